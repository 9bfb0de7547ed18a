import { type RefObject, type UIEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  const onScroll = ({ currentTarget }: UIEvent): void => {
    // lines that come, or go above, move it too
    const isMeant = performance.now() - meantAt.current < MEANT;
    // to ask where it is would lay the page out at once
    if (isAtEnd.current && !isMeant) return;
    const { scrollHeight, scrollTop, clientHeight } = currentTarget;
    if (scrollHeight - scrollTop - clientHeight < NEAR) isAtEnd.current = true;
    else if (isMeant) isAtEnd.current = false;
  };
  const list = { ref, onScroll, onWheel: mean, onTouchMove: mean, onPointerDown: mean, onKeyDownCapture: mean };
  return { list, isAtEnd };
}

/** So many lines are drawn as long as nobody asks for those before; then some more until the first of them go, all at once. */
const RECENT = 40;
const MORE = 20;
/** So many more for whoever asks for those before. */
const EARLIER = 60;

/**
 * Which line is the first to be drawn. It stays for a while: if one went with each that comes, all of them would be drawn anew.
 * What was asked for on top of them is drawn until its reader is back at the end and hears something new.
 */
export function useRecent(
  lines: readonly LogLine[],
  ref: RefObject<HTMLElement | null>,
  isAtEnd: { current: boolean },
) {
  const first = useRef<string>(undefined);
  const [asked, setAsked] = useState({ lines: 0, below: 0 });
  const last = useRef(lines);
  const isHeard = last.current !== lines;
  last.current = lines;
  const extra = isHeard && isAtEnd.current ? 0 : asked.lines;
  useEffect(() => {
    if (extra === 0) setAsked((now) => (now.lines === 0 ? now : NONE));
  }, [extra]);
  const from = recentFrom(lines, first.current, extra);
  first.current = lines[from]?.key;
  const earlier = (): void => {
    isAtEnd.current = false;
    first.current = lines[Math.max(0, from - EARLIER)].key;
    const { scrollHeight = 0, scrollTop = 0 } = ref.current ?? {};
    setAsked({ lines: extra + EARLIER, below: scrollHeight - scrollTop });
  };
  // what one was reading stays where it is
  useLayoutEffect(() => {
    if (asked.below > 0 && ref.current !== null) ref.current.scrollTop = ref.current.scrollHeight - asked.below;
  }, [asked, ref]);
  return { from, earlier };
}

const NONE = { lines: 0, below: 0 };

/** `extra`: so many more than usual are drawn. */
export function recentFrom(lines: readonly Pick<LogLine, 'key'>[], first: string | undefined, extra = 0): number {
  const at = lines.findIndex(({ key }) => key === first);
  return at < 0 || lines.length - at > RECENT + MORE + extra ? Math.max(0, lines.length - RECENT - extra) : at;
}
