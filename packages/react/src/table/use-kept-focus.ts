import { type RefObject, useEffect, useRef } from 'react';
import type { KeptFocus } from './kept-focus.ts';
import { AFTERWARDS, laterParts } from './later.tsx';

/**
 * Nobody loses their place by what they do: a card that is played, a button that was pressed may be gone, and then the focus
 * stays where they were; whoever leaves what lay over the table is back at what they came from.
 */
export function useKeptFocus(root: RefObject<HTMLElement | null>): void {
  const kept = useRef<KeptFocus | null>(null);
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    let isHere = true;
    const begin = (): void =>
      void laterParts().then(
        ({ keptFocus }) => {
          if (isHere) kept.current ??= keptFocus(table);
        },
        () => undefined,
      );
    // whoever is somewhere may lose it at once
    table.addEventListener('focusin', begin, { once: true });
    const timer = setTimeout(begin, AFTERWARDS);
    return () => {
      isHere = false;
      clearTimeout(timer);
      table.removeEventListener('focusin', begin);
      kept.current?.stop();
      kept.current = null;
    };
  }, [root]);
  // no dependencies: whatever was drawn may have taken it
  useEffect(() => kept.current?.check());
}
