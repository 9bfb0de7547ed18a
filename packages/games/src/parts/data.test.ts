import { readPrinted } from '@cardloom/parts';
import type { Json, View } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { abilityFields, readDecks, useLabel, wrap } from './index.ts';

describe('decks, data and text', () => {
  const rules = {
    title: 'Demo',
    decks: { a: { x: 2 }, b: { x: 1, y: 1 } },
    legal: { cards: new Set(['x', 'y']), min: 2, copies: 2 },
  };

  it('options of a match: names, lists, defaults', () => {
    expect(readDecks(rules, null).decks).toEqual([{ x: 2 }, { x: 1, y: 1 }]);
    expect(readDecks(rules, { decks: ['b', { y: 2 }], firstPlayer: 1 })).toMatchObject({
      decks: [{ x: 1, y: 1 }, { y: 2 }],
      firstPlayer: 1,
    });
  });

  it.each<[Json, string]>([
    [{ decks: ['c', 'a'] }, 'options.decks[0] is no deck; there are a, b'],
    [{ decks: ['toString', 'a'] }, 'is no deck'],
    [{ decks: [{ x: 3 }, 'a'] }, 'at most 2 copies'],
    [{ decks: [{ z: 2 }, 'a'] }, 'no card "z"'],
    [{ decks: [{ x: 1 }, 'a'] }, 'at least 2 cards'],
    [{ decks: 'a' }, 'a list of two'],
    [{ deck: 'a' }, 'is no option'],
    [[], 'must be an object'],
  ])('%j is refused', (options, message) => {
    expect(() => readDecks(rules, options)).toThrow(message);
  });

  it('abilities: at most one chosen card; every keyword has a number; turns are one’s own', () => {
    const fields = z.strictObject(abilityFields({ keywords: ['rush'], numbered: ['resist'], events: ['quests'] }));
    const data = fields.parse({
      keywords: { resist: 2 },
      triggers: [
        { on: 'turnStart', do: [{ op: 'draw' }] },
        { on: 'quests', may: true, do: [{ op: 'gain', n: 2 }] },
      ],
      effects: [{ op: 'damage', n: 2, target: { choose: 'enemy', if: { exerted: true } } }],
    });
    const printed = readPrinted(data, ['rush', 'resist']);
    expect(printed.keywords).toEqual({ rush: 0, resist: 2 });
    expect(printed.triggers.map(({ on, of, may }) => [on, of, may])).toEqual([
      ['turnStart', 'own', false],
      ['quests', 'self', true],
    ]);
    expect(printed.onPlay.picks).toEqual({ side: 'enemy', filter: { exerted: true } });
    expect(printed.listens).toEqual(['turnStart', 'quests']);
    expect(fields.safeParse({ effects: [{ op: 'drew' }] }).success).toBe(false);
    expect(fields.safeParse({ keywords: { evasive: true } }).success).toBe(false);
    expect(fields.safeParse({ triggers: [{ on: 'sneezes', do: [{ op: 'draw' }] }] }).success).toBe(false);
  });

  it('lines are filled up to their width', () => {
    expect(wrap(['one', 'two', 'three'], 9)).toEqual(['one · two', 'three']);
  });

  it('an optional effect is named by the card whose trigger it is', () => {
    const view = {
      zones: { play: { ann: [{ id: 3, name: 'imp' }] } },
      decision: { name: 'mayUse', waiting: ['ann'], data: { entry: { card: 3, trigger: 0, about: 0 } } },
    } as unknown as View;
    const title = ({ name }: Readonly<Record<string, Json>>): string => String(name);
    expect([useLabel('yes', view, title), useLabel('no', view, title)]).toEqual(['use imp', 'do not use imp']);
  });
});
