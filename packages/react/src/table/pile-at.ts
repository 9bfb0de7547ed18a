import type { BlockRecord, PileRecord, TableRecord } from '@cardloom/parts/present';

/** Where a pile lies. */
export interface PilePlace {
  readonly zone: string;
  readonly player: string;
}

export const pilesIn = (blocks: readonly BlockRecord[]): readonly PileRecord[] =>
  blocks.flatMap((block) => (block.kind === 'piles' ? block.piles : []));

/** The pile as it is now: it may change while somebody looks into it. */
export function pileAt({ zone, player }: PilePlace, { sides, shared }: TableRecord): PileRecord | undefined {
  const own = sides.find((side) => side.player === player)?.blocks ?? [];
  return pilesIn([...own, ...shared]).find((pile) => pile.zone === zone);
}
