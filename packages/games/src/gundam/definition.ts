import {
  combatOr,
  decidedBy,
  discardDecision,
  drawForTurn,
  endCombat,
  firstPlayerChoice,
  handLimitInto,
  mulliganOfHand,
  nonTurnPlayer,
  pass,
  passWindow,
  readyCards,
  setupSegment,
  tellFinalResult,
  unless,
} from '@cardloom/parts';
import { concede, manualMoves, undo } from 'cardloom';
import { abilities } from './abilities.ts';
import { attackStep, battleEndStep, damageStep, isBattleOver } from './battle.ts';
import { evaluate } from './evaluation.ts';
import { kit, type Player } from './kit.ts';
import { actionCommand, blockMoves, mainMoves } from './moves.ts';
import { defeat, destroyDamaged, rulesManagement } from './rules-management.ts';
import { prepare } from './setup.ts';
import { cleanup, endOfTurn, HAND_LIMIT, placeResource, prepareShields, startOfTurn } from './turn.ts';

/** Both players may act in turn, the standby player first, until both pass in a row. */
const actionStep = { ...passWindow<Player>({ first: nonTurnPlayer }), moves: { pass, command: actionCommand } };

export const gundam = kit.define({
  setup: prepare,
  moves: { concede, undo, ...manualMoves },
  segments: {
    setup: setupSegment('play', 'end', {
      chooseFirstPlayer: { start: true, next: 'redraw', ...firstPlayerChoice },
      redraw: { next: null, ...mulliganOfHand({ hand: 5, how: 'bottomThenShuffle' }), onEnd: prepareShields },
    }),
    play: {
      next: 'end',
      endIf: ({ ctx }) => ctx.gameOver,
      turn: {
        phases: {
          startPhase: {
            start: true,
            next: 'drawPhase',
            steps: {
              active: {
                start: true,
                auto: true,
                next: 'start',
                onBegin: readyCards(({ units, resources }: Player) => [units, resources]),
              },
              start: { auto: true, next: null, onBegin: startOfTurn },
            },
          },
          drawPhase: { auto: true, next: 'resourcePhase', onBegin: drawForTurn<Player>() },
          resourcePhase: { auto: true, next: 'mainPhase', onBegin: placeResource },
          mainPhase: { next: combatOr('battlePhase', 'endPhase'), moves: mainMoves },
          battlePhase: {
            next: 'mainPhase',
            onEnd: endCombat,
            steps: {
              attack: {
                start: true,
                auto: true,
                next: unless(isBattleOver, 'battleEnd', 'block'),
                onBegin: attackStep,
              },
              block: {
                next: unless(isBattleOver, 'battleEnd', 'action'),
                ...decidedBy<Player>(nonTurnPlayer),
                moves: blockMoves,
              },
              action: { next: unless(isBattleOver, 'battleEnd', 'damage'), ...actionStep },
              damage: { auto: true, next: 'battleEnd', onBegin: damageStep },
              battleEnd: { auto: true, next: null, onBegin: battleEndStep },
            },
          },
          endPhase: {
            next: null,
            steps: {
              action: { start: true, next: 'end', ...actionStep },
              end: { auto: true, next: 'hand', onBegin: endOfTurn },
              hand: { next: 'cleanup', ...handLimitInto<Player>(HAND_LIMIT, ({ trash }) => trash) },
              cleanup: { auto: true, next: null, onBegin: cleanup },
            },
          },
        },
      },
    },
    end: { onBegin: tellFinalResult },
  },
  effects: { ...abilities.effects, defeat, destroyDamaged },
  decisions: { ...abilities.decisions, chooseDiscard: discardDecision<Player>(({ trash }) => trash) },
  triggers: { zones: ['units', 'pilots', 'base'], listens: ({ listens }) => listens, ...abilities.triggers },
  checks: [rulesManagement, abilities.check],
  frames: { at: 'frame', first: 'triggers' },
  flow: { gate: abilities.gate },
  evaluate,
});

export type Gundam = NonNullable<(typeof gundam)['types']>;
