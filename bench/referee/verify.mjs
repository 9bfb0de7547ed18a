// Every adapter must reach the same final states as the plain loop. `node verify.mjs [adapter…]`
import { readdirSync } from 'node:fs';
import { drivenBy } from './driver.mjs';
import { digest } from './rules.mjs';

const MATCHES = [60, 600].flatMap((limit) => [1, 2, 3, 77].map((seed) => ({ limit, seed })));

/** All adapters in the folder; the other files there are parts of adapters. */
export const adapterNames = () =>
  readdirSync(new URL('./adapters/', import.meta.url))
    .map((file) => file.replace('.mjs', ''))
    .filter((name) => !['bgio-game', 'xstate-machine'].includes(name));

/** Throws with the first match in which `name` departs from the plain loop. */
export async function verify(name) {
  const plain = drivenBy(await import('./adapters/plain.mjs'));
  const adapter = await import(`./adapters/${name}.mjs`);
  const ways = adapter.play ? [drivenBy(adapter), adapter.play] : [drivenBy(adapter)];
  for (const { limit, seed } of MATCHES) {
    const expected = plain(limit, seed);
    for (const play of ways) {
      const { n, m } = await play(limit, seed);
      const where = `${name}, limit ${limit}, seed ${seed}`;
      if (n !== expected.n) throw new Error(`${where}: ${n} moves instead of ${expected.n}`);
      if (m && digest(m.G()) !== digest(expected.m.G())) throw new Error(`${where}: another final state`);
    }
  }
}

if (import.meta.filename === process.argv[1]) {
  const names = process.argv.length > 2 ? process.argv.slice(2) : adapterNames();
  for (const name of names) {
    try {
      await verify(name);
      console.log(`same  ${name}`);
    } catch (error) {
      console.log(`DIFFERENT  ${error.message}`);
      process.exitCode = 1;
    }
  }
}
