/**
 * What has to be drawn stands in line, and every frame does one thing of it: what a step means for the table is worked out, then
 * numbers and questions are drawn, then the cards of one side after the other, each with the faces of those that are new, then the other faces, then it stands in the log. No
 * frame has to do it all, so that what moves goes on moving.
 */

/** What is nearer to the eye of a player comes first; whoever has waited long comes first all the same. */
const RANKS = { record: -1, table: 0, newcomer: 0.5, side: 1, face: 2, art: 2.5, arrows: 3, text: 4 } as const;
export type Rank = keyof typeof RANKS;

/** So much of a rank is one frame of waiting worth. */
const PATIENCE = 0.3;

interface Waiting {
  readonly rank: number;
  /** Frames it stays out of the line at first. */
  readonly rest: number;
  readonly since: number;
}

const waiting = new Map<() => void, Waiting>();
let frame = 0;
let isAsked = false;

/** Nothing is drawn where nobody looks, and other things than pictures may wait for the change there. */
const isDrawn = (): boolean => typeof requestAnimationFrame === 'function' && !document.hidden;

/** Runs it when it is its turn, once however often it is asked for before. `rest`: not in the next so many frames. */
export function inTurn(run: () => void, rank: Rank, rest = 0): void {
  if (!waiting.has(run)) waiting.set(run, { rank: RANKS[rank], rest, since: frame });
  // a frame that was asked for does not come once the page is put away
  if (!isDrawn()) queueMicrotask(all);
  else if (!isAsked) requestAnimationFrame(next);
  isAsked = true;
}

export const noLonger = (run: () => void): void => void waiting.delete(run);

function next(): void {
  frame++;
  const first = firstInLine();
  if (first !== undefined) waiting.delete(first);
  isAsked = waiting.size > 0;
  if (isAsked) requestAnimationFrame(next);
  first?.();
}

function firstInLine(): (() => void) | undefined {
  let [first, least]: [(() => void) | undefined, number] = [undefined, Infinity];
  for (const [run, { rank, rest, since }] of waiting) {
    const turn = rank - PATIENCE * (frame - since);
    if (frame - since > rest && turn < least) [first, least] = [run, turn];
  }
  return first;
}

function all(): void {
  isAsked = false;
  const runs = [...waiting.keys()];
  waiting.clear();
  for (const run of runs) run();
}
