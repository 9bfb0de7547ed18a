import type { Codec, CompiledDecision, EffectRule } from '../definition/compiled.ts';
import type { PendingDecision } from '../effects/decisions.ts';
import { canAnswer, decisionNamed, pendingDecision } from '../effects/decisions.ts';
import { isIn } from '../players/priority.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { At, HEADER } from '../world/header.ts';
import type { Json } from '../world/json.ts';
import { messageOf } from '../world/quote.ts';
import * as read from './snapshot-reader.ts';

/** What waits, in a snapshot: effects and questions on the agenda, the decision that is open, triggers that were woken. */

function readEffect(runtime: Runtime, value: Json | undefined, path: string): read.Fields {
  const { effects } = runtime.game;
  const effect = read.object(value, path);
  const { codec } = effects.get(read.name(effect.do, `${path}.do`, effects, 'effect')) as EffectRule;
  if (codec !== null) checkHandles(runtime, codec, effect, path);
  return effect;
}

/** What a payload names by number or id is there: its handler gets handles. */
function checkHandles({ world, playerIds }: Runtime, { fields }: Codec, payload: read.Fields, path: string): void {
  const players = new Set(playerIds);
  for (const { name, of, isList, isOptional } of fields) {
    const value = payload[name];
    const at = `${path}.${name}`;
    if (value === undefined && isOptional) continue;
    for (const one of isList ? read.list(value, at) : [value]) {
      if (of === 'card' || (of === 'target' && typeof one === 'number')) read.range(one, at, 1, world.mem[At.cards]);
      else read.name(one, at, players, 'player');
    }
  }
}

function readAsk(runtime: Runtime, value: Json | undefined, path: string): read.Fields {
  const ask = read.object(value, path);
  const players = new Set(runtime.playerIds);
  const decision = decisionOf(runtime, ask.ask, `${path}.ask`);
  if (Array.isArray(ask.player)) {
    if (ask.player.length === 0) read.bad(`${path}.player`, 'names nobody');
    read.names(ask.player, `${path}.player`, players, 'player');
  } else read.name(ask.player, `${path}.player`, players, 'player');
  if (decision.codec !== null)
    checkHandles(runtime, decision.codec, read.object(ask.data, `${path}.data`), `${path}.data`);
  if (ask.otherwise !== undefined) readEffect(runtime, ask.otherwise, `${path}.otherwise`);
  return ask;
}

const decisionOf = (runtime: Runtime, name: Json | undefined, path: string): CompiledDecision =>
  decisionNamed(runtime, read.name(name, path, runtime.game.decisions, 'decision'));

/** A decision that was answered and whose rule is to run. */
function readAnswered(runtime: Runtime, value: Json, path: string): read.Fields {
  const answered = read.fields(value, path, ['answered', 'data', 'answers']);
  const { codec } = decisionOf(runtime, answered.answered, `${path}.answered`);
  if (codec !== null) checkHandles(runtime, codec, read.object(answered.data, `${path}.data`), `${path}.data`);
  readAnswers(answered.answers, new Set(runtime.playerIds), `${path}.answers`);
  return answered;
}

function readAnswers(value: Json | undefined, players: ReadonlySet<string>, path: string): void {
  for (const [id, given] of Object.entries(read.object(value, path))) {
    read.name(id, path, players, 'player who has answered');
    read.object(given, `${path}.${id}`);
  }
}

export function readWork(runtime: Runtime, value: Json, path: string): Json {
  const { ask, answered } = read.object(value, path);
  const readOne = ask !== undefined ? readAsk : answered !== undefined ? readAnswered : readEffect;
  return read.work(readOne(runtime, value, path));
}

/** Who is asked and has not answered is still in the match; answers are those of others who were asked. */
export function readDecision(runtime: Runtime, value: Json, path: string): Json {
  const { world, playerIds, layout } = runtime;
  const decision = read.fields(value, path, ['ask', 'waiting', 'answers']);
  const { player } = readAsk(runtime, decision.ask, `${path}.ask`);
  const asked = new Set(Array.isArray(player) ? (player as readonly string[]) : [player as string]);
  const waiting = read.list(decision.waiting, `${path}.waiting`).map((seat, i) => {
    const at = `${path}.waiting[${i}]`;
    const number = read.range(seat, at, 0, layout.seats - 1);
    if (!asked.delete(playerIds[number]) || !isIn(world, number)) read.bad(at, 'is nobody who is asked');
    return number;
  });
  if (waiting.length === 0) read.bad(`${path}.waiting`, 'is empty, so nobody would answer');
  readAnswers(decision.answers, asked, `${path}.answers`);
  return read.work(decision);
}

/** An event with the cards it woke, or in a game with a stack what a player will put on it. */
export function readTriggered(runtime: Runtime, value: Json, path: string): Json {
  const { triggers } = runtime.game;
  if (triggers === null) return read.bad(path, 'is a trigger, and the game has none');
  if (triggers.stacked !== null) {
    const caught = read.object(value, path);
    read.name(caught.player, `${path}.player`, new Set(runtime.playerIds), 'player');
    return read.work(caught);
  }
  const woken = read.fields(value, path, ['event', 'cards']);
  read.name(read.object(woken.event, `${path}.event`).type, `${path}.event.type`, triggers.types, 'type of event');
  const cards = read.list(woken.cards, `${path}.cards`);
  for (const [i, card] of cards.entries()) read.range(card, `${path}.cards[${i}]`, 1, runtime.world.mem[At.cards]);
  return read.work(woken);
}

/** Work waits only while somebody is asked: everything else would have been done before anybody could act. */
export function checkRest({ world }: Runtime): void {
  if (world.mem[At.decision] !== 0) return;
  for (const name of ['agenda', 'triggered', 'requests'] as const) {
    if (world.mem[HEADER[name]] === 0) continue;
    const path = name === 'requests' ? name : `header.${name}`;
    read.bad(path, 'holds work, and nobody is asked anything: it would have been done before anybody could act');
  }
}

/**
 * A decision was put to people who could answer it, so its question can be asked again. What it is about is the game's
 * own data: only its rules can tell whether they understand it.
 */
export function tryDecision(runtime: Runtime, path: string): void {
  const pending: PendingDecision | null = pendingDecision(runtime);
  if (pending === null) return;
  const { world } = runtime;
  const mark = world.length;
  const decision = decisionNamed(runtime, pending.ask.ask);
  try {
    for (const seat of pending.waiting) canAnswer(runtime, decision, pending.ask, seat);
    if (world.length !== mark) throw new Error('a rule that may only look changed something');
  } catch (error) {
    read.bad(path, `cannot be asked: ${messageOf(error)}`);
  }
}
