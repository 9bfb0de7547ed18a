import type { Json, PromptChoice } from 'cardloom';

/** The one answer a question can have; undefined if there is something to choose. */
export function soleAnswer(asked: PromptChoice): Json | undefined {
  switch (asked.kind) {
    case 'oneOf':
    case 'player':
      return asked.options.length === 1 ? asked.options[0] : undefined;
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
      return 'pool' in asked && asked.size !== undefined && asked.size === total(asked.pool)
        ? { ...asked.pool }
        : undefined;
  }
}

function soleAssignment({
  items,
  targets,
  optional,
}: Extract<PromptChoice, { readonly kind: 'assignment' }>): Json | undefined {
  if (items.length > 0 && optional) return undefined;
  const pairs = items.map((item) => [String(item), targets[String(item)]] as const);
  if (pairs.some(([, possible]) => possible.length !== 1)) return undefined;
  return Object.fromEntries(pairs.map(([item, [target]]) => [item, target]));
}

const total = (pool: Readonly<Record<string, number>>): number =>
  Object.values(pool).reduce((sum, count) => sum + count, 0);
