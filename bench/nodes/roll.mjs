// All nodes are replaced, one after the other, while people play.
import { rounded } from '../report.mjs';

export async function roll(cluster, crowd) {
  const [refused, retried, acknowledged] = [crowd.refusals, crowd.retried, crowd.acknowledged.count];
  const startedAt = performance.now();
  const stopMs = [];
  for (const node of [...cluster.nodes]) {
    await cluster.add();
    const stoppedAt = performance.now();
    await cluster.stopOne(node);
    stopMs.push(rounded(performance.now() - stoppedAt));
    await crowd.untilAllPlay(stoppedAt);
  }
  return {
    acknowledged: crowd.acknowledged.count - acknowledged,
    refused: crowd.refusals - refused,
    retried: crowd.retried - retried,
    stopMs,
    seconds: rounded((performance.now() - startedAt) / 1000),
  };
}
