// What showing a game to people costs, by the names that `table.mjs` gives them: measured along random play.
//   worker.mjs <game> <seconds> → JSON
import { ActionList, createMatch } from 'cardloom';
import { loadGame } from '../load-game.mjs';
import { tableFor, xorshift } from '../random-play.mjs';
import { measurePrompts } from './prompts.mjs';
import { measureViews } from './views.mjs';

/** A random game may never end. */
const MOST_ACTIONS = 2_000;
const [name, seconds] = process.argv.slice(2);
const { game, ids, options } = tableFor(await loadGame(name));
const measures = [measureViews(), measurePrompts()];
const pick = xorshift(1);
const list = new ActionList();

const until = performance.now() + Number(seconds) * 1000;
for (let seed = 1; performance.now() < until; seed++) {
  const match = createMatch(game, { seed, players: ids, options });
  for (let action = 0; action < MOST_ACTIONS && match.seatToAct >= 0; action++) {
    for (const { look } of measures) look(match);
    const result = match.act(match.listActions(ids[match.seatToAct], list).at(pick(list.size)));
    for (const { done } of measures) done?.(match, result);
  }
}
process.stdout.write(JSON.stringify(Object.assign({}, ...measures.map(({ result }) => result()))));
