import {
  cardLine,
  cardsIn,
  inspect,
  inspectionWords,
  type Names,
  type PlacedCard,
  plain,
} from '@cardloom/parts/present';
import type { View } from 'cardloom';
import pc from 'picocolors';
import type { Offer } from '../prompts/asker.ts';
import { wrap } from '../table/text.ts';
import { type Session, viewOf } from './session.ts';

/** `i`: any card the person can see, in full. */
export async function inspectCard(session: Session): Promise<void> {
  const { asker, names } = session;
  const view = viewOf(session);
  const offers = offersOf(view, names);
  if (offers.length === 0) return asker.pause(() => 'You see no cards.');
  const reply = await asker.one({ message: 'Which card? Type / to look for its name', keys: ['back'] }, offers);
  if (!('answer' in reply)) return;
  const found = inspect(view, reply.answer, names);
  if (found === undefined) return;
  const [title, ...rest] = inspectionWords(found, view, names).map(plain);
  await asker.pause(({ columns }) => [pc.bold(title), '', ...rest.flatMap((line) => wrap(line, columns))].join('\n'));
}

/** What lies on the table before what lies in piles; of equal cards in one place, one. */
function offersOf(view: View, names: Names): Offer<number>[] {
  const hidden = new Set(names.presentation.hidden ?? []);
  const seen = new Set<string>();
  return cardsIn(view)
    .filter(({ zone }) => !hidden.has(zone))
    .sort((a, b) => rankOf(a, view, names) - rankOf(b, view, names))
    .flatMap((placed) => {
      const label = cardLine(names.shown(placed, view), names);
      const hint = names.zone(placed.zone, placed.player, view);
      if (seen.has(`${label}\n${hint}`)) return [];
      seen.add(`${label}\n${hint}`);
      return [{ value: placed.card.id, label, hint }];
    });
}

function rankOf({ zone, player }: PlacedCard, { viewer }: View, names: Names): number {
  const { side = [], shared = [] } = names.presentation;
  const isPile = [...side, ...shared].some((block) => 'piles' in block && block.piles.includes(zone));
  const own = player === viewer ? 0 : player === null ? 1 : 2;
  return (isPile ? 10 : 0) + (names.isHand(zone) ? 3 : own);
}
