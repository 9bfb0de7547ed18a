import { beginAgain, openView, walkReplay } from '@cardloom/host';
import type { Names } from '@cardloom/parts/present';
import type { View } from 'cardloom';
import pc from 'picocolors';
import type { CatalogueEntry } from './catalogue.ts';
import type { Asker, Offer } from './prompts/asker.ts';
import type { ReplayFile } from './replay-file.ts';
import { drawTable } from './table/draw-table.ts';
import { drawHeading } from './table/heading.ts';
import { fit } from './table/text.ts';
import { headline, namesOf, tellStep } from './transcript.ts';

type Direction = 'next' | 'back' | 'first' | 'last' | 'leave';

/** Always the same five, so that a number always means the same. */
const OFFERS: readonly Offer<Direction>[] = [
  { value: 'next', label: 'Forward' },
  { value: 'back', label: 'Back' },
  { value: 'first', label: 'To the beginning' },
  { value: 'last', label: 'To the end' },
  { value: 'leave', label: 'Leave' },
];

/** Steps through a match, forward and back. */
export async function stepThrough(entry: CatalogueEntry, file: ReplayFile, asker: Asker): Promise<void> {
  const names = namesOf(entry, file);
  const steps = stepsOf(entry, file, names);
  let at = 0;
  for (;;) {
    const { view, told } = steps[at];
    asker.show(({ columns, rows }) => {
      const table = drawTable(view, names, { width: columns, height: rows - 4 });
      const room = Math.max(2, rows - table.split('\n').length - 2);
      return [drawHeading(view, names, columns), table, pc.dim('─'.repeat(columns)), ...fit(told, columns, room)].join(
        '\n',
      );
    });
    const last = steps.length - 1;
    const reply = await asker.one({ message: `Action ${at} of ${last}`, keys: ['back', 'quit'] }, OFFERS);
    const go = 'answer' in reply ? reply.answer : reply.key === 'back' ? 'back' : 'leave';
    if (go === 'leave') return;
    at = { next: Math.min(last, at + 1), back: Math.max(0, at - 1), first: 0, last }[go];
  }
}

/** Every position: going back is then only looking at the one before. */
function stepsOf(entry: CatalogueEntry, file: ReplayFile, names: Names): { view: View; told: string[] }[] {
  const [first] = file.players;
  const steps = [{ view: openView(beginAgain(entry.game, file), first), told: ['The match begins.'] }];
  for (const step of walkReplay(entry.game, file)) {
    steps.push({
      view: openView(step.match, first),
      told: [headline(step, names), ...tellStep(step, names).map((line) => `  ${line}`)],
    });
  }
  return steps;
}
