import type { ReactNode, RefObject } from 'react';
import { LaterLog, LaterStack } from './later.tsx';
import { Part } from './part.tsx';
import type { StackRecord } from './stack.tsx';
import type { Telling } from './told.ts';
import { useTableUi } from './ui.tsx';

interface RailProps {
  readonly innerRef: RefObject<HTMLElement | null>;
  /** On a small screen it is there only when it was opened. */
  readonly isOpen: boolean;
  readonly stacks: readonly StackRecord[];
  readonly isOver: boolean;
  readonly telling: Telling;
  /** The card in full. */
  readonly inspected: ReactNode;
  readonly children: ReactNode;
  nameOf(player: string): string;
  onCard(card: number | null): void;
}

/** Beside the table: what waits on the stack, the card that is looked at, what happened. */
export function Rail({ innerRef, isOpen, stacks, isOver, telling, inspected, children, nameOf, onCard }: RailProps) {
  const { isCompact } = useTableUi();
  return (
    <aside ref={innerRef} className="cl-rail" aria-label="Beside the table" tabIndex={isCompact ? -1 : undefined}>
      <Part what="What stands beside the table">{children}</Part>
      {stacks.map((block) => (
        <Part key={block.zone} what="The stack" on={block}>
          <LaterStack stack={block} isOver={isOver} />
        </Part>
      ))}
      {inspected}
      <Part what="The log">
        <LaterLog isOpen={isOpen} telling={telling} nameOf={nameOf} onCard={onCard} />
      </Part>
    </aside>
  );
}
