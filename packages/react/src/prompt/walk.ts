import { cardsIn, fits, follow } from '@cardloom/protocol';
import type { Json, Naming, Prompt, PromptChoice } from 'cardloom';

/**
 * Somebody on the way through a prompt, from what they clicked. Pure: a step gives another walk, and nothing is done
 * before a walk is complete.
 */
export interface Walk {
  readonly move: string | null;
  readonly answers: readonly Answer[];
  /** What is asked now; null if nothing is, `ask` if only the host knows. */
  readonly asked: PromptChoice | null | 'ask';
  /** An answer that is made bit by bit. */
  readonly draft: Json;
  /** The item of an assignment that waits for its target. */
  readonly held: Json;
  /** The card that was clicked first, if any: questions are put there. */
  readonly subject: number | null;
  /** The moves that could begin with the subject, if that is not settled yet. */
  readonly moves: readonly string[];
  /** Where Esc leads; null at the beginning. */
  readonly back: Walk | null;
}

interface Answer {
  readonly name: string;
  readonly value: Json;
  /** What it names. */
  readonly of: Naming;
}

/** A card somebody clicks on; some moves ask for it by name. */
export interface Clicked {
  readonly id: number;
  readonly name: string;
}

/** A prompt, with the cards that moves are made with which ask for none, by the names of the moves. */
export type Offered = Prompt & { readonly at?: Readonly<Record<string, number>> };

/** Nothing is chosen, and nothing asked. */
export const NOWHERE: Walk = {
  move: null,
  answers: [],
  asked: null,
  draft: null,
  held: null,
  subject: null,
  moves: [],
  back: null,
};

/** Where a walk begins: where there is only one thing to do and it asks something, with that question. */
export function begin({ moves, at }: Offered): Walk {
  const [only] = moves;
  if (moves.length !== 1 || only.asks === undefined) return NOWHERE;
  return asking({ ...NOWHERE, move: only.move, subject: at?.[only.move] ?? null }, only.asks);
}

const asking = (walk: Walk, asked: Walk['asked']): Walk => ({ ...walk, asked, draft: firstDraft(asked), held: null });

function firstDraft(asked: Walk['asked']): Json {
  if (asked === null || asked === 'ask') return null;
  switch (asked.kind) {
    case 'someOf':
      return asked.from.length === asked.min ? [...asked.from] : [];
    case 'order':
      // where all are alike there is no order to choose
      return asked.items.every((item) => isSame(item, asked.items[0])) ? [...asked.items] : [];
    case 'number':
      return asked.min;
    case 'payment':
      return 'pool' in asked ? (asked.usual ?? {}) : [];
    case 'assignment':
      return {};
    default:
      return null;
  }
}

/** Where nobody can tell apart what is put in order, it is in order already. */
export function inAnyOrder(walk: Walk, areAlike: (asked: PromptChoice) => boolean): Walk {
  const { asked } = walk;
  if (asked === null || asked === 'ask' || asked.kind !== 'order' || !areAlike(asked)) return walk;
  return { ...walk, draft: [...asked.items] };
}

/** What is to be put in order, where nothing else is asked and nothing was chosen yet. */
export function soleOrder({ moves }: Offered, { asked, answers, back }: Walk): PromptChoice | null {
  const isSole = moves.length === 1 && answers.length === 0 && back === null;
  return isSole && asked !== null && asked !== 'ask' && asked.kind === 'order' ? asked : null;
}

/** A move that was chosen by its name. */
export function chooseMove({ moves, at }: Offered, walk: Walk, move: string): Walk {
  const asks = moves.find((one) => one.move === move)?.asks ?? null;
  const chosen: Walk = { ...NOWHERE, move, subject: at?.[move] ?? walk.subject, back: walk };
  if (asks === null) return chosen;
  // with a card clicked before the move was settled, the card is the first answer
  return asking(chosen, asks);
}

/** Whether this card is an answer, or part of one, to what is asked. */
export function takes(asked: PromptChoice, { id, name }: Clicked): boolean {
  return asked.of === 'name' ? fits(asked, name) : cardsIn(asked).has(id);
}
const answerOf = (asked: PromptChoice, { id, name }: Clicked): Json => (asked.of === 'name' ? name : id);

