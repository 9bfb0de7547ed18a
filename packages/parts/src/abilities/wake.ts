import type { Triggered } from './ability.ts';
import type { AbilityCard, BagEntry } from './rules.ts';

/** From an event to the triggers it wakes. */

/**
 * An event that triggers may be about: the card it is about, and whose event it is.
 *
 * ```ts
 * const event: AbilityEvent = { type: 'banished', card, player };
 * const work: IntoBag = { do: 'intoBag', entries: [{ card: card.id, trigger: 0, about: event.card?.id ?? 0 }] };
 * ```
 */
export interface AbilityEvent {
  readonly type: string;
  readonly card?: { readonly id: number };
  readonly player?: { readonly id: string };
}

/** The effect that puts triggers into the bag. */
export type IntoBag = { readonly do: 'intoBag'; readonly entries: readonly BagEntry[] };

/** What an event wakes of a card, as work that puts it into the bag. */
export function fire(_context: unknown, card: AbilityCard, event: AbilityEvent): readonly [IntoBag] | undefined {
  let entries: BagEntry[] | undefined;
  const { triggers } = card.def;
  for (let trigger = 0; trigger < triggers.length; trigger++) {
    if (triggers[trigger].on !== event.type || !cares(triggers[trigger], card, event)) continue;
    entries ??= [];
    entries.push({ card: card.id, trigger, about: event.card?.id ?? 0 });
  }
  return entries === undefined ? undefined : [{ do: 'intoBag', entries }];
}

function cares({ of }: Triggered, card: AbilityCard, event: AbilityEvent): boolean {
  if (of === 'self') return event.card?.id === card.id;
  return of === 'any' || (of === 'own') === (event.player?.id === card.owner.id);
}

/** All that one moment wakes is in the bag before the first of it is resolved: its player chooses the order. */
export function together<W extends object>(_context: unknown, works: readonly W[]): readonly (W | IntoBag)[] {
  if (works.length === 1) return works;
  return [{ do: 'intoBag', entries: works.flatMap((work) => ('entries' in work ? (work.entries as BagEntry[]) : [])) }];
}
