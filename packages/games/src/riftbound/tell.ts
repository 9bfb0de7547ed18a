import {
  calledCard,
  type EventField,
  itsCard,
  itsCards,
  quiet,
  signed,
  some,
  tellWith,
  who,
} from '@cardloom/parts/present';
import type { Json, View } from 'cardloom';
import { cards } from './card-set.ts';

function placeName(place: EventField, view: View): string {
  const battlefield = (view.zones.battlefields as readonly { readonly id?: Json }[])[Number(place) - 1];
  return battlefield === undefined ? 'the base' : calledCard(battlefield.id);
}

/** Events as sentences. */
export const tell = tellWith({
  ...quiet('playerLeft', 'passed', 'moves', 'attacks', 'conquers', 'holds', 'expires', 'finalResult'),
  handAltered: (event) =>
    event.count === 0 ? `${who(event, 'keep')} the hand` : `${who(event, 'replace')} ${some(event.count)}`,
  channelled: (event) => `${who(event, 'channel')} ${some(event.count, 'rune')}`,
  energyAdded: (event) => `${who(event, 'add')} ${String(event.amount)} energy`,
  burnedOut: (event) => `${who(event, 'burn')} out: the trash becomes the deck`,
  cast: (event) =>
    `${who(event, 'play')} ${itsCard(event)}${event.target === 0 ? '' : ` on ${calledCard(event.target)}`}`,
  played: (event, _view, remembered) => {
    const played = remembered(event.card);
    const isSpell = played !== undefined && cards[String(played.name)].type === 'spell';
    return isSpell ? `${itsCard(event)} resolves` : `${who(event, 'play')} ${itsCard(event)}`;
  },
  negated: (event) => `${itsCard(event)} does nothing`,
  moved: (event, view) => `${who(event, 'move')} ${itsCards(event)} to ${placeName(event.to, view)}`,
  contested: (event) => `${who(event, 'contest')} ${itsCard(event)}`,
  conquered: (event) => `${who(event, event.scores === true ? 'conquer' : 'retake')} ${itsCard(event)}`,
  held: (event) => `${who(event, 'hold')} ${itsCard(event)}`,
  controlLost: (event) => `${who(event, 'lose')} control of ${itsCard(event)}`,
  scored: (event) => `${who(event, 'score')} a point: ${String(event.points)} now`,
  pointDenied: (event) => `${who(event, 'draw')} instead of the last point`,
  recalled: (event) => `${itsCard(event)} is recalled`,
  healed: (event) => `${itsCard(event)} heals ${String(event.amount)}`,
  buffed: (event) => `${itsCard(event)} gets ${signed(Number(event.amount))} might`,
  stunned: (event) => `${itsCard(event)} is stunned`,
  readied: (event) => `${itsCard(event)} is readied`,
  exerted: (event) => `${itsCard(event)} is exhausted`,
  banished: (event) => `${itsCard(event)} dies`,
  playerWon: (event) => `${who(event, 'win')} by points`,
});
