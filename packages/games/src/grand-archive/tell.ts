import { cardWords, quiet, signed, some, tellWith, who } from '@cardloom/parts/present';
import type { MatchEvent, View } from 'cardloom';
import { cards } from './card-set.ts';

const words = cardWords(cards);
const { name, card, names } = words;

const on = (event: MatchEvent, view: View): string => (event.target === 0 ? '' : ` on ${name(event.target, view)}`);

/** Events as sentences. */
export const tell = tellWith(words, {
  ...quiet('playerLeft', 'passed', 'finalResult'),
  championChosen: (event, view) => `${who(event, 'choose')} ${card(event, view)}`,
  championEntered: (event, view) => `${card(event, view)} enters`,
  handAltered: (event) => `${who(event, 'draw')} a new hand`,
  materialized: (event, view) => `${who(event, 'materialize')} ${card(event, view)}`,
  materializeSkipped: (event) => `${who(event, 'materialize')} nothing`,
  memoryBanished: (event, view) => `${who(event, 'banish')} from memory: ${names(event, view)}`,
  recollected: (event) => `${who(event, 'recollect')} ${some(event.count)}`,
  reserved: (event) => `${who(event, 'put')} ${some(event.count)} into memory`,
  remembered: (event) => `${who(event, 'put')} ${some(event.count)} from the deck into memory`,
  activatedCard: (event, view) => `${who(event, 'play')} ${card(event, view)}${on(event, view)}`,
  played: (event, view) => `${card(event, view)} resolves`,
  negated: (event, view) => `${card(event, view)} does nothing`,
  attacks: (event, view) => `${card(event, view)} attacks ${name(event.target, view)}`,
  retaliates: (event, view) => `${card(event, view)} retaliates`,
  healed: (event, view) => `${card(event, view)} heals ${String(event.amount)}`,
  buffed: (event, view) => `${card(event, view)} gets ${signed(Number(event.amount))} power`,
  readied: (event, view) => `${card(event, view)} wakes up`,
  exerted: (event, view) => `${card(event, view)} is rested`,
  banished: (event, view) => `${card(event, view)} is destroyed`,
  playerLost: (event) =>
    `${who(event, 'lose')}: ${event.reason === 'deck' ? 'the deck is empty' : 'the champion is dead'}`,
  playerWon: (event) => `${who(event, 'win')} by what a card says`,
});
