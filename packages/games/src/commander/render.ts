import { type KnownCard, zoneOf } from '@cardloom/parts/present';
import { priorityPlayerOf, turnPlayerOf, type View } from 'cardloom';
import type { Paint } from '../entry.ts';
import { MANA } from './card.ts';
import { inLines, type Piece, widthOf } from './lines.ts';
import { ABILITY } from './printed.ts';
import { drawPermanents } from './render-permanents.ts';
import { cardsIn, costFromCommand, costOf, nameOf, permanentOf, printedOf, seat, sourceName } from './words.ts';

/**
 * The board in a terminal of 80 columns, for two to six players: the others in turn order, the stack, and the viewer at the
 * bottom. Each player is a line of numbers, then lands, creatures and other permanents.
 */
export function render(view: View, paint: Paint): string {
  const ids = Object.keys(view.players);
  const at = view.viewer === null ? -1 : ids.indexOf(view.viewer);
  // whoever comes after the viewer first
  const others = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))];
  const lines = others.flatMap((id) => drawPlayer(view, id, paint.theirs, paint));
  lines.push(...drawStack(view, paint));
  if (view.viewer !== null) {
    lines.push(...drawPlayer(view, view.viewer, paint.mine, paint), ...drawHand(view, view.viewer, paint));
  }
  return lines.join('\n');
}

type Colour = (text: string) => string;
const same: Colour = (text) => text;

function drawPlayer(view: View, id: string, colour: Colour, paint: Paint): string[] {
  const player = view.players[id];
  if (player.left === true) return [`${colour(`{${id}}`)}  ${paint.dim('is out of the game')}`];
  const count = (zone: string): number => zoneOf(view, zone, id).length;
  const exiled = cardsIn(view, 'exile').filter(({ owner }) => owner === id).length;
  const pieces: Piece[] = [
    { text: `life ${Number(player.life)}`, paint: Number(player.life) <= LOW_LIFE ? paint.changed : paint.strong },
    { text: `hand ${count('hand')}`, paint: same },
    { text: `library ${count('library')}`, paint: same },
    { text: `graveyard ${count('graveyard')}`, paint: same },
  ];
  if (exiled > 0) pieces.push({ text: `exile ${exiled}`, paint: same });
  const mana = floatingOf(player);
  if (mana !== '') pieces.push({ text: `mana ${mana}`, paint: paint.changed });
  const marks = marksOf(view, id);
  const head = `${colour(`{${id}}`)}${paint.changed(marks)}  `;
  return [
    ...inLines(pieces, { head, headWidth: widthOf(`{${id}}${marks}  `), indent: 2, between: paint.dim(' · ') }),
    ...drawCommander(view, id, paint),
    ...drawPermanents(view, id, paint),
  ];
}

const LOW_LIFE = 10;
const POOL = ['white', 'blue', 'black', 'red', 'green', 'colourless'] as const;
const floatingOf = (player: View['players'][string]): string =>
  POOL.map((kind, i) => MANA[i].repeat(Number(player[kind]))).join('');

/** Whose turn it is, and who may act. */
function marksOf({ ctx, decision }: View, id: string): string {
  if (ctx.gameOver === true) return ctx.winner === id ? ' wins' : '';
  const isAsked = decision === null ? priorityPlayerOf({ ctx }) === id : decision.waiting.includes(id);
  return (turnPlayerOf({ ctx }) === id ? ' ●' : '') + (isAsked ? ' ◂' : '');
}

/** Where the commander is and what it costs, and what commanders have done to this player. */
function drawCommander(view: View, id: string, paint: Paint): string[] {
  const [commander] = cardsIn(view, 'command', id);
  const player = view.players[id];
  const pieces: Piece[] = [];
  if (commander !== undefined) {
    const cost = costFromCommand(commander.name, Number(player.casts));
    pieces.push({ text: `★ ${String(commander.name)} in the command zone for ${cost}`, paint: same });
  }
  for (const [at, other] of Object.keys(view.players).entries()) {
    const damage = Number(player[`damage${at}`]);
    if (damage > 0) pieces.push({ text: `${damage} of 21 by the commander of {${other}}`, paint: paint.changed });
  }
  return inLines(pieces, { head: '  ', headWidth: 2, indent: 4, between: paint.dim(' · ') });
}

/** The top first: it resolves first. */
function drawStack(view: View, paint: Paint): string[] {
  const stack = cardsIn(view, 'stack');
  if (stack.length === 0) return [paint.dim('─'.repeat(78))];
  const title = '── stack, the top one resolves first ';
  const lines = stack.toReversed().flatMap((object, i) => {
    const target = targetOf(view, object);
    const what = object.name === ABILITY ? `${sourceName(view, object)}: ability` : nameOf(view, object);
    const text = `${i + 1} ${what} of ${seat(view, object.controller)}${target === '' ? '' : ` → ${target}`}`;
    return inLines([{ text, paint: i === 0 ? paint.strong : same }], {
      head: '  ',
      headWidth: 2,
      indent: 4,
      between: '',
    });
  });
  return [paint.dim(title.padEnd(78, '─')), ...lines, paint.dim('─'.repeat(78))];
}

function targetOf(view: View, object: KnownCard): string {
  if (Number(object.targetSeat) >= 0) return seat(view, object.targetSeat);
  if (Number(object.targetCard) === 0) return '';
  const permanent = permanentOf(view, object.targetCard);
  if (permanent !== undefined) return `${String(permanent.card.name)} of {${permanent.player}}`;
  const spell = cardsIn(view, 'stack').find(({ id }) => id === object.targetCard);
  return spell === undefined ? 'what is gone' : nameOf(view, spell);
}

/** The cards one holds, with their costs; equal ones are counted. */
function drawHand(view: View, id: string, paint: Paint): string[] {
  const hand = cardsIn(view, 'hand', id);
  if (hand.length === 0) return [];
  const counts = new Map<string, number>();
  for (const { name } of hand) counts.set(String(name), (counts.get(String(name)) ?? 0) + 1);
  const manaValue = (name: string): number => {
    const cost = printedOf(name)?.cost;
    return cost == null ? -1 : cost.generic + cost.mana.reduce((sum, n) => sum + n, 0);
  };
  const names = [...counts.keys()].sort((a, b) => manaValue(a) - manaValue(b) || a.localeCompare(b));
  const pieces = names.map((name) => {
    const copies = counts.get(name) ?? 1;
    const text = [name, costOf(name), copies > 1 ? `×${copies}` : ''].filter((part) => part !== '').join(' ');
    return { text, paint: same };
  });
  return inLines(pieces, { head: paint.dim('hand  '), headWidth: 6, indent: 6, between: paint.dim(' · ') });
}
