import type { PileRecord, ShownCard } from '@cardloom/parts/present';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Card } from '../card/card.tsx';
import { useTableUi } from './ui.tsx';
import { Zone } from './zone.tsx';

interface PileDialogProps {
  readonly pile: PileRecord;
  onClose(): void;
  /** All there is to know of one of its cards. */
  inspect(card: number): ReactNode;
}

/** How many there are, and in which order they stand here. */
function countText({ count, cards }: PileRecord): string {
  const unknown = count - cards.length;
  if (unknown > 0) return `${unknown} of ${count} face down`;
  return count === 1 ? '1 card' : `${count}, top first`;
}

/** What lies in a pile, as far as the viewer knows it; what can be chosen there can be chosen here. */
export function PileDialog({ pile, onClose, inspect }: PileDialogProps) {
  const ui = useTableUi();
  const ref = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState<number | null>(null);
  useEffect(() => ref.current?.showModal(), []);
  const choose = (card: ShownCard): void => {
    onClose();
    ui.press(card);
  };
  const read = pile.cards.find(({ id }) => id === shown);
  // a finger cannot point: the first touch shows a card, and what can be done with it
  const press = (card: ShownCard): void => {
    if (ui.isCompact || ui.stateOf(card) === undefined) setShown(card.id);
    else choose(card);
  };
  return (
    <dialog ref={ref} className="cl-pile-dialog" aria-label={pile.name} onClose={onClose}>
      <h2>
        {pile.name} <small>{countText(pile)}</small>
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
            onPress={press}
            onInspect={(pointed) => pointed !== null && setShown(pointed.id)}
          />
        ))}
      </Zone>
      <div className="cl-pile-foot">
        {read !== undefined && inspect(read.id)}
        <form method="dialog" className="cl-buttons">
          {read !== undefined && ui.isCompact && ui.stateOf(read) !== undefined && (
            <button type="button" className="cl-button" data-look="go" onClick={() => choose(read)}>
              Choose it
            </button>
          )}
          <button type="submit" className="cl-button">
            Close
          </button>
        </form>
      </div>
    </dialog>
  );
}
