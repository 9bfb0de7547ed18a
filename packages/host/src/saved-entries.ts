import type { Replay } from 'cardloom';
import type { Entry } from './entry.ts';

/**
 * A replay that says which of its actions were made by themselves, by place.
 *
 * ```ts
 * const replay: SavedReplay = { actions: match.replay().actions, automatic: [3, 4] };
 * ```
 */
export type SavedReplay = Pick<Replay, 'actions'> & { readonly automatic?: readonly number[] };

/**
 * What was done at a table, out of a save; null if something was done to the match that no player can do.
 *
 * ```ts
 * const entries = savedEntries(match.replay());
 * if (entries !== null) new LocalTable(game, { seats: [{ player: 'ann' }, { player: 'bo' }], entries });
 * ```
 */
export function savedEntries({ actions, automatic = [] }: SavedReplay): Entry[] | null {
  const entries: Entry[] = [];
  for (const [i, action] of actions.entries()) {
    const seq = i + 1;
    if ('move' in action) {
      const { player, move, args = {} } = action;
      const isAutomatic = automatic.includes(i) ? ({ isAutomatic: true } as const) : {};
      entries.push({ seq, at: 0, by: player, did: { type: 'act', move, args, ...isAutomatic } });
    } else if ('undo' in action) entries.push({ seq, at: 0, by: null, did: { type: 'undo' } });
    else return null;
  }
  return entries;
}

/**
 * Which of a match's recorded actions were made by themselves, by place.
 *
 * ```ts
 * const { entries } = table.save();
 * console.log(`${automaticIn(entries).length} passes were made for somebody`);
 * ```
 */
export const automaticIn = (entries: readonly Entry[]): number[] =>
  entries
    .filter(({ did }) => did.type === 'act' || did.type === 'undo')
    .flatMap(({ did }, i) => (did.type === 'act' && did.isAutomatic === true ? [i] : []));

/**
 * What was done to the match, out of what was done at its table.
 *
 * ```ts
 * console.log(loggedIn(table.save().entries).length);
 * ```
 */
export const loggedIn = (entries: readonly Entry[]): Replay['actions'] =>
  entries.flatMap(({ by, did }): Replay['actions'] => {
    if (did.type === 'act') return [{ player: by ?? '', move: did.move, args: did.args }];
    return did.type === 'undo' ? [{ undo: null }] : [];
  });
