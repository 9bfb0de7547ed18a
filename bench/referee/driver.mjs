// Plays matches of the referee game on an adapter, with a random policy of its own.
//
// An adapter exports create({ limit, seed }) → { G(), phase(), player(), done(), apply(type, i, player), sizes?() }, and
// isAsync = true if its create and apply return promises. It may also export play(limit, seed, onMove?) → { n, m? }, a
// whole match by its own loop under the same policy: then that is what is timed. `n` is the number of moves, `m` the
// finished match (with G()), and onMove(n) is called after every move.
import { legal } from './rules.mjs';

/** xorshift32: pick(n) gives a number below n. The policy of a match is `policyOf(seed)`. */
export function policy(seed) {
  let s = seed >>> 0 || 1;
  return (n) => {
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    s >>>= 0;
    return s % n;
  };
}

export const policyOf = (seed) => policy(seed * 2654435761);

export function playMatch(adapter, limit, seed, onMove) {
  const m = adapter.create({ limit, seed });
  const pick = policyOf(seed);
  let n = 0;
  while (!m.done()) {
    if (n > limit * 2) throw new Error('runaway: moves are being rejected');
    const p = m.player();
    const a = legal(m.G(), m.phase(), p);
    const c = a[pick(a.length)];
    m.apply(c.type, c.i, p);
    n++;
    if (onMove) onMove(n);
  }
  return { m, n };
}

export async function playMatchAsync(adapter, limit, seed, onMove) {
  const m = await adapter.create({ limit, seed });
  const pick = policyOf(seed);
  let n = 0;
  while (!m.done()) {
    if (n > limit * 2) throw new Error('runaway: moves are being rejected');
    const p = m.player();
    const a = legal(m.G(), m.phase(), p);
    const c = a[pick(a.length)];
    await m.apply(c.type, c.i, p);
    n++;
    if (onMove) onMove(n);
  }
  return { m, n };
}

/** The adapter under the driver's loop. */
export const drivenBy = (adapter) => {
  const drive = adapter.isAsync ? playMatchAsync : playMatch;
  return (limit, seed, onMove) => drive(adapter, limit, seed, onMove);
};

/** What is timed: the adapter's own loop if it has one. */
export const playerOf = (adapter) => adapter.play ?? drivenBy(adapter);
