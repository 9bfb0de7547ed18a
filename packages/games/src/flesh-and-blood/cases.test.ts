import { createMatch, type Match } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { board } from './board.fixture.ts';
import { standardSet } from './card-set.ts';
import { hydrateEntry } from './cards/hydrate.ts';
import { type FleshAndBlood, fleshAndBlood } from './definition.ts';
import { gameState } from './state.ts';

/** The acceptance cases by number. Player 0 attacks, player 1 defends; intellect 4, life 20, DEFEND_MAX 2. */

const start = (options = {}): Match<FleshAndBlood> =>
  createMatch(fleshAndBlood, { seed: 3, options: { firstPlayer: 0, ...options } });

describe('turns', () => {
  it('F01 start phase', () => {
    const match = start();
    const before = gameState(match);
    for (const { hand, deck, life } of before.players) expect([hand.length, deck.length, life]).toEqual([4, 26, 20]);
    expect([before.floating, before.phase, before.actionPoints]).toEqual([[0, 0], 'START', 0]);
    expect([...match.legalActions('p0')]).toEqual([{ player: 'p0', move: 'CONTINUE', args: {} }]);
    expect([...match.legalActions('p1')]).toEqual([]);
    const checksum = match.checksum();
    for (const move of [
      'PASS',
      'PLAY_ATTACK',
      'PLAY_ARSENAL_ATTACK',
      'WEAPON_ATTACK',
      'PLAY_ATTACK_REACTION',
      'DEFEND',
      'SET_ARSENAL',
      'PLAY_ACTION',
      'ACTIVATE',
    ]) {
      for (const player of ['p0', 'p1']) expect(match.act({ player, move }).ok).toBe(false);
    }
    expect(match.act({ player: 'p1', move: 'CONTINUE' }).ok).toBe(false);
    expect(match.checksum()).toBe(checksum);
    match.processAction({ player: 'p0', move: 'CONTINUE' });
    const after = gameState(match);
    expect([after.phase, after.combatStep, after.actionPoints, after.toAct]).toEqual(['ACTION', 'IDLE', 1, 0]);
  });

  it('F19 end phase prompt', () => {
    const side = { hand: ['jab_red', 'sweep_red'], deck: Array(10).fill('quick_cut_red'), pitched: ['old_coin_blue'] };
    const table = board({ p0: side });
    table.pass(0);
    expect(table.state.phase).toBe('END');
    expect(table.listed(0)).toEqual(['SET_ARSENAL jab_red', 'SET_ARSENAL sweep_red', 'PASS']);
    expect(table.legal(1)).toEqual([]);
    table.act(0, 'SET_ARSENAL', { card: 'jab_red' });
    expect(table.names('arsenal', 0)).toEqual(['jab_red']);
    expect(table.names('hand', 0)).toEqual(['sweep_red', 'quick_cut_red', 'quick_cut_red', 'quick_cut_red']);
    expect(table.names('pitched', 0)).toEqual([]);
    expect(table.names('deck', 0)[0]).toBe('old_coin_blue');
    expect([table.state.turn, table.state.phase, table.state.toAct]).toEqual([1, 'START', 1]);

    const skipping = board({ p0: side }).pass(0, 0);
    expect(skipping.names('arsenal', 0)).toEqual([]);
    expect(skipping.names('hand', 0)).toEqual(['jab_red', 'sweep_red', 'quick_cut_red', 'quick_cut_red']);
    expect([skipping.state.turn, skipping.state.phase]).toEqual([1, 'START']);
  });

  it('F20 no prompt when it cannot succeed', () => {
    const full = board({ p0: { hand: ['jab_red'], arsenal: 'sweep_red' } }).pass(0);
    expect([full.state.turn, full.state.phase]).toEqual([1, 'START']);
    expect(full.event('end_phase_prompt')).toBeUndefined();
    const empty = board({ p0: { hand: [] } }).pass(0);
    expect([empty.state.turn, empty.state.phase]).toEqual([1, 'START']);
    expect(empty.listed(1)).toEqual(['CONTINUE']);
  });

  it('F21 PASS is not "end turn" while combat is pending', () => {
    const table = board({ p0: { hand: ['quick_cut_red'] }, p1: { hand: ['jab_red'] }, autoLayer: false });
    table.act(0, 'PLAY_ATTACK', { card: 'quick_cut_red' });
    const seen: string[] = [];
    for (const seat of [0, 1, 1, 1, 0]) {
      seen.push(table.state.combatStep);
      table.pass(seat);
      expect([table.state.turn, table.state.phase]).toEqual([0, 'ACTION']);
    }
    expect(seen).toEqual(['LAYER', 'LAYER', 'ATTACK', 'REACTION', 'REACTION']);
    expect([table.state.combatStep, table.state.toAct]).toEqual(['IDLE', 0]);
    table.pass(0);
    expect(table.state.turn).toBe(1);
  });

  it('F23 first turn: everybody draws up at its end, and never again', () => {
    const deck = Array(10).fill('quick_cut_blue');
    const blocked = (turnNumber: number) => {
      const table = board({
        turnNumber,
        p0: { hand: ['quick_cut_red'], deck },
        p1: { hand: ['jab_red', 'jab_red', 'jab_red', 'jab_red'], deck },
      });
      table
        .act(0, 'PLAY_ATTACK', { card: 'quick_cut_red' })
        .act(1, 'DEFEND', { cards: ['jab_red', 'jab_red'] })
        .noReactions();
      expect(table.names('hand', 1)).toHaveLength(2);
      table.pass(0);
      return [table.names('hand', 0).length, table.names('hand', 1).length];
    };
    expect(blocked(1)).toEqual([4, 4]);
    expect(blocked(2)).toEqual([4, 2]);
  });

  it('F23 on turn 2 the player of turn 1 is not refilled', () => {
    const match = start({ decks: ['yuna', 'yuna'] });
    const act = (player: string, move: string, args = {}) => match.processAction({ player, move, args });
    act('p0', 'CONTINUE');
    act('p0', 'PASS');
    act('p0', 'PASS');
    act('p1', 'CONTINUE');
    const attack = [...match.legalActions('p1')].find(({ move }) => move === 'PLAY_ATTACK');
    match.processAction(attack as never);
    const cards = gameState(match)
      .players[0].hand.filter(({ name }) => standardSet.cards[name].canBlock)
      .slice(0, 1);
    match.processAction({ player: 'p0', move: 'DEFEND', args: { cards: cards.map(({ id }) => id), equipment: [] } });
    act('p0', 'PASS');
    act('p1', 'PASS');
    expect(gameState(match).players[0].hand).toHaveLength(3);
    while (gameState(match).turn === 1) act('p1', 'PASS');
    expect(gameState(match).players[0].hand).toHaveLength(3);
    expect(gameState(match).players[1].hand).toHaveLength(4);
  });
});

