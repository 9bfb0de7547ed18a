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
  'passed',
  'finalResult',
]);

type Teller = (event: MatchEvent, view: View) => string | null;

function name(id: Json | undefined, view: View): string {
  const card = findCard(view, id);
  return card === undefined ? 'a card' : cards[String(card.name)].title;
}
const card = (event: MatchEvent, view: View): string => name(event.card as Json, view);
const names = (event: MatchEvent, view: View): string =>
  (event.cards as readonly Json[]).map((id) => name(id, view)).join(', ');
const who = (event: MatchEvent, verb?: string): string => actor(event.player as Json, verb);
const some = (count: Json | undefined): string => (count === 1 ? 'a card' : `${String(count)} cards`);
const on = (event: MatchEvent, view: View): string =>
  event.target === 0 ? '' : ` on ${name(event.target as Json, view)}`;

const SENTENCES: Readonly<Record<string, Teller>> = {
  firstPlayerChosen: (event) => `${who(event, 'go')} first`,
  championChosen: (event, view) => `${who(event, 'choose')} ${card(event, view)}`,
  championEntered: (event, view) => `${card(event, view)} enters`,
  handKept: (event) => `${who(event, 'keep')} the hand`,
  handAltered: (event) => `${who(event, 'draw')} a new hand`,
  turnStart: (event) => `${who(event)}'s turn`,
  materialized: (event, view) => `${who(event, 'materialize')} ${card(event, view)}`,
  materializeSkipped: (event) => `${who(event, 'materialize')} nothing`,
  memoryBanished: (event, view) => `${who(event, 'banish')} from memory: ${names(event, view)}`,
  recollected: (event) => `${who(event, 'recollect')} ${some(event.count as Json)}`,
  cardsDrawn: (event) => `${who(event, 'draw')} ${some(event.count as Json)}`,
  cardsDiscarded: (event, view) => `${who(event, 'discard')} ${names(event, view)}`,
  reserved: (event) => `${who(event, 'put')} ${some(event.count as Json)} into memory`,
  remembered: (event) => `${who(event, 'put')} ${some(event.count as Json)} from the deck into memory`,
  activatedCard: (event, view) => `${who(event, 'play')} ${card(event, view)}${on(event, view)}`,
  played: (event, view) => `${card(event, view)} resolves`,
  negated: (event, view) => `${card(event, view)} does nothing`,
  activated: (event, view) => `${who(event, 'use')} ${card(event, view)}`,
  triggered: (event, view) => `The effect of ${card(event, view)}`,
  attacks: (event, view) => `${card(event, view)} attacks ${name(event.target as Json, view)}`,
  retaliates: (event, view) => `${card(event, view)} retaliates`,
  damaged: (event, view) => `${card(event, view)} takes ${String(event.amount)} damage`,
  healed: (event, view) => `${card(event, view)} heals ${String(event.amount)}`,
  buffed: (event, view) => `${card(event, view)} gets ${signed(Number(event.amount))} power`,
  readied: (event, view) => `${card(event, view)} wakes up`,
  exerted: (event, view) => `${card(event, view)} is rested`,
  banished: (event, view) => `${card(event, view)} is destroyed`,
  bounced: (event, view) => `${card(event, view)} goes back to the hand of ${who(event)}`,
  playerLost: (event) =>
    `${who(event, 'lose')}: ${event.reason === 'deck' ? 'the deck is empty' : 'the champion is dead'}`,
  playerWon: (event) => `${who(event, 'win')} by what a card says`,
};
