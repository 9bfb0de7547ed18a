import { inFrames, type Urgency } from './in-frames.ts';

interface Source<S> {
  readonly state: S;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A source as it was when it was last told of: what draws itself in between would else be ahead of what is around it. */
interface Drawn<S> {
  subscribe(listener: () => void): () => void;
  read(): S;
}

function drawn<S>(source: Source<S>, urgency: Urgency): Drawn<S> {
  const listeners = new Set<() => void>();
  let shown = source.state;
  let stop: () => void = () => undefined;
  const tell = (): void => {
    shown = source.state;
    for (const listener of [...listeners]) listener();
  };
  return {
    subscribe(listener) {
      if (listeners.size === 0) {
        shown = source.state;
        stop = inFrames(source.subscribe, urgency)(tell);
      }
      const own = (): void => listener();
      listeners.add(own);
      return () => {
        listeners.delete(own);
        if (listeners.size === 0) stop();
      };
    },
    read: () => (listeners.size === 0 ? source.state : shown),
  };
}

const known: Readonly<Record<Urgency, WeakMap<Source<unknown>, Drawn<unknown>>>> = {
  now: new WeakMap(),
  later: new WeakMap(),
};

/** The same for all who draw it, so that all of them are of one moment. */
export function drawnState<S>(source: Source<S>, urgency: Urgency): Drawn<S> {
  const made = (known[urgency].get(source) as Drawn<S> | undefined) ?? drawn(source, urgency);
  known[urgency].set(source, made);
  return made;
}
