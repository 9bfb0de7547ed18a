// Many matches at three nodes, all of which are replaced one after the other under load.
import { say } from '../report.mjs';
import { untilBalanced } from './balanced.mjs';
import { Cluster } from './cluster.mjs';
import { Crowd } from './crowd.mjs';
import { roll } from './roll.mjs';

const NODES = 3;
/** Longest; with a thousand matches that makes some hundreds of moves a second. */
const THINK_MS = 8000;

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
