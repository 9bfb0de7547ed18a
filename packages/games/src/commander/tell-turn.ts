import type { Json, MatchEvent, View } from 'cardloom';
import { does } from './words.ts';

/** Changes of the turn structure as sentences. */
export function tellTurnChange(event: MatchEvent, view: View): string | null {
  const who = (verb: string): string => does(view, event.player as Json, verb);
  switch (event.kind) {
    case 'extraTurn':
      return `${who('get')} an extra turn`;
    case 'skipTurn':
      return `${who('skip')} ${event.count === 1 ? 'the next turn' : `the next ${String(event.count)} turns`}`;
    case 'skipStep':
      return `${who('skip')} the ${spoken(event.step)} step${LASTS[String(event.lasts)] ?? ''}`;
    case 'skipPhase':
      return `${who('skip')} the ${spoken(event.phase)} phase${LASTS[String(event.lasts)] ?? ''}`;
    case 'addPhases':
      return `There is ${anotherOf(event.phases, 'phase')}`;
    case 'addSteps':
      return `There is ${anotherOf(event.steps, 'step')}`;
    case 'endTurn':
      return 'The turn ends';
    default:
      return null;
  }
}

const LASTS: Readonly<Record<string, string>> = {
  once: ' once',
  thisTurn: ' this turn',
  nextTurn: ' in the next turn',
};

/** `another combat phase and another main phase`. */
const anotherOf = (names: unknown, what: 'phase' | 'step'): string =>
  (names as readonly string[])
    .map(
      (name) =>
        `another ${what === 'phase' ? spoken(name).replace(/^(pre|post)combat$/, 'main') : spoken(name)} ${what}`,
    )
    .join(' and ');

const spoken = (name: unknown): string =>
  String(name)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
