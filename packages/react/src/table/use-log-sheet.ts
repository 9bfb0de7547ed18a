import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from './use-latest.ts';

/** The log of a small screen lies over the table: whoever opens it is in it, and back at what opened it afterwards. */
export function useLogSheet(rail: RefObject<HTMLElement | null>, isCompact: boolean, onToggle: () => void) {
  const [isWanted, setWanted] = useState(false);
  const opener = useRef<Element | null>(null);
  const isOpen = isWanted && isCompact;
  const told = useLatest(onToggle);
  const toggle = useCallback(() => {
    opener.current = document.activeElement;
    setWanted((was) => !was);
    told();
  }, [told]);
  const close = useCallback(() => setWanted(false), []);
  useEffect(() => {
    const sheet = rail.current;
    if (!isOpen || sheet === null) return;
    sheet.focus({ preventScroll: true });
    const from = opener.current;
    return () => {
      const isIn = sheet.contains(document.activeElement) || document.activeElement === document.body;
      if (isIn && from instanceof HTMLElement) from.focus({ preventScroll: true });
    };
  }, [isOpen, rail]);
  return { isOpen, toggle, close };
}
