import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { type Board, board, type FleshAndBloodTable } from './board.fixture.ts';
import { standardSet } from './card-set.ts';
import { fleshAndBlood } from './definition.ts';

/** Corners of the rules that only show when several of them meet. */

const attack = (card: string, given: Board = {}): FleshAndBloodTable => {
  const table = board({ ...given, p0: { floating: 9, ...given.p0, hand: [card, ...(given.p0?.hand ?? [])] } });
  return table.act(0, 'PLAY_ATTACK', { card });
};
const power = (table: FleshAndBloodTable): number => table.state.pendingAttack;
const told = (table: FleshAndBloodTable): string[] =>
  table.events.map(({ type }) => type).filter((type) => !/[A-Z]/.test(type));

describe('over-pitching: list and validator agree, whatever floats', () => {
  const hand = ['jab_red', 'hard_swing_yellow', 'jab_blue', 'quick_cut_yellow'];
  const worth = hand.map((card) => standardSet.cards[card].pitch);

  it.each([
    ['sequential', 0],
    ['sequential', 1],
    ['sequential', 2],
    ['minimal', 0],
    ['minimal', 1],
    ['minimal', 2],
  ] as const)('%s rule, %d floating', (pitchRule, floating) => {
    const due = 3 - floating;
    const table = board({ pitchRule, p0: { hand: ['full_charge_red', ...hand], floating } });
    const listed = new Set(
      table
        .legal(0, 'PLAY_ATTACK')
        .filter(({ args }) => args?.card === table.held(0, 'full_charge_red')[0])
        .map(({ args }) => JSON.stringify(((args?.pitch ?? []) as number[]).toSorted())),
    );
    const expected = new Set<string>();
    for (let set = 0; set < 1 << hand.length; set++) {
      const chosen = hand.flatMap((card, i) => ((set >> i) & 1 ? [table.held(0, card)[0]] : []));
      const values = worth.filter((_, i) => (set >> i) & 1);
      const sum = values.reduce((a, b) => a + b, 0);
      const spare = pitchRule === 'minimal' ? Math.min(...values) : Math.max(...values);
      const isGood = sum >= due && sum - spare < due;
      const action = table.action(0, 'PLAY_ATTACK', { card: 'full_charge_red', pitch: chosen });
      expect([chosen, table.match.isLegal(action)]).toEqual([chosen, isGood]);
      if (isGood) expected.add(JSON.stringify(chosen.toSorted()));
    }
    expect(listed).toEqual(expected);
  });

  it('what is too much floats: cost 1 paid with one blue leaves 2', () => {
    const table = board({ p0: { hand: ['clean_hit_red', 'jab_blue'] } });
    table.act(0, 'PLAY_ATTACK', { card: 'clean_hit_red', pitch: ['jab_blue'] });
    expect([table.state.floating, table.state.lastPitchSum]).toEqual([[2, 0], 3]);
  });
});

describe('go again is looked at in the resolution step', () => {
  it('the second attack of three has the hero bonus: 1, 2, 1', () => {
    const table = attack('jab_blue', { p0: { hero: 'yuna', hand: ['jab_blue', 'jab_blue'] } });
    const seen = [power(table)];
    for (let i = 0; i < 2; i++) seen.push(power(table.unblocked().act(0, 'PLAY_ATTACK', { card: 'jab_blue' })));
    expect(seen).toEqual([1, 2, 1]);
    expect(table.unblocked().life(1)).toBe(16);
  });

  it('the declared flag is where it begins: false, and true once the hit has given it', () => {
    const table = attack('flow_strike_red', { p0: { hand: ['jab_red'] } });
    expect(table.state.lastAttackHadGoAgain).toBe(false);
    table.unblocked();
    expect([table.state.lastAttackHadGoAgain, table.state.actionPoints]).toEqual([true, 1]);
    expect(table.event('defense_resolve')).toMatchObject({ damage: 5, go_again: true });
    table.act(0, 'PLAY_ATTACK', { card: 'jab_red' });
    expect(table.state.lastAttackHadGoAgain).toBe(true);
  });

  it('blocked it gives nothing, and the event has no go_again', () => {
    const table = attack('flow_strike_red', { p1: { hand: ['hard_swing_red', 'jab_red'] } });
    table.act(1, 'DEFEND', { cards: ['hard_swing_red', 'jab_red'] }).noReactions();
    expect(table.state.actionPoints).toBe(0);
    expect(table.event('defense_resolve')).toEqual({
      type: 'defense_resolve',
      blocked: 5,
      damage: 0,
      def_life_after: 20,
    });
  });

  it('a lethal attack resolves without it', () => {
    const table = attack('jab_red', { p1: { life: 3 } }).unblocked();
    expect(table.event('defense_resolve')).toEqual({
      type: 'defense_resolve',
      blocked: 0,
      damage: 3,
      def_life_after: 0,
    });
    expect(table.state.actionPoints).toBe(0);
  });
});

