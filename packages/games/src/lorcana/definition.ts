import { concede, defineGame, type Game, type GateAnswer, manualMoves, undo } from 'cardloom';
import {
  discardDecisions,
  discardEffects,
  drawForTurn,
  firstPlayerChoice,
  isFirstTurnOfGame,
  nobodysTurn,
  openingHands,
  replaceCards,
} from '../parts/index.ts';
import { abilities } from './abilities.ts';
import { cards } from './card-set.ts';
import { challengeDamage } from './challenge.ts';
import { runsOut } from './deeds.ts';
import { evaluate } from './evaluation.ts';
import { banishAll, gameStateCheck } from './game-state-check.ts';
import { moves } from './moves.ts';
import { prepare, series } from './setup.ts';
import { type Context, type Lorcana, type Player, state, zones } from './shape.ts';
import { endOfTurn, ready, set, turnIsOver } from './turn.ts';

/** No step, phase or turn ends while a trigger waits in the bag, or while the game is paused. */
const gate = (context: Context): GateAnswer => (series.gate(context) === 'halt' ? 'halt' : abilities.gate(context));

export const lorcana: Game<Lorcana> = defineGame({
  name: 'lorcana',
  players: 2,
  pending: ['sideboarding'],
  state,
  zones,
  cards,
  setup: prepare,
  moves: { concede, concedeGame: series.concedeGame, undo, ...manualMoves },
  flow: { gate },
  segments: {
    setup: {
      start: true,
      next: ({ ctx }) => (ctx.gameOver ? 'end' : 'play'),
      onBegin: nobodysTurn,
      endIf: ({ ctx }) => ctx.gameOver || ctx.currentPhase === null,
      turn: {
        phases: {
          chooseFirstPlayer: { start: true, next: 'alterHand', ...firstPlayerChoice },
          alterHand: {
            next: null,
            ...openingHands(7),
            moves: { alterHand: replaceCards({ how: 'bottomThenShuffle' }) },
          },
        },
      },
    },
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
    sideboarding: { next: ({ ctx }) => (ctx.gameOver ? 'end' : 'setup'), ...series.sideboarding },
    end: {
      onBegin: ({ players, coreOps, ctx }) =>
        coreOps.emit('finalScore', { lore: players.map(({ lore }) => lore), winner: ctx.winner ?? null }),
    },
  },
  effects: { ...abilities.effects, ...discardEffects, ...series.effects, challengeDamage, banish: banishAll },
  decisions: { ...abilities.decisions, ...discardDecisions },
  triggers: { zones: ['play'], ...abilities.triggers },
  checks: [gameStateCheck, abilities.check],
  frames: { at: 'frame', first: 'triggers' },
  evaluate,
});
