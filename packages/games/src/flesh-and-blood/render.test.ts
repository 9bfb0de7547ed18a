import { createMatch, type MatchEvent, type View } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { expectFits, expectTold, plain, watch } from '../render.fixture.ts';
import { board } from './board.fixture.ts';
import { fleshAndBlood } from './definition.ts';
import { render } from './render.ts';
import { tell } from './tell.ts';

/** Plays some match to its end and looks at every position. */
function play(seed: number, decks: string[], look: (view: View, events: readonly MatchEvent[]) => void): void {
  const match = createMatch(fleshAndBlood, { seed, options: { decks, autoLayer: false } });
  watch(match, seed, look);
}

describe('the drawn board', () => {
  it('fits into 80 columns at every position', () => {
    for (const [seed, decks] of [
      ['yuna', 'goram'],
      ['sera', 'yuna'],
      ['goram', 'sera'],
    ].entries()) {
      play(seed, decks, (view) => {
        expectFits(render(view, plain));
      });
    }
  });

  it('shows the attack, what stands against it, the chain, both sides and the hand', () => {
    const table = board({
      p0: {
        hero: 'yuna',
        weapons: ['leaf_edge'],
        hand: ['jab_red', 'rush_palm_red', 'old_coin_blue'],
        deck: ['jab_red'],
      },
      p1: {
        hero: 'goram',
        weapons: ['quarry_maul'],
        equipment: ['rust_helm', 'crater_glove'],
        arsenal: 'stand_fast_red',
        hand: ['hard_swing_blue', 'jab_red'],
      },
    });
    table.act(0, 'PLAY_ATTACK', { card: 'jab_red' }).pass(1).noReactions();
    table.act(0, 'PLAY_ATTACK', { card: 'rush_palm_red', pitch: ['old_coin_blue'] });
    table.act(1, 'DEFEND', { cards: ['hard_swing_blue'], equipment: ['rust_helm'] });
    expect(`\n${render(table.match.view('p1'), plain)}\n`).toMatchInlineSnapshot(`
      "
      {p0} ←  ♥ 20  hand 0 · deck 1 · graveyard 2 · floating 1
        Yuna, Second Wind · Leaf Edge 1
        pitched: Old Coin (blue)
      ──────────────────────────────────────────────────────────────────────────────
      chain: 1 Jab (red) hit 3
      Rush Palm (red) attacks for 6 (go again) against 4  reactions
        defended by Hard Swing (blue) · Rust Helm
      ──────────────────────────────────────────────────────────────────────────────
      {p1}  ♥ 17  hand 1 · deck 0 · graveyard 1
        Goram, Wall of Oaths · Quarry Maul 4 · Rust Helm 1 · Crater Glove 2
        arsenal: Stand Fast (red)
      hand  ●   Jab              0  3/2   Go again.
      "
    `);
  });

  it('does not show what the viewer may not know', () => {
    const table = board({ p0: { hand: ['jab_red'], arsenal: 'tumble_yellow' }, p1: {} });
    expect(render(table.match.view('p1'), plain)).not.toMatch(/Jab|Tumble/);
    expect(render(table.match.view('p1'), plain)).toContain('arsenal: face down');
  });
});

describe('sentences', () => {
  it('every event is told or left out on purpose, without gaps', () => {
    for (const [seed, decks] of [
      ['yuna', 'goram'],
      ['sera', 'goram'],
    ].entries()) {
      play(seed + 3, decks, (view, events) => {
        expect(expectTold(tell, view, events)).toEqual([]);
      });
    }
  });

  it('a card put into the arsenal is named to its owner only', () => {
    const table = board({ p0: { hand: ['jab_red'] } }).pass(0);
    const result = table.match.act(table.action(0, 'SET_ARSENAL', { card: 'jab_red' }));
    if (!result.ok) throw new Error(result.error.message);
    const told = (viewer: string) =>
      result
        .eventsFor(viewer)
        .map((event) => tell(event, table.match.view(viewer)))
        .join('|');
    expect(told('p0')).toContain('{p0:put} Jab (red) into the arsenal');
    expect(told('p1')).toContain('{p0:put} a card into the arsenal');
    expect(told('p1')).not.toContain('Jab');
  });
});
