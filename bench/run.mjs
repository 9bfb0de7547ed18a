// node bench/run.mjs <name> [options]: runs bench/<name>.mjs. Results go to standard output, progress to standard error.
import { readdirSync } from 'node:fs';
import { UsageError } from './usage.mjs';

const [name = '', ...args] = process.argv.slice(2);
const support = new Set(['run.mjs', 'usage.mjs']);
const names = readdirSync(import.meta.dirname)
  .filter((file) => /^[a-z-]+\.mjs$/.test(file) && !support.has(file))
  .map((file) => file.replace('.mjs', ''));

try {
  if (!names.includes(name)) throw new UsageError(`unknown benchmark "${name}"; there is: ${names.join(', ')}`);
  const { main } = await import(`./${name}.mjs`);
  await main(args);
} catch (error) {
  console.error(error instanceof UsageError ? `bench: ${error.message}` : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
