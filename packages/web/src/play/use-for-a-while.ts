import { useEffect, useState } from 'react';

/** Long enough to be read. */
const SHOWN = 6000;

/** What is news for a moment only: null once it has been there for a while. */
export function useForAWhile<T extends object>(news: T | null): T | null {
  const [old, setOld] = useState<T | null>(null);
  useEffect(() => {
    if (news === null) return;
    const timer = setTimeout(() => setOld(news), SHOWN);
    return () => clearTimeout(timer);
  }, [news]);
  return news === old ? null : news;
}
