import {
  type BlockRecord,
  capital,
  clashLine,
  type Names,
  type ShownCard,
  type SideRecord,
  type TableRecord,
  tableOf,
} from '@cardloom/parts/present';
import type { View } from 'cardloom';
import pc from 'picocolors';
import { drawCells } from './cells.ts';
import { cardPiece, counted, inLines, numberPiece, type Piece, plain } from './piece.ts';
import { cutTo, flow, widthOf } from './text.ts';

/** The room a table has: columns, and lines it should not exceed. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * The table as its viewer may see it, drawn from records alone, in as much detail as there is room for. The others sit
 * above in turn order, the viewer below.
 */
export function drawTable(view: View, names: Names, room: Room): string {
  const table = tableOf(names.presentation, view);
  let drawn: string[] = [];
  for (const detail of DETAILS) {
    drawn = draw(table, view, names, room.width, detail);
    if (drawn.length <= room.height) break;
  }
  return drawn.join('\n');
}

/** How much is drawn; from ample to scarce. */
interface Detail {
  /** Cards of the hand have a line each, with their texts. */
  readonly isReadable: boolean;
  /** Boxes without frames, places with one line of notes. */
  readonly isTight: boolean;
  /** The rows of a side follow each other in the same lines; cards that matter little are only counted. */
  readonly isDense: boolean;
  /** Cards without what is true of them: whoever wants to know inspects them. */
  readonly isBrief: boolean;
  /** So many lines at most for what another player has before them, for one's own, and for the hand. */
  readonly most: number;
  readonly own: number;
  readonly held: number;
}
const AMPLE: Detail = {
  isReadable: true,
  isTight: false,
  isDense: false,
  isBrief: false,
  most: Infinity,
  own: Infinity,
  held: Infinity,
};
const TIGHT: Detail = { ...AMPLE, isReadable: false, isTight: true, isDense: true, most: 2 };
const DETAILS: readonly Detail[] = [
  AMPLE,
  { ...AMPLE, isReadable: false },
  { ...AMPLE, isReadable: false, isDense: true },
  TIGHT,
  { ...TIGHT, isBrief: true },
  { ...TIGHT, isBrief: true, own: 2, held: 2 },
  { ...TIGHT, isBrief: true, most: 1, own: 2, held: 2 },
  { ...TIGHT, isBrief: true, most: 1, own: 1, held: 1 },
  { ...TIGHT, isBrief: true, most: 0, own: 1, held: 1 },
];

type Cells = Extract<BlockRecord, { readonly kind: 'cells' }>;
const cellsOf = (side: SideRecord): Cells | undefined => side.blocks.find((block) => block.kind === 'cells');

function draw(table: TableRecord, view: View, names: Names, width: number, detail: Detail): string[] {
  const { sides, shared, lanes } = table;
  const facing = sides.length === 2 ? sides.map(cellsOf) : [];
  const [theirs, mine] = facing;
  const hasBox = theirs !== undefined && mine !== undefined;
  const middle = [
    ...shared.flatMap((block) => drawBlock(block, names, width)),
    ...inLines(shared.flatMap(pilePieces), headed(''), width),
  ];
  const box = hasBox
    ? drawCells({ theirs: theirs.cells, mine: mine.cells, lanes, me: sides[1].player }, names, width, detail.isTight)
    : [];
  const rule = pc.dim('─'.repeat(width));
  const between = hasBox
    ? [...middle, ...box]
    : middle.length === 0 || detail.isTight
      ? [rule, ...middle]
      : [rule, ...middle, rule];
  const last = sides[sides.length - 1];
  return [
    ...sides.slice(0, -1).flatMap((side) => drawSide(side, view, names, width, detail).reverse().flat()),
    ...between,
    ...drawSide(last, view, names, width, { ...detail, most: detail.own }).flat(),
  ];
}

