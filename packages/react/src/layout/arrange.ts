import type { BlockRecord, CellRecord, PileRecord, ShownCard, SideRecord } from '@cardloom/parts/present';
import { merged, type Pile } from './alike.ts';

/** Cards that lie together: those of a zone, or a group of them. */
export interface Group {
  readonly key: string;
  readonly zone: string;
  readonly name: string;
  readonly piles: readonly Pile[];
  /** How many cards the viewer does not know. */
  readonly hidden: number;
  /** How large its cards are beside those of the front row. */
  readonly scale: number;
  /** What matters is how many there are. */
  readonly isSmall: boolean;
  /** Its name says where the cards are. */
  readonly isPlace?: boolean;
  /** What somebody has rather than plays. */
  readonly isAside?: boolean;
}

type Hand = Extract<BlockRecord, { kind: 'hand' }>;
type Dice = Extract<BlockRecord, { kind: 'dice' }>;

/** The blocks of a side by the place they have on a table. */
export interface Arranged {
  /** Places side by side that face those of the other player. */
  readonly lanes: readonly CellRecord[];
  /** The row nearest the middle first. */
  readonly lines: readonly (readonly Group[])[];
  /** What stands beside the rows. */
  readonly flanks: readonly Group[];
  readonly piles: readonly PileRecord[];
  readonly hands: readonly Hand[];
  readonly dice: readonly Dice[];
  readonly notes: readonly string[];
}

const BACK_SCALE = 0.88;
const FLANK_SCALE = 0.62;

export function arrange(side: Pick<SideRecord, 'blocks'>, isApart?: (card: ShownCard) => string): Arranged {
  const rows = side.blocks.filter((block) => block.kind === 'row' || isSlots(block));
  const main = rows.at(0);
  const mainZone = main === undefined ? undefined : zoneOf(main);
  const of = (block: BlockRecord, scale: number, i: number): Group => groupOf(block, scale, i, isApart);
  const front = main === undefined ? [] : [of(main, 1, 0)];
  const rest = rows.slice(1);
  const back = rest.filter((row) => zoneOf(row) === mainZone).map((row, i) => of(row, BACK_SCALE, i));
  const flanks = rest.filter((row) => zoneOf(row) !== mainZone).map((row, i) => of(row, FLANK_SCALE, i));
  const kept = <K extends BlockRecord['kind']>(kind: K) =>
    side.blocks.filter((block): block is Extract<BlockRecord, { kind: K }> => block.kind === kind);
  return {
    lanes: kept('cells').flatMap((block) => (isSlots(block) ? [] : block.cells)),
    lines: [front.filter(hasCards), back.filter(hasCards)].filter((line) => line.length > 0),
    flanks: flanks.filter(hasCards),
    piles: kept('piles').flatMap(({ piles }) => piles),
    hands: kept('hand'),
    dice: kept('dice').filter(({ dice }) => dice.length > 0),
    notes: kept('note').map(({ text }) => text),
  };
}

/** Cells of one zone are the cards of a row; cells of several are places of their own. */
const isSlots = (block: BlockRecord): boolean =>
  block.kind === 'cells' && new Set(block.cells.map(({ zone }) => zone)).size < 2;

const zoneOf = (block: BlockRecord): string =>
  block.kind === 'cells' ? (block.cells[0]?.zone ?? '') : 'zone' in block ? block.zone : '';

const hasCards = ({ piles, hidden }: Group): boolean => piles.length > 0 || hidden > 0;

function groupOf(block: BlockRecord, scale: number, i: number, isApart?: (card: ShownCard) => string): Group {
  const zone = zoneOf(block);
  if (block.kind === 'cells') {
    const cards = block.cells.flatMap(({ card }): ShownCard[] => (card === undefined ? [] : [card]));
    const piles = cards.map((card) => ({ card, ids: [card.id] }));
    return { key: zone, zone, name: '', piles, hidden: 0, scale, isSmall: false };
  }
  if (block.kind !== 'row') return { key: zone, zone, name: '', piles: [], hidden: 0, scale, isSmall: false };
  return {
    key: `${zone} ${block.name} ${i}`,
    zone,
    name: block.name,
    piles: merged(block.cards, isApart),
    hidden: block.hidden,
    scale,
    isSmall: block.isSmall,
    isPlace: block.isPlace === true,
    isAside: block.isAside === true,
  };
}

/** How many cards stand side by side in a line; hidden ones are one pile. */
export const countOf = (line: readonly Group[]): number =>
  line.reduce((sum, { piles, hidden }) => sum + piles.length + (hidden > 0 ? 1 : 0), 0);

/** How many columns a flank has that stands so many high. */
export const columnsOf = ({ piles, hidden }: Group, high: number): number =>
  Math.ceil((piles.length + (hidden > 0 ? 1 : 0)) / high);
