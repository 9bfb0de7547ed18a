import { type BlockRecord, capital } from '@cardloom/parts/present';
import { memo } from 'react';
import { WithPips } from '../card/card-face.tsx';
import { useInTurns } from '../use-in-turns.ts';
import { oneMore } from './one-more.ts';
import { PlacedCard } from './placed-card.tsx';
import { useTableUi } from './ui.tsx';

export type StackRecord = Extract<BlockRecord, { kind: 'stack' }>;

const NONE: StackRecord['cards'] = [];

export interface StackProps {
  readonly stack: StackRecord;
  /** Nothing of it happens any more. */
  readonly isOver: boolean;
}

/** What waits to happen: the top one is next. */
export const Stack = memo(function Stack({ stack, isOver }: StackProps) {
  const { say } = useTableUi();
  const { drawn } = useInTurns(stack.cards, NONE, 'side', oneMore);
  return (
    <section className="cl-stack" aria-label={stack.name} data-zone={stack.zone}>
      <h2>
        {capital(stack.name)} <small>top first</small>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <ol tabIndex={0} aria-label={`${stack.name}, top first`}>
        {drawn.map((card) => (
          <li key={card.id} className="cl-waiting" data-first={(card.id === stack.cards[0].id && !isOver) || undefined}>
            <PlacedCard card={{ ...card, marks: [] }} width={58} />
            <div>
              <b>{say(card.title)}</b>
              <span>{(card.marks ?? []).map(say).join(', ')}</span>
              {card.text !== undefined && (
                <span>
                  <WithPips text={say(card.text)} />
                </span>
              )}
              {card.id === stack.cards[0].id && !isOver && <em>Resolves next.</em>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
});
