import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { type Board, board, type FleshAndBloodTable } from './board.fixture.ts';
import { fleshAndBlood } from './definition.ts';
import { gameState } from './state.ts';

/** Rules one by one. Player 0 attacks with one action point unless said otherwise. */

/** Attacks with one card, its cost floating; the layer step is left out. */
const attack = (card: string, given: Board = {}): FleshAndBloodTable => {
  const table = board({ ...given, p0: { floating: 9, ...given.p0, hand: [card, ...(given.p0?.hand ?? [])] } });
  return table.act(0, 'PLAY_ATTACK', { card });
};

describe('turns', () => {
  it('draws at the end of a turn only, never at its start', () => {
    const table = board({
      p0: { deck: Array(9).fill('jab_red') },
      p1: { hand: ['jab_red'], deck: Array(9).fill('jab_red') },
    });
    table.pass(0);
    expect([table.names('hand', 0).length, table.names('hand', 1).length]).toEqual([4, 1]);
    table.act(1, 'CONTINUE');
    expect(table.names('hand', 1)).toHaveLength(1);
  });

  it('an empty deck draws fewer, and that is no loss', () => {
    const table = board({ p0: { deck: ['jab_red'] } }).pass(0);
    expect([table.names('hand', 0), table.state.gameOver]).toEqual([['jab_red'], false]);
  });

  it('a hand above intellect is kept', () => {
    const hand = Array(6).fill('jab_red');
    expect(
      board({ p0: { hand, deck: hand } })
        .pass(0, 0)
        .names('hand', 0),
    ).toHaveLength(6);
  });

  it('pitched cards go under the deck, first pitched lowest, those of both players', () => {
    const table = board({
      p0: {
        pitched: ['jab_red', 'sweep_red'],
        deck: ['full_charge_red', 'full_charge_red', 'full_charge_red', 'full_charge_red', 'hard_swing_red'],
      },
      p1: { pitched: ['jab_blue'], deck: ['hard_swing_red'] },
    }).pass(0);
    expect(table.names('deck', 0)).toEqual(['jab_red', 'sweep_red', 'hard_swing_red']);
    expect(table.names('deck', 1)).toEqual(['jab_blue', 'hard_swing_red']);
  });

  it('pitchOrder choose: the owner puts them in order, and the opponent does not learn it', () => {
    const table = board({
      pitchOrder: 'choose',
      p0: { pitched: ['jab_red', 'sweep_red', 'hard_swing_red'], deck: Array(9).fill('old_coin_blue') },
    });
    table.pass(0);
    expect(table.legal(0)).toHaveLength(6);
    expect(table.state.turn).toBe(0);
    table.act(0, 'ORDER_PITCH', { order: ['sweep_red', 'hard_swing_red', 'jab_red'] });
    expect(table.names('deck', 0).slice(0, 3)).toEqual(['sweep_red', 'hard_swing_red', 'jab_red']);
    expect(table.state.turn).toBe(1);
    const seen = (table.match.view('p1').zones.deck as Record<string, { name?: string }[]>).p0;
    expect(seen.slice(0, 3).map(({ name }) => name)).toEqual([undefined, undefined, undefined]);
  });

  it('pitchOrder choose: one card is no question', () => {
    expect(board({ pitchOrder: 'choose', p0: { pitched: ['jab_red'] } }).pass(0).state.turn).toBe(1);
  });

  it('everything that was for the turn is reset', () => {
    const table = attack('jab_red', { p1: { hand: ['brace_blue', 'old_coin_blue'] } });
    table.pass(1).act(1, 'DEFEND', { cards: ['brace_blue'], pitch: ['old_coin_blue'] });
    expect(table.state.floating[1]).toBe(1);
    table.pass(0, 1, 0, 0);
    const { floating, actionPoints, lastAttackCard, lastPitchSum, lastAttackHadGoAgain, players, combatPasses } =
      table.state;
    expect([floating, actionPoints, lastAttackCard, lastPitchSum, lastAttackHadGoAgain, combatPasses]).toEqual([
      [0, 0],
      0,
      null,
      0,
      false,
      0,
    ]);
    expect(players[0].attacksThisTurn).toBe(0);
  });

  it('floating resources are lost on entering the end phase, not before', () => {
    const table = attack('quick_cut_red', { p0: { floating: 3, hand: ['jab_red'] } }).unblocked();
    expect(table.state.floating[0]).toBe(3);
    table.pass(0);
    expect([table.state.phase, table.state.floating[0]]).toEqual(['END', 0]);
  });

  it('turn cap: a draw', () => {
    const table = board({ turnNumber: 60 }).pass(0);
    expect([table.state.gameOver, table.state.winner, table.legal(0), table.legal(1)]).toEqual([true, null, [], []]);
    expect(board({ turnNumber: 59 }).pass(0).state.gameOver).toBe(false);
    expect(board({ turnNumber: 3, turnCap: 3 }).pass(0).state.gameOver).toBe(true);
  });

  it('first turn draw can be switched off, and is off in a strict match', () => {
    const deck = Array(9).fill('jab_red');
    const drawn = (given: Board) =>
      board({ turnNumber: 1, p0: { deck }, p1: { deck }, ...given })
        .pass(0)
        .names('hand', 1).length;
    expect([drawn({}), drawn({ firstTurnDraw: false }), drawn({ turnNumber: 2 })]).toEqual([4, 0, 0]);
    const strict = createMatch(fleshAndBlood, { seed: 1, options: { strict: true } });
    expect(strict.state.G.firstTurnDraw).toBe(false);
  });

  /** Life set by hand, and then the rules are on again. */
  const byHand = (
    table: FleshAndBloodTable,
    ...lives: (readonly [player: string, life: number])[]
  ): FleshAndBloodTable => {
    table.match.setManualMode(true);
    for (const [player, value] of lives) {
      table.match.processAction({ player: 'p0', move: 'setPlayer', args: { player, name: 'life', value } });
    }
    expect(table.state.gameOver).toBe(false);
    table.events = [];
    expect(table.match.setManualMode(false).ok).toBe(true);
    return table;
  };

  it('both dead at the same check: a draw', () => {
    const { gameOver, winner } = byHand(board({}), ['p0', 0], ['p1', 0]).state;
    expect([gameOver, winner]).toEqual([true, null]);
  });

  it('life is looked at after everything, whatever took it: leaving manual mode ends the game', () => {
    const { gameOver, winner } = byHand(board({}), ['p0', -3]).state;
    expect([gameOver, winner]).toEqual([true, 1]);
    expect(byHand(board({}), ['p0', 0], ['p0', 1]).state.gameOver).toBe(false);
  });

  it('in the middle of an attack the chain closes, and nothing is told of a defense that never came to an end', () => {
    const table = byHand(attack('jab_red'), ['p1', 0]);
    expect([table.state.gameOver, table.state.winner]).toEqual([true, 0]);
    expect(table.event('chain_close')).toBeDefined();
    expect(table.event('defense_resolve')).toBeUndefined();
  });

  it('life is never below 0, and exactly 0 is lost', () => {
    expect(
      attack('full_charge_red', { p1: { life: 1 } })
        .unblocked()
        .life(1),
    ).toBe(0);
    const exact = attack('full_charge_red', { p1: { life: 7 } }).unblocked();
    expect([exact.life(1), exact.state.winner]).toEqual([0, 0]);
    expect(attack('full_charge_red', { p1: { life: 8 } }).unblocked().state.gameOver).toBe(false);
  });

  it('the game ends before anything a hit would do', () => {
    const table = attack('cutpurse_red', { p0: { deck: ['jab_red'] }, p1: { life: 2 } }).unblocked();
    expect(table.names('hand', 0)).toEqual([]);
  });
});

