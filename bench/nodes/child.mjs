// A node in a process of its own: bench/nodes/child.mjs <url of the database> <lease ms> [unfenced]. It says where it is, and answers
// what it is asked. `freeze`: from then on it renews no lease and believes that it does, and no time passes for it, as on a machine that was
// suspended. `unfenced` is the control: whatever it appends is stored, whoever holds the match.
import { games } from '@cardloom/games';
import { createServer, NO_LIMITS, postgresStore } from '@cardloom/server';
import { pino } from 'pino';
import { unfenced } from './unfenced.mjs';

const [url, leaseMs, kind] = process.argv.slice(2);
const real = await postgresStore(url, { patienceMs: 0.75 * Number(leaseMs) });
const appendTo = kind === 'unfenced' ? unfenced(url) : (batch) => real.append(batch);
let fenced = 0;
let handed = 0;
let isFrozen = false;
let lease = null;
let id = '';
const spent = { batches: 0, entries: 0, ms: 0 };

const store = {
  ...real,
  async append(batch) {
    const startedAt = performance.now();
    const appended = await appendTo(batch);
    fenced += appended.filter((answer) => answer === 'fenced').length;
    spent.batches++;
    spent.entries += batch.reduce((sum, { entries }) => sum + entries.length, 0);
    spent.ms += performance.now() - startedAt;
    return appended;
  },
  async renew(...given) {
    id = given[0];
    if (!isFrozen) lease = await real.renew(...given);
    return lease;
  },
  compare: async (...given) => (isFrozen ? [] : real.compare(...given)),
  async hand(...given) {
    const isTaken = await real.hand(...given);
    if (isTaken) handed++;
    return isTaken;
  },
};
const server = await createServer({
  games: { skirmish: games.skirmish },
  store,
  port: 0,
  limits: NO_LIMITS,
  botThreads: 1,
  node: { leaseMs: Number(leaseMs) },
  log: pino({ level: process.env.NODES_LOG ?? 'silent' }, pino.destination(2)),
});

const answers = {
  id: () => id,
  fenced: () => fenced,
  handed: () => handed,
  spent: () => spent,
  freeze: () => {
    isFrozen = true;
    const frozenAt = performance.now();
    performance.now = () => frozenAt;
  },
  thaw: () => {
    isFrozen = false;
    delete performance.now;
  },
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
  stop: async () => {
    await server.stop();
    await real.close();
    setImmediate(() => process.exit(0));
  },
};
process.on('message', async ({ n, ask }) => process.send({ n, answer: (await answers[ask]()) ?? null }));
process.on('disconnect', () => process.exit(1));
process.send({ url: server.url });
