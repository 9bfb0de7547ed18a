import { numberChoice, oneOf, type Rules, type TestShape, testGame } from '../define.fixture.ts';
import {
  type Action,
  type AnyMove,
  type Applied,
  concede,
  createMatch,
  type FnContext,
  type Game,
  type Json,
  type Match,
  type MatchOptions,
  type Typed,
  undo,
} from '../index.ts';

/** A game in which a test does what it likes in a move, with effects that write down that they ran. */
const state = { game: { log: [] as readonly string[], n: 0 }, player: { hp: 5, seen: 0 }, card: { dmg: 0 } };
const zones = {
  deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
  hand: { of: 'player', seenBy: 'owner' },
  board: { of: 'player', seenBy: 'everyone' },
} as const;
const cards = {
  bell: { hears: ['RANG'] as string[] },
  drum: { hears: ['RANG', 'HIT'] as string[] },
  stone: { hears: [] as string[] },
};
export type Stage = TestShape<typeof state, typeof zones, typeof cards>;
export type StageContext = FnContext<Stage>;
type StageTypes = Typed<Stage, AnyMove, { readonly segment: 'play'; readonly phase: never; readonly step: never }>;
export type StageMatch = Match<StageTypes>;
type Data = Readonly<Record<string, Json>>;

let script: (context: StageContext) => unknown = () => {};

export const say = ({ G }: StageContext, text: string): void => {
  G.log = [...G.log, text];
};

/** What was answered; what the question came with may have a `tag` to go before it. */
const sayAnswer = (context: StageContext, answer: object, { tag = '' }: Data): void =>
  say(context, `${String(tag)}${JSON.stringify(answer)}`);

export const PICK = {
  choices: { n: oneOf<Stage>((_context, _args, { of }: { of: readonly number[] }) => of) },
  run: sayAnswer,
};

export function stage(more: Partial<Rules<Stage>> = {}, options: MatchOptions = {}): StageMatch {
  const game: Game<StageTypes> = testGame<typeof state, typeof zones, typeof cards, { play: unknown }>({
    name: 'stage',
    players: { min: 2, max: 4 },
    state,
    zones,
    cards,
    ...more,
    events: ['RANG', 'HIT', 'QUIET', 'OPEN', 'DREW', 'WHISPER', 'ONE', 'TWO', ...(more.events ?? [])],
    moves: {
      concede,
      undo,
      do: { anyPlayer: true, choices: {}, run: (context) => script(context) as undefined },
      ...more.moves,
    },
    effects: {
      say: (context, { text }) => say(context, text as string),
      /** Says its name and then puts more work on the agenda. */
      then: (context, { name, interrupts = [], sequences = [] }) => {
        say(context, name as string);
        for (const work of interrupts as never[]) context.coreOps.interrupt(work);
        for (const works of sequences as never[]) context.coreOps.sequence(works);
      },
      ...more.effects,
    },
    decisions: {
      pick: PICK,
      bid: { choices: { n: numberChoice({ min: 0, max: 9 }) }, run: sayAnswer },
      ...more.decisions,
    },
    segments: { play: {} },
  });
  return createMatch(game, { players: ['ann', 'bo'], seed: 3, ...options });
}

/** Does something in a move; throws what the rule threw. */
export function act(match: StageMatch, run: (context: StageContext) => unknown): Applied<StageTypes> {
  script = run;
  const result = match.act({ player: 'ann', move: 'do' });
  if (!result.ok) throw result.error.cause ?? new Error(`${result.error.code}: ${result.error.message}`);
  return result;
}

/** The same, with the refusal instead of an exception. */
export function tryTo(match: StageMatch, run: (context: StageContext) => unknown, player = 'ann') {
  script = run;
  return match.act({ player, move: 'do' });
}

export const log = (match: StageMatch): string => match.state.G.log.join(' ');

export const answer = (match: StageMatch, player: string, move: string, args: Action['args']) =>
  match.act({ player, move, args });
