import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

/** The page's own name for it: its first heading. */
const titleOf = (page) =>
  /^# (.*)$/m.exec(readFileSync(new URL(`../dist/pages/${page}.md`, import.meta.url), 'utf8'))?.[1];
const item = (link, text = titleOf(link)) => ({ text: text.replaceAll('`', ''), link: `/${link}` });
const group = (text, items, collapsed) => ({ text, items, collapsed });

const GAMES = [
  'skirmish',
  'flesh-and-blood',
  'invokation',
  'commander',
  'lorcana',
  'gundam',
  'alpha-clash',
  'riftbound',
  'grand-archive',
];
const PACKAGES = [
  'engine',
  'parts',
  'cards',
  'testkit',
  'games',
  'bots',
  'protocol',
  'host',
  'client',
  'server',
  'react',
  'web',
  'cli',
  'create-cardloom',
];
const REFERENCE = [
  'cardloom',
  '@cardloom/parts',
  '@cardloom/parts/present',
  '@cardloom/cards',
  '@cardloom/testkit',
  '@cardloom/bots',
  '@cardloom/games',
  '@cardloom/protocol',
  '@cardloom/host',
  '@cardloom/client',
  '@cardloom/server',
  '@cardloom/server/conformance',
  '@cardloom/server/thread',
  '@cardloom/react',
  '@cardloom/cli',
  'create-cardloom',
];
const there = (page) => {
  try {
    readFileSync(new URL(`../dist/pages/${page}.md`, import.meta.url));
    return true;
  } catch {
    return false;
  }
};

export default defineConfig({
  title: 'Cardloom',
  description: 'A rules engine for turn-based card games',
  lang: 'en-GB',
  // the site works wherever it is put
  base: process.env.DOCS_BASE ?? '/',
  srcDir: 'dist/pages',
  outDir: 'dist/site',
  cacheDir: 'node_modules/.cache/vitepress',
  rewrites: { 'reference/README.md': 'reference/index.md' },
  lastUpdated: false,
  markdown: { theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' } },
  themeConfig: {
    search: { provider: 'local', options: { detailedView: true } },
    outline: [2, 3],
    nav: [
      item('start', 'Start'),
      item('add-a-game', 'Guides'),
      item('games/', 'Games'),
      item('reference/', 'Reference'),
    ],
    sidebar: [
      group('Begin', [item('start'), item('add-a-game'), item('boardgame-io')]),
      group(
        'Guides',
        ['hidden-cards', 'priority', 'triggers', 'decisions', 'series', 'bots', 'own-page', 'hosting']
          .map((name) => `guides/${name}`)
          .map((page) => (page === 'guides/hosting' ? 'hosting' : page))
          .filter(there)
          .map((page) => item(page)),
      ),
      group(
        'Concepts',
        ['flow', 'moves', 'effects', 'match', 'tape', 'prompts', 'protocol'].map((page) => item(page)),
      ),
      group(
        'At the table',
        ['web', 'packages/cli', 'nodes'].filter(there).map((page) => item(page)),
      ),
      group('Games', [item('games/', 'All games'), ...GAMES.map((name) => item(`games/${name}`))], true),
      group(
        'Examples',
        ['index', 'hearts', 'harbour', 'hanabi', 'table-bot'].map((name) => item(`examples/${name}`)),
        true,
      ),
      group('Proof', [item('testing'), item('benchmarks'), item('bench', 'Every benchmark')]),
      group(
        'Packages',
        PACKAGES.map((name) => `packages/${name}`)
          .filter(there)
          .map((page) => item(page)),
        true,
      ),
      group(
        'Reference',
        REFERENCE.map((name) => item(`reference/${name}`, name)),
        true,
      ),
      group('Contributing', [item('architecture')]),
    ],
    footer: {
      message:
        'Not affiliated with the makers of any game it implements; names of games and cards belong to their owners.',
      copyright: 'MIT licensed',
    },
  },
});
