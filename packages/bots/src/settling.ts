import type { Action, ActionList, Failure, Line } from 'cardloom';
import { lead } from './standing.ts';

/** A chain of questions longer than this is looked at where it is. */
const MOST_STEPS = 16;
/** More answers than this are not all tried. */
const MOST_ANSWERS = 64;

/** Makes a legal action on a line of play; that it is refused would be an error in the game. */
export function make(line: Line, action: Action): void {
  const refused = line.make(action);
  if (refused !== null) mustBeLegal(action, refused);
}

/** The same for the action of this number in a list. */
export function makeAt(line: Line, list: ActionList, index: number): void {
  const refused = line.makeAt(list, index);
  if (refused !== null) mustBeLegal(list.at(index), refused);
}

function mustBeLegal({ move }: Action, { message, cause }: Failure): never {
  throw new Error(`"${move}" was listed as legal and then refused: ${message}`, { cause });
}

/**
 * Plays on until somebody is free to choose a move: whoever has only one action takes it, and whoever is asked in the
 * middle of an effect gives the answer that looks best to them.
 */
export function settle(line: Line, list: ActionList): void {
  for (let step = 0; step < MOST_STEPS; step++) {
    const seat = line.listNext(list);
    if (seat < 0) return;
    // an answer under seal changes nothing yet, so none looks better than another
    if (list.size === 1 || line.isSealed) makeAt(line, list, 0);
    else if (line.isDeciding) make(line, bestAnswer(line, seat, list));
    else return;
  }
}

function bestAnswer(line: Line, seat: number, list: ActionList): Action {
  const count = Math.min(list.size, MOST_ANSWERS);
  let best = list.at(0);
  let most = -Infinity;
  for (let i = 0; i < count; i++) {
    const answer = list.at(spread(i, count, list.size));
    make(line, answer);
    const value = lead(line, seat);
    line.unmake();
    if (value > most) {
      most = value;
      best = answer;
    }
  }
  return best;
}

/** The i-th of `count` numbers spread evenly below `size`: all of them if they are no more. */
export const spread = (i: number, count: number, size: number): number =>
  size <= count ? i : Math.floor((i * size) / count);
