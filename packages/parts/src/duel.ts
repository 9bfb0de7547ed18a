import { card, player } from 'cardloom';
import { abilityDecisions, abilityEvents } from './abilities/rules.ts';
import { discardDecisions } from './abilities/verbs.ts';
import { aboutPlayer } from './context.ts';
import { firstPlayerEvents } from './first-player.ts';
import { discardEvents } from './hand-limit.ts';
import { mulliganEvents } from './mulligan.ts';
import { drawEvents } from './turn-steps.ts';

/** What is declared by every game in which two players draw, play cards with abilities and let them fight. */

/**
 * An event about a card and the player who does it or has it.
 *
 * ```ts
 * declareGame({ name: 'mine', events: { played: cardOfPlayer } });
 * ```
 */
export const cardOfPlayer = { card: card(), player: player() };
/**
 * An event about so many of something.
 *
 * ```ts
 * declareGame({ name: 'mine', events: { milled: countOfPlayer } });
 * ```
 */
export const countOfPlayer = { player: player(), count: 0 };

/**
 * Spread it into `events`.
 *
 * ```ts
 * declareGame({ name: 'mine', events: { ...duelEvents, played: cardOfPlayer } });
 * ```
 */
export const duelEvents = {
  ...firstPlayerEvents,
  ...mulliganEvents,
  ...drawEvents,
  ...discardEvents,
  ...abilityEvents,
  turnStart: aboutPlayer,
  turnEnd: aboutPlayer,
  damaged: { card: card(), amount: 0 },
  banished: cardOfPlayer,
  bounced: cardOfPlayer,
};

/**
 * Spread it into `decisions`.
 *
 * ```ts
 * declareGame({ name: 'mine', decisions: duelDecisions });
 * ```
 */
export const duelDecisions = { ...abilityDecisions, ...discardDecisions };
