// How strong the bots are, on Skirmish: mcts against greedy, and greedy against random, seats swapped.
//   strength [--json] [--games n] [--ms n | --iterations n] [--jobs n] [--seconds n] [--seed n] [--out file]
// Every two games share a deal: each bot plays it from both seats. --seconds stops early and says how far it came. What mcts
// finds in some milliseconds depends on what else the machine does; with --iterations it does not.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { dirname } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { botByName, playMatch } from '@cardloom/bots';
import { skirmish } from '@cardloom/games/skirmish';
import { createMatch } from 'cardloom';
import { readNumber, readOptions, UsageError } from './usage.mjs';

const say = (line) => process.stderr.write(`${line}\n`);

export async function main(args) {
  const options = readOptions(args, {
    json: { type: 'boolean', default: false },
    games: { type: 'string', default: '400' },
    ms: { type: 'string', default: '200' },
    iterations: { type: 'string' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    seconds: { type: 'string', default: '7200' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  });
  const games = Math.ceil(readNumber('games', options.games, 2) / 2) * 2;
  const ms = readNumber('ms', options.ms, 1);
  const iterations =
    options.iterations === undefined ? null : Math.floor(readNumber('iterations', options.iterations, 1));
  const limit = iterations === null ? `ms=${ms}` : `iterations=${iterations}`;
  const jobs = Math.floor(readNumber('jobs', options.jobs, 1));
  const seconds = readNumber('seconds', options.seconds, 1);
  const seed = Math.floor(readNumber('seed', options.seed, 0));
  if (options.out === '') throw new UsageError('--out takes the name of a file');

  const end = performance.now() + seconds * 1000;
  const settings = { games, jobs, seed, end };
  const greedyRandom = await compare('greedy', 'random', settings);
  const mctsGreedy = await compare(`mcts:${limit}`, 'greedy', settings);
  const result = {
    machine: { cpu: cpus()[0]?.model ?? 'unknown', cores: availableParallelism(), node: process.version },
    date: new Date().toISOString(),
    game: 'skirmish',
    ...(iterations === null ? { ms } : { iterations }),
    jobs,
    seed,
    mctsVsGreedy: mctsGreedy,
    greedyVsRandom: greedyRandom,
  };
  const json = `${JSON.stringify(result, null, 2)}\n`;
  if (options.out !== undefined) {
    mkdirSync(dirname(options.out), { recursive: true });
    writeFileSync(options.out, json);
  }
  process.stdout.write(options.json ? json : table(result));
}

/** Pairs of games go to whichever worker is free. */
async function compare(one, other, { games, jobs, seed, end }) {
  const begun = performance.now();
  const score = { wins: 0, draws: 0, losses: 0 };
  let actions = 0;
  let given = 0;
  let played = 0;
  const work = async () => {
    const worker = new Worker(import.meta.filename, { workerData: { one, other } });
    const failed = new Promise((_, reject) => worker.once('error', reject));
    try {
      while (given < games && performance.now() < end) {
        const deal = seed + given / 2;
        given += 2;
        worker.postMessage(deal);
        const results = await Promise.race([new Promise((resolve) => worker.once('message', resolve)), failed]);
        for (const { outcome, moves } of results) {
          score[outcome]++;
          actions += moves;
          played++;
        }
        if (played % 20 === 0) {
          say(
            `${one} against ${other}: ${played} of ${games}, ${score.wins} won, ${score.draws} drawn, ${score.losses} lost`,
          );
        }
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(jobs, games / 2) }, work));
  return {
    ...summary(one, other, score, played),
    actionsPerGame: round(actions / played),
    seconds: round((performance.now() - begun) / 1000),
  };
}

/** The win rate, draws counting half, with its 95 % confidence interval from the spread of the games' points. */
function summary(one, other, { wins, draws, losses }, games) {
  const rate = (wins + draws / 2) / games;
  const variance = (wins * (1 - rate) ** 2 + draws * (0.5 - rate) ** 2 + losses * rate ** 2) / Math.max(1, games - 1);
  const margin = 1.96 * Math.sqrt(variance / games);
  return {
    bots: [one, other],
    games,
    wins,
    draws,
    losses,
    winRate: round(rate),
    confidence95: [round(Math.max(0, rate - margin)), round(Math.min(1, rate + margin))],
  };
}

const round = (value) => Number(value.toPrecision(4));

function table({ machine, ms, iterations, mctsVsGreedy, greedyVsRandom }) {
  const row = ({ bots, games, wins, draws, losses, winRate, confidence95: [low, high] }) =>
    `  ${bots.join(' against ').padEnd(32)}${wins} won, ${draws} drawn, ${losses} lost of ${games}: ` +
    `${(winRate * 100).toFixed(1)} % (${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)})\n`;
  return `${machine.cpu}, Node ${machine.node}; Skirmish, ${ms === undefined ? `${iterations} iterations` : `${ms} ms`} a move\n${row(mctsVsGreedy)}${row(greedyVsRandom)}`;
}

/** One deal from both seats, as the first bot sees it. */
function playPair(deal, one, other) {
  return [0, 1].map((seat) => {
    const match = createMatch(skirmish, { seed: deal });
    const bots = seat === 0 ? [one, other] : [other, one];
    const moves = playMatch(match, bots, { seed: deal * 2 + seat });
    const { gameOver, winner } = match.state.ctx;
    if (!gameOver) throw new Error(`deal ${deal} did not end`);
    const outcome = winner === undefined ? 'draws' : winner === match.players[seat] ? 'wins' : 'losses';
    return { outcome, moves };
  });
}

if (!isMainThread && workerData?.one !== undefined) {
  const one = botByName(workerData.one);
  const other = botByName(workerData.other);
  parentPort.on('message', (deal) => parentPort.postMessage(playPair(deal, one, other)));
}
