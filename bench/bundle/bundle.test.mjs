import { gameNames } from '@cardloom/games';
import { describe, expect, it } from 'vitest';
import { bundle } from './bundle.mjs';

/** The module of a game: a series is played with the game's own. */
const modules = gameNames.filter((name) => !name.endsWith('-series'));

it('a page that plays on a server needs at most 8 kB: the client, the protocol, and nothing of Node', async () => {
  const { gzip, nodeImports, inputs } = await bundle('@cardloom/client');
  expect(nodeImports).toEqual([]);
  expect(Object.keys(inputs).filter((path) => !/<stdin>|(client|protocol).dist/.test(path))).toEqual([]);
  expect(gzip).toBeLessThanOrEqual(8000);
});

/** The declaration of a game and what is built on it, and all of the engine but how a view is read. */
const isRule = (path) =>
  /games.dist.[^/\\\\]+.(kit|definition|moves|effects|flow|turn|checks|setup|deeds|abilities|operations|rules)\.js$/.test(
    path,
  ) ||
  (/engine.dist/.test(path) && !/view.whose|world.control-characters/.test(path));

describe('a page can play a game by itself', () => {
  it.each(modules)('%s: nothing of Node, no reader of card files, at most 60 kB beyond the engine', async (name) => {
    const engine = await bundle('cardloom');
    const { gzip, nodeImports, inputs } = await bundle('cardloom', `@cardloom/games/${name}`);
    expect(nodeImports).toEqual([]);
    expect(Object.keys(inputs).filter((path) => /node_modules.(zod|yaml)|cards.dist/.test(path))).toEqual([]);
    expect(gzip - engine.gzip).toBeLessThan(60_000);
  });

  it.each(modules)('%s: its table is drawn without rules and engine, from at most 30 kB', async (name) => {
    const { gzip, nodeImports, kept } = await bundle(`@cardloom/games/${name}/present`);
    expect(nodeImports).toEqual([]);
    expect(gzip).toBeLessThan(30_000);
    const rules = Object.keys(kept).filter((path) => kept[path] > 0 && isRule(path));
    expect(rules).toEqual([]);
  });

  it('whoever imports the registry loads no game', async () => {
    const { inputs } = await bundle('@cardloom/games');
    const loaded = new Set();
    const load = (path) => {
      if (loaded.has(path)) return;
      loaded.add(path);
      for (const { kind, path: next } of inputs[path].imports) if (kind === 'import-statement') load(next);
    };
    load('<stdin>');
    expect(
      [...loaded].filter((path) => path.includes('games/dist/')).map((path) => path.replace(/.*dist./, '')),
    ).toEqual(['index.js', 'registry.js']);
    expect(Object.keys(inputs).some((path) => path.includes('games/dist/skirmish/'))).toBe(true);
  });
});
