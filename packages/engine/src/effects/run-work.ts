import type { EffectRule } from '../definition/compiled.ts';
import type { Ask, Effect, Work } from '../definition/work.ts';
import { CardloomError } from '../runtime/errors.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { contentAt, pop, Unread } from '../world/boxes.ts';
import { At } from '../world/header.ts';
import { noSuch } from './agenda.ts';
import { type Answered, putQuestion, runAnswered } from './decisions.ts';
import { endFrame } from './frames.ts';
import { decodePayload } from './payload.ts';
import { Waiting } from './waiting.ts';

/** Taking work off the agenda and doing it. */

/** Runs the top of the agenda: one effect, or a question that now waits for its answer. */
export function runTop(runtime: Runtime): void {
  if (++runtime.effectsRun > runtime.effectsLimit) stopRunaway(runtime);
  const top = pop(runtime.world, At.agenda);
  if (top instanceof Waiting && top.runtime === runtime) {
    performEffect(runtime, top.effect);
    endFrame(runtime);
    return;
  }
  const work = (top instanceof Unread ? top.json : top) as unknown as Work | Answered;
  if ((work as Ask).ask !== undefined) {
    putQuestion(runtime, work as Ask);
    return;
  }
  if ((work as Answered).answered !== undefined) runAnswered(runtime, work as Answered);
  else runEffect(runtime, work as Effect);
  endFrame(runtime);
}

function runEffect(runtime: Runtime, effect: Effect): void {
  const handler = handlerOf(runtime, effect);
  runtime.call(handler, handler.codec === null ? effect : decodePayload(runtime, handler.codec, effect));
}

/** Runs an effect here and now, as the rule wrote it; it belongs to the frame of whoever asked for it. */
export function performEffect(runtime: Runtime, effect: Effect): void {
  runtime.call(handlerOf(runtime, effect), effect);
}

function handlerOf(runtime: Runtime, effect: Effect): EffectRule {
  const handler = runtime.game.effects.get(effect.do);
  return handler ?? noSuch(runtime, 'effect', effect.do, runtime.game.effects);
}

function stopRunaway(runtime: Runtime): never {
  const waiting: string[] = [];
  for (let at = runtime.world.mem[At.agenda]; at !== 0 && waiting.length < 6; at = runtime.world.boxes[at].below) {
    const work = contentAt(runtime.world, at) as unknown as Work;
    waiting.push('do' in work ? String(work.do) : `ask ${(work as Ask).ask}`);
  }
  const path = `effects: ${waiting.join(', ')}`;
  throw new CardloomError('runaway', `Stopped after ${runtime.game.maxEffects} effects; next would be ${path}.`, path);
}
