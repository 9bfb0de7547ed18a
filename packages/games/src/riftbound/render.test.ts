import { describe, expect, it } from 'vitest';
import { expectOneHand, expectPresentable, plain } from '../render.fixture.ts';
import { board } from './board.fixture.ts';
import { riftbound } from './definition.ts';
import { presentation } from './present.ts';
import { render } from './render.ts';

describe('the drawn board', () => {
  it('fits into 80 columns at every position, and every event has words', { timeout: 60_000 }, () => {
    expectPresentable(riftbound, presentation);
  });

  it('shows points, runes, both battlefields with their units, and the chain', () => {
    const table = board(
      {
        units: ['cinder_whelp', 'kiln_brawler'],
        hand: ['firebolt', 'stoke'],
        runes: 3,
        legend: ['the_kindler'],
        points: 2,
      },
      { units: [{ card: 'shell_sentinel', at: 1, damage: 1 }], points: 5 },
      { battlefields: ['hollow_kiln', 'sunken_arena'] },
    );
    table.act('ann', 'move', { to: 1, units: ['cinder_whelp'] });
    table.act('ann', 'cast', { card: 'firebolt', target: 'shell_sentinel' });
    expect(`\n${render(table.match.view('ann'), plain)}\n`).toMatchInlineSnapshot(`
      "
      {bo} 5 points  runes 0 of 0 · hand 0 · deck 8 · trash 0
      ── Hollow Kiln ({bo}) contested ──────────────────────────────────────────────
            Shell Sentinel       3 -1   tank · shield 1
          > Cinder Whelp         2      assault 1
      ── Sunken Arena (nobody) ─────────────────────────────────────────────────────
      ──────────────────────────────────────────────────────────────────────────────
            Kiln Brawler         4     
      {ann} ← 2 points  runes 1 of 3 · hand 1 · deck 8 · trash 0 · The Kindler
      chain Firebolt on Shell Sentinel
      hand  Stoke c2 !
      "
    `);
  });

  it("never shows the opponent's hand", () => {
    expectOneHand(riftbound, presentation, { firstPlayer: 0 });
  });
});

describe('options in words', () => {
  it('moves, places, units with their might', () => {
    const table = board({ units: ['cinder_whelp'] }, {}, { battlefields: ['hollow_kiln', 'sunken_arena'] });
    const view = table.match.view('ann');
    expect(presentation.label?.('endTurn', 'move', view)).toBe('end your turn');
    expect(presentation.label?.('base', 'to', view)).toBe('the base');
    expect(presentation.label?.(table.id('cinder_whelp'), 'card', view)).toBe('Cinder Whelp 2');
    expect(presentation.label?.('ready', 'enters', view)).toBe('ready, for 1 more');
  });
});
