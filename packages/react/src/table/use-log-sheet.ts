import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** The log of a small screen lies over the table: whoever opens it is in it, and back at what opened it afterwards. */
export function useLogSheet(rail: RefObject<HTMLElement | null>, isCompact: boolean) {
  const [isWanted, setWanted] = useState(false);
  const opener = useRef<Element | null>(null);
  const isOpen = isWanted && isCompact;
  const toggle = useCallback(() => {
    opener.current = document.activeElement;
    setWanted((was) => !was);
  }, []);
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
