import {
  discardDecision,
  firstPlayerChoice,
  mulliganOfCards,
  outcomeEffects,
  passWindow,
  readyCards,
  setupSegment,
  tellFinalResult,
  unless,
  winCheck,
} from '@cardloom/parts';
import { concede, manualMoves, undo } from 'cardloom';
import { abilities } from './abilities.ts';
import { resolveSpell } from './chain.ts';
import { damageCheck, killDamaged } from './checks.ts';
import { emptyPools } from './energy.ts';
import { evaluate } from './evaluation.ts';
import { type Context, kit, type Player } from './kit.ts';
import { actionMoves, showdownMoves } from './moves.ts';
import { contester, isOneSided } from './places.ts';
import { hasWon } from './points.ts';
import { holdStep } from './scoring.ts';
import { prepare } from './setup.ts';
import {
  assignDamage,
  assignDecision,
  beginShowdown,
  damageStep,
  dealAssigned,
  endShowdown,
  resolutionStep,
} from './showdown.ts';
import { channelRunes, drawPhase, endEffects, expire, hasSettled, startEffects, turnIsOver } from './turn.ts';

export const riftbound = kit.define({
  setup: prepare,
  moves: { concede, undo, ...manualMoves },
  segments: {
    setup: setupSegment('play', 'end', {
      chooseFirstPlayer: { start: true, next: 'mulligan', ...firstPlayerChoice },
      mulligan: { next: null, ...mulliganOfCards({ hand: 4, upTo: 2, how: 'bottom' }) },
    }),
    play: {
      next: 'end',
      endIf: ({ ctx }) => ctx.gameOver,
      turn: {
        phases: {
          awaken: {
            start: true,
            auto: true,
            next: 'beginning',
            onBegin: readyCards(({ field, gear, legend, runes }: Player) => [field, gear, legend, runes]),
          },
          beginning: {
            next: 'channel',
            steps: {
              beginningStep: { start: true, auto: true, next: 'scoring', onBegin: startEffects },
              scoring: { auto: true, next: null, onBegin: holdStep },
            },
          },
          channel: { auto: true, next: 'draw', onBegin: channelRunes },
          draw: { auto: true, next: 'action', onBegin: drawPhase, onEnd: emptyPools },
          action: {
            next: { to: ['combat', 'ending'], by: ({ G }) => (G.place === 0 ? 'ending' : 'combat') },
            moves: actionMoves,
          },
          combat: {
            next: 'action',
            onBegin: beginShowdown,
            onEnd: endShowdown,
            steps: {
              showdown: {
                start: true,
                next: unless(isOneSided, 'resolution', 'damage'),
                ...passWindow<Player, Context>({ first: contester }),
                moves: showdownMoves,
              },
              damage: { auto: true, next: 'resolution', onBegin: damageStep },
              resolution: { auto: true, next: null, onBegin: resolutionStep },
            },
          },
          ending: {
            next: null,
            onEnd: turnIsOver,
            steps: {
              endingStep: { start: true, auto: true, next: 'expiration', onBegin: endEffects },
              expiration: { auto: true, next: 'cleanup', onBegin: expire },
              cleanup: { auto: true, next: unless(hasSettled, null, 'expiration') },
            },
          },
        },
      },
    },
    end: { onBegin: tellFinalResult },
  },
  stack: { zone: 'chain', resolve: 'resolveSpell' },
  effects: {
    ...abilities.effects,
    ...outcomeEffects,
    resolveSpell,
    assignDamage,
    dealAssigned,
    killDamaged,
  },
  decisions: {
    ...abilities.decisions,
    chooseDiscard: discardDecision<Player>(({ trash }) => trash),
    assign: assignDecision,
  },
  triggers: { zones: ['field', 'gear', 'legend'], listens: ({ listens }) => listens, ...abilities.triggers },
  checks: [winCheck<Player>(hasWon, 'points'), damageCheck, abilities.check],
  frames: { at: 'frame', first: 'triggers' },
  flow: { gate: abilities.gate },
  evaluate,
});

export type Riftbound = NonNullable<(typeof riftbound)['types']>;
