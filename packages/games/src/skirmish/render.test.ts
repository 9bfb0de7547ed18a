import { createMatch, type MatchEvent, type View } from 'cardloom';
import { describe, expect, it } from 'vitest';
import type { Paint } from '../entry.ts';
import { skirmishEntry } from './entry.ts';
import { render } from './render.ts';
import { tell } from './tell.ts';

const same = (text: string): string => text;
const plain: Paint = { mine: same, theirs: same, strong: same, dim: same, changed: same };

/** Plays some match to its end, the first or a later action each time, and looks at every position. */
function play(seed: number, look: (view: View, events: readonly MatchEvent[]) => void): void {
  const options = { leaders: ['warlord', 'sage'], decks: ['control', 'basic'] };
  const match = createMatch(skirmishEntry.game, { seed, options });
  for (let i = seed; match.seatToAct >= 0; i += 7) {
    const player = match.players[match.seatToAct];
    const actions = [...match.legalActions(player)];
    const result = match.act(actions[i % actions.length]);
    if (!result.ok) throw new Error(result.error.message);
    for (const viewer of match.players) look(match.view(viewer), result.eventsFor(viewer));
  }
}

describe('the drawn board', () => {
  it('fits into 80 columns at every position', () => {
    for (let seed = 0; seed < 8; seed++) {
      play(seed, (view) => {
        const lines = render(view, plain).split('\n');
        expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(80);
        expect(lines.join('\n')).not.toMatch(/undefined|NaN/);
      });
    }
  });

  it('shows both slots of five terrains, power, modifiers, hands, charges and score', () => {
    const match = createMatch(skirmishEntry.game, {
      seed: 3,
      options: { leaders: ['warlord', 'sage'], firstPlayer: 0 },
    });
    const [first] = match.legalActions('p0');
    match.processAction(first);
    expect(`\n${render(match.view('p1'), plain)}\n`).toMatchInlineSnapshot(`
      "
      {p0} ←  won 0 of 2 · warlord ●● · hand 7 · deck 16 · graveyard 0
      ┌──────────────┬──────────────┬──────────────┬──────────────┬──────────────┐
      │ Ghoul      1 │      ·       │      ·       │      ·       │      ·       │
      │              │              │              │              │              │
      ├───── 1 ▲ ────┼───── 2 ──────┼───── 3 ──────┼───── 4 ──────┼───── 5 ──────┤
      │              │              │              │              │              │
      │      ·       │      ·       │      ·       │      ·       │      ·       │
      └──────────────┴──────────────┴──────────────┴──────────────┴──────────────┘
      {p1}  won 0 of 2 · sage ● · hand 8 · deck 16 · graveyard 0
      hand  Wizard 3 · Assassinate! · Wizard 3 · Apprentice 3 · Noble 4 · Hunter 4
            Assassinate! · Mimic 1
      "
    `);
  });

  it("never shows the opponent's hand", () => {
    const match = createMatch(skirmishEntry.game, { seed: 3 });
    expect(render(match.view('p0'), plain).match(/hand {2}/g)).toHaveLength(1);
    expect(render(match.view(null), plain)).not.toMatch(/hand {2}/);
  });
});

describe('events as sentences', () => {
  it('has words for every event', () => {
    const silent = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      play(seed, (view, events) => {
        for (const event of events) {
          const said = tell(event, view);
          if (said === undefined) silent.add(event.type);
          else expect(said ?? '').not.toMatch(/undefined|NaN|null/);
        }
      });
    }
    // the engine's own, which the table words itself
    expect([...silent].filter((type) => type === type.toUpperCase())).toEqual([]);
  });
});
