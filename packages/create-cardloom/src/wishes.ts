import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * What somebody wants made.
 *
 * @example
 * const wishes: Wishes = { folder: 'my-game', name: 'my-game', title: 'My game', players: 2, install: false };
 */
export interface Wishes {
  readonly folder: string;
  /** Of the package and of the game. */
  readonly name: string;
  /** For people. */
  readonly title: string;
  readonly players: number;
  /** Whether `npm install` runs there. */
  readonly install: boolean;
}

export const HELP = `npm create cardloom [folder] -- [options]

Makes a card game of your own: rules in TypeScript, tests, a bot, and a table in the browser.

  folder            where; its last part is the game's name (my-game)
  --title <text>    how people call it (the name in words)
  --players <n>     how many play, 2 to 4 (2)
  --no-install      leave "npm install" to you
  --yes, -y         ask nothing
  --help, -h        this
  --version, -v     which version this is

  npm create cardloom my-game
  npm create cardloom my-game -- --players 3 --yes
`;

/** What the command line says; what it leaves out is undefined. */
export interface Given {
  readonly folder?: string;
  readonly title?: string;
  readonly players?: number;
  readonly install: boolean;
  readonly yes: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

/** Something in the command line that somebody can mend. */
export class WishError extends Error {
  override readonly name = 'WishError';
}

export function readArguments(args: readonly string[]): Given {
  const { values, positionals } = parsed(args);
  if (positionals.length > 1) throw new WishError(`"${positionals[1]}" is one word too many: name one folder`);
  const [folder] = positionals;
  if (folder !== undefined) checkFolder(folder);
  return {
    ...(folder === undefined ? {} : { folder }),
    ...(values.title === undefined ? {} : { title: values.title }),
    ...(values.players === undefined ? {} : { players: playersIn(values.players) }),
    install: values['no-install'] !== true,
    yes: values.yes === true,
    help: values.help === true,
    version: values.version === true,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        title: { type: 'string' },
        players: { type: 'string' },
        'no-install': { type: 'boolean' },
        yes: { type: 'boolean', short: 'y' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean', short: 'v' },
      },
    });
  } catch (error) {
    throw new WishError(`${(error as Error).message.split('. ')[0]}; --help shows the options`);
  }
}

export function playersIn(text: string): number {
  if (!/^[234]$/.test(text)) throw new WishError(`players must be 2, 3 or 4, not ${text}`);
  return Number(text);
}

/** The name a folder gives: what npm and a game take. */
export function nameOf(folder: string): string {
  return basename(resolve(folder));
}

export function checkFolder(folder: string): void {
  const name = nameOf(folder);
  if (/^[a-z][a-z0-9-]*$/.test(name) && name.length <= 60) return;
  throw new WishError(`"${name}" cannot be the name: use small letters, digits and dashes, as in my-game`);
}

/** my-game → My game */
export const titleOf = (name: string): string => name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');