/** The moves that begin with a click on this card. */
export const movesWith = ({ moves, at }: Offered, card: Clicked): readonly string[] =>
  moves
    .filter(({ move, asks }) => at?.[move] === card.id || (asks !== undefined && takes(asks, card)))
    .map(({ move }) => move);

/** Whether a move that begins with this card would only be paid with it. */
export function onlyPays({ moves, at }: Offered, move: string, card: number): boolean {
  return at?.[move] !== card && moves.find((one) => one.move === move)?.asks?.kind === 'payment';
}

/** A click on a card: an answer, a part of one, or the beginning of something else. Null if it means nothing here. */
export function clickCard(prompt: Offered, walk: Walk, card: Clicked): Walk | null {
  if (walk.asked !== null && walk.asked !== 'ask' && takes(walk.asked, card)) {
    return answerPart(walk, answerOf(walk.asked, card), card.id);
  }
  const start = begin(prompt);
  if (start.move !== null) return null;
  const moves = movesWith(prompt, card);
  if (moves.length === 0) return null;
  if (moves.length > 1) return { ...start, subject: card.id, moves, back: start };
  return beginWith(prompt, start, moves[0], card);
}

/** The move of the menu at a card. */
export const chooseMoveOf = (prompt: Offered, walk: Walk, move: string, card: Clicked): Walk =>
  beginWith(prompt, walk, move, card);

function beginWith(prompt: Offered, back: Walk, move: string, card: Clicked): Walk {
  const at = prompt.at?.[move];
  const begun = chooseMove(prompt, back, move);
  const { asked } = begun;
  // one of many, or what only pays, is not what everything is about
  const isAbout = asked === null || asked === 'ask' || asked.kind === 'oneOf';
  const chosen = { ...begun, subject: at ?? (isAbout ? card.id : null) };
  if (asked === null || asked === 'ask' || at === card.id) return chosen;
  // what is made bit by bit begins with this bit, and Esc leads out of it at once
  const bit = answerOf(asked, card);
  const isThere = isList(chosen.draft) && chosen.draft.some((one) => isSame(one, bit));
  return { ...(isThere ? chosen : answerPart(chosen, bit, card.id)), back };
}

/** An option, or a bit of an answer. What is not asked for, or no longer, changes nothing. */
export function answerPart(walk: Walk, value: Json, card: number | null = null): Walk {
  const { asked } = walk;
  if (asked === null || asked === 'ask' || !isEntry(asked, value, walk.held)) return walk;
  switch (asked.kind) {
    case 'oneOf':
    case 'player':
      return answer(walk, value, card);
    case 'someOf':
      return { ...walk, draft: toggled(walk.draft, value, asked.from, asked.max) };
    case 'order':
      return { ...walk, draft: toggled(walk.draft, value, asked.items, asked.items.length) };
    case 'payment':
      if ('pool' in asked) return walk;
      // what is paid already needs no more
      return {
        ...walk,
        draft: toggled(walk.draft, value, asked.from, fits(asked, walk.draft) ? 0 : asked.from.length),
      };
    case 'assignment':
      return assigned(walk, asked, value);
    case 'number':
      return { ...walk, draft: value };
  }
}

function isEntry(asked: PromptChoice, value: Json, held: Json): boolean {
  if ('pool' in asked || asked.kind === 'number') return true;
  return [...entriesOf(asked, null), ...entriesOf(asked, held)].some((entry) => isSame(entry, value));
}

