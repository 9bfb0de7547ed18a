import { createMatch, type Game, type GameTypes, type Json, type Match, type MatchEvent, type View } from 'cardloom';
import { expect } from 'vitest';
import type { Paint, Presentation } from './entry.ts';

/** What the tests of every game's board and sentences do alike. */

const same = (text: string): string => text;
/** No colours. */
export const plain: Paint = { mine: same, theirs: same, strong: same, dim: same, changed: same };

type Look = (view: View, events: readonly MatchEvent[]) => void;

/** Plays a match to its end and looks at every position with all players' eyes. */
export function watch<T extends GameTypes>(match: Match<T>, seed: number, look: Look): void {
  for (let i = seed; match.seatToAct >= 0; i += 7) {
    const list = match.listActions(match.players[match.seatToAct]);
    const result = match.act(list.at(i % list.size));
    if (!result.ok) throw new Error(result.error.message);
    for (const viewer of match.players) look(match.view(viewer), result.eventsFor(viewer));
  }
}

/** A drawn board fits into 80 columns and has no gaps. */
export function expectFits(drawn: string): void {
  expect(Math.max(...drawn.split('\n').map((line) => [...line].length))).toBeLessThanOrEqual(80);
  expect(drawn).not.toMatch(/undefined|NaN/);
}

/** Sentences have no gaps. Gives the types of the events for which there is none. */
export function expectTold(
  tell: NonNullable<Presentation['tell']>,
  view: View,
  events: readonly MatchEvent[],
): string[] {
  const untold: string[] = [];
  for (const event of events) {
    const said = tell(event, view);
    if (said === undefined) untold.push(event.type);
    else expect(said ?? '').not.toMatch(/undefined|NaN|null|\[object/);
  }
  return untold;
}

/** Every position of four matches is drawn well, and every event has words or is left out on purpose. */
export function expectPresentable(game: Game, { render, tell }: Presentation, options?: Json): void {
  if (render === undefined || tell === undefined) throw new Error('the game draws no board, or tells no events');
  const untold = new Set<string>();
  for (let seed = 0; seed < 4; seed++) {
    watch(createMatch(game, { seed, options }), seed, (view, events) => {
      expectFits(render(view, plain));
      for (const type of expectTold(tell, view, events)) untold.add(type);
    });
  }
  // the engine's own, which the table words itself
  expect([...untold].filter((type) => !/^(segment|turn|phase|step)Ended$|^decisionAsked$/.test(type))).toEqual([]);
}

/** A player sees one hand, a spectator none. */
export function expectOneHand(game: Game, { render }: Presentation, options?: Json): void {
  const match = createMatch(game, { seed: 3, options });
  expect(render?.(match.view('p0'), plain).match(/hand {2}/g)).toHaveLength(1);
  expect(render?.(match.view(null), plain)).not.toMatch(/hand {2}/);
}
