import { useCallback, useRef } from 'react';

/** Always the same function, which does what was given last: what it is handed to need not be drawn anew for it. */
export function useLatest<A extends readonly unknown[], R>(run: (...args: A) => R): (...args: A) => R {
  const now = useRef(run);
  now.current = run;
  return useCallback((...args: A) => now.current(...args), []);
}
