import { cardWords, quiet, signed, some, tellWith, who } from '@cardloom/parts/present';
import { cards } from './card-set.ts';

const words = cardWords(cards);
const { name, card } = words;

/** Events as sentences. */
export const tell = tellWith(words, {
  ...quiet('playerLeft', 'finalResult'),
  handAltered: (event) =>
    event.count === 0 ? `${who(event, 'keep')} the hand` : `${who(event, 'set')} aside ${some(event.count)}`,
  resourcePlaced: (event, view) => `${who(event, 'place')} ${card(event, view)} as a resource`,
  entersStandby: (event, view) =>
    `${who(event, 'play')} ${card(event, view)}${event.target === 0 ? '' : ` for ${name(event.target, view)}`}`,
  played: (event, view) =>
    event.bearer === undefined
      ? `${card(event, view)} resolves`
      : `${name(event.bearer, view)} takes up ${card(event, view)}`,
  negated: (event, view) => `${card(event, view)} is countered`,
  trapSet: (event) => `${who(event, 'set')} a trap`,
  attacks: (event, view) => `${card(event, view)} attacks ${name(event.target, view)}`,
  obstructs: (event, view) => `${card(event, view)} obstructs`,
  healthChanged: (event) => `${who(event)}: ${signed(Number(event.amount))} health, now ${String(event.health)}`,
  healed: (event, view) => `${String(event.amount)} damage is removed from ${card(event, view)}`,
  buffed: (event, view) => `${card(event, view)} gets ${signed(Number(event.amount))} attack`,
  fortified: (event, view) => `${card(event, view)} gets ${signed(Number(event.amount))} defense`,
  readied: (event, view) => `${card(event, view)} readies`,
  exerted: (event, view) => `${card(event, view)} engages`,
  banished: (event, view) => `${card(event, view)} goes to oblivion`,
  contenderDown: (event) => `The Contender of ${who(event)} is down`,
  playerLost: (event) => `${who(event, 'lose')}: no card is left to draw`,
});
