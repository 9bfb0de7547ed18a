// Random games of any registered game on one core, with the legal actions listed at every step.
//   <game> [--json] [--players n] [--seconds n] [--rounds n] [--seed n] [--out file]
// A game whose registry entry names several player counts gives one run for each, in `runs`.
import { ActionList, createMatch, describeGame } from 'cardloom';
import { gameNames, loadGame } from './load-game.mjs';
import { playOut, tableFor, xorshift } from './random-play.mjs';
import { cpuNow, REPORT_OPTIONS, report, say } from './report.mjs';
import { readNumber, readOptions, UsageError } from './usage.mjs';

/** A random game that is not over by then counts as unfinished. */
const MOST_ACTIONS = 50_000;

export { gameNames };

export async function main(args, name) {
  const options = readOptions(args, {
    ...REPORT_OPTIONS,
    players: { type: 'string' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '5' },
    seed: { type: 'string', default: '1' },
  });
  const seconds = readNumber('seconds', options.seconds, 0.01);
  const rounds = readNumber('rounds', options.rounds, 1);
  const seed = readNumber('seed', options.seed, 1);

  const entry = await loadGame(name);
  const runs = playerCounts(entry, options.players).map((players) =>
    measure(entry, players, { seconds, rounds, seed }),
  );
  report(options, { game: name, ...(runs.length === 1 ? runs[0] : { runs }) }, (result) => table(result, runs));
}

function playerCounts({ name, game, bench }, wanted) {
  const { min, max } = describeGame(game).players;
  if (wanted === undefined) return bench?.players ?? [min];
  const players = readNumber('players', wanted, 1);
  if (!Number.isInteger(players) || players < min || players > max)
    throw new UsageError(`${name} is for ${min === max ? min : `${min} to ${max}`} players, not ${wanted}`);
  return [players];
}

/** The best of some rounds. */
function measure(entry, players, { seconds, rounds, seed }) {
  const table = tableFor(entry, players);
  say(`${entry.name}, ${players} players: warming up`);
  playFor(table, seconds, seed);
  let best = null;
  for (let round = 1; round <= rounds; round++) {
    say(`round ${round} of ${rounds}`);
    const measured = playFor(table, seconds, seed + round * 1_000_000);
    if (best === null || measured.actions / measured.seconds > best.actions / best.seconds) best = measured;
  }
  return {
    players,
    games: best.games,
    unfinished: best.unfinished,
    actions: best.actions,
    seconds: Number(best.seconds.toFixed(3)),
    gamesPerSecond: rounded(best.games / best.seconds),
    actionsPerSecond: Math.round(best.actions / best.seconds),
    nsPerAction: Math.round((best.seconds * 1e9) / best.actions),
    effectsPerSecond: Math.round(best.effects / best.seconds),
  };
}

/** Few games a second need their decimals. */
const rounded = (value) => (value < 100 ? Number(value.toPrecision(3)) : Math.round(value));

/** Whole games until that much CPU time is used up. */
function playFor({ game, ids, options }, seconds, seed) {
  const pick = xorshift(seed);
  const list = new ActionList();
  const total = { games: 0, unfinished: 0, actions: 0, effects: 0, seconds: 0 };
  const began = cpuNow();
  for (let look = 0; ; ) {
    // asking for the CPU time is a system call: not after every game
    if (performance.now() >= look) {
      if (cpuNow() - began >= seconds) break;
      look = performance.now() + 10;
    }
    const match = createMatch(game, { seed: seed + total.games, players: ids, options });
    const actions = playOut(match, pick, MOST_ACTIONS, list);
    total.games++;
    if (actions === MOST_ACTIONS) total.unfinished++;
    total.actions += actions;
    total.effects += match.effectsRun;
  }
  total.seconds = cpuNow() - began;
  return total;
}

function table({ machine, game }, runs) {
  const lines = [`${machine.cpu}, ${machine.cores} cores, Node ${machine.node}; ${game}, the best round\n`];
  for (const run of runs) {
    lines.push(
      `  ${run.players} players: ${run.games} games in ${run.seconds} s of CPU time${run.unfinished > 0 ? `, ${run.unfinished} unfinished` : ''}\n`,
      `  games per second   ${run.gamesPerSecond}\n`,
      `  actions per second ${run.actionsPerSecond}\n`,
      `  ns per action      ${run.nsPerAction}\n`,
      `  effects per second ${run.effectsPerSecond}\n`,
    );
  }
  return lines.join('');
}
