import type { HostAction, Recorded } from '../runtime/action.ts';
import { asked } from '../runtime/rule-error.ts';
import { Runtime } from '../runtime/runtime.ts';
import type { Seed } from '../world/seed.ts';
import { renumber } from './renumber.ts';
import { deal, forgetSecrets } from './resample.ts';
/**
 * A match that could be the true one for all a seat knows. Nothing in it says more: it is dealt in a copy, and then only
 * what the memory refers to is taken over into another, which has a seed, a tape and values of its own.
 */
export function sample(runtime: Runtime, seat: number, seed: Seed): Runtime {
  const { game, setup } = runtime;
  const dealt = new Runtime(game, setup, runtime);
  asked(dealt, () => {
    forgetSecrets(dealt, seat, seed);
    renumber(dealt, seat);
    deal(dealt, seat);
  });
  // where it began is found by taking all of it back
  return new Runtime(game, { ...setup, seed, sampledFor: setup.players[seat], undo: 'all' }, dealt, true);
}

/**
 * What a player may know of something that was done: their own moves whole, and of others' that they were made. What
 * others answered in them shows in what came of it, or not at all.
 */
export const seenBy =
  (player: string) =>
  <R extends Recorded>(done: R): R => ({
    ...done,
    args: 'player' in done && done.player === player ? { ...done.args } : NO_ARGS,
  });

const NO_ARGS: HostAction['args'] = Object.freeze({});
