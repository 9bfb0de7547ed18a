import { useEffect, useLayoutEffect, useRef } from 'react';

/** Whoever leaves what they have opened is back where they were: a browser forgets it where one dialog leads to another. */
export function useComingBack(isOpen: boolean): void {
  const opener = useRef<Element | null>(null);
  // before what was opened takes the focus
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      const { current } = opener;
      if (current instanceof HTMLElement && document.activeElement === document.body) current.focus();
    };
  }, [isOpen]);
}
