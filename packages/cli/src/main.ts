/**
 * The `cardloom` command as a function.
 * @module @cardloom/cli
 */

import { readFileSync } from 'node:fs';
import { CardloomError } from 'cardloom';
import { type ArgsDef, type CommandDef, defineCommand, renderUsage, runCommand } from 'citty';
import { checkArguments } from './arguments.ts';
import { printHelp, print as printLine, say } from './terminal.ts';
import { fail, UsageError, unknown } from './usage.ts';

/** A command's file: the command as its default export, and lines to try for its help. */
interface CommandModule {
  readonly default: unknown;
  readonly examples?: readonly string[];
  /** Its last word may come any number of times. */
  readonly takesMany?: boolean;
}

/** The subcommands; each is a file of its own, loaded when it is called. */
const commands: Readonly<Record<string, () => Promise<CommandModule>>> = {
  games: () => import('./commands/games.ts'),
  play: () => import('./commands/play.ts'),
  serve: () => import('./commands/serve.ts'),
  sim: () => import('./commands/sim.ts'),
  perft: () => import('./commands/perft.ts'),
  audit: () => import('./commands/audit.ts'),
  replay: () => import('./commands/replay.ts'),
  diagram: () => import('./commands/diagram.ts'),
  cards: () => import('./commands/cards.ts'),
};

const main: CommandDef = defineCommand({
  meta: {
    name: 'cardloom',
    description: 'Play, simulate, audit, replay and draw turn-based card games, and build their cards',
  },
  subCommands: Object.fromEntries(
    Object.entries(commands).map(([name, load]) => [name, async () => (await load()).default as CommandDef]),
  ),
});

/**
 * Runs the command line; gives the exit code.
 *
 * ```ts
 * process.exitCode = await run(['sim', 'skirmish', '--games', '10', '--json']);
 * ```
 */
export async function run(args: readonly string[]): Promise<number> {
  leaveQuietlyWhenNobodyReads();
  try {
    const [name, ...rest] = args;
    const isHelp = args.some((arg) => arg === '--help' || arg === '-h');
    if (name === undefined || name === 'help' || (isHelp && name.startsWith('-'))) {
      await print(await renderUsage(main), ['cardloom play', 'cardloom games', 'cardloom --version']);
      return 0;
    }
    if (name === '--version' || name === '-v' || name === 'version') {
      printLine(`cardloom ${version()}\n`);
      return 0;
    }
    if (name.startsWith('-')) fail(`the first word is a command: ${Object.keys(commands).join(', ')}`);
    const module = Object.hasOwn(commands, name)
      ? await commands[name]()
      : unknown('command', name, Object.keys(commands));
    const command = module.default as CommandDef;
    if (isHelp) {
      await print(await renderUsage(command, main), module.examples ?? []);
      return 0;
    }
    checkArguments(rest, (command.args ?? {}) as ArgsDef, module.takesMany);
    await runCommand(command, { rawArgs: rest });
    return typeof process.exitCode === 'number' ? process.exitCode : 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    say(`cardloom: ${oneLine(message)}\n`);
    return isBadInput(error) ? 2 : 1;
  }
}

/** Of the package this command came with. */
function version(): string {
  const file = new URL('../package.json', import.meta.url);
  return String((JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version);
}

async function print(usage: string, examples: readonly string[]): Promise<void> {
  const tried =
    examples.length === 0
      ? ''
      : `\n${examples.length === 1 ? 'EXAMPLE' : 'EXAMPLES'}\n\n${examples.map((line) => `  ${line}\n`).join('')}`;
  printHelp(`${usage.trimEnd()}\n${tried}`);
}

/** What was put in may be quoted, but not all of it. */
function oneLine(message: string): string {
  const [line] = message.split('\n', 1);
  return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line;
}
const LONGEST_LINE = 1000;

/** Refusals that come from what was put in: a replay that does not fit, options a game does not take. */
const INPUT_CODES: ReadonlySet<string> = new Set([
  'bad-options',
  'bad-replay',
  'bad-snapshot',
  'wrong-game',
  'unknown-player',
]);

function isBadInput(error: unknown): boolean {
  if (error instanceof UsageError) return true;
  if (error instanceof CardloomError) return INPUT_CODES.has(error.code);
  // citty's own and the file system's begin with E
  return (error as { code?: unknown } | null)?.code?.toString().startsWith('E') === true;
}

/** `cardloom … | head` closes the pipe early; that is no error of ours. */
function leaveQuietlyWhenNobodyReads(): void {
  if (process.stdout.listenerCount('error') > 0) return;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}
