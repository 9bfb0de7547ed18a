import pc from 'picocolors';
import type { CatalogueEntry } from './catalogue.ts';
import type { Asker } from './prompts/asker.ts';
import type { ReplayFile } from './replay-file.ts';
import { drawHeading } from './table/heading.ts';
import { drawTable } from './table/table.ts';
import { cutTo } from './table/text.ts';
import { headline, namesOf, openView, tellStep } from './transcript.ts';
import { walkReplay } from './walk-replay.ts';

type Direction = 'next' | 'back' | 'first' | 'last' | 'leave';

/** Steps through a match, forward and back. */
export async function stepThrough(entry: CatalogueEntry, file: ReplayFile, asker: Asker): Promise<void> {
  const width = Math.min(asker.size.columns, 100);
  const pictures = draw(entry, file, width);
  let at = 0;
  for (;;) {
    const news = Math.max(2, asker.size.rows - 24);
    const { table, told } = pictures[at];
    asker.show(
      [table, pc.dim('─'.repeat(width)), ...told.slice(0, news + 1).map((line) => cutTo(line, width))].join('\n'),
    );
    const last = pictures.length - 1;
    const offers: { value: Direction; label: string }[] = [
      ...(at < last ? [{ value: 'next' as const, label: 'Forward' }] : []),
      ...(at > 0 ? [{ value: 'back' as const, label: 'Back' }] : []),
      ...(at > 0 ? [{ value: 'first' as const, label: 'To the beginning' }] : []),
      ...(at < last ? [{ value: 'last' as const, label: 'To the end' }] : []),
      { value: 'leave', label: 'Leave' },
    ];
    const reply = await asker.one({ message: `Action ${at} of ${last}`, keys: ['back', 'quit'] }, offers);
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
    return `${drawHeading(view, names, width)}\n${drawTable(view, names, width)}`;
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
