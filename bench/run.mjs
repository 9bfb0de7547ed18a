// node bench/run.mjs [name] [options]: runs bench/<name>.mjs, or without a name all that take minutes and not hours.
// Results go to standard output, progress to standard error.
import { readdirSync } from 'node:fs';
import { UsageError } from './usage.mjs';

const [name, ...args] = process.argv.slice(2);
const support = new Set(['run.mjs', 'usage.mjs']);
const names = readdirSync(import.meta.dirname)
  .filter((file) => /^[a-z-]+\.mjs$/.test(file) && !support.has(file))
  .map((file) => file.replace('.mjs', ''));
const QUICK = ['referee', 'skirmish', 'mcts'];

try {
  if (name !== undefined && !names.includes(name)) {
    throw new UsageError(`unknown benchmark "${name}"; there is: ${names.join(', ')}`);
  }
  for (const one of name === undefined ? QUICK : [name]) {
    const { main } = await import(`./${one}.mjs`);
    await main(args);
  }
} catch (error) {
  console.error(error instanceof UsageError ? `bench: ${error.message}` : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
