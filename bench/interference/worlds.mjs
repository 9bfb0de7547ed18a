// Given the same entries, a seat is sent the same frames whatever it cannot know: of every game a few positions, dealt anew for one
// seat, and played on alike until that seat lawfully gets to know a card. The control is a host that tells one thing too much.
import { createHash } from 'node:crypto';
import { games } from '@cardloom/games';
import { Host } from '@cardloom/host';
import { createMatch } from 'cardloom';
import { Dice } from '../../packages/testkit/dist/dice.js';
import { redeal } from '../../packages/testkit/dist/laws/redeal.js';

const WORLDS = 2;
const STEPS = 6;

export const gameNames = Object.keys(games).filter((name) => !name.endsWith('-series'));

/** A table that begins in a position, with one seat and somebody who watches; all others act from a distance. */
class World {
  prompt = { n: 0, moves: [] };
  #heard = { seat: [], watcher: [] };
  #isLeaking;

  constructor(game, start, seat, isLeaking) {
    this.#isLeaking = isLeaking;
    const seats = start.players.map((player) => ({ player }));
    this.host = new Host(game, { seats, start, passing: { move: 'pass' } });
    for (const player of start.players) if (player !== seat) this.host.join(player, player, 0);
    this.#hear(this.host.join('seat', seat, 0).frames);
    this.#hear(this.host.join('watcher', null, 0).frames);
  }

  say(connection, frame) {
    this.#hear(this.host.receive(connection, frame, 0).frames);
    this.#hear(this.host.stored(this.host.head, 0));
  }

  /** All that was heard since the last time. */
  heard() {
    return JSON.stringify([this.#heard.seat.splice(0), this.#heard.watcher.splice(0)]);
  }

  #hear(frames) {
    for (const { to, frame } of frames) {
      if (to === 'seat' || to === 'watcher') this.#heard[to].push(JSON.stringify(frame) + this.#leak());
      if (to === 'seat' && frame.prompt !== undefined) this.prompt = frame.prompt;
    }
  }

  /** The checksum of the whole match, hidden cards and all. */
  #leak() {
    return this.#isLeaking ? createHash('sha256').update(this.host.match.checksum()).digest('hex') : '';
  }
}

function* cardsIn(view) {
  for (const lists of Object.values(view.zones)) {
    for (const cards of Array.isArray(lists) ? [lists] : Object.values(lists)) {
      for (const card of cards) if (typeof card.id === 'number') yield card.id;
    }
  }
}

/** Whether nobody learns anything from an action that they could not know before it. */
function tellsNothing(match, seat, action) {
  const fork = match.fork();
  const known = new Set(cardsIn(fork.view(seat)));
  if (!fork.act(action).ok) return false;
  return [...cardsIn(fork.view(seat))].every((card) => known.has(card));
}

const acting = (match) => match.players[match.seatToAct];
const listed = (match, player) => [...match.legalActions(player)].slice(0, 200);

/** Everything a seat may say without changing anything, and some that is refused. */
function questions({ prompt, host }, seat, id) {
  const named = prompt.moves[0]?.move ?? 'pass';
  const card = [...cardsIn(host.match.view(seat))][id % 7];
  const [first] = listed(host.match, seat);
  return [
    { type: 'why', id: `why${id}`, about: { move: named } },
    { type: 'why', id: `card${id}`, about: { card: card ?? 1 } },
    { type: 'why', id: `hidden${id}`, about: { card: id + 1 } },
    { type: 'ask', id: `ask${id}`, prompt: prompt.n, move: named },
    { type: 'act', id: `late${id}`, prompt: prompt.n - 1, move: named },
    { type: 'act', id: `wrong${id}`, prompt: prompt.n, move: named, args: { card: 1, cards: [1, 2], nonsense: true } },
    { type: 'table', id: `undo${id}`, do: 'agree' },
    { type: 'hello', v: 1 },
    ...(first === undefined || id > 2
      ? []
      : [{ type: 'preview', id: `preview${id}`, prompt: prompt.n, move: first.move, args: first.args }]),
  ];
}

/** Answers under seal are dealt anew as well, and all will hear them. */
function hasSealedAnswers(match) {
  const [pending] = match.snapshot().header.decision;
  return pending !== undefined && Object.keys(pending.answers).length > 0;
}

/** Plays a game for a while at random. */
function position(game, options, dice) {
  const match = createMatch(game, { seed: dice.bits(), ...options });
  for (let i = dice.below(60); i >= 0 || hasSealedAnswers(match); i--) {
    const player = acting(match);
    if (player === undefined) break;
    const before = match.fork();
    if (match.act(dice.pick(listed(match, player))).ok && match.isOver) return before;
  }
  return match;
}

/** What differed, of a position of one game, for each of its seats. */
export async function interference(name, seed, isLeaking = false) {
  const { load, options, decks } = games[name];
  const game = await load();
  const found = { positions: 0, dealtAnew: 0, compared: 0, differed: 0, stuck: 0, first: null };
  const dice = new Dice(seed);
  const match = position(game, { options: options(decks.slice(0, 2)) }, dice);
  for (const seat of match.players) {
    found.positions++;
    follow(
      { game, match, seat, dice, isLeaking },
      found,
      (after) => `${name}, ${seed}, ${seat}: ${JSON.stringify(after)}`,
    );
  }
  return found;
}

function follow({ game, match, seat, dice, isLeaking }, found, where) {
  const start = match.snapshot();
  const here = new World(game, start, seat, isLeaking);
  const others = Array.from({ length: WORLDS }, () => {
    const snapshot = redeal(game, match, seat, dice).snapshot();
    if (JSON.stringify(snapshot.cards) !== JSON.stringify(start.cards)) found.dealtAnew++;
    return new World(game, snapshot, seat, isLeaking);
  });
  const worlds = [here, ...others];
  const compare = (after) => {
    const heard = here.heard();
    for (const other of others) {
      found.compared++;
      if (other.heard() === heard) continue;
      found.differed++;
      found.first ??= where(after).slice(0, 500);
    }
  };
  compare('welcome');
  for (let step = 0; step < STEPS; step++) {
    for (const frame of questions(here, seat, step)) {
      for (const world of worlds) world.say('seat', frame);
      compare(frame);
    }
    const player = acting(here.host.match);
    if (player === undefined) return;
    const action = dice
      .shuffled(listed(here.host.match, player))
      .slice(0, 20)
      .find((one) => worlds.every(({ host }) => tellsNothing(host.match, seat, one)));
    if (action === undefined) return;
    for (const world of worlds) act(world, player, seat, action, step);
    if (here.host.head <= step) found.stuck++;
    compare(action);
  }
}

function act(world, player, seat, { move, args }, step) {
  if (player === seat) world.say('seat', { type: 'act', id: `${step}`, prompt: world.prompt.n, move, args });
  else {
    const [{ frame }] = world.host.join(player, player, 0).frames;
    const prompt = frame.type === 'welcome' ? frame.prompt.n : 0;
    world.say(player, { type: 'act', id: `${step}`, prompt, move, args });
  }
}
