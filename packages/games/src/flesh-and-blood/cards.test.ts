import { describe, expect, it } from 'vitest';
import { type Board, board, type FleshAndBloodTable } from './board.fixture.ts';
import { standardSet } from './card-set.ts';

/** Every card that does something, and the numbers of those that do not. */

const attack = (card: string, given: Board = {}): FleshAndBloodTable => {
  const table = board({ ...given, p0: { floating: 9, ...given.p0, hand: [card, ...(given.p0?.hand ?? [])] } });
  return table.act(0, 'PLAY_ATTACK', { card });
};
const power = (table: FleshAndBloodTable): number => table.state.pendingAttack;

describe('numbers', () => {
  it.each([
    ['hard_swing_red', 1, 2, 6, 3],
    ['hard_swing_yellow', 2, 2, 5, 3],
    ['hard_swing_blue', 3, 2, 4, 3],
    ['quick_cut_red', 1, 0, 4, 3],
    ['quick_cut_yellow', 2, 0, 3, 3],
    ['quick_cut_blue', 3, 0, 2, 3],
    ['full_charge_red', 1, 3, 7, 3],
    ['full_charge_blue', 3, 3, 5, 3],
    ['clean_hit_red', 1, 1, 5, 3],
    ['cutpurse_red', 1, 0, 4, 2],
    ['blood_price_red', 1, 0, 4, 2],
    ['boar_rush_red', 1, 2, 6, 2],
    ['wrecking_gang_red', 1, 2, 6, 2],
    ['gatecrasher_yellow', 2, 3, 6, 2],
    ['light_feet_red', 1, 0, -1, 2],
    ['heavy_heart_red', 1, 3, -1, 2],
    ['call_out_blue', 3, 1, -1, 3],
    ['old_coin_blue', 3, -1, -1, 3],
    ['lean_in_blue', 3, 0, -1, 2],
    ['flick_edge_red', 1, 1, -1, 2],
    ['drive_home_red', 1, 2, -1, 2],
    ['drop_low_red', 1, 0, -1, 4],
    ['tumble_yellow', 2, 0, -1, 2],
    ['stand_fast_red', 1, 3, -1, 7],
    ['brace_blue', 3, 2, -1, 4],
    ['jab_red', 1, 0, 3, 2],
    ['jab_blue', 3, 0, 1, 2],
    ['sweep_red', 1, 1, 4, 2],
    ['rush_palm_red', 1, 2, 5, 2],
    ['knee_rise_red', 1, 0, 3, 3],
    ['sky_heel_red', 1, 2, 5, 3],
    ['flow_strike_red', 1, 1, 5, 3],
    ['thorn_hand_yellow', 2, 1, 3, 2],
    ['old_wounds_yellow', 2, 0, 2, 3],
    ['mist_petal_yellow', 2, 1, 2, 2],
    ['bonebreaker_red', 1, 7, 11, 3],
    ['disarm_blue', 3, 5, 7, 3],
    ['sap_strength_red', 1, 4, 8, 3],
    ['dent_armour_yellow', 2, 4, 7, 3],
    ['big_finish_blue', 3, 7, 8, 3],
    ['dig_in_blue', 3, 2, -1, 5],
    ['press_on_red', 1, 2, -1, 3],
    ['whet_red', 1, 0, -1, 3],
    ['keen_hour_blue', 3, 1, -1, 3],
    ['lean_the_blade_red', 1, 3, -1, 3],
    ['answer_steel_red', 1, 0, -1, 3],
  ])('%s: pitch %d, cost %d, power %d, defense %d', (id, pitch, cost, attackPower, defense) => {
    const card = standardSet.cards[id];
    expect([card.pitch, card.cost, card.power, card.defense]).toEqual([pitch, cost, attackPower, defense]);
  });

  it('46 cards, 3 heroes, 3 weapons, 10 pieces of equipment, three decks of 30', () => {
    const { cards, decks } = standardSet;
    const count = (kind: string): number => Object.values(cards).filter((card) => card.kind === kind).length;
    expect(['card', 'hero', 'weapon', 'equipment'].map(count)).toEqual([46, 3, 3, 10]);
    expect(Object.keys(decks).sort()).toEqual(['goram', 'sera', 'yuna']);
    for (const { cards: deck } of Object.values(decks)) expect(Object.values(deck).reduce((a, b) => a + b)).toBe(30);
  });

  it('ids and file names come from the names cards have here', () => {
    for (const card of Object.values(standardSet.cards)) {
      if (card.kind === 'link' || card.kind === 'effect') continue;
      const slug = card.name
        .split(',')[0]
        .toLowerCase()
        .replaceAll("'", '')
        .replaceAll(/[^a-z0-9]+/g, '_');
      const colour = card.kind === 'card' ? `_${['', 'red', 'yellow', 'blue'][card.pitch]}` : '';
      expect(card.id).toBe(`${slug}${colour}`);
      expect(card.text).not.toBe('');
    }
  });
});

