import { describe, expect, it } from 'vitest';
import { expectOneHand, expectPresentable, plain } from '../render.fixture.ts';
import { board } from './board.fixture.ts';
import { gundam } from './definition.ts';
import { presentation } from './present.ts';
import { render } from './render.ts';

describe('the drawn board', () => {
  it('fits into 80 columns at every position, and every event has words', { timeout: 60_000 }, () => {
    expectPresentable(gundam, presentation);
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
    expect(`\n${render(table.match.view('ann'), plain)}\n`).toMatchInlineSnapshot(`
      "
      {bo}  resources 0 of 0 +1 EX · hand 0 · deck 12 · trash 0
        shields none  base EX Base 3
        > Bulwark Frame        2/3    blocker
      ── Kiln Raider attacks Bulwark Frame (block) ─────────────────────────────────
        > Kiln Raider          5/3    with Ace Tolk *
          Spark Drone          2/1   
        shields ■■  base no base
      {ann} ←  resources 2 of 3 · hand 1 · deck 12 · trash 0
      hand  Brace L2 c1 !
      "
    `);
  });

  it("never shows the opponent's hand", () => {
    expectOneHand(gundam, presentation, { firstPlayer: 0 });
  });
});

describe('options in words', () => {
  it('moves, units with their numbers, EX Resources', () => {
    const table = board({ ann: { units: ['spark_drone'] } });
    const view = table.match.view('ann');
    expect(presentation.label?.('endMainPhase', 'move', view)).toBe('end your main phase');
    expect(presentation.label?.(table.ids('units', 'ann')[0], 'card', view)).toBe('Spark Drone 2/1');
    expect(presentation.label?.(1, 'ex', view)).toBe('1 EX');
    expect(presentation.label?.(null, 'target', view)).toBe('no target');
  });
});
