import { readCardFiles } from '@cardloom/cards';
import { describe, expect, it } from 'vitest';
import { cardSetOf, standardSet } from '../card-set.ts';
import format from './format.ts';

const standardFiles = readCardFiles(new URL('./', import.meta.url));

/** The card data as it stands, with a file of ours. */
const withFile = (lists: object) => () =>
  cardSetOf(format.read([...standardFiles, { name: 'mine.yaml', text: JSON.stringify(lists) }]));
const withUnit = (unit: object) => withFile({ cards: [{ type: 'unit', text: 'A test.', power: 1, ...unit }] });
const deploy = (effect: object) => withUnit({ id: 'imp', triggers: [{ on: 'deploy', do: [effect] }] });

describe('card data', () => {
  it('has 29 units, 9 actions, 3 leaders and two decks of 24', () => {
    const types = Object.values(standardSet.cards).map(({ type }) => type);
    expect([types.filter((type) => type === 'unit').length, types.length]).toEqual([29, 38]);
    expect(Object.keys(standardSet.leaders)).toEqual(['rookie', 'sage', 'warlord']);
    expect(Object.keys(standardSet.decks)).toEqual(['basic', 'control']);
    for (const deck of Object.values(standardSet.decks)) {
      expect(Object.values(deck).reduce((sum, n) => sum + n)).toBe(24);
    }
  });

  it.each([
    [
      'an unknown keyword',
      withUnit({ id: 'imp', keywords: { fly: true } }),
      /mine\.yaml:1: imp: keywords\.fly: "fly" is not known here/,
    ],
    [
      'an unknown operation',
      deploy({ op: 'bannish', target: 'self' }),
      /imp: triggers\[0\]\.do\[0\]\.op: "bannish" is not known here; did you mean "banish"/,
    ],
    [
      'an unknown target',
      deploy({ op: 'banish', target: { choose: 'foe', where: 'close' } }),
      /imp: triggers\[0\]\.do\[0\]\.target\.choose: "foe" is not known here/,
    ],
    [
      'an unknown field of a target',
      deploy({ op: 'banish', target: { all: 'any', how: 'fast' } }),
      /imp: triggers\[0\]\.do\[0\]\.target\.how: "how" is not known here/,
    ],
    [
      'a target by an unknown name',
      deploy({ op: 'banish', target: 'victim' }),
      /imp: triggers\[0\]\.do\[0\]\.target: is no target/,
    ],
    [
      'a target in two ways',
      deploy({ op: 'banish', target: { choose: 'any', all: 'any' } }),
      /imp: triggers\[0\]\.do\[0\]\.target: must have one of choose, all, random, chooseSlot/,
    ],
    ['a missing target', deploy({ op: 'damage', n: 1 }), /imp: triggers\[0\]\.do\[0\]\.target: /],
    [
      'an amount that is none',
      deploy({ op: 'draw', n: 'some' }),
      /imp: triggers\[0\]\.do\[0\]\.n: must be a whole number/,
    ],
    ['an unknown trigger', withUnit({ id: 'imp', triggers: [{ on: 'dance', do: [] }] }), /imp: triggers\[0\]\.on/],
    ['an unknown rule', withUnit({ id: 'imp', rule: { type: 'CAN_FLY', fn: 'x' } }), /imp: rule\.type: /],
    ['an unknown field', withUnit({ id: 'imp', colour: 'red' }), /imp: colour: "colour" is not known here/],
    ['a unit without power', withUnit({ id: 'imp', power: 0 }), /imp: power: /],
    ['a card there twice', withUnit({ id: 'scout' }), /scout: id: "scout" is there twice/],
    ['a unit named like an action', withUnit({ id: 'strike' }), /strike: id: "strike" is there twice/],
    [
      'a token that is none',
      deploy({ op: 'deployToken', token: 'scout', target: { chooseSlot: 'ownEmpty', where: 'close' } }),
      /imp: token: "scout" is no token/,
    ],
    [
      'a trigger that would ask two questions',
      deploy({ op: 'deployFromGraveyard', target: { choose: 'own', if: { powerAtMost: 2 } } }),
      /imp: triggers\[0\]\.do: a trigger asks one question/,
    ],
  ])('%s is an error that names file, card and field', (_what, load, message) => {
    expect(load).toThrow(message);
  });

  it('lists every problem at once', () => {
    const bad = [
      { id: 'one', type: 'unit', power: 1, text: 'x', keywords: { fly: true } },
      { id: 'two', type: 'unit', text: 'x' },
    ];
    expect(withFile({ cards: bad })).toThrow(/one: keywords.*\n.*two: power/);
  });

  it('refuses a deck that breaks the rules', () => {
    expect(withFile({ decks: { thin: { scout: 2 } } })).toThrow('thin: a deck has 20 to 30 cards, not 2');
  });
});
