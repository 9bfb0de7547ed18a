import {
  CardBook,
  moveLabels,
  Names,
  optionsOf,
  type Presentation,
  questionText,
  tableOf,
  zonesNamed,
} from '@cardloom/parts/present';
import { applyPatch, initialCard } from '@cardloom/protocol';
import { createMatch, describeGame, type Game, type Json, type Match, type MatchEvent, type View } from 'cardloom';

/**
 * How many matches a presentation is looked at in.
 *
 * ```ts
 * const options: PresentationOptions = { matches: 3, actions: 200 };
 * ```
 */
export interface PresentationOptions {
  /** How many random matches are looked at; 3 if left out. */
  readonly matches?: number;
  readonly options?: Json;
  readonly players?: readonly string[];
  /** Actions of each match, at most. */
  readonly actions?: number;
}

/** What the table words itself. */
const ENGINE_EVENTS =
  /^((segment|turn|phase|step)(Began|Ended)|decisionAsked|priorityChanged|gameOver|card(Moved|Created|Revealed)|zoneShuffled|playerLeft)$/;

/**
 * What is wrong with the table of a game, on random matches and for every seat and the spectator: zones that are neither
 * shown nor said to be hidden, gaps in records and words, records that are not a function of the view alone, and moves that
 * are offered together and have the same key. Also for a table that was made of a declaration.
 *
 * ```ts
 * import { expect } from 'vitest';
 * expect(tableProblems(game, presentation)).toEqual([]);
 * ```
 */
export const tableProblems = (game: Game, presentation: Presentation, options: PresentationOptions = {}): string[] => [
  ...lookAt(game, presentation, options, false),
];

/**
 * The same for a game that says how it looks and reads: what has no words is a problem too, be it what the game is about, a
 * move or an event.
 *
 * ```ts
 * import { expect } from 'vitest';
 * expect(presentationProblems(game, presentation)).toEqual([]);
 * ```
 */
export function presentationProblems(
  game: Game,
  presentation: Presentation,
  options: PresentationOptions = {},
): string[] {
  const problems = lookAt(game, presentation, options, true);
  const { moves, decisions } = describeGame(game);
  const asked = [...moves.filter(({ isTable, isManual }) => !isTable && !isManual), ...decisions];
  for (const { name } of presentation.moves === undefined ? [] : asked)
    if (!Object.hasOwn(presentation.moves ?? {}, name)) problems.add(`"${name}" has no words`);
  if ((presentation.about ?? '').split('\n').length < 3) problems.add('"about" does not say what the game is about');
  return [...problems];
}

/** `needsWords`: every event must have some. */
function lookAt(
  game: Game,
  presentation: Presentation,
  { matches = 3, actions = 2000, options, players }: PresentationOptions,
  needsWords: boolean,
): Set<string> {
  const problems = new Set<string>();
  const named = zonesNamed(presentation);
  const initial = initialCard(describeGame(game));
  for (const { name } of describeGame(game).zones)
    if (!named.has(name)) problems.add(`the zone "${name}" is neither shown nor hidden`);
  for (let seed = 0; seed < matches; seed++) {
    const match = createMatch(game, {
      seed,
      ...(options === undefined ? {} : { options }),
      ...(players === undefined ? {} : { players }),
    });
    walk(match, presentation, { actions, seed, needsWords, initial }, problems);
  }
  return problems;
}

interface Looking {
  readonly actions: number;
  readonly seed: number;
  readonly needsWords: boolean;
  readonly initial: ReturnType<typeof initialCard>;
}

function walk(
  match: Match,
  presentation: Presentation,
  { actions, seed, needsWords, initial }: Looking,
  problems: Set<string>,
): void {
  const viewers = [...match.players, null];
  const books = viewers.map(() => new CardBook());
  const names = new Names(presentation, Object.fromEntries(match.players.map((id) => [id, id])));
  const follower = viewers[seed % viewers.length];
  let followed = match.view(follower);
  for (let i = seed, left = actions; match.seatToAct >= 0 && left > 0; i += 7, left--) {
    const player = match.players[match.seatToAct];
    if (left % 5 === 0) checkPrompt(match, player, names, problems);
    const list = match.listActions(player);
    const result = match.act(list.at(i % list.size));
    if (!result.ok) throw new Error(result.error.message);
    for (const [at, viewer] of needsWords ? viewers.entries() : []) {
      checkEvents(match, presentation, viewer, result.eventsFor(viewer), books[at], problems);
    }
    // positions are many: each is looked at by one of them
    checkTable(match, presentation, viewers[left % viewers.length], problems);
    followed = applyPatch(followed, result.patchFor(follower), initial);
    checkFollowed(followed, presentation, left % 4 === 0, problems);
  }
}

const GAP = /undefined|NaN|null|\[object/;

function checkEvents(
  match: Match,
  presentation: Presentation,
  viewer: string | null,
  events: readonly MatchEvent[],
  book: CardBook,
  problems: Set<string>,
): void {
  const view = match.view(viewer);
  book.meet(view);
  for (const event of events) {
    book.hear(event);
    const said = presentation.tell?.(event, view, book.find);
    if (said === undefined && !ENGINE_EVENTS.test(event.type)) problems.add(`"${event.type}" has no words`);
    else if (GAP.test(said ?? '')) problems.add(`"${event.type}" has gaps: ${said}`);
  }
  book.learn(view);
}

/** What is asked has words without gaps, for moves, questions and what can be chosen; a key makes one move. */
function checkPrompt(match: Match, player: string, names: Names, problems: Set<string>): void {
  const view = match.view(player);
  const prompt = match.prompt(player);
  const taken = new Map<string, string>();
  for (const { move, label, key } of moveLabels(prompt, view, names)) {
    if (GAP.test(label)) problems.add(`the words of "${move}" have gaps: ${label}`);
    const other = key === undefined ? undefined : taken.get(key);
    if (other !== undefined) problems.add(`"${other}" and "${move}" have the same key: ${key}`);
    if (key !== undefined) taken.set(key, move);
  }
  for (const { move, asks } of prompt.moves) {
    if (asks === undefined) continue;
    const said = [questionText(asks, names), ...optionsOf(asks, view, names).map(({ label }) => label)];
    const gap = said.find((text) => text === '' || GAP.test(text));
    if (gap !== undefined) problems.add(`the words of "${asks.name}" of "${move}" have gaps: ${gap}`);
  }
}

function checkTable(match: Match, presentation: Presentation, viewer: string | null, problems: Set<string>): void {
  const view = match.view(viewer);
  const drawn = JSON.stringify(tableOf(presentation, view));
  if (/undefined|NaN|\[object/.test(drawn))
    problems.add(`a record has gaps: ${drawn.match(/.{0,60}(undefined|NaN|\[object).{0,40}/)?.[0]}`);
  if (drawn !== JSON.stringify(tableOf(presentation, structuredClone(view))))
    problems.add('the same view gives two different tables');
}

/** Whoever follows by patches, where a view shares most with the one before, sees what they would see at first sight. */
function checkFollowed(view: View, presentation: Presentation, isCompared: boolean, problems: Set<string>): void {
  const drawn = tableOf(presentation, view);
  if (isCompared && JSON.stringify(drawn) !== JSON.stringify(tableOf(presentation, structuredClone(view))))
    problems.add('a table that follows a match differs from one that is drawn at once');
}
