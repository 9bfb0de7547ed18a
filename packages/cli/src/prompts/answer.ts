import {
  answerWords,
  capital,
  cardsIn,
  keyWords,
  type Names,
  optionWords,
  plain,
  spoken,
} from '@cardloom/parts/present';
import { type ActionGenerator, type GivenChoice, type Json, turnPlayerOf, type View } from 'cardloom';
import type { Asker, Key, Offer, Reply } from './asker.ts';
import { withBoardNumbers } from './board-numbers.ts';
import { openOptions } from './complete.ts';

/** What a question is asked with. */
export interface Asking {
  readonly asker: Asker;
  readonly view: View;
  readonly names: Names;
  readonly keys: readonly Key[];
  /** What was chosen before, for the question: `Play card › Archer`. */
  readonly path: string;
}

/** Puts the generator's next choice to a person, whatever its kind. The answer still goes through `choose`. */
export function askChoice(generator: ActionGenerator, asking: Asking): Promise<Reply<Json>> {
  const choice = generator.choices();
  if (choice.name === 'move') return askMove(generator, asking);
  const ask = KINDS[choice.kind] ?? askOne;
  return ask(choice, asking, generator);
}

type AskKind = (choice: GivenChoice, asking: Asking, generator: ActionGenerator) => Promise<Reply<Json>>;

const KINDS: Readonly<Record<string, AskKind>> = {
  someOf: askSome,
  number: askNumber,
  payment: askPayment,
  order: askOrder,
  assignment: askAssignment,
};

function askMove(generator: ActionGenerator, { asker, names, view, keys }: Asking): Promise<Reply<Json>> {
  const offers = openOptions(generator).map((move) => ({
    value: move,
    label: capital(names.move(String(move), view)),
  }));
  const turn = turnPlayerOf(view) === view.viewer ? 'Your move' : 'You may act';
  return asker.one({ message: view.decision === null ? turn : capital(names.player(generator.player)), keys }, offers);
}

const question = (choice: GivenChoice, { keys, path }: Asking, more = '') => ({
  message: `${path === '' ? '' : `${path} › `}${choice.prompt ?? `${spoken(choice.name)}?`}${more}`,
  keys,
});

/** Options by name, cards with their key attributes. */
function offersOf(options: readonly Json[], { name, kind }: GivenChoice, { view, names }: Asking): Offer<Json>[] {
  const offers = optionWords(options, { name, kind }, view, names);
  return offers.some(({ card }) => card !== undefined) ? offers : [...withBoardNumbers(offers)];
}

async function askOne(choice: GivenChoice, asking: Asking, generator: ActionGenerator): Promise<Reply<Json>> {
  const offers = offersOf(openOptions(generator), choice, asking);
  return asking.asker.one(question(choice, asking), alikeOnce(offers, asking));
}

/** Cards in a hand that read the same are the same to whoever chooses: one of them is offered, with how many there are. */
function alikeOnce(offers: readonly Offer<Json>[], { view, names }: Asking): Offer<Json>[] {
  const held = new Set(cardsIn(view).flatMap(({ card, zone }) => (names.isHand(zone) ? [card.id] : [])));
  const alike = new Map<string, Offer<Json>[]>();
  for (const offer of offers) {
    const isHeld = typeof offer.value === 'number' && held.has(offer.value);
    const words = isHeld ? `${offer.label}\n${offer.hint ?? ''}` : `\n${JSON.stringify(offer.value)}`;
    alike.set(words, [...(alike.get(words) ?? []), offer]);
  }
  return [...alike.values()].map((group) =>
    group.length === 1 ? group[0] : { ...group[0], label: `${group[0].label} ×${group.length}` },
  );
}

async function askSome(choice: GivenChoice, asking: Asking): Promise<Reply<Json>> {
  const { from, min, max } = choice as unknown as { from: Json[]; min: number; max: number };
  return asking.asker.some(question(choice, asking), offersOf(from, choice, asking), { min, max });
}

