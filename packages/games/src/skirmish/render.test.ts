import { createMatch, type MatchEvent, type View } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { expectFits, expectOneHand, expectTold, plain, watch } from '../render.fixture.ts';
import { skirmish } from './definition.ts';
import { presentation } from './present.ts';
import { render } from './render.ts';
import { tell } from './tell.ts';

/** Plays some match to its end and looks at every position. */
function play(seed: number, look: (view: View, events: readonly MatchEvent[]) => void): void {
  const options = { leaders: ['warlord', 'sage'], decks: ['control', 'basic'] };
  const match = createMatch(skirmish, { seed, options });
  watch(match, seed, look);
}

describe('the drawn board', () => {
  it('fits into 80 columns at every position', () => {
    for (let seed = 0; seed < 8; seed++) {
      play(seed, (view) => {
        expectFits(render(view, plain));
      });
    }
  });

  it('shows both slots of five terrains, power, modifiers, hands, charges and score', () => {
    const match = createMatch(skirmish, {
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
    expectOneHand(skirmish, presentation);
  });
});

describe('events as sentences', () => {
  it('has words for every event', () => {
    const silent = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      play(seed, (view, events) => {
        for (const type of expectTold(tell, view, events)) silent.add(type);
      });
    }
    // the engine's own, which the table words itself
    expect([...silent].filter((type) => type === type.toUpperCase())).toEqual([]);
  });
});
