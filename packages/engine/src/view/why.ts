import { type Askable, movesOf } from '../actions/enumerate.ts';
import { objection } from '../actions/objection.ts';
import { receive } from '../actions/record.ts';
import { Objection } from '../definition/choice.ts';
import type { CompiledMove } from '../definition/compiled.ts';
import type { ChoiceDescription } from '../definition/description.ts';
import { pendingDecision } from '../effects/decisions.ts';
import { mayAct } from '../players/may-act.ts';
import { isIn } from '../players/priority.ts';
import { type ErrorCode, failure, Refusal } from '../runtime/errors.ts';
import { openMoveList, openMoves } from '../runtime/position.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { At } from '../world/header.ts';
import type { Json } from '../world/json.ts';
import { CardAt } from '../world/layout.ts';
import { brief, messageOf } from '../world/quote.ts';
import { cardsOf, isInPrompt, takesCard } from './prompt-cards.ts';
import { asPlayer, beginningOf, type Prompter } from './prompting.ts';

/**
 * Why something is not offered, in words for the player who wonders. It looks at nothing but what that player knows, and
 * says no more than they would hear if they tried.
 */

/** What a player wonders about: a move, a card, or either a card or a value as the next answer of a move that is answered in part. */
export interface Wondering {
  readonly move?: string;
  readonly args?: Readonly<Record<string, Json>>;
  readonly card?: number;
  readonly answer?: Json;
}

/**
 * Why something is not offered: a code for programs, a sentence for people.
 *
 * ```ts
 * const about: Wondering = { card: 12 };
 * const reasons: readonly Reason[] = match.why('ann', about);
 * console.log(reasons.map(({ message }) => message));
 * ```
 */
export interface Reason {
  /** The move or decision it is about; null if it is about all of them. */
  readonly move: string | null;
  /** The choice that does not take it, if it is that. */
  readonly choice: string | null;
  readonly code: ErrorCode;
  /** A sentence; `It` is what was asked about. */
  readonly message: string;
}

/** A private copy of what somebody asked, whatever that is. */
export function readWondering(player: string, about: unknown): Wondering | Refusal {
  try {
    const { move, args, card, answer } = about as Wondering;
    const received = receive({ player, move: move ?? '', args });
    if (received instanceof Refusal) return received;
    const answered = receive({ player, move: '', args: answer === undefined ? {} : { answer } });
    if (answered instanceof Refusal) return answered;
    return { move, args: received.recorded.args, card, ...answered.recorded.args };
  } catch (error) {
    return failure('malformed-action', `The question cannot be read: ${messageOf(error)}.`);
  }
}

/** Empty if nothing speaks against it. */
export function why(runtime: Runtime, prompter: Prompter, seat: number, about: Wondering): readonly Reason[] {
  const general = againstAll(runtime, seat, about);
  if (general !== null) return [general];
  const { move, card, answer } = about;
  const reasons = move === undefined ? [] : againstMove(runtime, prompter, seat, move);
  if (reasons.length > 0) return reasons;
  if (answer !== undefined && move !== undefined) return againstAnswer(runtime, seat, answer, { ...about, move });
  return card === undefined ? [] : againstCard(runtime, prompter, seat, card, about);
}

const reason = (
  code: ErrorCode,
  message: string,
  move: string | null = null,
  choice: string | null = null,
): Reason => ({
  move,
  choice,
  code,
  message,
});

/** What speaks against doing anything at all, or against this card whatever is done with it. */
function againstAll(runtime: Runtime, seat: number, { move, card }: Wondering): Reason | null {
  const { world, playerIds } = runtime;
  if (world.mem[At.gameOver] !== 0) return reason('game-over', 'The game is over.');
  if (!isIn(world, seat)) return reason('player-left', 'You have left the match.');
  if (card !== undefined && !isKnown(runtime, seat, card))
    return reason('illegal-choice', 'You cannot tell which card that is.');
  const pending = pendingDecision(runtime);
  if (pending !== null) {
    if (pending.waiting.includes(seat)) return null;
    const others = pending.waiting.map((other) => playerIds[other]).join(', ');
    return reason('not-your-priority', `It waits for an answer of ${others}.`);
  }
  const isOpen = (name: string): boolean => openMoves(runtime).get(name)?.anyPlayer === true;
  if (runtime.world.mem[At.manualMode] !== 0 || mayAct(runtime, seat) || (move !== undefined && isOpen(move)))
    return null;
  const actors = playerIds.filter((_, other) => isIn(world, other) && mayAct(runtime, other));
  const whose = actors.length === 0 ? 'Nobody is to act now.' : `It is for ${actors.join(', ')} to act now.`;
  return reason('not-your-priority', whose);
}

