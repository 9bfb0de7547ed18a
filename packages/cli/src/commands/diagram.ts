import { describeFlow } from 'cardloom';
import { defineCommand } from 'citty';
import { findGame } from '../catalogue.ts';
import { mermaid } from '../diagram/mermaid.ts';
import { svg } from '../diagram/svg.ts';
import { writeText } from '../files.ts';
import { gameArgument, value } from '../flags.ts';
import { print } from '../terminal.ts';
import { unknown } from '../usage.ts';

export const examples = [
  'cardloom diagram skirmish --format svg --out skirmish.svg',
  'cardloom diagram skirmish > skirmish.mmd',
];

const FORMATS = { mermaid, svg } as const;

export default defineCommand({
  meta: {
    name: 'diagram',
    description: 'Draw the flow of a game: segments, turns, phases, steps, moves and conditions',
  },
  args: {
    game: gameArgument,
    format: value('f', 'mermaid or svg; what the name of --out says, else mermaid'),
    out: value('file', 'The file to write; standard output if left out'),
  },
  async run({ args }) {
    const format = args.format ?? (args.out?.endsWith('.svg') ? 'svg' : 'mermaid');
    if (format !== 'mermaid' && format !== 'svg') return unknown('format', format, Object.keys(FORMATS));
    const { game } = await findGame(args.game);
    const text = FORMATS[format](describeFlow(game));
    if (args.out === undefined) print(text);
    else writeText(args.out, text);
  },
});
