import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const packages = fileURLToPath(new URL('./packages', import.meta.url));

/** Random play, processes, browsers, packed tarballs: what `npm run test:quick` leaves to `npm test`. */
const whole = [
  'bench/**/*.test.{ts,mjs}',
  'examples/*.test.mjs',
  'examples/*/src/*.test.ts',
  '{browser,scripts,tools}/*.test.mjs',
  'packages/{cli,create-cardloom,testkit}/src/**/*.test.{ts,tsx,mjs}',
  'packages/server/src/{bots,nodes,store}/**/*.test.ts',
  'packages/server/src/*.test.ts',
  'packages/**/{by-hand,conform,conformance,invariants,late,non-interference,present,registry,samples,typescript}.test.ts',
  'packages/**/{every-*,properties,*.property,*hostile*,*forged*}.test.ts',
];

export default defineConfig({
  resolve: {
    // Tests run on the sources: no build stands between an edit and its test.
    alias: [
      { find: /^cardloom$/, replacement: `${packages}/engine/src/index.ts` },
      { find: /^@cardloom\/games\/([\w-]+)\/skin$/, replacement: `${packages}/games/src/$1/skin.tsx` },
      { find: /^@cardloom\/games\/([\w-]+)\/present$/, replacement: `${packages}/games/src/$1/present.ts` },
      { find: /^@cardloom\/games\/([\w-]+)\/cards$/, replacement: `${packages}/games/src/$1/cards/format.ts` },
      { find: /^@cardloom\/([\w-]+)\/([\w-]+)$/, replacement: `${packages}/$1/src/$2/index.ts` },
      { find: /^@cardloom\/([\w-]+)$/, replacement: `${packages}/$1/src/index.ts` },
    ],
  },
  test: {
    // card files become modules before the first test
    globalSetup: './scripts/cards.mjs',
    testTimeout: 60_000, // a loaded machine is slow, not wrong
    hookTimeout: 60_000,
    maxWorkers: '100%', // the default leaves one core idle, half of a small machine
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          include: ['packages/*/src/**/*.test.{ts,tsx,mjs}'],
          exclude: ['**/node_modules/**', ...whole],
          isolate: false, // most of the time of a small test file is loading: modules are loaded once for all of them
        },
      },
      // processes, sockets and browsers on a machine whose cores are lent elsewhere: the report names what needed a second try
      { extends: true, test: { name: 'whole', include: whole, globalSetup: './browser/unpacked.mjs', retry: 1 } },
    ],
  },
});
