import { calledCard, itsCard, itsCards, quiet, signed, some, tellWith, who } from '@cardloom/parts/present';
import type { MatchEvent } from 'cardloom';

const on = (event: MatchEvent): string => (event.target === 0 ? '' : ` on ${calledCard(event.target)}`);

/** Events as sentences. */
export const tell = tellWith({
  ...quiet('playerLeft', 'passed', 'finalResult'),
  championChosen: (event) => `${who(event, 'choose')} ${itsCard(event)}`,
  championEntered: (event) => `${itsCard(event)} enters`,
  handAltered: (event) => `${who(event, 'draw')} a new hand`,
  materialized: (event) => `${who(event, 'materialize')} ${itsCard(event)}`,
  materializeSkipped: (event) => `${who(event, 'materialize')} nothing`,
  memoryBanished: (event) => `${who(event, 'banish')} from memory: ${itsCards(event)}`,
  recollected: (event) => `${who(event, 'recollect')} ${some(event.count)}`,
  reserved: (event) => `${who(event, 'put')} ${some(event.count)} into memory`,
  remembered: (event) => `${who(event, 'put')} ${some(event.count)} from the deck into memory`,
  activatedCard: (event) => `${who(event, 'play')} ${itsCard(event)}${on(event)}`,
  played: (event) => `${itsCard(event)} resolves`,
  negated: (event) => `${itsCard(event)} does nothing`,
  attacks: (event) => `${itsCard(event)} attacks ${calledCard(event.target)}`,
  retaliates: (event) => `${itsCard(event)} retaliates`,
  healed: (event) => `${itsCard(event)} heals ${String(event.amount)}`,
  buffed: (event) => `${itsCard(event)} gets ${signed(Number(event.amount))} power`,
  readied: (event) => `${itsCard(event)} wakes up`,
  exerted: (event) => `${itsCard(event)} is rested`,
  banished: (event) => `${itsCard(event)} is destroyed`,
  playerLost: (event) =>
    `${who(event, 'lose')}: ${event.reason === 'deck' ? 'the deck is empty' : 'the champion is dead'}`,
  playerWon: (event) => `${who(event, 'win')} by what a card says`,
});
