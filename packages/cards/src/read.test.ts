import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  byName,
  byTrigger,
  CardDataError,
  deckList,
  mapping,
  operations,
  predicates,
  readCardData,
  word,
} from './index.ts';

const operation = operations(
  { draw: { amount: z.int().min(1) }, power: { amount: z.int() }, shuffle: {} },
  { if: predicates({ attack_number: z.int(), is_weapon: z.literal(true) }).optional() },
);
const card = mapping({
  id: z.string(),
  cost: z.int().min(0),
  keywords: z.array(word(['go_again', 'dominate'])).default([]),
  to: z.union([z.string(), z.array(z.string())]).optional(),
  abilities: byTrigger(['on_hit', 'static'], operation).optional(),
});
const lists = { cards: card, decks: byName(deckList) };

const read = (...texts: string[]) =>
  readCardData(
    texts.map((text, i) => ({ name: `${'abc'[i]}.yaml`, text })),
    lists,
  );
function problems(...texts: string[]): string[] {
  try {
    read(...texts);
  } catch (error) {
    if (error instanceof CardDataError) return error.message.split('\n');
    throw error;
  }
  return [];
}

describe('card data from YAML', () => {
  it('gives entries by id, with what was written and where', () => {
    const { cards, decks } = read(
      'cards:\n  - {id: jab, cost: 0, keywords: [go_again]}\n  - id: kick\n    cost: 2\n    abilities: {on_hit: [{do: draw, amount: 1}]}\n',
      'decks:\n  mine: {jab: 3}\n',
    );
    expect([...cards.keys()]).toEqual(['jab', 'kick']);
    expect(cards.get('kick')).toEqual({
      id: 'kick',
      data: { id: 'kick', cost: 2, keywords: [], abilities: { on_hit: [{ do: 'draw', amount: 1 }] } },
      raw: { id: 'kick', cost: 2, abilities: { on_hit: [{ do: 'draw', amount: 1 }] } },
      file: 'a.yaml',
      line: 3,
    });
    expect(decks.get('mine')?.data).toEqual({ jab: 3 });
  });

  it('what was written cannot be changed', () => {
    const raw = read('cards: [{id: jab, cost: 0, keywords: []}]').cards.get('jab')?.raw as { keywords: string[] };
    expect(() => raw.keywords.push('x')).toThrow(TypeError);
  });

  it('an empty file and an empty list are fine', () => {
    expect(read('', '# nothing yet\n', 'cards:\n').cards.size).toBe(0);
  });

  it.each([
    [
      'a misspelt field',
      'cards: [{id: a, cost: 1, keyword: []}]',
      'a.yaml:1: a: keyword: "keyword" is not known here; did you mean "keywords"?',
    ],
    ['a missing field', 'cards:\n  - id: a', 'a.yaml:2: a: cost: is missing; it must be a number'],
    ['a field of the wrong kind', 'cards: [{id: a, cost: two}]', 'a.yaml:1: a: cost: must be a number, not "two"'],
    ['a broken number', 'cards: [{id: a, cost: 1.5}]', 'a.yaml:1: a: cost: must be a whole number, not 1.5'],
    ['a number that is too small', 'cards: [{id: a, cost: -1}]', 'a.yaml:1: a: cost: must be at least 0, not -1'],
    [
      'a misspelt word',
      'cards: [{id: a, cost: 1, keywords: [go_agian]}]',
      'a.yaml:1: a: keywords[0]: "go_agian" is not known here; did you mean "go_again"?',
    ],
    [
      'a word like no other',
      'cards: [{id: a, cost: 1, keywords: [fly]}]',
      'a.yaml:1: a: keywords[0]: "fly" is not known here; there are go_again, dominate',
    ],
    [
      'an unknown trigger',
      'cards: [{id: a, cost: 1, abilities: {on_hitt: []}}]',
      'a.yaml:1: a: abilities.on_hitt: "on_hitt" is not known here; did you mean "on_hit"?',
    ],
    [
      'a list for a mapping',
      'cards: [{id: a, cost: 1, abilities: []}]',
      'a.yaml:1: a: abilities: must be a mapping, not a list',
    ],
    [
      'an unknown operation',
      'cards:\n  - id: a\n    cost: 1\n    abilities:\n      on_hit:\n        - {do: drew, amount: 1}',
      'a.yaml:6: a: abilities.on_hit[0].do: "drew" is not known here; did you mean "draw"?',
    ],
    [
      'no operation',
      'cards: [{id: a, cost: 1, abilities: {on_hit: [{amount: 1}]}}]',
      'a.yaml:1: a: abilities.on_hit[0].do: is missing; there are draw, power, shuffle',
    ],
    [
      'a field of another operation',
      'cards: [{id: a, cost: 1, abilities: {on_hit: [{do: shuffle, amount: 1}]}}]',
      'a.yaml:1: a: abilities.on_hit[0].amount: "amount" is not known here; there are do, if',
    ],
    [
      'an unknown predicate',
      'cards: [{id: a, cost: 1, abilities: {on_hit: [{do: shuffle, if: {is_wepon: true}}]}}]',
      'a.yaml:1: a: abilities.on_hit[0].if.is_wepon: "is_wepon" is not known here; did you mean "is_weapon"?',
    ],
    [
      'a predicate that only says yes',
      'cards: [{id: a, cost: 1, abilities: {on_hit: [{do: shuffle, if: {is_weapon: false}}]}}]',
      'a.yaml:1: a: abilities.on_hit[0].if.is_weapon: must be true, not false',
    ],
    ['none of two kinds', 'cards: [{id: a, cost: 1, to: 3}]', 'a.yaml:1: a: to: must be text or a list, not 3'],
    ['the nearer of two kinds', 'cards: [{id: a, cost: 1, to: [x, 3]}]', 'a.yaml:1: a: to[1]: must be text, not 3'],
    ['an unknown list', 'cardz: []', 'a.yaml:1: cardz: "cardz" is no list of this game; did you mean "cards"?'],
    ['no list', 'cards: {id: a}', 'a.yaml:1: cards: must be a list of entries, each with an id'],
    ['no mapping of names', 'decks: [{a: 1}]', 'a.yaml:1: decks: must be a mapping from names to entries'],
    ['no mapping at all', '- a\n- b', 'a.yaml:1: must be a mapping of lists; there are cards, decks'],
    ['an entry that is no mapping', 'cards:\n  - jab', 'a.yaml:2: cards[0]: must be a mapping with an id'],
    ['an entry without id', 'cards:\n  - cost: 1', 'a.yaml:2: cards[0].id: is missing: every entry has one'],
    ['a number for an id', 'cards: [{id: 7, cost: 1}]', 'a.yaml:1: cards[0].id: must be text'],
    [
      'an id that is none',
      'cards: [{id: "a b", cost: 1}]',
      'a.yaml:1: a b: id: "a b" is no id; ids are letters, digits, _ and -',
    ],
    ['the same field twice', 'cards:\n  - id: a\n    cost: 1\n    cost: 2', 'a.yaml:4: cards[0].cost: is there twice'],
    [
      'the same id twice',
      'cards: [{id: a, cost: 1}, {id: a, cost: 1}]',
      'a.yaml:1: a: id: "a" is there twice; first in a.yaml:1',
    ],
    ['no copies', 'decks: {mine: {a: 0}}', 'a.yaml:1: mine: a: must be at least 1, not 0'],
  ])('%s is a problem with file, line, card and field', (_what, text, message) => {
    expect(problems(text)).toEqual([message]);
  });

  it('the same id in two files is a problem', () => {
    const text = 'cards: [{id: a, cost: 1}]';
    expect(problems(text, text)).toEqual(['b.yaml:1: a: id: "a" is there twice; first in a.yaml:1']);
  });

  it('lists every problem of every file at once', () => {
    const found = problems(
      'cards: [{id: a, cost: x, colour: red, size: 2}, {id: b}]',
      'cards: [{id: c',
      'decks: {d: {e: 1.5}}',
    );
    expect(found.map((line) => line.split(':').slice(0, 4).join(':'))).toEqual([
      'a.yaml:1: a: cost',
      'a.yaml:1: a: colour',
      'a.yaml:1: a: size',
      'a.yaml:1: b: cost',
      expect.stringMatching(/^b\.yaml:1: is no valid YAML/),
      expect.stringMatching(/^b\.yaml:1: is no valid YAML/),
      'c.yaml:1: d: e',
    ]);
  });

  it('a game checks references, and an entry with problems is still there to be referred to', () => {
    const files = [{ name: 'a.yaml', text: 'cards: [{id: a}]\ndecks:\n  mine:\n    a: 1\n    b: 1' }];
    const check = () =>
      readCardData(files, lists, {
        check({ data, ids, report }) {
          for (const { id, data: deck } of data.decks.values()) {
            for (const name of Object.keys(deck))
              if (!ids('cards').has(name)) report('decks', id, [name], 'no such card');
          }
        },
      });
    expect(check).toThrow('a.yaml:1: a: cost: is missing; it must be a number\na.yaml:5: mine: b: no such card');
  });
});
