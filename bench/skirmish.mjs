// Random games of Skirmish on one core, with the legal actions listed at every step.
//   skirmish [--json] [--seconds n] [--rounds n] [--seed n] [--out file]
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname } from 'node:path';
import { games } from '@cardloom/games';
import { ActionList, createMatch } from 'cardloom';
import { readNumber, readOptions, UsageError } from './usage.mjs';

const say = (line) => process.stderr.write(`${line}\n`);
const OPTIONS = { decks: ['basic', 'control'], leaders: ['warlord', 'sage'] };
const PLAYERS = ['p0', 'p1'];

export async function main(args) {
  const options = readOptions(args, {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  });
  const seconds = readNumber('seconds', options.seconds, 0.01);
  const rounds = readNumber('rounds', options.rounds, 1);
  const seed = readNumber('seed', options.seed, 1);
  if (options.out === '') throw new UsageError('--out takes the name of a file');

  say('warming up');
  playFor(seconds, seed);
  let best = null;
  for (let round = 1; round <= rounds; round++) {
    say(`round ${round} of ${rounds}`);
    const measured = playFor(seconds, seed + round * 1_000_000);
    if (best === null || measured.actions / measured.seconds > best.actions / best.seconds) best = measured;
  }
  const result = {
    machine: { cpu: cpus()[0]?.model ?? 'unknown', cores: availableParallelism(), node: process.version },
    date: new Date().toISOString(),
    games: best.games,
    actions: best.actions,
    seconds: Number(best.seconds.toFixed(3)),
    gamesPerSecond: Math.round(best.games / best.seconds),
    actionsPerSecond: Math.round(best.actions / best.seconds),
    nsPerAction: Math.round((best.seconds * 1e9) / best.actions),
  };
  const json = `${JSON.stringify(result, null, 2)}\n`;
  if (options.out !== undefined) {
    mkdirSync(dirname(options.out), { recursive: true });
    writeFileSync(options.out, json);
  }
  process.stdout.write(options.json ? json : table(result));
}

/** Whole games until the time is up; wall-clock time, so that helper threads cannot hide anything. */
function playFor(seconds, seed) {
  const pick = xorshift(seed);
  const list = new ActionList();
  const began = performance.now();
  let played = 0;
  let actions = 0;
  while (performance.now() - began < seconds * 1000) {
    const match = createMatch(games.skirmish.game, { seed: seed + played, players: PLAYERS, options: OPTIONS });
    actions += playOut(match, list, pick);
    played++;
  }
  return { games: played, actions, seconds: (performance.now() - began) / 1000 };
}

/** One game: somebody picks uniformly among all they can do until nobody can do anything. */
function playOut(match, list, pick) {
  let seat = 0;
  for (let actions = 0; ; actions++) {
    // the same player goes on as long as they can
    if (match.listActions(PLAYERS[seat], list).size === 0) {
      seat = 1 - seat;
      if (match.listActions(PLAYERS[seat], list).size === 0) return actions;
    }
    const result = match.act(list.at(pick(list.size)));
    if (!result.ok) throw new Error(`a listed action was refused: ${result.error.message}`);
  }
}

function xorshift(seed) {
  let x = seed | 0 || 1;
  return (bound) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % bound;
  };
}

function table({ machine, games: played, seconds, gamesPerSecond, actionsPerSecond, nsPerAction }) {
  return [
    `${machine.cpu}, ${machine.cores} cores, Node ${machine.node}; the best round: ${played} games in ${seconds} s\n`,
    `  games per second   ${gamesPerSecond}\n`,
    `  actions per second ${actionsPerSecond}\n`,
    `  ns per action      ${nsPerAction}\n`,
  ].join('');
}
