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
  handAltered: (event) =>
    event.count === 0 ? `${who(event, 'keep')} the hand` : `${who(event, 'set')} aside ${some(event.count as Json)}`,
  turnStart: (event) => `${who(event)}'s turn`,
  cardsDrawn: (event) => `${who(event, 'draw')} ${some(event.count as Json)}`,
  cardsDiscarded: (event, view) =>
    `${who(event, 'discard')} ${(event.cards as readonly Json[]).map((id) => name(id, view)).join(', ')}`,
  resourcePlaced: (event, view) => `${who(event, 'place')} ${card(event, view)} as a resource`,
  entersStandby: (event, view) =>
    `${who(event, 'play')} ${card(event, view)}${event.target === 0 ? '' : ` for ${name(event.target as Json, view)}`}`,
  played: (event, view) =>
    event.bearer === undefined
      ? `${card(event, view)} resolves`
      : `${name(event.bearer as Json, view)} takes up ${card(event, view)}`,
  negated: (event, view) => `${card(event, view)} is countered`,
  trapSet: (event) => `${who(event, 'set')} a trap`,
  attacks: (event, view) => `${card(event, view)} attacks ${name(event.target as Json, view)}`,
  obstructs: (event, view) => `${card(event, view)} obstructs`,
  damaged: (event, view) => `${card(event, view)} takes ${String(event.amount)} damage`,
  healthChanged: (event) => `${who(event)}: ${signed(Number(event.amount))} health, now ${String(event.health)}`,
  healed: (event, view) => `${String(event.amount)} damage is removed from ${card(event, view)}`,
  buffed: (event, view) => `${card(event, view)} gets ${signed(Number(event.amount))} attack`,
  fortified: (event, view) => `${card(event, view)} gets ${signed(Number(event.amount))} defense`,
  readied: (event, view) => `${card(event, view)} readies`,
  exerted: (event, view) => `${card(event, view)} engages`,
  banished: (event, view) => `${card(event, view)} goes to oblivion`,
  bounced: (event, view) => `${card(event, view)} goes back to the hand of ${who(event)}`,
  triggered: (event, view) => `The effect of ${card(event, view)}`,
  contenderDown: (event) => `The Contender of ${who(event)} is down`,
  playerLost: (event) => `${who(event, 'lose')}: no card is left to draw`,
  finalResult: () => null,
};
