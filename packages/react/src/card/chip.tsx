import type { ShownCard } from '@cardloom/parts/present';
import type { CardState } from './card.tsx';
import { CardArt } from './card-art.tsx';
import { cardSentence } from './sentence.ts';

interface ChipProps {
  readonly card: ShownCard;
  readonly state?: CardState | undefined;
  readonly count?: number;
  readonly say: (text: string) => string;
  onPress?(card: ShownCard): void;
  onInspect?(card: ShownCard | null): void;
}

/** A card where there is no room for one: a bit of its art, its title, one number. */
export function Chip({ card, state, count = 1, say, onPress, onInspect }: ChipProps) {
  const number = card.numbers?.map(({ value }) => value).join('/');
  return (
    <button
      type="button"
      className="cl-chip"
      data-card={card.id}
      data-state={state}
      data-turned={card.turned || undefined}
      aria-label={cardSentence(card, say)}
      onClick={() => onPress?.(card)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onInspect?.(card)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onInspect?.(null)}
      onFocus={() => onInspect?.(card)}
    >
      <CardArt card={card} />
      <span>{say(card.title)}</span>
      {number !== undefined && number !== '' && <b>{number}</b>}
      {count > 1 && <b>×{count}</b>}
    </button>
  );
}
