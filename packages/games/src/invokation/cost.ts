import type { Demand } from 'cardloom';
import { ELEMENT_NAMES, Element, type ElementName, elementOf, FACES, OMNI } from './elements.ts';

/** Abstract costs, as printed and as reduced, against actual dice. */

/** A cost as an author writes it: `{ pyro: 3 }`, `{ geo: 1, any: 2 }`, `{ same: 2 }`, `{ hydro: 3, energy: 3 }`. */
export type CostSpec = { readonly [K in ElementName | 'same' | 'any' | 'energy']?: number };

/** The same in numbers. */
export interface Cost {
  /** Which element `own` dice must show; -1 for none. */
  readonly element: Element;
  readonly own: number;
  readonly any: number;
  readonly same: number;
  readonly energy: number;
}

export function readCost(spec: CostSpec): Cost {
  const named = ELEMENT_NAMES.filter((name) => spec[name] !== undefined);
  if (named.length > 1) throw new RangeError(`a cost has one element, not ${named.join(' and ')}`);
  return {
    element: named.length === 0 ? Element.none : elementOf(named[0]),
    own: named.length === 0 ? 0 : (spec[named[0]] ?? 0),
    any: spec.any ?? 0,
    same: spec.same ?? 0,
    energy: spec.energy ?? 0,
  };
}

/** A cost as a number, to look things up by; energy is no matter of dice and not in it. */
export const priceKey = (element: number, own: number, any: number, same: number): number =>
  own === 0 ? any * 8 + same : (((element + 1) * 8 + own) * 8 + any) * 8 + same;

export const priceSize = (price: number): number => (price & 7) + ((price >> 3) & 7) + ((price >> 6) & 7);
const elementIn = (price: number): number => (price >> 9) - 1;
const ownIn = (price: number): number => (price >> 6) & 7;
const anyIn = (price: number): number => (price >> 3) & 7;
const sameIn = (price: number): number => price & 7;

/** A cost for people: `3 pyro`, `1 geo + 2 any`, `2 alike`, `free`. */
export function priceText(price: number): string {
  const parts: string[] = [];
  if (ownIn(price) > 0) parts.push(`${ownIn(price)} ${FACES[elementIn(price)]}`);
  if (sameIn(price) > 0) parts.push(`${sameIn(price)} alike`);
  if (anyIn(price) > 0) parts.push(`${anyIn(price)} any`);
  return parts.join(' + ') || 'free';
}

/** Made once for each price. */
const demandsMade = new Map<number, readonly Demand[]>();

/** The same as data, for whoever has no rules; how many dice it is goes without saying. */
export function demandsOf(price: number): readonly Demand[] {
  let demands = demandsMade.get(price);
  if (demands === undefined) {
    const own: Demand[] =
      ownIn(price) > 0 ? [{ atLeast: ownIn(price), of: [FACES[elementIn(price)], FACES[OMNI]] }] : [];
    demands = sameIn(price) > 0 ? [...own, { oneKindBeside: [FACES[OMNI]] }] : own;
    demandsMade.set(price, demands);
  }
  return demands;
}

/**
 * Dice as one number: four bits for each face, counting to 7. No payment takes more than 5 of a face, so whoever has
 * more can pay the same.
 */
export type Packed = number;
export const MOST_PACKED = 7;
const GUARD = 0x88888888;

/** How many dice of each kind are spent: `{ pyro: 2, omni: 1 }`. */
export type Purse = Readonly<Record<string, number>>;

interface Payments {
  readonly purses: readonly Purse[];
  readonly packed: Int32Array;
}

/** Every way to pay a price, whatever one has. There are at most 792 of five dice. */
const everyWay = new Map<number, Payments>();

function waysToPay(price: number): Payments {
  let ways = everyWay.get(price);
  if (ways === undefined) {
    const purses: Purse[] = [];
    const packed: number[] = [];
    const counts = new Array<number>(FACES.length).fill(0);
    const spend = (face: number, left: number): void => {
      if (face === FACES.length) {
        if (left > 0 || !pays(price, counts)) return;
        purses.push(purseOf(counts));
        packed.push(counts.reduce((sum, n, i) => sum | (n << (4 * i)), 0));
        return;
      }
      for (let n = left; n >= 0; n--) {
        counts[face] = n;
        spend(face + 1, left - n);
      }
      counts[face] = 0;
    };
    spend(0, priceSize(price));
    // Omni is worth most: payments that keep it come first
    const order = purses.map((_, i) => i).sort((a, b) => (packed[a] >>> 28) - (packed[b] >>> 28));
    ways = { purses: order.map((i) => purses[i]), packed: Int32Array.from(order, (i) => packed[i]) };
    everyWay.set(price, ways);
  }
  return ways;
}

/** Whether dice of these counts pay the price; their number is right already. */
function pays(price: number, counts: readonly number[]): boolean {
  if (ownIn(price) > 0 && counts[elementIn(price)] + counts[OMNI] < ownIn(price)) return false;
  if (sameIn(price) === 0) return true;
  let kinds = 0;
  for (let face = 0; face < OMNI; face++) if (counts[face] > 0) kinds++;
  return kinds <= 1;
}

function purseOf(counts: readonly number[]): Purse {
  const purse: Record<string, number> = {};
  for (let face = 0; face < FACES.length; face++) if (counts[face] > 0) purse[FACES[face]] = counts[face];
  return Object.freeze(purse);
}

/** Whether a purse, already known to be in the pool and of the right size, pays the price. */
export function pursePays(price: number, purse: Purse): boolean {
  const counts = FACES.map((face) => purse[face] ?? 0);
  return counts.reduce((sum, n) => sum + n, 0) === priceSize(price) && pays(price, counts);
}

/** Lists made so far, by dice and price. Dice come back often within a round, and rarely after it. */
const made = new Map<Packed, Map<number, readonly Purse[]>>();
const MOST_MADE = 5000;
/** The dice looked at last: everything a player could pay now asks for the same ones. */
let lastDice: Packed = -1;
let lastMade: Map<number, readonly Purse[]> = new Map();

/** Every payment of a price out of these dice, in a fixed order; worked out once. */
export function payments(dice: Packed, price: number): readonly Purse[] {
  if (dice !== lastDice) {
    let byPrice = made.get(dice);
    if (byPrice === undefined) {
      if (made.size >= MOST_MADE) made.clear();
      byPrice = new Map();
      made.set(dice, byPrice);
    }
    lastDice = dice;
    lastMade = byPrice;
  }
  return lastMade.get(price) ?? listPayments(dice, price);
}

function listPayments(dice: Packed, price: number): readonly Purse[] {
  const { purses, packed } = waysToPay(price);
  const found: Purse[] = [];
  for (let i = 0; i < packed.length; i++) {
    if ((((dice | GUARD) - packed[i]) & GUARD) === (GUARD | 0)) found.push(purses[i]);
  }
  lastMade.set(price, found);
  return found;
}

/** Whether these dice, so many in all, can pay a price. */
export function canPay(dice: Packed, count: number, price: number): boolean {
  if (price === 0) return true;
  if (count < priceSize(price)) return false;
  const omni = dice >>> 28;
  const own = ownIn(price);
  if (own > 0 && ((dice >>> (4 * elementIn(price))) & 15) + omni < own) return false;
  const same = sameIn(price);
  if (same === 0 || omni >= same) return true;
  for (let face = 0; face < OMNI; face++) if (((dice >>> (4 * face)) & 15) + omni >= same) return true;
  return false;
}
