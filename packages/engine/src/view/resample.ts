import { eachAnswer } from '../choices/answers.ts';
import { canAnswer, dataOf, type PendingDecision, pendingDecision } from '../effects/decisions.ts';
import { Calling, type Runtime } from '../runtime/runtime.ts';
import { At } from '../world/header.ts';
import type { Json } from '../world/json.ts';
import { CardAt, type Column, ZoneAt } from '../world/layout.ts';
import { randomBelow, seedRandom } from '../world/random.ts';
import type { Seed } from '../world/seed.ts';
import { assign, type Place } from './places.ts';
/**
 * Deals anew what a seat cannot know, so that the match looks the same to the seat and tells it nothing more. What comes
 * out depends on the seed and on what the seat knows, never on how the cards really lie.
 *
 * - The identities of each owner's cards it does not know change places among themselves, wherever they can lie; who
 *   knows what stays with the place.
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

/**
 * The words of a card that say what it is. The others say where it is, who knows it, and whether something lasts as
 * long as it stays: that is remembered by its number.
 */
const isIdentity = (word: number): boolean =>
  word !== CardAt.zone &&
  word !== CardAt.prev &&
  word !== CardAt.next &&
  word !== CardAt.known &&
  word !== CardAt.source;

function dealAnew({ world, layout }: Runtime, seat: number, owner: number): void {
  const { cardBase, cardWords, zones } = layout;
  const places: Place[] = [];
  const identities: Int32Array[] = [];
  // place by place: the numbers of hidden cards are no matter
  for (const { address, holds, listens } of zones) {
    let card = world.mem[address + ZoneAt.bottom];
    for (; card !== 0; card = world.card(card, CardAt.next)) {
      const row = cardBase + card * cardWords;
      if (world.mem[row + CardAt.owner] !== owner || (world.mem[row + CardAt.known] & (1 << seat)) !== 0) continue;
      places.push({ row, holds, listens });
      identities.push(world.mem.slice(row, row + cardWords));
    }
  }
  // in an order of their own first: where they lay must not show through the shuffle
  identities.sort(byIdentity);
  for (let i = identities.length - 1; i > 0; i--) {
    const other = randomBelow(world, i + 1);
    const kept = identities[i];
    identities[i] = identities[other];
    identities[other] = kept;
  }
  const dealt = assign(identities, places);
  for (let i = 0; i < places.length; i++) {
    const { row, listens } = places[i];
    const identity = dealt[i];
    if (listens) {
      world.listen(world.mem[row + CardAt.def], -1);
      world.listen(identity[CardAt.def], 1);
    }
    for (let word = 0; word < cardWords; word++) if (isIdentity(word)) world.set(row + word, identity[word]);
  }
}

function byIdentity(one: Int32Array, other: Int32Array): number {
  for (let word = 0; word < one.length; word++) {
    if (one[word] !== other[word] && isIdentity(word)) return one[word] - other[word];
  }
  return 0;
}

function hideSecrets({ world, layout, game }: Runtime, seat: number): void {
  const { secrets } = game;
  const hide = (row: number, columns: readonly Column[], hidden: ReadonlySet<string>): void => {
    if (hidden.size === 0) return;
    for (const { name, offset, initial } of columns) if (hidden.has(name)) world.set(row + offset, initial);
  };
  hide(0, layout.game, secrets.game);
  for (let other = 0; other < layout.seats; other++) {
    if (other !== seat) hide(layout.playerStart + other * layout.playerWords, layout.player, secrets.player);
  }
  if (secrets.card.size === 0) return;
  for (let card = 1; card <= world.mem[At.cards]; card++) {
    if (world.card(card, CardAt.owner) === seat) continue;
    hide(layout.cardBase + card * layout.cardWords, layout.card, secrets.card);
  }
}

const DEAL = { path: 'secrets.deal' };

function dealSecrets(runtime: Runtime, seat: number): void {
  const { dealSecrets: deal } = runtime.game;
  if (deal === null) return;
  runtime.callingAt = DEAL;
  runtime.callingKind = Calling.itself;
  for (let other = 0; other < runtime.layout.seats; other++) {
    if (other !== seat) deal(runtime.context as never, runtime.playerHandle(other) as never);
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
    const prepare = (): void => {
      runtime.actor = runtime.playerHandle(other);
    };
    for (const option of eachAnswer(runtime, decision, dataOf(runtime, decision, pending.ask), prepare)) {
      if (options.push(option) === MOST_ANSWERS) break;
    }
    if (options.length > 0) answers[id] = options[randomBelow(world, options.length)];
    // with these cards there was nothing to answer: better asked again than told what the answer was
    else waiting.push(other);
  }
  runtime.actor = null;
  replacePending(runtime, { ...pending, waiting: waiting.sort((a, b) => a - b), answers });
}
