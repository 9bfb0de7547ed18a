import { inspect, inspectionWords, plain } from '@cardloom/parts/present';
import pc from 'picocolors';
import { wrap } from '../table/text.ts';
import { cardsToName } from './cards-to-name.ts';
import { type Session, viewOf } from './session.ts';

/** `i`: any card the person can see, in full. */
export async function inspectCard(session: Session): Promise<void> {
  const { asker, names } = session;
  const view = viewOf(session);
  const offers = cardsToName(view, names);
  if (offers.length === 0) return asker.pause(() => 'You see no cards.');
  const reply = await asker.one({ message: 'Which card? Type / to look for its name', keys: ['back'] }, offers);
  if (!('answer' in reply)) return;
  const found = inspect(view, reply.answer, names);
  if (found === undefined) return;
  const [title, ...rest] = inspectionWords(found, view, names).map(plain);
  await asker.pause(({ columns }) => [pc.bold(title), '', ...rest.flatMap((line) => wrap(line, columns))].join('\n'));
}
