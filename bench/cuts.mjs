// Connections cut at random bytes: matches on a real server over lines that break, until so many were cut. Everybody must end
// with the view that the server's own replay leads to, byte for byte, and every acknowledged move must be in it once.
//   cuts [--json] [--cuts n] [--per-match n] [--seed n] [--at-once n] [--write] [--out file]
import { join } from 'node:path';
import { games } from '@cardloom/games';
import { createServer, memoryStore, NO_LIMITS } from '@cardloom/server';
import { playOverCuts } from './cuts/play.mjs';
import { randomFrom } from './random.mjs';
import { commitHere, cpuNow, REPORT_OPTIONS, report, rounded, say } from './report.mjs';
import { readNumber, readOptions } from './usage.mjs';

const RESULTS = join(import.meta.dirname, 'results', 'cuts.json');

export async function main(args) {
  const options = readOptions(args, {
    ...REPORT_OPTIONS,
    cuts: { type: 'string', default: '10000' },
    'per-match': { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '8' },
    write: { type: 'boolean', default: false },
  });
  const wanted = {
    cuts: readNumber('cuts', options.cuts, 1),
    perMatch: readNumber('per-match', options['per-match'], 1),
    seed: readNumber('seed', options.seed, 0),
    atOnce: readNumber('at-once', options['at-once'], 1),
  };
  const measured = { commit: commitHere(), ...(await cutMany(wanted)) };
  report({ json: options.json, out: options.write ? RESULTS : options.out }, measured, table);
  const { wrongViews, lost, doubled } = measured;
  if (wrongViews + lost + doubled > 0) process.exitCode = 1;
}

export async function cutMany({ cuts, perMatch, seed, atOnce }) {
  const game = await games.skirmish.load();
  const server = await createServer({ games, store: memoryStore(), port: 0, botThreads: 1, limits: NO_LIMITS });
  const before = cpuNow();
  const total = {};
  const done = () => (total.toServer ?? 0) + (total.toClient ?? 0) + (total.inHandshake ?? 0);
  let started = 0;
  const player = async () => {
    while (done() < cuts) {
      const random = randomFrom(seed + started++);
      const found = await playOverCuts(server, game, { cuts: perMatch, random });
      for (const [name, count] of Object.entries(found)) total[name] = (total[name] ?? 0) + count;
      if (total.matches % 100 === 0) say(`${total.matches} matches, ${done()} cuts`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, player));
  await server.stop();
  return { game: 'skirmish', cutsPerMatch: perMatch, cuts: done(), ...total, cpuSeconds: rounded(cpuNow() - before) };
}

const table = ({ cuts, matches, moves, toClient, toServer, inHandshake, wrongViews, lost, doubled }) =>
  `${cuts} connections cut in ${matches} matches (${toClient} on the way to a client, ${toServer} to the server, ${inHandshake} before a handshake was answered)\n` +
  `  ${moves} moves: ${lost} lost, ${doubled} doubled; ${wrongViews} of ${3 * matches} views wrong at the end\n`;
