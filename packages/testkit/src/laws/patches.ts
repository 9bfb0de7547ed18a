import { applyPatch, initialCard } from '@cardloom/protocol';
import { type Action, describeGame, type Match, type Result, type View } from 'cardloom';
import { show } from '../report.ts';
import { differs, isSame } from './differs.ts';
import { canonical, type Position } from './position.ts';

/** In so many positions all viewers are looked at, and taking back, which is the same code backwards; else one viewer is. */
const WHOLE_ONCE_IN = 4;

/**
 * A view and the patch of an action are the next view, for every seat and for a spectator: when it is done, taken back and
 * done again.
 */
export function checkPatches(position: Position, action: Action): void {
  const match = position.match.fork();
  const { action: number } = position.recorder;
  const isWhole = number % WHOLE_ONCE_IN === 0;
  const everybody = [...match.players, null];
  const viewers = isWhole ? everybody : [everybody[number % everybody.length]];
  const follow = (what: string, change: () => Result): void => {
    const before = new Map(viewers.map((viewer) => [viewer, match.view(viewer)]));
    const result = change();
    if (result.ok) compare(position, match, before, result, `${show(action)} ${what}`);
  };
  follow('done', () => match.act(action));
  if (!isWhole) return;
  follow('taken back', () => match.undo());
  follow('done again', () => match.redo());
}

function compare(
  { game, recorder }: Position,
  match: Match,
  before: ReadonlyMap<string | null, View>,
  result: Result & { readonly ok: true },
  what: string,
): void {
  const initial = initialCard(describeGame(game));
  for (const [viewer, view] of before) {
    const difference = differenceTo(match.view(viewer), () => {
      // as it comes over a wire
      const patch = JSON.parse(JSON.stringify(result.patchFor(viewer)));
      return applyPatch(view, patch, initial);
    });
    if (difference === null) continue;
    const whose = viewer ?? 'a spectator';
    recorder.found('patches', 'patchMismatches', `the patch of ${what} leads ${whose} elsewhere: ${difference}`);
  }
}

function differenceTo(shown: View, reach: () => View): string | null {
  try {
    const reached = reach();
    if (isSame(reached, shown)) return null;
    return differs(JSON.parse(canonical(reached)), JSON.parse(canonical(shown)));
  } catch (error) {
    return String(error);
  }
}
