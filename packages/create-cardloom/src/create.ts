import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { completed } from './ask.ts';
import { HELP, readArguments, WishError, type Wishes } from './wishes.ts';
import { VERSION, writeProject } from './write-project.ts';

/**
 * The command; gives the exit code.
 *
 * @example
 * process.exitCode = await create(['my-game', '--players', '3', '--yes']);
 */
export async function create(args: readonly string[]): Promise<number> {
  try {
    const given = readArguments(args);
    if (given.help || given.version) {
      process.stdout.write(given.help ? HELP : `create-cardloom ${VERSION}\n`);
      return 0;
    }
    const wishes = await completed(given);
    const files = writeProject(wishes);
    const isInstalled = wishes.install && install(wishes.folder);
    process.stdout.write(nextSteps(wishes, files.length, isInstalled));
    return wishes.install && !isInstalled ? 1 : 0;
  } catch (error) {
    if (!(error instanceof WishError)) throw error;
    process.stderr.write(`create-cardloom: ${error.message}\n`);
    return 2;
  }
}

function install(cwd: string): boolean {
  process.stderr.write('Installing …\n');
  const command = 'npm install --no-audit --no-fund --loglevel=error';
  return spawnSync(command, { cwd, shell: true, stdio: ['ignore', 2, 2] }).status === 0;
}

function nextSteps({ folder, title }: Wishes, files: number, isInstalled: boolean): string {
  const where = relative('.', folder);
  const steps = [
    ...(where === '' ? [] : [`cd ${where}`]),
    ...(isInstalled ? [] : ['npm install']),
    'npm start                  a table in the browser; it follows what you change in src/game.ts',
    'npm start -- --terminal    the same in the terminal',
    'npm test                   your tests, and the laws every game keeps',
  ];
  return `${title}: ${files} files.\n\n${steps.map((step) => `  ${step}\n`).join('')}`;
}
