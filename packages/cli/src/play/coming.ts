import {
  type BlockRecord,
  clashLine,
  inspect,
  inspectionWords,
  plain,
  tableOf,
  tellEvents,
} from '@cardloom/parts/present';
import pc from 'picocolors';
import { drawStanding } from '../table/heading.ts';
import { wrap } from '../table/text.ts';
import { type Session, viewOf } from './session.ts';

/** `c`: what is under way (the stack, the chain, what is asked) and what comes of it if the person passes. */
export async function showComing(session: Session): Promise<void> {
  const lines = [...underWay(session), ...(await ifPassed(session))];
  await session.asker.pause(({ columns }) => lines.flatMap((line) => wrap(line, columns)).join('\n'));
}

function underWay({ client, names }: Session): string[] {
  const view = viewOf({ client });
  const { shared } = tableOf(names.presentation, view);
  const blocks = shared.flatMap((block) => blockLines(block));
  return [`${drawStanding(view, names)}.`, '', ...(blocks.length === 0 ? ['Nothing is under way.'] : blocks)];

  function blockLines(block: BlockRecord): string[] {
    if (block.kind === 'note' || block.kind === 'clash') {
      const words = names.words(block.text);
      const fighting = block.kind === 'clash' ? [...block.attack, ...block.defense].map(({ id }) => id) : [];
      const cards = [...fighting, ...words.flatMap((piece) => ('card' in piece ? [piece.card] : []))];
      return [
        block.kind === 'clash' ? clashLine(block, names) : plain(words),
        '',
        ...[...new Set(cards)].flatMap((id) => cardLines(id, '')),
      ];
    }
    if (block.kind === 'stack') return block.cards.flatMap(({ id }, i) => cardLines(id, `${i + 1} `));
    return [];
  }

  function cardLines(id: number, number: string): string[] {
    const found = inspect(view, id, names);
    const [title = '', ...rest] = found === undefined ? [] : inspectionWords(found, view, names).map(plain);
    return title === '' ? [] : [pc.bold(`${number}${title}`), ...rest.map((line) => `   ${line}`)];
  }
}

/** On a copy in which the person's ignorance is dealt anew: only what they can know. */
async function ifPassed({ client, names }: Session): Promise<string[]> {
  const move = names.presentation.passing?.move;
  const { prompt } = client.state;
  if (move === undefined || prompt?.moves.some((one) => one.move === move) !== true) return [];
  try {
    const { events, isAll } = await client.preview(move);
    const told = tellEvents(events, viewOf({ client }), names).map(plain);
    if (told.length === 0)
      return ['', isAll ? 'If you pass, nothing happens at once.' : 'If you pass, the others decide what comes.'];
    return [
      '',
      'If you pass:',
      ...told.map((line) => `  ${line}`),
      ...(isAll ? [] : ['  … and more, which depends on others.']),
    ];
  } catch {
    return [];
  }
}
