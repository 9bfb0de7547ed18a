import type { ShownCard } from '@cardloom/parts/present';
import { Chip } from '../card/chip.tsx';
import { useTableUi } from './ui.tsx';

/** Cards of the table as chips: each can be chosen and looked at. */
export function Chips({ cards }: { readonly cards: readonly ShownCard[] }) {
  const ui = useTableUi();
  return cards.map((card) => (
    <Chip key={card.id} card={card} state={ui.stateOf(card)} say={ui.say} onPress={ui.press} onInspect={ui.inspect} />
  ));
}
