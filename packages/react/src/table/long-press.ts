/** Milliseconds a finger stays where it is. */
const LONG = 450;
/** Pixels it may stray. */
const NEAR = 10;

/** A finger that stays on a card where it was put down: then it is to be read, and no click. */
export function longPress(card: HTMLElement, { clientX, clientY }: PointerEvent, read: (card: number) => void): void {
  const listening = new AbortController();
  const { signal } = listening;
  const timer = setTimeout(() => {
    // the fighters of a clash are their cards once more
    read(Math.abs(Number(card.dataset.card)));
    addEventListener('click', swallow, { capture: true, once: true });
    addEventListener('pointerdown', () => removeEventListener('click', swallow, { capture: true }), {
      capture: true,
      once: true,
    });
  }, LONG);
  const end = (): void => {
    clearTimeout(timer);
    listening.abort();
  };
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > NEAR) end();
  };
  addEventListener('pointermove', move, { signal });
  // the menu of the browser would lie over it
  addEventListener('contextmenu', (event) => event.preventDefault(), { signal });
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, { signal });
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