describe('layer step', () => {
  it('autoLayer off: attacker passes, then the other, and only passing is possible', () => {
    const table = attack('quick_cut_red', {
      autoLayer: false,
      p0: { hand: ['lean_in_blue'] },
      p1: { hand: ['drop_low_red', 'jab_red'] },
    });
    expect([table.state.combatStep, table.state.toAct, table.listed(0), table.listed(1)]).toEqual([
      'LAYER',
      0,
      ['PASS'],
      [],
    ]);
    table.pass(0);
    expect([table.state.combatPasses, table.state.toAct, table.listed(1)]).toEqual([1, 1, ['PASS']]);
    table.pass(1);
    expect([table.state.combatPasses, table.state.combatStep, table.state.toAct]).toEqual([0, 'ATTACK', 1]);
  });

  it('autoLayer on: the defender blocks at once', () => {
    const table = attack('quick_cut_red');
    expect([table.state.combatStep, table.state.toAct, table.state.awaitingDefense]).toEqual(['ATTACK', 1, true]);
  });
});

describe('payment', () => {
  const hand = ['full_charge_red', 'jab_red', 'hard_swing_yellow', 'jab_blue'];
  const ways = (pitchRule: 'sequential' | 'minimal') =>
    board({ pitchRule, p0: { hand } })
      .listed(0, 'PLAY_ATTACK')
      .filter((way) => way.startsWith('PLAY_ATTACK full_charge'));

  it('sequential: cards are pitched only while still short', () => {
    expect(ways('sequential').map((way) => way.split('pitch=')[1])).toEqual([
      '[jab_red hard_swing_yellow]',
      '[jab_red jab_blue]',
      '[hard_swing_yellow jab_blue]',
      '[jab_blue]',
    ]);
  });

  it('minimal: no card could have been kept', () => {
    expect(ways('minimal').map((way) => way.split('pitch=')[1])).toEqual(['[jab_red hard_swing_yellow]', '[jab_blue]']);
  });

  it('over-pitching is refused under both rules', () => {
    for (const pitchRule of ['sequential', 'minimal'] as const) {
      const table = board({ pitchRule, p0: { hand: ['clean_hit_red', 'hard_swing_yellow', 'jab_blue'] } });
      expect(
        table.refused(0, 'PLAY_ATTACK', { card: 'clean_hit_red', pitch: ['hard_swing_yellow', 'jab_blue'] }),
      ).toMatch(/more than needed/);
    }
    const table = board({ pitchRule: 'minimal', p0: { hand } });
    expect(table.refused(0, 'PLAY_ATTACK', { card: 'full_charge_red', pitch: ['jab_red', 'jab_blue'] })).toMatch(
      /more than needed/,
    );
  });

  it('nothing due: nothing is pitched', () => {
    const table = board({ p0: { hand: ['quick_cut_red', 'jab_red'] } });
    table.refused(0, 'PLAY_ATTACK', { card: 'quick_cut_red', pitch: ['jab_red'] });
    expect(table.listed(0, 'PLAY_ATTACK')).toEqual(['PLAY_ATTACK quick_cut_red', 'PLAY_ATTACK jab_red']);
  });

  it('equal payments are one action', () => {
    const table = board({ p0: { hand: ['clean_hit_red', 'jab_blue', 'jab_blue', 'jab_blue'] } });
    expect(table.listed(0, 'PLAY_ATTACK').filter((way) => way.startsWith('PLAY_ATTACK clean'))).toHaveLength(1);
    const [first, , third] = table.held(0, 'jab_blue');
    table.act(0, 'PLAY_ATTACK', { card: 'clean_hit_red', pitch: [third] });
    expect(table.state.players[0].pitched[0].id).toBe(first);
  });

  it('a card without pitch cannot be pitched', () => {
    const yaml = 'cards: [{id: stone, name: Stone, class: generic, types: [block], pitch: null, defense: 4}]';
    const table = board({ yaml, p0: { hand: ['clean_hit_red', 'stone'] } });
    expect(table.listed(0)).toEqual(['PASS']);
    table.refused(0, 'PLAY_ATTACK', { card: 'clean_hit_red', pitch: ['stone'] });
  });

  it('cards that are not there, twice there, of the opponent or no list are refused', () => {
    const table = board({
      p0: { hand: ['full_charge_red', 'jab_blue', 'hard_swing_yellow'] },
      p1: { hand: ['jab_red'] },
    });
    const play = (pitch: never) => table.refused(0, 'PLAY_ATTACK', { card: 'full_charge_red', pitch });
    play(['*jab_red'] as never);
    play(['hard_swing_yellow', table.held(0, 'hard_swing_yellow')[0]] as never);
    play([99999] as never);
    play([-1, 0.5, null] as never);
    play({ jab_blue: 1 } as never);
    play('jab_blue' as never);
    play(null as never);
    table.refused(0, 'PLAY_ATTACK', { card: 'full_charge_red' });
    table.refused(0, 'PLAY_ATTACK', {});
    table.refused(0, 'PLAY_ATTACK', { card: 'full_charge_red', pitch: ['jab_blue'], extra: 1 });
  });

  it("a defense reaction is paid from the defender's own floating and pitch", () => {
    const table = attack('full_charge_red', { p1: { hand: ['brace_blue', 'old_coin_blue'] } }).pass(1);
    table.refused(1, 'DEFEND', { cards: ['brace_blue'] });
    table.refused(1, 'DEFEND', { cards: ['brace_blue'], pitch: ['brace_blue'] });
    table.act(1, 'DEFEND', { cards: ['brace_blue'], pitch: ['old_coin_blue'] });
    expect([table.names('pitched', 1), table.state.floating[1], table.state.reactionBlock]).toEqual([
      ['old_coin_blue'],
      1,
      4,
    ]);
  });
});

