import { answersTo } from '../actions/enumerate.ts';
import { canAnswer, dataOf, type PendingDecision, pendingDecision } from '../effects/decisions.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { At } from '../world/header.ts';
import type { Json } from '../world/json.ts';
import { CardAt, type Column, ZoneAt } from '../world/layout.ts';
import { randomBelow, seedRandom } from '../world/random.ts';
import type { Seed } from '../world/seed.ts';
import type { World } from '../world/world.ts';
import { meantByNumber } from './meant.ts';
import { isTold } from './open-columns.ts';
import { assign, type Place } from './places.ts';
/**
 * Deals anew what a seat cannot know, so that the match looks the same to the seat and tells it nothing more. What comes
 * out depends on the seed and on what the seat knows, never on how the cards really lie.
 *
 * - Each owner's cards it does not know change places among themselves, wherever they can lie; who knows what stays with
 *   the place, and what happened to them in their zone.
 * - Answers that are still sealed are given anew, at random.
 * - Secret attributes it cannot see go back to their initial values, and are dealt anew if the game says how.
 */
export function resample(runtime: Runtime, seat: number, seed: Seed): void {
  forgetSecrets(runtime, seat, seed);
  deal(runtime, seat);
  runtime.world.forget();
  runtime.world.dropBoxes();
}

/** The first half: what is secret apart from cards is gone, and the random numbers are those of the new seed. */
export function forgetSecrets(runtime: Runtime, seat: number, seed: Seed): void {
  seedRandom(runtime.world, seed);
  hideSecrets(runtime, seat);
  dealSecrets(runtime, seat);
  openSeals(runtime, seat);
}

/** Deals until all who are asked could answer, or so often: with most hands everybody can. */
const MOST_DEALS = 20;

/** The second half: cards, and answers under seal. */
export function deal(runtime: Runtime, seat: number): void {
  mixAttributes(runtime, seat);
  for (let deals = 0; deals < MOST_DEALS; deals++) {
    for (let owner = 0; owner < runtime.layout.seats; owner++) dealAnew(runtime, seat, owner);
    if (couldAnswer(runtime, seat)) break;
  }
  sealAnew(runtime, seat);
}

/** Whoever has nothing to choose from is not asked, so with these cards the others who are asked must have something. */
function couldAnswer(runtime: Runtime, seat: number): boolean {
  const pending = pendingDecision(runtime);
  const decision = pending === null ? undefined : runtime.game.decisions.get(pending.ask.ask);
  if (pending === null || decision === undefined) return true;
  const answered = Object.keys(pending.answers).map((id) => runtime.playerIds.indexOf(id));
  return [...pending.waiting, ...answered].every(
    (other) => other === seat || canAnswer(runtime, decision, pending.ask, other),
  );
}

function dealAnew(runtime: Runtime, seat: number, owner: number): void {
  const { world, layout } = runtime;
  const { cardBase, cardWords, zones } = layout;
  const places: Place[] = [];
  const definitions: number[] = [];
  // place by place: the numbers of hidden cards are no matter
  for (const { address, holds, listens } of zones) {
    let card = world.mem[address + ZoneAt.bottom];
    for (; card !== 0; card = world.card(card, CardAt.next)) {
      const row = cardBase + card * cardWords;
      if (world.mem[row + CardAt.owner] !== owner || (world.mem[row + CardAt.known] & (1 << seat)) !== 0) continue;
      places.push({ row, holds, listens });
      definitions.push(world.mem[row + CardAt.def]);
    }
  }
  // in an order of their own first: where they lay must not show through the shuffle
  definitions.sort((a, b) => a - b);
  shuffle(world, definitions);
  const dealt = assign(definitions, allowed(runtime, definitions, places));
  for (let i = 0; i < places.length; i++) {
    const { row, listens } = places[i];
    if (listens) {
      world.listen(world.mem[row + CardAt.def], -1);
      world.listen(dealt[i], 1);
    }
    world.set(row + CardAt.def, dealt[i]);
  }
}

/** The places with what can lie there, for all that was told about the cards. */
function allowed(runtime: Runtime, definitions: readonly number[], places: readonly Place[]): readonly Place[] {
  const { couldBe } = runtime.game;
  if (couldBe === null) return places;
  const { layout, cardData } = runtime;
  const kinds = [...new Set(definitions)];
  return places.map((place) => {
    const card = runtime.cardHandle((place.row - layout.cardBase) / layout.cardWords);
    const holds = new Uint8Array(cardData.length);
    let isFree = true;
    for (const kind of kinds) {
      const fits = place.holds === null || place.holds[kind] === 1;
      if (fits && runtime.ask(couldBe, card, cardData[kind]) === true) holds[kind] = 1;
      else isFree = false;
    }
    return isFree ? { ...place, holds: null } : { ...place, holds };
  });
}

/**
 * What happened to hidden cards stays in its zone, and nobody can tell to which of them it happened: their attributes
 * change places among themselves. A card that something means by its number keeps its own.
 */
