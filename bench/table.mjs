// What it costs to show a match to people, in every game with its fewest players, along random play.
//   table [--json] [--game name] [--seconds n] [--out file]
// viewUs: CPU µs for the view of whoever is to act; patchUs: for the patches of an action, all seats and a spectator;
// patchBytesP50/P99: the size of one as JSON. promptUs: CPU µs for the prompt of whoever is to act; promptBytesP50/P99: its size as JSON; promptsCut: the share of prompts
// that do not spell everything out, so that the client must ask on.
import { join } from 'node:path';
import { inChild } from './child.mjs';
import { gameNames } from './load-game.mjs';
import { REPORT_OPTIONS, report, say } from './report.mjs';
import { readNumber, readOptions, UsageError } from './usage.mjs';

const worker = join(import.meta.dirname, 'table', 'worker.mjs');

export async function main(args) {
  const options = readOptions(args, {
    ...REPORT_OPTIONS,
    game: { type: 'string' },
    seconds: { type: 'string', default: '10' },
  });
  const seconds = readNumber('seconds', options.seconds, 1);
  if (options.game !== undefined && !gameNames.includes(options.game))
    throw new UsageError(`--game takes one of: ${gameNames.join(', ')}`);
  const games = {};
  for (const name of options.game === undefined ? gameNames : [options.game]) {
    say(name);
    games[name] = inChild(worker, [name, seconds]);
  }
  report(options, { games }, table);
}

function table({ machine, games }) {
  const lines = [`${machine.cpu}, Node ${machine.node}\n`];
  for (const [name, measured] of Object.entries(games)) {
    const figures = Object.entries(measured).map(([figure, value]) => `${figure} ${value}`);
    lines.push(`  ${name.padEnd(20)}${figures.join(', ')}\n`);
  }
  return lines.join('');
}
