import { type Names, optionsOf } from '@cardloom/parts/present';
import { waysToPay } from '@cardloom/protocol';
import type { Json, PromptChoice, View } from 'cardloom';
import { alikeOnce } from './alike.ts';

/** The one answer a question can have, or one of some that are alike; undefined if there is something to choose. */
export function soleAnswer(asked: PromptChoice, view: View, names: Names): Json | undefined {
  switch (asked.kind) {
    case 'oneOf':
    case 'player': {
      const offers = alikeOnce(optionsOf(asked, view, names), view, names);
      return offers.length === 1 ? offers[0].value : undefined;
    }
    case 'number':
      return asked.min === asked.max ? asked.min : undefined;
    case 'someOf':
      if (asked.max === 0) return [];
      return asked.min === asked.from.length ? [...asked.from] : undefined;
    case 'order':
      return asked.items.length < 2 ? [...asked.items] : undefined;
    case 'assignment':
      return soleAssignment(asked);
    case 'payment':
      return solePayment(asked);
  }
}

function soleAssignment({
  items,
  targets,
  optional,
}: Extract<PromptChoice, { readonly kind: 'assignment' }>): Json | undefined {
  const able = items.filter((item) => (targets[String(item)] ?? []).length > 0);
  if (able.length > 0 && optional) return undefined;
  const pairs = (optional ? able : items).map((item) => [String(item), targets[String(item)]] as const);
  if (pairs.some(([, possible]) => possible.length !== 1)) return undefined;
  return Object.fromEntries(pairs.map(([item, [target]]) => [item, target]));
}

/** A rule that has the last word may refuse the only one that fits; then a person should see it. */
function solePayment(asked: Extract<PromptChoice, { readonly kind: 'payment' }>): Json | undefined {
  const ways = asked.checked === true ? null : waysToPay(asked, 1);
  return ways?.length === 1 ? ways[0] : undefined;
}
