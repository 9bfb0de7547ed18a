import type { Table } from '@cardloom/testkit';
import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { board } from './board.fixture.ts';
import { cards, decks } from './card-set.ts';
import type { AlphaClash } from './definition.ts';
import { alphaClash } from './definition.ts';

/** The Standby with its answers, and every type of card that goes through it. */

const inHand = (table: Table<AlphaClash>, name: string, player = 'ann'): number => table.id(name, 'hand', player);
const letBe = (table: Table<AlphaClash>): Table<AlphaClash> => table.act('bo', 'answer', { card: null });

describe('Standby', () => {
  it('a played card waits there, paid for, while the non-active player may answer', () => {
    const table = board({ ann: { hand: ['riot_wall'], resources: 4 } });
    table.act('ann', 'play', { card: inHand(table, 'riot_wall') });
    expect([table.names('standby'), table.waiting]).toEqual([['riot_wall'], ['bo']]);
    expect(table.ids('resources', 'ann').filter((id) => table.card(id).exerted)).toHaveLength(3);
    table.refused('ann', 'play', { card: 1 });
    letBe(table);
    expect([table.names('standby'), table.waiting]).toEqual([[], ['ann']]);
    expect(table.names('field', 'ann')).toEqual(['marshal_quill', 'riot_wall']);
  });

  it('the non-active player is asked whether or not they hold an answer', () => {
    const table = board({ ann: { hand: ['riot_wall'], resources: 3 } });
    table.act('ann', 'play', { card: inHand(table, 'riot_wall') });
    expect(table.legal('bo').map(({ move, args }) => [move, args?.card])).toEqual([['answer', null]]);
  });

  it('answers: Counter–Play cards and set traps that can be paid; no other card', () => {
    const table = board({
      ann: { hand: ['riot_wall'], resources: 3 },
      bo: { hand: ['deny', 'trip_up', 'alley_cadet', 'snare_wire'], traps: ['snare_wire', 'pitfall'], resources: 1 },
    });
    table.act('ann', 'play', { card: inHand(table, 'riot_wall') });
    // Deny costs 2; the Snare Wire in hand is not set
    expect(table.legal('bo').map(({ args }) => args?.card)).toEqual([table.id('snare_wire', 'traps', 'bo'), null]);
  });

  it('LIFO: the answer resolves before what it answers', () => {
    const table = board({
      ann: { hand: ['rooftop_eye'], resources: 2, clash: ['knife_shadow'] },
      bo: { hand: ['cold_reply', 'deny'], resources: 3, clash: ['alley_cadet'] },
    });
    table.act('ann', 'play', { card: inHand(table, 'rooftop_eye') });
    table.act('bo', 'answer', {
      card: inHand(table, 'cold_reply', 'bo'),
      target: table.id('knife_shadow', 'field', 'ann'),
    });
    // after a card has entered, the non-active player may answer again
    expect([table.names('standby'), table.waiting]).toEqual([['rooftop_eye', 'cold_reply'], ['bo']]);
    table.act('bo', 'answer', { card: inHand(table, 'deny', 'bo') });
    expect(table.names('standby')).toEqual(['rooftop_eye', 'cold_reply', 'deny']);
    letBe(table);
    const order = table.events.filter(({ type }) => type === 'played' || type === 'negated' || type === 'banished');
    expect(order.map(({ type, card }) => [type, table.card(card as number).name])).toEqual([
      ['played', 'deny'],
      ['negated', 'rooftop_eye'],
      ['played', 'cold_reply'],
      ['banished', 'knife_shadow'],
    ]);
    expect(table.names('oblivion', 'ann').toSorted()).toEqual(['knife_shadow', 'rooftop_eye']);
    expect(table.names('field', 'ann')).toEqual(['marshal_quill']);
  });

  it('a countered card stays paid', () => {
    const table = board({
      ann: { hand: ['riot_wall'], resources: 3 },
      bo: { traps: ['snare_wire'], resources: 1 },
    });
    table.act('ann', 'play', { card: inHand(table, 'riot_wall') });
    table.act('bo', 'answer', { card: table.id('snare_wire', 'traps', 'bo') });
    letBe(table);
    expect([table.names('oblivion', 'ann'), table.names('oblivion', 'bo')]).toEqual([['riot_wall'], ['snare_wire']]);
    expect(table.ids('resources', 'ann').every((id) => table.card(id).exerted)).toBe(true);
  });

  it('an action whose target is gone does nothing', () => {
    const table = board({
      ann: { hand: ['power_surge'], resources: 1, clash: ['knife_shadow'] },
      bo: { hand: ['cold_reply'], resources: 1 },
    });
    const shadow = table.id('knife_shadow', 'field', 'ann');
    table.act('ann', 'play', { card: inHand(table, 'power_surge'), target: shadow });
    table.act('bo', 'answer', { card: inHand(table, 'cold_reply', 'bo'), target: shadow });
    letBe(table);
    expect(table.names('oblivion', 'ann').toSorted()).toEqual(['knife_shadow', 'power_surge']);
    expect(table.card(shadow).buff).toBe(0);
  });

  it('what a card causes comes before the next card resolves', () => {
    const table = board({
      ann: { hand: ['alley_cadet'], resources: 1, clash: ['grave_hand'] },
      bo: { hand: ['cold_reply'], resources: 1, health: 5 },
    });
    table.act('ann', 'play', { card: inHand(table, 'alley_cadet') });
    table.act('bo', 'answer', {
      card: inHand(table, 'cold_reply', 'bo'),
      target: table.id('grave_hand', 'field', 'ann'),
    });
    letBe(table);
    const told = table.events.map(({ type }) => type);
    expect(told.indexOf('triggered')).toBeLessThan(told.lastIndexOf('played'));
    expect(table.names('field', 'ann')).toEqual(['marshal_quill', 'alley_cadet']);
  });

  it('health is not looked at before the Standby is empty', () => {
    // Ann is at 0 while her own healing still waits
    const low = board({
      ann: { hand: ['field_dressing'], resources: 1, health: 0 },
      bo: { hand: ['cold_reply'], resources: 1 },
    });
    low.act('ann', 'play', { card: inHand(low, 'field_dressing') });
    expect(low.isOver).toBe(false);
    letBe(low);
    expect([low.isOver, low.player('ann').health]).toEqual([false, 3]);
  });
});