describe('heroes', () => {
  it('Yuna: only the second attack of the turn has +1', () => {
    const table = attack('jab_red', { p0: { hero: 'yuna', hand: ['jab_red', 'jab_red'], weapons: ['leaf_edge'] } });
    const seen = [power(table)];
    for (const next of ['jab_red', 'jab_red'])
      seen.push(power(table.unblocked().act(0, 'PLAY_ATTACK', { card: next })));
    table.unblocked().act(0, 'WEAPON_ATTACK');
    expect([...seen, power(table)]).toEqual([3, 4, 3, 1]);
  });

  it('Yuna: a weapon can be the second attack, and a new turn counts anew', () => {
    const table = attack('jab_red', { p0: { hero: 'yuna', weapons: ['leaf_edge'], deck: Array(8).fill('jab_red') } });
    expect(power(table.unblocked().act(0, 'WEAPON_ATTACK'))).toBe(2);
    table.unblocked().pass(0).act(1, 'CONTINUE').pass(1).act(0, 'CONTINUE').act(0, 'PLAY_ATTACK', { card: 'jab_red' });
    expect(power(table)).toBe(3);
  });

  it('Goram: dominate for attack actions with cost 3 or more this turn, and go again', () => {
    const p1 = { hand: ['jab_red', 'sweep_red'] };
    const table = board({ p0: { hero: 'goram', hand: ['full_charge_red', 'quick_cut_red'], floating: 5 }, p1 });
    table.act(0, 'ACTIVATE', { card: 'goram' });
    expect([table.state.actionPoints, table.state.floating[0]]).toEqual([1, 3]);
    table.act(0, 'PLAY_ATTACK', { card: 'full_charge_red' });
    table.refused(1, 'DEFEND', { cards: ['jab_red', 'sweep_red'] });
    const cheap = board({ p0: { hero: 'goram', hand: ['quick_cut_red'], floating: 2 }, p1 }).act(0, 'ACTIVATE', {
      card: 'goram',
    });
    cheap.act(0, 'PLAY_ATTACK', { card: 'quick_cut_red' }).act(1, 'DEFEND', { cards: ['jab_red', 'sweep_red'] });
  });

  it("Goram: the weapon is no attack action, the turn's end ends it, and it must be paid", () => {
    const p1 = { hand: ['jab_red', 'sweep_red'], deck: [] };
    const table = board({
      p0: { hero: 'goram', weapons: ['quarry_maul'], floating: 5, arsenal: 'full_charge_red' },
      p1,
    });
    table
      .act(0, 'ACTIVATE', { card: 'goram' })
      .act(0, 'WEAPON_ATTACK')
      .act(1, 'DEFEND', { cards: ['jab_red', 'sweep_red'] });
    table.noReactions().pass(0);
    expect(table.match.snapshot().zones.effects).toEqual([[], []]);
    expect(board({ p0: { hero: 'goram', floating: 1 } }).listed(0)).toEqual(['PASS']);
    board({ p0: { hero: 'goram', floating: 9 }, actionPoints: 0 }).refused(0, 'ACTIVATE', { card: 'goram' });
  });

  it('Sera: once a turn, a weapon hit allows one more attack with it, if its player wants that', () => {
    const table = board({ p0: { hero: 'sera', weapons: ['morning_steel'], floating: 9 }, actionPoints: 4 });
    table.act(0, 'WEAPON_ATTACK').unblocked();
    expect(table.listed(0)).toEqual(['MAY use=true', 'MAY use=false']);
    table.act(0, 'MAY', { use: true });
    expect(table.listed(0)).toEqual(['WEAPON_ATTACK', 'PASS']);
    table.act(0, 'WEAPON_ATTACK').unblocked();
    expect([table.life(1), table.listed(0)]).toEqual([14, ['PASS']]);
  });

  it('Sera: declined, blocked, or hit with a card: no further attack', () => {
    const declined = board({ p0: { hero: 'sera', weapons: ['morning_steel'], floating: 9 }, actionPoints: 4 });
    declined.act(0, 'WEAPON_ATTACK').unblocked().act(0, 'MAY', { use: false });
    expect(declined.listed(0)).toEqual(['PASS']);
    const blocked = board({
      p0: { hero: 'sera', weapons: ['morning_steel'], floating: 9 },
      p1: { hand: ['hard_swing_red'] },
      actionPoints: 4,
    });
    blocked
      .act(0, 'WEAPON_ATTACK')
      .act(1, 'DEFEND', { cards: ['hard_swing_red'] })
      .noReactions();
    expect(blocked.listed(0)).toEqual(['PASS']);
    const card = board({ p0: { hero: 'sera', hand: ['quick_cut_red'] }, actionPoints: 4 })
      .act(0, 'PLAY_ATTACK', { card: 'quick_cut_red' })
      .unblocked();
    expect(card.listed(0)).toEqual(['PASS']);
  });
});

describe('weapons', () => {
  it('Quarry Maul: +2 while two cards with cost 3 or more lie in the pitch zone, also if they come later', () => {
    const swing = (pitched: string[]) =>
      power(board({ p0: { weapons: ['quarry_maul'], floating: 3, pitched } }).act(0, 'WEAPON_ATTACK'));
    expect([
      swing([]),
      swing(['full_charge_red']),
      swing(['full_charge_red', 'disarm_blue']),
      swing(['hard_swing_red', 'old_coin_blue']),
    ]).toEqual([4, 4, 6, 4]);
    const late = board({
      p0: {
        weapons: ['quarry_maul'],
        floating: 3,
        pitched: ['full_charge_red'],
        hand: ['drive_home_red', 'disarm_blue'],
      },
    });
    late.act(0, 'WEAPON_ATTACK').pass(1, 1);
    expect(power(late)).toBe(4);
    late.act(0, 'PLAY_ATTACK_REACTION', { card: 'drive_home_red', pitch: ['disarm_blue'] });
    expect(power(late)).toBe(4 + 4 + 2);
  });

  it('Leaf Edge goes again, Morning Steel does not', () => {
    const swing = (weapon: string) =>
      board({ p0: { weapons: [weapon], floating: 1 } })
        .act(0, 'WEAPON_ATTACK')
        .unblocked();
    expect([swing('leaf_edge').state.actionPoints, swing('leaf_edge').life(1)]).toEqual([1, 19]);
    expect([swing('morning_steel').state.actionPoints, swing('morning_steel').life(1)]).toEqual([0, 17]);
  });
});

