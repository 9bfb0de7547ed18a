import { useEffect, useRef } from 'react';

/**
 * Keys of a menu, for whoever has gone nowhere else since it was opened: what they clicked to open it, and the zone that it lies
 * in, would have the same keys. Whoever is in the menu has all but Enter, which there is for what it is on.
 */
export function useMenuKeys(keys: Readonly<Record<string, () => void>>): void {
  const current = useRef(keys);
  current.current = keys;
  useEffect(() => {
    const opener = document.activeElement;
    const press = (event: KeyboardEvent): void => {
      const { activeElement } = document;
      // where a button was that is gone, the focus is on its place
      const isThere = activeElement === opener || activeElement?.matches('body, section') === true;
      const isInside = event.key !== 'Enter' && activeElement?.closest('.cl-menu') !== null;
      const run = isThere || isInside ? current.current[event.key] : undefined;
      // a key that is still held down was meant for what came before
      if (run === undefined || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog:modal') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      run();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
}
