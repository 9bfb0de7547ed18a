import type { Codec, CompiledTriggers } from '../definition/compiled.ts';
import type { Rule } from '../definition/node.ts';
import type { Caught } from '../definition/operations.ts';
import type { GameEvent, Work } from '../definition/work.ts';
import { isIn } from '../players/priority.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { contents, push } from '../world/boxes.ts';
import { mustBeList } from '../world/given.ts';
import type { CardHandle } from '../world/handles.ts';
import { At } from '../world/header.ts';
import { canonicalJson, deepFreeze, type Json } from '../world/json.ts';
import { CardAt, ZoneAt } from '../world/layout.ts';
import { STORED_DEPTH } from '../world/limits.ts';
import type { World } from '../world/world.ts';
import { decodePayload, encodePayload } from './payload.ts';

/**
 * Triggers by event type. The index counts, in the match's memory, how many cards in play listen to each type, so an
 * event nobody listens to costs one look; it is kept by the primitives that move cards, and undo keeps it right.
 */

/** An event wakes the cards that listen to it at this moment; what they do about it comes at the frame's end. */
export function noticeEvent(
  runtime: Runtime,
  type: string,
  payload: Readonly<Record<string, unknown>>,
  codec: Codec | null,
): void {
  const number = runtime.game.triggers?.types.get(type);
  if (number === undefined || runtime.world.mem[runtime.layout.listenersStart + number] === 0) return;
  // in this order: the other way round V8 adds the type by a slow path
  const stacked = runtime.game.triggers?.stacked;
  if (stacked != null) {
    runtime.inside(catchTriggers, stacked.catch, { type, ...payload }, listeners(runtime, number));
    return;
  }
  const event = { type, ...(codec === null ? payload : encodePayload(codec, payload)) } as GameEvent;
  push(runtime.world, At.triggered, { event, cards: listeners(runtime, number) } as unknown as Json);
}

/** What triggers is settled now; what was caught waits for its player to put it on the stack. */
function catchTriggers(runtime: Runtime, rule: Rule, event: unknown, cards: readonly number[]): void {
  for (let i = 0; i < cards.length; i++) {
    const caught = runtime.call(rule, runtime.cardHandle(cards[i]), event);
    if (caught === undefined || caught === null) continue;
    mustBeList(caught, 'a list of triggers, or nothing');
    for (const one of caught as readonly Caught[]) catchTrigger(runtime, one);
  }
}

export function catchTrigger(runtime: Runtime, caught: Caught): void {
  canonicalJson(caught, 'trigger', STORED_DEPTH);
  push(runtime.world, At.triggered, deepFreeze(caught) as unknown as Json);
}

/** Nothing that waits to be put on the stack will be. */
export function dropTriggers(world: World): void {
  if (world.mem[At.triggered] !== 0) world.set(At.triggered, 0);
}

/** What was caught, as work: each player in turn order from the turn player puts theirs, in an order of their own. */
function stackTriggers(runtime: Runtime, put: string, ask: string): Work[] {
  const { world, playerIds } = runtime;
  const caught = contents(world, At.triggered).reverse() as unknown as Caught[];
  world.set(At.triggered, 0);
  const works: Work[] = [];
  const { seats } = world.layout;
  const first = Math.max(0, world.mem[At.turnPlayer]);
  for (let i = 0; i < seats; i++) {
    const seat = (first + i) % seats;
    const triggers = caught.filter((one) => one.player === playerIds[seat]);
    if (triggers.length === 0 || !isIn(world, seat)) continue;
    if (triggers.length === 1) works.push({ do: put, triggers });
    else works.push({ ask, player: playerIds[seat], data: { triggers } });
  }
  return works;
}

/** An event as rules read it. */
function readEvent(runtime: Runtime, event: GameEvent): unknown {
  const codec = runtime.game.events.get(event.type);
  return codec == null ? event : decodePayload(runtime, codec, event);
}

interface Woken {
  readonly event: GameEvent;
  readonly cards: readonly number[];
}

/** Takes what was woken, oldest event first, and gives the work it makes. */
export function fireTriggers(runtime: Runtime): Work[] {
  const triggers = runtime.game.triggers as CompiledTriggers;
  const { stacked, fire } = triggers;
  if (stacked !== null) return stackTriggers(runtime, stacked.put, stacked.ask);
  if (fire === null) return [];
  const woken = contents(runtime.world, At.triggered).reverse() as unknown as Woken[];
  runtime.world.set(At.triggered, 0);
  const fired: Work[] = [];
  for (const { event: told, cards } of woken) {
    const event = readEvent(runtime, told);
    let awake = cards.map((card) => runtime.cardHandle(card));
    if (triggers.order !== null && awake.length > 1) {
      awake = runtime.call(triggers.order, awake, event) as CardHandle[];
      mustBeList(awake, 'the list of listeners in an order (from `order`)');
    }
    for (const card of awake) {
      const works = runtime.call(fire, card, event) as Work[] | undefined;
      if (works === undefined) continue;
      mustBeList(works, 'a list of effects, or nothing');
      fired.push(...works);
    }
  }
  if (triggers.together === null || fired.length === 0) return fired;
  const together = runtime.call(triggers.together, fired) as Work[];
  mustBeList(together, 'a list of effects (from `together`)');
  return together;
}

/** The cards in play that listen to a type, in the order of the zones. */
function listeners(runtime: Runtime, type: number): number[] {
  const { world, layout } = runtime;
  const cards: number[] = [];
  for (const zone of layout.listeningZones) {
    for (let card = world.mem[zone.address + ZoneAt.bottom]; card !== 0; card = world.card(card, CardAt.next)) {
      if (layout.listens[world.card(card, CardAt.def)].includes(type)) cards.push(card);
    }
  }
  return cards;
}

/** The same counts by looking at every card: what the index must agree with. */
export function countListeners(world: World): number[] {
  const { layout } = world;
  const counts = new Array<number>(layout.eventTypes).fill(0);
  for (const zone of layout.listeningZones) {
    for (let card = world.mem[zone.address + ZoneAt.bottom]; card !== 0; card = world.card(card, CardAt.next)) {
      for (const type of layout.listens[world.card(card, CardAt.def)]) counts[type]++;
    }
  }
  return counts;
}
