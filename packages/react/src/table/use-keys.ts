import { useEffect, useRef } from 'react';

/** With these, keys are the browser's: back, reload, the page's beginning. */
export const isOfBrowser = ({
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey'>): boolean => ctrlKey || metaKey || altKey;

/** What Space and Enter press, and what Space scrolls. */
const CONTROL = 'button, a, summary, [role="button"], [tabindex="0"]';

/**
 * Keys that work anywhere on the page, except where somebody types or a control has them already.
 *
 * ```ts
 * function Closing({ close }: { close(): void }) {
 *   useKeys({ Escape: close });
 *   return null;
 * }
 * ```
 */
export function useKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    // within its own keydown whatever has the focus is said to have it by keyboard
    let byKey = document.querySelector(':focus-visible');
    const come = ({ target }: FocusEvent): void => {
      byKey = target instanceof HTMLElement && target.matches(':focus-visible') ? target : null;
    };
    const point = (): void => {
      byKey = null;
    };
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isOfBrowser(event)) return;
      // whoever holds a key down does not mean it of what is asked next; to step on it may be held
      if (event.repeat && !event.key.startsWith('Arrow')) return;
      // what lies over the page has the keys to itself
      if (document.querySelector('dialog:modal') !== null) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (event.key !== 'Escape' && target?.matches('input, select, textarea') === true) return;
      const isControl = target?.matches(CONTROL) === true;
      // whoever came here by keyboard means the control; whoever clicked has long forgotten it
      if (isControl && (event.key === ' ' || event.key === 'Enter') && target === byKey) return;
      const run = current.current[event.key];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('focusin', come);
    window.addEventListener('pointerdown', point, { capture: true });
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('focusin', come);
      window.removeEventListener('pointerdown', point, { capture: true });
      window.removeEventListener('keydown', press);
    };
  }, []);
}
