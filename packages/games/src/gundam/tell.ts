import { actor, calledCard, itsCard, quiet, signed, tellWith, who } from '@cardloom/parts/present';

/** Events as sentences. */
export const tell = tellWith({
  ...quiet('playerLeft', 'paired', 'passed', 'finalResult'),
  handAltered: (event) => `${who(event, 'draw')} a new hand`,
  resourcePlaced: (event) => `${who(event, 'place')} a resource`,
  exResourceGained: (event) => `${who(event, 'get')} an EX Resource`,
  played: (event) =>
    event.unit === undefined
      ? `${who(event, 'play')} ${itsCard(event)}`
      : `${who(event, 'pair')} ${itsCard(event)} with ${calledCard(event.unit)}`,
  linked: (event) => `${itsCard(event)} is linked`,
  attacks: (event) =>
    `${itsCard(event)} attacks ${typeof event.target === 'number' ? calledCard(event.target) : actor(event.target)}`,
  blocks: (event) => `${itsCard(event)} blocks`,
  healed: (event) => `${itsCard(event)} recovers ${String(event.amount)} HP`,
  buffed: (event) => `${itsCard(event)} gets ${signed(Number(event.amount))} AP`,
  readied: (event) => `${itsCard(event)} becomes active`,
  exerted: (event) => `${itsCard(event)} is rested`,
  banished: (event) => `${itsCard(event)} is destroyed`,
  shieldDestroyed: (event) => `${who(event)}'s shield is destroyed: ${itsCard(event)}`,
  shieldTaken: (event) => `${who(event, 'take')} a shield into the hand`,
  addedToHand: (event) => `${who(event, 'add')} ${itsCard(event)} to the hand`,
  playerLost: (event) =>
    `${who(event, 'lose')}: ${event.reason === 'deck' ? 'the deck is empty' : 'no shield stopped the attack'}`,
});
