// Turns the card files of the games into modules: packages/games/src/<game>/cards/*.yaml → cards.generated.ts, checked by the
// format in cards/format.ts; and what facts.ts of a game gives, whose cards are programs → facts.generated.ts. Writes only
// what is stale, so it can come before every build and every run of the tests.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const CACHE = 'node_modules/.cache/cardloom-cards';

/** The sources, so that no build has to come before this one. */
const alias = Object.fromEntries(
  ['engine', 'parts', 'cards'].map((name) => [
    name === 'engine' ? 'cardloom' : `@cardloom/${name}`,
    join(root, `packages/${name}/src/index.ts`),
  ]),
);

/** Sources as programs, in the order of their names. */
async function compile(sources) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: sources.map((source, i) => ({ in: source, out: String(i).padStart(3, '0') })),
    outdir: CACHE,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    alias,
    external: ['zod', 'yaml'],
    write: false,
    logLevel: 'warning',
  });
  return outputFiles;
}

async function load({ text }) {
  const path = join(root, CACHE, `${hashOf(text)}.mjs`);
  if (!existsSync(path)) write(path, text);
  return import(pathToFileURL(path).href);
}

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** In one step: another process may be reading it. */
function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, text);
  renameSync(`${path}.${process.pid}`, path);
}

/** The YAML files of a folder; messages name them as one finds them from here. */
const filesIn = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({
      name: relative(root, join(folder, name)),
      text: readFileSync(join(folder, name), 'utf8'),
    }));

/** Writes the modules that are stale; gives the names of their games, or throws what is wrong with the files. */
export async function writeCardModules(games = join(root, 'packages/games/src')) {
  const names = readdirSync(games).filter((name) => existsSync(join(games, name, 'cards/format.ts')));
  const sources = names.map((name) => join(games, name, 'cards/format.ts'));
  const [library, ...formats] = await compile([join(root, 'packages/cards/src/index.ts'), ...sources]);
  const written = [];
  const wrong = [];
  for (const [i, name] of names.entries()) {
    const files = filesIn(join(games, name, 'cards'));
    const path = join(games, name, 'cards.generated.ts');
    const hash = hashOf(JSON.stringify([library.text, formats[i].text, files]));
    const about = `Made of ${name}/cards by scripts/cards.mjs: change the files there. ${hash}`;
    if (existsSync(path) && readFileSync(path, 'utf8').startsWith(`// ${about}\n`)) continue;
    const { cardModule } = await load(library);
    const { default: format } = await load(formats[i]);
    try {
      write(path, cardModule(format.read(files), { format: './cards/format.ts', about }));
      written.push(name);
    } catch (error) {
      if (error.name !== 'CardDataError') throw error;
      wrong.push(error.message);
    }
  }
  if (wrong.length > 0) throw new Error(`card files have problems\n${wrong.join('\n')}`);
  return [...written, ...(await writeFacts(games))];
}

/** What the tables of games whose cards are programs show of them. */
async function writeFacts(games) {
  const names = readdirSync(games).filter((name) => existsSync(join(games, name, 'facts.ts')));
  if (names.length === 0) return [];
  const programs = await compile(names.map((name) => join(games, name, 'facts.ts')));
  const written = [];
  for (const [i, name] of names.entries()) {
    const path = join(games, name, 'facts.generated.ts');
    const about = `Made of ${name}/facts.ts by scripts/cards.mjs: change that. ${hashOf(programs[i].text)}`;
    if (existsSync(path) && readFileSync(path, 'utf8').startsWith(`// ${about}\n`)) continue;
    const { default: facts } = await load(programs[i]);
    const lines = Object.entries(facts).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
    const head = "import type { Facts } from './facts.ts';\n\nexport const facts: Readonly<Record<string, Facts>> = {";
    write(path, `// ${about}\n${head}\n${lines.join('\n')}\n};\n`);
    written.push(name);
  }
  return written;
}

/** For vitest: before the tests. */
export const setup = async () => void (await writeCardModules());

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const written = await writeCardModules();
    if (written.length > 0) process.stderr.write(`cards: wrote the modules of ${written.join(', ')}\n`);
  } catch (error) {
    process.stderr.write(`cards: ${error.message}\n`);
    process.exitCode = 1;
  }
}
