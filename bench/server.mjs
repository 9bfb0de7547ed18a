// How many moves a server acknowledges, with SQLite and full synchronisation, played by a second process over loopback.
//   server [--json] [--matches n] [--seconds n] [--no-boardgameio] [--out file]
// Servers and people run with --max-semi-space-size=64, as docs/hosting.md has it. Two sockets a match, all frames sent. Once the server
// is warm, new matches are begun for each measure, which ends before most of them do. movesPerSecond: acknowledged, as fast as it goes; movesPerCpuSecond: by the server's CPU
// time; p50, p99: ms from sending a move to its acknowledgement, at that rate and at 500 moves a second; split: shares of the
// server's CPU time, from another run with a profiler; boardgameio: its server, matches in memory, with the referee game; bytesPerMove: to both people; memoryPerMatchKB: of a loaded table.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPORT_OPTIONS, report, rounded, say } from './report.mjs';
import { startChild } from './server/start.mjs';
import { readNumber, readOptions } from './usage.mjs';

export async function main(args) {
  const options = readOptions(args, {
    ...REPORT_OPTIONS,
    matches: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '8' },
    'no-boardgameio': { type: 'boolean', default: false },
  });
  const matches = readNumber('matches', options.matches, 1);
  const seconds = readNumber('seconds', options.seconds, 1);
  const folder = mkdtempSync(join(tmpdir(), 'cardloom-bench-'));
  try {
    const cardloom = await startChild('child.mjs', [join(folder, 'matches.db')]);
    const measured = await measure(cardloom, 'pair.mjs', matches, seconds, async (load) => {
      say('with a profiler');
      await cardloom.ask('profile');
      await load.ask({ perSecond: null, seconds: Math.min(5, seconds) });
      return { split: await cardloom.ask('split') };
    });
    const beside = { boardgameio: null };
    if (!options['no-boardgameio']) {
      say('boardgame.io');
      beside.boardgameio = await measure(await startChild('bgio-child.mjs', []), 'bgio-pair.mjs', matches, seconds);
    }
    report(options, { matches, sockets: 2 * matches, ...measured, ...beside }, table);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Seconds until a server has compiled what it runs often; until then a quarter of its time goes there. */
const WARM = 15;

/** The same people at either server. */
async function measure(server, people, matches, seconds, more = async () => ({})) {
  const empty = await server.ask('memory');
  say(`${matches} matches`);
  const load = await startChild('load.mjs', [server.url, String(matches), people]);
  const memory = ((await server.ask('memory')) - empty) / matches / 1024;
  say('warming up');
  await load.ask({ perSecond: null, seconds: WARM });
  await load.ask('begin');
  say('as fast as it goes');
  const full = await during(server, () => load.ask({ perSecond: null, seconds }));
  await load.ask('begin');
  say('500 moves a second');
  const calm = await during(server, () => load.ask({ perSecond: 500, seconds }));
  const added = await more(load);
  await load.stop();
  await server.stop();
  const figures = ({ moves, seconds: took, cpu, p50, p99 }) => ({
    movesPerSecond: rounded(moves / took),
    movesPerCpuSecond: rounded(moves / cpu),
    p50: rounded(p50),
    p99: rounded(p99),
  });
  return {
    ...figures(full),
    at500: figures(calm),
    bytesPerMove: Math.round(full.bytes / full.moves),
    memoryPerMatchKB: rounded(memory),
    matchesCreatedMeanwhile: full.created,
    ...added,
  };
}

async function during(server, work) {
  const before = await server.ask('cpu');
  const measured = await work();
  return { ...measured, cpu: (await server.ask('cpu')) - before };
}

function table({ machine, matches, split, at500, boardgameio, ...figures }) {
  const lines = [`${machine.cpu}, Node ${machine.node}, ${matches} matches`];
  const line = (name, value) => lines.push(`  ${name.padEnd(28)}${JSON.stringify(value)}`);
  for (const [name, value] of Object.entries({ ...figures, at500, split, boardgameio })) line(name, value);
  return `${lines.join('\n')}\n`;
}
