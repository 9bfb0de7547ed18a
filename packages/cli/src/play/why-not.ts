import { capital, cardsIn, type PlacedCard, plain, reasonWords } from '@cardloom/parts/present';
import { cardsIn as cardsAsked, movesByCard, type NumberedPrompt } from '@cardloom/protocol';
import { describeGame, type Json, type PromptChoice, type Wondering } from 'cardloom';
import type { Offer } from '../prompts/asker.ts';
import { wrap } from '../table/text.ts';
import { cardsToName } from './cards-to-name.ts';
import { movesIn } from './flow.ts';
import { drawScreen } from './screen.ts';
import { type Session, viewOf } from './session.ts';

/** How far an action is chosen, and what is asked next; null for the move itself. */
export interface Wanted {
  readonly move: string | null;
  readonly args: Readonly<Record<string, Json>>;
  readonly asked: PromptChoice | null;
}

/** `w`: a person picks something that is not offered and is told why. */
export async function explainWhyNot(session: Session, prompt: NumberedPrompt, wanted: Wanted): Promise<void> {
  const { asker, client, names } = session;
  const offers =
    wanted.move === null
      ? [...refusedCards(session, prompt), ...refusedMoves(session, prompt)]
      : others(session, wanted);
  if (offers.length === 0) return asker.pause(() => 'Everything there is can be chosen here.');
  asker.show(drawScreen(session));
  const reply = await asker.one({ message: "What can't you do?", keys: ['back'] }, offers);
  if (!('answer' in reply)) return;
  const label = offers.find(({ value }) => value === reply.answer)?.label ?? '';
  const reasons = [
    ...reasonWords(await client.why(reply.answer), viewOf(session), names).map(plain),
    ...whereFrom(session, wanted.asked, reply.answer.card),
  ];
  await asker.pause(({ columns }) => {
    const lines = reasons.flatMap((reason) =>
      wrap(reason, columns - 2).map((line, i) => `${i === 0 ? '• ' : '  '}${line}`),
    );
    return [`Why not ${label.replace(/\.$/, '')}?`, '', ...lines].join('\n');
  });
}

/** The moves of the rules that cannot be made: not those of the table or another segment, none that only manual mode opens. */
function refusedMoves(session: Session, { moves }: NumberedPrompt): Offer<Wondering>[] {
  const view = viewOf(session);
  const all = describeGame(session.entry.game).moves.filter(({ isTable, isManual }) => !isTable && !isManual);
  const here = movesIn(session.entry.game, view.ctx.currentSegment);
  const names = new Set(all.flatMap(({ name }) => (here.has(name) ? [name] : [])));
  for (const { move } of moves) names.delete(move);
  return [...names].map((move) => ({ value: { move }, label: capital(session.names.move(move, view)) }));
}

/** The cards no move can begin with. */
function refusedCards(session: Session, prompt: NumberedPrompt): Offer<Wondering>[] {
  const begins = movesByCard(prompt);
  return cardOffers(session, (card) => !begins.has(card), {});
}

/** In the middle of a move: the cards that the next answer cannot be. */
function others(session: Session, { move, args, asked }: Wanted): Offer<Wondering>[] {
  if (asked === null) return [];
  const taken = cardsAsked(asked);
  if (taken.size === 0 && asked.of === 'value') return [];
  return cardOffers(session, (card) => !taken.has(card), { ...(move === null ? {} : { move }), args });
}

/** Where the cards come from that are offered, if this one lies elsewhere. */
function whereFrom(session: Session, asked: PromptChoice | null, card: number | undefined): string[] {
  if (asked === null || card === undefined) return [];
  const view = viewOf(session);
  const place = ({ zone, player }: PlacedCard): string => session.names.zone(zone, player, view);
  const taken = cardsAsked(asked);
  const placed = cardsIn(view);
  const zones = new Set(placed.filter((one) => taken.has(one.card.id)).map(place));
  const here = placed.filter((one) => one.card.id === card).map(place)[0];
  if (here === undefined || zones.size === 0 || zones.has(here)) return [];
  return [`It lies in ${here}; the choice is among ${[...zones].join(', ')}.`];
}

function cardOffers(
  session: Session,
  isMeant: (card: number) => boolean,
  about: Omit<Wondering, 'card'>,
): Offer<Wondering>[] {
  return cardsToName(viewOf(session), session.names, isMeant).map(({ value, ...words }) => ({
    value: { ...about, card: value },
    ...words,
  }));
}
