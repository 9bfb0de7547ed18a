import { describeGame, type Game, type GameTypes, type Json } from 'cardloom';
import { Dice } from './dice.ts';
import { saveFailingMatch } from './failing-match.ts';
import { CardNumbers } from './laws/card-numbers.ts';
import { SampledPlaces } from './laws/sampled-places.ts';
import { RandomMatch } from './random-match.ts';
import { describeReport, Recorder, type Report } from './report.ts';
import { seating } from './seating.ts';
import { tableMovesOf } from './table.ts';

/**
 * How much is played, from which seed, and with which options of the game.
 *
 * ```ts
 * const options: ConformOptions = { games: 20, seed: 1, players: ['ann', 'bo'] };
 * const report: Report = conform(game, options);
 * for (const { law, detail } of report.findings satisfies readonly Finding[]) console.log(law satisfies Law, detail);
 * ```
 */
export interface ConformOptions {
  /** Random matches to play; 20 if left out. */
  readonly games?: number;
  readonly seed?: number;
  /** A match that takes more actions is given up and counted as unfinished; 1000 if left out. */
  readonly maxActions?: number;
  /** Positions of each match that are looked at from all sides; 6 if left out. */
  readonly samples?: number;
  /**
   * The laws that cost most (restoring, what others can tell, samples, attacks) look at one in so many of these positions,
   * chosen at random; 1 if left out. The report's `looks` says how many each law looked at.
   */
  readonly oneIn?: number;
  /** Ids in turn order; if left out, every number of players the game allows takes its turn. */
  readonly players?: readonly string[];
  /** The game's own options, or a function that makes them for each match. */
  readonly options?: Json | ((match: number, players: readonly string[]) => Json);
  /** Where `assertConforms` saves matches in which it found something; `cardloom-failures` if left out. */
  readonly failures?: string;
  /** Called after every match. */
  readonly onProgress?: (done: number, of: number, report: Report) => void;
}

/**
 * Plays random matches and checks in them every law a game must keep.
 *
 * ```ts
 * const report = conform(game, { games: 20, seed: 1 });
 * console.log(describeReport(report), report.leaks, report.undoMismatches);
 * ```
 */
export function conform<T extends GameTypes>(game: Game<T>, options: ConformOptions = {}): Report {
  const { games = 20, seed = 1 } = options;
  const dice = new Dice(seed);
  const recorder = new Recorder(describeGame(game).leaks);
  const numbers = new CardNumbers();
  const places = new SampledPlaces();
  const tableMoves = tableMovesOf(game);
  for (let i = 0; i < games; i++) {
    // large, so that it is noticed wherever it appears
    recorder.begin((dice.bits() >>> 2) + (1 << 24));
    const players = options.players ?? seatsOf(game, i);
    const start = {
      seed: recorder.seed,
      ...seating(game, players, i),
      options: typeof options.options === 'function' ? options.options(i, players) : options.options,
    };
    const random = new Dice(dice.bits());
    try {
      new RandomMatch(game, start, options, recorder, random, tableMoves, numbers, places).run();
    } catch (error) {
      recorder.found('throws', 'thrown', stackOf(error));
    }
    places.next();
    recorder.games++;
    options.onProgress?.(i + 1, games, recorder.report(game.name));
  }
  recorder.match = null;
  numbers.conclude(recorder);
  places.conclude(recorder);
  return recorder.report(game.name);
}

/**
 * The same, and throws what was found in readable form, with the command that plays each match again. Matches that hit
 * the cap are no findings.
 *
 * ```ts
 * import { it } from 'vitest';
 * it('keeps the laws', () => void assertConforms(game, { games: 20 }));
 * ```
 */
export function assertConforms<T extends GameTypes>(game: Game<T>, options: ConformOptions = {}): Report {
  const report = conform(game, options);
  if (report.findings.length === 0) return report;
  const folder = options.failures ?? 'cardloom-failures';
  const text = describeReport(report, (finding) => saveFailingMatch(folder, game.name, finding));
  throw new Error(`${game.name} does not conform.\n${text}`);
}

function seatsOf<T extends GameTypes>(game: Game<T>, i: number): string[] {
  const { min, max } = describeGame(game).players;
  const count = min + (i % (max - min + 1));
  return Array.from({ length: count }, (_, seat) => `p${seat}`);
}

/** What was thrown and where, in one line. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return `a rule or the engine threw ${typeof error}`;
  const at = error.stack?.split('\n').find((line) => line.trim().startsWith('at '));
  return `${error.name}: ${error.message}${at === undefined ? '' : ` ${at.trim()}`}`;
}
