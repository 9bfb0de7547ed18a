import { type Match, playReplay, type RecordedMove, type Replay } from 'cardloom';
import { messageOf, show } from '../report.ts';
import type { Position } from './position.ts';

/** Undo to the root restores every checksum, redo every one again. `trail` holds them, the root's first. */
export function checkUndo({ match, recorder }: Position, trail: readonly string[]): void {
  const wrong = (detail: string): void => recorder.found('undo', 'undoMismatches', detail);
  for (let i = trail.length - 2; i >= 0; i--) {
    if (!match.undo().ok) {
      wrong(`action ${i} cannot be undone`);
      return;
    }
    if (match.checksum() !== trail[i]) {
      wrong(`after undoing action ${i} the checksum is another than before it`);
      return;
    }
  }
  if (match.undo().ok) wrong('more can be undone than was done');
  for (let i = 1; i < trail.length; i++) {
    if (!match.redo().ok) {
      wrong(`action ${i - 1} cannot be redone`);
      return;
    }
    if (match.checksum() !== trail[i]) {
      wrong(`after redoing action ${i - 1} the checksum is another than after it`);
      return;
    }
  }
}

/** The same on a line of play: make and unmake, as search does. */
export function checkLine(root: Match, { match, recorder }: Position, trail: readonly string[]): void {
  const { history } = match.snapshot();
  if (history.some((entry) => 'host' in entry)) return;
  const line = root.line();
  const wrong = (detail: string): void => recorder.found('undo', 'undoMismatches', `on a line of play, ${detail}`);
  for (const [i, action] of (history as readonly RecordedMove[]).entries()) {
    const refused = line.make(action);
    if (refused !== null) {
      wrong(`action ${i} (${show(action)}) is refused: ${refused.message}`);
      return;
    }
    if (line.checksum() !== trail[i + 1]) {
      wrong(`action ${i} (${show(action)}) leads elsewhere`);
      return;
    }
  }
  for (let i = trail.length - 2; i >= 0; i--) {
    line.unmake();
    if (line.checksum() !== trail[i]) {
      wrong(`action ${i} unmade leaves something behind`);
      return;
    }
  }
}

/** Played again from its seed and its actions, the match ends in the same state. */
export function checkReplay({ game, match, recorder }: Position): void {
  try {
    const again = playReplay(game, JSON.parse(JSON.stringify(match.replay())) as Replay);
    if (again.checksum() !== match.checksum()) throw new Error('it ends in another state');
  } catch (error) {
    recorder.found('replay', 'replayMismatches', messageOf(error));
  }
}
