import { actor, cardWords, quiet, signed, tellWith, who } from '@cardloom/parts/present';
import { cards } from './card-set.ts';

const words = cardWords(cards);
const { name, card } = words;

/** Events as sentences. */
export const tell = tellWith(words, {
  ...quiet('playerLeft', 'paired', 'passed', 'finalResult'),
  handAltered: (event) => `${who(event, 'draw')} a new hand`,
  resourcePlaced: (event) => `${who(event, 'place')} a resource`,
  exResourceGained: (event) => `${who(event, 'get')} an EX Resource`,
  played: (event, view) =>
    event.unit === undefined
      ? `${who(event, 'play')} ${card(event, view)}`
      : `${who(event, 'pair')} ${card(event, view)} with ${name(event.unit, view)}`,
  linked: (event, view) => `${card(event, view)} is linked`,
  attacks: (event, view) =>
    `${card(event, view)} attacks ${typeof event.target === 'number' ? name(event.target, view) : actor(event.target)}`,
  blocks: (event, view) => `${card(event, view)} blocks`,
  healed: (event, view) => `${card(event, view)} recovers ${String(event.amount)} HP`,
  buffed: (event, view) => `${card(event, view)} gets ${signed(Number(event.amount))} AP`,
  readied: (event, view) => `${card(event, view)} becomes active`,
  exerted: (event, view) => `${card(event, view)} is rested`,
  banished: (event, view) => `${card(event, view)} is destroyed`,
  shieldDestroyed: (event, view) => `A shield of ${who(event)} is destroyed: ${card(event, view)}`,
  shieldTaken: (event) => `${who(event, 'take')} a shield into the hand`,
  addedToHand: (event, view) => `${who(event, 'add')} ${card(event, view)} to the hand`,
  playerLost: (event) =>
    `${who(event, 'lose')}: ${event.reason === 'deck' ? 'the deck is empty' : 'no shield stopped the attack'}`,
});
