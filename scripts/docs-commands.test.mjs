import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { checkArguments } from '../packages/cli/src/arguments.ts';
import { run } from '../packages/cli/src/main.ts';
import { blocksOf } from './docs/blocks.mjs';
import { read, root, sources } from './docs/pages.mjs';

/** As a shell splits them, without comments. */
const wordsOf = (line) =>
  [...line.replace(/(^|\s)#.*$/, '').matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)]
    .map(([, single, double, bare]) => single ?? double ?? bare)
    .filter((word) => word !== '&');

/** Every command that somebody can read exists, with its options; what is quick and changes nothing is run. */
const commands = sources.flatMap((path) =>
  blocksOf(read(path))
    .filter(({ language, notRun }) => language === 'sh' && notRun === undefined)
    .flatMap(({ code, line }) =>
      code
        .split('\n')
        .map((text, i) => ({ where: `${path}:${line + 1 + i}`, words: wordsOf(text) }))
        .filter(({ words }) => words.length > 0),
    ),
);

const scripts = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts;
/** What `npm create cardloom` makes; its own test runs these. */
const MADE = JSON.parse(read('packages/create-cardloom/template/package.template.json'));
/** What is built stands for its source. */
const isThere = (path) =>
  existsSync(join(root, path)) || existsSync(join(root, path.replace('/dist/', '/src/').replace(/\.js$/, '.ts')));

/** Each gives what is wrong, or nothing. */
const known = {
  npm: ([verb, ...rest], where) => {
    if (['install', 'i', 'ci'].includes(verb)) return undefined;
    if (verb === 'create') return rest[0] === 'cardloom' ? undefined : `npm create ${rest[0]}`;
    const at = rest.indexOf('-w');
    const folder = at < 0 ? '' : rest[at + 1].replace('@cardloom/', 'packages/');
    const name = verb === 'run' ? rest.find((word) => !word.startsWith('-')) : verb;
    if (where.startsWith('docs/start.md') && name in MADE.scripts) return undefined;
    return name in scripts(folder) ? undefined : `there is no script ${name}`;
  },
  npx: ([tool, ...rest]) => {
    if (tool === 'cardloom') return known.cardloom(rest);
    if (tool === 'vitest') return isThere(rest.at(-1)) ? undefined : `there is no ${rest.at(-1)}`;
    return tool === 'tsc' ? undefined : `npx ${tool}`;
  },
  node: ([path]) => (isThere(path) ? undefined : `there is no ${path}`),
  cardloom: async ([name, ...rest]) => {
    const module = await import(`../packages/cli/src/commands/${name}.ts`);
    checkArguments(rest, module.default.args ?? {}, module.takesMany);
    const file = rest.find((word) => word.startsWith('examples/'));
    return file === undefined || isThere(file) ? undefined : `there is no ${file}`;
  },
  cd: () => undefined,
  git: ([verb]) => (verb === 'clone' ? undefined : `git ${verb}`),
  docker: () => undefined,
  curl: () => undefined,
};

it.each(commands.map(({ where, words }) => [where, words.join(' '), words]))('%s: %s', async (where, _line, words) => {
  const [program, ...rest] = words[0].includes('=') ? words.slice(1) : words;
  expect(Object.keys(known)).toContain(program);
  expect(await known[program](rest, where)).toBeUndefined();
});

const QUICK = ['games', 'diagram', 'perft'];

it('the quick ones run', async () => {
  const quick = commands
    .map(({ words }) => (words[0] === 'npx' ? words.slice(1) : words))
    .filter(([program, name, ...rest]) => program === 'cardloom' && QUICK.includes(name) && !rest.includes('>'));
  expect(quick.length).toBeGreaterThan(0);
  const out = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  for (const [, ...args] of quick) expect(await run(args), args.join(' ')).toBe(0);
  out.mockRestore();
});
