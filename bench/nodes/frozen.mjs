// A zombie: a node that is stopped, loses its matches, and is woken without knowing that any time has passed; it renews no lease, and
// those who sat at it still send. Meanwhile the same people, in a second tab, have played on at another node. With the fence only one of
// the two is heard.
import { Acknowledged } from './acknowledged.mjs';
import { Cluster } from './cluster.mjs';
import { createSomewhere, People } from './people.mjs';
import { DROP_KEYS } from './unfenced.mjs';

const MATCHES = 20;
const later = (ms) => new Promise((done) => setTimeout(done, ms));

/** On a busy machine it takes longer; without the fence not all of them may get there. */
const PATIENCE_MS = 60_000;

async function untilAll(people, isSo) {
  const until = performance.now() + PATIENCE_MS;
  while (!people.every(isSo) && performance.now() < until) await later(50);
}

export async function frozenNode(database, leaseMs, kind) {
  const cluster = new Cluster(database, leaseMs, kind);
  await cluster.start(2);
  if (kind === 'unfenced') await database.query(DROP_KEYS);
  const [zombie, other] = cluster.nodes;
  const acknowledged = new Acknowledged();
  const on = {
    acked: (match, done, seq) => acknowledged.add(match, done, seq),
    refused: () => {},
    retried: () => {},
    over: () => {},
  };
  const all = [];
  const sit = (match, node) => {
    const people = new People(match, () => [node.url], on, { patience: 0 });
    all.push(people);
    return people;
  };
  const matches = await Promise.all(Array.from({ length: MATCHES }, () => createSomewhere(() => [zombie.url])));
  const first = matches.map((match) => sit(match, zombie));
  await untilAll(first, ({ acked, isOver }) => acked > 2 || isOver);
  const id = await zombie.ask('id');
  for (const people of first) people.pause(true);
  await zombie.ask('freeze');
  // also whoever had just come back
  await untilAll(first, ({ isReady, isOver }) => isReady || isOver);
  zombie.child.kill('SIGSTOP');
  // what they send now it hears when it wakes
  for (const people of first) people.pause(false);
  while ((await database.query(`select 1 from log where owner = '${id}' limit 1`)).length > 0) await later(100);
  const second = matches.map((match) => sit(match, other));
  await untilAll(second, ({ acked, isOver }) => acked > 2 || isOver);
  zombie.child.kill('SIGCONT');
  await untilAll(first, ({ acked, isOver }) => acked > 5 || isOver);
  for (const people of all) people.close();
  const fenced = await zombie.ask('fenced');
  const [{ doubled }] = await database.query(
    'select count(*)::int as doubled from (select 1 from entry group by match, seq having count(*) > 1) as twice',
  );
  await cluster.stop();
  return { matches: MATCHES, acknowledged: acknowledged.count, fenced, acknowledgedTwice: acknowledged.twice, doubled };
}
