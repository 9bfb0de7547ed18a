import type { BlockRecord } from '@cardloom/parts/present';
import type { CSSProperties } from 'react';
import { HiddenPile, PlacedCard } from './placed-card.tsx';
import { useTableUi } from './ui.tsx';
import { useSize } from './use-size.ts';
import { Zone } from './zone.tsx';

type HandRecord = Extract<BlockRecord, { kind: 'hand' }>;

const WIDE = 114;
const NARROW = 92;
/** Degrees a card, and in all. */
const TURN = 1.6;
const MOST_TURN = 8;

/** The viewer's hand: a fan that laps when it is full. */
export function Hand({ hands, player }: { readonly hands: readonly HandRecord[]; readonly player: string }) {
  const { isCompact } = useTableUi();
  const [ref, { width }] = useSize<HTMLElement>();
  const cards = hands.flatMap((hand) => hand.cards.map((card) => ({ card, hand: hand.name })));
  const hidden = hands.reduce((sum, hand) => sum + hand.hidden, 0);
  const count = cards.length + (hidden > 0 ? 1 : 0);
  const w = isCompact ? NARROW : WIDE;
  const gap = count < 2 ? 0 : Math.min(isCompact ? 8 : 14, (width - 28 - count * w) / (count - 1));
  const turn = isCompact || count < 2 ? 0 : Math.min(TURN, MOST_TURN / (count - 1));
  return (
    <Zone
      innerRef={ref}
      name="Your hand"
      className="cl-hand"
      zone={hands.at(-1)?.zone ?? ''}
      player={player}
      style={{ '--gap': `${gap}px` } as CSSProperties}
    >
      {hidden > 0 && <HiddenPile count={hidden} width={w} />}
      {cards.map(({ card, hand }, i) => {
        const k = i - (count - 1) / 2;
        const style = { '--a': `${k * turn}deg`, '--y': `${turn === 0 ? 0 : 1.2 * k * k}px` } as CSSProperties;
        const shown = hand === hands.at(-1)?.name ? card : { ...card, marks: [...(card.marks ?? []), hand] };
        return <PlacedCard key={card.id} card={shown} width={w} style={style} />;
      })}
    </Zone>
  );
}
