import { useCallback, useEffect, useState } from 'react';

/** Milliseconds within which a page that is reloaded has let go of its match. */
const LETTING_GO = 1000;
/** Milliseconds in which the tab it was taken from writes down what was played there. */
const WRITING = 500;

export interface SoleTab {
  /** `asking` until that is known. */
  readonly is: 'asking' | 'here' | 'elsewhere';
  /** Plays it here, and no longer there. */
  takeOver(): void;
}

/**
 * Of several tabs one plays a match of this browser: each has a table of its own, and the last to write would undo the others. Where
 * the browser cannot say which tab that is, as on a page without encryption, each takes itself for it.
 */
export function useSoleTab(id: string): SoleTab {
  const [is, setIs] = useState<SoleTab['is']>(() => (navigator.locks === undefined ? 'here' : 'asking'));
  const [asked, ask] = useState({ takesOver: false });
  useEffect(() => {
    const { locks } = navigator;
    const { takesOver } = asked;
    if (locks === undefined) return;
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const leaving = new AbortController();
    const { signal } = leaving;
    // a page that is reloaded lets go a moment later; nobody waits in line, or it would go there as the other one is reloaded
    const timer = setTimeout(() => {
      if (takesOver) return;
      leaving.abort();
      setIs('elsewhere');
    }, LETTING_GO);
    const play = async (): Promise<void> => {
      clearTimeout(timer);
      if (takesOver) await new Promise((resolve) => setTimeout(resolve, WRITING));
      if (signal.aborted) return;
      setIs('here');
      await held;
    };
    locks.request(`cardloom.match.${id}`, takesOver ? { steal: true } : { signal }, play).catch((error: Error) => {
      clearTimeout(timer);
      // another tab has taken it over; or nobody can say, as inside another page that allows it nothing
      if (!signal.aborted) setIs(error.name === 'AbortError' ? 'elsewhere' : 'here');
    });
    return () => {
      clearTimeout(timer);
      leaving.abort();
      letGo();
    };
  }, [id, asked]);
  useEffect(() => {
    if (is !== 'elsewhere') return;
    const again = (): void => ask({ takesOver: false });
    addEventListener('focus', again);
    return () => removeEventListener('focus', again);
  }, [is]);
  const takeOver = useCallback(() => {
    setIs('asking');
    ask({ takesOver: true });
  }, []);
  return { is, takeOver };
}