describe('attacks', () => {
  it('an attack needs an action point', () => {
    const table = board({
      actionPoints: 0,
      p0: { hand: ['jab_red'], weapons: ['leaf_edge'], floating: 2, arsenal: 'jab_red' },
    });
    expect(table.listed(0)).toEqual(['PASS']);
    expect(table.refused(0, 'PLAY_ATTACK', { card: 'jab_red' })).toBe('You have no action point left.');
    table.refused(0, 'WEAPON_ATTACK');
    table.refused(0, 'PLAY_ARSENAL_ATTACK');
  });

  it('a printed 0 is a value: an attack with power 0 attacks, equipment with defense 0 defends', () => {
    const yaml =
      'cards: [{id: feint, name: Feint, class: generic, types: [action, attack], pitch: 1, cost: 0, power: 0, defense: 0}]';
    const table = board({ yaml, p0: { hand: ['feint'] }, p1: { hand: ['feint'], equipment: ['snapstep_boots'] } });
    table.act(0, 'PLAY_ATTACK', { card: 'feint' });
    expect(table.listed(1)).toEqual([
      'DEFEND cards=[] equipment=[snapstep_boots]',
      'DEFEND cards=[feint] equipment=[]',
      'DEFEND cards=[feint] equipment=[snapstep_boots]',
      'PASS',
    ]);
  });

  it('pending attack never falls below 0', () => {
    const yaml =
      'cards: [{id: weak, name: Weak, class: generic, types: [action, attack], pitch: 1, cost: 0, power: 1, defense: 0, abilities: {on_declare: [{do: power, amount: -3}]}}]';
    const table = board({ yaml, p0: { hand: ['weak', 'lean_in_blue'] } }).act(0, 'PLAY_ATTACK', { card: 'weak' });
    expect(table.state.pendingAttack).toBe(0);
    // all changes are added up before that
    table.pass(1, 1).act(0, 'PLAY_ATTACK_REACTION', { card: 'lean_in_blue' });
    expect(table.state.pendingAttack).toBe(0);
  });

  it('a non-attack, a reaction or a resource is no attack', () => {
    const table = board({ p0: { hand: ['light_feet_red', 'lean_in_blue', 'drop_low_red', 'old_coin_blue'] } });
    for (const card of ['light_feet_red', 'lean_in_blue', 'drop_low_red', 'old_coin_blue'])
      table.refused(0, 'PLAY_ATTACK', { card });
  });

  it("the opponent cannot act in the attacker's place, nor with their cards", () => {
    const table = board({ p0: { hand: ['jab_red'] }, p1: { hand: ['jab_red'] } });
    table.refused(1, 'PLAY_ATTACK', { card: 'jab_red' });
    table.refused(0, 'PLAY_ATTACK', { card: '*jab_red' });
    table.refused(1, 'PASS');
  });

  it('go again that is gained by the hit counts at resolution', () => {
    const hit = attack('flow_strike_red').unblocked();
    expect(hit.state.actionPoints).toBe(1);
    const blocked = attack('flow_strike_red', { p1: { hand: ['hard_swing_red', 'hard_swing_red'] } });
    blocked.act(1, 'DEFEND', { cards: ['hard_swing_red', 'hard_swing_red'] }).noReactions();
    expect(blocked.state.actionPoints).toBe(0);
  });

  it('two one-handed weapons: which one is asked', () => {
    const yaml = `weapons:
  - {id: left, name: Left, class: generic, subtypes: [dagger, 1h], power: 1, cost: 0, keywords: [go_again]}
  - {id: right, name: Right, class: generic, subtypes: [dagger, 1h], power: 2, cost: 0}`;
    const table = board({ yaml, p0: { weapons: ['left', 'right'] } });
    expect(table.listed(0, 'WEAPON_ATTACK')).toEqual(['WEAPON_ATTACK weapon=left', 'WEAPON_ATTACK weapon=right']);
    table.act(0, 'WEAPON_ATTACK', { weapon: 'left' }).unblocked();
    expect(table.listed(0, 'WEAPON_ATTACK')).toEqual(['WEAPON_ATTACK weapon=right']);
    table.act(0, 'WEAPON_ATTACK', { weapon: 'right' }).unblocked();
    expect(table.life(1)).toBe(17);
  });
});

