import type { Action, Json } from 'cardloom';
import { actionNames } from '../action-names.ts';
import type { Dice } from '../dice.ts';
import type { Position } from './position.ts';

/**
 * Actions that are probably wrong: legal ones with something changed, and legal ones from other places and players.
 * Some happen to be legal; then the list must have them.
 */
export function fuzzed(position: Position, legal: readonly Action[], count: number): Action[] {
  const { match, dice, elsewhere, tableMoves, game } = position;
  const moves = actionNames(game).filter((move) => !tableMoves.has(move));
  const seeds = [...legal, ...elsewhere].filter((action) => !tableMoves.has(action.move));
  const out: Action[] = [];
  for (let i = 0; i < count; i++) {
    const seed = seeds.length > 0 ? dice.pick(seeds) : { player: dice.pick(match.players), move: dice.pick(moves) };
    out.push(mutate(seed, match.players, moves, seeds, dice));
  }
  return out.filter((action) => action.move !== undefined);
}

export function mutate(
  seed: Action,
  players: readonly string[],
  moves: readonly string[],
  seeds: readonly Action[],
  dice: Dice,
): Action {
  const args: Record<string, Json> = { ...seed.args };
  const names = Object.keys(args);
  switch (dice.below(9)) {
    case 0:
      return { ...seed, player: dice.pick(players) };
    case 1:
      return { ...seed, move: dice.pick(moves) };
    case 2:
      return { ...seed, args: { ...args, surplus: dice.below(3) } };
    case 3:
      return { player: seed.player, move: seed.move };
    case 4:
      if (names.length > 0) delete args[dice.pick(names)];
      return { ...seed, args };
    case 5: {
      // an answer given to another question
      const other = seeds.length === 0 ? undefined : dice.pick(seeds).args;
      const answers = Object.values(other ?? {});
      if (names.length > 0 && answers.length > 0) args[dice.pick(names)] = dice.pick(answers);
      return { ...seed, args };
    }
    case 6:
      return seed;
    default:
      if (names.length > 0) {
        const name = dice.pick(names);
        args[name] = twist(args[name], dice);
      }
      return { ...seed, args };
  }
}

/** A value like the given one, but not quite. */
function twist(value: Json, dice: Dice): Json {
  if (typeof value === 'number')
    return dice.pick([value + 1, value - 1, -value, 0, 1e9, value + 0.5, `${value}`, null]);
  if (typeof value === 'string') return dice.pick([`${value}x`, '', value.toUpperCase(), 0, null, [value]]);
  if (typeof value === 'boolean') return dice.pick<Json>([!value, 0, 'true', null]);
  if (value === null) return dice.pick<Json>([0, '', [], {}]);
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    const changed = list.map((item, i) => (i === 0 ? twist(item, dice) : item));
    return dice.pick<Json>([list.slice(1), list.toReversed(), [...list, ...list.slice(0, 1)], changed, {}, null]);
  }
  const record = value as Readonly<Record<string, Json>>;
  const keys = Object.keys(record);
  const rest = Object.fromEntries(Object.entries(record).slice(1));
  const changed = keys.length === 0 ? { x: 1 } : { ...record, [keys[0]]: twist(record[keys[0]], dice) };
  const reversed = Object.fromEntries(Object.entries(record).toReversed());
  return dice.pick<Json>([rest, changed, reversed, { ...record, surplus: 1 }, [], null]);
}