async function askNumber(choice: GivenChoice, asking: Asking, generator: ActionGenerator): Promise<Reply<Json>> {
  const { min, max } = choice as unknown as { min: number; max: number };
  if (max - min < 9) {
    const offers = openOptions(generator).map((value) => ({ value, label: String(value), number: Number(value) }));
    return asking.asker.one(question(choice, asking), offers);
  }
  return askWithin(question(choice, asking), min, max, asking.asker);
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

async function askPieces(
  choice: GivenChoice,
  asking: Asking,
  pieces: readonly string[],
  size: number | undefined,
): Promise<Reply<Json>> {
  const offers = pieces.map((kind, value) => ({
    value,
    label: capital(plain(keyWords(kind, asking.view, asking.names))),
  }));
  const range = { min: size ?? 0, max: size ?? pieces.length };
  const reply = await asking.asker.some(question(choice, asking), offers, range);
  return 'answer' in reply ? { answer: reply.answer.map((i) => pieces[i]) } : reply;
}

async function askPayment(choice: GivenChoice, asking: Asking, generator: ActionGenerator): Promise<Reply<Json>> {
  const ways = openOptions(generator);
  if (choice.options !== undefined && ways.length <= MANY) {
    const asked = { name: choice.name, kind: choice.kind };
    const offers = ways.map((value) => ({
      value,
      label: capital(plain(answerWords(value, asking.view, asking.names, asked))),
    }));
    return asking.asker.one(question(choice, asking), offers);
  }
  if (choice.pool === undefined) {
    return asking.asker.some(question(choice, asking), offersOf(choice.from as Json[], choice, asking), {
      min: 0,
      max: (choice.from as Json[]).length,
    });
  }
  const pool = Object.entries(choice.pool as Readonly<Record<string, number>>);
  const size = choice.size as number | undefined;
  const pieces = pool.flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
  // where each kind could take all, there are no pieces to pick from: a whole is divided
  const isDivision = size !== undefined && pool.every(([, count]) => count >= size);
  if (!isDivision && pieces.length <= MOST_PIECES) return askPieces(choice, asking, pieces, size);
  const left = (before: readonly number[]): number =>
    before.reduce((sum, n) => sum - n, size ?? Number.MAX_SAFE_INTEGER);
  // where the total is given, the last kind has no choice left
  const steps = size === undefined ? pool.length : pool.length - 1;
  const spent = await inSteps<number>(steps, (i, before) => {
    const [kind, most] = pool[i];
    const total = size === undefined ? '' : `, ${left(before)} left:`;
    const asked = question(
      choice,
      goingBack(asking, i > 0),
      `${total} ${plain(keyWords(kind, asking.view, asking.names))}`,
    );
    return askWithin(asked, 0, Math.min(most, left(before)), asking.asker);
  });
  if (!('answer' in spent)) return spent;
  return { answer: Object.fromEntries(pool.map(([kind], i) => [kind, spent.answer[i] ?? left(spent.answer)])) };
}

async function askOrder(choice: GivenChoice, asking: Asking): Promise<Reply<Json>> {
  const offers = offersOf(choice.items as Json[], choice, asking);
  const left = (taken: readonly Offer<Json>[]): Offer<Json>[] => offers.filter((offer) => !taken.includes(offer));
  // the last one has no choice left
  const steps = Math.max(0, offers.length - 1);
  const taken = await inSteps<Offer<Json>>(steps, (i, before) => {
    const said = before.map(({ label }) => label).join(', ');
    const asked = question(
      choice,
      goingBack(asking, i > 0),
      ` ${said === '' ? '' : `${said}, then `}number ${i + 1} of ${offers.length}`,
    );
    return asking.asker.one(
      asked,
      left(before).map((offer) => ({ ...offer, value: offer })),
    );
  });
  if (!('answer' in taken)) return taken;
  return { answer: [...taken.answer, ...left(taken.answer)].map(({ value }) => value) };
}

/** Where items may stay without a target, first those that get one; then, one by one, which. */
async function askAssignment(choice: GivenChoice, asking: Asking): Promise<Reply<Json>> {
  const items = offersOf(choice.items as Json[], choice, asking);
  const targets = choice.targets as Readonly<Record<string, readonly Json[]>>;
  const isOptional = choice.optional === true;
  for (;;) {
    const chosen = isOptional
      ? await asking.asker.some(question(choice, asking), items, { min: 0, max: items.length })
      : { answer: items.map(({ value }) => value) };
    if (!('answer' in chosen)) return chosen;
    const given = await askTargets(chosen.answer, targets, items, choice, asking);
    if ('answer' in given) return given;
    if (!isOptional || given.key !== 'back') return given;
  }
}

/** A target for each; one that has no choice is not asked about, and the last answer is offered first. */
async function askTargets(
  chosen: readonly Json[],
  targets: Readonly<Record<string, readonly Json[]>>,
  items: readonly Offer<Json>[],
  choice: GivenChoice,
  asking: Asking,
): Promise<Reply<Json>> {
  const fixed = chosen.filter((item) => targets[String(item)].length === 1);
  const open = chosen.filter((item) => targets[String(item)].length !== 1);
  const given = await inSteps<Json>(open.length, (i, before) => {
    const item = items.find(({ value }) => value === open[i]);
    const more = ` ${item?.label ?? ''}${open.length > 1 ? ` (${i + 1} of ${open.length})` : ''}`;
    const offers = offersOf(targets[String(open[i])], choice, asking);
    const isLater = i > 0 || choice.optional === true;
    return asking.asker.one(question(choice, goingBack(asking, isLater), more), offers, before.at(-1));
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
