import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WishError, type Wishes } from './wishes.ts';

const template = fileURLToPath(new URL('../template/', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/** npm leaves a .gitignore out of a package, and reads a package.json in it. */
const NAMES: Readonly<Record<string, string>> = { 'package.template.json': 'package.json', gitignore: '.gitignore' };

/**
 * Writes a project into a folder that is empty or not there yet; gives the paths of its files.
 *
 * @example
 * writeProject({ folder: 'my-game', name: 'my-game', title: 'My game', players: 2 });
 */
export function writeProject({ folder, name, title, players }: Omit<Wishes, 'install'>): readonly string[] {
  if (existsSync(folder) && readdirSync(folder).some((file) => file !== '.git')) {
    throw new WishError(`${folder} is not empty: name another folder`);
  }
  return filesIn(template).map((path) => {
    const text = readFileSync(join(template, path), 'utf8')
      .replaceAll('my-game', name)
      .replaceAll('My game', title.replaceAll(/['\\]/g, '’'))
      .replaceAll('0.0.0-cardloom', version)
      .replaceAll('players: 2', `players: ${players}`);
    const to = join(dirname(path), NAMES[path] ?? path.slice(path.lastIndexOf('/') + 1));
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, to), text);
    return to;
  });
}

/** The version of this package, and of those that a project is given. */
export const VERSION = version;

function filesIn(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    return entry.isDirectory() ? filesIn(folder, path) : [path];
  });
}
