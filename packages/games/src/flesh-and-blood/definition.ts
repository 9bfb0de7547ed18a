import { concede, defineGame, type Effect, type Game, manualMoves, undo } from 'cardloom';
import { playAction } from './actions.ts';
import { activate } from './activations.ts';
import { runHit } from './attack.ts';
import { attacks } from './attacks.ts';
import { block, passBlock } from './blocks.ts';
import { type CardSet, standardCards } from './card-set.ts';
import { beginBlock, damageStep, fall, lifeCheck, passLayer, resolutionStep } from './combat.ts';
import { answers, decisions } from './decisions.ts';
import { evaluate } from './evaluation.ts';
import { reactions } from './reactions.ts';
import { prepare, type Setup } from './setup.ts';
import { type Context, type FleshAndBlood, state, zones } from './shape.ts';
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
 * const mine = defineFleshAndBlood(readCardSet([...standardFiles(), { name: 'mine.yaml', text }]));
 * ```
 */
export function defineFleshAndBlood(set: CardSet = standardCards(), setup?: Setup): Game<FleshAndBlood> {
  return defineGame({
    name: 'flesh-and-blood',
    players: 2,
    state,
    zones,
    cards: set.cards,
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
                  next: ({ G }) => (G.autoLayer ? 'ATTACK' : 'LAYER'),
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
      ...answers,
      hit: runHit,
      fall,
      offerArsenal,
      wrapUp,
      bottomInOrder: (context: Context, { seat, answer }: Effect) => {
        const { order } = (answer ?? { order: null }) as { order: readonly number[] | null };
        bottomInOrder(context, seat as number, order);
      },
    },
    decisions,
    checks: [lifeCheck],
    frames: { at: 'frame', first: 'checks' },
    evaluate,
  });
}

let standard: Game<FleshAndBlood> | undefined;
/** The game with the cards that come with it, made when it is first needed. */
export function fleshAndBlood(): Game<FleshAndBlood> {
  standard ??= defineFleshAndBlood();
  return standard;
}