function isKnown({ world }: Runtime, seat: number, card: number): boolean {
  if (!Number.isInteger(card) || card < 1 || card > world.mem[At.cards]) return false;
  return (world.card(card, CardAt.known) & (1 << seat)) !== 0;
}

function againstMove(runtime: Runtime, prompter: Prompter, seat: number, name: string): Reason[] {
  if (movesOf(runtime, seat).some((askable) => askable.name === name)) {
    const isThere = prompter.prompt(seat).moves.some(({ move }) => move === name);
    return isThere ? [] : [reason('illegal-choice', 'There is nothing to choose for it.', name)];
  }
  if (pendingDecision(runtime) !== null)
    return [reason('decision-pending', 'You are asked something else first.', name)];
  const move = openMoves(runtime).get(name);
  const against = move === undefined ? null : asPlayer(runtime, seat, () => objection(runtime, seat, move));
  if (against !== null) return [reason(against.code, against.message, name)];
  if (!runtime.game.flow.movesByName.has(name))
    return [reason('unknown-move', 'There is nothing of that name in this game.', name)];
  return [reason('move-not-available', notNow(runtime, name), name)];
}

/** More places than this say nothing. */
const MOST_PLACES = 3;

function notNow({ game: { flow } }: Runtime, name: string): string {
  const places = new Set<string>();
  for (const node of [...flow.segments, ...flow.phases, ...flow.steps]) {
    if (node.children.size === 0 && node.moves.has(name)) places.add(spoken(node.name));
  }
  const isSaid = places.size > 0 && places.size <= MOST_PLACES;
  return isSaid ? `It is not the time for it: that is ${[...places].join(', ')}.` : 'It is not the time for it.';
}

/** `MAIN_PHASE` and `mainPhase` as people write it. */
const spoken = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();

function againstCard(
  runtime: Runtime,
  prompter: Prompter,
  seat: number,
  card: number,
  { move, args = {} }: Wondering,
): readonly Reason[] {
  const offered = movesOf(runtime, seat).filter(({ name }) => move === undefined || name === move);
  const found: Reason[] = [];
  for (const askable of offered) {
    const refused = asPlayer(runtime, seat, () => refusalOf(runtime, askable, args, card, move !== undefined));
    if (refused === 'taken') return [];
    if (refused !== null) found.push(refused);
  }
  const isOwn = runtime.world.card(card, CardAt.owner) === seat;
  const closed = move === undefined && isOwn ? closedMoves(runtime, seat, offered, card) : { ofCard: [], others: [] };
  // where something is said of this very card, the rest is beside the point
  const said = [...found.filter(isSaid), ...closed.ofCard];
  if (said.length > 0) return said;
  if (found.length + closed.others.length > 0) return [...found, ...closed.others];
  const later = prompter.prompt(seat).moves.filter((one) => isInPrompt(one, card, nameOf(runtime, card)));
  return later.length > 0
    ? later.map((one) => reason('illegal-choice', 'It can be chosen once something else is.', one.move))
    : [reason('illegal-choice', 'There is nothing you can do with it now.')];
}

