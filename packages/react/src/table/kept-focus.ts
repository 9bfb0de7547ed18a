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

/** Remembers what has the focus on this table; `check` is called whenever something was drawn: that may have taken it. */
export interface KeptFocus {
  check(): void;
  stop(): void;
}

export function keptFocus(table: HTMLElement): KeptFocus {
  let last: Last | null = null;
  const come = ({ target }: Pick<FocusEvent, 'target'>): void => {
    if (target instanceof HTMLElement) last = cameTo(target, last);
  };
  // what is gone is left, too; whoever has clicked beside it has left what is still there
  const leave = ({ target, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) return;
    queueMicrotask(() => {
      if (last?.element === target && isUsable(last?.element)) last = null;
    });
  };
  table.addEventListener('focusin', come);
  table.addEventListener('focusout', leave);
  // somebody may have been there before anybody listened
  if (table.contains(document.activeElement)) come({ target: document.activeElement });
  return {
    check: () => {
      if (last === null || isUsable(last.element) || document.activeElement?.matches('body, :disabled') === false)
        return;
      const lost = last;
      last = null;
      goBack(lost);
    },
    stop: () => {
      table.removeEventListener('focusin', come);
      table.removeEventListener('focusout', leave);
    },
  };
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
