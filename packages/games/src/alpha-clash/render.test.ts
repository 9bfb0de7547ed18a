import { describe, expect, it } from 'vitest';
import { expectOneHand, expectPresentable, plain } from '../render.fixture.ts';
import { board } from './board.fixture.ts';
import { alphaClash } from './definition.ts';
import { presentation } from './present.ts';
import { render } from './render.ts';

describe('the drawn board', () => {
  it('fits into 80 columns at every position, and every event has words', { timeout: 60_000 }, () => {
    expectPresentable(alphaClash, presentation);
  });

  it('shows Contenders, Clash cards, weapons, the Clashground, the clash and the Standby', () => {
    const table = board({
      ann: { hand: ['twin_blades', 'heavy_swing'], resources: 4, clash: ['smoke_twin'], traps: ['echo_mine'] },
      bo: { clash: [{ card: 'riot_wall', exerted: true, damage: 1 }, 'alley_cadet'], traps: ['pitfall'] },
      ground: { card: 'quiet_harbor', owner: 'bo' },
    });
    const [, twin] = table.ids('field', 'ann');
    const [contender, , cadet] = table.ids('field', 'bo');
    table.act('ann', 'play', { card: table.id('twin_blades', 'hand', 'ann'), target: twin });
    table.act('bo', 'answer', { card: null });
    table.act('ann', 'initiateClash', { card: twin, target: contender });
    table.act('bo', 'pass').act('bo', 'obstruct', { cards: [cadet] });
    table.act('ann', 'buff', { card: table.id('heavy_swing', 'hand', 'ann') });
    expect(`\n${render(table.match.view('ann'), plain)}\n`).toMatchInlineSnapshot(`
      "
      {bo}  health 20 · res 0/0 · hand 0 · traps 1 · deck 12 · oblivion 0
          Marshal Quill          1/1    Contender
        > Riot Wall              2/5   
        # Alley Cadet            1/3   
      ── Quiet Harbor of {bo} ──────────────────────────────────────────────────────
      ── Smoke Twin attacks Marshal Quill (attackerBuff) ───────────────────────────
         standby: Heavy Swing
          Marshal Quill          1/1    Contender
        > Smoke Twin             5/4    with Twin Blades
      {ann} ←  health 20 · res 0/4 · hand 0 · traps 1 · deck 12 · oblivion 0
      traps  Echo Mine 1 trap
      "
    `);
  });

  it("never shows the opponent's hand", () => {
    expectOneHand(alphaClash, presentation, { firstPlayer: 0 });
  });
});

describe('options in words', () => {
  it('moves, cards in play with their numbers, and declining', () => {
    const table = board({ ann: { clash: ['smoke_twin'] } });
    const view = table.match.view('ann');
    expect(presentation.label?.('endTurn', 'move', view)).toBe('end your turn');
    expect(presentation.label?.(table.ids('field', 'ann')[1], 'card', view)).toBe('Smoke Twin 3/3');
    expect(presentation.label?.(null, 'card', view)).toBe('no answer');
    expect(presentation.label?.(null, 'target', view)).toBe('no target');
  });
});
