import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const packages = fileURLToPath(new URL('./packages', import.meta.url));

export default defineConfig({
  resolve: {
    // Tests run on the sources: no build stands between an edit and its test.
    alias: [
      { find: /^cardloom$/, replacement: `${packages}/engine/src/index.ts` },
      { find: /^@cardloom\/games\/([\w-]+)\/present$/, replacement: `${packages}/games/src/$1/present.ts` },
      { find: /^@cardloom\/games\/([\w-]+)\/cards$/, replacement: `${packages}/games/src/$1/cards/format.ts` },
      { find: /^@cardloom\/([\w-]+)\/([\w-]+)$/, replacement: `${packages}/$1/src/$2/index.ts` },
      { find: /^@cardloom\/([\w-]+)$/, replacement: `${packages}/$1/src/index.ts` },
    ],
  },
  test: {
    // card files become modules before the first test
    globalSetup: './scripts/cards.mjs',
    include: [
      'packages/*/src/**/*.test.{ts,tsx,mjs}',
      'bench/**/*.test.{ts,mjs}',
      'examples/*.test.mjs',
      'examples/*/src/*.test.ts',
      'scripts/*.test.mjs',
      'browser/*.test.mjs',
      'tools/*.test.mjs',
    ],
    testTimeout: 60_000, // a loaded machine is slow, not wrong
    maxWorkers: '100%', // the default leaves one core idle, half of a small machine
  },
});
