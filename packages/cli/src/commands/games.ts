import { defineCommand } from 'citty';
import { catalogue } from '../catalogue.ts';
import { flag } from '../flags.ts';
import { print, printJson } from '../terminal.ts';

export const examples = ['cardloom games', 'cardloom games --json'];

export default defineCommand({
  meta: { name: 'games', description: 'Lists the games' },
  args: { json: flag('One JSON object instead of a table') },
  run({ args }) {
    const games = catalogue().map(({ name, players, title, decks }) => ({ name, players, title, decks }));
    if (args.json === true) {
      printJson({ games });
      return;
    }
    const rows = games.map(({ name, title, players, decks }) => [
      name,
      title,
      `${players.min === players.max ? players.min : `${players.min}–${players.max}`} players`,
      decks.length === 0 ? '' : `decks: ${decks.join(', ')}`,
    ]);
    const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column].length)));
    for (const row of rows) {
      print(
        `${row
          .map((cell, i) => cell.padEnd(widths[i] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
      );
    }
  },
});