describe('blocks', () => {
  it('DEFEND_MAX Infinity: any number of cards', () => {
    const hand = Array(4).fill('hard_swing_red');
    const table = attack('full_charge_red', { DEFEND_MAX: Number.POSITIVE_INFINITY, p1: { hand } });
    expect(table.legal(1, 'DEFEND')).toHaveLength(15);
    expect(table.act(1, 'DEFEND', { cards: hand }).state.reactionBlock).toBe(12);
  });

  it('DEFEND_MAX 1: one card', () => {
    const table = attack('full_charge_red', { DEFEND_MAX: 1, p1: { hand: ['hard_swing_red', 'jab_red'] } });
    table.refused(1, 'DEFEND', { cards: ['hard_swing_red', 'jab_red'] });
    expect(table.legal(1, 'DEFEND')).toHaveLength(2);
  });

  it('equipment does not count towards DEFEND_MAX', () => {
    const table = attack('full_charge_red', {
      p1: { hand: ['hard_swing_red', 'jab_red'], equipment: ['rust_helm', 'rust_plate'] },
    });
    table.act(1, 'DEFEND', { cards: ['hard_swing_red', 'jab_red'], equipment: ['rust_helm', 'rust_plate'] });
    expect([table.state.reactionBlock, table.names('equipment', 1)]).toEqual([7, ['rust_helm', 'rust_plate']]);
  });

  it('an empty block is a pass, not a block', () => {
    const table = attack('full_charge_red', { p1: { hand: ['jab_red'], equipment: ['rust_helm'] } });
    table.refused(1, 'DEFEND', { cards: [], equipment: [] });
    const bare = attack('full_charge_red', { p1: { hand: ['jab_red'] } });
    bare.refused(1, 'DEFEND', { cards: [] });
    bare.refused(1, 'DEFEND', {});
    bare.refused(1, 'DEFEND', { cards: ['jab_red', 1] });
  });

  it('a resource card with defense can block', () => {
    expect(
      attack('full_charge_red', { p1: { hand: ['old_coin_blue'] } }).act(1, 'DEFEND', { cards: ['old_coin_blue'] })
        .state.reactionBlock,
    ).toBe(3);
  });

  it('the attacker cannot block, nor react in the block step', () => {
    const table = attack('full_charge_red', { p0: { hand: ['jab_red', 'lean_in_blue'] }, p1: { hand: ['jab_red'] } });
    table.refused(0, 'DEFEND', { cards: ['jab_red'] });
    table.refused(0, 'PLAY_ATTACK_REACTION', { card: 'lean_in_blue' });
    table.refused(0, 'PASS');
  });
});

