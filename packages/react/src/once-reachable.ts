/** Milliseconds until it is tried again, more with every time, and after which no answer is none. */
const FIRST = 250;
const MOST = 2000;
const TOO_LONG = 5000;

let asking: Promise<void> | null = null;

/**
 * Loads a part of a page once its server answers. Browsers do not try again what they once failed to load: a part that was asked
 * for while the line was cut would be missing until the whole page is loaded anew.
 *
 * ```ts
 * const engine = await onceReachable(() => import('cardloom'));
 * console.log(typeof engine.createMatch); // function
 * ```
 */
export async function onceReachable<T>(load: () => Promise<T>): Promise<T> {
  asking ??= answer().finally(() => {
    asking = null;
  });
  await asking;
  return load();
}

/** Comes as soon as whoever has sent this page sends it again. */
async function answer(): Promise<void> {
  if (typeof location === 'undefined' || !location.protocol.startsWith('http')) return;
  for (let wait = FIRST; !(await answers()); wait = Math.min(2 * wait, MOST)) {
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch(location.pathname, { cache: 'no-store', signal: AbortSignal.timeout(TOO_LONG) })).ok;
  } catch {
    return false;
  }
}
