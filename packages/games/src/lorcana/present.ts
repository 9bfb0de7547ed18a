import { amongAll, facesByDeck, keywordWords, number, present, readyOf, words } from '@cardloom/parts/present';
import { cards, decks } from './card-set.ts';
import { NUMBERED } from './cards/words.ts';
import type { lorcana } from './definition.ts';
import { LORE_TO_WIN, strengthFrom } from './numbers.ts';
import { wording } from './wording.ts';

const faceOf = facesByDeck(decks, { hearth: 'gold', gale: 'sky' });

export const presentation = present<typeof lorcana>({
  ...wording,
  clears: ['gameWon'],
  late: ['passTurn', 'chooseFirst', 'alterHand', 'doneSideboarding'],
  facts: cards,
  side: [{ row: 'play', name: 'in play' }, { piles: ['deck', 'discard'] }, { hand: 'hand' }],
  hidden: ['inkwell', 'box', 'sideboard'],
  player: ({ player, id, view }) => [
    ...(view.G.bestOf > 1
      ? [{ name: 'games won', value: `${player.gamesWon} of ${Math.ceil(view.G.bestOf / 2)}` }]
      : []),
    { name: 'lore', value: `${player.lore}/${LORE_TO_WIN}` },
    { name: 'ink ready', value: readyOf(view.zones.inkwell[id]) },
  ],
  card: ({ card, facts, zone, view }) => {
    const isHere = zone === 'play';
    const place = amongAll(view.zones.play, card.location);
    const { strength, willpower } = facts;
    return {
      ...faceOf(card.name, facts),
      ...(facts.isSong ? { kind: 'song' } : {}),
      cost: String(facts.cost),
      numbers: [
        ...(facts.type === 'character'
          ? [
              number('strength', strengthFrom(strength, card.buff, card.hindered), strength, {
                'this turn': card.buff,
                hindered: -card.hindered,
              }),
            ]
          : []),
        ...(willpower > 0 ? [number('willpower', willpower - card.damage, willpower, { damage: -card.damage })] : []),
        ...(facts.lore > 0 ? [{ name: 'lore', value: `◆${facts.lore}` }] : []),
      ],
      marks: words(
        !isHere && facts.type !== 'character' && (facts.isSong ? 'song' : facts.type),
        ...(isHere || facts.type !== 'location' ? keywordWords(facts.keywords, NUMBERED) : []),
        zone === 'hand' && !facts.inkable && 'no ink',
        isHere && card.drying && 'drying',
        place !== undefined && `at ${cards[place.name].title}`,
      ),
      turned: card.exerted,
    };
  },
});