describe('paying', () => {
  it('F02 declare and pay by pitch', () => {
    const table = board({ p0: { hand: ['full_charge_red', 'old_coin_blue'] } });
    table.act(0, 'PLAY_ATTACK', { card: 'full_charge_red', pitch: ['old_coin_blue'] });
    expect(table.names('hand', 0)).toEqual([]);
    expect(table.names('graveyard', 0)).toEqual(['full_charge_red']);
    expect(table.names('pitched', 0)).toEqual(['old_coin_blue']);
    const { floating, actionPoints, pendingAttack, lastAttackCard, lastPitchSum } = table.state;
    expect([floating[0], actionPoints, pendingAttack, lastAttackCard, lastPitchSum]).toEqual([
      0,
      0,
      7,
      'full_charge_red',
      3,
    ]);
  });

  it('F03 floating persists through the action phase', () => {
    const table = board({ p0: { hand: ['rush_palm_red', 'hard_swing_blue', 'sweep_red'] } });
    table.act(0, 'PLAY_ATTACK', { card: 'rush_palm_red', pitch: ['hard_swing_blue'] });
    expect(table.state.floating[0]).toBe(1);
    table.unblocked();
    expect(table.state.actionPoints).toBe(1);
    table.act(0, 'PLAY_ATTACK', { card: 'sweep_red' });
    expect([table.state.floating[0], table.state.lastPitchSum]).toEqual([0, 0]);
    expect(table.names('pitched', 0)).toHaveLength(1);
  });

  it('F04 floating first, then pitch', () => {
    const pay = (pitch: string): number =>
      board({ p0: { hand: ['full_charge_red', pitch], floating: 2 } }).act(0, 'PLAY_ATTACK', {
        card: 'full_charge_red',
        pitch: [pitch],
      }).state.floating[0];
    expect(pay('jab_red')).toBe(0);
    expect(pay('jab_blue')).toBe(2);
  });

  it('F05 cannot pay; illegal leaves all untouched', () => {
    const table = board({ p0: { hand: ['full_charge_red', 'jab_red', 'sweep_red'] } });
    expect(table.listed(0, 'PLAY_ATTACK').some((option) => option.startsWith('PLAY_ATTACK full_charge_red'))).toBe(
      false,
    );
    const before = table.state;
    table.refused(0, 'PLAY_ATTACK', { card: 'full_charge_red', pitch: ['jab_red', 'sweep_red'] });
    expect(table.state).toEqual(before);
    expect([
      before.actionPoints,
      before.players[0].hand.length,
      before.players[0].pitched,
      before.players[0].graveyard,
    ]).toEqual([1, 3, [], []]);
  });

  it('F06 a card cannot pay for itself', () => {
    const table = board({ p0: { hand: ['clean_hit_red', 'quick_cut_yellow'] } });
    table.refused(0, 'PLAY_ATTACK', { card: 'clean_hit_red', pitch: ['clean_hit_red'] });
    expect(table.listed(0, 'PLAY_ATTACK')).toEqual([
      'PLAY_ATTACK clean_hit_red pitch=[quick_cut_yellow]',
      'PLAY_ATTACK quick_cut_yellow',
    ]);
  });
});

