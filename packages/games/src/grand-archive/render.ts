import { findCard, fit, isKnown, type KnownCard, sides, wrap, zoneOf } from '@cardloom/parts/present';
import { turnPlayerOf, type View, type ViewCard } from 'cardloom';
import type { Paint } from '../entry.ts';
import { cards, type Printed } from './card-set.ts';

/**
 * The board in a terminal: the opponent above, the viewer below, one card of the field a line; in front of it `>` for
 * rested. Units show power and life left, weapons power and uses left. A combat stands in the middle, the stack, the newest
 * card first, above the hand; the viewer's memory below it.
 */

export function render(view: View, paint: Paint): string {
  const { me, other } = sides(view);
  return [
    drawPlayer(view, other, paint.theirs, paint),
    ...drawField(view, other, paint.theirs, paint),
    drawMiddle(view, paint),
    ...drawField(view, me, paint.mine, paint),
    drawPlayer(view, me, paint.mine, paint),
    ...drawList('stack', gameZone(view, 'stack').toReversed(), (card) => aimed(view, card), paint),
    ...drawList('hand', zoneOf(view, 'hand', me).filter(isKnown), handText, paint),
    ...drawList('memory', zoneOf(view, 'memory', me).filter(isKnown), (card) => printedOf(card).title, paint),
  ].join('\n');
}

type Colour = (text: string) => string;

export const printedOf = ({ name }: KnownCard): Printed => cards[String(name)];

const gameZone = (view: View, zone: string): KnownCard[] => (view.zones[zone] as readonly ViewCard[]).filter(isKnown);

function drawPlayer(view: View, id: string, colour: Colour, paint: Paint): string {
  const facts = ['hand', 'memory', 'material', 'deck', 'graveyard', 'banishment'].map(
    (zone) => `${zone} ${zoneOf(view, zone, id).length}`,
  );
  const turn = turnPlayerOf(view) === id && view.ctx.gameOver !== true ? paint.strong(' ←') : '';
  return `${colour(`{${id}}`)}${turn}  ${paint.dim(facts.join(' · '))}`;
}

function drawField(view: View, id: string, colour: Colour, paint: Paint): string[] {
  const field = zoneOf(view, 'field', id).filter(isKnown);
  if (field.length === 0) return [paint.dim('  nothing on the field')];
  return field.map((card) => drawCard(view, card, colour, paint));
}

/** Power and life left, as the rules count them; a champion has its weapon's power. */
export function numbersOf(view: View, card: KnownCard): string {
  const { type, power, life, durability } = printedOf(card);
  if (type === 'weapon') return `${power} x${durability - Number(card.uses)}`;
  if (life === 0) return '';
  const left = life - Number(card.damage);
  if (type !== 'champion') return `${Math.max(0, power + Number(card.buff))}/${left}`;
  const arm = findCard(view, view.G.attacker === card.id ? view.G.intent : 0) ?? weaponOf(view, card);
  return `${arm === undefined ? 0 : Math.max(0, printedOf(arm).power + Number(card.buff))}/${left}`;
}

const weaponOf = (view: View, champion: KnownCard): KnownCard | undefined =>
  zoneOf(view, 'field', String(champion.owner))
    .filter(isKnown)
    .findLast((card) => printedOf(card).type === 'weapon');

function drawCard(view: View, card: KnownCard, colour: Colour, paint: Paint): string {
  const printed = printedOf(card);
  const shown = fit(numbersOf(view, card), 6);
  const isChanged = card.damage !== 0 || card.buff !== 0 || card.uses !== 0;
  const notes = [
    printed.type === 'champion' ? `level ${printed.level}` : '',
    ...Object.entries(printed.keywords).flatMap(([name, n]) => (n === 0 ? [] : [name])),
  ].filter((note) => note !== '');
  return `  ${colour(fit(`${card.exerted === true ? '>' : ' '} ${printed.title}`, 24))} ${isChanged ? paint.changed(shown) : paint.strong(shown)}${notes.length === 0 ? '' : ` ${paint.dim(notes.join(' · '))}`}`;
}

/** The line between the players; in a combat it says who attacks whom, and the step. */
function drawMiddle(view: View, paint: Paint): string {
  const [attacker, target] = [findCard(view, view.G.attacker), findCard(view, view.G.defender)];
  if (attacker === undefined || target === undefined) return paint.dim('─'.repeat(78));
  const back = view.G.isRetaliating === true ? ', who retaliates' : '';
  const text = `── ${printedOf(attacker).title} attacks ${printedOf(target).title}${back} (${String(view.ctx.currentStep)}) `;
  return paint.strong(text.padEnd(78, '─').slice(0, 78));
}

function aimed(view: View, card: KnownCard): string {
  const target = card.aim === 0 ? undefined : findCard(view, card.aim);
  return `${printedOf(card).title}${target === undefined ? '' : ` on ${printedOf(target).title}`}`;
}

/** Reserve cost and kind: `c2 3/2` for an ally, `c2 3!` for an attack, `c1 fast`, `c2 slow`. */
function handText(card: KnownCard): string {
  const { title, type, cost, power, life, isFast } = printedOf(card);
  const kind = type === 'ally' ? `${power}/${life}` : type === 'attack' ? `${power}!` : isFast ? 'fast' : 'slow';
  return `${title} c${cost} ${kind}`;
}

function drawList(
  label: string,
  shown: readonly KnownCard[],
  textOf: (card: KnownCard) => string,
  paint: Paint,
): string[] {
  return wrap(shown.map(textOf), 70).map((line, i) => `${paint.dim((i === 0 ? label : '').padEnd(8))}${line}`);
}
