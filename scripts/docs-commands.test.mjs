import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMatch } from 'cardloom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skirmish } from '../packages/games/src/skirmish/index.ts';
import { REPLAY_FORMAT } from '../packages/host/src/index.ts';
import { blocksOf } from './docs/blocks.mjs';
import { read, root, sources } from './docs/pages.mjs';

/** Every command that somebody can read is run: as it stands, but for numbers that would take long, ports and folders. */
const commands = [...sources, 'CONTRIBUTING.md'].flatMap((path) =>
  blocksOf(read(path))
    .filter(({ language }) => language === 'sh')
    .flatMap(({ code, line, notRun }) =>
      code.split('\n').flatMap((text, i) =>
        text
          .split('&&')
          .map((part) => ({ path, notRun, where: `${path}:${line + 1 + i}`, words: wordsOf(part) }))
          .filter(({ words }) => words.length > 0),
      ),
    ),
);

/** As a shell splits them, without comments. */
function wordsOf(line) {
  return [...line.replace(/(^|\s)#.*$/, '').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)]
    .map(([, single, double, bare]) => single ?? double ?? bare)
    .filter((word) => word !== '&');
}

/** What another test runs, the same words or the same code, and cannot be run here again. */
const ELSEWHERE = [
  [/^npm create cardloom/, 'browser/create.test.mjs'],
  [/^cd /, 'browser/create.test.mjs'],
  [/^npm run (build|docs)$/, 'browser/table.test.mjs'],
  [/^npx cardloom play .*--server/, 'packages/cli/src/play/at-server.test.ts'],
  [/^node examples\/table-bot/, 'examples/table-bot/src/bot.test.ts'],
  [/--store postgres:/, 'packages/server/src/store/postgres/postgres-store.test.ts'],
  [/^npm (test|run test:quick)$/, 'scripts/docs-commands.test.mjs'],
  [/^npx vitest run/, 'vitest.config.ts'],
  [/^npm run (changeset|version|release)/, 'tools/packages.test.mjs'],
  [/^git clone/, 'README.md'],
];
/** In a project that was just made they mean that project's scripts. */
const inMadeProject = ({ path }) => path === 'docs/start.md' || path === 'packages/create-cardloom/README.md';
const elsewhere = (command) => {
  if (inMadeProject(command)) return 'browser/create.test.mjs';
  return ELSEWHERE.find(([pattern]) => pattern.test(command.words.join(' ')))?.[1];
};

/** What takes long is done once and without much thought, what listens does so at any port, what is kept is kept here. */
const FEW = { '--games': '1', '--port': '0', '--store': 'matches.db', '--host': '127.0.0.1' };
const bounded = (words) =>
  words.map(
    (word, i) =>
      FEW[words[i - 1]] ??
      word
        .replace(/^mcts:ms=.*/, 'mcts:ms=20')
        .replaceAll('greedy', 'random')
        .replace(/:samples=\d+/, ''),
  );
const CARDLOOM = join(root, 'packages/cli/bin/cardloom.mjs');

/** Program and arguments that stand for the words of a command. */
function standIn([program, ...rest]) {
  const node = (...args) => [process.execPath, args];
  if (program === 'npx' && rest[0] === 'cardloom') return node(CARDLOOM, ...bounded(rest.slice(1)).map(inRepository));
  if (program === 'cardloom') return node(CARDLOOM, ...bounded(rest));
  if (program === 'node') return node(...rest.map(inRepository));
  const words = rest.filter((word) => !word.startsWith('--silent'));
  if (words[0] === 'start') return node(join(root, 'scripts/start.mjs'), '--port', '0', '--store', 'matches.db');
  if (words[1] === 'bench')
    return node(join(root, 'bench/run.mjs'), ...words.slice(3), '--seconds', '0.02', '--rounds', '1');
  const page = words[1] === 'dev' ? join(root, 'packages/web') : words[0] === 'vite' && inRepository(words[1]);
  if (page) return node(join(root, 'node_modules/vite/bin/vite.js'), page, '--port', '0');
  throw new Error(`nobody knows how to run ${[program, ...rest].join(' ')}`);
}
const inRepository = (word) => (word.startsWith('examples/') ? join(root, word) : word);

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cardloom-commands-'));
  const match = createMatch(skirmish, { players: ['ann', 'bo'], seed: 7 });
  for (let i = 0; i < 4; i++) match.act(match.listActions(match.waitingFor[0]).at(0));
  const replay = JSON.stringify({ format: REPLAY_FORMAT, ...match.replay() });
  mkdirSync(join(folder, 'cardloom-failures'));
  mkdirSync(join(folder, 'cards'));
  writeFileSync(join(folder, 'match.json'), replay);
  writeFileSync(join(folder, 'cardloom-failures/tiny-690092732-4.json'), replay);
  for (const [name, text] of Object.entries(CARDS)) writeFileSync(join(folder, 'cards', name), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const CARDS = {
  'format.mjs': `import { byName, cardFormat, deckList, mapping, word } from '${join(root, 'packages/cards/dist/index.js')}';
export default cardFormat({ cards: mapping({ id: word(['jab']) }), decks: byName(deckList) });`,
  'cards.yaml': 'cards:\n  - { id: jab }\n',
};

const LISTENS = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/;

/** Its exit code and what it said; of what goes on until it is stopped, what it answers. */
function runToEnd(words) {
  const [program, args] = standIn(words);
  return new Promise((resolve) => {
    const env = { ...process.env, NO_COLOR: '1', CI: '1' };
    delete env.FORCE_COLOR;
    delete env.VITEST;
    delete env.NODE_ENV;
    const child = spawn(program, args, { cwd: folder, env, stdio: ['pipe', 'pipe', 'pipe'] });
    let said = '';
    let answer;
    const hear = (text) => {
      said += text;
      const url = LISTENS.exec(said)?.[0];
      if (url === undefined || answer !== undefined || !goesOn(words)) return;
      answer = fetch(url).then(
        (response) => response.status,
        (error) => String(error),
      );
      void answer.then(() => child.kill('SIGTERM'));
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', hear);
    child.stdin.on('error', () => {});
    child.stdin.end();
    child.on('close', async (code) => resolve({ code: goesOn(words) ? 0 : code, answer: await answer, said }));
  });
}
const goesOn = (words) =>
  ['serve', 'dev', 'vite'].some((word) => words.includes(word)) || words.join(' ') === 'npm start';

/** What differs in nothing but a number or a deck is run once. */
const kindOf = ({ words }) => words.filter((_word, i) => !/^--(seed|decks|games)$/.test(words[i - 1] ?? '')).join(' ');
const perWords = new Map(commands.map((command) => [`${inMadeProject(command)} ${kindOf(command)}`, command]));
const here = [...perWords.values()].filter(
  (command) => elsewhere(command) === undefined && command.notRun === undefined,
);

describe('commands in the documentation', () => {
  it.each(here.map(({ where, words }) => [words.join(' '), where, words]))(
    '%s',
    { timeout: 300_000 },
    async (_line, where, words) => {
      const { code, answer, said } = await runToEnd(words);
      // there is no terminal here, and it says so
      if (words.includes('--step')) expect(said).toContain('--step needs a terminal');
      else expect(code, `${where}\n${said}`).toBe(0);
      if (goesOn(words)) expect(answer, `${where}\n${said}`).toBe(200);
    },
  );

  it('what is run elsewhere is run there, and in a project that was made there are such scripts', () => {
    const made = JSON.parse(
      readFileSync(join(root, 'packages/create-cardloom/template/package.template.json'), 'utf8'),
    );
    for (const command of commands) {
      const by = elsewhere(command);
      if (by !== undefined) expect(existsSync(join(root, by)), by).toBe(true);
      const [program, verb, name] = command.words;
      if (!inMadeProject(command) || program !== 'npm' || verb === 'create') continue;
      expect(Object.keys(made.scripts)).toContain(verb === 'run' ? name : verb);
    }
  });

  it('what is not run says why', () => {
    expect(commands.filter(({ notRun }) => notRun !== undefined && notRun.length < 20)).toEqual([]);
  });
});