describe('the end of a turn, in order', () => {
  it('arsenal, then pitched cards under the deck, then the draw: pitched cards can be drawn again', () => {
    const table = board({
      p0: { hand: ['sweep_red', 'quick_cut_red', 'jab_red', 'jab_blue'], deck: ['full_charge_red'], floating: 0 },
    });
    table.act(0, 'PLAY_ATTACK', { card: 'sweep_red', pitch: ['jab_blue'] }).unblocked();
    table.pass(0).act(0, 'SET_ARSENAL', { card: 'quick_cut_red' });
    expect(table.names('hand', 0)).toEqual(['jab_red', 'full_charge_red', 'jab_blue']);
    expect([table.names('deck', 0), table.names('pitched', 0), table.names('arsenal', 0)]).toEqual([
      [],
      [],
      ['quick_cut_red'],
    ]);
    const moves = table.events
      .filter(({ type }) => type === 'cardMoved')
      .map(({ from, to }) => `${(from as { zone: string }).zone}-${(to as { zone: string }).zone}`);
    expect(moves).toEqual(['hand-arsenal', 'pitched-deck', 'deck-hand', 'deck-hand']);
  });

  it('cards pitched for several attacks lie in the order they were pitched, the first lowest', () => {
    const table = board({
      p0: {
        hand: ['sweep_red', 'jab_blue', 'rush_palm_red', 'hard_swing_yellow'],
        deck: Array(4).fill('old_coin_blue'),
      },
    });
    table.act(0, 'PLAY_ATTACK', { card: 'rush_palm_red', pitch: ['hard_swing_yellow'] }).unblocked();
    table.act(0, 'PLAY_ATTACK', { card: 'sweep_red', pitch: ['jab_blue'] }).unblocked();
    expect(table.names('pitched', 0)).toEqual(['hard_swing_yellow', 'jab_blue']);
    table.pass(0);
    // the bottom of the deck first
    expect(table.names('deck', 0)).toEqual(['hard_swing_yellow', 'jab_blue']);
  });

  it('both pitch zones are emptied, and what floats is lost on entering END, by both', () => {
    const table = attack('quick_cut_red', {
      p0: { floating: 2, hand: ['jab_red'], pitched: ['sweep_red'], deck: Array(9).fill('old_coin_blue') },
      p1: { hand: ['brace_blue', 'jab_blue'], deck: ['quick_cut_blue'] },
    });
    table
      .pass(1)
      .act(1, 'DEFEND', { cards: ['brace_blue'], pitch: ['jab_blue'] })
      .pass(0, 1, 0);
    expect(table.state.floating).toEqual([2, 1]);
    table.pass(0);
    expect([table.state.phase, table.state.floating, table.names('pitched', 1)]).toEqual(['END', [0, 0], ['jab_blue']]);
    table.pass(0);
    expect([table.names('pitched', 0), table.names('pitched', 1)]).toEqual([[], []]);
    expect([table.names('deck', 0)[0], table.names('deck', 1)]).toEqual(['sweep_red', ['jab_blue', 'quick_cut_blue']]);
    expect(table.names('hand', 1)).toEqual([]);
  });

  it('no deck, nothing pitched: nothing is drawn, and the match goes on', () => {
    const table = board({ p0: { hand: ['jab_red'], arsenal: 'jab_red' } }).pass(0);
    expect([table.names('hand', 0), table.state.gameOver, table.state.turn]).toEqual([['jab_red'], false, 1]);
  });

  it('an effect that waited for a chain that never came is over', () => {
    const yaml = `
equipment:
  - {id: drum, name: Drum, class: generic, slot: head, defense: 0, abilities: {activate: [{kind: action, cost: 0, go_again: true, do: power, amount: 2, duration: chain}]}}`;
    const table = board({ yaml, p0: { equipment: ['drum'], hand: ['jab_red'] } });
    table.act(0, 'ACTIVATE', { card: 'drum' }).pass(0, 0).act(1, 'CONTINUE').pass(1).act(0, 'CONTINUE');
    expect(power(table.act(0, 'PLAY_ATTACK', { card: 'jab_red' }))).toBe(3);
  });
});

