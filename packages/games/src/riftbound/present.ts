import { keywordWords, knownIn, number, present, readyOf, words } from '@cardloom/parts/present';
import { cards } from './card-set.ts';
import type { riftbound } from './definition.ts';
import { mightFrom } from './numbers.ts';
import { tell } from './tell.ts';

export const presentation = present<typeof riftbound>({
  about: `Two players fight over two battlefields; the first to have eight points wins.
In your turn you ready your cards, score the battlefields you hold, channel two runes and draw a card.
Ready runes pay for units, spells and gear. Units enter at your base, exhausted.
You move ready units from the base to a battlefield, or back.
Where nobody, or an opponent, is in control, you contest the battlefield: both may play spells.
If both sides have units there, they fight: each side's might is dealt as damage to the other's units.
Who is alone left conquers the battlefield and scores a point, once a turn for each of them.
The last point must be earned by holding, or by conquering both in one turn.`,
  passing: { move: 'pass' },
  facts: cards,
  side: [
    {
      row: 'field',
      group: ({ card, view }) => {
        const place = knownIn(view.zones.battlefields)[card.at - 1];
        return place === undefined ? 'base' : cards[place.name].title;
      },
    },
    { row: 'gear' },
    { row: 'legend' },
    { row: 'champion' },
    { piles: ['deck', 'trash'] },
    { hand: 'hand' },
  ],
  shared: [{ row: 'battlefields' }, { stack: 'chain' }],
  hidden: ['runeDeck', 'runes'],
  player: ({ player, id, view }) => [
    { name: 'points', value: player.points },
    { name: 'runes', value: readyOf(view.zones.runes[id]) },
    ...(player.energy > 0 ? [{ name: 'energy', value: player.energy }] : []),
  ],
  card: ({ card, facts, zone, player, view: { G, players, zones } }) => {
    const ids = Object.keys(players);
    const isFighting = zone === 'field' && G.isCombat && card.at === G.place;
    const role = isFighting ? (player === ids[G.contester] ? 'contests' : 'defends') : null;
    const isPlace = zone === 'battlefields';
    const holder = ids[card.holder - 1];
    const isContested = isPlace && knownIn(zones.battlefields)[G.place - 1]?.id === card.id;
    return {
      title: facts.title,
      text: facts.text,
      kind: facts.type,
      ...(facts.cost === 0 ? {} : { cost: String(facts.cost) }),
      numbers: facts.type === 'unit' ? [number('might', mightFrom(facts, card.buff, role), facts.might)] : [],
      marks: words(
        facts.type === 'spell' && 'spell',
        ...keywordWords(facts.keywords, ['assault', 'shield']),
        card.damage > 0 && `${card.damage} damage`,
        card.isStunned && 'stunned',
        isPlace && (holder === undefined ? 'nobody' : `{${holder}}`),
        isContested && 'contested',
      ),
      turned: card.exerted,
      active: isFighting || isContested,
      points: card.aim === 0 ? [] : [card.aim],
    };
  },
  moves: {
    chooseFirst: 'choose who goes first',
    mulligan: 'replace up to two cards',
    playUnit: { words: 'play a unit', gesture: 'play' },
    playGear: { words: 'play a gear', gesture: 'play' },
    cast: { words: 'play a spell', gesture: 'play' },
    activate: 'activate an ability',
    move: 'move units',
    pass: { words: 'pass', gesture: 'button', key: 'space' },
    endTurn: { words: 'end your turn', gesture: 'button' },
  },
  label: (option, choice) => {
    if (option === 'base') return 'the base';
    if (choice === 'enters') return option === 'ready' ? 'ready, for 1 more' : 'exhausted';
    return option === null ? 'no target' : undefined;
  },
  tell,
});
