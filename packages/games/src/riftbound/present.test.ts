import { moveWords } from '@cardloom/parts/present';
import { presentationProblems } from '@cardloom/testkit';
import { describe, expect, it } from 'vitest';
import { tableText } from '../present.fixture.ts';
import { board } from './board.fixture.ts';
import { riftbound } from './definition.ts';
import { presentation } from './present.ts';

describe('the table', () => {
  it('every zone is shown or hidden, every event has words, and no record has gaps', { timeout: 60_000 }, () => {
    expect(presentationProblems(riftbound, presentation)).toEqual([]);
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
    expect(`\n${tableText(presentation, table.match.view('ann'))}\n`).toMatchInlineSnapshot(`
      "
      battlefields: ►Hollow Kiln ({bo:own}) · Sunken Arena (nobody’s)
      chain: Firebolt [2] (spell, {ann:own}) → 25
      bo: points 5 of 8 · runes ready 0 of 0
        Hollow Kiln: ►Shell Sentinel [3] 4▲ (tank, shield 1, 1 damage)
        deck 8 · trash 0
      ann: ● ◂ points 2 of 8 · runes ready 1 of 3
        Hollow Kiln: ►↷Cinder Whelp [2] 3▲ (assault 1) → 1
        base: Kiln Brawler [3] 4
        legend: The Kindler
        deck 8 · trash 0
        hand: Stoke [2] (spell)
      "
    `);
  });
});

describe('options in words', () => {
  it('moves and places', () => {
    const table = board({ units: ['cinder_whelp'] }, {}, { battlefields: ['hollow_kiln', 'sunken_arena'] });
    const view = table.match.view('ann');
    expect(moveWords(presentation, 'endTurn', view)).toBe('end your turn');
    expect(presentation.label?.('base', 'to', view)).toBe('the base');
    expect(presentation.label?.(3, 'to', view)).toBe('{#3}');
    expect(presentation.label?.('ready', 'enters', view)).toBe('ready, for 1 more');
  });
});
