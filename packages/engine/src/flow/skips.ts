import { contents, push, rewrite } from '../world/boxes.ts';
import { At } from '../world/header.ts';
import type { Json } from '../world/json.ts';
import { CardAt } from '../world/layout.ts';
import type { World } from '../world/world.ts';

/**
 * Phases, steps and extra turns that do not happen. A skip replaces the thing by nothing: no hooks, no priority. What
 * has begun cannot be skipped; the skip waits for the next one. Several skips of the "next" one are used up one by one.
 */
export interface SkipRule {
  readonly level: 'phase' | 'step' | 'extraTurn';
  /** The name of the phase or step. */
  readonly name: string;
  /** A seat, or -1 for everyone's. */
  readonly seat: number;
  readonly lasts: 'once' | 'thisTurn' | 'nextTurn' | 'whileSource';
  /** The card behind a `whileSource`. */
  readonly source: number;
  /** The turn (by serial) it applies to; 0 while a `nextTurn` waits for that turn to begin. */
  readonly turn: number;
}

const skipRules = (world: World): readonly SkipRule[] =>
  contents(world, At.skipRules).reverse() as unknown as readonly SkipRule[];

const change = (world: World, how: (rule: SkipRule) => SkipRule | undefined): void =>
  rewrite(world, At.skipRules, how as unknown as (item: Json) => Json | undefined);

export function addSkip(world: World, rule: SkipRule): void {
  // "everyone's next turn" is another turn for each
  const seats = rule.lasts === 'nextTurn' && rule.seat === -1 ? [...Array(world.layout.seats).keys()] : [rule.seat];
  for (const seat of seats) push(world, At.skipRules, Object.freeze({ ...rule, seat }));
  if (rule.source > 0) world.setCard(rule.source, CardAt.source, world.card(rule.source, CardAt.source) + 1);
}

/** Whether this phase or step is skipped for the player whose turn it is; uses up a `once`. */
export function isSkipped(world: World, level: SkipRule['level'], name: string, seat: number): boolean {
  if (world.mem[At.skipRules] === 0) return false;
  const rules = skipRules(world);
  const turn = world.mem[At.turnSerial];
  const applies = (rule: SkipRule): boolean =>
    rule.level === level &&
    (rule.name === name || level === 'extraTurn') &&
    (rule.seat === -1 || rule.seat === seat) &&
    (rule.lasts === 'once' || rule.lasts === 'whileSource' || rule.turn === turn);
  // a lasting rule covers this one anyway, so a `once` is kept for later
  if (rules.some((rule) => rule.lasts !== 'once' && applies(rule))) return true;
  const once = rules.find(applies);
  if (once === undefined) return false;
  change(world, (rule) => (rule === once ? undefined : rule));
  return true;
}

/** As a turn begins, the rules that waited for this player's next turn apply to it. */
export function wakeTurnSkips(world: World, seat: number): void {
  const turn = world.mem[At.turnSerial];
  const wakes = (rule: SkipRule): boolean => rule.lasts === 'nextTurn' && rule.turn === 0 && rule.seat === seat;
  change(world, (rule) => (wakes(rule) ? Object.freeze({ ...rule, turn }) : rule));
}

/** As a turn ends, what was meant for it is over. */
export function dropTurnSkips(world: World): void {
  const turn = world.mem[At.turnSerial];
  drop(world, (rule) => (rule.lasts === 'thisTurn' || rule.lasts === 'nextTurn') && rule.turn === turn);
}

/** The turn of a player who left would have begun now: what waited for it is over. */
export function dropWaitingSkips(world: World, seat: number): void {
  drop(world, (rule) => rule.lasts === 'nextTurn' && rule.turn === 0 && rule.seat === seat);
}

/** A card left its zone: the skips it kept up end. */
export function dropSkipsOf(world: World, card: number): void {
  drop(world, (rule) => rule.source === card);
}

export function dropAllSkips(world: World): void {
  drop(world, (rule) => rule.lasts !== 'whileSource');
}

function drop(world: World, over: (rule: SkipRule) => boolean): void {
  change(world, (rule) => (over(rule) ? undefined : rule));
}