describe('traps', () => {
  it('are set for nothing and face down', () => {
    const table = board({ ann: { hand: ['pitfall', 'alley_cadet'] } });
    table.refused('ann', 'setTrap', { card: inHand(table, 'alley_cadet') });
    table.act('ann', 'setTrap', { card: inHand(table, 'pitfall') });
    expect(table.at).toBe('play/primary');
    const seen = (viewer: string) => (table.match.view(viewer).zones.traps as Record<string, readonly object[]>).ann;
    expect(seen('bo')).toEqual([{ hidden: true }]);
    expect(seen('ann')).toMatchObject([{ name: 'pitfall' }]);
  });

  it('are not played from the hand', () => {
    const table = board({ ann: { hand: ['pitfall'], resources: 3 } });
    table.refused('ann', 'play', { card: inHand(table, 'pitfall') });
  });
});

describe('weapons and Clashgrounds', () => {
  it('a weapon is for a Contender or Clash card of one’s own without one', () => {
    const table = board({
      ann: { hand: ['twin_blades', 'tower_shield'], resources: 5, clash: ['smoke_twin'] },
      bo: { clash: ['riot_wall'] },
    });
    const [quill, twin] = table.ids('field', 'ann');
    table.refused('ann', 'play', { card: inHand(table, 'twin_blades'), target: table.ids('field', 'bo')[1] });
    letBe(table.act('ann', 'play', { card: inHand(table, 'twin_blades'), target: quill }));
    expect([table.names('weapons', 'ann'), table.card(quill).mate]).toEqual([
      ['twin_blades'],
      table.id('twin_blades', 'weapons', 'ann'),
    ]);
    table.refused('ann', 'play', { card: inHand(table, 'tower_shield'), target: quill });
    // 1 + 2 attack against 1 defense
    table.act('ann', 'initiateClash', { card: quill, target: table.ids('field', 'bo')[0] });
    table.act('bo', 'pass').act('bo', 'pass').act('ann', 'pass').act('bo', 'pass');
    expect(table.player('bo').health).toBe(18);
    letBe(table.act('ann', 'play', { card: inHand(table, 'tower_shield'), target: twin }));
  });

  it('a weapon goes to oblivion with its bearer', () => {
    const table = board({
      ann: { hand: ['tower_shield', 'exile'], resources: 6, clash: ['smoke_twin'] },
      bo: { clash: ['knife_shadow'] },
    });
    letBe(table.act('ann', 'play', { card: inHand(table, 'tower_shield'), target: table.ids('field', 'ann')[1] }));
    // 3 + 2 defense bears 4 damage, not 5
    const twin = table.ids('field', 'ann')[1];
    table.act('ann', 'initiateClash', { card: twin, target: table.ids('field', 'bo')[0] });
    table.act('bo', 'pass').act('bo', 'obstruct', { cards: [table.ids('field', 'bo')[1]] });
    table.act('ann', 'pass').act('bo', 'pass');
    expect(table.names('field', 'ann')).toEqual(['marshal_quill', 'smoke_twin']);
    table.act('ann', 'endTurn').act('bo', 'skipResource');
    expect(table.names('weapons', 'ann')).toEqual(['tower_shield']);
  });

  it('a weapon whose bearer is gone goes to oblivion', () => {
    const table = board({
      ann: { hand: ['arc_gauntlet'], resources: 2, clash: ['knife_shadow'] },
      bo: { hand: ['cold_reply'], resources: 1 },
    });
    const shadow = table.id('knife_shadow', 'field', 'ann');
    table.act('ann', 'play', { card: inHand(table, 'arc_gauntlet'), target: shadow });
    table.act('bo', 'answer', { card: inHand(table, 'cold_reply', 'bo'), target: shadow });
    letBe(table);
    expect(table.names('oblivion', 'ann').toSorted()).toEqual(['arc_gauntlet', 'knife_shadow']);
  });

  it('one Clashground at a time; it is for its player’s Clash cards only', () => {
    const table = board({
      ann: { hand: ['old_foundry'], resources: 2, clash: ['alley_cadet'] },
      bo: { clash: ['alley_cadet'] },
      ground: { card: 'quiet_harbor', owner: 'bo' },
    });
    letBe(table.act('ann', 'play', { card: inHand(table, 'old_foundry') }));
    expect([table.names('clashground'), table.names('oblivion', 'bo')]).toEqual([['old_foundry'], ['quiet_harbor']]);
    table.act('ann', 'initiateClash', { card: table.ids('field', 'ann')[1], target: table.ids('field', 'bo')[0] });
    table.act('bo', 'pass').act('bo', 'pass').act('ann', 'pass').act('bo', 'pass');
    // 1 + 1 attack against 1 defense
    expect(table.player('bo').health).toBe(19);
  });

  it('who lived by a Clashground goes to oblivion with it', () => {
    const table = board({
      ann: { hand: ['old_foundry'], resources: 2 },
      bo: { clash: [{ card: 'alley_cadet', damage: 2 }] },
      ground: { card: 'quiet_harbor', owner: 'bo' },
    });
    letBe(table.act('ann', 'play', { card: inHand(table, 'old_foundry') }));
    expect(table.names('field', 'bo')).toEqual(['marshal_quill']);
  });
});