/** A side from the middle outwards, block by block; the head, with piles and what only has a number, is the last but the hand. */
function drawSide(side: SideRecord, view: View, names: Names, width: number, detail: Detail): string[][] {
  const head = drawHead(side, view, names, width).slice(0, detail.isBrief ? 1 : undefined);
  if (side.hasLeft) return [head];
  const rows = side.blocks.filter((block) => block.kind === 'row');
  const dense = detail.isDense ? [drawDense(rows, names, width, detail)] : [];
  const others = side.blocks.filter(({ kind }) => kind !== 'hand' && !(detail.isDense && kind === 'row'));
  const drawn = others.map((block) => drawBlock(block, names, width));
  const hands = side.blocks
    .filter((block) => block.kind === 'hand')
    .map((hand) => (side.isViewer ? drawHand(hand, names, width, detail) : []));
  return [...dense, ...drawn, head, ...hands];
}

function drawHead(side: SideRecord, view: View, names: Names, width: number): string[] {
  const paint = side.isViewer ? pc.green : pc.magenta;
  const name = paint(pc.bold(capital(names.player(side.player))));
  if (side.hasLeft) return [`${name}  ${pc.dim(`${side.isViewer ? 'are' : 'is'} out of the game`)}`];
  const marks = [
    side.hasTurn ? '●' : '',
    side.isAsked ? '◂' : '',
    isPartner(view, side.player) ? 'with you' : '',
    ...side.marks,
  ].filter((mark) => mark !== '');
  const counts = side.blocks.flatMap((block): Piece[] => {
    if (block.kind !== 'hand') return pilePieces(block);
    if (side.isViewer && block.hidden === 0) return [];
    return [{ text: `${block.name} ${block.cards.length + block.hidden}`, paint: pc.dim }];
  });
  const text = `${name}${marks.length === 0 ? '' : ` ${pc.yellow(marks.join(' '))}`}  `;
  return inLines(
    [...side.numbers.map((number) => numberPiece(number, names)), ...counts],
    { text, paint: plain },
    width,
    2,
  );
}

/** Where not all play together, it matters who is on one's side. */
function isPartner({ viewer, ctx }: View, id: string): boolean {
  const teams = (ctx.teams ?? []) as readonly (readonly string[])[];
  if (viewer === null || viewer === id || teams.length < 2) return false;
  return teams.some((team) => team.includes(viewer) && team.includes(id));
}

/** What a block takes in lines of its own; the head has the piles, the box in the middle the cells. */
function drawBlock(block: BlockRecord, names: Names, width: number): string[] {
  if (block.kind === 'note')
    return flow(names.text(block.text).split(' '), width - 2, ' ').map((line) => `  ${pc.bold(line)}`);
  if (block.kind === 'clash') {
    const before = block.before.map((card) => cardPiece(card, names));
    const line = flow(clashLine(block, names).split(' '), width - 2, ' ').map((part) => `  ${pc.bold(part)}`);
    return [...(before.length === 0 ? [] : inLines(before, headed('before'), width)), ...line];
  }
  if (block.kind === 'dice') {
    const dice = block.dice.map(({ name, value }) => ({ text: `${value} ${name}`, paint: plain }));
    return inLines(dice, headed(block.name), width);
  }
  if (block.kind === 'stack') {
    return block.cards.flatMap((card, i) => {
      const piece = { text: `${i + 1} ${cardPiece(card, names).text}`, paint: i === 0 ? pc.bold : plain };
      return inLines([piece], headed(i === 0 ? block.name : ''), width);
    });
  }
  return block.kind === 'row' ? inLines(rowPieces(block, names), headed(block.name), width) : [];
}

type Row = Extract<BlockRecord, { readonly kind: 'row' }>;

function rowPieces({ cards, hidden }: Row, names: Names): Piece[] {
  const pieces = counted(cards.map((card) => cardPiece(card, names)));
  if (hidden > 0) pieces.push({ text: `${'▒'.repeat(Math.min(hidden, 10))} ${hidden} hidden`, paint: pc.dim });
  return pieces;
}

/** Names are cut before cards are left out: that something stands there, and how strong it is, matters more. */
const NAMES: readonly number[] = [Infinity, 18, 12];

