import { concede, manualMoves, undo } from 'cardloom';
import { playAction } from './actions.ts';
import { activate } from './activations.ts';
import { runHit } from './attack.ts';
import { attacks } from './attacks.ts';
import { block, passBlock } from './blocks.ts';
import { type CardSet, standardSet } from './card-set.ts';
import { beginBlock, damageStep, fall, lifeCheck, passLayer, resolutionStep } from './combat.ts';
import { decisions } from './decisions.ts';
import { evaluate } from './evaluation.ts';
import { kitFor } from './kit.ts';
import { operate } from './operations.ts';
import { reactions } from './reactions.ts';
import { prepare, type Setup } from './setup.ts';
import {
  beginEndPhase,
  beginTurn,
  bottomInOrder,
  continueTurn,
  offerArsenal,
  passAction,
  setArsenal,
  skipArsenal,
  wrapUp,
} from './turn.ts';

/**
 * The game with these cards; a set with cards of one's own works as well.
 *
 * ```ts
 * import * as mine from './mine.generated.js'; // cardloom cards mine.yaml --game flesh-and-blood --out mine.generated.js
 * const game = defineFleshAndBlood(cardSetOf(mine));
 * ```
 */
export function defineFleshAndBlood(set: CardSet = standardSet, setup?: Setup) {
  return kitFor(set.cards).define({
    setup: setup ?? prepare(set),
    moves: { concede, undo, ...manualMoves },
    segments: {
      game: {
        start: true,
        turn: {
          phases: {
            START: { start: true, next: 'ACTION', onBegin: beginTurn, moves: { CONTINUE: continueTurn } },
            ACTION: {
              next: 'END',
              steps: {
                IDLE: {
                  start: true,
                  // one can only pass in the layer step, so it may be left out
                  next: { to: ['ATTACK', 'LAYER'], by: ({ G }) => (G.autoLayer ? 'ATTACK' : 'LAYER') },
                  onBegin: ({ coreOps, turnPlayer }) => coreOps.setPriority(turnPlayer),
                  moves: {
                    ...attacks,
                    PLAY_ACTION: playAction,
                    ACTIVATE: activate('action', () => undefined),
                    PASS: passAction,
                  },
                },
                LAYER: { next: 'ATTACK', moves: { PASS: passLayer } },
                ATTACK: { next: 'REACTION', onBegin: beginBlock, moves: { DEFEND: block, PASS: passBlock } },
                REACTION: { next: 'DAMAGE', moves: reactions },
                DAMAGE: { next: 'RESOLUTION', auto: true, onBegin: damageStep },
                RESOLUTION: { next: 'IDLE', auto: true, onBegin: resolutionStep },
              },
            },
            END: {
              next: null,
              onBegin: beginEndPhase,
              endIf: ({ G }) => G.isTurnOver,
              moves: { SET_ARSENAL: setArsenal, PASS: skipArsenal },
            },
          },
        },
      },
    },
    effects: {
      operate,
      hit: runHit,
      fall,
      offerArsenal,
      wrapUp,
      bottomAsTheyLie: (context, { player }) => bottomInOrder(context, player, player.bottoming.cards),
    },
    decisions,
    checks: [lifeCheck],
    frames: { at: 'frame', first: 'checks' },
    evaluate,
  });
}

/** The game with the cards that come with it. */
export const fleshAndBlood = defineFleshAndBlood();

export type FleshAndBlood = NonNullable<(typeof fleshAndBlood)['types']>;
