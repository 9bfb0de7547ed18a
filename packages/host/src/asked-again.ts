import type { Patch } from 'cardloom';
import type { Done, Table } from './table.ts';

/**
 * Where players pass in turn, somebody may come to the same question again though nothing has happened but passes: whoever
 * has answered it need not be asked twice.
 */

/** What moves the game on; whose turn it is to act does not. */
const PLACES = ['currentSegment', 'currentPhase', 'currentStep', 'numTurns', 'gameOver'];

const isQuiet = ({ players, cards, zones, decision, ctx = {} }: Patch): boolean =>
  [players, cards, zones, decision].every((part) => part === undefined) && !PLACES.some((name) => name in ctx);

const textOf = ({ viewers }: Table, player: string): string => viewers.get(player)?.asked ?? '';

/** Keeps in mind who has passed, and what they were asked, until something happens. */
export function noteQuestion(table: Table, by: string | null, move: string | null, result: Done): void {
  const { passed, options } = table;
  const isPass = by !== null && move !== null && move === options.passing?.move;
  if (isPass && isQuiet(result.patchFor(null))) passed.set(by, textOf(table, by));
  else passed.clear();
}

/** Whether this player has just passed where they are asked now. */
export const isAskedAgain = (table: Table, player: string): boolean =>
  table.passed.get(player) === textOf(table, player);