function mixAttributes(runtime: Runtime, seat: number): void {
  const { world, layout } = runtime;
  const { cardBase, cardWords, card: columns, seats } = layout;
  if (columns.length === 0) return;
  const areAlike = (one: number, other: number): boolean =>
    columns.every(({ offset }) => world.mem[one + offset] === world.mem[other + offset]);
  for (const { address } of layout.zones) {
    const hidden: number[][] = Array.from({ length: seats }, () => []);
    for (let card = world.mem[address + ZoneAt.bottom]; card !== 0; card = world.card(card, CardAt.next)) {
      const row = cardBase + card * cardWords;
      if ((world.mem[row + CardAt.known] & (1 << seat)) === 0) hidden[world.mem[row + CardAt.owner]].push(row);
    }
    for (const rows of hidden) {
      if (rows.every((row) => areAlike(row, rows[0]))) continue;
      const isMeant = meantByNumber(runtime);
      const free = rows.filter((row) => isMeant[(row - cardBase) / cardWords] === 0);
      const contents = free.map((row) => world.mem.slice(row, row + cardWords)).sort(byAttributes(world));
      shuffle(world, contents);
      for (const [i, row] of free.entries()) {
        for (const { offset } of columns) world.set(row + offset, contents[i][offset]);
      }
    }
  }
}

/** By content: the index of a value depends on how the match came to it. */
const byAttributes =
  ({ layout, values }: World) =>
  (one: Int32Array, other: Int32Array): number => {
    for (const { kind, offset } of layout.card) {
      if (one[offset] === other[offset]) continue;
      const isPlain = kind === 'int' || kind === 'bool';
      return isPlain ? one[offset] - other[offset] : values.hash(one[offset]) - values.hash(other[offset]);
    }
    return 0;
  };

function shuffle<V>(world: World, list: V[]): void {
  for (let i = list.length - 1; i > 0; i--) {
    const other = randomBelow(world, i + 1);
    const kept = list[i];
    list[i] = list[other];
    list[other] = kept;
  }
}

function hideSecrets(runtime: Runtime, seat: number): void {
  const { world, layout } = runtime;
  const { secrets } = runtime.game;
  const hide = (row: number, columns: readonly Column[], hidden: ReadonlySet<string>): void => {
    if (hidden.size === 0) return;
    for (const { name, offset, initial } of columns) if (hidden.has(name)) world.set(row + offset, initial);
  };
  hide(0, layout.game, secrets.game);
  for (let other = 0; other < layout.seats; other++) {
    if (!isTold(runtime, seat, other))
      hide(layout.playerStart + other * layout.playerWords, layout.player, secrets.player);
  }
  if (secrets.card.size === 0) return;
  for (let card = 1; card <= world.mem[At.cards]; card++) {
    if (isTold(runtime, seat, world.card(card, CardAt.owner))) continue;
    hide(layout.cardBase + card * layout.cardWords, layout.card, secrets.card);
  }
}

function dealSecrets(runtime: Runtime, seat: number): void {
  const { dealSecrets: deal } = runtime.game;
  if (deal === null) return;
  for (let other = 0; other < runtime.layout.seats; other++) {
    if (!isTold(runtime, seat, other)) runtime.call(deal, runtime.playerHandle(other));
  }
}

/** Enough to choose from where a list of answers would be endless. */
const MOST_ANSWERS = 1000;

/** The decision that waits, with other answers: in its place, because nobody comes back to the match as it was before. */
function replacePending({ world }: Runtime, pending: PendingDecision): void {
  const at = world.mem[At.decision];
  world.boxes[at] = { content: pending as unknown as Json, below: world.boxes[at].below };
}

/** Nothing is left of what others answered but that they did. */
function openSeals(runtime: Runtime, seat: number): void {
  const pending = pendingDecision(runtime);
  if (pending === null) return;
  const own = runtime.playerIds[seat];
  const answers = Object.entries(pending.answers).map(([id, answer]) => [id, id === own ? answer : null] as const);
  replacePending(runtime, { ...pending, answers: Object.fromEntries(answers) });
}

function sealAnew(runtime: Runtime, seat: number): void {
  const { world, playerIds } = runtime;
  const pending = pendingDecision(runtime);
  const decision = pending === null ? undefined : runtime.game.decisions.get(pending.ask.ask);
  if (pending === null || decision === undefined) return;
  const answers: Record<string, Json> = {};
  const waiting = [...pending.waiting];
  for (const [id, answer] of Object.entries(pending.answers)) {
    const other = playerIds.indexOf(id);
    if (other === seat) {
      answers[id] = answer;
      continue;
    }
    const options: Json[] = [];
    for (const option of answersTo(runtime, other, decision, dataOf(runtime, decision, pending.ask))) {
      if (options.push(option) === MOST_ANSWERS) break;
    }
    if (options.length > 0) answers[id] = options[randomBelow(world, options.length)];
    // with these cards there was nothing to answer: better asked again than told what the answer was
    else waiting.push(other);
  }
  replacePending(runtime, { ...pending, waiting: waiting.sort((a, b) => a - b), answers });
}
