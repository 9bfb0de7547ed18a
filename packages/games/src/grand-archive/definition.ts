import { concede, defineGame, type Game, manualMoves, undo } from 'cardloom';
import {
  combatOr,
  discardDecisions,
  discardInto,
  firstPlayerChoice,
  mulliganOfHand,
  nobodysTurn,
  unless,
} from '../parts/index.ts';
import { abilities } from './abilities.ts';
import { cards } from './card-set.ts';
import { decideOutcome, destroyDamaged, outcomeCheck } from './checks.ts';
import { declareStep, endOfCombat, isCombatOver, rolesEnd, strikeBoth } from './combat.ts';
import { evaluate } from './evaluation.ts';
import { chooseChampion, mainMoves, materializeMoves, retaliationMoves, windowMoves } from './moves.ts';
import { opportunity } from './opportunity.ts';
import { prepare } from './setup.ts';
import { type GrandArchive, type Player, state, zones } from './shape.ts';
import { resolveCard } from './stack.ts';
import {
  afterWakeUp,
  beginEnd,
  beginMaterialize,
  cleanUp,
  drawPhase,
  enterSpirit,
  isMaterializeOver,
  recollect,
  wakeUp,
} from './turn.ts';

const HAND = 5;

export const grandArchive: Game<GrandArchive> = defineGame({
  name: 'grand-archive',
  players: 2,
  state,
  zones,
  cards,
  setup: prepare,
  moves: { concede, undo, ...manualMoves },
  segments: {
    startingAGame: {
      start: true,
      next: ({ ctx }) => (ctx.gameOver ? 'end' : 'play'),
      onBegin: nobodysTurn,
      endIf: ({ ctx }) => ctx.gameOver || ctx.currentPhase === null,
      turn: {
        phases: {
          chooseFirstPlayer: { start: true, next: 'chooseChampions', ...firstPlayerChoice },
          chooseChampions: {
            next: ({ G }) => (G.isSpiritOpening ? null : 'mulligan'),
            actors: 'pending:championSelection',
            onBegin: ({ coreOps, players }) => coreOps.setPending('championSelection', players),
            endIf: ({ ctx }) => ctx.pendingChampionSelection.size === 0,
            moves: { chooseChampion },
          },
          mulligan: { next: null, ...mulliganOfHand({ hand: HAND, how: 'bottomThenShuffle' }) },
        },
      },
    },
    play: {
      next: 'end',
      endIf: ({ ctx }) => ctx.gameOver,
      turn: {
        onBegin: enterSpirit,
        phases: {
          wakeUp: { start: true, auto: true, next: afterWakeUp, onBegin: wakeUp },
          materialize: {
            next: 'recollection',
            onBegin: beginMaterialize,
            endIf: isMaterializeOver,
            moves: materializeMoves,
          },
          recollection: { next: 'draw', ...opportunity({ after: recollect }), moves: windowMoves },
          draw: { auto: true, next: 'main', onBegin: drawPhase },
          main: { next: combatOr('combat', 'end'), ...opportunity(), moves: mainMoves },
          combat: {
            next: 'main',
            onEnd: rolesEnd,
            steps: {
              declare: {
                start: true,
                auto: true,
                next: unless(isCombatOver, 'endOfCombat', 'retaliation'),
                onBegin: declareStep,
              },
              retaliation: {
                next: unless(isCombatOver, 'endOfCombat', 'damage'),
                ...opportunity(),
                moves: retaliationMoves,
              },
              damage: { next: 'endOfCombat', ...opportunity({ after: strikeBoth }), moves: windowMoves },
              endOfCombat: { auto: true, next: null, onBegin: endOfCombat },
            },
          },
          end: { next: null, ...opportunity({ begin: beginEnd, after: cleanUp }), moves: windowMoves },
        },
      },
    },
    end: { onBegin: ({ coreOps, ctx }) => coreOps.emit('finalResult', { winner: ctx.winner ?? null }) },
  },
  stack: { zone: 'stack', resolve: 'resolveCard' },
  effects: {
    ...abilities.effects,
    ...discardInto<Player>(({ graveyard }) => graveyard),
    resolveCard,
    decideOutcome,
    destroyDamaged,
  },
  decisions: { ...abilities.decisions, ...discardDecisions },
  triggers: { zones: ['field'], ...abilities.triggers },
  checks: [outcomeCheck, abilities.check],
  frames: { at: 'frame', first: 'triggers' },
  flow: { gate: abilities.gate },
  evaluate,
});