describe('blocking and reacting', () => {
  it('F08 block up to DEFEND_MAX', () => {
    const hand = ['hard_swing_red', 'quick_cut_red', 'full_charge_red'];
    const attacked = () =>
      board({ p0: { hand: ['hard_swing_red'], floating: 2 }, p1: { hand } }).act(0, 'PLAY_ATTACK', {
        card: 'hard_swing_red',
      });
    const table = attacked();
    expect(table.state.pendingAttack).toBe(6);
    expect(table.legal(1, 'PASS')).toHaveLength(1);
    const sizes = table.legal(1, 'DEFEND').map(({ args }) => (args?.cards as unknown[] | undefined)?.length);
    expect(sizes).toEqual([1, 1, 1, 2, 2, 2]);
    expect(table.legal(1)).toHaveLength(7);
    table.refused(1, 'DEFEND', { cards: hand });
    table.act(1, 'DEFEND', { cards: hand.slice(0, 2) });
    const { reactionBlock, combatStep, toAct, combatPasses } = table.state;
    expect([reactionBlock, combatStep, toAct, combatPasses]).toEqual([6, 'REACTION', 1, 0]);
    expect(table.names('graveyard', 1)).toEqual(hand.slice(0, 2));
    expect(table.names('hand', 1)).toHaveLength(1);
    const passed = attacked().pass(1);
    expect([passed.state.reactionBlock, passed.names('hand', 1).length, passed.state.combatStep]).toEqual([
      0,
      3,
      'REACTION',
    ]);
  });

  it('F08 three alike cards are three singles and three pairs', () => {
    const table = board({ p0: { hand: ['quick_cut_red'] }, p1: { hand: Array(3).fill('hard_swing_red') } });
    table.act(0, 'PLAY_ATTACK', { card: 'quick_cut_red' });
    expect(table.legal(1)).toHaveLength(7);
  });

  it('F09 reactions are not blocks, blocks are not reactions', () => {
    const table = board({
      p0: { hand: ['full_charge_red'], floating: 3 },
      p1: { hand: ['drop_low_red', 'hard_swing_blue'] },
    });
    table.act(0, 'PLAY_ATTACK', { card: 'full_charge_red' });
    expect(table.listed(1)).toEqual(['DEFEND cards=[hard_swing_blue]', 'PASS']);
    table.refused(1, 'DEFEND', { cards: ['drop_low_red'] });
    const reacting = board({
      p0: { hand: ['full_charge_red'], floating: 3 },
      p1: { hand: ['drop_low_red', 'hard_swing_blue'] },
    });
    reacting.act(0, 'PLAY_ATTACK', { card: 'full_charge_red' }).pass(1);
    expect(reacting.listed(1)).toEqual(['DEFEND cards=[drop_low_red]', 'PASS']);
    reacting.refused(1, 'DEFEND', { cards: ['hard_swing_blue'] });
    table.act(1, 'DEFEND', { cards: ['hard_swing_blue'] });
    expect(table.state.reactionBlock).toBe(3);
    table.act(1, 'DEFEND', { cards: ['drop_low_red'] });
    expect(table.state.reactionBlock).toBe(7);
  });

  it('F10 defender passes, attacker passes: damage', () => {
    const table = board({ p0: { hand: ['hard_swing_red'], floating: 2 }, p1: { hand: ['cutpurse_red'] } });
    table.act(0, 'PLAY_ATTACK', { card: 'hard_swing_red' }).act(1, 'DEFEND', { cards: ['cutpurse_red'] });
    expect([table.state.pendingAttack, table.state.reactionBlock]).toEqual([6, 2]);
    table.pass(1);
    expect([table.state.combatPasses, table.state.toAct, table.life(1)]).toEqual([1, 0, 20]);
    table.pass(0);
    const { pendingAttack, reactionBlock, combatPasses, combatStep, phase, toAct } = table.state;
    expect(table.life(1)).toBe(16);
    expect([pendingAttack, reactionBlock, combatPasses, combatStep, phase, toAct]).toEqual([
      0,
      0,
      0,
      'IDLE',
      'ACTION',
      0,
    ]);
    expect(table.event('defense_resolve')).toMatchObject({ blocked: 2, damage: 4, def_life_after: 16 });
  });

  it('F11 attacker passes first', () => {
    const table = board({ p0: { hand: ['hard_swing_red'], floating: 2 }, p1: { hand: ['brace_blue'], floating: 2 } });
    table.act(0, 'PLAY_ATTACK', { card: 'hard_swing_red' }).pass(1);
    table.act(1, 'DEFEND', { cards: ['brace_blue'] });
    expect([table.state.combatPasses, table.state.toAct]).toEqual([0, 0]);
    table.pass(0);
    expect([table.life(1), table.state.combatPasses, table.state.toAct, table.state.combatStep]).toEqual([
      20,
      0,
      1,
      'REACTION',
    ]);
    table.pass(1);
    expect(table.state.combatPasses).toBe(1);
    table.pass(0);
    expect(table.life(1)).toBe(18);
  });

  it('F12 a reaction restarts the exchange', () => {
    const table = board({ p0: { hand: ['quick_cut_red', 'lean_in_blue'] } });
    table.act(0, 'PLAY_ATTACK', { card: 'quick_cut_red' }).pass(1, 1);
    expect([table.state.pendingAttack, table.state.combatPasses]).toEqual([4, 1]);
    table.act(0, 'PLAY_ATTACK_REACTION', { card: 'lean_in_blue' });
    expect([table.state.pendingAttack, table.state.combatPasses, table.state.toAct]).toEqual([5, 0, 1]);
    table.pass(1, 0);
    expect(table.life(1)).toBe(15);
  });

  it('F13 no damage, no hit', () => {
    const attack = (blocker: string[]) =>
      board({ p0: { hand: ['cutpurse_red'], deck: ['jab_red', 'jab_red'] }, p1: { hand: blocker } })
        .act(0, 'PLAY_ATTACK', { card: 'cutpurse_red' })
        .act(1, 'DEFEND', { cards: blocker })
        .noReactions();
    const blocked = attack(['hard_swing_red', 'cutpurse_red']);
    expect(blocked.event('defense_resolve')).toMatchObject({ blocked: 5, damage: 0 });
    expect([blocked.life(1), blocked.names('hand', 0)]).toEqual([20, []]);
    const hit = attack(['hard_swing_red']);
    expect([hit.life(1), hit.names('hand', 0)]).toEqual([19, ['jab_red']]);
  });

  it('F14 go again', () => {
    const again = board({ p0: { hand: ['jab_red', 'quick_cut_red'] } }).act(0, 'PLAY_ATTACK', { card: 'jab_red' });
    expect(again.state.actionPoints).toBe(0);
    again.unblocked();
    expect(again.state.actionPoints).toBe(1);
    expect(again.listed(0)).toContain('PLAY_ATTACK quick_cut_red');
    const once = board({ p0: { hand: ['quick_cut_red', 'jab_red'], floating: 2 } })
      .act(0, 'PLAY_ATTACK', { card: 'quick_cut_red' })
      .unblocked();
    expect([once.state.actionPoints, once.state.floating[0]]).toEqual([0, 2]);
    expect(once.listed(0)).toEqual(['PASS']);
  });

  it('F16 weapon', () => {
    const table = board({
      p0: { weapons: ['leaf_edge'], floating: 2, deck: Array(9).fill('old_coin_blue') },
      p1: { deck: [] },
    });
    table.act(0, 'WEAPON_ATTACK');
    const { floating, actionPoints, lastAttackCard } = table.state;
    expect([floating[0], actionPoints, lastAttackCard]).toEqual([1, 0, null]);
    expect([table.names('weapons', 0), table.names('graveyard', 0)]).toEqual([['leaf_edge'], []]);
    table.unblocked();
    expect([table.state.actionPoints, table.life(1)]).toEqual([1, 19]);
    expect(table.refused(0, 'WEAPON_ATTACK')).toBe('The weapon has attacked this turn already.');
    table.pass(0).act(1, 'CONTINUE').pass(1).act(0, 'CONTINUE');
    expect(table.listed(0, 'WEAPON_ATTACK')).toEqual(['WEAPON_ATTACK pitch=[old_coin_blue]']);
  });

  it('F17 attack from arsenal', () => {
    const table = board({ p0: { arsenal: 'clean_hit_red', hand: ['hard_swing_yellow'] } });
    expect(table.listed(0)).toEqual(['PLAY_ARSENAL_ATTACK pitch=[hard_swing_yellow]', 'PASS']);
    table.act(0, 'PLAY_ARSENAL_ATTACK', { pitch: ['hard_swing_yellow'] });
    const { pendingAttack, floating, actionPoints } = table.state;
    expect([table.names('arsenal', 0), table.names('graveyard', 0)]).toEqual([[], ['clean_hit_red']]);
    expect([pendingAttack, floating[0], actionPoints]).toEqual([5, 1, 0]);
  });

  it('F17 the arsenal card is never offered for pitching or blocking', () => {
    const paying = board({ p0: { arsenal: 'old_coin_blue', hand: ['hard_swing_red', 'jab_red'] } });
    expect(paying.listed(0, 'PLAY_ATTACK')).toEqual(['PLAY_ATTACK jab_red']);
    paying.refused(0, 'PLAY_ATTACK', { card: 'hard_swing_red', pitch: ['old_coin_blue'] });
    const blocking = board({ p0: { hand: ['quick_cut_red'] }, p1: { arsenal: 'hard_swing_red' } });
    blocking.act(0, 'PLAY_ATTACK', { card: 'quick_cut_red' });
    expect(blocking.listed(1)).toEqual(['PASS']);
    blocking.refused(1, 'DEFEND', { cards: ['hard_swing_red'] });
  });

  it('F18 defense reaction from arsenal', () => {
    const attacked = (p1: object) =>
      board({ p0: { hand: ['full_charge_red'], floating: 3 }, p1 })
        .act(0, 'PLAY_ATTACK', { card: 'full_charge_red' })
        .pass(1);
    const hand = attacked({ hand: ['tumble_yellow'] }).act(1, 'DEFEND', { cards: ['tumble_yellow'] });
    expect([hand.state.reactionBlock, hand.state.reactionArsenalCards]).toEqual([2, []]);
    const arsenal = attacked({ arsenal: 'tumble_yellow' }).act(1, 'DEFEND', { cards: ['tumble_yellow'] });
    expect([arsenal.state.reactionBlock, arsenal.state.reactionArsenalCards]).toEqual([4, ['Tumble']]);
    arsenal.pass(0, 1, 0);
    expect(arsenal.event('defense_resolve')).toMatchObject({ blocked: 4, damage: 3, arsenal_defense: ['Tumble'] });
    expect(arsenal.state.reactionArsenalCards).toEqual([]);
    const poor = attacked({ hand: ['brace_blue'] });
    expect(poor.listed(1)).toEqual(['PASS']);
    poor.refused(1, 'DEFEND', { cards: ['brace_blue'] });
  });

  it('F25 lethal', () => {
    const table = board({ p0: { hand: ['rush_palm_red'], floating: 2 }, p1: { life: 3 } });
    table.act(0, 'PLAY_ATTACK', { card: 'rush_palm_red' }).unblocked();
    const { gameOver, winner, actionPoints } = table.state;
    expect([gameOver, winner, table.life(1), actionPoints]).toEqual([true, 0, 0, 0]);
    expect([table.legal(0), table.legal(1)]).toEqual([[], []]);
  });
});