/** The entries an answer is made of: options, what is chosen from, items, or the targets of the one that is held. */
export function entriesOf(asked: PromptChoice, held: Json): readonly Json[] {
  if ('options' in asked) return asked.options;
  if ('from' in asked) return asked.from;
  if ('targets' in asked) return held === null ? asked.items : (asked.targets[String(held)] ?? []);
  return 'items' in asked ? asked.items : [];
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isSame = (a: Json, b: Json): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** One more of it, as often as there are such; else none of it any more. */
function toggled(draft: Json, value: Json, from: readonly Json[], most: number): Json {
  const list = isList(draft) ? draft : [];
  const count = (of: readonly Json[]): number => of.filter((one) => isSame(one, value)).length;
  const isThere = count(list) > 0;
  if (isThere && (count(list) >= count(from) || list.length >= most)) return list.filter((one) => !isSame(one, value));
  // where only one will do, the other one was meant
  if (most === 1) return [value];
  return list.length >= most ? list : [...list, value];
}

type Assignment = Extract<PromptChoice, { kind: 'assignment' }>;

/** An item is taken up, put down again, or given to the target that is clicked. */
function assigned(walk: Walk, { items, targets }: Assignment, value: Json): Walk {
  const given = (walk.draft ?? {}) as Readonly<Record<string, Json>>;
  const { held } = walk;
  const isTarget = held !== null && targets[String(held)].some((target) => isSame(target, value));
  if (isTarget) return { ...walk, held: null, draft: { ...given, [String(held)]: value } };
  if (!items.some((item) => isSame(item, value))) return walk;
  const key = String(value);
  if (Object.hasOwn(given, key)) {
    const { [key]: _taken, ...rest } = given;
    return { ...walk, held: null, draft: rest };
  }
  if (targets[key].length === 1) return { ...walk, held: null, draft: { ...given, [key]: targets[key][0] } };
  return { ...walk, held: isSame(held, value) ? null : value };
}

/** So many of each kind in a payment from a pool. */
export const payWith = (walk: Walk, purse: Readonly<Record<string, number>>): Walk => ({ ...walk, draft: purse });

/** Whether what was made bit by bit is an answer. */
export const isReady = ({ asked, draft }: Walk): boolean =>
  asked !== null && asked !== 'ask' && asked.kind !== 'oneOf' && asked.kind !== 'player' && fits(asked, cleaned(draft));

/** What was made bit by bit is the answer. */
export const confirm = (walk: Walk): Walk => answer(walk, cleaned(walk.draft), null);

/** Without what nothing of is paid. */
const cleaned = (draft: Json): Json =>
  typeof draft === 'object' && draft !== null && !isList(draft)
    ? Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== 0))
    : draft;

function answer(walk: Walk, value: Json, card: number | null): Walk {
  const { asked } = walk;
  if (asked === null || asked === 'ask') return walk;
  const answers = [...walk.answers, { name: asked.name, value, of: asked.of }];
  return asking({ ...walk, answers, subject: walk.subject ?? card, back: walk }, follow(asked, value));
}

/** The host has said what is asked next. */
export const goOn = (walk: Walk, asked: PromptChoice | null): Walk => asking(walk, asked);

export const isComplete = ({ move, asked }: Walk): boolean => move !== null && asked === null;

export const argsOf = ({ answers }: Walk): Readonly<Record<string, Json>> =>
  Object.fromEntries(answers.map(({ name, value }) => [name, value]));

/** After the first answer, a question needs nobody that has one answer which is nothing to be seen, or asks for no payment. */
export function withoutFormalities(walk: Walk): Walk {
  const after = formally(walk);
  return after === null ? walk : withoutFormalities({ ...after, back: walk.back });
}

/** Where an option is asked at a card that has to be paid, the first one is chosen until another one is: it is seen before it is done. */
export function preset(walk: Walk): Walk {
  const { asked, answers, subject } = walk;
  if (asked === null || asked === 'ask' || asked.kind !== 'oneOf' || asked.of !== 'value') return walk;
  if (answers.length > 0 || subject === null) return walk;
  const after = answerPart(walk, asked.options[0]);
  return after.asked !== null && after.asked !== 'ask' && 'pool' in after.asked ? after : walk;
}

function formally(walk: Walk): Walk | null {
  const { asked } = walk;
  if (asked === null || asked === 'ask' || walk.answers.length === 0) return null;
  if ('pool' in asked) return asked.size === 0 ? confirm({ ...walk, draft: {} }) : null;
  if (!('options' in asked) || asked.options.length !== 1 || asked.of !== 'value') return null;
  return answerPart(walk, asked.options[0]);
}
