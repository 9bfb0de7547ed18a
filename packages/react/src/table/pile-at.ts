import type { PileRecord, SideRecord } from '@cardloom/parts/present';
import type { Arranged } from '../layout/arrange.ts';

/** Where a pile lies. */
export interface PilePlace {
  readonly zone: string;
  readonly player: string;
}

/** The pile as it is now: it may change while somebody looks into it. */
export function pileAt(
  { zone, player }: PilePlace,
  shared: readonly PileRecord[],
  sides: readonly { readonly side: SideRecord; readonly arranged: Arranged }[],
): PileRecord | undefined {
  const own = sides.find(({ side }) => side.player === player)?.arranged.piles ?? [];
  return [...own, ...shared].find((pile) => pile.zone === zone);
}
