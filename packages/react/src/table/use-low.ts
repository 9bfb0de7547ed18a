import { useSyncExternalStore } from 'react';

/** So low a page has no room for a whole table, however wide it is: that of a phone that lies. As in the style sheets. */
const LOW = '(max-height: 520px)';

/** Whether the page is as low as that. */
export const useLow = (): boolean => useSyncExternalStore(subscribe, isLow, never);

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(LOW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const isLow = (): boolean => matchMedia(LOW).matches;
const never = (): boolean => false;