describe('equipment', () => {
  it('Forge Bracers: only after a weapon hit this turn, once, for the next weapon attack', () => {
    const p0 = { hero: 'sera', weapons: ['morning_steel'], equipment: ['forge_bracers'], floating: 9 };
    const table = board({ p0, actionPoints: 5 });
    table.refused(0, 'ACTIVATE', { card: 'forge_bracers' });
    table
      .act(0, 'WEAPON_ATTACK')
      .unblocked()
      .act(0, 'MAY', { use: true })
      .act(0, 'ACTIVATE', { card: 'forge_bracers' });
    expect([table.state.floating[0], table.state.actionPoints, table.names('equipment', 0)]).toEqual([
      7,
      4,
      ['forge_bracers'],
    ]);
    table.refused(0, 'ACTIVATE', { card: 'forge_bracers' });
    expect(power(table.act(0, 'WEAPON_ATTACK'))).toBe(4);
  });

  it('Summit Helm: destroyed for +1 intellect at the end of this turn', () => {
    const table = board({ p0: { equipment: ['summit_helm'], floating: 1, deck: Array(12).fill('jab_red') } });
    table.act(0, 'ACTIVATE', { card: 'summit_helm' });
    expect([table.state.actionPoints, table.names('equipment', 0), table.names('graveyard', 0)]).toEqual([
      0,
      [],
      ['summit_helm'],
    ]);
    table.pass(0);
    expect(table.names('hand', 0)).toHaveLength(5);
    table.act(1, 'CONTINUE').pass(1).act(0, 'CONTINUE').pass(0, 0);
    expect(table.names('hand', 0)).toHaveLength(5);
    expect(table.match.snapshot().zones.effects).toEqual([[], []]);
  });

  it('Crater Glove: +2 for every attack with crush this turn', () => {
    const table = board({
      p0: { equipment: ['crater_glove'], floating: 20, hand: ['disarm_blue', 'sap_strength_red', 'full_charge_red'] },
      p1: { life: 60 },
      actionPoints: 4,
    });
    table.act(0, 'ACTIVATE', { card: 'crater_glove' });
    expect(power(table.act(0, 'PLAY_ATTACK', { card: 'disarm_blue' }))).toBe(9);
    expect(power(table.unblocked().act(0, 'PLAY_ATTACK', { card: 'sap_strength_red' }))).toBe(10);
    expect(power(table.unblocked().act(0, 'PLAY_ATTACK', { card: 'full_charge_red' }))).toBe(7);
  });

  it('Oath Cuirass: sword attacks cost 1 less this turn, never below 0', () => {
    const table = board({ p0: { equipment: ['oath_cuirass'], weapons: ['morning_steel'] } });
    expect(table.listed(0, 'WEAPON_ATTACK')).toEqual([]);
    table.act(0, 'ACTIVATE', { card: 'oath_cuirass' });
    expect(table.listed(0)).toEqual(['WEAPON_ATTACK', 'PASS']);
    const hammer = board({ p0: { equipment: ['oath_cuirass'], weapons: ['quarry_maul'], floating: 2 } }).act(
      0,
      'ACTIVATE',
      { card: 'oath_cuirass' },
    );
    expect(hammer.listed(0)).toEqual(['PASS']);
  });

  it('Snapstep Boots: go again for an attack action with cost 1 or less, as an attack reaction', () => {
    const table = attack('quick_cut_red', { p0: { equipment: ['snapstep_boots'] } });
    table.pass(1, 1).act(0, 'ACTIVATE', { card: 'snapstep_boots' });
    expect([table.state.combatPasses, table.state.toAct, table.names('equipment', 0)]).toEqual([0, 1, []]);
    expect(table.noReactions().state.actionPoints).toBe(1);
    expect(
      attack('hard_swing_red', { p0: { equipment: ['snapstep_boots'] } })
        .pass(1, 1)
        .listed(0),
    ).toEqual(['PASS']);
    expect(board({ p0: { equipment: ['snapstep_boots'] } }).listed(0)).toEqual(['PASS']);
    const defending = attack('quick_cut_red', { p1: { equipment: ['snapstep_boots'] } }).pass(1);
    defending.refused(1, 'ACTIVATE', { card: 'snapstep_boots' });
  });

  it("Giant's Mitt: +2 for the next attack action with cost 2 or more, which may not be the next attack", () => {
    const table = board({
      p0: { equipment: ['giants_mitt'], hand: ['jab_red', 'hard_swing_red', 'hard_swing_blue'], floating: 9 },
      actionPoints: 3,
    });
    table.act(0, 'ACTIVATE', { card: 'giants_mitt' });
    expect(power(table.act(0, 'PLAY_ATTACK', { card: 'jab_red' }))).toBe(3);
    expect(power(table.unblocked().act(0, 'PLAY_ATTACK', { card: 'hard_swing_red' }))).toBe(8);
    expect(power(table.unblocked().act(0, 'PLAY_ATTACK', { card: 'hard_swing_blue' }))).toBe(4);
  });
});