describe('the reaction exchange', () => {
  it('several defense reactions at once, up to DEFEND_MAX from hand, and one from the arsenal', () => {
    const p1 = { hand: ['tumble_yellow', 'tumble_yellow', 'drop_low_red'], arsenal: 'tumble_yellow' };
    const table = attack('full_charge_red', { p1 }).pass(1);
    table.refused(1, 'DEFEND', { cards: ['tumble_yellow', 'tumble_yellow', 'drop_low_red'] });
    table.act(1, 'DEFEND', { cards: ['tumble_yellow', 'tumble_yellow', 'tumble_yellow'] });
    expect(table.state.reactionBlock).toBe(2 + 2 + 4);
    expect(table.state.chain[0].defenders).toEqual([
      { card: 'tumble_yellow', from: 'hand' },
      { card: 'tumble_yellow', from: 'hand' },
      { card: 'tumble_yellow', from: 'arsenal' },
    ]);
  });

  it('after a reaction the other player has priority and the counter is 0', () => {
    const table = attack('quick_cut_red', {
      p0: { hand: ['lean_in_blue', 'lean_in_blue'] },
      p1: { hand: ['tumble_yellow'] },
    });
    table.pass(1, 1).act(0, 'PLAY_ATTACK_REACTION', { card: 'lean_in_blue' });
    table.act(1, 'DEFEND', { cards: ['tumble_yellow'] });
    expect([table.state.combatPasses, table.state.reactionActor]).toEqual([0, 0]);
    table.act(0, 'PLAY_ATTACK_REACTION', { card: 'lean_in_blue' });
    expect([table.state.combatPasses, table.state.reactionActor, table.state.pendingAttack]).toEqual([0, 1, 6]);
    table.noReactions();
    expect(table.life(1)).toBe(16);
  });

  it("neither player makes the other's reactions", () => {
    const table = attack('quick_cut_red', {
      p0: { hand: ['drop_low_red', 'lean_in_blue'] },
      p1: { hand: ['lean_in_blue', 'drop_low_red'] },
    }).pass(1);
    table.refused(1, 'PLAY_ATTACK_REACTION', { card: 'lean_in_blue' });
    table.refused(1, 'DEFEND', { cards: ['lean_in_blue'] });
    table.pass(1);
    table.refused(0, 'DEFEND', { cards: ['drop_low_red'] });
    table.refused(0, 'PLAY_ATTACK', { card: 'lean_in_blue' });
    table.refused(0, 'PLAY_ATTACK_REACTION', { card: 'drop_low_red' });
  });

  it('an attack reaction can be played from the arsenal', () => {
    const table = attack('quick_cut_red', { p0: { arsenal: 'lean_in_blue' } }).pass(1, 1);
    table.act(0, 'PLAY_ATTACK_REACTION', { card: 'lean_in_blue' });
    expect([table.state.pendingAttack, table.names('arsenal', 0)]).toEqual([5, []]);
    expect(table.event('attack_react')).toMatchObject({
      card: 'lean_in_blue',
      bonus: 1,
      source: 'arsenal',
      pitch_sum: 0,
    });
  });

  it('an attack reaction for weapons does not help a card, and the other way round', () => {
    const card = attack('quick_cut_red', { p0: { hand: ['lean_the_blade_red'], floating: 9 } }).pass(1, 1);
    expect(card.listed(0)).toEqual(['PASS']);
    const weapon = board({ p0: { weapons: ['morning_steel'], hand: ['lean_in_blue'], floating: 1 } })
      .act(0, 'WEAPON_ATTACK')
      .pass(1, 1);
    expect(weapon.listed(0)).toEqual(['PASS']);
    weapon.refused(0, 'PLAY_ATTACK_REACTION', { card: 'lean_in_blue' });
  });
});

