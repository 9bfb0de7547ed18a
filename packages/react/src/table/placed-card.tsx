import type { ShownCard } from '@cardloom/parts/present';
import { type CSSProperties, memo } from 'react';
import { Card } from '../card/card.tsx';
import { Chips } from './chips.tsx';
import { type TableUi, useTableUi } from './ui.tsx';
import { useIsFresh } from './use-told.ts';

interface PlacedCardProps {
  readonly card: ShownCard;
  readonly width: number;
  readonly count?: number;
  /** So much of its width is to be seen where the next one lies over it, in percent. */
  readonly seen?: number | undefined;
  readonly style?: CSSProperties;
}

/** More than this on one card are only counted, unless one of them can be chosen. */
const MOST_CHIPS = 3;

/** What lies on a card and is drawn with it. */
export function attachedChips({ attached = [] }: ShownCard, ui: TableUi): readonly ShownCard[] {
  const isAsked = attached.some((one) => ui.stateOf(one) !== undefined);
  return isAsked || (!ui.isCrowded && attached.length <= MOST_CHIPS) ? attached : [];
}

/** A card on the table, with what lies on it. */
export const PlacedCard = memo(function PlacedCard({ card, width, count = 1, seen, style }: PlacedCardProps) {
  const ui = useTableUi();
  const isFresh = useIsFresh(card.id);
  const chips = attachedChips(card, ui);
  const why = ui.whyNot(card);
  const carried = card.attached?.length ?? 0;
  const marked =
    chips.length === carried
      ? card
      : { ...card, marks: [`+${carried} ${carried === 1 ? 'card' : 'cards'}`, ...(card.marks ?? [])] };
  const shown = (
    <Card
      card={marked}
      width={width}
      count={count}
      seen={seen}
      state={ui.stateOf(card)}
      isPicked={ui.isPicked(card.id)}
      isFresh={isFresh}
      now={ui.nowOf(card)}
      forecast={ui.forecastOf(card.id)}
      why={why?.text}
      cannotPay={why?.isCost === true}
      say={ui.say}
      onPress={ui.press}
      onInspect={ui.inspect}
      {...(style === undefined ? {} : { style })}
    />
  );
  if (chips.length === 0) return shown;
  return (
    <div className="cl-carrier" style={{ '--w': `${width}px`, ...style } as CSSProperties}>
      {shown}
      <div className="cl-chips">
        <Chips cards={chips} width={width + 4} />
      </div>
    </div>
  );
});

/** Cards nobody here knows, face down. */
export function HiddenPile({ count, width }: { readonly count: number; readonly width: number }) {
  return (
    <div className="cl-hidden cl-back" style={{ '--w': `${width}px` } as CSSProperties}>
      <span className="cl-count">{count}</span>
      <span className="cl-sr">{count} cards face down</span>
    </div>
  );
}