/** What the next choice says against a value. */
function againstAnswer(
  runtime: Runtime,
  seat: number,
  answer: Json,
  { move, args = {} }: Wondering & { readonly move: string },
): readonly Reason[] {
  const askable = movesOf(runtime, seat).find(({ name }) => name === move);
  if (askable === undefined) return [];
  return asPlayer(runtime, seat, () => {
    const begun = beginningOf(runtime, askable, args);
    if (begun instanceof Refusal) return [reason(begun.code, begun.message, move)];
    if (begun.next === undefined) return [];
    const [name, choice] = begun.next;
    // a number may be a card, and of cards one hears only what one knows
    const isValue = typeof answer === 'string' || choice.describe(begun.env, name).of === 'value';
    const against = isValue ? choice.check(begun.env, answer) : new Objection('');
    if (!(against instanceof Objection)) return [];
    const isSilent = against.message === '' || USUAL.has(against.message);
    return [reason('illegal-choice', isSilent ? UNSAID : `It ${brief(against.message)}.`, move, name)];
  });
}

const UNSAID = 'It cannot be chosen for this.';
const isSaid = ({ message }: Reason): boolean => message !== UNSAID;

/**
 * What the next choice says against the card; null if it is not about cards, or says nothing and only takes cards that
 * lie elsewhere, unless it is this choice that is meant.
 */
function refusalOf(
  runtime: Runtime,
  askable: Askable,
  args: Readonly<Record<string, Json>>,
  card: number,
  isMeant: boolean,
): Reason | 'taken' | null {
  const begun = beginningOf(runtime, askable, args);
  if (begun instanceof Refusal) return reason(begun.code, begun.message, askable.name);
  if (begun.next === undefined) return null;
  const [name, choice] = begun.next;
  const described = choice.describe(begun.env, name);
  const title = nameOf(runtime, card);
  if (takesCard(described, card, title)) return 'taken';
  if (described.of === 'value' || described.of === 'player') return null;
  const answer = described.of === 'name' ? title : card;
  // one card is no order and no assignment: what is said to that is not said of the card
  const isWhole = described.kind === 'order' || described.kind === 'assignment';
  const against = isWhole ? null : choice.check(begun.env, isList(described) ? [answer] : answer);
  // one that is alike stands for it
  if (against !== null && !(against instanceof Objection)) return 'taken';
  if (against !== null && !USUAL.has(against.message))
    return reason('illegal-choice', `It ${brief(against.message)}.`, askable.name, name);
  const isNear = isMeant || cardsOf(described).some((other) => areTogether(runtime, card, other));
  return isNear ? reason('illegal-choice', UNSAID, askable.name, name) : null;
}

const areTogether = ({ world }: Runtime, card: number, other: Json): boolean =>
  typeof other === 'number' && world.card(card, CardAt.zone) === world.card(other, CardAt.zone);

const nameOf = ({ world, cardNames }: Runtime, card: number): string => cardNames[world.card(card, CardAt.def)];

const isList = ({ kind }: ChoiceDescription): boolean => kind === 'someOf' || kind === 'payment';

/** What choices say whose author says nothing. */
const USUAL = new Set(['is not among the options', 'is not there to pay with']);

/**
 * What the rules of open moves say against making them with this card, or against making them at all; moves of other
 * times say nothing about a card.
 */
function closedMoves(
  runtime: Runtime,
  seat: number,
  offered: readonly Askable[],
  card: number,
): { readonly ofCard: readonly Reason[]; readonly others: readonly Reason[] } {
  if (pendingDecision(runtime) !== null) return { ofCard: [], others: [] };
  const closed = openMoveList(runtime).filter(
    ({ name, table, manual, choices }) =>
      !table && !manual && choices.length > 0 && !offered.some((askable) => askable.name === name),
  );
  const ofCard: Reason[] = [];
  const others: Reason[] = [];
  for (const move of closed) {
    const against = asPlayer(runtime, seat, () => objection(runtime, seat, move));
    if (against === null) continue;
    const own = asPlayer(runtime, seat, () => ofTheCard(runtime, move, card));
    if (own === null) others.push(reason(against.code, against.message, move.name));
    else ofCard.push(own);
  }
  return { ofCard, others };
}

function ofTheCard(runtime: Runtime, move: CompiledMove, card: number): Reason | null {
  try {
    const refused = refusalOf(runtime, { name: move.name, question: move, data: null }, {}, card, false);
    return refused === null || refused === 'taken' || !isSaid(refused) ? null : refused;
  } catch {
    // its choices may count on what the move asks for first
    return null;
  }
}
