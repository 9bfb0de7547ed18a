// Iterations a second of Monte Carlo tree search on the referee game, from the first battle of the same match:
// boardgame.io's MCTSBot, which sees all cards, and Cardloom's, which deals the unknown ones anew for every iteration.
// Playouts go to the end of the match on both sides.
//   mcts [--json] [--seconds n] [--rounds n] [--limit n] [--out file]
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, cpus } from 'node:os';
import { dirname } from 'node:path';
import { readNumber, readOptions, UsageError } from './usage.mjs';

const SEED = 5;
const say = (line) => process.stderr.write(`${line}\n`);

export async function main(args) {
  const options = readOptions(args, {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    limit: { type: 'string', default: '60' },
    out: { type: 'string' },
  });
  const seconds = readNumber('seconds', options.seconds, 0.01);
  const rounds = readNumber('rounds', options.rounds, 1);
  const limit = readNumber('limit', options.limit, 10);
  if (options.out === '') throw new UsageError('--out takes the name of a file');

  const best = { bgio: 0, cardloom: 0 };
  for (let round = 1; round <= rounds; round++) {
    say(`round ${round} of ${rounds}`);
    for (const side of Object.keys(best)) best[side] = Math.max(best[side], measure(side, limit, seconds));
  }
  const result = {
    machine: { cpu: cpus()[0]?.model ?? 'unknown', cores: availableParallelism(), node: process.version },
    date: new Date().toISOString(),
    limit,
    unit: 'iterations per second of CPU time',
    bgio: rounded(best.bgio),
    cardloom: rounded(best.cardloom),
    ratio: rounded(best.cardloom / best.bgio),
  };
  const json = `${JSON.stringify(result, null, 2)}\n`;
  if (options.out !== undefined) {
    mkdirSync(dirname(options.out), { recursive: true });
    writeFileSync(options.out, json);
  }
  process.stdout.write(options.json ? json : table(result));
}

/** Each side in a process of its own, as in production. */
function measure(side, limit, seconds) {
  const { status, stdout } = spawnSync(process.execPath, [import.meta.filename, side, limit, seconds], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 2],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the side ${side} failed`);
  return Number(stdout);
}

const rounded = (value) => Number(value.toPrecision(4));

const table = ({ machine, limit, bgio, cardloom, ratio }) =>
  `${machine.cpu}, Node ${machine.node}; MCTS iterations per second of CPU time, matches of ${limit} moves\n` +
  `  boardgame.io ${bgio}\n  cardloom     ${cardloom}\n  ratio        ${ratio} ×\n`;

const sides = {
  async bgio(limit) {
    const require = createRequire(import.meta.url);
    const { MCTSBot } = require('boardgame.io/ai');
    const { CreateGameReducer, InitializeGame, ProcessGameConfig } = require('boardgame.io/internal');
    const { makeGame } = await import('./referee/adapters/bgio-game.mjs');
    const { legal } = await import('./referee/rules.mjs');
    const game = ProcessGameConfig(makeGame({ limit, seed: SEED }));
    const reducer = CreateGameReducer({ game });
    const draw = (playerID) => ({ type: 'MAKE_MOVE', payload: { type: 'draw', args: [0], playerID } });
    const state = ['0', '1'].reduce((before, player) => reducer(before, draw(player)), InitializeGame({ game }));
    if (state.ctx.phase !== 'battle') throw new Error('the battle has not begun');
    const enumerate = (G, ctx, player) =>
      ctx.phase ? legal(G, ctx.phase, +player).map(({ type, i }) => ({ move: type, args: [i] })) : [];
    const iterations = 20;
    const bot = new MCTSBot({ game, enumerate, iterations, playoutDepth: limit, seed: 'x' });
    return async () => {
      await bot.play(state, '0');
      return iterations;
    };
  },

  async cardloom(limit) {
    const { createTurn, Search } = await import('@cardloom/bots');
    const { createMatch } = await import('cardloom');
    const { game } = await import('./referee/game.mjs');
    const match = createMatch(game, { seed: SEED, options: { limit, seed: SEED } });
    for (const player of match.players) match.processAction({ player, move: 'draw' });
    if (match.state.ctx.currentSegment !== 'battle') throw new Error('the battle has not begun');
    const [player] = match.players;
    let seed = 1;
    return () => {
      const turn = createTurn(match, player, seed++);
      const search = new Search(turn.sample().line(), 0, turn.random, { exploration: 1, depth: limit, width: 1 });
      for (let i = 0; i < 200; i++) search.iterate();
      return 200;
    };
  },
};

async function runSide([side, limit, seconds]) {
  const think = await sides[side](Number(limit));
  await think();
  const cpuNow = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  };
  const begun = cpuNow();
  let iterations = 0;
  do iterations += await think();
  while (cpuNow() - begun < Number(seconds));
  process.stdout.write(String(iterations / (cpuNow() - begun)));
}

if (process.argv[1] === import.meta.filename) await runSide(process.argv.slice(2));
