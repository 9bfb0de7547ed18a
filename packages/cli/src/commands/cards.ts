import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CardDataError, type CardFile, type CardFormat, cardModule, type Problem, showProblem } from '@cardloom/cards';
import { gameNames } from '@cardloom/games';
import { defineCommand } from 'citty';
import { readText, writeText } from '../files.ts';
import { flag, value } from '../flags.ts';
import { print, printJson, say } from '../terminal.ts';
import { fail, unknown } from '../usage.ts';

export const examples = [
  'cardloom cards cards/ --out src/cards.generated.ts',
  'cardloom cards cards/ --format src/format.js --json',
  'cardloom cards mine.yaml --game skirmish --out mine.js',
];

/** Any number of files and folders. */
export const takesMany = true;

export default defineCommand({
  meta: { name: 'cards', description: 'Check card files and make a module of them, which a game imports' },
  args: {
    files: { type: 'positional', description: 'YAML files, or folders with some', required: true },
    format: value(
      'file',
      'The module whose default export says what the files may hold; format.js (.mjs, .ts) beside them if left out',
    ),
    game: value('name', "Add the files to this game's own, in its format"),
    out: value(
      'file',
      'The module to write, in TypeScript or JavaScript as its name says; without it the files are only checked',
    ),
    json: flag('One JSON object: files, cards, problems'),
  },
  async run({ args }) {
    if (args.game !== undefined && args.format !== undefined) fail('--game brings its format; leave --format out');
    const given = args._.flatMap(yamlFiles);
    const { format, from, own } =
      args.game === undefined ? await formatFile(args.format ?? formatBeside(args._[0])) : await gameFormat(args.game);
    const files = [...own, ...given];
    const { records, problems } = read(format, files);
    const cards = records !== undefined && 'cards' in records ? Object.keys(Object(records.cards)).length : 0;
    if (args.json === true) printJson({ files: files.length, cards, problems });
    else for (const problem of problems) say(`${showProblem(problem)}\n`);
    if (records === undefined) {
      process.exitCode = 1;
      return;
    }
    if (args.out !== undefined) {
      const isTyped = /\.[cm]?ts$/.test(args.out);
      writeText(args.out, cardModule(records, { format: isTyped ? from(args.out) : undefined }));
    }
    if (args.json !== true) {
      const where = args.out === undefined ? 'all is well' : `written to ${args.out}`;
      print(`${files.length} files, ${cards} cards: ${where}\n`);
    }
  },
});

/** A format, where a module written elsewhere finds its types, and the files that it comes with. */
interface Found {
  readonly format: CardFormat<object>;
  readonly from: (out: string) => string | undefined;
  readonly own: readonly CardFile[];
}

function read(
  format: CardFormat<object>,
  files: readonly CardFile[],
): { readonly records?: object; readonly problems: readonly Problem[] } {
  try {
    return { records: format.read(files), problems: [] };
  } catch (error) {
    if (error instanceof Error && isCardDataError(error)) return { problems: error.problems };
    throw error;
  }
}

/** A format may have been made with another copy of the library. */
const isCardDataError = (error: Error): error is CardDataError =>
  error instanceof CardDataError || (error.name === 'CardDataError' && 'problems' in error);

/** The YAML files that a path stands for. */
function yamlFiles(path: string): CardFile[] {
  if (!existsSync(path)) fail(`cannot read ${path}: there is no such file or folder`);
  if (!statSync(path).isDirectory()) return [{ name: path, text: readText(path) }];
  const names = readdirSync(path).filter((name) => /\.ya?ml$/.test(name));
  if (names.length === 0) fail(`there is no YAML file in ${path}`);
  return names.sort().flatMap((name) => yamlFiles(join(path, name)));
}

function formatBeside(path: string): string {
  const folder = statSync(path).isDirectory() ? path : dirname(path);
  const names = ['format.js', 'format.mjs', 'format.ts'];
  const found = names.find((name) => existsSync(join(folder, name)));
  return found === undefined
    ? fail(`there is no ${names.join(', ')} in ${folder}; name the format with --format, or a game with --game`)
    : join(folder, found);
}

async function formatFile(path: string): Promise<Found> {
  if (!existsSync(path)) fail(`cannot read ${path}: there is no such file`);
  let module: unknown;
  try {
    module = await import(pathToFileURL(resolve(path)).href);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ERR_UNKNOWN_FILE_EXTENSION' && extname(path) === '.ts') {
      fail(
        `${path} is TypeScript, which Node ${process.versions.node} does not load: compile it, or take Node 22.18 or newer`,
      );
    }
    fail(`${path} cannot be loaded: ${String(message).split('\n')[0]}`);
  }
  const isTyped = extname(path) === '.ts';
  const from = (out: string): string => `./${relative(dirname(resolve(out)), resolve(path))}`.replace('./../', '../');
  return { format: formatIn(module, path), from: (out) => (isTyped ? from(out) : undefined), own: [] };
}

async function gameFormat(name: string): Promise<Found> {
  if (!gameNames.includes(name)) unknown('game', name, gameNames);
  const folder = new URL(`src/${name}/cards/`, import.meta.resolve('@cardloom/games/package.json'));
  if (!existsSync(new URL('format.ts', folder))) fail(`${name} has no card files`);
  const module = `@cardloom/games/${name}/cards`;
  const own = yamlFiles(fileURLToPath(folder)).map(({ name: file, text }) => ({
    name: `${name}/${basename(file)}`,
    text,
  }));
  return { format: formatIn(await import(module), module), from: () => module, own };
}

function formatIn(module: unknown, where: string): CardFormat<object> {
  const found = (module as { readonly default?: unknown }).default;
  const isFormat = typeof found === 'object' && found !== null && 'read' in found && typeof found.read === 'function';
  return isFormat
    ? (found as CardFormat<object>)
    : fail(`${where} has no format as its default export: export default cardFormat({ … })`);
}
