// A node that holds many matches is killed: when have the others claimed all of them, and is each played on at the first request?
import { rounded, say } from '../report.mjs';
import { createMatch, Pair } from '../server/pair.mjs';
import { quantile } from '../table/best.mjs';
import { Cluster } from './cluster.mjs';

const AT_ONCE = 8;
const PATIENCE_MS = 30_000;
const later = (ms) => new Promise((done) => setTimeout(done, ms));

export async function takeover(database, leaseMs, count) {
  const cluster = new Cluster(database, leaseMs);
  await cluster.start(1);
  const [victim] = cluster.nodes;
  const pairs = [];
  await inTurn(Array.from({ length: count }), async () => {
    const pair = new Pair(victim.url, await createMatch(victim.url), {});
    pairs.push(pair);
    await pair.open();
    await firstMove(pair);
  });
  // not before, or they would be handed some
  await cluster.start(2);
  const others = cluster.nodes.filter((node) => node !== victim);
  const id = await victim.ask('id');
  const sql = database.connect();
  const held = async (owner) => (await sql`select count(*)::int as n from log where owner = ${owner}`)[0].n;
  const before = await held(id);
  say(`${before} matches at one node`);
  const killedAt = performance.now();
  victim.child.kill('SIGKILL');
  cluster.remove(victim);
  while ((await held(id)) > 0) await later(10);
  const claimedMs = performance.now() - killedAt;
  say(`claimed after ${Math.round(claimedMs)} ms`);
  for (const pair of pairs) pair.close();
  const perNode = await Promise.all(others.map(async (node) => held(await node.ask('id'))));
  let unplayable = 0;
  let again = 0;
  const times = [];
  await inTurn(pairs, async ({ match }, i) => {
    const startedAt = performance.now();
    let isPlayed = false;
    // they may be handed to a node with fewer in the middle of it
    for (let tried = 0; tried < 3 && !isPlayed; tried++) {
      const pair = new Pair(others[i % others.length].url, match, {}, `after${tried}-`);
      await Promise.race([pair.open(), later(PATIENCE_MS)]);
      isPlayed = await firstMove(pair);
      pair.close();
      if (!isPlayed) again++;
    }
    if (isPlayed) times.push(performance.now() - startedAt);
    else unplayable++;
  });
  await sql.end({ timeout: 1 });
  await cluster.stop();
  const firstMoveMs = { p50: rounded(quantile(times, 0.5)), p99: rounded(quantile(times, 0.99)) };
  return { matches: before, claimedMs: rounded(claimedMs), perNode, unplayable, again, firstMoveMs };
}

/** Whether a move is acknowledged, at the first request, by whoever is to act. */
async function firstMove(pair) {
  const acked = new Promise((done) => {
    pair.on.acked = () => done(true);
    pair.on.gone = () => done(false);
  });
  if (!pair.act()) return false;
  return Promise.race([acked, later(PATIENCE_MS).then(() => false)]);
}

/** Some at a time. */
async function inTurn(all, work) {
  const waiting = [...all.entries()].reverse();
  const next = async () => {
    for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) await work(one[1], one[0]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}