describe('what is told', () => {
  it('a whole link, with the layer step', () => {
    const table = board({
      autoLayer: false,
      phase: 'START',
      p0: { hand: ['clean_hit_red', 'jab_blue', 'lean_in_blue', 'sweep_red'] },
      p1: { hand: ['hard_swing_red', 'tumble_yellow'], arsenal: 'tumble_yellow' },
    });
    const story: unknown[] = [];
    const act = (seat: number, move: string, args = {}) => {
      table.act(seat, move, args);
      story.push(...table.events.filter(({ type }) => !/[A-Z]/.test(type)));
    };
    const [jab] = table.held(1, 'hard_swing_red');
    const [fromHand, fromArsenal] = table.held(1, 'tumble_yellow');
    act(0, 'CONTINUE');
    act(0, 'PLAY_ATTACK', { card: 'clean_hit_red', pitch: ['jab_blue'] });
    act(0, 'PASS');
    act(1, 'PASS');
    act(1, 'DEFEND', { cards: ['hard_swing_red'] });
    act(1, 'DEFEND', { cards: [fromHand, fromArsenal] });
    act(0, 'PLAY_ATTACK_REACTION', { card: 'lean_in_blue' });
    act(1, 'PASS');
    act(0, 'PASS');
    act(0, 'PASS');
    act(0, 'SET_ARSENAL', { card: 'sweep_red' });
    expect(story).toEqual([
      { type: 'sot_to_action' },
      { type: 'declare_attack', card: 'clean_hit_red', attack: 5, cost: 1, pitch_sum: 3, source: 'hand' },
      { type: 'layer_pass', player: 0 },
      { type: 'layer_pass', player: 1 },
      { type: 'layer_end' },
      { type: 'block_play', cards: [jab], equipment: [], blocked: 3 },
      { type: 'defense_react', cards: [fromHand, fromArsenal], blocked: 6, pitch_sum: 0 },
      { type: 'attack_react', card: 'lean_in_blue', bonus: 1, source: 'hand', pitch_sum: 0 },
      { type: 'reaction_pass', player: 1 },
      { type: 'reaction_pass', player: 0 },
      { type: 'defense_resolve', blocked: 9, damage: 0, def_life_after: 20, arsenal_defense: ['Tumble'] },
      { type: 'pass_action' },
      { type: 'chain_close', links: 1 },
      { type: 'end_phase_prompt', player: 0 },
      { type: 'set_arsenal', player: 0, card: 'sweep_red' },
    ]);
  });

  it('declare_attack: sources, and the cost that was paid', () => {
    const source = (table: FleshAndBloodTable, move: string, args = {}) =>
      table.act(0, move, args).event('declare_attack');
    const p0 = { arsenal: 'clean_hit_red', weapons: ['leaf_edge'], floating: 5 };
    expect(source(board({ p0 }), 'PLAY_ARSENAL_ATTACK')).toMatchObject({ source: 'arsenal', cost: 1, pitch_sum: 0 });
    expect(source(board({ p0 }), 'WEAPON_ATTACK')).toMatchObject({ card: 'leaf_edge', source: 'weapon', cost: 1 });
  });

  it('no block, no arsenal', () => {
    const table = attack('quick_cut_red', { p0: { hand: ['jab_red'] } }).pass(1);
    expect(told(table)).toEqual(['block_pass']);
    table.pass(1, 0);
    expect(told(table)).toEqual(['reaction_pass', 'damage', 'defense_resolve']);
    expect(told(table.pass(0, 0))).toEqual(['skip_arsenal']);
  });

  it('what a reaction blocks is counted at once, though another one asks', () => {
    const table = attack('full_charge_red', { p1: { hand: ['drop_low_red', 'jab_red'], arsenal: 'tumble_yellow' } });
    table.pass(1).act(1, 'DEFEND', { cards: ['drop_low_red', 'tumble_yellow'] });
    expect(table.event('defense_react')).toMatchObject({ blocked: 8 });
    expect(table.state.reactionBlock).toBe(8);
    table.act(1, 'LOOT', { card: null });
    expect([table.state.reactionBlock, table.state.toAct, table.state.combatPasses]).toEqual([8, 0, 0]);
  });

  it('the resolve event names an arsenal reaction whatever went to the graveyard since', () => {
    const table = attack('disarm_blue', {
      p0: { hand: ['drive_home_red'] },
      p1: { hand: ['jab_red', 'sweep_red'], arsenal: 'tumble_yellow' },
    });
    table.pass(1).act(1, 'DEFEND', { cards: ['tumble_yellow'] });
    table.act(0, 'PLAY_ATTACK_REACTION', { card: 'drive_home_red' }).noReactions();
    table.act(1, 'DISCARD', { cards: ['jab_red'] });
    expect(table.names('graveyard', 1)).toEqual(['tumble_yellow', 'jab_red']);
    expect(table.event('defense_resolve')).toMatchObject({ blocked: 4, damage: 7, arsenal_defense: ['Tumble'] });
  });

  it('a card that goes into the arsenal is told to its owner only', () => {
    const table = board({ turn: 1, p1: { hand: ['jab_red'] } }).pass(1);
    table.act(1, 'SET_ARSENAL', { card: 'jab_red' });
    expect(table.event('set_arsenal')).toEqual({ type: 'set_arsenal', player: 1 });
    expect(JSON.stringify(table.events)).not.toContain('jab_red');
  });
});

