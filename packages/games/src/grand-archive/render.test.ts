import { describe, expect, it } from 'vitest';
import { expectPresentable, plain } from '../render.fixture.ts';
import { board } from './board.fixture.ts';
import { grandArchive } from './definition.ts';
import { presentation } from './present.ts';
import { render } from './render.ts';

describe('the drawn board', () => {
  it('fits into 80 columns at every position, and every event has words', { timeout: 60_000 }, () => {
    expectPresentable(grandArchive, presentation);
  });

  it('shows champions, allies, weapons, the combat, the stack, hand and memory', () => {
    const table = board(
      { field: ['kiln_hound', 'kindling_blade'], hand: ['fan_the_flames', 'erase', 'scorch'] },
      { champion: { card: 'isa_scribe', damage: 4 }, field: [{ card: 'vellum_guard', exerted: true }, 'dew_vial'] },
    );
    table.act('ann', 'attack', { card: 'kiln_hound', target: 'vellum_guard' });
    table.act('ann', 'play', { card: 'fan_the_flames', target: 'kiln_hound', reserve: ['erase'] });
    expect(`\n${render(table.match.view('ann'), plain)}\n`).toMatchInlineSnapshot(`
      "
      {bo}  hand 0 · memory 0 · material 0 · deck 8 · graveyard 0 · banishment 0
          Isa, Scribe            0/16   level 1
        > Vellum Guard           2/3    steadfast
          Dew Vial                     
      ── Kiln Hound attacks Vellum Guard (retaliation) ─────────────────────────────
          Spirit of Cinders      2/15   level 0
        > Kiln Hound             3/2   
          Kindling Blade         2 x2  
      {ann} ←  hand 1 · memory 1 · material 0 · deck 8 · graveyard 0 · banishment 0
      stack   Fan the Flames on Kiln Hound
      hand    Scorch c1 fast
      memory  Erase
      "
    `);
  });

  it("never shows the opponent's hand or memory", () => {
    const table = board({ hand: ['erase'], memory: ['scorch'] }, { hand: ['erase'], memory: ['scorch'] });
    expect(render(table.match.view('ann'), plain).match(/^(hand|memory) {2}/gm)).toHaveLength(2);
    expect(render(table.match.view(null), plain)).not.toMatch(/Erase|Scorch/);
  });
});

describe('options in words', () => {
  it('moves, units with their numbers, costs', () => {
    const table = board({ field: ['kiln_hound'], hand: ['erase'], material: ['forgehammer'] });
    const view = table.match.view('ann');
    expect(presentation.label?.('skipMaterialize', 'move', view)).toBe('materialize nothing');
    expect(presentation.label?.(table.id('kiln_hound'), 'card', view)).toBe('Kiln Hound 3/2');
    expect(presentation.label?.(table.id('erase'), 'card', view)).toBe('Erase (reserve 3)');
    expect(presentation.label?.(table.id('forgehammer'), 'card', view)).toBe('Forgehammer (memory 1)');
    expect(presentation.label?.(table.id('spirit_of_ink'), 'target', view)).toBe('Spirit of Ink 0/15');
  });
});
