/** Changes as often as something can be drawn: what comes in a rush is drawn once, and all that concerns it together. */

type Subscribe = (listener: () => void) => () => void;

const waiting = new Set<() => void>();
let isAsked = false;

function flush(): void {
  isAsked = false;
  const all = [...waiting];
  waiting.clear();
  for (const run of all) run();
}

/** Nothing is drawn where nobody looks, and other things than pictures may wait for the change there. */
const isDrawn = (): boolean => typeof requestAnimationFrame === 'function' && !document.hidden;

const known = new WeakMap<Subscribe, Subscribe>();

/** The same source, whose listeners hear of changes before the next frame. */
export function inFrames(subscribe: Subscribe): Subscribe {
  const made = known.get(subscribe);
  if (made !== undefined) return made;
  const framed: Subscribe = (listener) => {
    const own = (): void => listener();
    const stop = subscribe(() => {
      waiting.add(own);
      if (isAsked) return;
      isAsked = true;
      if (isDrawn()) requestAnimationFrame(flush);
      else queueMicrotask(flush);
    });
    return () => {
      waiting.delete(own);
      stop();
    };
  };
  known.set(subscribe, framed);
  return framed;
}
