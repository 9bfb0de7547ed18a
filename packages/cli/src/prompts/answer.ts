import {
  answersText,
  answerWords,
  askedNow,
  capital,
  isHarmful,
  keyWords,
  moveLabels,
  type Names,
  type OptionWords,
  optionsOf,
  optionWords,
  placedCard,
  plain,
  questionText,
} from '@cardloom/parts/present';
import { fits, type NumberedPrompt, waysToPay } from '@cardloom/protocol';
import { type Json, type PromptChoice, turnPlayerOf, type View } from 'cardloom';
import { alikeOnce } from './alike.ts';
import type { Asker, Key, Offer, Reply } from './asker.ts';
import { withBoardNumbers } from './board-numbers.ts';
import { soleAnswer } from './sole.ts';

/** What a question is asked with. */
export interface Asking {
  readonly asker: Asker;
  readonly view: View;
  readonly names: Names;
  readonly keys: readonly Key[];
  /** What was chosen before, for the question: `Play card › Archer`. */
  readonly path: string;
  /** What will come of it, in the words of the card it is about. */
  readonly about?: string;
}

type Kind<K extends PromptChoice['kind']> = Extract<PromptChoice, { readonly kind: K }>;

/** What a person wants to do. */
export function askMove(prompt: NumberedPrompt, { asker, names, view, keys, about }: Asking): Promise<Reply<Json>> {
  const all = moveLabels(prompt, view, names).map(({ move, label, key }) => ({
    value: move,
    label,
    isSpace: key === 'space',
    ...onlyCard(prompt, move, view, names),
  }));
  // what passes has a key of its own: enter should not do it by chance
  const offers = [...all.filter(({ isSpace }) => !isSpace), ...all.filter(({ isSpace }) => isSpace)];
  const turn = turnPlayerOf(view) === view.viewer ? 'Your move' : 'You may act';
  const message = view.decision === null ? (askedNow(names.presentation, view) ?? turn) : 'You are to decide';
  return asker.one({ message, keys, ...(about === undefined ? {} : { about }) }, offers);
}

/** Nobody is asked where there is one card to choose: so that it is no surprise, the move says which. */
function onlyCard({ moves }: NumberedPrompt, move: string, view: View, names: Names): { hint?: string } {
  const asked = moves.find((one) => one.move === move)?.asks;
  if (asked?.kind !== 'oneOf' || asked.of !== 'card') return {};
  const answer = soleAnswer(asked, view, names);
  return answer === undefined ? {} : { hint: answersText([{ asked, answer }], view, names)[0] };
}

/** Puts a question to a person, whatever its kind. */
export function askChoice(asked: PromptChoice, asking: Asking): Promise<Reply<Json>> {
  switch (asked.kind) {
    case 'oneOf':
    case 'player':
      return asking.asker.one(question(asked, asking), alikeOnce(offersOf(asked, asking), asking.view, asking.names));
    case 'someOf':
      return asking.asker.some(question(asked, asking), offersOf(asked, asking), asked);
    case 'number':
      return askNumber(asked, asking);
    case 'payment':
      return askPayment(asked, asking);
    case 'order':
      return askOrder(asked, asking);
    case 'assignment':
      return askAssignment(asked, asking);
  }
}

const question = (asked: PromptChoice, { keys, path, names, about }: Asking, more = '') => ({
  message: `${path === '' ? '' : `${path} › `}${questionText(asked, names)}${more}`,
  keys,
  ...(about === undefined ? {} : { about }),
});

/** Options by name, cards with their key attributes. */
function offersOf(asked: PromptChoice, { view, names, about }: Asking): Offer<Json>[] {
  const offers = inOrder(optionsOf(asked, view, names).map(withCost), asked, view, about);
  return offers.some(({ card }) => card !== undefined) ? offers : [...withBoardNumbers(offers)];
}

const withCost = (option: OptionWords): OptionWords =>
  option.cost === undefined ? option : { ...option, label: `${option.label} (${option.cost})` };

/** What harms is aimed at others first. */
function inOrder(
  options: readonly OptionWords[],
  { kind, of }: PromptChoice,
  view: View,
  about: string | undefined,
): OptionWords[] {
  if (kind !== 'oneOf' || (of !== 'target' && of !== 'card') || about === undefined || !isHarmful(about))
    return [...options];
  const isOwn = ({ card, player }: OptionWords): boolean =>
    (player ?? placedCard(view, card)?.player ?? null) === view.viewer;
  return [...options.filter((option) => !isOwn(option)), ...options.filter(isOwn)];
}

