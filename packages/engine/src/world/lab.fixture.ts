import { testGame } from '../define.fixture.ts';
import { type Applied, type ContextOf, createMatch, type Match, type MatchOptions } from '../index.ts';

/** A game with one attribute of each kind and one zone of each kind, in which a test does what it likes. */
type Script = (context: never) => unknown;
const script: { run: Script } = { run: () => {} };

const game = testGame({
  name: 'lab',
  events: ['cheer', 'noise'],
  players: { min: 2, max: 4 },
  state: {
    game: { count: 0, open: false, label: 'start', links: [] as readonly unknown[] as readonly number[], extra: null },
    ctx: { weather: 'dry', storms: 0 },
    player: { life: 20, ready: true, title: 'none', marks: { poison: 0 } },
    card: { damage: 0, tapped: false, note: '', counters: [] as readonly string[] },
  },
  zones: {
    deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'owner' },
    play: { of: 'player', seenBy: 'everyone' },
    table: { of: 'game', seenBy: 'everyone' },
    vault: { of: 'game', seenBy: 'owner' },
  },
  cards: { ant: { cost: 1 }, bee: { cost: 2 }, cow: { cost: 3 }, dog: { cost: 4 }, eel: { cost: 5 } },
  pending: ['vote'],
  setup: ({ coreOps, players }) => {
    for (const player of players) {
      for (const name of ['ant', 'bee', 'cow', 'dog', 'eel'] as const) coreOps.createCard(name, player.deck);
    }
  },
  moves: {
    do: { anyPlayer: true, run: (context) => script.run(context as never) as undefined },
  },
  segments: {
    play: {
      turn: {
        phases: {
          main: { start: true, next: 'end', moves: { pass: ({ coreOps }) => coreOps.pass() } },
          end: { moves: { finish: ({ coreOps }) => coreOps.endTurn() } },
        },
      },
      next: 'over',
    },
    over: {},
  },
});

export const labGame = game;
export type Lab = NonNullable<(typeof game)['types']>;
export type LabContext = ContextOf<typeof game>;
export type LabMatch = Match<Lab>;

export const lab = (options: MatchOptions = { seed: 1, players: ['a', 'b'] }): LabMatch => createMatch(game, options);

/** Does something in a move; throws what the rule threw. */
export function make(match: LabMatch, run: (context: LabContext) => unknown): Applied<Lab> {
  script.run = run as Script;
  const result = match.act({ player: match.players[0], move: 'do' });
  if (!result.ok) throw result.error.cause ?? new Error(`${result.error.code}: ${result.error.message}`);
  return result;
}

/** Reads something as a rule would, in a copy of the match. */
export const look = <R>(match: LabMatch, read: (context: LabContext) => R): R => read(match.fork().flow.context);
