// What a page has to load: the client, which knows no rules, and, if the page plays by itself, a game: every one bundled by
// itself for a browser, the engine included, with the CPU time of importing it beyond the engine, the median of some fresh
// processes.
//   bundle [--json] [--runs n] [--write] [--out file]
import { join } from 'node:path';
import { bundle } from './bundle/bundle.mjs';
import { inChild } from './child.mjs';
import { gameNames } from './load-game.mjs';
import { median, REPORT_OPTIONS, report, rounded, say } from './report.mjs';
import { readNumber, readOptions } from './usage.mjs';

const importer = join(import.meta.dirname, 'bundle', 'import.mjs');
const RESULTS = join(import.meta.dirname, 'results', 'bundle.json');

export async function main(args) {
  const options = readOptions(args, {
    ...REPORT_OPTIONS,
    runs: { type: 'string', default: '9' },
    write: { type: 'boolean', default: false },
  });
  const runs = readNumber('runs', options.runs, 1);
  const engine = await bundle('cardloom');
  const client = await bundle('@cardloom/client');
  const games = {};
  // a series is the same module as its game
  for (const name of gameNames.filter((game) => !game.endsWith('-series'))) {
    say(name);
    const { min, gzip, nodeImports } = await bundle('cardloom', `@cardloom/games/${name}`);
    games[name] = {
      min,
      gzip,
      beyondEngine: gzip - engine.gzip,
      nodeImports: nodeImports.length,
      importMs: importTime(`@cardloom/games/${name}`, runs),
      present: await presentation(name),
    };
  }
  const measured = {
    client: { min: client.min, gzip: client.gzip, nodeImports: client.nodeImports.length },
    engine: { min: engine.min, gzip: engine.gzip, nodeImports: engine.nodeImports.length },
    runs,
    games,
  };
  report({ json: options.json, out: options.write ? RESULTS : options.out }, measured, table);
}

async function presentation(name) {
  const { min, gzip } = await bundle(`@cardloom/games/${name}/present`);
  return { min, gzip };
}

const importTime = (module, runs) => rounded(median(Array.from({ length: runs }, () => inChild(importer, [module]))));

function table({ machine, client, engine, games }) {
  const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const rows = Object.entries(games).map(
    ([name, { min, gzip, beyondEngine, nodeImports, importMs, present }]) =>
      `  ${name.padEnd(16)} ${kB(min).padStart(9)} ${kB(gzip).padStart(9)} ${kB(beyondEngine).padStart(9)} ${String(nodeImports).padStart(5)} ${importMs.toFixed(0).padStart(7)} ms ${kB(present.gzip).padStart(9)}\n`,
  );
  return [
    `${machine.cpu}, ${machine.cores} cores, Node ${machine.node}; one game for a browser, the engine (${kB(engine.gzip)} gzip) included\n`,
    `  ${'client alone'.padEnd(16)} ${kB(client.min).padStart(9)} ${kB(client.gzip).padStart(9)}\n`,
    `  ${'game'.padEnd(16)} ${'min'.padStart(9)} ${'gzip'.padStart(9)} ${'beyond'.padStart(9)} ${'node:'.padStart(5)} ${'import'.padStart(10)} ${'present'.padStart(9)}\n`,
    ...rows,
  ].join('');
}
