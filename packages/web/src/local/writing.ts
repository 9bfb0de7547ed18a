/** So much may come together before it is written: several things happen at once. */
const WAIT = 200;

export interface Writing {
  /** There is something to write. */
  soon(): void;
  /** Nothing more comes: what waits is written now. */
  end(): void;
}

/** Writes now and then, and at once when the page is left: nobody can tell how long it will still be there. */
export function createWriting(write: () => void): Writing {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    write();
  };
  const left = (): void => {
    if (document.visibilityState === 'hidden') now();
  };
  addEventListener('pagehide', now);
  document.addEventListener('visibilitychange', left);
  return {
    soon: () => {
      timer ??= setTimeout(now, WAIT);
    },
    end: () => {
      now();
      removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', left);
    },
  };
}
