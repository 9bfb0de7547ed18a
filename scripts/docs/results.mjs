// The tables of the page about benchmarks, made of the committed results, so that they are never older than those.
// `<!-- results: name -->` in a page is replaced by the table of that name.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pages.mjs';

const resultOf = (name) => {
  const path = join(root, 'bench/results', `${name}.json`);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
};
const number = (value) => value.toLocaleString('en-GB', { maximumSignificantDigits: 4 });
const table = (head, rows) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const measured = ({ machine, date }) =>
  `*${machine.cores} cores of an ${machine.cpu}, Node ${machine.node.slice(1)}, ${date.slice(0, 10)}*`;

const GAMES = readdirSync(join(root, 'packages/games/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(root, 'bench/results', `${entry.name}.json`)))
  .map(({ name }) => name);

const tables = {
  referee() {
    const result = resultOf('referee');
    const rows = [
      ['hand-written loop, nothing kept', result.plain],
      ['Cardloom in place, tape on', result.cardloom],
      ['Cardloom, every move made and unmade', result.cardloomUndo],
      ['Cardloom match: history, events, atomic moves', result.cardloomMatch],
      ['xstate actor', result.xstateActor],
      ['boardgame.io reducer', result.bgioReducer],
      ['boardgame.io client', result.bgioClient],
    ];
    return `${table(
      ['engine', 'µs per move'],
      rows.map(([name, us]) => [name, number(us)]),
    )}\n\n${measured(result)}`;
  },
  games() {
    // by the number of players, where a game has several
    const runs = GAMES.flatMap((name) => {
      const result = resultOf(name);
      return (result.runs ?? [result]).map((run) => ({ ...result, ...run }));
    });
    const rows = runs.map(({ game, players, gamesPerSecond, nsPerAction }) => [
      game,
      players,
      number(gamesPerSecond),
      number(nsPerAction / 1000),
    ]);
    return `${table(['game', 'players', 'random games a second', 'µs per action'], rows)}\n\n${measured(runs[0])}`;
  },
  showing() {
    const result = resultOf('table');
    const rows = Object.entries(result.games).map(([name, { viewUs, patchUs, patchBytesP50, promptUs }]) => [
      name,
      number(viewUs),
      number(patchUs),
      number(patchBytesP50),
      number(promptUs),
    ]);
    return `${table(['game', 'view, µs', 'patch, µs', 'patch, bytes', 'prompt, µs'], rows)}\n\n${measured(result)}`;
  },
  search() {
    const { cardloom, bgio } = resultOf('mcts');
    const { mctsVsGreedy, greedyVsRandom } = resultOf('strength');
    const percent = ({ winRate }) => `${number(100 * winRate)} %`;
    return table(
      ['', ''],
      [
        ['iterations of tree search a second, Cardloom', number(cardloom)],
        ['the same game, boardgame.io’s bot', number(bgio)],
        [`\`mcts\` at 200 ms a move against \`greedy\`, ${mctsVsGreedy.games} games`, percent(mctsVsGreedy)],
        [`\`greedy\` against \`random\`, ${greedyVsRandom.games} games`, percent(greedyVsRandom)],
      ],
    );
  },
  server() {
    const result = resultOf('server');
    const row = (name, { movesPerSecond, movesPerCpuSecond, at500 }) => [
      name,
      number(movesPerSecond),
      number(movesPerCpuSecond),
      number(at500.p50),
      number(at500.p99),
    ];
    const rows = [row('Cardloom, SQLite, every move synchronised', result)];
    if (result.boardgameio !== undefined) rows.push(row('boardgame.io', result.boardgameio));
    const head = ['server', 'moves a second', 'per CPU second', 'p50 at 500 a second, ms', 'p99, ms'];
    return `${table(head, rows)}\n\n${measured(result)}; ${number(result.matches)} matches, ${number(result.sockets)} sockets`;
  },
  audits() {
    const rows = readdirSync(join(root, 'bench/results'))
      .filter((file) => file.startsWith('audit-'))
      .flatMap((file) => resultOf(file.replace(/\.json$/, '')).runs)
      .map(({ game, games, states, leaks, undoMismatches, illegalAccepted, legalRejected }) =>
        [game, games, states, leaks, undoMismatches, illegalAccepted + legalRejected].map((cell) =>
          typeof cell === 'number' ? number(cell) : cell,
        ),
      );
    return table(['game', 'matches', 'positions', 'leaks', 'undo', 'lists'], rows);
  },
};

export const withResults = (text) =>
  text.replace(/<!-- results: (\w+) -->/g, (_all, name) => {
    if (tables[name] === undefined)
      throw new Error(`there is no table ${name}; there are ${Object.keys(tables).join(', ')}`);
    return tables[name]();
  });
