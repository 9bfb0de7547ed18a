import type { NodeLoad } from '../store/shared-store.ts';

export interface Handing {
  readonly to: NodeLoad;
  readonly tables: number;
}

/** So many more tables than another, and such a part of what each should have, are nothing to be moved for. */
const FEW = 4;
const LITTLE = 0.2;

/** So many tables at most are handed to one node between two renewals, by all others together: it has to play them again. */
const HANDED_AT_ONCE = 16;

/**
 * What a node with so many tables hands over now, and to whom: to the one with the fewest, if that has clearly fewer. It
 * keeps what it should have, and the other gets no more than that. All that have too many do this at once, so each hands
 * its part of it; and as what is on its way is not counted anywhere, only half of that.
 */
export function handing(own: number, others: readonly NodeLoad[]): Handing | null {
  const all = [own, ...others.map(({ tables }) => tables)];
  const share = sum(all) / all.length;
  const fewest = others.reduce<NodeLoad | null>(
    (least, one) => (least && least.tables <= one.tables ? least : one),
    null,
  );
  if (fewest === null || own <= share || own - fewest.tables <= Math.max(FEW, LITTLE * share)) return null;
  const surpluses = all.map((tables) => Math.max(0, tables - share));
  const part = ((own - share) / sum(surpluses)) * (share - fewest.tables);
  const givers = surpluses.filter((surplus) => surplus > 0).length;
  const most = Math.max(1, Math.floor(HANDED_AT_ONCE / givers));
  return { to: fewest, tables: Math.min(most, Math.ceil(part / 2)) };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
