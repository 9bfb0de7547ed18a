// The people, in a process of their own: bench/server/load.mjs <urls> <matches> <pair.mjs>. Told how fast to play, it says what came of it.
const [urls, matches, file] = process.argv.slice(2);
const { createMatch, Pair } = await import(`./${file}`);
const { anyOf } = await import('./pair.mjs');
const pairs = new Set();
let [isFast, isMeasuring, bytes, created] = [false, false, 0, 0];
let times = [];

const on = {
  acked: (_pair, _id, _seq, ms) => isMeasuring && times.push(ms),
  idle: (pair) => isFast && pair.act(),
  over: (pair) => {
    pair.close();
    pairs.delete(pair);
    missing++;
    addMissing();
  },
  bytes: (count) => {
    bytes += count;
  },
};

async function add() {
  const pair = new Pair(urls, await createMatch(anyOf(urls)), on);
  await pair.open();
  created++;
  pairs.add(pair);
  if (isFast) pair.act();
}

/** Where very many matches end at once, the next ones come so many at a time. */
const AT_ONCE = 32;
let [missing, adding] = [0, 0];

function addMissing() {
  while (missing > 0 && adding < AT_ONCE) {
    missing--;
    adding++;
    add()
      // a server that has much to do is asked again
      .catch(() => missing++)
      .finally(() => {
        adding--;
        addMissing();
      });
  }
}

const later = (ms) => new Promise((done) => setTimeout(done, ms));

/** So many moves a second, by whoever can, or as many as there can be. */
async function play(perSecond, seconds) {
  times = [];
  [bytes, created] = [0, 0];
  isMeasuring = true;
  const startedAt = performance.now();
  if (perSecond === null) {
    isFast = true;
    for (const pair of pairs) pair.act();
    await later(seconds * 1000);
    isFast = false;
  } else {
    let moves = 0;
    while (performance.now() - startedAt < seconds * 1000) {
      const due = ((performance.now() - startedAt) / 1000) * perSecond;
      const all = [...pairs];
      for (let tried = 0; moves < due && tried < 1000; tried++) {
        if (all[Math.floor(Math.random() * all.length)].act()) moves++;
      }
      await later(2);
    }
  }
  isMeasuring = false;
  const measured = (performance.now() - startedAt) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { moves: times.length, seconds: measured, p50: at(0.5), p99: at(0.99), bytes, created };
}

async function fill() {
  for (let i = pairs.size; i < Number(matches); i += 20) {
    await Promise.all(Array.from({ length: Math.min(20, Number(matches) - i) }, add));
  }
}

/** As many matches that have just begun. */
async function beginAnew() {
  missing = 0;
  while (adding > 0) await later(10);
  for (const pair of pairs) pair.close();
  pairs.clear();
  await fill();
}

const asked = { begin: beginAnew, stop: () => null };

process.on('message', async ({ n, ask }) => {
  const answer = typeof ask === 'string' ? await asked[ask]() : await play(ask.perSecond, ask.seconds);
  process.send({ n, answer });
  if (ask === 'stop') process.exit(0);
});

await fill();
process.send({ url: urls });
