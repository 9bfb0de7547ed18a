// What live matches keep in memory: new ones, and such as have run for 100 actions of random play, in every game with
// its fewest players. 10,000 of them are not held at once: some hundred are, and the rest is multiplication. Where random
// matches end before 100 actions, the actions they lack count as much as the others.
//   memory [--json] [--game name] [--matches n] [--actions n] [--out file]
import { join } from 'node:path';
import { inChild } from './child.mjs';
import { gameNames } from './load-game.mjs';
import { REPORT_OPTIONS, report, rounded, say } from './report.mjs';
import { readNumber, readOptions, UsageError } from './usage.mjs';

const worker = join(import.meta.dirname, 'memory', 'worker.mjs');

export async function main(args) {
  const options = readOptions(args, {
    ...REPORT_OPTIONS,
    game: { type: 'string' },
    matches: { type: 'string', default: '300' },
    actions: { type: 'string', default: '100' },
  });
  const matches = readNumber('matches', options.matches, 1);
  const actions = readNumber('actions', options.actions, 1);
  if (options.game !== undefined && !gameNames.includes(options.game))
    throw new UsageError(`--game takes one of: ${gameNames.join(', ')}`);
  const games = {};
  for (const name of options.game === undefined ? gameNames : [options.game]) {
    say(name);
    const { players, newBytes, playedBytes, averageActions } = inChild(
      worker,
      [name, matches, actions],
      ['--expose-gc'],
    );
    const perActionBytes = (playedBytes - newBytes) / averageActions;
    games[name] = {
      players,
      averageActions: rounded(averageActions),
      newBytes: Math.round(newBytes),
      perActionBytes: Math.round(perActionBytes),
      tenThousandMB: rounded(((newBytes + perActionBytes * actions) * 10_000) / 1e6),
    };
  }
  report(options, { measuredMatches: matches, actions, games }, table);
}

function table({ machine, actions, measuredMatches, games }) {
  const lines = [
    `${machine.cpu}, Node ${machine.node}; matches of ${actions} actions, ${measuredMatches} of them held\n`,
  ];
  for (const [name, { players, newBytes, perActionBytes, tenThousandMB }] of Object.entries(games)) {
    const label = `${name}, ${players} players`.padEnd(30);
    lines.push(`  ${label}new ${newBytes} B, per action ${perActionBytes} B, 10,000 matches ${tenThousandMB} MB\n`);
  }
  return lines.join('');
}