describe('the state has the names people know it by', () => {
  it('at the start, in the middle, and at the end of a link', () => {
    const table = board({
      phase: 'START',
      autoLayer: false,
      p0: { hand: ['clean_hit_red', 'jab_blue'] },
      p1: { arsenal: 'tumble_yellow', hand: ['jab_red'] },
    });
    expect(table.state).toMatchObject({
      turn: 0,
      phase: 'START',
      actionPoints: 0,
      floating: [0, 0],
      pendingAttack: 0,
      lastAttackCard: null,
      lastPitchSum: 0,
      lastAttackHadGoAgain: false,
      awaitingDefense: false,
      awaitingArsenal: false,
      reactionActor: null,
      reactionBlock: 0,
      reactionArsenalCards: [],
      combatPasses: 0,
      combatStep: 'IDLE',
    });
    table.act(0, 'CONTINUE').act(0, 'PLAY_ATTACK', { card: 'clean_hit_red', pitch: ['jab_blue'] });
    expect(table.state).toMatchObject({ phase: 'ACTION', combatStep: 'LAYER', combatPasses: 0, floating: [2, 0] });
    table.pass(0);
    expect(table.state).toMatchObject({ combatStep: 'LAYER', combatPasses: 1 });
    table.pass(1);
    expect(table.state).toMatchObject({ combatStep: 'ATTACK', combatPasses: 0, awaitingDefense: true, toAct: 1 });
    table.act(1, 'DEFEND', { cards: ['jab_red'] });
    expect(table.state).toMatchObject({ combatStep: 'REACTION', reactionActor: 1, reactionBlock: 2 });
    table.act(1, 'DEFEND', { cards: ['tumble_yellow'] });
    expect(table.state).toMatchObject({
      pendingAttack: 5,
      lastAttackCard: 'clean_hit_red',
      lastPitchSum: 3,
      reactionActor: 0,
      reactionBlock: 6,
      reactionArsenalCards: ['Tumble'],
      combatPasses: 0,
    });
    table.pass(0, 1, 0);
    expect(table.state).toMatchObject({
      phase: 'ACTION',
      combatStep: 'IDLE',
      pendingAttack: 0,
      reactionActor: null,
      reactionBlock: 0,
      reactionArsenalCards: [],
      combatPasses: 0,
      actionPoints: 0,
      floating: [2, 0],
    });
    expect(table.state.players[0].attacksThisTurn).toBe(1);
  });
});

