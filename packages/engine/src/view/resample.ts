import { eachAnswer } from '../actions/answers.ts';
import { dataOf, pendingDecision } from '../effects/decisions.ts';
import type { Recorded } from '../match/history.ts';
import { Calling, type Runtime } from '../match/runtime.ts';
import { At } from '../world/header.ts';
import type { Json } from '../world/json.ts';
import { CardAt, type Column } from '../world/layout.ts';
import { randomBelow, seedRandom } from '../world/random.ts';

/**
 * Deals anew what a seat cannot know, so that the match looks the same to the seat and tells it nothing more. What comes
 * out depends on the seed and on what the seat knows, never on how the cards really lie.
 *
 * - The identities of each owner's cards it does not know change places among themselves, wherever they lie; who knows
 *   what stays with the place.
 * - Answers that are still sealed are given anew, at random.
 * - Secret attributes it cannot see go back to their initial values, and are dealt anew if the game says how.
 */
export function resample(runtime: Runtime, seat: number, seed: number): void {
  seedRandom(runtime.world, seed);
  hideSecrets(runtime, seat);
  dealSecrets(runtime, seat);
  for (let owner = 0; owner < runtime.layout.seats; owner++) dealAnew(runtime, seat, owner);
  resealAnswers(runtime, seat);
  runtime.world.forget();
  runtime.world.dropBoxes();
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
  const places: number[] = [];
  const identities: Int32Array[] = [];
  for (let card = 1; card <= world.mem[At.cards]; card++) {
    const row = cardBase + card * cardWords;
    if (world.mem[row + CardAt.owner] !== owner || (world.mem[row + CardAt.known] & (1 << seat)) !== 0) continue;
    places.push(row);
    identities.push(world.mem.slice(row, row + cardWords));
  }
  // in an order of their own first: where they lay must not show through the shuffle
  identities.sort(byIdentity);
  for (let i = identities.length - 1; i > 0; i--) {
    const other = randomBelow(world, i + 1);
    const kept = identities[i];
    identities[i] = identities[other];
    identities[other] = kept;
  }
  for (let i = 0; i < places.length; i++) {
    const row = places[i];
    const identity = identities[i];
    if (zones[world.mem[row + CardAt.zone]].listens) {
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

function resealAnswers(runtime: Runtime, seat: number): void {
  const { world, playerIds } = runtime;
  const pending = pendingDecision(runtime);
  if (pending === null) return;
  const sealed = Object.keys(pending.answers).filter((id) => id !== playerIds[seat]);
  const decision = runtime.game.decisions.get(pending.ask.ask);
  if (sealed.length === 0 || decision === undefined) return;
  const answers: Record<string, Json> = { ...pending.answers };
  for (const id of sealed) {
    const options: Json[] = [];
    const prepare = (): void => {
      runtime.actor = runtime.playerHandle(playerIds.indexOf(id));
    };
    for (const option of eachAnswer(runtime, decision, dataOf(runtime, decision, pending.ask), prepare)) {
      if (options.push(option) === MOST_ANSWERS) break;
    }
    if (options.length > 0) answers[id] = options[randomBelow(world, options.length)];
  }
  runtime.actor = null;
  // in its place: nobody comes back to the match as it was before
  const at = world.mem[At.decision];
  world.boxes[at] = { content: { ...pending, answers } as unknown as Json, below: world.boxes[at].below };
}

/** What was done so far, without what others answered under seal. */
export function unsealed(runtime: Runtime, seat: number, past: readonly Recorded[]): Recorded[] {
  const all = past.slice();
  const pending = pendingDecision(runtime);
  if (pending === null) return all;
  for (const id of Object.keys(pending.answers)) {
    if (id === runtime.playerIds[seat]) continue;
    const at = all.findLastIndex((done) => !('host' in done) && done.player === id && done.move === pending.ask.ask);
    if (at >= 0) all[at] = { player: id, move: pending.ask.ask, args: {} };
  }
  return all;
}
