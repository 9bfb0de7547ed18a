import { cardsIn, inspect, madeWith, Names } from '@cardloom/parts/present';
import { presentationProblems } from '@cardloom/testkit';
import { describe, expect, it } from 'vitest';
import { tableText } from '../present.fixture.ts';
import { board } from './board.fixture.ts';
import { fleshAndBlood } from './definition.ts';
import { presentation } from './present.ts';
import { tell } from './tell.ts';

describe('the table', () => {
  it.each([
    ['yuna', 'goram'],
    ['sera', 'yuna'],
    ['goram', 'sera'],
  ])('%s against %s: zones, events and records have no gaps', (...decks) => {
    const options = { decks, autoLayer: false };
    expect(presentationProblems(fleshAndBlood, presentation, { options, matches: 1 })).toEqual([]);
  });

  it('a weapon, and what lies in the arsenal, are what one attacks with', () => {
    const mine = { hero: 'yuna', weapons: ['leaf_edge'], arsenal: 'jab_red', hand: ['old_coin_blue'] };
    const view = board({ p0: mine, p1: { hero: 'goram' } }).match.view('p0');
    const called = (move: string) => {
      const id = madeWith(presentation, move, view);
      return cardsIn(view).find(({ card }) => card.id === id)?.card.name;
    };
    expect(['WEAPON_ATTACK', 'PLAY_ARSENAL_ATTACK', 'PLAY_ATTACK'].map(called)).toEqual([
      'leaf_edge',
      'jab_red',
      undefined,
    ]);
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
    expect(`\n${tableText(presentation, table.match.view('p1'))}\n`).toMatchInlineSnapshot(`
      "
      before: Jab (red) (hit 3)
      link 2 · go again: Rush Palm (red) 6 - 4 Hard Swing (blue), Rust Helm: 2 damage to {p1}
      p0: ● life 20 · resources 1 · action points 0
        weapons: Leaf Edge [1] 1
        hero: Yuna, Second Wind
        pitched: Old Coin (blue) 3 (●●●)
        deck 1 · graveyard 2
      p1: ◂ life 17
        weapons: Quarry Maul [3] 4
        equipment: Rust Helm 1 · Crater Glove 2
        hero: Goram, Wall of Oaths
        deck 0 · graveyard 1
        arsenal: Stand Fast (red) [3] 7 (●, reaction)
        hand: Jab (red) [0] 3/2 (●)
      "
    `);
  });

  it('a blow that ends the match leaves no attack', () => {
    const table = board({ p0: { hero: 'yuna', hand: ['jab_red'] }, p1: { hero: 'goram', life: 1 } });
    table.act(0, 'PLAY_ATTACK', { card: 'jab_red' });
    expect(tableText(presentation, table.match.view('p1'))).toMatch('link 1');
    table.pass(1).noReactions();
    expect(table.match.view('p1').ctx.gameOver).toBe(true);
    expect(tableText(presentation, table.match.view('p1'))).not.toMatch('link');
  });

  it('a link of the chain has the text, the tone and the owner of its attack', () => {
    const table = board({ p0: { hero: 'yuna', hand: ['jab_red'] }, p1: { hero: 'goram' } });
    table.act(0, 'PLAY_ATTACK', { card: 'jab_red' });
    const view = table.match.view('p1');
    const names = new Names(presentation, { p0: 'Greedy', p1: 'you' });
    const link = cardsIn(view).find(({ zone }) => zone === 'chain');
    expect(inspect(view, link?.card.id ?? 0, names)).toMatchObject({
      card: { title: 'Jab (red)', text: 'Go again.', tone: 'ember', kind: 'attack' },
      owner: 'p0',
    });
  });

  it('says how many cards block, and who draws after the first turn', () => {
    expect(presentation.about).toContain('at most two cards from hand');
    expect(presentation.about).toContain('after the first turn both do');
  });

  it('does not show what the viewer may not know', () => {
    const table = board({ p0: { hand: ['jab_red'], arsenal: 'tumble_yellow' }, p1: {} });
    expect(tableText(presentation, table.match.view('p1'))).not.toMatch(/Jab|Tumble/);
    expect(tableText(presentation, table.match.view('p1'))).toContain('arsenal: 1 hidden');
  });
});

describe('sentences', () => {
  it('a card put into the arsenal is named to its owner only', () => {
    const table = board({ p0: { hand: ['jab_red'] } }).pass(0);
    const result = table.match.act(table.action(0, 'SET_ARSENAL', { card: 'jab_red' }));
    if (!result.ok) throw new Error(result.error.message);
    const told = (viewer: string) =>
      result
        .eventsFor(viewer)
        .map((event) => tell(event, table.match.view(viewer)))
        .join('|');
    expect(told('p0')).toContain('{p0:put} {=jab_red} into the arsenal');
    expect(told('p1')).toContain('{p0:put} a card into the arsenal');
    expect(told('p1')).not.toContain('jab');
  });
});
