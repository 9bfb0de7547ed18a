import {
  combatOr,
  decidedBy,
  discardDecision,
  firstPlayerChoice,
  nonTurnPlayer,
  openingHands,
  setupSegment,
  tellFinalResult,
  unless,
} from '@cardloom/parts';
import { concede, manualMoves, undo } from 'cardloom';
import { abilities } from './abilities.ts';
import { boardCheck, healthOutcome, sendToOblivion } from './checks.ts';
import { attackStep, damageStep, endClash, isClashOver } from './clash.ts';
import { evaluate } from './evaluation.ts';
import { kit, type Player } from './kit.ts';
import {
  attackerBuffMoves,
  counterMoves,
  defenderBuffMoves,
  obstructMoves,
  primaryMoves,
  resourceMoves,
} from './moves.ts';
import { declareMulligan, finishMulligan, HAND } from './mulligan.ts';
import { prepare } from './setup.ts';
import { answer, standbyEffects } from './standby.ts';
import { drawStep, endOfTurn, firstPlayer, readyAll, shortenFirstTurn, startOfTurn, turnIsOver } from './turn.ts';

const attacker = ({ turnPlayer }: { readonly turnPlayer: Player }): Player => turnPlayer;

export const alphaClash = kit.define({
  setup: prepare,
  moves: { concede, undo, ...manualMoves },
  segments: {
    setup: setupSegment('play', 'end', {
      chooseFirstPlayer: { start: true, next: 'mulligan', ...firstPlayerChoice, onBegin: firstPlayer },
      mulligan: {
        next: null,
        ...openingHands(HAND),
        onEnd: finishMulligan,
        moves: { mulligan: declareMulligan },
      },
    }),
    play: {
      next: 'end',
      // the first player skips `ready` and `draw` on their first turn
      onBegin: shortenFirstTurn,
      endIf: ({ ctx }) => ctx.gameOver,
      turn: {
        phases: {
          startOfTurn: { start: true, auto: true, next: 'expansion', onBegin: startOfTurn },
          expansion: {
            next: 'primary',
            steps: {
              ready: { start: true, auto: true, next: 'draw', onBegin: readyAll },
              draw: { auto: true, next: 'resource', onBegin: drawStep },
              resource: { next: null, moves: resourceMoves },
            },
          },
          primary: { next: combatOr('clash', 'endOfTurn'), moves: primaryMoves },
          clash: {
            next: 'primary',
            endIf: (context) => context.ctx.currentStep === null || isClashOver(context),
            onEnd: endClash,
            steps: {
              attack: { start: true, auto: true, next: unless(isClashOver, null, 'counter'), onBegin: attackStep },
              counter: {
                next: unless(isClashOver, null, 'obstruct'),
                ...decidedBy<Player>(nonTurnPlayer),
                moves: counterMoves,
              },
              obstruct: {
                next: unless(isClashOver, null, 'attackerBuff'),
                ...decidedBy<Player>(nonTurnPlayer),
                moves: obstructMoves,
              },
              attackerBuff: {
                next: unless(isClashOver, null, 'defenderBuff'),
                ...decidedBy<Player>(attacker),
                moves: attackerBuffMoves,
              },
              defenderBuff: {
                next: unless(isClashOver, null, 'damage'),
                ...decidedBy<Player>(nonTurnPlayer),
                moves: defenderBuffMoves,
              },
              damage: { auto: true, next: null, onBegin: damageStep },
            },
          },
          endOfTurn: { auto: true, next: null, onBegin: endOfTurn, onEnd: turnIsOver },
        },
      },
    },
    end: { onBegin: tellFinalResult },
  },
  effects: { ...abilities.effects, ...standbyEffects, sendToOblivion, healthOutcome },
  decisions: { ...abilities.decisions, chooseDiscard: discardDecision<Player>(({ oblivion }) => oblivion), answer },
  triggers: {
    zones: ['field', 'weapons', 'clashground'],
    listens: ({ listens }) => listens,
    ...abilities.triggers,
  },
  checks: [boardCheck, abilities.check],
  frames: { at: 'frame', first: 'triggers' },
  // nothing moves on while a trigger or a card in the Standby waits
  flow: { gate: (context) => (context.zones.standby.length > 0 ? 'halt' : abilities.gate(context)) },
  evaluate,
});

export type AlphaClash = NonNullable<(typeof alphaClash)['types']>;