describe('without a limit on blockers', () => {
  const unlimited = (card: string, hand: string[]) =>
    attack(card, { DEFEND_MAX: Number.POSITIVE_INFINITY, p1: { hand } });

  it('DEFEND_MAX can be given as Infinity, by its name: options are JSON', () => {
    const start = (DEFEND_MAX: number | string | null) =>
      createMatch(fleshAndBlood, { seed: 1, options: { DEFEND_MAX } }).state.G.defendMax;
    expect(start('Infinity')).toBeGreaterThan(1000);
    expect(start(null)).toBe(start('Infinity'));
    expect(() => start(Number.POSITIVE_INFINITY)).toThrow('options.DEFEND_MAX is Infinity, which JSON cannot hold.');
  });

  it('dominate and overpower still hold', () => {
    const hand = ['jab_red', 'sweep_red', 'old_coin_blue', 'old_coin_blue'];
    expect(unlimited('big_finish_blue', hand).legal(1, 'DEFEND')).toHaveLength(4);
    const table = unlimited('gatecrasher_yellow', hand);
    expect(table.refused(1, 'DEFEND', { cards: ['jab_red', 'sweep_red'] })).toMatch(/overpower/);
    table.act(1, 'DEFEND', { cards: ['jab_red', 'old_coin_blue', 'old_coin_blue'] });
    expect(table.state.reactionBlock).toBe(8);
  });

  it('any number of defense reactions', () => {
    const table = unlimited('full_charge_red', Array(3).fill('tumble_yellow')).pass(1);
    table.act(1, 'DEFEND', { cards: Array(3).fill('tumble_yellow') });
    expect(table.state.reactionBlock).toBe(6);
  });
});

describe('chains', () => {
  it('hits in a row begin anew with a new chain', () => {
    const deck = ['sweep_red', 'sweep_red'];
    const table = attack('jab_red', { p0: { hand: ['call_out_blue', 'mist_petal_yellow'], deck } }).unblocked();
    table.act(0, 'PLAY_ACTION', { card: 'call_out_blue' }).act(0, 'PLAY_ATTACK', { card: 'mist_petal_yellow' });
    table.unblocked();
    expect(table.names('hand', 0)).toEqual([]);
  });

  it('a hit with a weapon is a hit of the chain', () => {
    const table = board({ p0: { weapons: ['leaf_edge'], hand: ['old_wounds_yellow'], floating: 1 } });
    table.act(0, 'WEAPON_ATTACK').unblocked();
    expect(power(table.act(0, 'PLAY_ATTACK', { card: 'old_wounds_yellow' }))).toBe(3);
  });

  it("the next turn's attacks are on a new chain", () => {
    const deck = Array(9).fill('old_wounds_yellow');
    const table = attack('jab_red', { p0: { deck } }).unblocked().pass(0).act(1, 'CONTINUE').pass(1);
    expect(power(table.act(0, 'CONTINUE').act(0, 'PLAY_ATTACK', { card: 'old_wounds_yellow' }))).toBe(2);
    expect(table.state.chain.map(({ number }) => number)).toEqual([1]);
  });

  it('the first-attack penalty meets a weapon too, and power does not fall below 0', () => {
    const table = attack('sap_strength_red', { p1: { weapons: ['leaf_edge'], hand: ['old_coin_blue', 'jab_red'] } });
    table
      .unblocked()
      .pass(0)
      .act(1, 'CONTINUE')
      .act(1, 'WEAPON_ATTACK', { pitch: ['old_coin_blue'] });
    expect(power(table)).toBe(0);
    table.unblocked();
    expect([table.life(0), power(table.act(1, 'PLAY_ATTACK', { card: 'jab_red' }))]).toEqual([20, 3]);
  });

  it('a strict match with the layer step: attack, two passes, block', () => {
    const table = attack('quick_cut_red', { strict: true, autoLayer: false, p1: { hand: ['jab_red'] } });
    table
      .pass(0, 1)
      .act(1, 'DEFEND', { cards: ['jab_red'] })
      .noReactions();
    expect(table.life(1)).toBe(18);
  });
});

describe('a card is told of only once it lies open', () => {
  it('a discarded card', () => {
    const table = attack('bonebreaker_red', { p1: { hand: ['jab_red', 'jab_blue'] } }).unblocked();
    const types = table.events.map(({ type }) => type);
    const discards = types.flatMap((type, i) => (type === 'discard' ? [types[i - 1]] : []));
    expect(discards).toEqual(['cardMoved', 'cardMoved']);
  });

  it('an action that is played', () => {
    const table = board({ p0: { hand: ['whet_red'] } }).act(0, 'PLAY_ACTION', { card: 'whet_red' });
    const types = table.events.map(({ type }) => type);
    expect(types[types.indexOf('play_action') - 1]).toBe('cardMoved');
  });
});
