// One adapter in a process of its own; measures when asked.
//   { task: 'window', limit, ms } → { cpu }     CPU µs per move over whole matches for at least `ms`
//   { task: 'growth', limit }     → { growth }  CPU time of the last tenth of a match ÷ that of the first
import { playerOf } from './driver.mjs';

const adapter = await import(`./adapters/${process.argv[2]}.mjs`);
const play = playerOf(adapter);
let seed = 1;

const cpuNow = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

async function window({ limit, ms }) {
  const begun = performance.now();
  const cpu = cpuNow();
  let moves = 0;
  do {
    moves += (await play(limit, seed++)).n;
  } while (performance.now() - begun < ms);
  return { cpu: (cpuNow() - cpu) / moves };
}

/** CPU µs of each tenth of one match. */
async function tenths(limit) {
  // Short matches clear the previous match away, so that the first tenth does not pay for it and flatter the last.
  // (A forced collection would: the code after it runs slower for milliseconds.) The plain loop must come out at 1.
  for (let i = 0; i < 20; i++) await play(600, seed++);
  const spent = [];
  let before = cpuNow();
  await play(limit, seed++, (n) => {
    if (n % (limit / 10) !== 0) return;
    const now = cpuNow();
    spent.push(now - before);
    before = now;
  });
  if (spent.length < 10)
    throw new Error(`${process.argv[2]}: play(limit, seed, onMove) did not call onMove(n) for every move`);
  return spent;
}

/** Median over at least 5 matches, more while they are quick; three matches before that let the compiler settle. */
async function growth({ limit }) {
  for (let i = 0; i < 3; i++) await tenths(limit);
  const ratios = [];
  const begun = performance.now();
  while (ratios.length < 5 || (ratios.length < 41 && performance.now() - begun < 10_000)) {
    const spent = await tenths(limit);
    ratios.push(spent[9] / spent[0]);
  }
  ratios.sort((a, b) => a - b);
  return { growth: ratios[ratios.length >> 1] };
}

const tasks = { window, growth };
process.on('message', async (message) => process.send(await tasks[message.task](message)));