describe('cards', () => {
  it('cost: resources engage, and too few forbid the card', () => {
    const table = board({ ann: { hand: ['riot_wall'], resources: 2 } });
    expect(table.refused('ann', 'play', { card: inHand(table, 'riot_wall') })).toContain('resources');
  });

  it('a discard is chosen by the one who discards, before anything goes on', () => {
    const table = board({ ann: { hand: ['hex_broker'], resources: 4 }, bo: { hand: ['deny', 'riot_wall'] } });
    letBe(table.act('ann', 'play', { card: inHand(table, 'hex_broker') }));
    expect(table.waiting).toEqual(['bo']);
    table.refused('ann', 'endTurn');
    table.act('bo', 'chooseDiscard', { cards: [inHand(table, 'deny', 'bo')] });
    expect([table.names('oblivion', 'bo'), table.waiting]).toEqual([['deny'], ['ann']]);
  });

  it('a Contender cannot be sent away', () => {
    const table = board({
      ann: { contender: 'widow_lark' },
      bo: { hand: ['turn_away'], resources: 3 },
    });
    table.act('ann', 'initiateClash', { card: table.ids('field', 'ann')[0], target: table.ids('field', 'bo')[0] });
    table.act('bo', 'counter', { card: inHand(table, 'turn_away', 'bo') });
    expect(table.names('field', 'ann')).toEqual(['widow_lark']);
    expect(table.at).toBe('play/clash/counter');
  });

  it('drawing from an empty deck by an effect loses', () => {
    const table = board({ ann: { hand: ['second_breath'], resources: 2, deck: ['deny'] } });
    letBe(table.act('ann', 'play', { card: inHand(table, 'second_breath') }));
    expect(table.winner).toBe('bo');
  });

  it('two decks of fifty and a Contender; others are refused with a reason', () => {
    for (const deck of Object.values(decks)) expect(Object.values(deck).reduce((a, b) => a + b)).toBe(51);
    expect(Object.keys(cards).length).toBeGreaterThanOrEqual(40);
    const start = (deck: object) => () => createMatch(alphaClash, { options: { decks: [deck as never, 'umbra'] } });
    const { marshal_quill: _one, ...without } = decks.vanguard;
    expect(start({ ...without, power_surge: 3 })).toThrow(/exactly one Contender/);
    expect(start({ ...without, widow_lark: 2 })).toThrow(/51/);
    expect(() => createMatch(alphaClash, { options: { lastLoser: 2 } })).toThrow(/lastLoser is a seat/);
  });
});
