import { type CommandDef, defineCommand, renderUsage, runCommand } from 'citty';
import { UsageError } from './usage.ts';

/** The subcommands; each is a file of its own, loaded when it is called. */
const subCommands = {
  games: () => import('./commands/games.ts').then((module) => module.default),
  play: () => import('./commands/play.ts').then((module) => module.default),
  sim: () => import('./commands/sim.ts').then((module) => module.default),
  perft: () => import('./commands/perft.ts').then((module) => module.default),
  audit: () => import('./commands/audit.ts').then((module) => module.default),
  replay: () => import('./commands/replay.ts').then((module) => module.default),
  diagram: () => import('./commands/diagram.ts').then((module) => module.default),
};

const main = defineCommand({
  meta: { name: 'cardloom', description: 'Play, simulate, audit, replay and draw turn-based card games' },
  subCommands: subCommands as unknown as Record<string, () => Promise<CommandDef>>,
});

/** Runs the command line; gives the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    if (args.includes('--help') || args.includes('-h') || args.length === 0) {
      const name = args.find((arg) => !arg.startsWith('-')) as keyof typeof subCommands | undefined;
      const command = name !== undefined && name in subCommands ? await subCommands[name]() : main;
      process.stdout.write(
        `${await renderUsage(command as CommandDef, command === main ? undefined : (main as CommandDef))}\n`,
      );
      return 0;
    }
    await runCommand(main as CommandDef, { rawArgs: [...args] });
    return typeof process.exitCode === 'number' ? process.exitCode : 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`cardloom: ${message.split('\n')[0]}\n`);
    return error instanceof UsageError || (error as { code?: string }).code?.startsWith('E') ? 2 : 1;
  }
}
