import type { GameResult, Match } from 'cardloom';
import { defineCommand } from 'citty';
import { type CatalogueEntry, findGame, savedGame } from '../catalogue.ts';
import { writeText } from '../files.ts';
import { flag, value } from '../flags.ts';
import { TerminalAsker } from '../prompts/terminal-asker.ts';
import { quoted } from '../quoted.ts';
import { loadReplay, type ReplayFile } from '../replay-file.ts';
import { stepThrough } from '../step-through.ts';
import { inLine, print, printJson, say, visible } from '../terminal.ts';
import { transcript } from '../transcript.ts';
import { fail } from '../usage.ts';
import { verify } from '../verify.ts';

export const examples = [
  'cardloom replay match.json',
  'cardloom replay match.json --step',
  'cardloom replay match.json --transcript match.txt',
  'cardloom replay match.json --transcript - | less',
];

export default defineCommand({
  meta: { name: 'replay', description: 'Verifies a saved match, steps through it, or writes it down' },
  args: {
    file: { type: 'positional', required: true, description: 'What play --save, or a failing match of sim, left' },
    game: value('file', 'The game, where it is not in the registry: ./my-game.mjs'),
    step: flag('Step forward and back, in a terminal'),
    transcript: value('file', 'Write a readable transcript to a file, or - for standard output'),
    json: flag('One JSON object: ok, game, actions, checksum, winner, result'),
  },
  async run({ args }) {
    const file = loadReplay(args.file);
    const entry =
      args.game === undefined
        ? await savedGame(file.game, `cardloom replay ${quoted(args.file)} --game ./your-game.mjs`)
        : await findGame(args.game);
    if (args.json === true && args.transcript === '-') fail('--json and --transcript - both want standard output');
    if (args.step === true && !(process.stdin.isTTY === true && process.stdout.isTTY === true)) {
      fail('--step needs a terminal; --transcript works without one');
    }
    const match = verifyAloud(entry, file, args.json === true);
    const { winner = null, result: end } = match;
    if (args.transcript !== undefined) {
      const text = visible(`${[...transcript(entry, file)].join('\n')}\n`);
      if (args.transcript === '-') print(text);
      else writeText(args.transcript, text);
    }
    if (args.step === true) {
      const asker = new TerminalAsker();
      try {
        await stepThrough(entry, file, asker);
      } finally {
        asker.close();
      }
    }
    const result = {
      ok: true,
      game: file.game,
      actions: file.actions.length,
      checksum: match.checksum(),
      winner,
      result: end,
    };
    if (args.json === true) printJson(result);
    else {
      const line = `${inLine(args.file)}: ${entry.title}, ${file.actions.length} actions, ${endText(end)}; every action is legal, checksum ${match.checksum()}${file.error === undefined ? '' : `; it stopped: ${file.error}`}\n`;
      if (args.transcript === '-') say(line);
      else print(line);
    }
  },
});

function endText(result: GameResult | null): string {
  if (result === null) return 'not over yet';
  const { winners, losers, reason } = result;
  const who =
    winners.length > 0
      ? `${winners.join(', ')} ${winners.length === 1 ? 'wins' : 'win'}`
      : losers.length > 0
        ? 'everybody loses'
        : 'a draw';
  return reason === null ? who : `${who} (${inLine(reason)})`;
}

/** A program that asked for JSON learns from it, too, that the file does not hold what it says. */
function verifyAloud(entry: CatalogueEntry, file: ReplayFile, asJson: boolean): Match {
  try {
    return verify(entry, file);
  } catch (error) {
    const { game, actions, checksum } = file;
    const result = {
      ok: false,
      game,
      actions: actions.length,
      checksum,
      winner: null,
      result: null,
      error: (error as Error).message,
    };
    if (asJson) printJson(result);
    throw error;
  }
}
