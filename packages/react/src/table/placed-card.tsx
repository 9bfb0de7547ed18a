import type { ShownCard } from '@cardloom/parts/present';
import type { CSSProperties } from 'react';
import { Card } from '../card/card.tsx';
import { Chip } from '../card/chip.tsx';
import { useTableUi } from './ui.tsx';

interface PlacedCardProps {
  readonly card: ShownCard;
  readonly width: number;
  readonly count?: number;
  readonly style?: CSSProperties;
}

/** A card on the table, with what lies on it. */
export function PlacedCard({ card, width, count = 1, style }: PlacedCardProps) {
  const ui = useTableUi();
  const shown = (
    <Card
      card={card}
      width={width}
      count={count}
      state={ui.stateOf(card)}
      isFresh={ui.isFresh(card.id)}
      now={ui.nowOf(card)}
      say={ui.say}
      onPress={ui.press}
      onInspect={ui.inspect}
      {...(style === undefined ? {} : { style })}
    />
  );
  const { attached = [] } = card;
  if (attached.length === 0) return shown;
  return (
    <div className="cl-carrier" style={{ '--w': `${width}px`, ...style } as CSSProperties}>
      {shown}
      <div className="cl-chips">
        {attached.map((one) => (
          <Chip
            key={one.id}
            card={one}
            state={ui.stateOf(one)}
            say={ui.say}
            onPress={ui.press}
            onInspect={ui.inspect}
          />
        ))}
      </div>
    </div>
  );
}

/** Cards nobody here knows, face down. */
export function HiddenPile({ count, width }: { readonly count: number; readonly width: number }) {
  return (
    <div className="cl-hidden cl-back" style={{ '--w': `${width}px` } as CSSProperties}>
      <span className="cl-count">{count}</span>
      <span className="cl-sr">{count} cards face down</span>
    </div>
  );
}
