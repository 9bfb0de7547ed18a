import { type RefObject, useEffect, useRef } from 'react';

/** What lies over the table for a while. */
const OVER = 'dialog';
/** Where somebody can stay whose card or button is gone: there all keys of the table work, and nothing is pressed by Space. */
const PLACE = 'section[aria-label]';

interface Last {
  readonly element: HTMLElement;
  /** From the innermost outwards. */
  readonly places: readonly HTMLElement[];
  /** What they came from, where they went to something that lies over the table. */
  readonly opener: HTMLElement | null;
  readonly isByKey: boolean;
}

/**
 * Nobody loses their place by what they do: a card that is played, a button that was pressed may be gone, and then the focus
 * stays where they were; whoever leaves what lay over the table is back at what they came from.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<Last | null>(null);
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    const come = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement) last.current = cameTo(target, last.current);
    };
    // what is gone is left, too; whoever has clicked beside it has left what is still there
    const leave = ({ target, relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) return;
      queueMicrotask(() => {
        if (last.current?.element === target && isUsable(last.current?.element)) last.current = null;
      });
    };
    table.addEventListener('focusin', come);
    table.addEventListener('focusout', leave);
    return () => {
      table.removeEventListener('focusin', come);
      table.removeEventListener('focusout', leave);
    };
  }, [root]);
  // no dependencies: whatever was drawn may have taken it
  useEffect(() => {
    const { current } = last;
    if (current === null || isUsable(current.element) || document.activeElement?.matches('body, :disabled') === false)
      return;
    last.current = null;
    goBack(current);
  });
}

function cameTo(element: HTMLElement, before: Last | null): Last {
  const over = element.closest(OVER);
  const places: HTMLElement[] = [];
  for (
    let at = element.closest<HTMLElement>(PLACE);
    at !== null;
    at = at.parentElement?.closest<HTMLElement>(PLACE) ?? null
  )
    places.push(at);
  return { element, places, opener: openerOf(over, before), isByKey: element.matches(':focus-visible') };
}

function openerOf(over: Element | null, before: Last | null): HTMLElement | null {
  if (over === null || before === null) return null;
  return over.contains(before.element) ? before.opener : before.element;
}

function goBack({ places, opener, isByKey }: Last): void {
  if (opener !== null && isUsable(opener)) {
    opener.focus({ preventScroll: true });
    return;
  }
  // to focus something is to lay out the page at once: for whoever points there is nothing in it
  if (!isByKey) return;
  const place = places.find(isUsable) ?? document.querySelector<HTMLElement>('.cl-prompt');
  if (place === null) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

const isUsable = (element: HTMLElement | undefined): boolean =>
  element?.isConnected === true && !element.matches(':disabled');
