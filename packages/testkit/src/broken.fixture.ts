import { createMatch, type Game, type Match } from 'cardloom';
import { conform } from './conform.ts';
import { Dice } from './dice.ts';
import { type Duel, type DuelContext, duel, type Flaws, flawed } from './duel.fixture.ts';
import type { Position } from './laws/position.ts';
import type { Law, Recorder, Report } from './report.ts';

/** Proof that the kit finds: games and matches with one thing wrong, and the law that must notice it. */

export const audit = (flaws: Flaws): Report => conform(flawed(flaws), { games: 4, seed: 3, samples: 4 });
export const laws = (report: Report): Law[] => [...new Set(report.findings.map(({ law }) => law))];
export const nextOf = ({ player, players }: DuelContext) => players[(player.seat + 1) % players.length];

/** The beginning of a match, for a law to look at. */
export function positionOf(game: Game<Duel>, seed: number, recorder: Recorder): Position {
  return {
    game: game as unknown as Game,
    match: createMatch(game, { seed }) as unknown as Match,
    dice: new Dice(seed),
    recorder,
    tableMoves: new Set(),
    elsewhere: [],
  };
}

/** What all matches share, to be broken in one place. */
export function prototypeOfMatch(): Match {
  return Object.getPrototypeOf(createMatch(duel)) as Match;
}
