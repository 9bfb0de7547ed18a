import type { Entry } from '@cardloom/host';
import type { ReplayFile } from '../replay-file.ts';

/** What was done at a table, out of a save; null if something was done to the match that no player can do. */
export function savedEntries({ actions, automatic = [] }: ReplayFile): Entry[] | null {
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

/** Which of a match's recorded actions were made by themselves, by place. */
export const automaticIn = (entries: readonly Entry[]): number[] =>
  entries
    .filter(({ did }) => did.type === 'act' || did.type === 'undo')
    .flatMap(({ did }, i) => (did.type === 'act' && did.isAutomatic === true ? [i] : []));
