// Hearts at a table: who has played what, and one's own hand by suits.
import { actor, itsCard, itsCards, type Presentation, some, tellWith } from '@cardloom/parts/present';
import type { View, ViewCard } from 'cardloom';

const tell = tellWith({
  passed: (event) => `${actor(event.by, 'pass')} ${itsCards(event)} to ${actor(event.to)}`,
  played: (event) => `${actor(event.by, 'play')} ${itsCard(event)}`,
  trickTaken: ({ by, points }) => `${actor(by, 'take')} the trick${points === 0 ? '' : `: ${some(points, 'point')}`}`,
  moonShot: ({ by }) => `${actor(by, 'shoot')} the moon`,
  handScored: ({ player, points, score }) =>
    `${actor(player, 'get')} ${some(points, 'point')} and ${actor(player, 'have')} ${score}`,
});

const rules = ({ G }: View): string =>
  `hand ${G.hand}, until ${G.limit} points · cards pass to: ${G.passing} · hearts are ${G.heartsBroken === true ? '' : 'not '}broken`;

/** Players play in turn, from whoever led. */
function whoPlayed({ players, zones, G }: View, card: ViewCard): string {
  const seats = Object.keys(players);
  const at = seats.indexOf(String(G.leader)) + (zones.trick as readonly ViewCard[]).indexOf(card);
  return seats[at % seats.length];
}

export const atTheTable = (
  cards: Readonly<Record<string, { readonly title: string; readonly order: number }>>,
): Presentation => ({
  about: `Four players; whoever has the fewest points when somebody has too many wins.
Before most hands you pass three cards to another player.
Whoever has the two of clubs leads it. Follow suit if you can; the highest card of the suit that was led takes the trick.
Each heart you take is a point, the queen of spades thirteen.
Hearts cannot be led before one has been played.
Who takes them all shoots the moon: the others get the points.`,
  facts: cards,
  side: [{ piles: ['taken'] }, { hand: 'hand', order: ({ card }) => cards[String(card.name)].order }],
  shared: [{ note: ({ view }) => rules(view) }, { row: 'trick' }],
  hidden: ['deck'],
  player: ({ player }) => [
    { name: 'score', value: Number(player.score) },
    { name: 'points', value: Number(player.points) },
  ],
  card: ({ card, zone, view }) => ({
    title: String(card.name),
    marks: zone === 'trick' ? [`{${whoPlayed(view, card)}}`] : [],
  }),
  tell,
});
