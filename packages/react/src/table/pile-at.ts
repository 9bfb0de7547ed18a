import type { BlockRecord, PileRecord, TableRecord } from '@cardloom/parts/present';
import type { Json } from 'cardloom';

/** Where a pile lies. */
export interface PilePlace {
  readonly zone: string;
  readonly player: string;
}

/** Always the same none: whoever has it is not drawn anew. */
const NONE: readonly PileRecord[] = [];

export function pilesIn(blocks: readonly BlockRecord[]): readonly PileRecord[] {
  const piles = blocks.flatMap((block) => (block.kind === 'piles' ? block.piles : []));
  return piles.length === 0 ? NONE : piles;
}

/** Every card that somebody sees who looks into the piles. */
export const cardsInPiles = ({ sides, shared }: TableRecord): ReadonlySet<Json> =>
  new Set(
    [...sides.flatMap(({ blocks }) => pilesIn(blocks)), ...pilesIn(shared)].flatMap(({ cards }) =>
      cards.map(({ id }) => id),
    ),
  );

/** Whose it is, with its name: `Oskar’s graveyard`. One that all share is nobody's. */
export function titleOf(
  { zone, player }: PilePlace,
  { name }: PileRecord,
  { sides }: TableRecord,
  nameOf: (player: string) => string,
): string {
  const own = sides.find((side) => side.player === player)?.blocks ?? [];
  if (pilesIn(own).every((pile) => pile.zone !== zone)) return name;
  const owner = nameOf(player);
  return `${owner === 'You' ? 'Your' : `${owner}’s`} ${name}`;
}

/** The pile as it is now: it may change while somebody looks into it. */
export function pileAt({ zone, player }: PilePlace, { sides, shared }: TableRecord): PileRecord | undefined {
  const own = sides.find((side) => side.player === player)?.blocks ?? [];
  return pilesIn([...own, ...shared]).find((pile) => pile.zone === zone);
}
