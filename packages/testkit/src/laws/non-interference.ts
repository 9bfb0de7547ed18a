import type { Action, Match, MatchEvent, Wondering } from 'cardloom';
import { actionNames } from '../action-names.ts';
import { show, type Told } from '../report.ts';
import { tableMovesOf } from '../table.ts';
import { differs } from './differs.ts';
import { fuzzed } from './fuzz.ts';
import { canonical, listed, type Position, randomAction, some } from './position.ts';
import { numbersIn, redeal } from './redeal.ts';

const STEPS = 12;
const TRIED = 5;
/** Cards at either end of a view that are asked about. */
const ASKED = 2;

/**
 * Deal anew what a seat may not know: its view, its legal actions and its error messages must be byte-identical, and
 * so must its events be as the match goes on, up to the first card it lawfully gets to know. As long as it is told the
 * same, the same random numbers are drawn, and it is granted the same undo.
 */
export function checkNonInterference(position: Position, player: string): void {
  const { game, match, dice, recorder } = position;
  const other = redeal(game, match, player, dice);
  // a fork, because what can be undone is no part of what was dealt
  const leak = difference(match.fork(), other, player, position);
  if (leak !== null) {
    const detail = `${player} can tell hidden cards by ${leak.detail}`;
    recorder.found('non-interference', 'leaks', detail, leak);
    return;
  }
  const secret = secretIn(match.view(player), match);
  if (secret !== null) {
    recorder.found('non-interference', 'leaks', `${player} sees ${secret} in the view`);
    return;
  }
  // answers under seal are dealt anew as well, and come to light when the last one is in
  if (hasSealedAnswers(match)) return;
  const here = match.fork();
  tryOut(position, player, here, other);
  goOn(position, player, here, other);
}

function hasSealedAnswers(match: Match): boolean {
  if (match.view(null).decision === null) return false;
  const [pending] = match.snapshot().header.decision as readonly { readonly answers: object }[];
  return pending !== undefined && Object.keys(pending.answers).length > 0;
}

interface Leak extends Told {
  readonly detail: string;
}

/** The first thing in which two matches differ to a player, or null. */
function difference(here: Match, there: Match, player: string, position: Position): Leak | null {
  const view = differs(here.view(player), there.view(player));
  if (view !== null) return { by: 'view', detail: `the view: ${view}` };
  if (here.viewChecksum(player) !== there.viewChecksum(player))
    return { by: 'view', detail: 'the checksum of the view' };
  const spectator = differs(here.view(null), there.view(null));
  if (spectator !== null) return { by: 'view', detail: `the spectator's view: ${spectator}` };
  const legal = listed(here, player).actions;
  const legalThere = listed(there, player).actions;
  const list = differs(legal, legalThere);
  if (list !== null) {
    const at = legal.findIndex((action, i) => differs(action, legalThere[i]) !== null);
    const { move } = legal[at] ?? legalThere[legal.length];
    return { by: 'legal-actions', move, detail: `the legal actions: ${list}` };
  }
  const table = differs([...here.tableActions(player)], [...there.tableActions(player)]);
  if (table !== null) return { by: 'legal-actions', detail: `the table actions: ${table}` };
  const prompt = differs(here.prompt(player), there.prompt(player));
  if (prompt !== null) return { by: 'legal-actions', detail: `the prompt: ${prompt}` };
  const tried = fuzzed(position, legal, 20).map((action): Action => ({ ...action, player }));
  for (const action of tried) {
    const message = differs(why(here, action), why(there, action));
    if (message !== null)
      return { by: 'refusals', move: action.move, detail: `why ${show(action)} is refused: ${message}` };
  }
  for (const about of wondering(here, player)) {
    const reasons = here.why(player, about);
    const others = there.why(player, about);
    const told = differs(reasons, others);
    if (told === null) continue;
    const at = reasons.findIndex((reason, i) => differs(reason, others[i]) !== null);
    const move = (reasons[at] ?? others[reasons.length]).move ?? undefined;
    return { by: 'refusals', move, detail: `why ${canonical(about)} is refused: ${told}` };
  }
  return null;
}

/** What a player may wonder about: some cards they see, one they may not know, and some moves. */
function wondering(match: Match, player: string): Wondering[] {
  const ids = [...shownCards(match, player)];
  const cards = [...ids.slice(0, ASKED), ...ids.slice(-ASKED), 1, 1 + ids.length].map((card) => ({ card }));
  return [...cards, ...actionNames(match.game).map((move) => ({ move }))];
}

function why(match: Match, action: Action): unknown {
  const reason = match.whyNot(action);
  return reason === null ? null : { code: reason.code, message: reason.message, path: reason.path };
}

/** Everything the player could do next, each by itself: what they do themselves they can try out. */
function tryOut(position: Position, player: string, here: Match, there: Match): void {
  for (const action of some(listed(here, player).actions, TRIED, position.dice)) {
    const leak = stepOn(position, player, here, there, action);
    if (leak === 'taken-back') continue;
    if (leak !== null) report(position, player, leak);
    if (leak?.by === 'refusals') continue;
    here.undo();
    there.undo();
  }
}

