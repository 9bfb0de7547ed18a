import { aims, facesByDeck, keywordWords, knownIn, number, present, readyOf, words } from '@cardloom/parts/present';
import type { ViewOf } from 'cardloom';
import { cards, decks } from './card-set.ts';
import type { riftbound } from './definition.ts';
import { mightFrom, VICTORY } from './numbers.ts';
import { wording } from './wording.ts';

const faceOf = facesByDeck(decks, { ember: 'ember', shoal: 'teal' });

/** The battlefield of this number; undefined for the base. */
function placeOf({ zones }: ViewOf<typeof riftbound>, at: number): string | undefined {
  const place = knownIn(zones.battlefields)[at - 1];
  return place === undefined ? undefined : cards[place.name].title;
}

export const presentation = present<typeof riftbound>({
  ...wording,
  passing: { move: 'pass', attack: ['combat'], stack: 'chain' },
  late: ['endTurn', 'chooseFirst', 'mulligan'],
  facts: cards,
  side: [
    {
      row: 'field',
      group: ({ card, view }) => placeOf(view, card.at) ?? 'base',
      arePlaces: true,
    },
    { row: 'gear' },
    { row: 'legend' },
    { row: 'champion' },
    { piles: ['deck', 'trash'] },
    { hand: 'hand' },
  ],
  shared: [{ row: 'battlefields' }, { stack: 'chain' }],
  hidden: ['runeDeck', 'runes'],
  place: (option, choice) => (choice === 'to' && typeof option === 'number' ? option : undefined),
  player: ({ player, id, view }) => [
    { name: 'points', value: `${player.points} of ${VICTORY}` },
    { name: 'runes ready', value: readyOf(view.zones.runes[id]) },
    ...(player.energy > 0 ? [{ name: 'energy', value: player.energy }] : []),
  ],
  card: ({ card, facts, zone, player, view: { G, players, zones } }) => {
    const ids = Object.keys(players);
    const isFighting = zone === 'field' && G.isCombat && card.at === G.place;
    const role = isFighting ? (player === ids[G.contester] ? 'contests' : 'defends') : null;
    const might = mightFrom(facts, card.buff, role);
    const isPlace = zone === 'battlefields';
    const holder = ids[card.holder - 1];
    const isContested = isPlace && knownIn(zones.battlefields)[G.place - 1]?.id === card.id;
    return {
      ...faceOf(card.name, facts),
      ...(facts.cost === 0 ? {} : { cost: String(facts.cost) }),
      numbers:
        facts.type === 'unit'
          ? [
              number('might', might, facts.might, {
                effects: card.buff,
                [String(role)]: might - mightFrom(facts, card.buff, null),
              }),
            ]
          : [],
      marks: words(
        facts.type === 'spell' && 'spell',
        ...keywordWords(facts.keywords, ['assault', 'shield']),
        card.damage > 0 && `${card.damage} damage`,
        card.isStunned && 'stunned',
        isPlace && (holder === undefined ? 'nobody’s' : `{${holder}:own}`),
        zone === 'chain' && `{${card.owner}:own}`,
      ),
      turned: card.exerted,
      active: isFighting || isContested,
      ...(role === null ? {} : { now: role === 'contests' ? 'attacks' : 'defends' }),
      ...(isContested ? { now: 'contested' } : {}),
      points: aims(card.aim, role === 'contests' && knownIn(zones.battlefields)[G.place - 1]?.id),
    };
  },
});