function drawDense(rows: readonly Row[], names: Names, width: number, detail: Detail): string[] {
  const [first, ...shorter] = NAMES.map((longest) =>
    fitted(
      rows.flatMap((row) => densePieces(row, names, detail, longest)),
      headed(''),
      width,
      detail.most,
    ),
  );
  return shorter.reduce((best, other) => (other.rest < best.rest ? other : best), first).lines;
}

/** A row among others: its name stands before the first card; what matters little is counted: `lands 7 (2 ↷)`. */
function densePieces(row: Row, names: Names, { isBrief }: Detail, longest: number): Piece[] {
  if (row.isSmall) {
    const turned = row.cards.filter((card) => card.turned === true).length;
    const text = `${row.name} ${row.cards.length}${turned === 0 ? '' : ` (${turned} ↷)`}`;
    return row.cards.length === 0 ? [] : [{ text, paint: pc.dim }];
  }
  const cards = row.cards.map((card) => ({
    ...(isBrief ? briefly(card) : card),
    title: cutTo(names.text(card.title), longest),
  }));
  return rowPieces({ ...row, cards }, names).map(({ text, paint }, i) => ({
    text: i === 0 ? `${row.name}: ${text}` : text,
    paint,
  }));
}

const pilePieces = (block: BlockRecord): Piece[] =>
  block.kind !== 'piles'
    ? []
    : block.piles
        .filter(({ count }) => count > 0)
        .map(({ name, count }) => ({ text: `${name} ${count}`, paint: pc.dim }));

const headed = (name: string): Piece => ({ text: name === '' ? '  ' : `  ${name}  `, paint: pc.dim });

const briefly = (card: ShownCard): ShownCard => ({ ...card, marks: [], attached: [] });

/** Pieces in so many lines; what does not fit is counted. */
function fitted(
  pieces: readonly Piece[],
  head: Piece,
  width: number,
  most: number,
  indent?: number,
): { readonly lines: string[]; readonly rest: number } {
  if (most === 0) return { lines: [], rest: pieces.length };
  for (let kept = pieces.length; kept > 0; kept--) {
    const rest = pieces.length - kept;
    const shown = rest === 0 ? pieces : [...pieces.slice(0, kept), { text: `and ${rest} more`, paint: pc.dim }];
    const lines = inLines(shown, head, width, indent);
    if (lines.length <= most) return { lines, rest };
  }
  return { lines: inLines(pieces, head, width, indent).slice(0, most), rest: pieces.length };
}

type Hand = Extract<BlockRecord, { readonly kind: 'hand' }>;

/** The cards one holds: in lines of their own with what they say, or one after the other. */
function drawHand({ cards, name }: Hand, names: Names, width: number, { isReadable, isBrief, held }: Detail): string[] {
  if (!isReadable) {
    const pieces = cards.map((card) => {
      const piece = cardPiece(isBrief ? briefly(card) : card, names);
      return card.cost === undefined ? piece : { ...piece, text: `${piece.text} [${card.cost}]` };
    });
    return fitted(counted(pieces), { text: `${name}  `, paint: pc.dim }, width, held, name.length + 2).lines;
  }
  const seen = counted(cards.map((card) => ({ text: card.name, paint: plain })));
  const rows = seen.map(({ text }) => {
    const card = cards.find((one) => one.name === text.replace(/ ×\d+$/, ''));
    return card === undefined
      ? ['', '', '']
      : [
          card.cost === undefined ? '' : `[${card.cost}]`,
          `${cardPiece(card, names).text}${text.match(/ ×\d+$/)?.[0] ?? ''}`,
          card.text ?? '',
        ];
  });
  const costs = Math.max(0, ...rows.map(([cost]) => widthOf(cost)));
  const titles = Math.max(0, ...rows.map(([, title]) => widthOf(title)));
  return rows.map(([cost, title, text], i) => {
    const head = `${pc.dim(i === 0 ? name : ' '.repeat(name.length))}  ${costs === 0 ? '' : `${cost.padStart(costs)} `}${title.padEnd(titles)}  `;
    const body = cutTo(text.replaceAll(/\s+/g, ' '), Math.max(0, width - widthOf(head))).trimEnd();
    return body === '' ? head.trimEnd() : `${head}${pc.dim(body)}`;
  });
}
