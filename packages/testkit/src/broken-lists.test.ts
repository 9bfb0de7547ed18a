import type { Json } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { audit, laws } from './broken.fixture.ts';
import { conform } from './conform.ts';
import { flawed, type OpenChoice } from './duel.fixture.ts';

/** A choice that lists something besides its options. */
const listing =
  (more: (out: Json[]) => void) =>
  (choice: OpenChoice): void => {
    const { list } = choice;
    choice.list = (env, out) => {
      list.call(choice, env, out);
      more(out);
    };
  };

describe('the list and the validator', { timeout: 60_000 }, () => {
  it('a move refuses what its choices list', () => {
    const report = audit({ onPlay: (_context, card) => (card.name === 'oaf' ? 'Oafs stay at home.' : undefined) });
    expect(laws(report)).toContain('validator');
    expect(report.legalRejected).toBeGreaterThan(0);
    expect(report.findings[0].detail).toContain('Oafs stay at home.');
  });

  it('a choice accepts more than it lists', () => {
    const accept = (choice: OpenChoice): void => {
      choice.check = (_env, answer) => answer as number;
    };
    const report = conform(flawed({ name: 'lax', onChoice: { play: accept } }), { games: 4 });
    expect(laws(report)).toContain('validator');
    expect(report.illegalAccepted).toBeGreaterThan(0);
  });

  it('a choice refuses one of its own options', () => {
    const listMore = listing((out) => out.push([1, 2, 3]));
    const report = conform(flawed({ name: 'stern', onChoice: { stash: listMore } }), { games: 2 });
    expect(laws(report)).toContain('validator');
    expect(report.legalRejected).toBeGreaterThan(0);
  });

  it('a list that has an action twice, and counts otherwise', () => {
    const listTwice = listing((out) => out.push(...out.slice(0, 1)));
    const report = conform(flawed({ name: 'double', onChoice: { play: listTwice } }), { games: 2 });
    expect(laws(report)).toContain('legal-list');
    expect(report.findings.some(({ detail }) => detail.includes('is listed twice'))).toBe(true);
  });
});
