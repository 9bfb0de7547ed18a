// Takes one curve: node [--expose-gc] worker.mjs <name> → the values at its sizes, as JSON.
import { curves } from './curves.mjs';

const { sizes, once, often, bytes } = curves[process.argv[2]];
const MS = 400;

/** The best of many: whatever else runs on the machine only ever makes it slower. */
function bestOf(round) {
  let best = Infinity;
  const begun = performance.now();
  for (let rounds = 0; rounds < 5 || performance.now() - begun < MS; rounds++) best = Math.min(best, round());
  return best * 1000;
}

function timeOnce(size) {
  return bestOf(() => {
    const work = once(size);
    const begun = performance.now();
    work();
    return performance.now() - begun;
  });
}

/** In batches of about a millisecond. */
function timeOften(size) {
  const work = often(size);
  let batch = 1;
  for (const begun = performance.now(); performance.now() - begun < MS / 2; batch++) work();
  batch = Math.max(1, Math.round(batch / (MS / 2)));
  return bestOf(() => {
    const begun = performance.now();
    for (let i = 0; i < batch; i++) work();
    return (performance.now() - begun) / batch;
  });
}

function used() {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function bytesKept(size) {
  const before = used();
  const kept = bytes(size);
  const after = used();
  if (kept === undefined) throw new Error('nothing was kept');
  return after - before;
}

const take = bytes !== undefined ? bytesKept : once !== undefined ? timeOnce : timeOften;
// once for nothing: the first pays for everything that is compiled
take(sizes[0]);
process.stdout.write(JSON.stringify(sizes.map((size) => take(size))));
