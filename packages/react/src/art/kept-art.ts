import { useCallback, useEffect, useRef } from 'react';
import { inTurn } from '../frame-line.ts';
import { isPlayed } from '../played.ts';
import { useInstant } from '../use-instant.ts';

/**
 * To make a picture out of its text takes a browser a millisecond or more. On a table that is being played at, new ones are made
 * one a frame, and those that were shown are kept: cards come back, and are turned to and fro.
 */

const MOST = 300;
const kept = new Map<string, HTMLImageElement>();

function keep(url: string): void {
  const image = kept.get(url) ?? new Image();
  // whoever was shown last goes last
  kept.delete(url);
  kept.set(url, image);
  if (image.src === '') image.src = url;
  for (const oldest of kept.keys()) if (kept.size > MOST) kept.delete(oldest);
}

const wanted = new Map<() => void, string>();

function makeOne(): void {
  const [first] = wanted;
  if (first === undefined) return;
  const [show, url] = first;
  wanted.delete(show);
  keep(url);
  show();
  if (wanted.size > 0) inTurn(makeOne, 'art');
}

/** The address of a picture once it is made; until then the one that was shown. */
export function useArt(url: string): string | undefined {
  const shown = useRef<string>(undefined);
  const [, setMade] = useInstant(0);
  const show = useCallback(() => setMade((n) => n + 1), [setMade]);
  const isMade = !isPlayed() || kept.has(url);
  useEffect(() => {
    if (isMade) {
      shown.current = url;
      keep(url);
      return;
    }
    wanted.set(show, url);
    inTurn(makeOne, 'art');
    return () => void wanted.delete(show);
  }, [url, isMade, show]);
  return isMade ? url : shown.current;
}
