import { keywordWords, knownIn, number, present, readyOf, words } from '@cardloom/parts/present';
import { cards } from './card-set.ts';
import { NUMBERED } from './cards/words.ts';
import type { lorcana } from './definition.ts';
import { LORE_TO_WIN, strengthFrom } from './numbers.ts';
import { tell } from './tell.ts';

export const presentation = present<typeof lorcana>({
  about: `Two players quest for lore; the first to have twenty wins.
In your turn you ready your cards and draw one.
Once a turn you may put a card from your hand into your inkwell, if it shows the mark for it.
Each card in the inkwell pays one of the cost of what you play; it is ready again next turn.
Characters are dry, and can act, from the turn after they were played.
A character that quests is exerted and gives its lore; an exerted one can be challenged.
In a challenge both deal their strength as damage; with as much damage as willpower a character is banished.
Whoever must draw from an empty deck loses.`,
  facts: cards,
  side: [{ row: 'play', name: 'in play' }, { piles: ['deck', 'discard'] }, { hand: 'hand' }],
  hidden: ['inkwell', 'box', 'sideboard'],
  player: ({ player, id, view }) => [
    ...(view.G.bestOf > 1 ? [{ name: 'won', value: player.gamesWon }] : []),
    { name: 'lore', value: `${player.lore}/${LORE_TO_WIN}` },
    { name: 'ink', value: readyOf(view.zones.inkwell[id]) },
  ],
  card: ({ card, facts, zone, view }) => {
    const isHere = zone === 'play';
    const place = knownIn(Object.values(view.zones.play).flat()).find(({ id }) => id === card.location);
    return {
      title: facts.title,
      text: facts.text,
      kind: facts.type,
      cost: `${facts.cost}${facts.inkable ? '' : '✕'}`,
      numbers: [
        ...(facts.type === 'character'
          ? [number('strength', strengthFrom(facts.strength, card.buff, card.hindered), facts.strength)]
          : []),
        ...(facts.willpower > 0 ? [number('willpower', facts.willpower - card.damage, facts.willpower)] : []),
        ...(facts.lore > 0 ? [{ name: 'lore', value: `◆${facts.lore}` }] : []),
      ],
      marks: words(
        !isHere && facts.type !== 'character' && (facts.isSong ? 'song' : facts.type),
        ...keywordWords(facts.keywords, NUMBERED),
        isHere && card.drying && 'drying',
        place !== undefined && `at ${cards[place.name].title}`,
      ),
      turned: card.exerted,
    };
  },
  moves: {
    ink: { words: 'put a card into the inkwell', gesture: 'play' },
    moveTo: 'move to a location',
    activate: 'activate an ability',
    sing: 'sing a song',
    passTurn: { words: 'end your turn', gesture: 'button', key: 'space' },
    alterHand: 'alter your hand',
  },
  label: (option) => (option === null ? 'none' : undefined),
  tell,
});
