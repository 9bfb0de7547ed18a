// The process whose writes are recorded: appends.mjs <database> <file of acknowledgements> <appends> <matches> <synchronous>.
// What is acknowledged it writes down as soon as it is, so that it stands in the record between the writes before and after it.
import { openSync, writeSync } from 'node:fs';
import { sqliteStore } from '@cardloom/server';
import { randomFrom } from '../random.mjs';
import { checkpoint } from '../server/integrity.mjs';

const [path, acks, appends, matches, synchronous] = process.argv.slice(2);
const random = randomFrom(1);
const store = await sqliteStore(path, { synchronous });
const acknowledged = openSync(acks, 'w');
const heads = new Map();
const CHECKPOINT_EVERY = 60;

const matchOf = (id) => ({
  id,
  game: 'skirmish',
  build: 'one',
  seed: 7,
  options: null,
  terms: null,
  series: id,
  isPublic: true,
  createdAt: 1,
  status: 'playing',
  seats: ['p0', 'p1'].map((player) => ({ player, name: player, bot: null, token: null, invite: null, deck: null })),
});

for (let i = 0; i < Number(matches); i++) {
  const id = `m${i}`;
  await store.create(matchOf(id));
  const { epoch } = await store.claim(id, 'here');
  heads.set(id, { epoch, seq: 0 });
}

/** One to three entries, most of them as small as actions are, some of several pages. */
function next(id) {
  const head = heads.get(id);
  const entries = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
    const seq = ++head.seq;
    const args = { card: seq, said: 'x'.repeat(random() < 0.02 ? 9000 : random() * 200) };
    return { entry: { seq, at: seq, by: 'p0', id: `${id}-${seq}`, did: { type: 'act', move: 'play', args } } };
  });
  return { match: id, epoch: head.epoch, entries };
}

const ids = [...heads.keys()];
for (let i = 0; i < Number(appends); i++) {
  const at = Math.floor(random() * ids.length);
  const several = Math.min(ids.length, 1 + Math.floor(random() * 4));
  const batch = Array.from({ length: several }, (_, k) => next(ids[(at + k) % ids.length]));
  const appended = await store.append(batch);
  writeSync(acknowledged, `${JSON.stringify(batch.map(({ match }, k) => [match, appended[k]]))}\n`);
  // a store does so after 8,192 pages, which would be too long to cut everywhere
  if (i % CHECKPOINT_EVERY === CHECKPOINT_EVERY - 1) await checkpoint(path, 'passive');
}
// it does not close the store: the power goes
process.exit(0);