describe('generic cards', () => {
  it('Cutpurse draws on a hit', () => {
    expect(
      attack('cutpurse_red', { p0: { deck: ['jab_red', 'sweep_red'] } })
        .unblocked()
        .names('hand', 0),
    ).toEqual(['jab_red']);
  });

  it('Blood Price goes again if its player has less life', () => {
    const again = (mine: number, theirs: number) =>
      attack('blood_price_red', { p0: { life: mine }, p1: { life: theirs } }).unblocked().state.actionPoints;
    expect([again(10, 11), again(10, 10), again(11, 10)]).toEqual([1, 0, 0]);
  });

  it('Boar Rush has +1 while fewer than two cards other than equipment defend', () => {
    const p1 = { hand: ['jab_red', 'sweep_red', 'tumble_yellow'], equipment: ['rust_helm', 'rust_plate'] };
    const table = attack('boar_rush_red', { p1 });
    expect(power(table)).toBe(7);
    table.act(1, 'DEFEND', { cards: ['jab_red'], equipment: ['rust_helm', 'rust_plate'] });
    expect(power(table)).toBe(7);
    table.act(1, 'DEFEND', { cards: ['tumble_yellow'] });
    expect(power(table)).toBe(6);
    expect(
      power(attack('boar_rush_red', { p1 }).act(1, 'DEFEND', { cards: ['jab_red', 'sweep_red'], equipment: [] })),
    ).toBe(6);
  });

  it('Wrecking Gang: a card with cost 2 or more is revealed, and not pitched as well', () => {
    const hand = ['wrecking_gang_red', 'hard_swing_blue', 'jab_blue'];
    const table = board({ p0: { hand } });
    expect(table.listed(0, 'PLAY_ATTACK').filter((way) => way.startsWith('PLAY_ATTACK wrecking'))).toEqual([
      'PLAY_ATTACK wrecking_gang_red reveal=hard_swing_blue pitch=[jab_blue]',
    ]);
    table.refused(0, 'PLAY_ATTACK', {
      card: 'wrecking_gang_red',
      reveal: 'hard_swing_blue',
      pitch: ['hard_swing_blue'],
    });
    table.refused(0, 'PLAY_ATTACK', { card: 'wrecking_gang_red', reveal: 'jab_blue', pitch: ['hard_swing_blue'] });
    table.refused(0, 'PLAY_ATTACK', { card: 'wrecking_gang_red', reveal: 'wrecking_gang_red', pitch: ['jab_blue'] });
    table.refused(0, 'PLAY_ATTACK', { card: 'wrecking_gang_red', pitch: ['jab_blue'] });
    table.act(0, 'PLAY_ATTACK', { card: 'wrecking_gang_red', reveal: 'hard_swing_blue', pitch: ['jab_blue'] });
    expect(table.names('hand', 0)).toEqual(['hard_swing_blue']);
    const [shown] = (table.match.view('p1').zones.hand as Record<string, { name?: string }[]>).p0;
    expect(shown.name).toBe('hard_swing_blue');
    expect(board({ p0: { hand: ['wrecking_gang_red', 'jab_blue'] } }).listed(0, 'PLAY_ATTACK')).toEqual([
      'PLAY_ATTACK jab_blue',
    ]);
  });

  it('Wrecking Gang dominates, from the arsenal too', () => {
    const table = board({
      p0: { arsenal: 'wrecking_gang_red', hand: ['full_charge_red'], floating: 2 },
      p1: { hand: ['jab_red', 'sweep_red'] },
    });
    table.act(0, 'PLAY_ARSENAL_ATTACK', { reveal: 'full_charge_red' });
    expect(table.legal(1, 'DEFEND')).toHaveLength(2);
  });

  it.each([
    ['light_feet_red', 0, 'clean_hit_red', 8],
    ['light_feet_red', 0, 'hard_swing_red', 6],
    ['heavy_heart_red', 3, 'hard_swing_red', 12],
    ['heavy_heart_red', 3, 'clean_hit_red', 5],
    ['call_out_blue', 1, 'full_charge_red', 8],
  ])('%s (cost %d) then %s: %d', (action, cost, card, expected) => {
    const table = board({ p0: { hand: [action, card], floating: 9 } }).act(0, 'PLAY_ACTION', { card: action });
    expect([table.state.actionPoints, table.state.floating[0], table.names('graveyard', 0)]).toEqual([
      1,
      9 - cost,
      [action],
    ]);
    expect(power(table.act(0, 'PLAY_ATTACK', { card }))).toBe(expected);
  });

  it('next-attack bonuses add up, are used once, and end with the turn', () => {
    const table = board({ p0: { hand: ['light_feet_red', 'call_out_blue', 'jab_red', 'jab_blue'], floating: 9 } });
    table.act(0, 'PLAY_ACTION', { card: 'light_feet_red' }).act(0, 'PLAY_ACTION', { card: 'call_out_blue' });
    expect(power(table.act(0, 'PLAY_ATTACK', { card: 'jab_red' }))).toBe(7);
    expect(power(table.unblocked().act(0, 'PLAY_ATTACK', { card: 'jab_blue' }))).toBe(1);
    const ended = board({ p0: { hand: ['light_feet_red', 'jab_red'] } }).act(0, 'PLAY_ACTION', {
      card: 'light_feet_red',
    });
    ended.pass(0, 0).act(1, 'CONTINUE').pass(1).act(0, 'CONTINUE');
    expect(power(ended.act(0, 'PLAY_ATTACK', { card: 'jab_red' }))).toBe(3);
  });

  it('an action can be played from the arsenal, and needs an action point', () => {
    const table = board({ p0: { arsenal: 'light_feet_red', hand: ['jab_red'] } }).act(0, 'PLAY_ACTION', {
      card: 'light_feet_red',
    });
    expect(table.names('arsenal', 0)).toEqual([]);
    board({ actionPoints: 0, p0: { hand: ['light_feet_red'] } }).refused(0, 'PLAY_ACTION', { card: 'light_feet_red' });
    const combat = attack('quick_cut_red', { p0: { hand: ['light_feet_red'] } }).pass(1, 1);
    combat.refused(0, 'PLAY_ACTION', { card: 'light_feet_red' });
  });

  it('Old Coin can only be pitched and block', () => {
    expect(board({ p0: { hand: ['old_coin_blue'] } }).listed(0)).toEqual(['PASS']);
    expect(board({ p0: { arsenal: 'old_coin_blue', floating: 3 } }).listed(0)).toEqual(['PASS']);
  });

  it('Flick Edge: +3 for a sword; +3 and go again on a hit for a cheap attack action; nothing for others', () => {
    const sword = board({ p0: { weapons: ['morning_steel'], hand: ['flick_edge_red'], floating: 2 } })
      .act(0, 'WEAPON_ATTACK')
      .pass(1, 1);
    sword.act(0, 'PLAY_ATTACK_REACTION', { card: 'flick_edge_red' });
    expect([power(sword), sword.noReactions().state.actionPoints]).toEqual([6, 0]);
    const cheap = attack('clean_hit_red', { p0: { hand: ['flick_edge_red'] } })
      .pass(1, 1)
      .act(0, 'PLAY_ATTACK_REACTION', { card: 'flick_edge_red' });
    expect([power(cheap), cheap.noReactions().state.actionPoints]).toEqual([8, 1]);
    const blocked = attack('jab_blue', {
      p0: { hand: ['flick_edge_red'] },
      p1: { hand: ['hard_swing_red', 'jab_red'] },
    });
    blocked
      .act(1, 'DEFEND', { cards: ['hard_swing_red', 'jab_red'] })
      .pass(1)
      .act(0, 'PLAY_ATTACK_REACTION', { card: 'flick_edge_red' });
    expect([power(blocked), blocked.noReactions().life(1)]).toEqual([4, 20]);
    const dear = attack('hard_swing_red', { p0: { hand: ['flick_edge_red'] } }).pass(1, 1);
    dear.refused(0, 'PLAY_ATTACK_REACTION', { card: 'flick_edge_red' });
    const hammer = board({ p0: { weapons: ['quarry_maul'], hand: ['flick_edge_red'], floating: 9 } })
      .act(0, 'WEAPON_ATTACK')
      .pass(1, 1);
    expect(hammer.listed(0)).toEqual(['PASS']);
  });

  it('Flick Edge grants go again to this attack only', () => {
    const table = attack('clean_hit_red', { p0: { hand: ['flick_edge_red', 'quick_cut_red'] } }).pass(1, 1);
    table.act(0, 'PLAY_ATTACK_REACTION', { card: 'flick_edge_red' }).noReactions();
    expect(table.act(0, 'PLAY_ATTACK', { card: 'quick_cut_red' }).unblocked().state.actionPoints).toBe(0);
  });

  it('Drive Home: +4 for a hammer; +4 for a dear attack action, and the hero it hits discards a card of their choice', () => {
    const hammer = board({
      p0: { weapons: ['quarry_maul'], hand: ['drive_home_red'], floating: 9 },
      p1: { hand: ['jab_red'] },
    })
      .act(0, 'WEAPON_ATTACK')
      .pass(1, 1);
    hammer.act(0, 'PLAY_ATTACK_REACTION', { card: 'drive_home_red' });
    expect([power(hammer), hammer.noReactions().names('hand', 1)]).toEqual([8, ['jab_red']]);
    const dear = attack('hard_swing_red', {
      p0: { hand: ['drive_home_red'] },
      p1: { hand: ['jab_red', 'sweep_red'] },
    }).pass(1, 1);
    dear.act(0, 'PLAY_ATTACK_REACTION', { card: 'drive_home_red' }).noReactions();
    expect([dear.life(1), dear.listed(0), dear.listed(1)]).toEqual([
      10,
      [],
      ['DISCARD cards=[jab_red]', 'DISCARD cards=[sweep_red]'],
    ]);
    dear.refused(1, 'DISCARD', { cards: ['jab_red', 'sweep_red'] });
    dear.refused(0, 'PASS');
    dear.act(1, 'DISCARD', { cards: ['sweep_red'] });
    expect([dear.names('hand', 1), dear.names('graveyard', 1), dear.state.combatStep, dear.state.toAct]).toEqual([
      ['jab_red'],
      ['sweep_red'],
      'IDLE',
      0,
    ]);
    const empty = attack('hard_swing_red', { p0: { hand: ['drive_home_red'] } })
      .pass(1, 1)
      .act(0, 'PLAY_ATTACK_REACTION', { card: 'drive_home_red' })
      .noReactions();
    expect(empty.state.combatStep).toBe('IDLE');
    const cheap = attack('quick_cut_red', { p0: { hand: ['drive_home_red'] } }).pass(1, 1);
    expect(cheap.listed(0)).toEqual(['PASS']);
  });

  it('Drop Low: one may put a card under the deck and draw', () => {
    const p1 = { hand: ['drop_low_red', 'jab_red'], deck: ['sweep_red', 'hard_swing_red'] };
    const table = attack('full_charge_red', { p1 })
      .pass(1)
      .act(1, 'DEFEND', { cards: ['drop_low_red'] });
    expect([table.listed(1), table.listed(0)]).toEqual([['LOOT jab_red', 'LOOT null'], []]);
    table.act(1, 'LOOT', { card: 'jab_red' });
    expect([table.names('hand', 1), table.names('deck', 1), table.state.toAct, table.state.reactionBlock]).toEqual([
      ['sweep_red'],
      ['jab_red', 'hard_swing_red'],
      0,
      4,
    ]);
    const declined = attack('full_charge_red', { p1 })
      .pass(1)
      .act(1, 'DEFEND', { cards: ['drop_low_red'] })
      .act(1, 'LOOT', { card: null });
    expect(declined.names('hand', 1)).toEqual(['jab_red']);
    const alone = attack('full_charge_red', { p1: { hand: ['drop_low_red'], deck: ['jab_red'] } })
      .pass(1)
      .act(1, 'DEFEND', { cards: ['drop_low_red'] });
    expect([alone.state.toAct, alone.names('hand', 1)]).toEqual([0, []]);
  });

  it('Drop Low: the card that goes under the deck is not shown', () => {
    const table = attack('full_charge_red', { p1: { hand: ['drop_low_red', 'jab_red'], deck: ['sweep_red'] } }).pass(1);
    table.act(1, 'DEFEND', { cards: ['drop_low_red'] }).act(1, 'LOOT', { card: 'jab_red' });
    expect(JSON.stringify(table.events)).not.toContain('jab_red');
    expect(JSON.stringify(table.match.view('p0').zones.deck)).not.toContain('jab_red');
  });

  it('Stand Fast: 7, and 8 from the arsenal', () => {
    const react = (p1: object) =>
      attack('full_charge_red', { p1: { floating: 3, ...p1 } })
        .pass(1)
        .act(1, 'DEFEND', { cards: ['stand_fast_red'] }).state.reactionBlock;
    expect([react({ hand: ['stand_fast_red'] }), react({ arsenal: 'stand_fast_red' })]).toEqual([7, 8]);
  });
});

