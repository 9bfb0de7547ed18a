import { attackWithActions } from '../fuzz/actions.ts';
import { FuzzRecorder } from '../fuzz/fuzz-report.ts';
import { attackWithReplays } from '../fuzz/replays.ts';
import { attackWithSnapshots } from '../fuzz/snapshots.ts';
import type { Position } from './position.ts';

/** A dose of what `npm run fuzz` takes by the million. */
const ACTIONS = 20;
const SNAPSHOTS = 2;
const REPLAYS = 2;
/** Longer matches take long to play again, and their replays are read no differently. */
const SHORT = 30;

/** Hostile actions, forged snapshots and replays are refused with a type, soon, and change nothing. */
export function checkHostileInput({ game, match, dice, recorder, elsewhere }: Position): void {
  const fuzz = new FuzzRecorder('actions', game.name, 0);
  attackWithActions(game, match.fork(), elsewhere, dice, fuzz, ACTIONS);
  attackWithSnapshots(game, match, dice, fuzz, SNAPSHOTS);
  if (match.replay().actions.length <= SHORT) attackWithReplays(game, match, dice, fuzz, REPLAYS);
  for (const { fault, detail } of fuzz.report().findings) {
    recorder.found('hostile-input', 'hostileInputs', `${WORDS[fault]}: ${detail}`);
  }
}

const WORDS = {
  throws: 'something is thrown that is no typed error',
  stateChanges: 'something is changed',
  accepted: 'something wrong is accepted',
  slow: 'an answer takes too long',
};
