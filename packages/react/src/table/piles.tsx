import type { PileRecord, ShownCard } from '@cardloom/parts/present';
import { memo } from 'react';
import type { CardState } from '../card/card.tsx';
import { CardArt } from '../card/card-art.tsx';
import type { PilePlace } from './pile-at.ts';
import { useTableUi } from './ui.tsx';

export interface PilesProps {
  readonly piles: readonly PileRecord[];
  readonly player: string;
  readonly whose: string;
  onOpen(pile: PilePlace): void;
}

/** How a pile glows: as the card in it with the most to do. */
const STRONGEST: readonly CardState[] = ['can', 'target', 'selected', 'hushed'];

const stateOfPile = (pile: PileRecord, stateOf: (card: ShownCard) => CardState | undefined): CardState | undefined => {
  const states = pile.cards.map((card) => stateOf(card));
  return STRONGEST.find((one) => states.includes(one));
};

const counted = ({ count }: PileRecord): string => `${count} ${count === 1 ? 'card' : 'cards'}`;

/** Piles where there is no room to draw them: what they are called and how many there are, to open them by. */
export function PileBar({ piles, player, whose, onOpen }: PilesProps) {
  const { stateOf } = useTableUi();
  if (piles.length === 0) return null;
  return (
    <div className="cl-pile-bar">
      {piles.map((pile) => (
        <button
          key={pile.zone}
          type="button"
          data-zone={pile.zone}
          data-player={player}
          data-state={stateOfPile(pile, stateOf)}
          data-empty={pile.count === 0 || undefined}
          disabled={pile.cards.length === 0}
          aria-label={`${whose} ${pile.name}: ${counted(pile)}`}
          onClick={() => onOpen({ zone: pile.zone, player })}
        >
          {pile.name} <b>{pile.count}</b>
        </button>
      ))}
    </div>
  );
}

/** So many stand in two columns. */
export const MANY_PILES = 4;

/** Decks, graveyards: the top card if it is known, and how many there are. */
export const Piles = memo(function Piles({ piles, player, whose, onOpen }: PilesProps) {
  const { inspect, stateOf } = useTableUi();
  return (
    <div className="cl-piles" data-many={piles.length > 2 ? Math.min(piles.length, MANY_PILES) : undefined}>
      {piles.map((pile) => {
        // which of the known ones is on top is known only where all are
        const top = pile.cards.length === pile.count ? pile.cards[0] : undefined;
        return (
          <button
            key={pile.zone}
            type="button"
            className="cl-pile"
            data-zone={pile.zone}
            data-player={player}
            data-empty={pile.count === 0 || undefined}
            data-state={stateOfPile(pile, stateOf)}
            disabled={pile.cards.length === 0}
            onClick={() => onOpen({ zone: pile.zone, player })}
            onPointerEnter={(event) => event.pointerType === 'mouse' && inspect(top ?? null)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && inspect(null)}
          >
            <span className="cl-sr">
              {whose} {pile.name}: {counted(pile)}
            </span>
            <span className="cl-pile-cards" aria-hidden="true">
              {pile.count > 1 && <span className="cl-under" />}
              <span className={top === undefined && pile.count > 0 ? 'cl-top cl-back' : 'cl-top'}>
                {top !== undefined && <CardArt card={top} />}
              </span>
              <span className="cl-count">{pile.count}</span>
            </span>
            <span className="cl-pile-name" aria-hidden="true">
              {pile.name}
            </span>
          </button>
        );
      })}
    </div>
  );
});
