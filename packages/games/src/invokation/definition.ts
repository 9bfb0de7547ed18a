import { unless } from '@cardloom/parts';
import { concede, manualMoves, undo } from 'cardloom';
import { cardEffects } from './cards.ts';
import { decisions } from './decisions.ts';
import { fallenCheck } from './defeat.ts';
import * as dice from './dice.ts';
import { wordEffects } from './effects.ts';
import { FACES } from './elements.ts';
import { evaluate } from './evaluation.ts';
import { type Context, kitFor } from './kit.ts';
import { movesOf } from './moves/index.ts';
import {
  beginAction,
  beginCardSelect,
  beginEnd,
  beginRoll,
  beginStartingHandSelect,
  beginTurn,
  nextTurn,
  phaseEffects,
} from './phases.ts';
import type { CardPool } from './pool.ts';
import { prepare } from './setup.ts';
import { stackEffects } from './stack.ts';
import { runHappenings, runRest } from './triggers.ts';
import { version33 } from './version-3.3.ts';

const isOver = ({ ctx }: Context): boolean => ctx.gameOver;

/** Genius Invokation with the cards and rules of one version. */
export function defineInvokation(pool: CardPool = version33, setup = prepare(pool)) {
  return kitFor(pool).define({
    secrets: { player: FACES, deal: dice.throwAnew },
    setup,
    moves: { concede, undo, ...manualMoves },
    segments: {
      cardSelect: {
        start: true,
        onBegin: beginCardSelect,
        auto: true,
        next: unless(isOver, 'gameEnd', 'startingHandSelect'),
      },
      startingHandSelect: { onBegin: beginStartingHandSelect, auto: true, next: unless(isOver, 'gameEnd', 'roll') },
      roll: { onBegin: beginRoll, auto: true, next: unless(isOver, 'gameEnd', 'action') },
      action: {
        onBegin: beginAction,
        endIf: isOver,
        turn: { onBegin: beginTurn, next: nextTurn },
        moves: movesOf(pool),
        next: unless(isOver, 'gameEnd', 'end'),
      },
      end: { onBegin: beginEnd, auto: true, next: unless(isOver, 'gameEnd', 'roll') },
      gameEnd: {},
    },
    effects: {
      ...wordEffects,
      ...cardEffects,
      ...stackEffects,
      ...phaseEffects,
      triggers: runRest,
      happenings: runHappenings,
    },
    decisions,
    checks: [fallenCheck],
    frames: { at: 'priority', first: 'checks' },
    evaluate,
  });
}

/** The game as of version 3.3. */
export const invokation = defineInvokation();

export type Invokation = NonNullable<(typeof invokation)['types']>;
