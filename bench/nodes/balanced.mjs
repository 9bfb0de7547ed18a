// What each node has, until nothing is handed to nodes with fewer any more.
import { rounded } from '../report.mjs';

const LONGEST_MS = 180_000;

/** While people play, after nodes have come and gone. */
export async function untilBalanced(cluster, crowd) {
  const handed = async () => {
    for (const node of cluster.nodes) await cluster.noteFenced(node);
    return cluster.handed;
  };
  const startedAt = performance.now();
  const [before, acknowledged] = [await cluster.shares(), crowd.acknowledged.count];
  let last = { handed: await handed(), at: startedAt };
  const first = last.handed;
  // longer than nodes wait before they hand anything over, when one has come or gone
  while (performance.now() - last.at < 3 * cluster.leaseMs && performance.now() - startedAt < LONGEST_MS) {
    await new Promise((later) => setTimeout(later, 200));
    const now = await handed();
    if (now > last.handed) last = { handed: now, at: performance.now() };
  }
  return {
    perNodeBefore: before,
    perNodeAfter: await cluster.shares(),
    handedBefore: first,
    handed: last.handed - first,
    seconds: rounded((last.at - startedAt) / 1000),
    acknowledged: crowd.acknowledged.count - acknowledged,
  };
}
