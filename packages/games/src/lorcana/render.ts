import { fit, isKnown, type KnownCard, sides, wrap, zoneOf } from '@cardloom/parts/present';
import { turnPlayerOf, type View } from 'cardloom';
import type { Paint } from '../entry.ts';
import { cards, type Printed } from './card-set.ts';
import { FLAGS, NUMBERED } from './cards/words.ts';
import { LORE_TO_WIN } from './game-state-check.ts';

/**
 * The board in a terminal: the opponent above, the viewer below, two cards a line. A character shows strength, willpower
 * left and lore: `Moss Warden 2/4 ◆1`; in front of it `>` for exerted, `~` for drying.
 */

const COLUMN = 38;

export function render(view: View, paint: Paint): string {
  const { me, other } = sides(view);
  const rule = paint.dim('─'.repeat(78));
  return [
    drawPlayer(view, other, paint.theirs, paint),
    ...drawField(view, other, paint.theirs, paint),
    rule,
    ...drawField(view, me, paint.mine, paint),
    drawPlayer(view, me, paint.mine, paint),
    ...drawHand(view, me, paint),
  ].join('\n');
}

type Colour = (text: string) => string;

const printedOf = ({ name }: KnownCard): Printed => cards[String(name)];

function drawPlayer(view: View, id: string, colour: Colour, paint: Paint): string {
  const { lore, gamesWon } = view.players[id];
  const ink = zoneOf(view, 'inkwell', id);
  const facts = [
    `lore ${String(lore)}/${LORE_TO_WIN}`,
    `ink ${ink.length - countExerted(view, id)}/${ink.length}`,
    `hand ${zoneOf(view, 'hand', id).length}`,
    `deck ${zoneOf(view, 'deck', id).length}`,
    `discard ${zoneOf(view, 'discard', id).length}`,
  ];
  if (Number(view.G.bestOf) > 1) facts.unshift(`won ${String(gamesWon)}`);
  const turn = turnPlayerOf(view) === id && view.ctx.gameOver !== true ? paint.strong(' ←') : '';
  return `${colour(`{${id}}`)}${turn}  ${paint.dim(facts.join(' · '))}`;
}

/** Ink was shown when it was put down, so everybody sees which is exerted. */
const countExerted = (view: View, id: string): number =>
  zoneOf(view, 'inkwell', id)
    .filter(isKnown)
    .filter(({ exerted }) => exerted === true).length;

function drawField(view: View, id: string, colour: Colour, paint: Paint): string[] {
  const field = zoneOf(view, 'play', id).filter(isKnown);
  if (field.length === 0) return [paint.dim('  nothing in play')];
  const cells = field.map((card) => drawCard(card, field, colour, paint));
  const lines: string[] = [];
  for (let i = 0; i < cells.length; i += 2) lines.push(`${cells[i]}  ${cells[i + 1] ?? ''}`.trimEnd());
  return lines;
}

function drawCard(card: KnownCard, field: readonly KnownCard[], colour: Colour, paint: Paint): string {
  const printed = printedOf(card);
  const mark = card.exerted === true ? '>' : card.drying === true ? '~' : ' ';
  const numbers = numbersOf(card, printed);
  const place = field.find(({ id }) => id === card.location);
  const notes = [...keywordsOf(printed), ...(place === undefined ? [] : [`at ${printedOf(place).title}`])].join(' ');
  const name = `${mark} ${printed.title} `;
  const rest = fit(notes, Math.max(0, COLUMN - name.length - numbers.length - 1));
  const isPrinted = numbers === numbersOf({ damage: 0, buff: 0, hindered: 0 }, printed);
  return `${colour(name)}${isPrinted ? paint.strong(numbers) : paint.changed(numbers)} ${paint.dim(rest)}`;
}

function numbersOf({ damage, buff, hindered }: KnownCard, { type, strength, willpower, lore }: Printed): string {
  if (type === 'item') return 'item';
  const left = willpower - Number(damage);
  if (type === 'location') return `${left} ◆${lore}`;
  return `${Math.max(0, strength + Number(buff) - Number(hindered))}/${left} ◆${lore}`;
}

const keywordsOf = ({ keywords }: Printed): string[] => [
  ...FLAGS.filter((name) => keywords[name] > 0),
  ...NUMBERED.filter((name) => keywords[name] > 0).map((name) => `${name} ${keywords[name]}`),
];

function drawHand(view: View, id: string, paint: Paint): string[] {
  const pieces = zoneOf(view, 'hand', id)
    .filter(isKnown)
    .map((card) => {
      const { title, cost, inkable, type } = printedOf(card);
      return `${title} ${cost}${inkable ? '' : '✕'}${type === 'action' ? '!' : ''}`;
    });
  return wrap(pieces, 72).map((line, i) => `${paint.dim(i === 0 ? 'hand  ' : '      ')}${line}`);
}
