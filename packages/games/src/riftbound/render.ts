import { findCard, fit, isKnown, type KnownCard, sides, wrap, zoneOf } from '@cardloom/parts/present';
import { turnPlayerOf, type View, type ViewCard } from 'cardloom';
import type { Paint } from '../entry.ts';
import { cards, type Printed } from './card-set.ts';

/**
 * The board in a terminal: the opponent's base above, the two battlefields in the middle with both sides' units, the
 * viewer's base below. In front of a unit `>` for exhausted; its might, and the damage it has, behind. The chain, the newest
 * spell first, stands above the hand.
 */

export function render(view: View, paint: Paint): string {
  const { me, other } = sides(view);
  const battlefields = gameZone(view, 'battlefields');
  return [
    drawPlayer(view, other, paint.theirs, paint),
    ...drawUnits(view, other, 0, paint.theirs, paint),
    ...battlefields.flatMap((battlefield, i) => [
      drawBattlefield(view, battlefield, i + 1, paint),
      ...drawUnits(view, other, i + 1, paint.theirs, paint),
      ...drawUnits(view, me, i + 1, paint.mine, paint),
    ]),
    paint.dim('─'.repeat(78)),
    ...drawUnits(view, me, 0, paint.mine, paint),
    drawPlayer(view, me, paint.mine, paint),
    ...drawChain(view, paint),
    ...drawHand(view, me, paint),
  ].join('\n');
}

type Colour = (text: string) => string;

export const printedOf = ({ name }: KnownCard): Printed => cards[String(name)];

const gameZone = (view: View, zone: string): KnownCard[] => (view.zones[zone] as readonly ViewCard[]).filter(isKnown);

function drawPlayer(view: View, id: string, colour: Colour, paint: Paint): string {
  const { points, energy } = view.players[id] as Readonly<Record<string, unknown>>;
  const runes = zoneOf(view, 'runes', id).filter(isKnown);
  const ready = runes.filter(({ exerted }) => exerted === false).length;
  const facts = [
    `runes ${ready} of ${runes.length}${Number(energy) > 0 ? ` +${String(energy)}` : ''}`,
    `hand ${zoneOf(view, 'hand', id).length}`,
    `deck ${zoneOf(view, 'deck', id).length}`,
    `trash ${zoneOf(view, 'trash', id).length}`,
    ...[...zoneOf(view, 'champion', id), ...zoneOf(view, 'legend', id), ...zoneOf(view, 'gear', id)]
      .filter(isKnown)
      .map((card) => `${card.exerted === true ? '>' : ''}${printedOf(card).title}`),
  ];
  const turn = turnPlayerOf(view) === id && view.ctx.gameOver !== true ? paint.strong(' ←') : '';
  const [first, ...more] = wrap(facts, 56);
  const rest = more.map((line) => `\n${' '.repeat(4)}${paint.dim(line)}`).join('');
  return `${colour(`{${id}}`)}${turn} ${paint.strong(`${String(points)} points`)}  ${paint.dim(first)}${rest}`;
}

/** Might as the rules count it, without what only a combat adds. */
export const mightOf = (unit: KnownCard): number => Math.max(0, printedOf(unit).might + Number(unit.buff));

function drawUnits(view: View, id: string, place: number, colour: Colour, paint: Paint): string[] {
  return zoneOf(view, 'field', id)
    .filter(isKnown)
    .filter(({ at }) => at === place)
    .map((unit) => drawUnit(unit, colour, paint));
}

function drawUnit(unit: KnownCard, colour: Colour, paint: Paint): string {
  const printed = printedOf(unit);
  const might = mightOf(unit);
  const shown = fit(`${might}${unit.damage === 0 ? '' : ` -${String(unit.damage)}`}`, 6);
  const isPrinted = might === printed.might && unit.damage === 0;
  const notes = Object.entries(printed.keywords).flatMap(([name, n]) => (n === 0 ? [] : [noteOf(name, n)]));
  if (unit.isStunned === true) notes.push('stunned');
  return `    ${colour(fit(`${unit.exerted === true ? '>' : ' '} ${printed.title}`, 22))} ${isPrinted ? paint.strong(shown) : paint.changed(shown)}${notes.length === 0 ? '' : ` ${paint.dim(notes.join(' · '))}`}`;
}

const noteOf = (name: string, n: number): string => (name === 'assault' || name === 'shield' ? `${name} ${n}` : name);

function drawBattlefield(view: View, battlefield: KnownCard, place: number, paint: Paint): string {
  const holder = Object.keys(view.players)[Number(battlefield.holder) - 1];
  const who = holder === undefined ? 'nobody' : `{${holder}}`;
  const isContested = view.G.place === place;
  const text = `── ${printedOf(battlefield).title} (${who})${isContested ? ' contested' : ''} `;
  const line = text + '─'.repeat(Math.max(0, 78 - text.length));
  return isContested ? paint.strong(line) : paint.dim(line);
}

function drawChain(view: View, paint: Paint): string[] {
  const pieces = gameZone(view, 'chain')
    .toReversed()
    .map((spell) => {
      const target = spell.aim === 0 ? undefined : findCard(view, spell.aim);
      return `${printedOf(spell).title}${target === undefined ? '' : ` on ${printedOf(target).title}`}`;
    });
  return wrap(pieces, 70).map((line, i) => `${paint.dim(i === 0 ? 'chain ' : '      ')}${line}`);
}

function drawHand(view: View, id: string, paint: Paint): string[] {
  const pieces = zoneOf(view, 'hand', id)
    .filter(isKnown)
    .map((card) => `${printedOf(card).title} ${shortOf(printedOf(card))}`);
  return wrap(pieces, 72).map((line, i) => `${paint.dim(i === 0 ? 'hand  ' : '      ')}${line}`);
}

/** Cost and kind: `c3 4` for a unit with its might, `c2 !` for a spell, `c2 gear`. */
function shortOf({ type, cost, might }: Printed): string {
  return `c${cost} ${type === 'unit' ? might : type === 'spell' ? '!' : type}`;
}
