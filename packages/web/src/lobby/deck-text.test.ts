import { games } from '@cardloom/games';
import { expect, it } from 'vitest';
import { deckText, readDeck, titlesOf } from './deck-text.ts';

it.each(Object.keys(games))('%s: every ready-made deck is itself again when it was written down', async (name) => {
  const titles = titlesOf(await games[name].present());
  const lists = await games[name].lists();
  for (const [deck, list] of Object.entries(lists)) {
    expect(readDeck(deckText(list, titles), list, titles), deck).toEqual(list);
  }
});

const titles = titlesOf({ facts: { archer: { title: 'Archer' }, long_bow: { title: 'Long Bow' } } });

it('people write counts as they like, and names in any case', () => {
  const text = '# my deck\n2 Archer\n\n3x long bow\nlong_bow x 1\nARCHER';
  expect(readDeck(text, { archer: 1 }, titles)).toEqual({ archer: 3, long_bow: 4 });
});

it('what is no card is left for the game to refuse', () => {
  expect(readDeck('2 Arhcer', { archer: 1 }, titles)).toEqual({ Arhcer: 2 });
});

it('parts that a deck of the game has stand before the cards, and data is taken as it is', () => {
  const like = { hero: 'archer', gear: ['long_bow'], cards: { archer: 1 } };
  expect(readDeck('hero: Archer\ngear: Long Bow; archer\n2 archer', like, titles)).toEqual({
    hero: 'archer',
    gear: ['long_bow', 'archer'],
    cards: { archer: 2 },
  });
  expect(readDeck('{"cards":{"archer":2}}', like, titles)).toEqual({ cards: { archer: 2 } });
});
