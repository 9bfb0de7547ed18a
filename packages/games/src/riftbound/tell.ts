import { cardWords, type EventField, findCard, quiet, signed, some, tellWith, who } from '@cardloom/parts/present';
import type { Json, View } from 'cardloom';
import { cards } from './card-set.ts';

const words = cardWords(cards);
const { name, card, names } = words;

function placeName(place: EventField, view: View): string {
  const battlefield = (view.zones.battlefields as readonly { readonly id?: Json }[])[Number(place) - 1];
  return battlefield === undefined ? 'the base' : name(battlefield.id, view);
}

/** Events as sentences. */
export const tell = tellWith(words, {
  ...quiet('playerLeft', 'passed', 'moves', 'attacks', 'conquers', 'holds', 'expires', 'finalResult'),
  handAltered: (event) =>
    event.count === 0 ? `${who(event, 'keep')} the hand` : `${who(event, 'replace')} ${some(event.count)}`,
  channelled: (event) => `${who(event, 'channel')} ${some(event.count, 'rune')}`,
  energyAdded: (event) => `${who(event, 'add')} ${String(event.amount)} energy`,
  burnedOut: (event) => `${who(event, 'burn')} out: the trash becomes the deck`,
  cast: (event, view) =>
    `${who(event, 'play')} ${card(event, view)}${event.target === 0 ? '' : ` on ${name(event.target, view)}`}`,
  played: (event, view) => {
    const played = findCard(view, event.card);
    const isSpell = played !== undefined && cards[String(played.name)].type === 'spell';
    return isSpell ? `${card(event, view)} resolves` : `${who(event, 'play')} ${card(event, view)}`;
  },
  negated: (event, view) => `${card(event, view)} does nothing`,
  moved: (event, view) => `${who(event, 'move')} ${names(event, view)} to ${placeName(event.to, view)}`,
  contested: (event, view) => `${who(event, 'contest')} ${card(event, view)}`,
  conquered: (event, view) => `${who(event, event.scores === true ? 'conquer' : 'retake')} ${card(event, view)}`,
  held: (event, view) => `${who(event, 'hold')} ${card(event, view)}`,
  controlLost: (event, view) => `${who(event, 'lose')} control of ${card(event, view)}`,
  scored: (event) => `${who(event, 'score')}: ${some(event.points, 'point').replace(/^a /, '1 ')}`,
  pointDenied: (event) => `${who(event, 'draw')} instead of the last point`,
  recalled: (event, view) => `${card(event, view)} is recalled`,
  healed: (event, view) => `${card(event, view)} heals ${String(event.amount)}`,
  buffed: (event, view) => `${card(event, view)} gets ${signed(Number(event.amount))} might`,
  stunned: (event, view) => `${card(event, view)} is stunned`,
  readied: (event, view) => `${card(event, view)} is readied`,
  exerted: (event, view) => `${card(event, view)} is exhausted`,
  banished: (event, view) => `${card(event, view)} dies`,
  playerWon: (event) => `${who(event, 'win')} by points`,
});
