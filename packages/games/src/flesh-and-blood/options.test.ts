import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { standardSet } from './card-set.ts';
import { fleshAndBlood } from './definition.ts';
import { gameState } from './state.ts';

const start = (options: object) => createMatch(fleshAndBlood, { seed: 2, options: options as never });

describe('options of a match', () => {
  it('setup: hero, weapon and equipment in the open, 30 cards, hand up to intellect', () => {
    const { players, turn } = gameState(start({ decks: ['sera', 'goram'], firstPlayer: 1 }));
    expect(
      players.map(({ hero, weapons, life, hand, deck }) => [hero, weapons[0].name, life, hand.length + deck.length]),
    ).toEqual([
      ['sera', 'morning_steel', 20, 30],
      ['goram', 'quarry_maul', 20, 30],
    ]);
    expect(players[1].equipment.map(({ name }) => name)).toEqual([
      'summit_helm',
      'rust_plate',
      'crater_glove',
      'rust_greaves',
    ]);
    expect(turn).toBe(1);
  });

  it('the first player is drawn by lot', () => {
    const turns = new Set(
      Array.from({ length: 20 }, (_, seed) => gameState(createMatch(fleshAndBlood, { seed })).turn),
    );
    expect(turns).toEqual(new Set([0, 1]));
  });

  it("a deck of one's own", () => {
    const { cards } = standardSet.decks.yuna;
    const match = start({ decks: [{ hero: 'yuna', equipment: ['rust_helm'], cards }, 'goram'] });
    expect(gameState(match).players[0].equipment.map(({ name }) => name)).toEqual(['rust_helm']);
  });

  it('DEFEND_MAX without a limit: null or "Infinity"', () => {
    for (const limit of [null, 'Infinity']) expect(start({ DEFEND_MAX: limit }).state.G.defendMax).toBe(0x7fffffff);
    expect(start({}).state.G.defendMax).toBe(2);
  });

  it.each([
    [{ deck: [] }, /options\.deck is not known; did you mean "decks"/],
    [{ decks: ['yuna'] }, /options\.decks must be a list of two/],
    [{ decks: ['yuna', 'yunna'] }, /options\.decks\[1\] is no deck; did you mean "yuna"/],
    [{ decks: ['yuna', { hero: 'yuno', cards: {} }] }, /options\.decks\[1\]\.hero is no hero; did you mean "yuna"/],
    [{ decks: ['yuna', { hero: 'yuna', cards: { jab_red: 3 } }] }, /a deck has 30 to 80 cards, not 3/],
    [{ decks: ['yuna', { hero: 'yuna', cards: { press_on_red: 3 } }] }, /press_on_red: is for a warrior/],
    [{ decks: ['yuna', { hero: 'yuna', cards: { leaf_edge: 3 } }] }, /there is no card "leaf_edge"/],
    [
      {
        decks: [
          'yuna',
          { hero: 'yuna', cards: { ...standardSet.decks.yuna.cards }, equipment: ['rust_helm', 'rust_helm'] },
        ],
      },
      /equipment\[1\] is for the head, where something is worn already/,
    ],
    [
      {
        decks: ['yuna', { hero: 'yuna', cards: { ...standardSet.decks.yuna.cards }, equipment: ['crater_glove'] }],
      },
      /equipment\[0\] is for a guardian/,
    ],
    [{ firstPlayer: 2 }, /options\.firstPlayer is a seat/],
    [{ strict: 'yes' }, /options\.strict must be true or false/],
    [{ pitchRule: 'greedy' }, /options\.pitchRule must be "sequential" or "minimal"/],
    [{ DEFEND_MAX: 0 }, /options\.DEFEND_MAX must be a whole number from 1/],
    [{ turnCap: 1.5 }, /options\.turnCap must be a whole number from 1/],
    [{ pitchOrder: 'x' }, /options\.pitchOrder must be "pitched" or "choose"/],
  ])('%j is refused with its path', (options, message) => {
    expect(() => start(options)).toThrow(message);
  });
});
