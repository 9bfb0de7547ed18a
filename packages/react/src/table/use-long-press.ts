import { type RefObject, useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/** Milliseconds a finger stays where it is. */
const LONG = 450;
/** Pixels it may stray. */
const NEAR = 10;

/** A finger that stays on a card wants to read it, also where a touch would choose it. */
export function useLongPress(root: RefObject<HTMLElement | null>, onRead: (card: number) => void): void {
  const read = useLatest(onRead);
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    let held: { readonly timer: ReturnType<typeof setTimeout>; readonly x: number; readonly y: number } | null = null;
    const end = (): void => {
      clearTimeout(held?.timer);
      held = null;
    };
    const down = (event: PointerEvent): void => {
      end();
      const card = (event.target as Element).closest<HTMLElement>('[data-card]');
      if (event.pointerType === 'mouse' || card === null) return;
      const { clientX: x, clientY: y } = event;
      const timer = setTimeout(() => {
        read(Number(card.dataset.card));
        addEventListener('click', swallow, { capture: true, once: true });
        addEventListener('pointerdown', () => removeEventListener('click', swallow, { capture: true }), {
          capture: true,
          once: true,
        });
      }, LONG);
      held = { timer, x, y };
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (held !== null && Math.hypot(clientX - held.x, clientY - held.y) > NEAR) end();
    };
    // the menu of the browser would lie over it
    const menu = (event: Event): void => {
      if (held !== null) event.preventDefault();
    };
    table.addEventListener('pointerdown', down);
    table.addEventListener('contextmenu', menu);
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      end();
      table.removeEventListener('pointerdown', down);
      table.removeEventListener('contextmenu', menu);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  }, [root, read]);
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
