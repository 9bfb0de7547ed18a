import { games } from '@cardloom/games';
import type { ClientFrame, HostFrame, NumberedPrompt } from '@cardloom/protocol';
import { createMatch, type Game, type Match, type RecordedMove, type Snapshot, type View } from 'cardloom';
import { expect, it } from 'vitest';
import { Dice } from '../../testkit/src/dice.ts';
import { redeal } from '../../testkit/src/laws/redeal.ts';
import { Host } from './host.ts';

/**
 * Given the same entries, a seat is sent the same frames whatever it cannot know: of every game a few positions, dealt anew
 * for one seat, and played on alike until that seat lawfully gets to know a card.
 */

const SEEDS = [1, 2, 3];
const WORLDS = 2;
const STEPS = 6;

/** A table that begins in a position, with one seat and somebody who watches; all others act from a distance. */
class World {
  readonly host: Host;
  readonly #heard: Record<'seat' | 'watcher', string[]> = { seat: [], watcher: [] };
  #prompt: NumberedPrompt = { n: 0, moves: [] };

  constructor(game: Game, start: Snapshot, seat: string) {
    this.host = new Host(game, {
      seats: start.players.map((player) => ({ player })),
      start,
      passing: { move: 'pass' },
    });
    for (const player of start.players) if (player !== seat) this.host.join(player, player, 0);
    this.#hear(this.host.join('seat', seat, 0).frames);
    this.#hear(this.host.join('watcher', null, 0).frames);
  }

  get prompt(): NumberedPrompt {
    return this.#prompt;
  }

  say(connection: string, frame: ClientFrame): void {
    this.#hear(this.host.receive(connection, frame, 0).frames);
    this.#hear(this.host.stored(this.host.head, 0));
  }

  /** All that was heard since the last time. */
  heard(): string {
    return JSON.stringify([this.#heard.seat.splice(0), this.#heard.watcher.splice(0)]);
  }

  #hear(frames: readonly { readonly to: string; readonly frame: HostFrame }[]): void {
    for (const { to, frame } of frames) {
      if (to === 'seat' || to === 'watcher') this.#heard[to].push(JSON.stringify(frame));
      if (to === 'seat' && 'prompt' in frame && frame.prompt !== undefined) this.#prompt = frame.prompt;
    }
  }
}

function* cardsIn(view: View): Generator<number> {
  for (const lists of Object.values(view.zones)) {
    for (const cards of Array.isArray(lists) ? [lists] : Object.values(lists)) {
      for (const card of cards) if (typeof card.id === 'number') yield card.id;
    }
  }
}

/** Whether nobody learns anything from an action that they could not know before it. */
function tellsNothing(match: Match, seat: string, action: RecordedMove): boolean {
  const fork = match.fork();
  const known = new Set(cardsIn(fork.view(seat)));
  if (!fork.act(action).ok) return false;
  return [...cardsIn(fork.view(seat))].every((card) => known.has(card));
}

const acting = (match: Match): string | undefined => match.players[match.seatToAct];

const listed = (match: Match, player: string): RecordedMove[] => [...match.legalActions(player)].slice(0, 200);

/** Everything a seat may say without changing anything, and some that is refused. */
function questions(world: World, seat: string, id: number): ClientFrame[] {
  const { prompt, host } = world;
  const [move] = prompt.moves;
  const named = move?.move ?? 'pass';
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
      : [{ type: 'preview', id: `preview${id}`, prompt: prompt.n, move: first.move, args: first.args } as const]),
  ];
}

/** Answers under seal are dealt anew as well, and all will hear them. */
function hasSealedAnswers(match: Match): boolean {
  const [pending] = match.snapshot().header.decision as readonly { readonly answers: object }[];
  return pending !== undefined && Object.keys(pending.answers).length > 0;
}

/** Plays a game for a while at random. */
function position(game: Game, options: object, dice: Dice): Match {
  const match = createMatch(game, { seed: dice.bits(), ...options });
  for (let i = dice.below(60); i >= 0 || hasSealedAnswers(match); i--) {
    const player = acting(match);
    if (player === undefined) break;
    const actions = listed(match, player);
    const before = match.fork();
    if (match.act(dice.pick(actions)).ok && match.isOver) return before;
  }
  return match;
}

it.each(Object.keys(games).filter((name) => !name.endsWith('-series')))('%s', async (name) => {
  const { load, options, decks } = games[name];
  const game = await load();
  let compared = 0;
  let dealtAnew = false;
  for (const seed of SEEDS) {
    const dice = new Dice(seed);
    const match = position(game, { options: options(decks.slice(0, 2)) }, dice);
    for (const seat of match.players) {
      const start = match.snapshot();
      const here = new World(game, start, seat);
      const others = Array.from({ length: WORLDS }, () => {
        const dealt = redeal(game, match, seat, dice);
        const snapshot = dealt.snapshot();
        dealtAnew ||= JSON.stringify(snapshot.cards) !== JSON.stringify(start.cards);
        return new World(game, snapshot, seat);
      });
      const compare = (after: unknown): void => {
        const heard = here.heard();
        for (const other of others)
          expect(other.heard(), `${name}, ${seed}, ${seat}: ${JSON.stringify(after)}`).toBe(heard);
        compared++;
      };
      compare('welcome');
      for (let step = 0; step < STEPS; step++) {
        for (const frame of questions(here, seat, step)) {
          for (const world of [here, ...others]) world.say('seat', frame);
          compare(frame);
        }
        const player = acting(here.host.match);
        if (player === undefined) break;
        const worlds = [here, ...others];
        const action = dice
          .shuffled(listed(here.host.match, player))
          .slice(0, 20)
          .find((one) => worlds.every(({ host }) => tellsNothing(host.match, seat, one)));
        if (action === undefined) break;
        const { move, args } = action;
        for (const world of worlds) {
          if (player === seat) world.say('seat', { type: 'act', id: `${step}`, prompt: world.prompt.n, move, args });
          else {
            const [{ frame }] = world.host.join(player, player, 0).frames;
            const prompt = frame.type === 'welcome' ? frame.prompt.n : 0;
            world.say(player, { type: 'act', id: `${step}`, prompt, move, args });
          }
        }
        expect(here.host.head).toBeGreaterThan(step);
        compare(action);
      }
    }
  }
  expect(dealtAnew).toBe(true);
  expect(compared).toBeGreaterThan(50);
});