describe('ninja cards', () => {
  it('Knee Rise: combo with Sweep as the last attack on this chain', () => {
    const table = attack('sweep_red', { p0: { hand: ['knee_rise_red', 'jab_red'] } })
      .unblocked()
      .act(0, 'PLAY_ATTACK', { card: 'knee_rise_red' });
    expect(power(table)).toBe(5);
    expect(table.unblocked().state.actionPoints).toBe(1);
    const alone = attack('knee_rise_red').unblocked();
    expect([alone.life(1), alone.state.actionPoints]).toEqual([17, 0]);
  });

  it('Knee Rise: another attack in between, or a closed chain, breaks the combo', () => {
    const between = attack('sweep_red', { p0: { hand: ['jab_red', 'knee_rise_red'] } }).unblocked();
    between.act(0, 'PLAY_ATTACK', { card: 'jab_red' }).unblocked().act(0, 'PLAY_ATTACK', { card: 'knee_rise_red' });
    expect(power(between)).toBe(3);
    const weapon = attack('sweep_red', { p0: { hand: ['knee_rise_red'], weapons: ['leaf_edge'] } }).unblocked();
    expect(power(weapon.act(0, 'WEAPON_ATTACK').unblocked().act(0, 'PLAY_ATTACK', { card: 'knee_rise_red' }))).toBe(3);
    const closed = attack('sweep_red', { p0: { hand: ['call_out_blue', 'knee_rise_red'] } }).unblocked();
    closed.act(0, 'PLAY_ACTION', { card: 'call_out_blue' }).act(0, 'PLAY_ATTACK', { card: 'knee_rise_red' });
    expect(power(closed)).toBe(3 + 1);
  });

  it('Knee Rise: a Sweep that was blocked is still the last attack', () => {
    const table = attack('sweep_red', { p0: { hand: ['knee_rise_red'] }, p1: { hand: ['hard_swing_red', 'jab_red'] } });
    table
      .act(1, 'DEFEND', { cards: ['hard_swing_red', 'jab_red'] })
      .noReactions()
      .act(0, 'PLAY_ATTACK', { card: 'knee_rise_red' });
    expect(power(table)).toBe(5);
  });

  it('Sky Heel: +2 as link 3 or later', () => {
    const at = (links: number) => {
      const table = board({ p0: { hand: [...Array(links - 1).fill('jab_red'), 'sky_heel_red'], floating: 9 } });
      for (let i = 1; i < links; i++) table.act(0, 'PLAY_ATTACK', { card: 'jab_red' }).unblocked();
      return power(table.act(0, 'PLAY_ATTACK', { card: 'sky_heel_red' }));
    };
    expect([at(1), at(2), at(3), at(4)]).toEqual([5, 5, 7, 7]);
  });

  it('Thorn Hand: on a hit, the next attack has +1, whatever it is', () => {
    const table = attack('thorn_hand_yellow', { p0: { hand: ['jab_red'], weapons: ['leaf_edge'] } }).unblocked();
    expect(power(table.act(0, 'WEAPON_ATTACK'))).toBe(2);
    expect(power(table.unblocked().act(0, 'PLAY_ATTACK', { card: 'jab_red' }))).toBe(3);
    const blocked = attack('thorn_hand_yellow', { p0: { hand: ['jab_red'] }, p1: { hand: ['hard_swing_red'] } });
    blocked.act(1, 'DEFEND', { cards: ['hard_swing_red'] }).noReactions();
    expect(power(blocked.act(0, 'PLAY_ATTACK', { card: 'jab_red' }))).toBe(3);
  });

  it('Old Wounds: +1 for each hit on this chain', () => {
    const table = board({
      p0: { hand: ['jab_red', 'jab_red', 'jab_red', 'old_wounds_yellow'] },
      p1: { hand: ['hard_swing_red'] },
    });
    table.act(0, 'PLAY_ATTACK', { card: 'jab_red' }).unblocked().act(0, 'PLAY_ATTACK', { card: 'jab_red' });
    table
      .act(1, 'DEFEND', { cards: ['hard_swing_red'] })
      .noReactions()
      .act(0, 'PLAY_ATTACK', { card: 'jab_red' })
      .unblocked();
    expect(power(table.act(0, 'PLAY_ATTACK', { card: 'old_wounds_yellow' }))).toBe(4);
    expect(power(attack('old_wounds_yellow'))).toBe(2);
  });

  it('Mist Petal: draws two if it is at least the second hit in a row', () => {
    const deck = ['sweep_red', 'sweep_red', 'sweep_red'];
    const first = attack('mist_petal_yellow', { p0: { deck } }).unblocked();
    expect(first.names('hand', 0)).toEqual([]);
    const second = attack('jab_red', { p0: { hand: ['mist_petal_yellow'], deck } })
      .unblocked()
      .act(0, 'PLAY_ATTACK', { card: 'mist_petal_yellow' })
      .unblocked();
    expect(second.names('hand', 0)).toEqual(['sweep_red', 'sweep_red']);
    const broken = board({
      p0: { hand: ['jab_red', 'jab_red', 'mist_petal_yellow'], deck, floating: 1 },
      p1: { hand: ['hard_swing_red'] },
    });
    broken.act(0, 'PLAY_ATTACK', { card: 'jab_red' }).unblocked().act(0, 'PLAY_ATTACK', { card: 'jab_red' });
    broken
      .act(1, 'DEFEND', { cards: ['hard_swing_red'] })
      .noReactions()
      .act(0, 'PLAY_ATTACK', { card: 'mist_petal_yellow' })
      .unblocked();
    expect(broken.names('hand', 0)).toEqual([]);
  });
});

