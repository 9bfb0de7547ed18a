import type { BlockRecord, TableRecord } from '@cardloom/parts/present';

/**
 * Which parts of a table are drawn as they are now; the others stay as they were, and follow. A step may change cards on all
 * sides; no frame has time to lay them all out, so one is drawn a turn, and none between turns: with a new table come numbers,
 * questions and phases, which are enough for a frame. The viewer's own comes first, what lies between the players last.
 */
export function staggered(before: TableRecord, now: TableRecord, isTurn: boolean): TableRecord {
  const isOther =
    before.sides.length !== now.sides.length || before.sides.some(({ player }, i) => player !== now.sides[i].player);
  if (isOther || before === now) return now;
  let isFull = !isTurn;
  const isDrawn = (was: readonly BlockRecord[], is: readonly BlockRecord[]): boolean => {
    if (!haveOtherCards(was, is)) return true;
    const fits = !isFull;
    isFull = true;
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

function haveOtherCards(before: readonly BlockRecord[], now: readonly BlockRecord[]): boolean {
  if (before === now) return false;
  const [was, is] = [before.flatMap(cardsOf), now.flatMap(cardsOf)];
  return was.length !== is.length || is.some((card, i) => card !== was[i]);
}

function cardsOf(block: BlockRecord): readonly unknown[] {
  if (block.kind === 'row' || block.kind === 'hand' || block.kind === 'stack') return block.cards;
  if (block.kind === 'cells') return block.cells.map(({ card }) => card);
  return block.kind === 'clash' ? [...block.attack, ...block.defense, block.text] : [];
}
