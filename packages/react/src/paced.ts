import { useCallback, useEffect, useRef } from 'react';
import { Pace } from './pace.ts';
import { isPlayed } from './played.ts';
import { useInstant } from './use-instant.ts';

const newcomers = new Pace('newcomer', 4);
const others = new Pace('face', 8);

/** The value when it is the turn of what stands on this card: null until it is for the first time, if somebody plays. */
export function usePaced<T>(value: T, isSame: (a: T, b: T) => boolean): T | null {
  const [shown, setShown] = useInstant<T | null>(isPlayed() ? null : value);
  const next = useRef(value);
  const show = useCallback(() => setShown(() => next.current), [setShown]);
  useEffect(() => {
    next.current = value;
    if (shown === null) newcomers.ask(show);
    else if (isSame(value, shown)) others.drop(show);
    else others.ask(show);
  }, [value, shown, show, isSame]);
  useEffect(
    () => () => {
      newcomers.drop(show);
      others.drop(show);
    },
    [show],
  );
  return shown;
}
