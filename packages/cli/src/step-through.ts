import pc from 'picocolors';
import type { CatalogueEntry } from './catalogue.ts';
import { openView } from './open-view.ts';
import type { Asker, Offer } from './prompts/asker.ts';
import type { ReplayFile } from './replay-file.ts';
import { drawTable } from './table/draw-table.ts';
import { drawHeading } from './table/heading.ts';
import { fit } from './table/text.ts';
import { headline, namesOf, tellStep } from './transcript.ts';
import { walkReplay } from './walk-replay.ts';

type Direction = 'next' | 'back' | 'first' | 'last' | 'leave';

/** Always the same five, so that a number always means the same. */
const OFFERS: readonly Offer<Direction>[] = [
  { value: 'next', label: 'Forward' },
  { value: 'back', label: 'Back' },
  { value: 'first', label: 'To the beginning' },
  { value: 'last', label: 'To the end' },
  { value: 'leave', label: 'Leave' },
];
const PROMPT_LINES = OFFERS.length + 4;

/** Steps through a match, forward and back. */
export async function stepThrough(entry: CatalogueEntry, file: ReplayFile, asker: Asker): Promise<void> {
  const width = Math.min(asker.size.columns, 100);
  const pictures = draw(entry, file, width);
  let at = 0;
  for (;;) {
    const { table, told } = pictures[at];
    const room = Math.max(2, asker.size.rows - table.split('\n').length - PROMPT_LINES);
    asker.show([table, pc.dim('─'.repeat(width)), ...fit(told, width, room)].join('\n'));
    const last = pictures.length - 1;
    const reply = await asker.one({ message: `Action ${at} of ${last}`, keys: ['back', 'quit'] }, OFFERS);
    const go = 'answer' in reply ? reply.answer : reply.key === 'back' ? 'back' : 'leave';
    if (go === 'leave') return;
    at = { next: Math.min(last, at + 1), back: Math.max(0, at - 1), first: 0, last }[go];
  }
}

/** Every position as a picture: going back is then only looking at the one before. */
function draw(entry: CatalogueEntry, file: ReplayFile, width: number): { table: string; told: string[] }[] {
  const names = namesOf(entry, file);
  const [first] = file.players;
  const start = walkReplay(entry, { ...file, actions: [] }).next().value;
  const picture = (match: Parameters<typeof openView>[0]): string => {
    const view = openView(match, first);
    return `${drawHeading(view, names, width)}\n${drawTable(view, names, { width, height: Infinity })}`;
  };
  const pictures = 'match' in start ? [] : [{ table: picture(start), told: ['The match begins.'] }];
  for (const step of walkReplay(entry, file)) {
    pictures.push({
      table: picture(step.match),
      told: [headline(step, names), ...tellStep(step, names).map((line) => `  ${line}`)],
    });
  }
  return pictures;
}
