import { moveWords } from '@cardloom/parts/present';
import { presentationProblems } from '@cardloom/testkit';
import { describe, expect, it } from 'vitest';
import { tableText } from '../present.fixture.ts';
import { board } from './board.fixture.ts';
import { gundam } from './definition.ts';
import { presentation } from './present.ts';

describe('the table', () => {
  it('every zone is shown or hidden, every event has words, and no record has gaps', { timeout: 60_000 }, () => {
    expect(presentationProblems(gundam, presentation)).toEqual([]);
  });

  it('shows shields, base, resources, units with pilots, and the battle', () => {
    const table = board({
      ann: {
        hand: ['ace_tolk', 'brace'],
        resources: 3,
        units: ['kiln_raider', 'spark_drone'],
        shields: ['brace', 'brace'],
      },
      bo: { units: [{ card: 'bulwark_frame', exerted: true, damage: 1 }], base: ['ex_base'], ex: 1 },
    });
    table.act('ann', 'pair', { card: table.id('ace_tolk', 'hand', 'ann'), unit: table.ids('units', 'ann')[0] });
    table.act('ann', 'attack', { card: table.ids('units', 'ann')[0], target: table.ids('units', 'bo')[0] });
    expect(`\n${tableText(presentation, table.match.view('ann'))}\n`).toMatchInlineSnapshot(`
      "
      {#23} attacks {#45}
      bo: ◂ shields 0 · resources ready 0 of 0 · EX resources 1
        units: ►↷Bulwark Frame [L3 2] 2/3▼ (blocker)
        base: EX Base 3
        deck 12 · trash 0
      ann: ● shields 2 · resources ready 2 of 3
        units: ►↷Kiln Raider [L2 2] 5▲/3▲ (linked, Ace Tolk [L3 1] +2/+1) → 45 · Spark Drone [L1 1] 2/1
        deck 12 · trash 0
        hand: Brace [L2 1]
      "
    `);
  });
});

describe('options in words', () => {
  it('moves and EX Resources', () => {
    const table = board({ ann: { units: ['spark_drone'] } });
    const view = table.match.view('ann');
    expect(moveWords(presentation, 'endMainPhase', view)).toBe('end your main phase');
    expect(presentation.label?.(1, 'ex', view)).toBe('1 EX Resource');
    expect(presentation.label?.(2, 'ex', view)).toBe('2 EX Resources');
    expect(presentation.label?.(null, 'target', view)).toBe('no target');
  });
});
