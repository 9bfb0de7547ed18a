import type { Action, Failure, Match, MatchEvent, Patch } from 'cardloom';

type Shown =
  | {
      readonly ok: true;
      readonly events: readonly MatchEvent[];
      readonly isAll: boolean;
      /** From the player's view to the one after all of it, where all of it can be known. */
      readonly patch?: Patch;
    }
  | { readonly ok: false; readonly error: Failure };

/**
 * What an action would lead to, as far as its player can know: what happens alike in several worlds that all could be the
 * true one, which itself is not looked at.
 */
export function preview(match: Match, action: Action): Shown {
  let events: readonly MatchEvent[] | null = null;
  let patch: Patch = {};
  let patchText = '';
  let isAll = true;
  for (const seed of SEEDS) {
    const result = match.sample(action.player, seed).act(action);
    if (!result.ok) return result;
    // chance could fall out alike in all of them
    if (result.randomDraws > 0) return { ok: true, events: [], isAll: false };
    const others = result.eventsFor(action.player);
    // a card that is drawn has a number in every world, but not the same name
    patch = result.patchFor(action.player);
    const seen = JSON.stringify(patch);
    const count: number = events === null ? others.length : countAlike(events, others);
    isAll &&= events === null || (seen === patchText && count === others.length && count === events.length);
    isAll &&= !turnsUp(patch, others);
    events = others.slice(0, count);
    patchText = seen;
  }
  return { ok: true, events: events ?? [], isAll, ...(isAll ? { patch } : {}) };
}

/** Whether a card comes into sight that was there before: which one it is, worlds can agree on by chance. */
function turnsUp({ cards = {} }: Patch, events: readonly MatchEvent[]): boolean {
  const made = new Set(events.flatMap(({ type, card }) => (type === 'cardCreated' ? [Number(card)] : [])));
  return Object.entries(cards).some(([id, { name }]) => name !== undefined && !made.has(Number(id)));
}

const SEEDS = [1, 2, 3, 4] as const;

function countAlike(events: readonly MatchEvent[], others: readonly MatchEvent[]): number {
  const differs = events.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(others[i]));
  return differs < 0 ? events.length : differs;
}