describe('guardian cards', () => {
  it('Bonebreaker: crush discards two at random', () => {
    const hand = ['jab_red', 'sweep_red', 'hard_swing_red'];
    const table = attack('bonebreaker_red', { p1: { hand } }).unblocked();
    expect([table.names('hand', 1).length, table.names('graveyard', 1).length, table.life(1)]).toEqual([1, 2, 9]);
    expect(
      attack('bonebreaker_red', { p1: { hand: ['jab_red'] } })
        .unblocked()
        .names('hand', 1),
    ).toEqual([]);
  });

  it('crush needs 4 damage dealt', () => {
    const yaml = 'cards: [{id: wall_red, name: Wall, class: generic, types: [block], pitch: 1, defense: 4}]';
    const dealt = (cards: string[]) => {
      const table = board({
        yaml,
        p0: { hand: ['disarm_blue'], floating: 9 },
        p1: { hand: cards, arsenal: 'jab_red' },
      });
      table.act(0, 'PLAY_ATTACK', { card: 'disarm_blue' }).act(1, 'DEFEND', { cards }).noReactions();
      return [20 - table.life(1), table.names('arsenal', 1).length];
    };
    expect(dealt(['hard_swing_red'])).toEqual([4, 0]);
    expect(dealt(['wall_red'])).toEqual([3, 1]);
  });

  it('Disarm: the arsenal card goes under the deck, unseen', () => {
    const table = attack('disarm_blue', { p1: { arsenal: 'jab_red', deck: ['sweep_red'] } }).unblocked();
    expect([table.names('arsenal', 1), table.names('deck', 1)]).toEqual([[], ['jab_red', 'sweep_red']]);
    expect(JSON.stringify(table.match.view('p0'))).not.toContain('jab_red');
    expect(attack('disarm_blue').unblocked().state.combatStep).toBe('IDLE');
  });

  it("Sap Strength: -2 for the first attack on the opponent's next turn, only that one, only that turn", () => {
    const after = () =>
      attack('sap_strength_red', { p1: { hand: ['jab_red', 'jab_red', 'jab_red'], deck: Array(9).fill('jab_red') } })
        .unblocked()
        .pass(0);
    const table = after().act(1, 'CONTINUE');
    expect(power(table.act(1, 'PLAY_ATTACK', { card: 'jab_red' }))).toBe(1);
    expect(power(table.unblocked().act(1, 'PLAY_ATTACK', { card: 'jab_red' }))).toBe(3);
    const later = after().act(1, 'CONTINUE').pass(1, 1).act(0, 'CONTINUE').pass(0).act(1, 'CONTINUE');
    expect(power(later.act(1, 'PLAY_ATTACK', { card: 'jab_red' }))).toBe(3);
    expect(later.match.snapshot().zones.effects).toEqual([[], []]);
  });

  it("Sap Strength: the attacker's own attacks are not meant", () => {
    const table = attack('sap_strength_red', { actionPoints: 2, p0: { hand: ['jab_red'] } }).unblocked();
    expect(power(table.act(0, 'PLAY_ATTACK', { card: 'jab_red' }))).toBe(3);
  });

  it('Dent Armour: the attacker puts a -1 counter on an equipment of the hero it hit', () => {
    const table = attack('dent_armour_yellow', { p1: { equipment: ['rust_helm', 'forge_bracers'] } }).unblocked();
    expect([table.listed(0), table.listed(1)]).toEqual([
      ['CHOOSE_EQUIPMENT rust_helm', 'CHOOSE_EQUIPMENT forge_bracers'],
      [],
    ]);
    table.refused(1, 'CHOOSE_EQUIPMENT', { card: 'rust_helm' });
    table.act(0, 'CHOOSE_EQUIPMENT', { card: '*forge_bracers' });
    expect(table.state.players[1].equipment.map(({ defense }) => defense)).toEqual([1, 1]);
    expect(attack('dent_armour_yellow').unblocked().state.combatStep).toBe('IDLE');
  });

  it('Dent Armour: temper at 0 by a counter is destroyed only once it defends', () => {
    const table = attack('dent_armour_yellow', {
      p1: { equipment: [{ card: 'crater_glove', counters: -1 }] },
    }).unblocked();
    table.act(0, 'CHOOSE_EQUIPMENT', { card: '*crater_glove' }).pass(0);
    expect(table.state.players[1].equipment.map(({ defense }) => defense)).toEqual([0]);
  });

  it('Big Finish dominates', () => {
    expect(attack('big_finish_blue', { p1: { hand: ['jab_red', 'sweep_red'] } }).legal(1, 'DEFEND')).toHaveLength(2);
  });

  it('Dig In: 5 for 2, or 8 for 6', () => {
    const p1 = { hand: ['dig_in_blue', 'jab_blue', 'old_coin_blue'] };
    const table = attack('big_finish_blue', { p1 }).pass(1);
    expect(table.listed(1, 'DEFEND')).toEqual([
      'DEFEND cards=[dig_in_blue] additional=[] pitch=[jab_blue]',
      'DEFEND cards=[dig_in_blue] additional=[] pitch=[old_coin_blue]',
      'DEFEND cards=[dig_in_blue] additional=[dig_in_blue] pitch=[jab_blue old_coin_blue]',
    ]);
    table.act(1, 'DEFEND', {
      cards: ['dig_in_blue'],
      additional: ['dig_in_blue'],
      pitch: ['jab_blue', 'old_coin_blue'],
    });
    expect([table.state.reactionBlock, table.state.floating[1]]).toEqual([8, 0]);
    const cheap = attack('big_finish_blue', { p1 })
      .pass(1)
      .act(1, 'DEFEND', { cards: ['dig_in_blue'], additional: [], pitch: ['jab_blue'] });
    expect([cheap.state.reactionBlock, cheap.state.floating[1]]).toEqual([5, 1]);
    const poor = attack('big_finish_blue', { p1: { hand: ['dig_in_blue', 'jab_blue'] } }).pass(1);
    expect(poor.listed(1, 'DEFEND')).toEqual(['DEFEND cards=[dig_in_blue] pitch=[jab_blue]']);
  });
});

