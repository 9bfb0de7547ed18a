import { type RefObject, useEffect } from 'react';
import { laterParts } from './later.tsx';
import { useLatest } from './use-latest.ts';

/** A finger that stays on a card wants to read it, also where a touch would choose it. */
export function useLongPress(root: RefObject<HTMLElement | null>, onRead: (card: number) => void): void {
  const read = useLatest(onRead);
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    const down = (event: PointerEvent): void => {
      const card = (event.target as Element).closest<HTMLElement>('[data-card]');
      if (event.pointerType === 'mouse' || card === null) return;
      laterParts().then(
        ({ longPress }) => longPress(card, event, read),
        () => undefined,
      );
    };
    table.addEventListener('pointerdown', down);
    return () => table.removeEventListener('pointerdown', down);
  }, [root, read]);
}
