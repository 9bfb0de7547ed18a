import type { Action, Match, MatchEvent } from 'cardloom';
import { show } from '../report.ts';
import { fuzzed } from './fuzz.ts';
import { canonical, listed, type Position, randomAction } from './position.ts';
import { numbersIn, redeal } from './redeal.ts';

const STEPS = 12;

/**
 * Deal anew what a seat may not know: its view, its legal actions and its error messages must be byte-identical, and
 * so must its events be as the match goes on, up to the first card it lawfully gets to know.
 */
export function checkNonInterference(position: Position, player: string): void {
  const { game, match, dice, recorder } = position;
  const leak = (detail: string): void => recorder.found('non-interference', 'leaks', `${player} ${detail}`);
  const other = redeal(game, match, player, dice);
  // a fork, because what can be undone is no part of what was dealt
  const difference = differs(match.fork(), other, player, position);
  if (difference !== null) {
    leak(difference);
    return;
  }
  const secret = secretIn(match.view(player), match);
  if (secret !== null) {
    leak(`sees ${secret} in the view`);
    return;
  }
  // answers under seal are dealt anew as well, and come to light when the last one is in
  if (!hasSealedAnswers(match)) goOn(position, player, match.fork(), other, leak);
}

function hasSealedAnswers(match: Match): boolean {
  if (match.view(null).decision === null) return false;
  const [pending] = match.snapshot().header.decision as readonly { readonly answers: object }[];
  return pending !== undefined && Object.keys(pending.answers).length > 0;
}

/** The first thing in which two matches differ to a player, or null. */
function differs(here: Match, there: Match, player: string, position: Position): string | null {
  const view = difference(here.view(player), there.view(player));
  if (view !== null) return `can tell hidden cards by the view: ${view}`;
  if (here.viewChecksum(player) !== there.viewChecksum(player))
    return 'can tell hidden cards by the checksum of the view';
  const spectator = difference(here.view(null), there.view(null));
  if (spectator !== null) return `can tell hidden cards by the spectator's view: ${spectator}`;
  const legal = listed(here, player).actions;
  const list = difference(legal, listed(there, player).actions);
  if (list !== null) return `can tell hidden cards by the legal actions: ${list}`;
  const table = difference([...here.tableActions(player)], [...there.tableActions(player)]);
  if (table !== null) return `can tell hidden cards by the table actions: ${table}`;
  const tried = fuzzed(position, legal, 20).map((action): Action => ({ ...action, player }));
  for (const action of tried) {
    const message = difference(why(here, action), why(there, action));
    if (message !== null) return `can tell hidden cards by why ${show(action)} is refused: ${message}`;
  }
  return null;
}

function why(match: Match, action: Action): unknown {
  const reason = match.whyNot(action);
  return reason === null ? null : { code: reason.code, message: reason.message, path: reason.path };
}

/** Plays on in both matches alike and compares what the player is told. */
function goOn({ dice }: Position, player: string, here: Match, there: Match, leak: (detail: string) => void): void {
  for (let i = 0; i < STEPS; i++) {
    const known = shownCards(here, player);
    const action = randomAction(here, dice);
    if (action === undefined) return;
    const done = here.act(action);
    const also = there.act(action);
    if (!done.ok) return;
    if (!also.ok) {
      // another player's card need not lie there; what the player does themselves cannot depend on it
      if (action.player === player)
        leak(`can tell hidden cards: ${show(action)} is refused if they differ: ${also.error.message}`);
      return;
    }
    const told = done.eventsFor(player);
    const toldThere = also.eventsFor(player);
    const learnt = firstReveal(told, known, here, player);
    const learntThere = firstReveal(toldThere, known, there, player);
    const until = Math.min(learnt, learntThere);
    const events = difference(told.slice(0, until), toldThere.slice(0, until));
    const isPublic = until === Number.POSITIVE_INFINITY;
    const view = events === null && isPublic ? difference(here.view(player), there.view(player)) : null;
    if (events !== null || view !== null) {
      // if the rules drew more random numbers because of something hidden, all that follows differs by chance
      if (randomWords(here) !== randomWords(there)) return;
      if (events !== null) {
        leak(`can tell hidden cards by the events of ${show(action)}: ${events}`);
        return;
      }
      leak(`can tell hidden cards by the view after ${show(action)}: ${view}`);
      return;
    }
    const secret = secretIn(told, here);
    if (secret !== null) {
      leak(`is told ${secret} in an event`);
      return;
    }
    if (!isPublic) return;
  }
}

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

function randomWords(match: Match): string {
  const { header } = match.snapshot();
  return canonical([header.random0, header.random1, header.random2, header.random3]);
}

/** A number that nobody may be told; small ones could be anything and are let pass. */
function secretIn(shown: unknown, match: Match): string | null {
  const large = [...numbersIn(shown)].filter((number) => Math.abs(number) >= 1 << 20);
  if (large.length === 0) return null;
  const { header, seed } = match.snapshot();
  if (large.includes(seed)) return 'the seed';
  const random = [header.random0, header.random1, header.random2, header.random3];
  return large.some((number) => random.includes(number)) ? 'the random state' : null;
}

/** Where two values differ, byte by byte; null if they do not. */
function difference(here: unknown, there: unknown): string | null {
  const a = JSON.stringify(here);
  const b = JSON.stringify(there);
  if (a === b) return null;
  let at = 0;
  while (a[at] === b[at]) at++;
  const from = Math.max(0, at - 40);
  return `…${a.slice(from, at + 40)}… or …${b.slice(from, at + 40)}…`;
}