describe('warrior cards', () => {
  const swing = (action: string, given: Board = {}) =>
    board({ ...given, p0: { weapons: ['morning_steel'], hand: [action], floating: 9, ...given.p0 } })
      .act(0, 'PLAY_ACTION', { card: action })
      .act(0, 'WEAPON_ATTACK');

  it('Press On: +3 and go again for the next weapon attack', () => {
    const table = swing('press_on_red');
    expect([power(table), table.unblocked().state.actionPoints]).toEqual([6, 1]);
  });

  it('Whet: +3; a card attack in between does not use it', () => {
    expect(power(swing('whet_red'))).toBe(6);
    const table = board({
      actionPoints: 2,
      p0: { weapons: ['morning_steel'], hand: ['whet_red', 'quick_cut_red'], floating: 9 },
    });
    table.act(0, 'PLAY_ACTION', { card: 'whet_red' }).act(0, 'PLAY_ATTACK', { card: 'quick_cut_red' });
    expect(power(table)).toBe(4);
    expect(power(table.unblocked().act(0, 'WEAPON_ATTACK'))).toBe(6);
  });

  it('Keen Hour: +1, and go again if it hits', () => {
    const table = swing('keen_hour_blue');
    expect([power(table), table.unblocked().state.actionPoints]).toEqual([4, 1]);
    const blocked = swing('keen_hour_blue', { p1: { hand: ['hard_swing_red', 'jab_red'] } });
    expect(blocked.act(1, 'DEFEND', { cards: ['hard_swing_red', 'jab_red'] }).noReactions().state.actionPoints).toBe(0);
  });

  it('Lean the Blade: +4, and +2 more with reprise', () => {
    const react = (p1: Board['p1'], block: object | null) => {
      const table = board({ p0: { weapons: ['morning_steel'], hand: ['lean_the_blade_red'], floating: 9 }, p1 }).act(
        0,
        'WEAPON_ATTACK',
      );
      if (block === null) table.pass(1);
      else table.act(1, 'DEFEND', block as never);
      return power(table.pass(1).act(0, 'PLAY_ATTACK_REACTION', { card: 'lean_the_blade_red' }));
    };
    expect(react({}, null)).toBe(7);
    expect(react({ hand: ['jab_red'] }, { cards: ['jab_red'] })).toBe(9);
    expect(react({ equipment: ['rust_helm'] }, { equipment: ['rust_helm'] })).toBe(7);
  });

  it('reprise counts a defense reaction from hand, not one from the arsenal', () => {
    const react = (p1: Board['p1']) => {
      const table = board({ p0: { weapons: ['morning_steel'], hand: ['answer_steel_red'], floating: 1 }, p1 })
        .act(0, 'WEAPON_ATTACK')
        .pass(1);
      return power(
        table
          .act(1, 'DEFEND', { cards: ['tumble_yellow'] })
          .act(0, 'PLAY_ATTACK_REACTION', { card: 'answer_steel_red' }),
      );
    };
    expect([react({ hand: ['tumble_yellow'] }), react({ arsenal: 'tumble_yellow' })]).toEqual([6, 3]);
  });

  it('Answer Steel can be played without reprise, for nothing', () => {
    const table = board({ p0: { weapons: ['morning_steel'], hand: ['answer_steel_red'], floating: 1 } })
      .act(0, 'WEAPON_ATTACK')
      .pass(1, 1);
    expect(power(table.act(0, 'PLAY_ATTACK_REACTION', { card: 'answer_steel_red' }))).toBe(3);
  });
});
