// A node that holds many matches is killed: when have the others claimed all of them, and is each played on at the first request?
import { rounded, say } from '../report.mjs';
import { createMatch, Pair } from '../server/pair.mjs';
import { Cluster } from './cluster.mjs';

const later = (ms) => new Promise((done) => setTimeout(done, ms));

export async function takeover(database, leaseMs, count) {
  const cluster = new Cluster(database, leaseMs);
  await cluster.start(3);
  const [victim, ...others] = cluster.nodes;
  const matches = [];
  const pairs = [];
  while (matches.length < count) {
    const made = await Promise.all(
      Array.from({ length: Math.min(20, count - matches.length) }, () => createMatch(victim.url)),
    );
    matches.push(...made);
    for (const match of made) pairs.push(new Pair(victim.url, match, {}));
    await Promise.all(pairs.slice(-made.length).map((pair) => pair.open()));
  }
  const id = await victim.ask('id');
  say(`${count} matches at one node`);
  const held = async (owner) =>
    (await database.query(`select count(*)::int as n from log where owner = '${owner}'`))[0].n;
  const before = await held(id);
  const killedAt = performance.now();
  victim.child.kill('SIGKILL');
  cluster.remove(victim);
  while ((await held(id)) > 0) await later(10);
  const claimedMs = performance.now() - killedAt;
  for (const pair of pairs) pair.close();
  const perNode = await Promise.all(others.map(async (node) => held(await node.ask('id'))));
  let unplayable = 0;
  const play = async (match, i) => {
    let isAcked = () => {};
    const acked = new Promise((done) => {
      isAcked = done;
    });
    const pair = new Pair(others[i % others.length].url, match, { acked: () => isAcked(true) });
    await pair.open();
    pair.act();
    if (!(await Promise.race([acked, later(10_000)]))) unplayable++;
    pair.close();
  };
  for (let i = 0; i < matches.length; i += 20)
    await Promise.all(matches.slice(i, i + 20).map((match, j) => play(match, i + j)));
  await cluster.stop();
  return { matches: before, claimedMs: rounded(claimedMs), perNode, unplayable };
}
