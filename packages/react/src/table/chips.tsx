import type { ShownCard } from '@cardloom/parts/present';
import { Chip } from '../card/chip.tsx';
import { widthOf } from '../card/softened.ts';
import { useTableUi } from './ui.tsx';

interface ChipsProps {
  readonly cards: readonly ShownCard[];
  /** How wide each may be; as wide as they are if left out. */
  readonly width?: number;
}

/** Cards of the table as chips: each can be chosen and looked at. */
export function Chips({ cards, width }: ChipsProps) {
  const ui = useTableUi();
  return cards.map((card) => (
    <Chip
      key={card.id}
      card={card}
      isTight={width !== undefined && widthOf(ui.say(card.title), TYPE) + ART > width}
      state={ui.stateOf(card)}
      say={ui.say}
      onPress={ui.press}
      onInspect={ui.inspect}
    />
  ));
}

/** The type of a chip, and what it has besides its title, as the style sheet has it. */
const TYPE = 12;
const ART = 34;
