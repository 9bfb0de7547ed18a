interface Keyed {
  readonly key: string;
}

/** So many new sentences a frame. */
const MOST = 4;
/** More than this are not told while somebody watches: they jump to another place, or come back. */
const TOLD = 24;

/** What is written down of what happened: a step that takes many sentences is written down over some frames. */
export function someLines<T extends Keyed>(written: readonly T[], all: readonly T[]): readonly T[] {
  const there = new Set(written.map(({ key }) => key));
  const old = all.findIndex(({ key }) => !there.has(key));
  const left = old < 0 ? 0 : all.length - old;
  return left <= MOST || left > TOLD ? all : all.slice(0, old + MOST);
}