describe('dominate', () => {
  const dominated = (p1: Board['p1'], given: Board = {}) => attack('big_finish_blue', { ...given, p1 });

  it('at most one card from hand defends', () => {
    const table = dominated({ hand: ['hard_swing_red', 'jab_red'] });
    expect(table.legal(1, 'DEFEND')).toHaveLength(2);
    table.refused(1, 'DEFEND', { cards: ['hard_swing_red', 'jab_red'] });
  });

  it('with a hand card defending, hand defense reactions cannot be played, those from the arsenal can', () => {
    const table = dominated({ hand: ['hard_swing_red', 'drop_low_red'], arsenal: 'tumble_yellow' });
    table.act(1, 'DEFEND', { cards: ['hard_swing_red'] });
    expect(table.listed(1)).toEqual(['DEFEND cards=[tumble_yellow]', 'PASS']);
    table.refused(1, 'DEFEND', { cards: ['drop_low_red'] });
    table.act(1, 'DEFEND', { cards: ['tumble_yellow'] });
    expect(table.state.reactionBlock).toBe(7);
  });

  it('without a block one reaction from hand may defend, not two', () => {
    const table = dominated({ hand: ['tumble_yellow', 'drop_low_red'] }).pass(1);
    table.refused(1, 'DEFEND', { cards: ['tumble_yellow', 'drop_low_red'] });
    table.act(1, 'DEFEND', { cards: ['tumble_yellow'] }).pass(0);
    expect(table.listed(1)).toEqual(['PASS']);
  });

  it('an arsenal reaction leaves room for one from hand', () => {
    const table = dominated({ hand: ['tumble_yellow'], arsenal: 'drop_low_red' }).pass(1);
    table
      .act(1, 'DEFEND', { cards: ['drop_low_red'] })
      .act(1, 'LOOT', { card: null })
      .pass(0);
    table.act(1, 'DEFEND', { cards: ['tumble_yellow'] });
    expect(table.state.reactionBlock).toBe(6);
  });

  it('equipment is unaffected', () => {
    const table = dominated({ hand: ['hard_swing_red'], equipment: ['rust_helm', 'rust_plate'] });
    table.act(1, 'DEFEND', { cards: ['hard_swing_red'], equipment: ['rust_helm', 'rust_plate'] });
    expect(table.state.reactionBlock).toBe(5);
  });

  it('gained late it removes nothing, but keeps further hand cards out', () => {
    const yaml =
      'cards: [{id: grip, name: Grip, class: generic, types: [attack_reaction], pitch: 1, cost: 0, defense: 2, abilities: {on_react: [{do: keyword, keyword: dominate}]}}]';
    const table = board({
      yaml,
      p0: { hand: ['full_charge_red', 'grip'], floating: 3 },
      p1: { hand: ['jab_red', 'jab_blue', 'tumble_yellow'] },
    });
    table
      .act(0, 'PLAY_ATTACK', { card: 'full_charge_red' })
      .act(1, 'DEFEND', { cards: ['jab_red', 'jab_blue'] })
      .pass(1);
    table.act(0, 'PLAY_ATTACK_REACTION', { card: 'grip' });
    expect(table.state.reactionBlock).toBe(4);
    expect(table.listed(1)).toEqual(['PASS']);
  });
});

