import { concede, defineGame, type Game, manualMoves, undo } from 'cardloom';
import {
  discardDecisions,
  discardInto,
  firstPlayerChoice,
  mulliganOfCards,
  nobodysTurn,
  outcomeEffects,
  passWindow,
  readyCards,
  unless,
  winCheck,
} from '../parts/index.ts';
import { abilities } from './abilities.ts';
import { cards } from './card-set.ts';
import { resolveSpell } from './chain.ts';
import { damageCheck, killDamaged } from './checks.ts';
import { emptyPools } from './energy.ts';
import { evaluate } from './evaluation.ts';
import { actionMoves, showdownMoves } from './moves.ts';
import { contester, isOneSided } from './places.ts';
import { hasWon } from './points.ts';
import { holdStep } from './scoring.ts';
import { prepare } from './setup.ts';
import { type Context, type Player, type Riftbound, state, zones } from './shape.ts';
import {
  assignDamage,
  assignDecision,
  assigned,
  beginShowdown,
  damageStep,
  dealAssigned,
  endShowdown,
  resolutionStep,
} from './showdown.ts';
import { channelRunes, drawPhase, endEffects, expire, hasSettled, startEffects, turnIsOver } from './turn.ts';

export const riftbound: Game<Riftbound> = defineGame({
  name: 'riftbound',
  players: 2,
  state,
  zones,
  cards,
  setup: prepare,
  moves: { concede, undo, ...manualMoves },
  segments: {
    setup: {
      start: true,
      next: ({ ctx }) => (ctx.gameOver ? 'end' : 'play'),
      onBegin: nobodysTurn,
      endIf: ({ ctx }) => ctx.gameOver || ctx.currentPhase === null,
      turn: {
        phases: {
          chooseFirstPlayer: { start: true, next: 'mulligan', ...firstPlayerChoice },
          mulligan: { next: null, ...mulliganOfCards({ hand: 4, upTo: 2, how: 'bottom' }) },
        },
      },
    },
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
          action: { next: ({ G }) => (G.place === 0 ? 'ending' : 'combat'), moves: actionMoves },
          combat: {
            next: 'action',
            onBegin: beginShowdown,
            onEnd: endShowdown,
            steps: {
              showdown: {
                start: true,
                next: unless(isOneSided, 'resolution', 'damage'),
                ...passWindow<Player>({ first: (context) => contester(context as Context) }),
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
    end: { onBegin: ({ coreOps, ctx }) => coreOps.emit('finalResult', { winner: ctx.winner ?? null }) },
  },
  stack: { zone: 'chain', resolve: 'resolveSpell' },
  effects: {
    ...abilities.effects,
    ...discardInto<Player>(({ trash }) => trash),
    ...outcomeEffects,
    resolveSpell,
    assignDamage,
    assigned,
    dealAssigned,
    killDamaged,
  },
  decisions: { ...abilities.decisions, ...discardDecisions, assign: assignDecision },
  triggers: { zones: ['field', 'gear', 'legend'], ...abilities.triggers },
  checks: [winCheck<Player>(hasWon, 'points'), damageCheck, abilities.check],
  frames: { at: 'frame', first: 'triggers' },
  flow: { gate: abilities.gate },
  evaluate,
});
