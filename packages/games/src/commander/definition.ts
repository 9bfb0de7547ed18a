import { undo } from 'cardloom';
import { activate } from './activating.ts';
import type { CardSet } from './card.ts';
import { standardCards, standardDecks } from './card-set.ts';
import { askAttackers, askBlockers, endCombat } from './combat.ts';
import { assignDamage, beginFirstStrike, beginRegularDamage, isFirstStrike } from './combat-damage.ts';
import { correctionsByHand } from './corrections.ts';
import { decisions } from './decisions.ts';
import { discardHand } from './discarding.ts';
import { toCleanup } from './end-turn.ts';
import { evaluate } from './evaluation.ts';
import { type Context, kitFor } from './kit.ts';
import { layers } from './layers.ts';
import { emptyPools } from './mana.ts';
import { cast, concede, pass, playLand, tapForMana } from './moves.ts';
import { beginMulligans, keep, mulligan, mulliganRound, nextMulligans } from './mulligan.ts';
import { print } from './printed.ts';
import { goOn, resolve } from './resolve.ts';
import { prepare, type Setup } from './setup.ts';
import { isDue, stateBased } from './state-based.ts';
import { putTriggers, triggers } from './triggers.ts';
import {
  beginStep,
  beginTurn,
  cleanupStep,
  drawStep,
  endStep,
  expireNextTurn,
  givePriority,
  untapStep,
  wearOff,
} from './turn.ts';

/** With two players, whoever begins skips the draw step of their first turn (CR 103.8). */
function beginGame({ coreOps, players, turnPlayer }: Context): void {
  if (players.length === 2) coreOps.skipStep('draw', { player: turnPlayer, lasts: 'nextTurn' });
}

/** All players passed in succession and nothing is on the stack. The top of a stack goes to the agenda before this is asked. */
const allPassed = ({ ctx }: Context): boolean => ctx.allPlayersPassed;
/** A step in which players get priority. Unused mana is lost as it ends. */
const open = { endIf: allPassed, onEnd: emptyPools };

/**
 * Commander with these cards; a set with cards of one's own works as well.
 *
 * ```ts
 * const mine = defineCommander({ ...standardCards, 'Old Oak': oldOak });
 * ```
 */
export function defineCommander(set: CardSet = standardCards, setup?: Setup) {
  return kitFor(print(set)).define({
    setup: setup ?? prepare(set, standardDecks),
    moves: { concede, undo, ...correctionsByHand },
    segments: {
      mulligan: {
        start: true,
        actors: 'pending:mulligan',
        onBegin: beginMulligans,
        endIf: ({ G }) => G.isKept,
        next: 'game',
        moves: { keep, mulligan },
      },
      game: {
        onBegin: beginGame,
        moves: { pass, playLand, cast, activate, tapForMana },
        turn: {
          onBegin: beginTurn,
          onMissed: expireNextTurn,
          phases: {
            beginning: {
              start: true,
              next: 'precombat',
              steps: {
                untap: { start: true, auto: true, next: 'upkeep', onBegin: untapStep, onEnd: emptyPools },
                upkeep: { ...open, next: 'draw', onBegin: beginStep('upkeep') },
                draw: { ...open, next: null, onBegin: drawStep },
              },
            },
            precombat: { ...open, next: 'combat', onBegin: givePriority },
            combat: {
              next: 'postcombat',
              onEnd: endCombat,
              steps: {
                beginCombat: { ...open, start: true, next: 'declareAttackers', onBegin: beginStep('beginCombat') },
                declareAttackers: {
                  ...open,
                  // without attackers there is nothing to block and no damage (CR 508.8)
                  next: {
                    to: ['declareBlockers', 'endCombat'],
                    by: ({ G }) => (G.attacked ? 'declareBlockers' : 'endCombat'),
                  },
                  onBegin: (context) => {
                    givePriority(context);
                    askAttackers(context);
                  },
                },
                declareBlockers: {
                  ...open,
                  next: {
                    to: ['firstStrikeDamage', 'combatDamage'],
                    by: (context) => (isFirstStrike(context) ? 'firstStrikeDamage' : 'combatDamage'),
                  },
                  onBegin: (context) => {
                    givePriority(context);
                    askBlockers(context);
                  },
                },
                firstStrikeDamage: {
                  ...open,
                  next: 'combatDamage',
                  onBegin: (context) => {
                    givePriority(context);
                    beginFirstStrike(context);
                  },
                },
                combatDamage: {
                  ...open,
                  next: 'endCombat',
                  onBegin: (context) => {
                    givePriority(context);
                    beginRegularDamage(context);
                  },
                },
                endCombat: { ...open, next: null, onBegin: beginStep('endOfCombat') },
              },
            },
            postcombat: { ...open, next: 'ending', onBegin: givePriority },
            ending: {
              next: null,
              steps: {
                end: { ...open, start: true, next: 'cleanup', onBegin: endStep },
                cleanup: {
                  // normally nobody gets priority (CR 514.3)
                  endIf: (context) => !context.G.cleanupOpen || allPassed(context),
                  next: null,
                  onBegin: cleanupStep,
                  onEnd: emptyPools,
                },
              },
            },
          },
        },
      },
    },
    stack: { zone: 'stack', resolve: 'resolve' },
    identity: { card: 'object', game: 'objects' },
    references: { player: ['commander'] },
    layers,
    frames: { at: 'priority', first: 'checks' },
    checks: [isDue],
    triggers,
    effects: {
      resolve,
      goOn,
      stateBased,
      putTriggers,
      assignDamage,
      discardHand,
      toCleanup,
      wearOff,
      mulliganRound,
      nextMulligans,
    },
    decisions,
    evaluate,
  });
}

/** The game with the cards that come with it. */
export const commander = defineCommander();

export type Commander = NonNullable<(typeof commander)['types']>;
