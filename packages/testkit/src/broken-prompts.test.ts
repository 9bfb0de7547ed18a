import type { ChoiceDescription } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { laws } from './broken.fixture.ts';
import { conform } from './conform.ts';
import { duel, flawed, type OpenChoice } from './duel.fixture.ts';

/** A choice that describes itself otherwise than it is. */
const describing =
  (change: (described: ChoiceDescription) => object) =>
  (choice: OpenChoice): void => {
    const { describe: asItIs } = choice;
    choice.describe = (env, name) => {
      const described = asItIs.call(choice, env, name);
      return { ...described, ...change(described) } as ChoiceDescription;
    };
  };
const detailsOf = (onChoice: Parameters<typeof flawed>[0]['onChoice']): string[] => {
  const report = conform(flawed({ name: 'misdescribed', onChoice }), { games: 2, seed: 5 });
  expect(laws(report)).toContain('prompt');
  expect(report.promptMismatches).toBeGreaterThan(0);
  return report.findings.flatMap(({ law, detail }) => (law === 'prompt' ? [detail] : []));
};

describe('prompts', { timeout: 60_000 }, () => {
  it('a choice that does not offer all its options', () => {
    const lessOptions = describing((described) =>
      'options' in described ? { options: described.options.slice(1) } : {},
    );
    const details = detailsOf({ play: lessOptions });
    expect(details.some((detail) => detail.includes('is legal, but the prompt does not'))).toBe(true);
  });

  it('a choice that offers more than it takes, and does not say that a rule has the last word', () => {
    const noLess = describing((described) => ('max' in described ? { max: described.max + 1 } : {}));
    const details = detailsOf({ stash: noLess });
    expect(details.some((detail) => detail.includes('which is refused'))).toBe(true);
  });

  it('a choice that says a rule has the last word may offer more', () => {
    const checked = describing((described) => ('max' in described ? { max: described.max + 1, checked: true } : {}));
    const report = conform(flawed({ name: 'checked', onChoice: { stash: checked } }), { games: 2, seed: 5 });
    expect(report.promptMismatches).toBe(0);
    expect(report.checkedPrompts).toBeGreaterThan(0);
  });

  it('a choice that names cards its player cannot tell', () => {
    const report = conform(
      flawed({ name: 'peeping', playable: ({ player }) => [...player.hand, ...player.deck.cards.slice(0, 1)] }),
      { games: 2, seed: 5 },
    );
    expect(report.findings.some(({ law, detail }) => law === 'prompt' && detail.includes('cannot tell'))).toBe(true);
  });

  it('of a sound game are looked at in every position', () => {
    const report = conform(duel, { games: 2, seed: 5 });
    expect(report.promptMismatches).toBe(0);
    expect(report.looks.prompt).toBeGreaterThanOrEqual(report.actions);
  });
});