describe('overpower', () => {
  it('at most one action card defends; other cards and equipment are unaffected', () => {
    const table = attack('gatecrasher_yellow', {
      p1: { hand: ['hard_swing_red', 'light_feet_red', 'old_coin_blue'], equipment: ['rust_helm'] },
    });
    table.refused(1, 'DEFEND', { cards: ['hard_swing_red', 'light_feet_red'], equipment: [] });
    table.act(1, 'DEFEND', { cards: ['hard_swing_red', 'old_coin_blue'], equipment: ['rust_helm'] });
    expect(table.state.reactionBlock).toBe(7);
  });

  it('reactions are unaffected', () => {
    const table = attack('gatecrasher_yellow', { p1: { hand: ['hard_swing_red', 'tumble_yellow', 'tumble_yellow'] } });
    table
      .act(1, 'DEFEND', { cards: ['hard_swing_red'] })
      .act(1, 'DEFEND', { cards: ['tumble_yellow', 'tumble_yellow'] });
    expect(table.state.reactionBlock).toBe(7);
  });
});

describe('equipment', () => {
  /** Two attacks with go again; the defender has this equipment. */
  const attacked = (equipment: Board['p1'] & object) =>
    attack('jab_red', { p0: { hand: ['jab_red', 'jab_red'] }, p1: equipment });

  it('stays on the chain once it has defended, until the chain closes', () => {
    const table = attacked({ equipment: ['rust_helm', 'snapstep_boots'] });
    table
      .act(1, 'DEFEND', { equipment: ['snapstep_boots'] })
      .noReactions()
      .act(0, 'PLAY_ATTACK', { card: 'jab_red' });
    expect(table.listed(1)).toEqual(['DEFEND equipment=[rust_helm]', 'PASS']);
    table.refused(1, 'DEFEND', { equipment: ['snapstep_boots'] });
    table.pass(1).noReactions().pass(0, 0);
    table.act(1, 'CONTINUE').pass(1).act(0, 'CONTINUE').act(0, 'PLAY_ATTACK', { card: 'jab_red' });
    expect(table.listed(1)).toContain('DEFEND equipment=[snapstep_boots]');
  });

  it('blade break: destroyed when the chain closes, if it defended', () => {
    const table = attacked({ equipment: ['rust_helm', 'rust_plate'] })
      .act(1, 'DEFEND', { equipment: ['rust_helm'] })
      .noReactions();
    expect([table.names('equipment', 1), table.life(1)]).toEqual([['rust_helm', 'rust_plate'], 18]);
    table.pass(0);
    expect([table.names('equipment', 1), table.names('graveyard', 1)]).toEqual([['rust_plate'], ['rust_helm']]);
  });

  it('battleworn: one counter when the chain closes; at 0 it stays and can defend', () => {
    const worn = (counters: number) => {
      const table = attacked({ equipment: [{ card: 'forge_bracers', counters }] }).act(1, 'DEFEND', {
        equipment: ['forge_bracers'],
      });
      const block = table.state.reactionBlock;
      table.noReactions().pass(0);
      return [block, table.state.players[1].equipment.map(({ defense }) => defense)];
    };
    expect(worn(0)).toEqual([2, [1]]);
    expect(worn(-1)).toEqual([1, [0]]);
    expect(worn(-2)).toEqual([0, [0]]);
  });

  it('temper: one counter, then destroyed if no defense is left', () => {
    const tempered = (counters: number) => {
      const table = attacked({ equipment: [{ card: 'crater_glove', counters }] }).act(1, 'DEFEND', {
        equipment: ['crater_glove'],
      });
      table.noReactions().pass(0);
      return table.state.players[1].equipment.map(({ defense }) => defense);
    };
    expect(tempered(0)).toEqual([1]);
    expect(tempered(-1)).toEqual([]);
    expect(tempered(-2)).toEqual([]);
  });

  it('wear comes once for a chain of several links, and not to what did not defend', () => {
    const table = attacked({ equipment: ['forge_bracers', 'rust_helm'] })
      .act(1, 'DEFEND', { equipment: ['forge_bracers'] })
      .noReactions();
    table.act(0, 'PLAY_ATTACK', { card: 'jab_red' }).unblocked();
    expect(table.state.players[1].equipment[0].defense).toBe(2);
    table.pass(0);
    expect(table.state.players[1].equipment.map(({ name, defense }) => [name, defense])).toEqual([
      ['forge_bracers', 1],
      ['rust_helm', 1],
    ]);
  });

  it('a non-attack action closes the chain, and wear comes then', () => {
    const table = attack('jab_red', { p0: { hand: ['light_feet_red', 'jab_red'] }, p1: { equipment: ['rust_helm'] } });
    table.act(1, 'DEFEND', { equipment: ['rust_helm'] }).noReactions();
    expect(table.state.chain).toHaveLength(1);
    table.act(0, 'PLAY_ACTION', { card: 'light_feet_red' });
    expect([table.state.chain, table.names('equipment', 1)]).toEqual([[], []]);
    expect(table.act(0, 'PLAY_ATTACK', { card: 'jab_red' }).state.chain.map(({ number }) => number)).toEqual([1]);
  });

  it('an activated action closes the chain as well', () => {
    const table = attack('jab_red', { p0: { equipment: ['giants_mitt'] }, p1: { equipment: ['rust_helm'] } });
    table
      .act(1, 'DEFEND', { equipment: ['rust_helm'] })
      .noReactions()
      .act(0, 'ACTIVATE', { card: 'giants_mitt' });
    expect([table.state.chain, table.names('equipment', 1)]).toEqual([[], []]);
  });

  it('the end of the game closes the chain: wear comes then', () => {
    const table = attack('full_charge_red', { p1: { life: 1, equipment: ['rust_helm'] } })
      .act(1, 'DEFEND', { equipment: ['rust_helm'] })
      .noReactions();
    expect([table.state.gameOver, table.names('equipment', 1), table.state.chain]).toEqual([true, [], []]);
  });

  it("the attacker's equipment does not defend", () => {
    const table = attack('jab_red', { p0: { equipment: ['rust_helm'] } });
    table.refused(1, 'DEFEND', { equipment: ['*rust_helm'] });
    expect(table.listed(1)).toEqual(['PASS']);
  });
});

