import { type UIEvent, useCallback, useEffect, useRef } from 'react';
import { inTurn, noLonger } from '../frame-line.ts';
import type { LogLine } from './told.ts';

/** Pixels from the end within which one is there. */
const NEAR = 80;
/** Milliseconds after a wheel, a finger or a key in which a list is scrolled by somebody. */
const MEANT = 1000;

/** Keeps a list that scrolls at its end, unless somebody reads further up. */
export function useLogEnd<E extends HTMLElement>(lines: readonly LogLine[]) {
  const ref = useRef<E>(null);
  const isAtEnd = useRef(true);
  const go = useCallback((): void => {
    const list = ref.current;
    if (list !== null && isAtEnd.current) list.scrollTop = list.scrollHeight;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever something was said
  useEffect(() => {
    // in a frame that changes nothing: there the list is laid out already
    inTurn(go, 'text');
    return () => noLonger(go);
  }, [lines, go]);
  useEffect(() => {
    if (ref.current === null) return;
    // it may be shown only later, or have another height then
    const observer = new ResizeObserver(go);
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [go]);
  const meantAt = useRef(-Infinity);
  const mean = (): void => {
    meantAt.current = performance.now();
  };
  const onScroll = ({ currentTarget: { scrollHeight, scrollTop, clientHeight } }: UIEvent): void => {
    if (scrollHeight - scrollTop - clientHeight < NEAR) isAtEnd.current = true;
    // lines that come, or go above, move it too
    else if (performance.now() - meantAt.current < MEANT) isAtEnd.current = false;
  };
  return { ref, onScroll, onWheel: mean, onTouchMove: mean, onPointerDown: mean, onKeyDownCapture: mean };
}

/** So many lines are drawn as long as nobody asks for those before; then some more until the first of them go, all at once. */
const RECENT = 40;
const MORE = 20;

/** Which line is the first to be drawn. It stays for a while: if one went with each that comes, all of them would be drawn anew. */
export function useRecent(lines: readonly LogLine[]): number {
  const first = useRef<string>(undefined);
  const from = recentFrom(lines, first.current);
  first.current = lines[from]?.key;
  return from;
}

export function recentFrom(lines: readonly Pick<LogLine, 'key'>[], first: string | undefined): number {
  const at = lines.findIndex(({ key }) => key === first);
  return at < 0 || lines.length - at > RECENT + MORE ? Math.max(0, lines.length - RECENT) : at;
}
