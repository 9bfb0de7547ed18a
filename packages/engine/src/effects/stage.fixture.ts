import {
  type Action,
  type Applied,
  concede,
  createMatch,
  type Declared,
  defineGame,
  type FnContext,
  type Game,
  type GameDefinition,
  type Match,
  type MatchOptions,
  numberChoice,
  oneOf,
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
export type Stage = Declared<typeof state, typeof zones, typeof cards, { play: unknown }, Record<never, never>, never>;
export type StageContext = FnContext<Stage>;
export type StageMatch = Match<Stage>;
type Definition = GameDefinition<Stage>;

let script: (context: StageContext) => unknown = () => {};

export const say = ({ G }: StageContext, text: string): void => {
  G.log = [...G.log, text];
};

export function stage(more: Partial<Definition> = {}, options: MatchOptions = {}): StageMatch {
  const game: Game<Stage> = defineGame({
    name: 'stage',
    players: { min: 2, max: 4 },
    state,
    zones,
    cards,
    ...more,
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
      answered: (context, { answer, answers, tag }) =>
        say(context, `${(tag as string | undefined) ?? ''}${JSON.stringify(answer ?? answers)}`),
      ...more.effects,
    },
    decisions: {
      pick: { choices: { n: oneOf((_context, _args, data: readonly number[]) => data) } },
      bid: { choices: { n: numberChoice({ min: 0, max: 9 }) } },
      ...more.decisions,
    },
    segments: { play: {} },
  });
  return createMatch(game, { players: ['ann', 'bo'], seed: 3, ...options });
}

/** Does something in a move; throws what the rule threw. */
export function act(match: StageMatch, run: (context: StageContext) => unknown): Applied {
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
