import { findCard, fit, isKnown, type KnownCard, sides, wrap, zoneOf } from '@cardloom/parts/present';
import { turnPlayerOf, type View } from 'cardloom';
import type { Paint } from '../entry.ts';
import { cards, type Printed } from './card-set.ts';

/**
 * The board in a terminal: the opponent above, the viewer below, one card in play a line with attack and the defense it
 * has left; in front of it `>` for engaged, `#` for obstructing. Clashground, Standby and clash stand in the middle.
 */

export function render(view: View, paint: Paint): string {
  const { me, other } = sides(view);
  return [
    drawPlayer(view, other, paint.theirs, paint),
    ...drawField(view, other, paint.theirs, paint),
    ...drawMiddle(view, paint),
    ...drawField(view, me, paint.mine, paint),
    drawPlayer(view, me, paint.mine, paint),
    ...drawCards(view, 'traps', me, paint),
    ...drawCards(view, 'hand', me, paint),
  ].join('\n');
}

type Colour = (text: string) => string;

export const printedOf = ({ name }: KnownCard): Printed => cards[String(name)];
const tableZone = (view: View, zone: string): readonly KnownCard[] =>
  (view.zones[zone] as readonly KnownCard[]).filter(isKnown);

function drawPlayer(view: View, id: string, colour: Colour, paint: Paint): string {
  const resources = zoneOf(view, 'resources', id).filter(isKnown);
  const ready = resources.filter(({ exerted }) => exerted === false).length;
  const facts = [
    `health ${String(view.players[id].health)}`,
    `res ${ready}/${resources.length}`,
    `hand ${zoneOf(view, 'hand', id).length}`,
    `traps ${zoneOf(view, 'traps', id).length}`,
    `deck ${zoneOf(view, 'deck', id).length}`,
    `oblivion ${zoneOf(view, 'oblivion', id).length}`,
  ];
  const turn = turnPlayerOf(view) === id && view.ctx.gameOver !== true ? paint.strong(' ←') : '';
  return `${colour(`{${id}}`)}${turn}  ${paint.dim(facts.join(' · '))}`;
}

/** What weapon and Clashground add to a card. */
function addedTo(card: KnownCard, view: View): { attack: number; defense: number; weapon: string } {
  const weapon = card.mate === 0 ? undefined : findCard(view, card.mate);
  const [ground] = tableZone(view, 'clashground');
  const isHome = ground !== undefined && ground.owner === card.owner && printedOf(card).type === 'clash';
  const from = (name: 'attack' | 'defense'): number =>
    (weapon === undefined ? 0 : printedOf(weapon)[name]) + (isHome ? printedOf(ground)[name] : 0);
  return {
    attack: from('attack'),
    defense: from('defense'),
    weapon: weapon === undefined ? '' : `with ${printedOf(weapon).title}`,
  };
}

/** Attack and the defense that is left, as the rules count them. */
export function numbersOf(card: KnownCard, view: View): string {
  const { attack, defense } = printedOf(card);
  const added = addedTo(card, view);
  const sum = (...names: string[]): number => names.reduce((total, name) => total + Number(card[name]), 0);
  const power = Math.max(0, attack + added.attack + sum('buff', 'clashAttack'));
  return `${power}/${defense + added.defense + sum('guard', 'clashDefense') - sum('damage', 'clashDamage')}`;
}

function drawField(view: View, id: string, colour: Colour, paint: Paint): string[] {
  return zoneOf(view, 'field', id)
    .filter(isKnown)
    .map((card) => {
      const printed = printedOf(card);
      const mark = card.isObstructing === true ? '#' : card.exerted === true ? '>' : ' ';
      const numbers = numbersOf(card, view);
      const isPrinted = numbers === `${printed.attack}/${printed.defense}`;
      const shown = fit(numbers, 6);
      const notes = [printed.type === 'contender' ? 'Contender' : '', addedTo(card, view).weapon]
        .filter((note) => note !== '')
        .join(' · ');
      const drawn = `  ${colour(fit(`${mark} ${printed.title}`, 24))} ${isPrinted ? paint.strong(shown) : paint.changed(shown)}`;
      return notes === '' ? drawn : `${drawn} ${paint.dim(fit(notes, 44).trimEnd())}`;
    });
}

/** Between the players: the Clashground, a clash and its step, and what waits in the Standby, the newest first. */
function drawMiddle(view: View, paint: Paint): string[] {
  const [ground] = tableZone(view, 'clashground');
  const line = (text: string): string => text.padEnd(78, '─').slice(0, 78);
  const lines = [
    paint.dim(line(ground === undefined ? '' : `── ${printedOf(ground).title} of {${String(ground.owner)}} `)),
  ];
  const attacker = view.G.attacker === 0 ? undefined : findCard(view, view.G.attacker);
  const target = findCard(view, view.G.defender);
  if (attacker !== undefined && target !== undefined) {
    const text = `── ${printedOf(attacker).title} attacks ${printedOf(target).title} (${String(view.ctx.currentStep)}) `;
    lines.push(paint.strong(line(text)));
  }
  const waiting = tableZone(view, 'standby').toReversed();
  if (waiting.length > 0)
    lines.push(`   standby: ${waiting.map((card) => printedOf(card).title).join(' ← ')}`.slice(0, 78));
  return lines;
}

function drawCards(view: View, zone: 'hand' | 'traps', id: string, paint: Paint): string[] {
  const pieces = zoneOf(view, zone, id)
    .filter(isKnown)
    .map((card) => `${printedOf(card).title} ${shortOf(printedOf(card))}`);
  return wrap(pieces, 70).map((line, i) => `${paint.dim(i === 0 ? zone.padEnd(7) : '       ')}${line}`);
}

/** Cost, and what kind of card it is: `3 2/5`, `1 +3/+0 buff`, `2 counter`. */
function shortOf({ type, cost, attack, defense }: Printed): string {
  if (type === 'clash') return `${cost} ${attack}/${defense}`;
  const adds = type === 'weapon' || type === 'buff' || type === 'clashground';
  return `${cost} ${adds ? `+${attack}/+${defense} ` : ''}${type}`;
}
