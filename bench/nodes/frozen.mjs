// A node whose lease ends without its knowing, and the others that take its matches: the same two people sit at both, in two tabs,
// and play at both. With the fence only one of the two is heard.
import { Acknowledged } from './acknowledged.mjs';
import { Cluster } from './cluster.mjs';
import { createSomewhere, People } from './people.mjs';
import { DROP_KEYS } from './unfenced.mjs';

const MATCHES = 20;
const later = (ms) => new Promise((done) => setTimeout(done, ms));

export async function frozenNode(database, leaseMs, kind) {
  const cluster = new Cluster(database, leaseMs, kind);
  await cluster.start(2);
  if (kind === 'unfenced') await database.query(DROP_KEYS);
  const [zombie, other] = cluster.nodes;
  const acknowledged = new Acknowledged();
  const on = {
    acked: (match, player, made, seq) => acknowledged.add(match, player, made, seq),
    refused: () => {},
    over: () => {},
  };
  const all = [];
  const sit = (match, node) => all.push(new People(match, () => [node.url], on));
  const matches = await Promise.all(Array.from({ length: MATCHES }, () => createSomewhere(() => [zombie.url])));
  for (const match of matches) sit(match, zombie);
  await later(4000);
  await zombie.ask('freeze');
  for (const people of all) people.pause(true);
  await later(leaseMs + 500);
  for (const match of matches) sit(match, other);
  for (const people of all) people.pause(false);
  await later(8000);
  for (const people of all) people.close();
  const fenced = await zombie.ask('fenced');
  const [{ doubled }] = await database.query(
    'select count(*)::int as doubled from (select 1 from entry group by match, seq having count(*) > 1) as twice',
  );
  await cluster.stop();
  return { matches: MATCHES, acknowledged: acknowledged.count, fenced, acknowledgedTwice: acknowledged.twice, doubled };
}
