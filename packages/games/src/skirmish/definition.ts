import { concede, manualMoves, undo } from 'cardloom';
import { type CardSet, standardSet } from './card-set.ts';
import { deaths } from './checks.ts';
import { decisions, effects } from './effects.ts';
import { evaluate } from './evaluation.ts';
import { kitFor } from './kit.ts';
import { leaderMove } from './leaders.ts';
import { moves } from './moves.ts';
import { modifiers } from './rules.ts';
import { beginSkirmish, endMatch, resolveTerrains } from './scoring.ts';
import { prepare, type Setup } from './setup.ts';
import { fire, inBoardOrder } from './traits.ts';
import { beginTurn, nextTurn } from './turn.ts';

/**
 * Skirmish with these cards; a set with cards of one's own works as well.
 *
 * ```ts
 * import * as mine from './mine.generated.js'; // cardloom cards mine.yaml --game skirmish --out mine.generated.js
 * const game = defineSkirmish(cardSetOf(mine));
 * ```
 */
export function defineSkirmish(set: CardSet = standardSet, setup?: Setup) {
  return kitFor(set.cards).define({
    setup: setup ?? prepare(set),
    moves: { concede, undo, ...manualMoves },
    segments: {
      // Segment › skirmish: turns until both players are Done
      skirmish: {
        start: true,
        onBegin: beginSkirmish,
        endIf: ({ ctx }) => ctx.gameOver,
        next: { to: ['resolution', 'matchEnd'], by: ({ ctx }) => (ctx.gameOver ? 'matchEnd' : 'resolution') },
        turn: { onBegin: beginTurn, next: nextTurn },
        moves: { ...moves, ACTIVATE_LEADER: leaderMove(set.leaders) },
      },
      // Segment › resolution: terrains are scored; nobody acts, but a Conquer ability may ask
      resolution: {
        onBegin: resolveTerrains,
        auto: true,
        next: { to: ['skirmish', 'matchEnd'], by: ({ ctx }) => (ctx.gameOver ? 'matchEnd' : 'skirmish') },
      },
      matchEnd: { onBegin: endMatch },
    },
    effects,
    decisions,
    triggers: {
      zones: ['terrain0', 'terrain1', 'terrain2', 'terrain3', 'terrain4'],
      listens: ({ listens }) => listens,
      order: inBoardOrder,
      fire,
    },
    checks: [deaths],
    frames: { at: 'frame', first: 'triggers' },
    modifiers,
    evaluate,
  });
}

/** The game with the cards that come with it. */
export const skirmish = defineSkirmish();

export type Skirmish = NonNullable<(typeof skirmish)['types']>;
