import { findCard, fit, isKnown, type KnownCard, sides, wrap, zoneOf } from '@cardloom/parts/present';
import { turnPlayerOf, type View } from 'cardloom';
import type { Paint } from '../entry.ts';
import { cards, type Printed } from './card-set.ts';

/**
 * The board in a terminal: the opponent above, the viewer below, one unit a line with AP, HP left, keywords and pilot;
 * in front of it `>` for rested, `~` for deployed this turn. `*` marks a linked pilot. A battle stands in the middle.
 */

export function render(view: View, paint: Paint): string {
  const { me, other } = sides(view);
  return [
    drawPlayer(view, other, paint.theirs, paint),
    drawShields(view, other, paint),
    ...drawUnits(view, other, paint.theirs, paint),
    drawMiddle(view, paint),
    ...drawUnits(view, me, paint.mine, paint),
    drawShields(view, me, paint),
    drawPlayer(view, me, paint.mine, paint),
    ...drawHand(view, me, paint),
  ].join('\n');
}

type Colour = (text: string) => string;

export const printedOf = ({ name }: KnownCard): Printed => cards[String(name)];

function drawPlayer(view: View, id: string, colour: Colour, paint: Paint): string {
  const resources = zoneOf(view, 'resources', id).filter(isKnown);
  const active = resources.filter(({ exerted }) => exerted === false).length;
  const ex = zoneOf(view, 'exResources', id).length;
  const facts = [
    `resources ${active} of ${resources.length}${ex > 0 ? ` +${ex} EX` : ''}`,
    `hand ${zoneOf(view, 'hand', id).length}`,
    `deck ${zoneOf(view, 'deck', id).length}`,
    `trash ${zoneOf(view, 'trash', id).length}`,
  ];
  const turn = turnPlayerOf(view) === id && view.ctx.gameOver !== true ? paint.strong(' ←') : '';
  return `${colour(`{${id}}`)}${turn}  ${paint.dim(facts.join(' · '))}`;
}

function drawShields(view: View, id: string, paint: Paint): string {
  const shields = zoneOf(view, 'shields', id).length;
  const [base] = zoneOf(view, 'base', id).filter(isKnown);
  const drawn = base === undefined ? 'no base' : `${printedOf(base).title} ${printedOf(base).hp - Number(base.damage)}`;
  return `  ${paint.dim('shields')} ${paint.strong('■'.repeat(shields) || 'none')}  ${paint.dim('base')} ${drawn}`;
}

function drawUnits(view: View, id: string, colour: Colour, paint: Paint): string[] {
  const units = zoneOf(view, 'units', id).filter(isKnown);
  if (units.length === 0) return [paint.dim('  no units')];
  return units.map((unit) => drawUnit(unit, pilotIn(view, unit), colour, paint));
}

export const pilotIn = (view: View, { mate }: KnownCard): KnownCard | undefined =>
  mate === 0 ? undefined : findCard(view, mate);

/** AP and HP left, as the rules count them. */
export function numbersOf(unit: KnownCard, pilot: KnownCard | undefined): string {
  const { ap, hp } = printedOf(unit);
  const added = pilot === undefined ? { ap: 0, hp: 0 } : printedOf(pilot);
  const power = Math.max(0, ap + added.ap + Number(unit.buff) + Number(unit.battleBuff));
  return `${power}/${hp + added.hp - Number(unit.damage)}`;
}

function drawUnit(unit: KnownCard, pilot: KnownCard | undefined, colour: Colour, paint: Paint): string {
  const printed = printedOf(unit);
  const mark = unit.exerted === true ? '>' : unit.isFresh === true ? '~' : ' ';
  const numbers = numbersOf(unit, pilot);
  const keywords = Object.entries(printed.keywords).flatMap(([name, n]) =>
    n === 0 ? [] : n === 1 && name !== 'repair' && name !== 'breach' ? [name] : [`${name} ${n}`],
  );
  const isLinked = pilot !== undefined && printedOf(pilot).traits.includes(printed.link);
  const pilotText = pilot === undefined ? '' : `with ${printedOf(pilot).title}${isLinked ? ' *' : ''}`;
  const notes = [...keywords, pilotText].filter((note) => note !== '').join(' · ');
  const isPrinted = numbers === `${printed.ap}/${printed.hp}`;
  const shown = fit(numbers, 6);
  return `  ${colour(fit(`${mark} ${printed.title}`, 22))} ${isPrinted ? paint.strong(shown) : paint.changed(shown)}${notes === '' ? '' : ` ${paint.dim(fit(notes, 46).trimEnd())}`}`;
}

/** The line between the players; in a battle it says who attacks what, and the step. */
function drawMiddle(view: View, paint: Paint): string {
  const attacker = findCard(view, view.G.attacker);
  if (attacker === undefined || view.G.attacker === 0) return paint.dim('─'.repeat(78));
  const target = view.G.defender === 0 ? undefined : findCard(view, view.G.defender);
  const text = `── ${printedOf(attacker).title} attacks ${target === undefined ? 'the player' : printedOf(target).title} (${String(view.ctx.currentStep)}) `;
  return paint.strong(text.padEnd(78, '─').slice(0, 78));
}

function drawHand(view: View, id: string, paint: Paint): string[] {
  const pieces = zoneOf(view, 'hand', id)
    .filter(isKnown)
    .map((card) => `${printedOf(card).title} ${shortOf(printedOf(card))}`);
  return wrap(pieces, 72).map((line, i) => `${paint.dim(i === 0 ? 'hand  ' : '      ')}${line}`);
}

/** Level and cost, and what kind of card it is: `L3 c2 2/4`, `L2 c1 +1/+1`, `L2 c1 !`, `L3 c2 base 5`. */
function shortOf({ type, lv, cost, ap, hp }: Printed): string {
  const kind = { unit: `${ap}/${hp}`, pilot: `+${ap}/+${hp}`, command: '!', base: `base ${hp}`, resource: '' }[type];
  return `L${lv} c${cost} ${kind}`;
}
