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
  'priorityChanged',
]);

type Teller = (event: MatchEvent, view: View) => string | null;

function name(id: Json | undefined, view: View): string {
  const card = findCard(view, id);
  return card === undefined ? 'a card' : cards[String(card.name)].title;
}
const card = (event: MatchEvent, view: View): string => name(event.card as Json, view);
const some = (count: Json | undefined): string => (count === 1 ? 'a card' : `${String(count)} cards`);

const SENTENCES: Readonly<Record<string, Teller>> = {
  firstPlayerChosen: ({ player }) => `${actor(player as Json, 'start')}`,
  handAltered: ({ player, count }) =>
    count === 0
      ? `${actor(player as Json, 'keep')} the hand`
      : `${actor(player as Json, 'replace')} ${some(count as Json)}`,
  turnStart: ({ player }) => `${actor(player as Json)}'s turn`,
  cardsDrawn: ({ player, count }) => `${actor(player as Json, 'draw')} ${some(count as Json)}`,
  cardsDiscarded: (event, view) =>
    `${actor(event.player as Json, 'discard')} ${(event.cards as readonly Json[]).map((id) => name(id, view)).join(', ')}`,
  inked: (event, view) => `${actor(event.player as Json, 'put')} ${card(event, view)} into the inkwell`,
  played: (event, view) => `${actor(event.player as Json, 'play')} ${card(event, view)}`,
  sang: (event, view) => `${card(event, view)} sings`,
  quests: (event, view) => `${card(event, view)} quests`,
  loreGained: ({ player, amount, lore }) =>
    `${actor(player as Json, 'gain')} ${String(amount)} lore (${String(lore)} in all)`,
  attacks: (event, view) => `${card(event, view)} challenges ${name(event.target as Json, view)}`,
  damaged: (event, view) => `${card(event, view)} takes ${String(event.amount)} damage`,
  healed: (event, view) => `${String(event.amount)} damage is removed from ${card(event, view)}`,
  buffed: (event, view) => `${card(event, view)} gets ${signed(Number(event.amount))} strength this turn`,
  hindered: (event, view) => `${card(event, view)} gets ${signed(-Number(event.amount))} strength for a turn`,
  readied: (event, view) => `${card(event, view)} readies`,
  exerted: (event, view) => `${card(event, view)} exerts`,
  banished: (event, view) => `${card(event, view)} is banished`,
  bounced: (event, view) => `${card(event, view)} goes back to the hand of ${actor(event.player as Json)}`,
  movedTo: (event, view) => `${card(event, view)} moves to ${name(event.location as Json, view)}`,
  activated: (event, view) => `${actor(event.player as Json, 'use')} ${card(event, view)}`,
  triggered: (event, view) => `${card(event, view)} is triggered`,
  sideboarded: ({ player, swaps }) => `${actor(player as Json, 'swap')} ${some(swaps as Json)}`,
  gamePaused: ({ player }) => `${actor(player as Json, 'pause')} the game`,
  gameResumed: ({ player }) => `${actor(player as Json, 'resume')} the game`,
  gameWon: ({ player, reason, game }) => {
    const why = reason === 'lore' ? 'with 20 lore' : reason === 'deck' ? 'as a deck has run out' : 'by concession';
    return player === null
      ? `Game ${String(game)} has no winner`
      : `${actor(player as Json, 'win')} game ${String(game)} ${why}`;
  },
  finalScore: ({ lore }) => `Lore at the end: ${(lore as readonly number[]).join(' to ')}`,
};
