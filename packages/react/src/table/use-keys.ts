import { useEffect, useRef } from 'react';

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
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // what lies over the page has the keys to itself
      if (document.querySelector('dialog:modal') !== null) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (event.key !== 'Escape' && target?.matches('input, select, textarea') === true) return;
      const isControl = target?.matches('button, a, summary') === true;
      // whoever came here by keyboard means the control; whoever clicked has long forgotten it
      if (isControl && (event.key === ' ' || event.key === 'Enter') && target?.matches(':focus-visible') === true)
        return;
      const run = current.current[event.key];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
