import { isKnown, type KnownCard, sides, signed, wrap, zoneOf } from '@cardloom/parts/present';
import { type Json, turnPlayerOf, type View, type ViewCard } from 'cardloom';
import type { Paint } from '../entry.ts';
import { TERRAINS } from './board.ts';
import { type Printed, standardSet } from './card-set.ts';

/**
 * The board in a terminal: five terrains side by side, the viewer's slots below. Each slot has the unit with its power,
 * and under it whatever makes that power other than printed. The arrow in the middle points to who holds the terrain.
 */

const WIDTH = 14;
const { cards } = standardSet;
const printed = (name: Json): Printed | undefined => cards[String(name)];

export interface Slot {
  readonly unit: KnownCard | undefined;
  readonly modifier: number;
  readonly power: number;
}

export function render(view: View, paint: Paint): string {
  const { me, other } = sides(view);
  const theirs = slotsOf(view, other);
  const mine = slotsOf(view, me);
  const rule = (left: string, cross: string, right: string): string =>
    paint.dim(`${left}${Array.from({ length: TERRAINS }, () => '─'.repeat(WIDTH)).join(cross)}${right}`);
  const row = (cells: readonly string[]): string => `${paint.dim('│')}${cells.join(paint.dim('│'))}${paint.dim('│')}`;
  return [
    drawPlayer(view, other, paint.theirs, paint),
    rule('┌', '┬', '┐'),
    row(theirs.map((slot) => drawUnit(slot, paint.theirs, paint))),
    row(theirs.map((slot) => drawDetail(slot, paint))),
    paint.dim('├') +
      theirs.map((slot, terrain) => drawMiddle(terrain, slot, mine[terrain], paint)).join(paint.dim('┼')) +
      paint.dim('┤'),
    row(mine.map((slot) => drawDetail(slot, paint))),
    row(mine.map((slot) => drawUnit(slot, paint.mine, paint))),
    rule('└', '┴', '┘'),
    drawPlayer(view, me, paint.mine, paint),
    ...drawHand(zoneOf(view, 'hand', me), paint),
  ].join('\n');
}

/** A player's five slots, with what power their units have there. */
export function slotsOf(view: View, player: string): Slot[] {
  return Array.from({ length: TERRAINS }, (_, terrain) => {
    const [unit] = zoneOf(view, `terrain${terrain}`, player).filter(isKnown);
    const modifier = Number(view.players[player][`modifier${terrain}`]);
    return { unit, modifier, power: unit === undefined ? 0 : powerIn(unit, modifier) };
  });
}

function powerIn({ name, buffs, damage }: KnownCard, modifier: number): number {
  return Math.max(0, (printed(name)?.power ?? 0) + Number(buffs) - Number(damage) + modifier);
}

export const titleOf = ({ name }: KnownCard): string => printed(name)?.title ?? String(name);

type Colour = (text: string) => string;

/** Fits plain text into a cell, then colours it: colours have no width. */
const cell = (text: string, colour: Colour): string => colour(text.slice(0, WIDTH).padEnd(WIDTH));

function drawUnit({ unit, power }: Slot, colour: Colour, paint: Paint): string {
  if (unit === undefined) return cell('      ·', paint.dim);
  const name = ` ${titleOf(unit)}`.slice(0, WIDTH - 3).padEnd(WIDTH - 3);
  const isPrinted = power === printed(unit.name)?.power;
  const number = `${power} `.padStart(3);
  return colour(name) + (isPrinted ? paint.strong(number) : paint.changed(number));
}

/** What a slot and its unit carry: `slot +1`, `-2`, `shield 1`, whether an ability is ready. */
function drawDetail({ unit, modifier }: Slot, paint: Paint): string {
  const parts: string[] = [];
  if (modifier !== 0) parts.push(`slot${signed(modifier)}`);
  if (unit !== undefined) {
    const change = Number(unit.buffs) - Number(unit.damage);
    if (change !== 0) parts.push(signed(change));
    if (Number(unit.shield) > 0) parts.push(`sh${String(unit.shield)}`);
    if (printed(unit.name)?.canActivate === true && unit.isUsed !== true) {
      parts.push(Number(unit.cooldown) > 0 ? `cd${String(unit.cooldown)}` : 'ready');
    }
  }
  return cell(` ${parts.join(' ')}`, paint.changed);
}

/** `── 3 ▲ ───`: the terrain's number for people, and who holds it. */
function drawMiddle(terrain: number, theirs: Slot, mine: Slot, paint: Paint): string {
  const lead = leadOf(theirs, mine);
  const mark = lead > 0 ? ` ${paint.mine('▼')} ` : lead < 0 ? ` ${paint.theirs('▲')} ` : paint.dim(' ──');
  return `${paint.dim('─────')} ${paint.strong(String(terrain + 1))}${mark}${paint.dim('────')}`;
}

/** Positive if the viewer holds the terrain. A unit whose rule lets the lowest win turns that round. */
function leadOf(theirs: Slot, mine: Slot): number {
  if (theirs.unit === undefined || mine.unit === undefined) return (mine.unit ? 1 : 0) - (theirs.unit ? 1 : 0);
  const isLowest = [theirs.unit, mine.unit].some((unit) => printed(unit.name)?.rule?.fn === 'lowestWins');
  return Math.sign(mine.power - theirs.power) * (isLowest ? -1 : 1);
}

function drawPlayer(view: View, id: string, colour: Colour, paint: Paint): string {
  const { skirmishesWon, leaderId, currentCharges, isDone } = view.players[id];
  const count = (zone: string): number => zoneOf(view, zone, id).length;
  const facts = [
    `won ${Number(skirmishesWon) + Number(view.G.tieSkirmishes)} of 2`,
    leaderId === 'rookie' ? 'no leader' : `${String(leaderId)} ${'●'.repeat(Number(currentCharges)) || 'spent'}`,
    `hand ${count('hand')}`,
    `deck ${count('deck')}`,
    `graveyard ${count('graveyard')}`,
  ];
  const turn = turnPlayerOf(view) === id && view.ctx.gameOver !== true ? paint.strong(' ←') : '';
  const done = isDone === true ? paint.changed('  done') : '';
  return `${colour(`{${id}}`)}${turn}${done}  ${paint.dim(facts.join(' · '))}`;
}

/** The cards one holds, in lines of at most 78 columns; nothing for a hand that is hidden. */
function drawHand(hand: readonly ViewCard[], paint: Paint): string[] {
  const pieces = hand.filter(isKnown).map((card) => {
    const { type, power } = printed(card.name) ?? { type: 'action', power: 0 };
    return `${titleOf(card)}${type === 'unit' ? ` ${power}` : '!'}`;
  });
  return wrap(pieces, 72).map((line, i) => `${paint.dim(i === 0 ? 'hand  ' : '      ')}${line}`);
}
