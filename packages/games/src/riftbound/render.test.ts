import { createMatch, type MatchEvent, type View } from 'cardloom';
import { describe, expect, it } from 'vitest';
import type { Paint } from '../entry.ts';
import { board } from './board.fixture.ts';
import { riftboundEntry } from './entry.ts';
import { render } from './render.ts';
import { tell } from './tell.ts';

const same = (text: string): string => text;
const plain: Paint = { mine: same, theirs: same, strong: same, dim: same, changed: same };

/** Plays some match to its end and looks at every position. */
function play(seed: number, look: (view: View, events: readonly MatchEvent[]) => void): void {
  const match = createMatch(riftboundEntry.game, { seed });
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
    table.do('ann', 'move', { to: 1, units: ['cinder_whelp'] });
    table.do('ann', 'cast', { card: 'firebolt', target: 'shell_sentinel' });
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
    const match = createMatch(riftboundEntry.game, { seed: 3, options: { firstPlayer: 0 } });
    expect(render(match.view('p0'), plain).match(/hand {2}/g)).toHaveLength(1);
    expect(render(match.view(null), plain)).not.toMatch(/hand {2}/);
  });
});

describe('options in words', () => {
  it('moves, places, units with their might', () => {
    const table = board({ units: ['cinder_whelp'] }, {}, { battlefields: ['hollow_kiln', 'sunken_arena'] });
    const view = table.match.view('ann');
    expect(riftboundEntry.label?.('endTurn', 'move', view)).toBe('end your turn');
    expect(riftboundEntry.label?.('base', 'to', view)).toBe('the base');
    expect(riftboundEntry.label?.(table.id('cinder_whelp'), 'card', view)).toBe('Cinder Whelp 2');
    expect(riftboundEntry.label?.('ready', 'enters', view)).toBe('ready, for 1 more');
  });
});
