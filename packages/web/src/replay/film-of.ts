import { beginAgain, isMove, openView, walkReplay } from '@cardloom/host';
import { describeFlow, type Game, type Match, type View } from 'cardloom';
import { changeOf } from './change.ts';
import type { Eyes, Film, FilmStep } from './film.ts';
import type { Recorded } from './recorded.ts';

/**
 * Plays a match again for somebody to see. `places`: about so many are looked at, and the end; at the others nothing seems to
 * change. To look takes far longer than to play.
 */
export function filmOf(
  game: Game,
  { recording }: Pick<Recorded, 'recording'>,
  eyes: Eyes,
  places = Number.POSITIVE_INFINITY,
): Film {
  const look = (match: Match): View =>
    eyes === 'everything' ? openView(match, recording.players[0]) : match.view(eyes.player);
  const viewer = eyes === 'everything' ? undefined : eyes.player;
  const view = look(beginAgain(game, recording));
  const count = recording.actions.length;
  const every = Math.max(1, Math.ceil(count / places));
  const steps: FilmStep[] = [];
  let last = view;
  for (const { entry, match, events } of walkReplay(game, recording, viewer)) {
    const [by, move] = isMove(entry) ? [entry.player, entry.move] : [null, null];
    const at = steps.length + 1;
    const isSeen = at % every === 0 || at === count;
    const next = isSeen ? look(match) : last;
    steps.push({
      by,
      move,
      isUndo: 'undo' in entry,
      events: isSeen ? events : [],
      change: isSeen ? changeOf(last, next) : null,
    });
    last = next;
  }
  return { eyes, flow: describeFlow(game), view, steps };
}
