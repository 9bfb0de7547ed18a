import {
  discardDecision,
  drawForTurn,
  firstPlayerChoice,
  isFirstTurnOfGame,
  openingHands,
  replaceCards,
  setupSegment,
} from '@cardloom/parts';
import { concede, type GateAnswer, manualMoves, undo } from 'cardloom';
import { abilities } from './abilities.ts';
import { challengeDamage } from './challenge.ts';
import { runsOut } from './deeds.ts';
import { evaluate } from './evaluation.ts';
import { banishAll, gameStateCheck } from './game-state-check.ts';
import { type Context, kit, type Player } from './kit.ts';
import { moves } from './moves.ts';
import { prepare, series } from './setup.ts';
import { endOfTurn, ready, set, turnIsOver } from './turn.ts';

/** No step, phase or turn ends while a trigger waits in the bag, or while the game is paused. */
const gate = (context: Context): GateAnswer => (series.gate(context) === 'halt' ? 'halt' : abilities.gate(context));

export const lorcana = kit.define({
  setup: prepare,
  moves: { concede, concedeGame: series.concedeGame, undo, ...manualMoves },
  flow: { gate },
  segments: {
    setup: setupSegment('play', 'end', {
      chooseFirstPlayer: { start: true, next: 'alterHand', ...firstPlayerChoice },
      alterHand: {
        next: null,
        ...openingHands(7),
        moves: { alterHand: replaceCards({ how: 'bottomThenShuffle' }) },
      },
    }),
    play: {
      next: 'end',
      endIf: ({ ctx }) => ctx.gameOver,
      moves: series.pausing,
      turn: {
        phases: {
          beginning: {
            start: true,
            next: 'main',
            steps: {
              ready: { start: true, auto: true, next: 'set', onBegin: ready },
              set: { auto: true, next: 'draw', onBegin: set },
              draw: {
                auto: true,
                next: null,
                onBegin: drawForTurn<Player>({ unless: isFirstTurnOfGame, onEmpty: runsOut }),
              },
            },
          },
          main: { next: 'endOfTurn', moves },
          endOfTurn: { auto: true, next: null, onBegin: endOfTurn, onEnd: turnIsOver },
        },
      },
    },
    // only between the games of a series
    sideboarding: {
      navigated: true,
      next: { to: ['setup', 'end'], by: ({ ctx }) => (ctx.gameOver ? 'end' : 'setup') },
      ...series.sideboarding,
    },
    end: {
      onBegin: ({ players, coreOps, ctx }) =>
        coreOps.emit('finalScore', {
          lore: players.map(({ lore }) => lore),
          winner: players.find(({ id }) => id === ctx.winner),
        }),
    },
  },
  effects: { ...abilities.effects, ...series.effects, challengeDamage, banish: banishAll },
  decisions: { ...abilities.decisions, chooseDiscard: discardDecision<Player>(({ discard }) => discard) },
  triggers: { zones: ['play'], listens: ({ listens }) => listens, ...abilities.triggers },
  checks: [gameStateCheck, abilities.check],
  frames: { at: 'frame', first: 'triggers' },
  evaluate,
});

export type Lorcana = NonNullable<(typeof lorcana)['types']>;
