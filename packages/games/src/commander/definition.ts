import { defineGame, type Game, undo } from 'cardloom';
import { activate } from './activating.ts';
import type { CardSet } from './card.ts';
import { standardCards } from './card-set.ts';
import { askAttackers, askBlockers, attack, block, endCombat } from './combat.ts';
import { assignDamage, beginFirstStrike, beginRegularDamage, isFirstStrike } from './combat-damage.ts';
import { correctionsByHand } from './corrections.ts';
import { decisions } from './decisions.ts';
import { standardDecks } from './decks.ts';
import { discardChosen } from './discarding.ts';
import { toCleanup } from './end-turn.ts';
import { evaluate } from './evaluation.ts';
import { layers } from './layers.ts';
import { emptyPools } from './mana.ts';
import { cast, concede, pass, playLand, tapForMana } from './moves.ts';
import { beginMulligans, bottom, keep, mulligan, mulliganRound, nextMulligans } from './mulligan.ts';
import { print } from './printed.ts';
import { goOn, resolve } from './resolve.ts';
import { returnCommander } from './returning.ts';
import { prepare, type Setup } from './setup.ts';
import { type Commander, type Context, state, zones } from './shape.ts';
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
export function defineCommander(set: CardSet = standardCards, setup?: Setup): Game<Commander> {
  return defineGame({
    name: 'commander',
    players: { min: 2, max: 6 },
    state,
    zones,
    cards: print(set),
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
                  next: ({ G }) => (G.attacked ? 'declareBlockers' : 'endCombat'),
                  onBegin: (context) => {
                    givePriority(context);
                    askAttackers(context);
                  },
                },
                declareBlockers: {
                  ...open,
                  next: (context) => (isFirstStrike(context) ? 'firstStrikeDamage' : 'combatDamage'),
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
      attack,
      block,
      assignDamage,
      discardChosen,
      returnCommander,
      toCleanup,
      wearOff,
      mulliganRound,
      nextMulligans,
      bottom,
    },
    decisions,
    evaluate,
  });
}

/** The game with the cards that come with it. */
export const commander: Game<Commander> = defineCommander();
