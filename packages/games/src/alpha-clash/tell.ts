import { calledCard, changed, itsCard, quiet, signed, some, tellWith, who } from '@cardloom/parts/present';

/** Events as sentences. */
export const tell = tellWith({
  ...quiet('playerLeft', 'finalResult'),
  handAltered: (event) =>
    event.count === 0 ? `${who(event, 'keep')} the hand` : `${who(event, 'set')} aside ${some(event.count)}`,
  resourcePlaced: (event) => `${who(event, 'place')} ${itsCard(event)} as a resource`,
  entersStandby: (event) =>
    `${who(event, 'play')} ${itsCard(event)}${event.target === 0 ? '' : ` on ${calledCard(event.target)}`}`,
  played: (event) =>
    event.bearer === undefined
      ? `${itsCard(event)} resolves`
      : `${calledCard(event.bearer)} takes up ${itsCard(event)}`,
  negated: (event) => `${itsCard(event)} is countered`,
  trapSet: (event) => `${who(event, 'set')} a trap`,
  attacks: (event) => `${itsCard(event)} attacks ${calledCard(event.target)}`,
  obstructs: (event) => `${itsCard(event)} obstructs`,
  healthChanged: (event) => changed(who(event), 'health', Number(event.amount), event.health),
  healed: (event) => `${String(event.amount)} damage is removed from ${itsCard(event)}`,
  buffed: (event) => `${itsCard(event)} gets ${signed(Number(event.amount))} attack`,
  fortified: (event) => `${itsCard(event)} gets ${signed(Number(event.amount))} defense`,
  readied: (event) => `${itsCard(event)} readies`,
  exerted: (event) => `${itsCard(event)} engages`,
  banished: (event) => `${itsCard(event)} goes to oblivion`,
  contenderDown: (event) => `${who(event)}'s Contender is down`,
  playerLost: (event) => `${who(event, 'lose')}: no card is left to draw`,
});
