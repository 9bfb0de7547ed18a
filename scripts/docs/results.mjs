// Figures in pages, made of the committed results: what stands between `<!-- results: name -->` and `<!-- end -->` is the table
// of that name. `node scripts/figures.mjs` writes them anew, a benchmark that writes its result does so too, and a test fails
// where a page says something else than the results do.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeTables } from './node-results.mjs';
import { root } from './pages.mjs';

const resultOf = (name, folder = 'bench') => {
  const path = join(root, folder, 'results', `${name}.json`);
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

const README_GAMES = {
  skirmish: ['[Skirmish](packages/games/src/skirmish)', '2'],
  'flesh-and-blood': ['[Flesh and Blood](packages/games/src/flesh-and-blood), streamlined', '2'],
  invokation: ['[Genius Invokation](packages/games/src/invokation) 3.3', '2'],
  commander: ['[Commander](packages/games/src/commander)', '2–6'],
  lorcana: ['[Lorcana](packages/games/src/lorcana), also as a best of three', '2'],
  gundam: ['[Gundam](packages/games/src/gundam)', '2'],
  'alpha-clash': ['[Alpha Clash](packages/games/src/alpha-clash)', '2'],
  riftbound: ['[Riftbound](packages/games/src/riftbound)', '2'],
  'grand-archive': ['[Grand Archive](packages/games/src/grand-archive)', '2'],
};
const whole = (value) => Math.round(value).toLocaleString('en-GB');
const percent = ({ winRate }) => `${(100 * winRate).toFixed(0)} %`;

const tables = {
  'readme-games': () =>
    table(
      ['game', 'players', 'random games a second', 'µs per action'],
      Object.entries(README_GAMES).map(([name, [title, players]]) => {
        const result = resultOf(name);
        const runs = (result.runs ?? [result]).filter((run) => run.players !== 6);
        const games = runs.map((run) =>
          runs.length === 1 ? whole(run.gamesPerSecond) : `${whole(run.gamesPerSecond)} with ${run.players}`,
        );
        const us = runs.map(({ nsPerAction }) => (nsPerAction / 1000).toFixed(1));
        return [title, players, games.join(', '), us.join(', ')];
      }),
    ),
  'readme-speed'() {
    const { growth } = resultOf('referee');
    const { cardloom, bgio } = resultOf('mcts');
    const { mctsVsGreedy, greedyVsRandom, ms } = resultOf('strength');
    return [
      `In a match of 60,000 moves the last tenth cost ${growth.toFixed(2)} times the first. Tree search on the same game: ${whole(cardloom)}`,
      `iterations a CPU second, boardgame.io's bot ${whole(bgio)}. On Skirmish \`mcts\` with ${ms} ms a move scores ${percent(mctsVsGreedy)} against`,
      `\`greedy\` over ${mctsVsGreedy.games} matches, and \`greedy\` ${percent(greedyVsRandom)} against \`random\`.`,
    ].join('\n');
  },
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
  kill() {
    const result = resultOf('kill');
    const { rounds, matches, acknowledged, lost, doubled } = result;
    return `${table(
      ['killed', 'matches', 'acknowledged moves', 'lost', 'there twice'],
      [[rounds, matches, acknowledged, lost, doubled].map((count) => whole(count))],
    )}\n\n${measured(result)}`;
  },
  newcomer() {
    const result = resultOf('newcomer', 'browser');
    const rows = result.steps.map(({ way, step, seconds }) => [
      way === 'clone' ? 'a fresh clone' : 'an empty folder',
      step,
      number(seconds),
    ]);
    return `${table(['from', 'step', 'seconds'], rows)}\n\n${measured(result)}, with a load of ${number(result.load)}`;
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
  ...nodeTables({ resultOf, table, measured }),
};

/** The pages that have such figures. */
export const FIGURED = ['README.md', 'docs/benchmarks.md', 'docs/nodes.md'];

/** The text with its figures as the results are now. */
export const withResults = (text) =>
  text.replace(/(<!-- results: ([\w-]+) -->\n)[\s\S]*?(<!-- end -->)/g, (_all, begin, name, end) => {
    if (tables[name] === undefined)
      throw new Error(`there is no table ${name}; there are ${Object.keys(tables).join(', ')}`);
    return `${begin}\n${tables[name]()}\n\n${end}`;
  });
