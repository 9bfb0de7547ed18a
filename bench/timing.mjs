// CPU µs per move of one task, alone or after other games were played in the same process: the best of three windows.
//   timing.mjs <task> <seconds> [<game> …] → JSON
// A task is the name of a game (random play), or one of the ways to play the referee game.

import { ActionList, createMatch } from 'cardloom';
import { loadGame } from './load-game.mjs';
import { playOut, tableFor, xorshift } from './random-play.mjs';
import { playerOf } from './referee/driver.mjs';
import { cpuNow } from './report.mjs';

const MOST_ACTIONS = 50_000;
const [task, seconds, ...others] = process.argv.slice(2);

/** Plays matches of a game until that much CPU time is used up, and gives the CPU µs per action. */
async function playing(name) {
  const { game, ids, options } = tableFor(await loadGame(name));
  const list = new ActionList();
  const pick = xorshift(1);
  let seed = 1;
  return (limit) => {
    const begun = cpuNow();
    let actions = 0;
    do actions += playOut(createMatch(game, { seed: seed++, players: ids, options }), pick, MOST_ACTIONS, list);
    while (cpuNow() - begun < limit);
    return ((cpuNow() - begun) * 1e6) / actions;
  };
}

/** The referee game as a match, in place on a line of play, and made and unmade. */
const REFEREE = { referee: 'cardloom-match', 'referee-line': 'cardloom', 'referee-undo': 'cardloom-undo' };

async function refereeing(adapter) {
  const play = playerOf(await import(`./referee/adapters/${adapter}.mjs`));
  let seed = 1;
  return (limit) => {
    const begun = cpuNow();
    let moves = 0;
    do moves += play(600, seed++).n;
    while (cpuNow() - begun < limit);
    return ((cpuNow() - begun) * 1e6) / moves;
  };
}

for (const name of others) (await playing(name))(Number(seconds));
const work = Object.hasOwn(REFEREE, task) ? await refereeing(REFEREE[task]) : await playing(task);
work(Number(seconds));
process.stdout.write(JSON.stringify(Math.min(work(Number(seconds)), work(Number(seconds)), work(Number(seconds)))));
