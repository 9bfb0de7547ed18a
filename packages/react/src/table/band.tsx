import { type BlockRecord, capital } from '@cardloom/parts/present';
import { memo } from 'react';
import { Chip } from '../card/chip.tsx';
import { isPlain } from './is-plain.ts';
import { useTableUi } from './ui.tsx';
import { Zone } from './zone.tsx';

/** On a small screen, above the question: who attacks whom, and what waits to happen. There it is never scrolled out of sight. */
export const Band = memo(function Band({ blocks }: { readonly blocks: readonly BlockRecord[] }) {
  const ui = useTableUi();
  const said = blocks.flatMap((block) => (block.kind === 'clash' && isPlain(block) ? [ui.say(block.text)] : []));
  const stacks = blocks.flatMap((block) => (block.kind === 'stack' && block.cards.length > 0 ? [block] : []));
  if (said.length + stacks.length === 0) return null;
  return (
    <Zone name="What goes on" className="cl-band">
      {said.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {stacks.map(({ zone, name, cards }) => [
        <p key={zone}>{capital(name)}</p>,
        ...cards.map((card) => (
          <Chip
            key={card.id}
            card={{ ...card, title: [card.title, ...(card.marks ?? [])].join(' · ') }}
            state={ui.stateOf(card)}
            say={ui.say}
            onPress={ui.press}
          />
        )),
      ])}
    </Zone>
  );
});
