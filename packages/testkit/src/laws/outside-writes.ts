import type { Action, Match } from 'cardloom';
import { show } from '../report.ts';
import { keyOf, listed, type Position } from './position.ts';

/** What must be the same after an action was made and taken back. */
export interface Before {
  readonly checksum: string;
  readonly legal: string;
  readonly twin: Match;
}

export const remember = (match: Match, player: string): Before => ({
  checksum: match.checksum(),
  legal: legalOf(match, player),
  twin: match.fork(),
});

/**
 * The last action, taken back by the tape, leaves nothing behind: neither in memory (a write that is not on the tape)
 * nor in the rules (a variable of their own). And a copy that makes the same action comes to the same state.
 */
export function checkOutsideWrites({ match, recorder }: Position, before: Before, action: Action): void {
  const wrong = (detail: string): void =>
    recorder.found('outside-writes', 'outsideWrites', `${show(action)}: ${detail}`);
  const after = match.checksum();
  match.undo();
  if (match.checksum() !== before.checksum)
    wrong('something was written that is not on the tape, so undo leaves it behind');
  else if (legalOf(match, action.player) !== before.legal)
    wrong('undone, it has changed what is legal: the rules remember it');
  match.redo();
  if (match.checksum() !== after) wrong('done again, it leads elsewhere');
  const { twin } = before;
  if (!twin.act(action).ok) wrong('a copy of the match refuses it');
  else if (twin.checksum() !== after) wrong('in a copy of the match it leads elsewhere: the rules remember something');
}

const legalOf = (match: Match, player: string): string => listed(match, player, 50).actions.map(keyOf).join();
