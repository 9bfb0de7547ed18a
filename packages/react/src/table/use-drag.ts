import { type RefObject, useEffect, useRef } from 'react';

/** Dragging a card is choosing it, and then choosing what it is dropped on: the same two clicks. */

/** Pixels before it is no click any more. */
const FAR = 10;
const DRAGGED = '.cl-card:is([data-state="can"], [data-state="hushed"], [data-state="selected"])';
const DROPS =
  '.cl-slot[data-state], .cl-card[data-state="target"] > .cl-hit, .cl-chip[data-state="target"], .cl-head[data-state] > .cl-hit';

interface Dragging {
  readonly card: HTMLElement;
  readonly x: number;
  readonly y: number;
  isFar: boolean;
}

/** `confirm`: a card that needs no target was dropped on the table. */
export function useDrag(root: RefObject<HTMLElement | null>, confirm: () => void): void {
  const done = useRef(confirm);
  done.current = confirm;
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    let dragging: Dragging | null = null;
    const down = (event: PointerEvent): void => {
      const card = (event.target as Element).closest<HTMLElement>(DRAGGED);
      if (event.pointerType !== 'mouse' || event.button !== 0 || card === null) return;
      dragging = { card, x: event.clientX, y: event.clientY, isFar: false };
    };
    const move = (event: PointerEvent): void => {
      if (dragging === null) return;
      const [dx, dy] = [event.clientX - dragging.x, event.clientY - dragging.y];
      if (!dragging.isFar && Math.hypot(dx, dy) < FAR) return;
      if (!dragging.isFar && dragging.card.dataset.state !== 'selected') press(dragging.card);
      dragging.isFar = true;
      dragging.card.style.translate = `${dx}px ${dy}px`;
      dragging.card.dataset.dragged = '';
    };
    const up = (event: PointerEvent): void => {
      if (dragging === null) return;
      const { card, isFar } = dragging;
      dragging = null;
      card.style.translate = '';
      delete card.dataset.dragged;
      if (!isFar) return;
      const under = document.elementsFromPoint(event.clientX, event.clientY).filter((one) => !card.contains(one));
      const target = under.map((one) => one.closest<HTMLElement>(DROPS)).find((one) => one !== null);
      if (target !== undefined && target !== null) target.click();
      else if (under.some((one) => one.closest('.cl-board, .cl-middle') !== null)) done.current();
      // the click that follows is part of the drag
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
    };
    table.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    return () => {
      table.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
    };
  }, [root]);
}

const press = (card: HTMLElement): void => card.querySelector<HTMLElement>(':scope > .cl-hit')?.click();

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
