import { createMatch, type MatchEvent, type View } from 'cardloom';
import { describe, expect, it } from 'vitest';
import type { Paint } from '../entry.ts';
import { board } from './board.fixture.ts';
import { alphaClashEntry } from './entry.ts';
import { render } from './render.ts';
import { tell } from './tell.ts';

const same = (text: string): string => text;
const plain: Paint = { mine: same, theirs: same, strong: same, dim: same, changed: same };

/** Plays some match to its end and looks at every position. */
function play(seed: number, look: (view: View, events: readonly MatchEvent[]) => void): void {
  const match = createMatch(alphaClashEntry.game, { seed });
  for (let i = seed; match.seatToAct >= 0; i += 7) {
    const list = match.listActions(match.players[match.seatToAct]);
    const result = match.act(list.at(i % list.size));
    if (!result.ok) throw new Error(result.error.message);
    for (const viewer of match.players) look(match.view(viewer), result.eventsFor(viewer));
  }
}

describe('the drawn board', () => {
  it('fits into 80 columns at every position, and every event has words', { timeout: 60_000 }, () => {
    const silent = new Set<string>();
    for (let seed = 0; seed < 4; seed++) {
      play(seed, (view, events) => {
        const lines = render(view, plain).split('\n');
        expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(80);
        expect(lines.join('\n')).not.toMatch(/undefined|NaN/);
        for (const event of events) {
          const said = tell(event, view);
          if (said === undefined) silent.add(event.type);
          else expect(said ?? '').not.toMatch(/undefined|NaN|null/);
        }
      });
    }
    // the engine's own, which the table words itself
    expect([...silent].filter((type) => !/^(segment|turn|phase|step)Ended$|^decisionAsked$/.test(type))).toEqual([]);
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
    const match = createMatch(alphaClashEntry.game, { seed: 3, options: { firstPlayer: 0 } });
    expect(render(match.view('p0'), plain).match(/hand {2}/g)).toHaveLength(1);
    expect(render(match.view(null), plain)).not.toMatch(/hand {2}/);
  });
});

describe('options in words', () => {
  it('moves, cards in play with their numbers, and declining', () => {
    const table = board({ ann: { clash: ['smoke_twin'] } });
    const view = table.match.view('ann');
    expect(alphaClashEntry.label?.('endTurn', 'move', view)).toBe('end your turn');
    expect(alphaClashEntry.label?.(table.ids('field', 'ann')[1], 'card', view)).toBe('Smoke Twin 3/3');
    expect(alphaClashEntry.label?.(null, 'card', view)).toBe('no answer');
    expect(alphaClashEntry.label?.(null, 'target', view)).toBe('no target');
  });
});