async function askNumber(asked: Kind<'number'>, asking: Asking): Promise<Reply<Json>> {
  const { min, max } = asked;
  if (max - min > 9) return askWithin(question(asked, asking), min, max, asking.asker);
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const offers = numbers.map((value) => ({ value, label: String(value), number: value }));
  return asking.asker.one(question(asked, asking), offers);
}

async function askWithin(
  asked: ReturnType<typeof question>,
  min: number,
  max: number,
  asker: Asker,
): Promise<Reply<number>> {
  const check = (text: string): string | undefined => {
    const value = Number(text);
    const isGood = text.trim() !== '' && Number.isInteger(value) && value >= min && value <= max;
    return isGood ? undefined : `A whole number from ${min} to ${max}, please.`;
  };
  const reply = await asker.typed({ ...asked, message: `${asked.message} (${min} to ${max})` }, String(min), check);
  return 'answer' in reply ? { answer: Number(reply.answer) } : reply;
}

/** More ways to pay than this are not offered one by one. */
const MANY = 12;
/** So many pieces (dice, coins) are marked one by one; more are asked kind by kind. */
const MOST_PIECES = 20;

async function askPayment(asked: Kind<'payment'>, asking: Asking): Promise<Reply<Json>> {
  const { asker, view, names } = asking;
  const ways = waysToPay(asked, MANY);
  if (ways !== null && ways.length > 0) {
    const offers = ways.map((value) => ({
      value,
      label: capital(plain(answerWords(value, view, names, asked))),
      ...('due' in asked && Array.isArray(value) ? { hint: `worth ${worthOf(asked, value)} of ${asked.due}` } : {}),
    }));
    return asker.one(question(asked, asking), offers);
  }
  return 'pool' in asked ? askPool(asked, asking) : askCards(asked, asking);
}

type CardPayment = Extract<Kind<'payment'>, { readonly from: unknown }>;
const worthOf = ({ from, worth }: CardPayment, cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + worth[from.indexOf(card)], 0);

/** Cards that are worth something, marked until they are worth enough. */
async function askCards(asked: CardPayment, asking: Asking): Promise<Reply<Json>> {
  const { from, worth, due } = asked;
  const offers = offersOf(asked, asking).map((offer) => {
    const value = worth[from.indexOf(Number(offer.value))];
    return { ...offer, hint: [`worth ${value}`, offer.hint ?? ''].filter((text) => text !== '').join(' · ') };
  });
  let wrong = '';
  for (;;) {
    const asks = question(asked, asking, ` (worth ${due} or more in all${wrong})`);
    const reply = await asking.asker.some(asks, offers, { min: due > 0 ? 1 : 0, max: from.length });
    if (!('answer' in reply) || fits(asked, reply.answer)) return reply;
    wrong = '; those were too few, or one too many';
  }
}

type Pool = Extract<Kind<'payment'>, { readonly pool: unknown }>;

async function askPool(asked: Pool, asking: Asking): Promise<Reply<Json>> {
  const pool = Object.entries(asked.pool).filter(([, count]) => count > 0);
  const { size } = asked;
  const pieces = pool.flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
  // where each kind could take all, there are no pieces to pick from: a whole is divided
  const isDivided = size !== undefined && pool.length > 1 && pool.every(([, count]) => count >= size);
  if (pieces.length <= MOST_PIECES && !isDivided) return askPieces(asked, asking, pieces);
  const left = (before: readonly number[]): number =>
    (size ?? pieces.length) - before.reduce((sum, count) => sum + count, 0);
  // the last kind takes what is left
  const steps = size === undefined ? pool.length : pool.length - 1;
  const spent = await inSteps<number>(steps, (i, before) => {
    const [kind, most] = pool[i];
    const total = size === undefined ? '' : `, ${left(before)} left:`;
    const name = plain(keyWords(kind, asking.view, asking.names));
    const asks = question(asked, goingBack(asking, i > 0), `${total} ${capital(name)}`);
    return askWithin(asks, 0, Math.min(most, left(before)), asking.asker);
  });
  if (!('answer' in spent)) return spent;
  return { answer: Object.fromEntries(pool.map(([kind], i) => [kind, spent.answer[i] ?? left(spent.answer)])) };
}

