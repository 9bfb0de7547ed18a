import { readPrinted } from '@cardloom/parts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { abilityFields } from './index.ts';

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
