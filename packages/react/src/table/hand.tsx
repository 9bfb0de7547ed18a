import type { BlockRecord, ShownCard } from '@cardloom/parts/present';
import { type CSSProperties, memo } from 'react';
import { merged } from '../layout/alike.ts';
import { LEAST_SEEN, seenOf } from '../layout/card-width.ts';
import { HiddenPile, PlacedCard } from './placed-card.tsx';
import { useTableUi } from './ui.tsx';
import { useSize } from './use-size.ts';
import { Zone } from './zone.tsx';

type HandRecord = Extract<BlockRecord, { kind: 'hand' }>;

interface HandProps {
  readonly hands: readonly HandRecord[];
  readonly player: string;
  /** What tells cards apart that look alike. */
  readonly isApart?: (card: ShownCard) => string;
}

const WIDE = 114;
const NARROW = 90;
/** Beside the hand, as the style sheet has it. */
const PADDING = 14;
/** Degrees a card, and in all. */
const TURN = 1.6;
const MOST_TURN = 8;
/** How far the outer cards lie lower, for each step from the middle squared, and in all. */
const ARC = 1.2;
const MOST_ARC = 8;

/**
 * The viewer's hand: a fan that laps when it is full.
 *
 * ```tsx
 * const hand = (
 *   <Hand player="p0" hands={[{ kind: 'hand', zone: 'hand', name: 'Hand', cards: [], hidden: 0 }]} />
 * );
 * ```
 */
export const Hand = memo(function Hand({ hands, player, isApart }: HandProps) {
  const { isCompact, isRoomy, scale } = useTableUi();
  const [ref, { width }] = useSize<HTMLElement>();
  const w = isCompact && !isRoomy ? NARROW : Math.round(WIDE * scale);
  const hidden = hands.reduce((sum, hand) => sum + hand.hidden, 0);
  const all = hands.reduce((sum, hand) => sum + hand.cards.length, 0);
  // alike cards are one where not all can lie side by side
  const isFull = all * (w + 4) > width - 28;
  const cards = hands.flatMap((hand) =>
    (isFull ? merged(hand.cards, isApart) : hand.cards.map((card) => ({ card, ids: [card.id] }))).map((pile) => ({
      ...pile,
      hand: hand.name,
    })),
  );
  const count = cards.length + (hidden > 0 ? 1 : 0);
  const fitting = count < 2 ? 0 : Math.min(isCompact ? 8 : 14, (width - 28 - count * w) / (count - 1));
  // on a small screen a full hand rather scrolls than hides its cards
  const gap = isCompact ? Math.max(fitting, LEAST_SEEN - w) : fitting;
  const seen = seenOf(gap, w);
  const turn = isCompact || count < 2 ? 0 : Math.min(TURN, MOST_TURN / (count - 1));
  const arc = turn === 0 ? 0 : Math.min(ARC, MOST_ARC / ((count - 1) / 2) ** 2);
  return (
    <Zone
      innerRef={ref}
      name="Your hand"
      className="cl-hand"
      zone={hands.at(-1)?.zone ?? ''}
      player={player}
      style={{ gridAutoColumns: w + gap, paddingRight: PADDING - gap }}
    >
      {hidden > 0 && <HiddenPile count={hidden} width={w} />}
      {cards.map(({ card, ids, hand }, i) => {
        const k = i - (count - 1) / 2;
        const style = { '--a': `${k * turn}deg`, '--y': `${arc * k * k}px` } as CSSProperties;
        const shown = hand === hands.at(-1)?.name ? card : { ...card, marks: [...(card.marks ?? []), `in ${hand}`] };
        return (
          <PlacedCard
            key={card.id}
            card={shown}
            width={w}
            count={ids.length}
            seen={i < cards.length - 1 ? seen : undefined}
            style={style}
          />
        );
      })}
    </Zone>
  );
});
