import type { BlockRecord, TableRecord } from '@cardloom/parts/present';

/** With more changed cards than this, what else has changed waits for the next frame. */
const MOST = 4;

/**
 * Which parts of a table are drawn as they are now; the others stay as they were, and follow. A step may change cards on all
 * sides; no frame has time to lay them all out. The viewer's own side comes first, what lies between the players last.
 */
export function staggered(before: TableRecord, now: TableRecord): TableRecord {
  const isOther =
    before.sides.length !== now.sides.length || before.sides.some(({ player }, i) => player !== now.sides[i].player);
  if (isOther || before === now) return now;
  let changed = 0;
  const isDrawn = (was: readonly BlockRecord[], is: readonly BlockRecord[]): boolean => {
    const count = changedCards(was, is);
    const fits = count === 0 || changed === 0 || changed + count <= MOST;
    if (fits) changed += count;
    return fits;
  };
  const sides = [...now.sides];
  for (let i = sides.length - 1; i >= 0; i--) {
    if (!isDrawn(before.sides[i].blocks, sides[i].blocks)) sides[i] = before.sides[i];
  }
  const shared = isDrawn(before.shared, now.shared) ? now.shared : before.shared;
  const isAll = shared === now.shared && sides.every((side, i) => side === now.sides[i]);
  return isAll ? now : { ...now, sides, shared };
}

function changedCards(before: readonly BlockRecord[], now: readonly BlockRecord[]): number {
  if (before === now) return 0;
  const [was, is] = [new Set(before.flatMap(cardsOf)), new Set(now.flatMap(cardsOf))];
  return Math.max(notIn(is, was), notIn(was, is));
}

const notIn = (some: ReadonlySet<unknown>, others: ReadonlySet<unknown>): number =>
  [...some].filter((one) => !others.has(one)).length;

function cardsOf(block: BlockRecord): readonly unknown[] {
  if (block.kind === 'row' || block.kind === 'hand' || block.kind === 'stack') return block.cards;
  if (block.kind === 'cells') return block.cells.map(({ card }) => card);
  return block.kind === 'clash' ? [...block.attack, ...block.defense, block.text] : [];
}
