// node bench/run.mjs [name] [options]: runs bench/<name>.mjs, or random play of the game of that name; without a name
// all that take minutes and not hours. Results go to standard output, progress to standard error.
import { readdirSync } from 'node:fs';
import { UsageError } from './usage.mjs';

const [name, ...args] = process.argv.slice(2);
/** What the benchmarks share. */
const support = new Set(['run', 'usage', 'game', 'report', 'child', 'random-play', 'timing', 'load-game', 'random']);
const names = readdirSync(import.meta.dirname)
  .filter((file) => /^[a-z-]+\.mjs$/.test(file))
  .map((file) => file.replace('.mjs', ''))
  .filter((file) => !support.has(file));
const QUICK = ['referee', 'skirmish', 'mcts'];

/** The benchmark of this name: a file of its own, or else a game. */
async function benchmark(one) {
  if (names.includes(one)) return (await import(`./${one}.mjs`)).main;
  const { gameNames, main } = await import('./game.mjs');
  if (gameNames.includes(one)) return (given) => main(given, one);
  throw new UsageError(`unknown benchmark "${one}"; there is: ${[...names, ...gameNames].join(', ')}`);
}

try {
  for (const one of name === undefined ? QUICK : [name]) {
    const run = await benchmark(one);
    await run(args);
  }
  // pages tell some of the results
  if (args.some((arg) => /^--(write|out)\b/.test(arg))) await import('../scripts/figures.mjs');
} catch (error) {
  console.error(error instanceof UsageError ? `bench: ${error.message}` : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
