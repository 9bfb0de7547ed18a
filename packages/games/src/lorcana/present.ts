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
  phases: { endOfTurn: 'end' },
  reasons: { lore: `${LORE_TO_WIN} lore`, deck: 'no card left to draw' },
  terms: {
    bodyguard: 'May enter exerted. Challengers must choose it before your other characters.',
    evasive: 'Only characters with evasive can challenge it.',
    reckless: 'Cannot quest, and must challenge each turn if it can.',
    rush: 'Can challenge in the turn it is played.',
    support: 'When it quests, you may add its strength to another character’s this turn.',
    ward: 'Opponents cannot choose it, except to challenge it.',
    challenger: 'Has +N strength while it challenges.',
    lookout: 'Characters here quest for N more lore.',
    resist: 'Takes N less damage.',
    shelter: 'Characters here take N less damage.',
    singer: 'Sings songs as if it cost N.',
    drying: 'Was played this turn: it can quest, challenge and sing from your next turn on.',
    'no ink': 'Cannot be put into the inkwell.',
    song: 'Instead of paying, exert a dry character that costs as much or more.',
  },
  side: [{ row: 'play', name: 'in play' }, { piles: ['deck', 'discard'] }, { hand: 'hand' }],
  hidden: ['inkwell', 'box', 'sideboard'],
  player: ({ player, id, view }) => [
    ...(view.G.bestOf > 1 ? [{ name: 'games won', value: player.gamesWon }] : []),
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
