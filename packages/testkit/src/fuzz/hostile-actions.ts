import type { Action, Json } from 'cardloom';
import type { Dice } from '../dice.ts';
import { mutate } from '../laws/fuzz.ts';
import { hostileValue, oddText } from './hostile-values.ts';

/** What hostile actions are made from. */
export interface Ammunition {
  readonly players: readonly string[];
  /** Every move and decision of the game, table moves too. */
  readonly moves: readonly string[];
  /** Legal here. */
  readonly legal: readonly Action[];
  /** Legal somewhere else in this match: late, early, somebody else's. */
  readonly elsewhere: readonly Action[];
  readonly checksum: string;
}

/** One action that is probably wrong. Some happen to be legal. */
export function hostileAction(dice: Dice, from: Ammunition): unknown {
  const seeds = from.legal.length > 0 && !dice.chance(4) ? from.legal : from.elsewhere;
  const seed: Action =
    seeds.length > 0 ? dice.pick(seeds) : { player: dice.pick(from.players), move: dice.pick(from.moves) };
  switch (dice.below(12)) {
    case 0:
      return hostileValue(dice);
    case 1:
      return { ...seed, [dice.pick(['player', 'move', 'args', 'checksum'])]: hostileValue(dice) };
    case 2:
      return { ...seed, args: { ...seed.args, [surplus(dice, from)]: hostileValue(dice) } };
    case 3:
    case 4:
      return answeredWith(dice, seed, hostileValue(dice));
    case 5:
      return { ...seed, args: within(dice, seed.args ?? {}, hostileValue(dice)) };
    case 6:
      return { ...seed, player: dice.chance(2) ? dice.pick(from.players) : oddText(dice) };
    case 7:
      return { ...seed, move: dice.chance(2) ? dice.pick(from.moves) : nearly(dice, seed.move) };
    case 8:
      return { ...seed, checksum: dice.pick([from.checksum, '', oddText(dice), from.checksum.toUpperCase()]) };
    case 9:
      return disguised(dice, seed);
    default:
      return mutate(seed, from.players, from.moves, [...from.legal, ...from.elsewhere], dice);
  }
}

const surplus = (dice: Dice, { legal }: Ammunition): string => {
  const names = legal.length === 0 ? [] : Object.keys(dice.pick(legal).args ?? {});
  return names.length > 0 && dice.chance(2) ? dice.pick(names) : oddText(dice);
};

function answeredWith(dice: Dice, seed: Action, answer: unknown): unknown {
  const names = Object.keys(seed.args ?? {});
  return { ...seed, args: { ...seed.args, [names.length === 0 ? oddText(dice) : dice.pick(names)]: answer } };
}

/** Something odd deep within an answer. */
function within(dice: Dice, value: Json | Action['args'], odd: unknown): unknown {
  if (typeof value !== 'object' || value === null || dice.chance(4)) return odd;
  if (Array.isArray(value)) {
    const list: unknown[] = [...value];
    list[dice.below(list.length + 1)] = odd;
    return list;
  }
  const entries = Object.entries(value);
  if (entries.length === 0) return odd;
  const [key, inner] = dice.pick(entries);
  return { ...value, [key]: within(dice, inner as Json, odd) };
}

/** A name with one letter wrong, twice as long, or much too long. */
function nearly(dice: Dice, name: string): string {
  switch (dice.below(4)) {
    case 0:
      return `${name} `;
    case 1:
      return name.toLowerCase() === name ? name.toUpperCase() : name.toLowerCase();
    case 2:
      return name.slice(1);
    default:
      return dice.chance(20) ? name.repeat(100_000) : name + name;
  }
}

/** The right content in the wrong kind of object. */
function disguised(dice: Dice, seed: Action): unknown {
  switch (dice.below(7)) {
    case 0:
      return Object.assign([], seed);
    case 1:
      return Object.create(seed);
    case 2:
      return new Proxy({ ...seed }, {});
    case 3:
      return JSON.stringify(seed);
    case 4:
      return { ...seed, args: Object.entries(seed.args ?? {}) };
    case 5:
      return { ...seed, args: Object.create(seed.args ?? {}) };
    default: {
      const args = { ...seed.args, [oddText(dice)]: 1 };
      return Object.defineProperty({ ...seed }, 'args', { enumerable: true, get: () => args });
    }
  }
}
