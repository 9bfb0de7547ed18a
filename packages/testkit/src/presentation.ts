import { CardBook, moveKey, type Presentation, tableOf, zonesNamed } from '@cardloom/parts/present';
import { createMatch, describeGame, type Game, type Json, type Match, type MatchEvent } from 'cardloom';

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
 * What is wrong with how a game looks and reads, on random matches and for every seat and the spectator: zones that are
 * neither shown nor said to be hidden, events without words, gaps in records and sentences, records that are not a
 * function of the view alone, and moves that are offered together and have the same key.
 *
 * ```ts
 * expect(presentationProblems(game, presentation)).toEqual([]);
 * ```
 */
export function presentationProblems(
  game: Game,
  presentation: Presentation,
  { matches = 3, actions = 2000, options, players }: PresentationOptions = {},
): string[] {
  const problems = new Set<string>();
  const named = zonesNamed(presentation);
  for (const { name } of describeGame(game).zones)
    if (!named.has(name)) problems.add(`the zone "${name}" is neither shown nor hidden`);
  const { moves, decisions } = describeGame(game);
  const asked = [...moves.filter(({ isTable, isManual }) => !isTable && !isManual), ...decisions];
  for (const { name } of presentation.moves === undefined ? [] : asked)
    if (!Object.hasOwn(presentation.moves ?? {}, name)) problems.add(`"${name}" has no words`);
  if ((presentation.about ?? '').split('\n').length < 3) problems.add('"about" does not say what the game is about');
  for (let seed = 0; seed < matches; seed++) {
    const match = createMatch(game, {
      seed,
      ...(options === undefined ? {} : { options }),
      ...(players === undefined ? {} : { players }),
    });
    look(match, presentation, actions, seed, problems);
  }
  return [...problems];
}

function look(match: Match, presentation: Presentation, actions: number, seed: number, problems: Set<string>): void {
  const viewers = [...match.players, null];
  const books = viewers.map(() => new CardBook());
  for (let i = seed, left = actions; match.seatToAct >= 0 && left > 0; i += 7, left--) {
    const list = match.listActions(match.players[match.seatToAct]);
    const result = match.act(list.at(i % list.size));
    if (!result.ok) throw new Error(result.error.message);
    for (const [at, viewer] of viewers.entries()) {
      checkEvents(match, presentation, viewer, result.eventsFor(viewer), books[at], problems);
    }
    // positions are many: each is looked at by one of them
    checkTable(match, presentation, viewers[left % viewers.length], problems);
    if (left % 5 === 0 && match.seatToAct >= 0) checkKeys(match, presentation, problems);
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

/** A key makes one move. */
function checkKeys(match: Match, presentation: Presentation, problems: Set<string>): void {
  const taken = new Map<string, string>();
  for (const { move } of match.prompt(match.players[match.seatToAct]).moves) {
    const key = moveKey(presentation, move);
    if (key === undefined) continue;
    const other = taken.get(key);
    if (other !== undefined) problems.add(`"${other}" and "${move}" have the same key: ${key}`);
    taken.set(key, move);
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