describe('card data', () => {
  it('F27 card hydration', () => {
    const { cards } = standardSet;
    const { data, raw } = hydrateEntry({ card: 'Hard Swing', pitch: 3 }, cards);
    expect(data).toMatchObject({ id: 'hard_swing_blue', cost: 2, power: 4, defense: 3, pitch: 3 });
    expect(raw.text).toBe('No tricks: it hits hard.');
    const clever = hydrateEntry({ card: 'knee_rise', pitch: 1 }, cards);
    expect(clever.raw.abilities).toEqual({
      on_declare: [
        { if: { last_attack: 'Sweep' }, do: 'power', amount: 2 },
        { if: { last_attack: 'Sweep' }, do: 'keyword', keyword: 'go_again' },
      ],
    });
    expect(clever.data.abilities).toEqual(clever.raw.abilities);
    expect(hydrateEntry({ card: 'hard_swing_blue', cost: 1 }, cards).data).toMatchObject({ cost: 1, power: 4 });
    expect(() =>
      hydrateEntry(
        { card: 'Nobody Knows', types: ['action', 'attack'], power: 3, defense: 3, pitch: 1, class: 'generic' },
        cards,
      ),
    ).toThrow(/cost: is missing/);
    expect(() => hydrateEntry({ card: 'Nobody Knows', pitch: 1 }, cards)).toThrow(/Nobody Knows: cost: is missing/);
    expect(() => hydrateEntry({ card: 'hard_swing_blue', abilities: [] }, cards)).toThrow(
      /abilities: must be a mapping, not a list/,
    );
  });
});
