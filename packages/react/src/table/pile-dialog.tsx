import type { PileRecord } from '@cardloom/parts/present';
import { useEffect, useRef } from 'react';
import { Card } from '../card/card.tsx';
import { useTableUi } from './ui.tsx';
import { Zone } from './zone.tsx';

interface PileDialogProps {
  readonly pile: PileRecord;
  onClose(): void;
}

/** What lies in a pile, as far as the viewer knows it; what can be chosen there can be chosen here. */
export function PileDialog({ pile, onClose }: PileDialogProps) {
  const ui = useTableUi();
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => ref.current?.showModal(), []);
  const unknown = pile.count - pile.cards.length;
  return (
    <dialog ref={ref} className="cl-pile-dialog" aria-label={pile.name} onClose={onClose}>
      <h2>
        {pile.name}{' '}
        <small>{unknown === 0 ? `${pile.count}, top first` : `${unknown} of ${pile.count} face down`}</small>
      </h2>
      <Zone name={pile.name} className="cl-pile-cards-open">
        {pile.cards.map((card) => (
          <Card
            key={card.id}
            card={card}
            width={112}
            state={ui.stateOf(card)}
            isPicked={ui.isPicked(card.id)}
            say={ui.say}
            onPress={(pressed) => {
              if (ui.stateOf(pressed) !== undefined) onClose();
              ui.press(pressed);
            }}
          />
        ))}
      </Zone>
      <form method="dialog">
        <button type="submit" className="cl-button">
          Close
        </button>
      </form>
    </dialog>
  );
}
