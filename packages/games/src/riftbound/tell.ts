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
  'moves',
  'attacks',
  'conquers',
  'holds',
  'expires',
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
const some = (count: Json | undefined, one: string): string => (count === 1 ? `a ${one}` : `${String(count)} ${one}s`);

function placeName(place: Json | undefined, view: View): string {
  const battlefield = (view.zones.battlefields as readonly { readonly id?: Json }[])[Number(place) - 1];
  return battlefield === undefined ? 'the base' : name(battlefield.id, view);
}

const SENTENCES: Readonly<Record<string, Teller>> = {
  firstPlayerChosen: (event) => `${who(event, 'go')} first`,
  handAltered: (event) =>
    event.count === 0
      ? `${who(event, 'keep')} the hand`
      : `${who(event, 'replace')} ${some(event.count as Json, 'card')}`,
  turnStart: (event) => `${who(event)}'s turn`,
  channelled: (event) => `${who(event, 'channel')} ${some(event.count as Json, 'rune')}`,
  energyAdded: (event) => `${who(event, 'add')} ${String(event.amount)} energy`,
  cardsDrawn: (event) => `${who(event, 'draw')} ${some(event.count as Json, 'card')}`,
  cardsDiscarded: (event, view) => `${who(event, 'discard')} ${names(event, view)}`,
  burnedOut: (event) => `${who(event, 'burn')} out: the trash becomes the deck`,
  cast: (event, view) =>
    `${who(event, 'play')} ${card(event, view)}${event.target === 0 ? '' : ` on ${name(event.target as Json, view)}`}`,
  played: (event, view) => {
    const played = findCard(view, event.card as Json);
    const isSpell = played !== undefined && cards[String(played.name)].type === 'spell';
    return isSpell ? `${card(event, view)} resolves` : `${who(event, 'play')} ${card(event, view)}`;
  },
  negated: (event, view) => `${card(event, view)} does nothing`,
  activated: (event, view) => `${who(event, 'use')} ${card(event, view)}`,
  triggered: (event, view) => `The effect of ${card(event, view)}`,
  moved: (event, view) => `${who(event, 'move')} ${names(event, view)} to ${placeName(event.to as Json, view)}`,
  contested: (event, view) => `${who(event, 'contest')} ${card(event, view)}`,
  conquered: (event, view) => `${who(event, event.scores === true ? 'conquer' : 'retake')} ${card(event, view)}`,
  held: (event, view) => `${who(event, 'hold')} ${card(event, view)}`,
  controlLost: (event, view) => `${who(event, 'lose')} control of ${card(event, view)}`,
  scored: (event) => `${who(event, 'score')}: ${some(event.points as Json, 'point').replace(/^a /, '1 ')}`,
  pointDenied: (event) => `${who(event, 'draw')} instead of the last point`,
  recalled: (event, view) => `${card(event, view)} is recalled`,
  damaged: (event, view) => `${card(event, view)} takes ${String(event.amount)} damage`,
  healed: (event, view) => `${card(event, view)} heals ${String(event.amount)}`,
  buffed: (event, view) => `${card(event, view)} gets ${signed(Number(event.amount))} might`,
  stunned: (event, view) => `${card(event, view)} is stunned`,
  readied: (event, view) => `${card(event, view)} is readied`,
  exerted: (event, view) => `${card(event, view)} is exhausted`,
  banished: (event, view) => `${card(event, view)} dies`,
  bounced: (event, view) => `${card(event, view)} goes back to the hand of ${who(event)}`,
  playerWon: (event) => `${who(event, 'win')} by points`,
};
