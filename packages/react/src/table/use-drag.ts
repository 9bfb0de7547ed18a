import { type RefObject, useEffect } from 'react';
import { laterParts } from './later.tsx';
import { useLatest } from './use-latest.ts';

const DRAGGED = '.cl-card:is([data-state="can"], [data-state="hushed"], [data-state="selected"])';

/**
 * Dragging a card is choosing it, and then choosing what it is dropped on: the same two clicks. `confirm`: a card that needs no
 * target was dropped on the table, or clicked twice in a row; false if there is nothing to confirm.
 */
export function useDrag(root: RefObject<HTMLElement | null>, confirm: () => boolean): void {
  const drop = useLatest(confirm);
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    const down = (event: PointerEvent): void => {
      const card = (event.target as Element).closest<HTMLElement>(DRAGGED);
      if (event.pointerType !== 'mouse' || event.button !== 0 || card === null) return;
      laterParts().then(
        ({ drag }) => drag(card, event, drop),
        () => undefined,
      );
    };
    // what was chosen may have made room for itself: the second click means it, wherever it is now
    const again = (event: MouseEvent): void => {
      if (event.detail === 2 && (event.target as Element).closest('.cl-hand') !== null && drop())
        event.stopPropagation();
    };
    table.addEventListener('pointerdown', down);
    table.addEventListener('click', again, { capture: true });
    return () => {
      table.removeEventListener('pointerdown', down);
      table.removeEventListener('click', again, { capture: true });
    };
  }, [root, drop]);
}
