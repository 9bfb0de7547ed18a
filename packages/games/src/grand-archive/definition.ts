import {
  combatOr,
  discardDecision,
  firstPlayerChoice,
  mulliganOfHand,
  setupSegment,
  tellFinalResult,
  unless,
} from '@cardloom/parts';
import { concede, manualMoves, undo } from 'cardloom';
import { abilities } from './abilities.ts';
import { decideOutcome, destroyDamaged, outcomeCheck } from './checks.ts';
import { declareStep, endOfCombat, isCombatOver, rolesEnd, strikeBoth } from './combat.ts';
import { evaluate } from './evaluation.ts';
import { type Context, kit, type Player } from './kit.ts';
import { chooseChampion, mainMoves, materializeMoves, retaliationMoves, windowMoves } from './moves.ts';
import { opportunity } from './opportunity.ts';
import { prepare } from './setup.ts';
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

/** Each player chooses a champion, in turn order; the rules' own opening has no mulligan after it. */
const championSelection = {
  actors: 'pending:championSelection',
  onBegin: ({ coreOps, players }: Context): void => coreOps.setPending('championSelection', players),
  endIf: ({ ctx }: Context): boolean => ctx.pendingChampionSelection.size === 0,
} as const;
const afterChampions = {
  to: ['mulligan', null],
  by: ({ G }: Context) => (G.isSpiritOpening ? null : 'mulligan'),
} as const;

export const grandArchive = kit.define({
  setup: prepare,
  moves: { concede, undo, ...manualMoves },
  segments: {
    startingAGame: setupSegment('play', 'end', {
      chooseFirstPlayer: { start: true, next: 'chooseChampions', ...firstPlayerChoice },
      chooseChampions: { next: afterChampions, ...championSelection, moves: { chooseChampion } },
      mulligan: { next: null, ...mulliganOfHand({ hand: HAND, how: 'bottomThenShuffle' }) },
    }),
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
    end: { onBegin: tellFinalResult },
  },
  stack: { zone: 'stack', resolve: 'resolveCard' },
  effects: { ...abilities.effects, resolveCard, decideOutcome, destroyDamaged },
  decisions: { ...abilities.decisions, chooseDiscard: discardDecision<Player>(({ graveyard }) => graveyard) },
  triggers: { zones: ['field'], listens: ({ listens }) => listens, ...abilities.triggers },
  checks: [outcomeCheck, abilities.check],
  frames: { at: 'frame', first: 'triggers' },
  flow: { gate: abilities.gate },
  evaluate,
});

export type GrandArchive = NonNullable<(typeof grandArchive)['types']>;
