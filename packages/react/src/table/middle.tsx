import type { BlockRecord } from '@cardloom/parts/present';
import { memo } from 'react';
import { Die } from './head.tsx';
import { isPlain } from './is-plain.ts';
import { LaterClash } from './later.tsx';
import { PlacedCard } from './placed-card.tsx';
import { useTableUi } from './ui.tsx';
import { Zone } from './zone.tsx';

/** What lies between the players: a chain, a place all fight over, a word on what goes on. */
export const Middle = memo(function Middle({ blocks }: { readonly blocks: readonly BlockRecord[] }) {
  return blocks.map((block) => <Shared key={'zone' in block ? block.zone : block.kind} block={block} />);
});

function Shared({ block }: { readonly block: BlockRecord }) {
  const { say, isCompact, isRoomy, scale } = useTableUi();
  if (block.kind === 'clash') return isCompact && isPlain(block) ? null : <LaterClash clash={block} />;
  if (block.kind === 'note') return <p className="cl-note">{say(block.text)}</p>;
  if (block.kind === 'dice') {
    return (
      <div className="cl-dice">
        {block.dice.map((die) => (
          <Die key={die.name} kind={die.name} />
        ))}
      </div>
    );
  }
  if (block.kind !== 'row' || block.cards.length === 0) return null;
  return (
    <Zone name={block.name} className="cl-shared" zone={block.zone}>
      {block.cards.map((card) => (
        <PlacedCard key={card.id} card={card} width={isCompact && !isRoomy ? 64 : Math.round(88 * scale)} />
      ))}
    </Zone>
  );
}
