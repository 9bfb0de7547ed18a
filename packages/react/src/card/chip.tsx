import type { ShownCard } from '@cardloom/parts/present';
import { type CardState, STATES } from './card.tsx';
import { CardArt } from './card-art.tsx';
import { cardSentence, cardText } from './sentence.ts';

interface ChipProps {
  readonly card: ShownCard;
  readonly state?: CardState | undefined;
  readonly count?: number;
  /** There is room for its title or for its art. */
  readonly isTight?: boolean;
  /** What it does now, in a word. */
  readonly now?: string | undefined;
  readonly say: (text: string) => string;
  onPress?(card: ShownCard): void;
  onInspect?(card: ShownCard | null): void;
}

/**
 * A card where there is no room for one: a bit of its art, its title, one number.
 *
 * ```tsx
 * const land = <Chip card={{ id: 7, name: 'island', title: 'Island' }} count={3} say={(text) => text} />;
 * ```
 */
export function Chip({ card, state, count = 1, isTight = false, now, say, onPress, onInspect }: ChipProps) {
  const number = card.numbers?.map(({ value }) => value).join('/');
  const sentence = cardSentence(card, say, state === undefined ? undefined : STATES[state], now);
  return (
    <button
      type="button"
      className="cl-chip"
      data-card={card.id}
      data-state={state}
      data-turned={card.turned || undefined}
      data-now={now}
      aria-label={count > 1 ? `${count} times ${sentence}` : sentence}
      aria-description={cardText(card, say)}
      onClick={() => onPress?.(card)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onInspect?.(card)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onInspect?.(null)}
      onFocus={() => onInspect?.(card)}
    >
      {!isTight && <CardArt card={card} />}
      <span>
        {card.marks?.includes('★') && <i className="cl-star">★</i>}
        {say(card.title)}
      </span>
      {/* the name says these in words: as text they would belong to it */}
      {number !== undefined && number !== '' && <b aria-hidden="true" data-text={number} />}
      {count > 1 && <b aria-hidden="true" data-text={`×${count}`} />}
    </button>
  );
}
