import type { PileRecord } from '@cardloom/parts/present';
import type { CardState } from '../card/card.tsx';
import { CardArt } from '../card/card-art.tsx';
import { useTableUi } from './ui.tsx';

interface PilesProps {
  readonly piles: readonly PileRecord[];
  readonly player?: string;
  readonly whose: string;
  onOpen(pile: PileRecord): void;
}

/** How a pile glows: as the card in it with the most to do. */
const STRONGEST: readonly CardState[] = ['can', 'target', 'selected', 'hushed'];

/** Decks, graveyards: the top card if it is known, and how many there are. */
export function Piles({ piles, player, whose, onOpen }: PilesProps) {
  const { inspect, stateOf } = useTableUi();
  return (
    <div className="cl-piles" data-many={piles.length > 2 ? Math.min(piles.length, 4) : undefined}>
      {piles.map((pile) => {
        // which of the known ones is on top is known only where all are
        const top = pile.cards.length === pile.count ? pile.cards[0] : undefined;
        const states = pile.cards.map((card) => stateOf(card));
        const state = STRONGEST.find((one) => states.includes(one));
        return (
          <button
            key={pile.zone}
            type="button"
            className="cl-pile"
            data-zone={pile.zone}
            data-player={player}
            data-empty={pile.count === 0 || undefined}
            data-state={state}
            disabled={pile.cards.length === 0}
            onClick={() => onOpen(pile)}
            onPointerEnter={(event) => event.pointerType === 'mouse' && inspect(top ?? null)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && inspect(null)}
          >
            <span className="cl-sr">
              {whose} {pile.name}: {pile.count} {pile.count === 1 ? 'card' : 'cards'}
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
}