describe('the chain', () => {
  it('records links, hits, damage, and defenders with their origin', () => {
    const again = attack('jab_red', {
      p0: { hand: ['quick_cut_red', 'lean_in_blue'], weapons: ['leaf_edge'] },
      p1: { hand: ['hard_swing_red'], arsenal: 'tumble_yellow', equipment: ['rust_helm'] },
    });
    again.act(1, 'DEFEND', { cards: ['hard_swing_red'], equipment: ['rust_helm'] }).noReactions();
    again.act(0, 'WEAPON_ATTACK').unblocked();
    again
      .act(0, 'PLAY_ATTACK', { card: 'quick_cut_red' })
      .pass(1, 1)
      .act(0, 'PLAY_ATTACK_REACTION', { card: 'lean_in_blue' });
    again.act(1, 'DEFEND', { cards: ['tumble_yellow'] }).pass(0, 1, 0);
    expect(again.state.chain).toEqual([
      {
        number: 1,
        attack: 'jab_red',
        from: 'hand',
        isHit: false,
        damage: 0,
        defenders: [
          { card: 'hard_swing_red', from: 'hand' },
          { card: 'rust_helm', from: 'equipment' },
        ],
        reactions: [],
      },
      { number: 2, attack: 'leaf_edge', from: 'weapon', isHit: true, damage: 1, defenders: [], reactions: [] },
      {
        number: 3,
        attack: 'quick_cut_red',
        from: 'hand',
        isHit: true,
        damage: 1,
        defenders: [{ card: 'tumble_yellow', from: 'arsenal' }],
        reactions: ['lean_in_blue'],
      },
    ]);
    expect(again.life(1)).toBe(18);
  });

  it('is public: both players see its links', () => {
    const table = attack('jab_red');
    for (const viewer of ['p0', 'p1', null]) expect(table.match.view(viewer).zones.chain).toHaveLength(1);
  });
});

describe('strict', () => {
  it('no PLAY_ACTION, no ACTIVATE, no equipment, autoLayer on', () => {
    const match = createMatch(fleshAndBlood, {
      seed: 5,
      options: { strict: true, decks: ['goram', 'sera'], firstPlayer: 0 },
    });
    const state = gameState(match);
    expect(state.players.map(({ equipment }) => equipment)).toEqual([[], []]);
    expect([match.state.G.autoLayer, match.state.G.isStrict]).toEqual([true, true]);
    const table = board({
      strict: true,
      p0: { hero: 'goram', hand: ['light_feet_red', 'old_coin_blue'], floating: 5 },
    });
    expect(table.listed(0)).toEqual(['PASS']);
    table.refused(0, 'PLAY_ACTION', { card: 'light_feet_red' });
    table.refused(0, 'ACTIVATE', { card: 'goram' });
  });

  it('the layer step can be had in a strict match too', () => {
    const { G } = createMatch(fleshAndBlood, { options: { strict: true, autoLayer: false } }).state;
    expect([G.isStrict, G.autoLayer]).toEqual([true, false]);
  });
});
