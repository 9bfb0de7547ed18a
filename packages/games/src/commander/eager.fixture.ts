import type { Action, Match } from 'cardloom';
import type { Commander } from './definition.ts';

/** Plays by dice, but seldom passes while there is something to do: matches with much going on, and soon over. */
export function eager(seed: number): (match: Match<Commander>) => Action {
  let x = seed;
  const below = (bound: number): number => {
    x = (Math.imul(1664525, x) + 1013904223) >>> 0;
    return (x >>> 8) % bound;
  };
  return (match) => {
    const list = match.listActions(match.players[match.seatToAct]);
    for (let tries = 0; tries < 6; tries++) {
      const action = list.at(below(list.size));
      const isIdle = action.move === 'pass' || action.move === 'tapForMana' || action.move === 'mulligan';
      if (!isIdle) return action;
    }
    const pass = { player: match.players[match.seatToAct], move: 'pass', args: {} };
    return match.isLegal(pass) ? pass : list.at(below(list.size));
  };
}

/** Plays on until a player with priority has so many actions to choose from. */
export function busy(match: Match<Commander>, actions: number, seed: number): Match<Commander> {
  const next = eager(seed);
  const isBusy = (): boolean =>
    match.listActions(match.players[match.seatToAct]).size >= actions && match.view(null).decision === null;
  while (!isBusy()) match.processAction(next(match));
  return match;
}