/** Plays on in both matches alike and compares what the player is told. */
function goOn(position: Position, player: string, here: Match, there: Match): void {
  for (let i = 0; i < STEPS; i++) {
    const action = randomAction(here, position.dice);
    if (action === undefined) return;
    const leak = stepOn(position, player, here, there, action);
    if (leak === null) continue;
    if (leak !== 'taken-back') report(position, player, leak);
    return;
  }
}

function report({ recorder }: Position, player: string, leak: Leak): void {
  const detail = `${player} ${leak.detail}`;
  if (leak.by === 'undo') recorder.found('undo-granted', 'undoLeaks', detail, leak);
  else if (leak.by === 'random') recorder.found('random-draws', 'randomLeaks', detail, leak);
  else recorder.found('non-interference', 'leaks', detail, leak);
}

/**
 * Makes an action in both matches. Gives what the player can tell by it; null if they are told the same. It is taken back
 * if it cannot be made in both, or if by it they get to know something hidden, and may: then all may differ.
 */
function stepOn(
  position: Position,
  player: string,
  here: Match,
  there: Match,
  action: Action,
): Leak | 'taken-back' | null {
  const { move } = action;
  const known = shownCards(here, player);
  const done = here.act(action);
  const also = there.act(action);
  if (!done.ok || !also.ok) {
    if (done.ok) here.undo();
    // another player's card need not lie there; what the player does themselves cannot depend on it
    if (also.ok) there.undo();
    if (!done.ok || also.ok || action.player !== player) return 'taken-back';
    return {
      by: 'refusals',
      move,
      detail: `can tell hidden cards: ${show(action)} is refused if they differ: ${also.error.message}`,
    };
  }
  const told = done.eventsFor(player);
  const toldThere = also.eventsFor(player);
  const until = Math.min(firstReveal(told, known, here, player), firstReveal(toldThere, known, there, player));
  const events = differs(told.slice(0, until), toldThere.slice(0, until));
  const isPublic = until === Number.POSITIVE_INFINITY;
  // what follows from other random numbers differs by chance; that they are others is what tells
  if ((isPublic || events !== null) && done.randomDraws !== also.randomDraws)
    return {
      by: 'random',
      move,
      detail: `is told the same by ${show(action)}, but if hidden cards differ, it draws other random numbers`,
    };
  if (events !== null)
    return { by: 'events', move, detail: `can tell hidden cards by the events of ${show(action)}: ${events}` };
  const secret = secretIn(told, here);
  if (secret !== null) return { by: 'events', move, detail: `is told ${secret} in an event` };
  if (!isPublic) {
    here.undo();
    there.undo();
    return 'taken-back';
  }
  const view = differs(here.view(player), there.view(player));
  if (view !== null)
    return { by: 'view', move, detail: `can tell hidden cards by the view after ${show(action)}: ${view}` };
  const undo = differs(undoAnswers(here, player, position), undoAnswers(there, player, position));
  if (undo === null) return null;
  return { by: 'undo', move, detail: `can tell hidden cards by whether ${show(action)} can be taken back: ${undo}` };
}

/** What a player hears who wants to take the last action back. */
const undoAnswers = (match: Match, player: string, { game }: Position): unknown[] =>
  tableMovesOf(game).undo.map((move) => why(match, { player, move }));

/** The number of the first event that speaks of a card the player gets to know by it; infinite if there is none. */
function firstReveal(told: readonly MatchEvent[], known: ReadonlySet<number>, after: Match, player: string): number {
  const fresh = new Set<number>();
  for (const id of shownCards(after, player)) if (!known.has(id)) fresh.add(id);
  // a shuffle deals identities anew, so a known card that went into it and comes back is another one
  const lies = new Map<number, string>();
  const shuffled = new Set<number>();
  let again = Number.POSITIVE_INFINITY;
  for (const [i, { type, card, to, at }] of told.entries()) {
    if (type === 'zoneShuffled') for (const [id, zone] of lies) if (zone === canonical(at)) shuffled.add(id);
    const isMovement = type === 'cardMoved' || type === 'cardRevealed' || type === 'cardCreated';
    if (!isMovement || typeof card !== 'number') continue;
    if (!known.has(card)) fresh.add(card);
    if (shuffled.has(card)) again = Math.min(again, i);
    lies.set(card, canonical(to ?? null));
  }
  if (fresh.size === 0) return again;
  const at = told.findIndex((event) => [...numbersIn(event)].some((number) => fresh.has(number)));
  // shown only by the state that follows the events
  return Math.min(again, at < 0 ? told.length : at);
}

/** The numbers of the cards a player's view shows. */
function shownCards(match: Match, player: string): Set<number> {
  const ids = new Set<number>();
  const collect = (value: unknown): void => {
    if (Array.isArray(value))
      for (const card of value as { readonly id?: number }[]) if (card.id !== undefined) ids.add(card.id);
    if (!Array.isArray(value)) for (const lists of Object.values(value as object)) collect(lists);
  };
  collect(match.view(player).zones);
  return ids;
}

/** A number that nobody may be told; small ones could be anything and are let pass. */
function secretIn(shown: unknown, match: Match): string | null {
  const large = [...numbersIn(shown)].filter((number) => Math.abs(number) >= 1 << 20);
  if (large.length === 0) return null;
  const { header, seed } = match.snapshot();
  if (large.includes(Number(seed))) return 'the seed';
  const random = [header.random0, header.random1, header.random2, header.random3];
  return large.some((number) => random.includes(number)) ? 'the random state' : null;
}
