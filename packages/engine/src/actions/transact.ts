import { closeAhead } from '../effects/ahead.ts';
import { settle } from '../flow/settle.ts';
import type { Failure } from '../runtime/errors.ts';
import { reasonOf } from '../runtime/rule-error.ts';
import type { Runtime } from '../runtime/runtime.ts';

/**
 * Does some work and what follows from it, or nothing: if the work refuses, or a rule throws or runs away, everything is
 * taken back to the byte and the reason is returned. What was written stays on the tape.
 */
export function transact(
  runtime: Runtime,
  work: (runtime: Runtime) => Failure | null,
  proceed: (runtime: Runtime) => Failure | null = settleAll,
  beginning: Beginning = runtime.world,
): Failure | null {
  const { world } = runtime;
  runtime.busy = true;
  world.open();
  const { length, revision } = beginning;
  try {
    const refused = work(runtime) ?? proceed(runtime);
    if (refused !== null) takeBack(runtime, length, revision);
    return refused;
  } catch (thrown) {
    takeBack(runtime, length, revision);
    return reasonOf(runtime, thrown);
  } finally {
    runtime.busy = false;
    world.close();
    world.tidyBoxes();
  }
}

/** Where a failure takes everything back to: how long the tape was, and the world's revision. */
export interface Beginning {
  readonly length: number;
  readonly revision: number;
}

function settleAll(runtime: Runtime): Failure | null {
  settle(runtime);
  return runtime.attempt.ahead === null ? null : closeAhead(runtime, runtime.attempt.ahead);
}

function takeBack(runtime: Runtime, mark: number, revision: number): void {
  runtime.world.rollback(mark);
  runtime.keepState(revision);
  runtime.attempt.ahead = null;
}
