import { describe, expect, it } from 'vitest';
import { readCardSet, standardCards } from '../card-set.ts';
import { decks } from './decks.ts';

/** The card data as it stands, with one unit of ours. */
const withUnit = (unit: object) => () =>
  readCardSet({ ...standardCards, units: [...standardCards.units, { text: 'A test.', power: 1, ...unit } as never] });
const deploy = (effect: object) => withUnit({ id: 'imp', triggers: { deploy: [effect] } });

describe('card data', () => {
  it('has 29 units, 9 actions, 3 leaders and two decks of 24', () => {
    expect(standardCards.units).toHaveLength(29);
    expect(standardCards.actions).toHaveLength(9);
    expect(standardCards.leaders.map(({ id }) => id)).toEqual(['rookie', 'sage', 'warlord']);
    for (const deck of Object.values(decks)) expect(Object.values(deck).reduce((sum, n) => sum + n)).toBe(24);
  });

  it('holds no functions', () => {
    const copy = JSON.parse(JSON.stringify(standardCards));
    expect(copy).toEqual(standardCards);
  });

  it.each([
    ['an unknown keyword', withUnit({ id: 'imp', keywords: ['fly'] }), /cards\/units\.ts: imp: keywords\[0\]: /],
    [
      'an unknown operation',
      deploy({ op: 'explode' }),
      /cards\/units\.ts: imp: triggers\.deploy\[0\]\.op: is no operation/,
    ],
    [
      'an unknown target',
      deploy({ op: 'kill', target: { who: 'foe', where: 'close' } }),
      /cards\/units\.ts: imp: triggers\.deploy\[0\]\.target\.who: /,
    ],
    [
      'an unknown field of a target',
      deploy({ op: 'kill', target: { how: 'fast' } }),
      /cards\/units\.ts: imp: triggers\.deploy\[0\]\.target\.how: is no field there/,
    ],
    [
      'a target by an unknown name',
      deploy({ op: 'kill', target: 'victim' }),
      /imp: triggers\.deploy\[0\]\.target: is no target/,
    ],
    ['a missing target', deploy({ op: 'damage', n: 1 }), /imp: triggers\.deploy\[0\]\.target: /],
    [
      'an amount that is none',
      deploy({ op: 'draw', n: 'some' }),
      /imp: triggers\.deploy\[0\]\.n: must be a whole number/,
    ],
    ['an unknown trigger', withUnit({ id: 'imp', triggers: { dance: [] } }), /imp: triggers/],
    ['an unknown rule', withUnit({ id: 'imp', rule: { type: 'CAN_FLY', fn: 'x' } }), /imp: rule\.type: /],
    ['an unknown field', withUnit({ id: 'imp', colour: 'red' }), /imp: colour: is no field there/],
    ['a unit without power', withUnit({ id: 'imp', power: 0 }), /imp: power: /],
    ['a card there twice', withUnit({ id: 'scout' }), /scout: id: is there twice/],
    ['a unit named like an action', withUnit({ id: 'strike' }), /cards\/actions\.ts: strike: id: is a unit already/],
    [
      'a token that is none',
      deploy({ op: 'deployToken', token: 'scout', target: { slot: 'ownEmpty', where: 'close', pick: 'player' } }),
      /imp: token: "scout" is no token/,
    ],
    [
      'a trigger that would ask two questions',
      deploy({ op: 'deployFromGraveyard', maxPower: 2, pick: 'player' }),
      /imp: triggers\.deploy: a trigger asks one question/,
    ],
  ])('%s is an error that names file, card and field', (_what, load, message) => {
    expect(load).toThrow(message);
  });

  it('lists every problem at once', () => {
    const bad = [
      { id: 'one', power: 1, text: 'x', keywords: ['fly'] },
      { id: 'two', text: 'x' },
    ];
    expect(() => readCardSet({ ...standardCards, units: bad as never })).toThrow(/one: keywords.*\n.*two: power/);
  });

  it('refuses a deck that breaks the rules', () => {
    expect(() => readCardSet({ ...standardCards, decks: { thin: { scout: 2 } } })).toThrow(
      'cards/decks.ts: thin: a deck has 20 to 30 cards, not 2',
    );
  });
});