async function askPieces(asked: Pool, asking: Asking, pieces: readonly string[]): Promise<Reply<Json>> {
  const { size } = asked;
  const offers = pieces.map((kind, value) => ({
    value,
    label: capital(plain(keyWords(kind, asking.view, asking.names))),
  }));
  const range = { min: size ?? 0, max: size ?? pieces.length };
  let wrong = '';
  for (;;) {
    const reply = await asking.asker.some(question(asked, asking, wrong), offers, range);
    if (!('answer' in reply)) return reply;
    const spent: Record<string, number> = {};
    for (const i of reply.answer) spent[pieces[i]] = (spent[pieces[i]] ?? 0) + 1;
    if (fits(asked, spent)) return { answer: spent };
    wrong = ' Those do not pay for it.';
  }
}

async function askOrder(asked: Kind<'order'>, asking: Asking): Promise<Reply<Json>> {
  const offers = offersOf(asked, asking);
  const left = (taken: readonly Offer<Json>[]): Offer<Json>[] => offers.filter((offer) => !taken.includes(offer));
  // the last one has no choice left
  const steps = Math.max(0, offers.length - 1);
  const taken = await inSteps<Offer<Json>>(steps, (i, before) => {
    const said = before.map(({ label }) => label).join(', ');
    const more = ` ${said === '' ? '' : `${said}, then `}number ${i + 1} of ${offers.length}`;
    return asking.asker.one(
      question(asked, goingBack(asking, i > 0), more),
      left(before).map((offer) => ({ ...offer, value: offer })),
    );
  });
  if (!('answer' in taken)) return taken;
  return { answer: [...taken.answer, ...left(taken.answer)].map(({ value }) => value) };
}

/** Where items may stay without a target, first those that get one; then, one by one, which. */
async function askAssignment(asked: Kind<'assignment'>, asking: Asking): Promise<Reply<Json>> {
  // one that cannot have a target is not offered
  const items = offersOf(asked, asking).filter(({ value }) => (asked.targets[String(value)] ?? []).length > 0);
  let wrong = '';
  for (;;) {
    const chosen = asked.optional
      ? await asking.asker.some(question(asked, asking, wrong), items, { min: 0, max: items.length })
      : { answer: items.map(({ value }) => value) };
    if (!('answer' in chosen)) return chosen;
    const given = await askTargets(chosen.answer, items, asked, asking);
    if (!('answer' in given)) {
      if (!asked.optional || given.key !== 'back') return given;
    } else if (fits(asked, given.answer) || !asked.optional) return given;
    else wrong = ' So few do not count.';
  }
}

/** A target for each; one that has no choice is not asked about, and the last answer is offered first. */
async function askTargets(
  chosen: readonly Json[],
  items: readonly Offer<Json>[],
  asked: Kind<'assignment'>,
  asking: Asking,
): Promise<Reply<Json>> {
  const { targets, optional, name, kind, of } = asked;
  const fixed = chosen.filter((item) => targets[String(item)].length === 1);
  const open = chosen.filter((item) => targets[String(item)].length !== 1);
  const given = await inSteps<Json>(open.length, (i, before) => {
    const item = items.find(({ value }) => value === open[i]);
    const more = ` ${item?.label ?? ''}${open.length > 1 ? ` (${i + 1} of ${open.length})` : ''}`;
    const offers = optionWords(targets[String(open[i])], { name, kind, of }, asking.view, asking.names);
    return asking.asker.one(question(asked, goingBack(asking, i > 0 || optional), more), offers, before.at(-1));
  });
  if (!('answer' in given)) return given;
  const pairs = [
    ...fixed.map((item) => [String(item), targets[String(item)][0]] as const),
    ...open.map((item, i) => [String(item), given.answer[i]] as const),
  ];
  return { answer: Object.fromEntries(pairs) };
}

/** After the first of several questions one can go back, also where the choice itself is the first. */
const goingBack = (asking: Asking, canGoBack: boolean): Asking =>
  canGoBack && !asking.keys.includes('back')
    ? { ...asking, keys: asking.keys.flatMap((key): Key[] => (key === 'help' ? ['help', 'back'] : [key])) }
    : asking;

/** Several questions that make one answer; `back` goes to the one before. */
async function inSteps<T>(
  count: number,
  ask: (i: number, before: readonly T[]) => Promise<Reply<T>>,
): Promise<Reply<T[]>> {
  const answers: T[] = [];
  while (answers.length < count) {
    const reply = await ask(answers.length, answers);
    if ('answer' in reply) answers.push(reply.answer);
    else if (reply.key === 'back' && answers.length > 0) answers.pop();
    else return reply;
  }
  return { answer: answers };
}
