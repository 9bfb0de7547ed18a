/** Pixels before it is no click any more. */
const FAR = 10;
const DROPS =
  '.cl-slot[data-state], .cl-card[data-state="target"] > .cl-hit, .cl-chip[data-state="target"], .cl-head[data-state] > .cl-hit';

/** A card that was pressed here follows the mouse until it is let go; `drop`: on the table, with nothing to aim at. */
export function drag(card: HTMLElement, { clientX, clientY }: PointerEvent, drop: () => void): void {
  const listening = new AbortController();
  const { signal } = listening;
  let isFar = false;
  const end = (): void => {
    listening.abort();
    card.style.translate = '';
    delete card.dataset.dragged;
  };
  const move = (event: PointerEvent): void => {
    // it was let go before anybody listened
    if (event.buttons === 0) {
      end();
      return;
    }
    const [dx, dy] = [event.clientX - clientX, event.clientY - clientY];
    if (!isFar && Math.hypot(dx, dy) < FAR) return;
    if (!isFar && card.dataset.state !== 'selected') press(card);
    isFar = true;
    card.style.translate = `${dx}px ${dy}px`;
    card.dataset.dragged = '';
  };
  const up = (event: PointerEvent): void => {
    end();
    if (!isFar) return;
    const under = document.elementsFromPoint(event.clientX, event.clientY).filter((one) => !card.contains(one));
    const target = under.map((one) => one.closest<HTMLElement>(DROPS)).find((one) => one !== null);
    if (target !== undefined && target !== null) target.click();
    else if (under.some((one) => one.closest('.cl-board, .cl-middle') !== null)) drop();
    // the click that follows is part of the drag
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
  };
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
}

const press = (card: HTMLElement): void => card.querySelector<HTMLElement>(':scope > .cl-hit')?.click();

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
