import type { Json, MatchEvent, View } from 'cardloom';
import { actor, findCard, signed } from '../parts/index.ts';
import { cards } from './card-set.ts';

/** Events as sentences. */
export function tell(event: MatchEvent, view: View): string | null | undefined {
  if (QUIET.has(event.type)) return null;
  return SENTENCES[event.type]?.(event, view);
}

/** Said by the events around them. */
const QUIET = new Set([
  'cardMoved',
  'cardCreated',
  'cardRevealed',
  'zoneShuffled',
  'segmentBegan',
  'phaseBegan',
  'stepBegan',
  'turnBegan',
  'turnEnd',
  'gameOver',
  'playerLeft',
  'priorityChanged',
  'paired',
  'passed',
]);

type Teller = (event: MatchEvent, view: View) => string | null;

function name(id: Json | undefined, view: View): string {
  const card = findCard(view, id);
  return card === undefined ? 'a card' : cards[String(card.name)].title;
}
const card = (event: MatchEvent, view: View): string => name(event.card as Json, view);
const who = (event: MatchEvent, verb?: string): string => actor(event.player as Json, verb);
const some = (count: Json | undefined): string => (count === 1 ? 'a card' : `${String(count)} cards`);

const SENTENCES: Readonly<Record<string, Teller>> = {
  firstPlayerChosen: (event) => `${who(event, 'go')} first`,
  handKept: (event) => `${who(event, 'keep')} the hand`,
  handAltered: (event) => `${who(event, 'draw')} a new hand`,
  turnStart: (event) => `${who(event)}'s turn`,
  cardsDrawn: (event) => `${who(event, 'draw')} ${some(event.count as Json)}`,
  cardsDiscarded: (event, view) =>
    `${who(event, 'discard')} ${(event.cards as readonly Json[]).map((id) => name(id, view)).join(', ')}`,
  resourcePlaced: (event) => `${who(event, 'place')} a resource`,
  exResourceGained: (event) => `${who(event, 'get')} an EX Resource`,
  played: (event, view) =>
    event.unit === undefined
      ? `${who(event, 'play')} ${card(event, view)}`
      : `${who(event, 'pair')} ${card(event, view)} with ${name(event.unit as Json, view)}`,
  linked: (event, view) => `${card(event, view)} is linked`,
  attacks: (event, view) =>
    `${card(event, view)} attacks ${typeof event.target === 'number' ? name(event.target, view) : actor(event.target as Json)}`,
  blocks: (event, view) => `${card(event, view)} blocks`,
  damaged: (event, view) => `${card(event, view)} takes ${String(event.amount)} damage`,
  healed: (event, view) => `${card(event, view)} recovers ${String(event.amount)} HP`,
  buffed: (event, view) => `${card(event, view)} gets ${signed(Number(event.amount))} AP`,
  readied: (event, view) => `${card(event, view)} becomes active`,
  exerted: (event, view) => `${card(event, view)} is rested`,
  banished: (event, view) => `${card(event, view)} is destroyed`,
  bounced: (event, view) => `${card(event, view)} goes back to the hand of ${who(event)}`,
  shieldDestroyed: (event, view) => `A shield of ${who(event)} is destroyed: ${card(event, view)}`,
  shieldTaken: (event) => `${who(event, 'take')} a shield into the hand`,
  addedToHand: (event, view) => `${who(event, 'add')} ${card(event, view)} to the hand`,
  activated: (event, view) => `${who(event, 'use')} ${card(event, view)}`,
  triggered: (event, view) => `The effect of ${card(event, view)}`,
  playerLost: (event) =>
    `${who(event, 'lose')}: ${event.reason === 'deck' ? 'the deck is empty' : 'no shield stopped the attack'}`,
  finalResult: () => null,
};
