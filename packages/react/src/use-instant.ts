import { useState, useSyncExternalStore } from 'react';

class Instant<T> {
  #listener: (() => void) | null = null;

  constructor(private value: T) {}

  readonly read = (): T => this.value;

  readonly set = (next: (before: T) => T): void => {
    this.value = next(this.value);
    this.#listener?.();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listener = listener;
    return () => {
      this.#listener = null;
    };
  };
}

/** A state that is drawn in the frame in which it is set: usually that is left to a task of its own, after the frame. */
export function useInstant<T>(first: T): [T, (next: (before: T) => T) => void] {
  const [instant] = useState(() => new Instant(first));
  return [useSyncExternalStore(instant.subscribe, instant.read, instant.read), instant.set];
}
