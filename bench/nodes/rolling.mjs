// Many matches at three nodes, all of which are replaced one after the other under load.
import { rounded, say } from '../report.mjs';
import { Cluster } from './cluster.mjs';
import { Crowd } from './crowd.mjs';
import { roll } from './roll.mjs';

const NODES = 3;
/** Longest; with a thousand matches that makes some hundreds of moves a second. */
const THINK_MS = 8000;
const LONGEST_MS = 180_000;

export async function rolling(database, leaseMs, count) {
  const cluster = new Cluster(database, leaseMs);
  await cluster.start(NODES);
  const crowd = new Crowd(cluster.urls, THINK_MS);
  await crowd.sit(count);
  const perNode = await cluster.shares();
  say(`${count} matches at ${NODES} nodes: ${JSON.stringify(perNode)}`);
  const rolled = await roll(cluster, crowd);
  const balancing = await untilBalanced(cluster, crowd);
  await crowd.leave();
  await cluster.stop();
  const { lost, doubled, gaps, acknowledgedTwice } = await crowd.acknowledged.check(database.url);
  const { refusals } = crowd;
  return {
    ...{ nodes: NODES, matches: count, perNode, ...rolled, balancing },
    ...{ refused: refusals, lost, doubled, gaps, acknowledgedTwice },
  };
}

/** What each node has after the last was replaced, and when nothing is handed over any more. */
async function untilBalanced(cluster, crowd) {
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
