import { askedNow, moveWords } from '@cardloom/parts/present';
import { presentationProblems } from '@cardloom/testkit';
import { describe, expect, it } from 'vitest';
import { tableText } from '../present.fixture.ts';
import { board } from './board.fixture.ts';
import { grandArchive } from './definition.ts';
import { presentation } from './present.ts';

describe('the table', () => {
  it('every zone is shown or hidden, every event has words, and no record has gaps', { timeout: 60_000 }, () => {
    expect(presentationProblems(grandArchive, presentation)).toEqual([]);
  });

  it('shows champions, allies, weapons, the combat, the stack, hand and memory', () => {
    const table = board(
      { field: ['kiln_hound', 'kindling_blade'], hand: ['fan_the_flames', 'erase', 'scorch'] },
      { champion: { card: 'isa_scribe', damage: 4 }, field: [{ card: 'vellum_guard', exerted: true }, 'dew_vial'] },
    );
    table.act('ann', 'attack', { card: 'kiln_hound', target: 'vellum_guard' });
    table.act('ann', 'play', { card: 'fan_the_flames', target: 'kiln_hound', reserve: ['erase'] });
    expect(`\n${tableText(presentation, table.match.view('ann'))}\n`).toMatchInlineSnapshot(`
      "
      {#5} attacks {#16}
      stack: Fan the Flames [1] (fast action, {ann:own}) → 5
      bo: life 16 · level 1
        field: Isa, Scribe [memory 1] 0/16▼ (level 1) · ►↷Vellum Guard [2] 2/3 (steadfast) · Dew Vial [memory 0] (regalia)
        deck 8 · material 0 · lineage 0 · graveyard 0 · banishment 0
      ann: ● ◂ life 15 · level 0
        field: Spirit of Cinders [memory 0] 2/15 (level 0) · ►↷Kiln Hound [2] 3/2 → 16 · Kindling Blade [memory 0] 2/2 (weapon)
        deck 8 · material 0 · lineage 0 · graveyard 0 · banishment 0
        memory: Erase [3] (action)
        hand: Scorch [1] (fast action)
      "
    `);
  });

  it("never shows the opponent's hand or memory", () => {
    const table = board({ hand: ['erase'], memory: ['scorch'] }, { hand: ['erase'], memory: ['scorch'] });
    const drawn = tableText(presentation, table.match.view('ann'));
    expect(drawn.match(/Erase|Scorch/g)).toHaveLength(2);
    expect(drawn).toContain('memory: 1 hidden');
    expect(tableText(presentation, table.match.view(null))).not.toMatch(/Erase|Scorch/);
  });
});

describe('options in words', () => {
  it('moves', () => {
    const table = board({ field: ['kiln_hound'], hand: ['erase'], material: ['forgehammer'] });
    const view = table.match.view('ann');
    expect(moveWords(presentation, 'skipMaterialize', view)).toBe('materialize nothing');
  });

  it('who is attacked is asked about retaliating, and what waits is let through', () => {
    const table = board({ field: ['kiln_hound'], hand: ['scorch', 'erase'] }, { field: ['vellum_guard'] });
    table.act('ann', 'attack', { card: 'kiln_hound', target: 'vellum_guard' });
    expect(askedNow(presentation, table.match.view('ann'))).toBeUndefined();
    expect(askedNow(presentation, table.match.view('bo'))).toBe('Do you retaliate?');
    expect(moveWords(presentation, 'pass', table.match.view('ann'))).toBe('pass');
    table.act('ann', 'play', { card: 'scorch', target: 'vellum_guard', reserve: ['erase'] });
    expect(moveWords(presentation, 'pass', table.match.view('ann'))).toBe('let it resolve');
  });
});
