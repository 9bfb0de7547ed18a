import type { Json } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { type Board, board, type FleshAndBloodTable, type Side } from './board.fixture.ts';

/** Whatever is refused is refused with a reason a player understands, and changes nothing: `refused` proves the latter. */

type Args = Readonly<Record<string, Json>>;

const attack = (card: string, given: Board = {}): FleshAndBloodTable => {
  const table = board({ ...given, p0: { floating: 9, ...given.p0, hand: [card, ...(given.p0?.hand ?? [])] } });
  return table.act(0, 'PLAY_ATTACK', { card });
};
const reacting = (card: string, p1: Side, given: Board = {}): FleshAndBloodTable =>
  attack(card, { ...given, p1 }).pass(1);

describe('paying', () => {
  it('a card that cannot be paid for: what it costs, and what there is', () => {
    const table = board({ p0: { hand: ['full_charge_red', 'jab_red', 'sweep_red'] } });
    const reason = 'The choice "card" costs 3, and you have 2 to pay with.';
    expect(table.refused(0, 'PLAY_ATTACK', { card: 'full_charge_red', pitch: ['jab_red', 'sweep_red'] })).toBe(reason);
    expect(table.refused(0, 'PLAY_ATTACK', { card: 'full_charge_red' })).toBe(reason);
    const floating = board({ p0: { hand: ['full_charge_red'], floating: 1 } });
    expect(floating.refused(0, 'PLAY_ATTACK', { card: 'full_charge_red' })).toBe(
      'The choice "card" costs 3, and you have 1 to pay with.',
    );
  });

  it('the same of an arsenal attack, a weapon, an action, an ability and reactions', () => {
    expect(board({ p0: { arsenal: 'full_charge_red', hand: ['jab_red'] } }).refused(0, 'PLAY_ARSENAL_ATTACK')).toBe(
      'The attack in your arsenal costs 3, and you have 1 to pay with.',
    );
    expect(board({ p0: { weapons: ['quarry_maul'], floating: 2 } }).refused(0, 'WEAPON_ATTACK')).toBe(
      'The weapon costs 3, and you have 2 to pay with.',
    );
    const dear = 'The choice "card" costs 3, and you have 0 to pay with.';
    expect(board({ p0: { hand: ['heavy_heart_red'] } }).refused(0, 'PLAY_ACTION', { card: 'heavy_heart_red' })).toBe(
      dear,
    );
    expect(board({ p0: { equipment: ['crater_glove'] } }).refused(0, 'ACTIVATE', { card: 'crater_glove' })).toBe(dear);
    const blade = board({ p0: { weapons: ['morning_steel'], hand: ['lean_the_blade_red'], floating: 1 } });
    blade.act(0, 'WEAPON_ATTACK').pass(1, 1);
    expect(blade.refused(0, 'PLAY_ATTACK_REACTION', { card: 'lean_the_blade_red' })).toBe(dear);
    expect(reacting('full_charge_red', { hand: ['brace_blue'] }).refused(1, 'DEFEND', { cards: ['brace_blue'] })).toBe(
      'The choice "cards[0]" costs 2, and you have 0 to pay with.',
    );
  });

  it('too little pitched, or nothing', () => {
    const table = board({ p0: { hand: ['full_charge_red', 'jab_red', 'jab_blue'] } });
    expect(table.refused(0, 'PLAY_ATTACK', { card: 'full_charge_red', pitch: ['jab_red'] })).toBe(
      'The choice "pitch" gives 1 and 3 must be paid.',
    );
    for (const pitch of [{}, { pitch: [] }] as Args[]) {
      expect(table.refused(0, 'PLAY_ATTACK', { card: 'full_charge_red', ...pitch })).toBe(
        'The choice "pitch" gives 0 and 3 must be paid.',
      );
    }
  });

  it('a card paying for itself, in hand or as one of several reactions', () => {
    const table = board({ p0: { hand: ['clean_hit_red', 'jab_red'] } });
    expect(table.refused(0, 'PLAY_ATTACK', { card: 'clean_hit_red', pitch: ['clean_hit_red'] })).toBe(
      'The choice "pitch[0]" cannot pay for itself.',
    );
    const hand = ['brace_blue', 'brace_blue', 'old_coin_blue', 'old_coin_blue'];
    const defending = reacting('full_charge_red', { hand });
    expect(
      defending.refused(1, 'DEFEND', { cards: ['brace_blue', 'brace_blue'], pitch: ['old_coin_blue', 'brace_blue'] }),
    ).toBe('The choice "pitch[1]" cannot pay for itself.');
  });

  it.each([
    ['sequential', ['hard_swing_yellow', 'jab_blue'], 'clean_hit_red', '5 for 1'],
    ['minimal', ['hard_swing_yellow', 'jab_blue'], 'clean_hit_red', '5 for 1'],
    ['minimal', ['jab_red', 'jab_blue'], 'full_charge_red', '4 for 3'],
  ] as const)('over-pitching under the %s rule: %j for %s', (pitchRule, pitch, card, sum) => {
    const table = board({ pitchRule, p0: { hand: [card, ...pitch] } });
    expect(table.refused(0, 'PLAY_ATTACK', { card, pitch: [...pitch] })).toBe(
      `The choice "pitch" is more than needed: ${sum}.`,
    );
  });

  it('pitching for nothing', () => {
    const table = board({ p0: { hand: ['quick_cut_red', 'jab_red', 'hard_swing_red'], floating: 2 } });
    const reason = 'The choice "pitch" is not needed: nothing is left to pay.';
    expect(table.refused(0, 'PLAY_ATTACK', { card: 'quick_cut_red', pitch: ['jab_red'] })).toBe(reason);
    expect(table.refused(0, 'PLAY_ATTACK', { card: 'hard_swing_red', pitch: ['jab_red'] })).toBe(reason);
    table.act(0, 'PLAY_ATTACK', { card: 'hard_swing_red', pitch: [] });
  });

  it('pitching from the arsenal, the pitch zone, the graveyard, or a card without pitch', () => {
    const yaml = 'cards: [{id: stone, name: Stone, class: generic, types: [block], pitch: null, defense: 4}]';
    const table = board({
      yaml,
      p0: {
        hand: ['full_charge_red', 'jab_blue', 'stone'],
        arsenal: 'old_coin_blue',
        pitched: ['jab_red'],
        graveyard: ['sweep_red'],
        weapons: ['leaf_edge'],
      },
    });
    const { pitched, graveyard } = table.state.players[0];
    const why = (card: string | number) => table.refused(0, 'PLAY_ATTACK', { card: 'full_charge_red', pitch: [card] });
    expect(why('old_coin_blue')).toBe('The choice "pitch[0]" lies in your arsenal: only cards in hand are pitched.');
    expect(why('stone')).toBe('The choice "pitch[0]" has no pitch value.');
    expect(why(pitched[0].id)).toBe('The choice "pitch[0]" has been pitched.');
    expect(why(graveyard[0].id)).toBe('The choice "pitch[0]" lies in your graveyard.');
    expect(why('leaf_edge')).toBe('The choice "pitch[0]" is no card from your hand.');
  });

  it('a card that must be revealed', () => {
    const table = board({ p0: { hand: ['wrecking_gang_red', 'hard_swing_blue', 'jab_blue'] } });
    const why = (reveal: string, pitch: string[] = ['jab_blue']) =>
      table.refused(0, 'PLAY_ATTACK', { card: 'wrecking_gang_red', reveal, pitch });
    expect(why('jab_blue')).toBe('The choice "reveal" is not what must be revealed.');
    expect(why('wrecking_gang_red')).toBe('The choice "reveal" cannot be revealed for itself.');
    expect(why('hard_swing_blue', ['hard_swing_blue'])).toBe(
      'The choice "pitch[0]" is revealed, so it is not pitched as well.',
    );
    const alone = board({ p0: { hand: ['wrecking_gang_red', 'jab_blue'] } });
    expect(alone.refused(0, 'PLAY_ATTACK', { card: 'wrecking_gang_red', pitch: ['jab_blue'] })).toBe(
      'The choice "card" asks for a card to reveal that you need not pitch, and you have none.',
    );
  });
});

describe('attacking', () => {
  it('no action point', () => {
    const table = board({
      actionPoints: 0,
      p0: {
        hand: ['jab_red', 'light_feet_red'],
        arsenal: 'jab_red',
        weapons: ['leaf_edge'],
        hero: 'goram',
        floating: 5,
      },
    });
    const reason = 'You have no action point left.';
    expect(table.refused(0, 'PLAY_ATTACK', { card: 'jab_red' })).toBe(reason);
    expect(table.refused(0, 'PLAY_ARSENAL_ATTACK')).toBe(reason);
    expect(table.refused(0, 'WEAPON_ATTACK')).toBe(reason);
    expect(table.refused(0, 'PLAY_ACTION', { card: 'light_feet_red' })).toBe(reason);
    expect(table.refused(0, 'ACTIVATE', { card: 'goram' })).toBe(reason);
  });

  it('a weapon that was used this turn, alone or as one of two', () => {
    const table = board({ p0: { weapons: ['leaf_edge'], floating: 5 } });
    expect(table.refused(0, 'WEAPON_ATTACK', { weapon: 'leaf_edge' })).toBe(
      'The choice "weapon" is not asked: you have one weapon.',
    );
    table.act(0, 'WEAPON_ATTACK').unblocked();
    expect(table.refused(0, 'WEAPON_ATTACK')).toBe('The weapon has attacked this turn already.');
    const yaml = `weapons:
  - {id: left, name: Left, class: generic, subtypes: [dagger, 1h], power: 1, cost: 0, keywords: [go_again]}
  - {id: right, name: Right, class: generic, subtypes: [dagger, 1h], power: 2, cost: 0}`;
    const two = board({ yaml, p0: { weapons: ['left', 'right'] }, p1: { weapons: ['left'] } });
    two.act(0, 'WEAPON_ATTACK', { weapon: 'left' }).unblocked();
    expect(two.refused(0, 'WEAPON_ATTACK', { weapon: 'left' })).toBe(
      'The choice "weapon" has attacked this turn already.',
    );
    expect(two.refused(0, 'WEAPON_ATTACK', { weapon: '*left' })).toBe('The choice "weapon" is no weapon of yours.');
  });

  it('a card that is no attack, or lies elsewhere', () => {
    const table = board({
      p0: { hand: ['jab_red', 'lean_in_blue'], arsenal: 'quick_cut_red', graveyard: ['sweep_red'] },
    });
    expect(table.refused(0, 'PLAY_ATTACK', { card: 'lean_in_blue' })).toBe('The choice "card" is no attack.');
    expect(table.refused(0, 'PLAY_ATTACK', { card: 'quick_cut_red' })).toBe(
      'The choice "card" lies in your arsenal: PLAY_ARSENAL_ATTACK plays it.',
    );
    const [gone] = table.state.players[0].graveyard;
    expect(table.refused(0, 'PLAY_ATTACK', { card: gone.id })).toBe('The choice "card" lies in your graveyard.');
    expect(table.refused(0, 'PLAY_ARSENAL_ATTACK', { card: 'quick_cut_red' })).toBe(
      'The choice "card" is not asked here.',
    );
  });

  it('actions and abilities', () => {
    const table = board({
      p0: {
        hand: ['jab_red', 'light_feet_red', 'lean_in_blue', 'old_coin_blue'],
        hero: 'goram',
        equipment: ['forge_bracers', 'snapstep_boots', 'rust_helm'],
        floating: 5,
      },
    });
    const play = (card: string) => table.refused(0, 'PLAY_ACTION', { card });
    expect(play('jab_red')).toBe('The choice "card" is an attack: PLAY_ATTACK plays it.');
    expect(play('lean_in_blue')).toBe('The choice "card" is a reaction: it is played in combat.');
    expect(play('old_coin_blue')).toBe('The choice "card" is no action.');
    const use = (card: string) => table.refused(0, 'ACTIVATE', { card });
    expect(use('forge_bracers')).toBe('The choice "card" cannot be activated yet: read its condition.');
    expect(use('snapstep_boots')).toBe('The choice "card" is activated as an attack reaction.');
    expect(use('rust_helm')).toBe('The choice "card" has nothing to activate.');
    expect(use('jab_red')).toBe('The choice "card" has nothing to activate.');
    expect(board({}).refused(0, 'ACTIVATE', {})).toBe('You have nothing that can be activated now.');
  });

  it('an ability that was used this turn', () => {
    const p0 = { hero: 'sera', weapons: ['morning_steel'], equipment: ['forge_bracers'], floating: 9 };
    const table = board({ p0, actionPoints: 5 }).act(0, 'WEAPON_ATTACK').unblocked().act(0, 'MAY', { use: false });
    table.act(0, 'ACTIVATE', { card: 'forge_bracers' });
    expect(table.refused(0, 'ACTIVATE', { card: 'forge_bracers' })).toBe(
      'The choice "card" has been activated this turn already.',
    );
  });
});

describe('blocking', () => {
  it('three blockers, or two where DEFEND_MAX is 1', () => {
    const hand = ['hard_swing_red', 'quick_cut_red', 'jab_red'];
    expect(attack('full_charge_red', { p1: { hand } }).refused(1, 'DEFEND', { cards: hand })).toBe(
      'The choice "cards" are too many: at most 2 cards from hand at a time.',
    );
    expect(
      attack('full_charge_red', { DEFEND_MAX: 1, p1: { hand } }).refused(1, 'DEFEND', { cards: hand.slice(1) }),
    ).toBe('The choice "cards" are too many: at most 1 card from hand at a time.');
  });

  it('a reaction as a block', () => {
    const table = attack('full_charge_red', { p1: { hand: ['drop_low_red', 'lean_in_blue', 'jab_red'] } });
    expect(table.refused(1, 'DEFEND', { cards: ['jab_red', 'drop_low_red'] })).toBe(
      'The choice "cards[1]" is a defense reaction: it is played in the reaction step.',
    );
    expect(table.refused(1, 'DEFEND', { cards: ['lean_in_blue'] })).toBe(
      'The choice "cards[0]" is an attack reaction: it never blocks.',
    );
    const only = attack('full_charge_red', { p1: { hand: ['drop_low_red'] } });
    expect(only.refused(1, 'DEFEND', { cards: ['drop_low_red'] })).toBe(
      'You have nothing to block with; reactions come in the reaction step.',
    );
    const armed = attack('full_charge_red', { p1: { hand: ['drop_low_red'], equipment: ['rust_helm'] } });
    expect(armed.refused(1, 'DEFEND', { cards: ['drop_low_red'], equipment: ['rust_helm'] })).toBe(
      'The choice "cards" names no card that can block: reactions come in the reaction step.',
    );
  });

  it('a block card as a reaction', () => {
    const table = reacting('full_charge_red', { hand: ['drop_low_red', 'jab_red', 'lean_in_blue'] });
    expect(table.refused(1, 'DEFEND', { cards: ['jab_red'] })).toBe(
      'The choice "cards[0]" is no defense reaction: it could only block, and that is over.',
    );
    expect(table.refused(1, 'DEFEND', { cards: ['lean_in_blue'] })).toBe(
      'The choice "cards[0]" is no defense reaction.',
    );
    expect(reacting('full_charge_red', { hand: ['jab_red'] }).refused(1, 'DEFEND', { cards: ['jab_red'] })).toBe(
      'You have no defense reaction.',
    );
  });

  it('dominate and overpower', () => {
    const p1 = { hand: ['hard_swing_red', 'jab_red', 'drop_low_red', 'tumble_yellow'] };
    const dominated = attack('big_finish_blue', { p1 });
    const reason = 'The choice "cards" are too many: only one card from hand defends against dominate.';
    expect(dominated.refused(1, 'DEFEND', { cards: ['hard_swing_red', 'jab_red'] })).toBe(reason);
    dominated.act(1, 'DEFEND', { cards: ['jab_red'] });
    expect(dominated.refused(1, 'DEFEND', { cards: ['drop_low_red'] })).toBe(
      'The choice "cards[0]" is one too many: only one card from hand defends against dominate.',
    );
    const open = reacting('big_finish_blue', p1);
    expect(open.refused(1, 'DEFEND', { cards: ['drop_low_red', 'tumble_yellow'] })).toBe(reason);
    const overpowered = attack('gatecrasher_yellow', { p1 });
    expect(overpowered.refused(1, 'DEFEND', { cards: ['hard_swing_red', 'jab_red'] })).toBe(
      'The choice "cards" are too many: only one action card defends against overpower.',
    );
  });

  it('too many reactions, or too dear together', () => {
    const free = reacting('full_charge_red', { hand: ['tumble_yellow', 'tumble_yellow', 'drop_low_red'] });
    expect(free.refused(1, 'DEFEND', { cards: ['tumble_yellow', 'tumble_yellow', 'drop_low_red'] })).toBe(
      'The choice "cards" are too many: at most 2 cards from hand at a time.',
    );
    const dear = reacting('full_charge_red', { hand: ['brace_blue', 'brace_blue'], floating: 3 });
    expect(dear.refused(1, 'DEFEND', { cards: ['brace_blue', 'brace_blue'] })).toBe(
      'The choice "cards" cost more together than you have to pay with.',
    );
  });

  it('a block or a reaction with nothing is a pass', () => {
    const empty = 'must name something to block with; pass if you do not want to block.';
    const table = attack('full_charge_red', { p1: { hand: ['jab_red'], equipment: ['rust_helm'] } });
    for (const args of [{}, { cards: [] }, { equipment: [] }, { cards: [], equipment: [] }] as Args[]) {
      expect(table.refused(1, 'DEFEND', args)).toBe(`The choice "equipment" ${empty}`);
    }
    const bare = attack('full_charge_red', { p1: { hand: ['jab_red'] } });
    for (const args of [{}, { cards: [] }] as Args[])
      expect(bare.refused(1, 'DEFEND', args)).toBe(`The choice "cards" ${empty}`);
    expect(reacting('full_charge_red', { hand: ['tumble_yellow'] }).refused(1, 'DEFEND', { cards: [] })).toBe(
      `The choice "cards" ${empty}`,
    );
  });

  it('the arsenal card as a block', () => {
    const table = attack('full_charge_red', { p1: { hand: ['jab_red'], arsenal: 'hard_swing_red' } });
    expect(table.refused(1, 'DEFEND', { cards: ['hard_swing_red'] })).toBe(
      'The choice "cards[0]" lies in your arsenal: cards there never block.',
    );
  });

  it('equipment that has defended on this chain, or is no equipment', () => {
    const p1 = { hand: ['sweep_red'], equipment: ['forge_bracers', 'rust_helm'] };
    const table = attack('jab_red', { p0: { hand: ['jab_red'] }, p1 });
    table.act(1, 'DEFEND', { equipment: ['forge_bracers'] }).noReactions();
    table.act(0, 'PLAY_ATTACK', { card: 'jab_red' });
    expect(table.refused(1, 'DEFEND', { equipment: ['forge_bracers'] })).toBe(
      'The choice "equipment[0]" has defended on this chain already.',
    );
    expect(table.refused(1, 'DEFEND', { equipment: ['sweep_red'] })).toBe('The choice "equipment[0]" is no equipment.');
    expect(table.refused(1, 'DEFEND', { equipment: [9999] })).toBe('The choice "equipment[0]" is no card of yours.');
  });

  it('what is not named is not used: equipment, cards, and additional costs may be left out', () => {
    const p1 = { hand: ['jab_red'], equipment: ['rust_helm'] };
    expect(attack('quick_cut_red', { p1 }).act(1, 'DEFEND', { cards: ['jab_red'] }).state.reactionBlock).toBe(2);
    expect(attack('quick_cut_red', { p1 }).act(1, 'DEFEND', { equipment: ['rust_helm'] }).state.reactionBlock).toBe(1);
    const bare = attack('quick_cut_red', { p1: { hand: ['jab_red'] } });
    expect(bare.act(1, 'DEFEND', { cards: ['jab_red'], equipment: [] }).state.reactionBlock).toBe(2);
    const dig = reacting('big_finish_blue', { hand: ['dig_in_blue'], floating: 6 });
    expect(dig.act(1, 'DEFEND', { cards: ['dig_in_blue'] }).state.reactionBlock).toBe(5);
  });
});

describe('attack reactions', () => {
  it('one that cannot help this attack, and what is none', () => {
    const table = attack('hard_swing_red', { p0: { hand: ['lean_in_blue', 'flick_edge_red', 'jab_red'] } }).pass(1, 1);
    const why = (card: string) => table.refused(0, 'PLAY_ATTACK_REACTION', { card });
    expect(why('flick_edge_red')).toBe('The choice "card" cannot help this attack.');
    expect(why('jab_red')).toBe('The choice "card" is no attack reaction.');
  });
});

describe('who and when', () => {
  it('out of turn, and in the wrong step', () => {
    const table = board({ p0: { hand: ['jab_red'] }, p1: { hand: ['jab_red'] } });
    expect(table.refused(1, 'PASS')).toBe("It is not p1's place to act now.");
    expect(table.refused(0, 'DEFEND', { cards: ['jab_red'] })).toBe('"DEFEND" cannot be made in game › ACTION › IDLE.');
    expect(board({ phase: 'START' }).refused(0, 'PASS')).toBe('"PASS" cannot be made in game › START.');
  });

  it('the arsenal takes a card from hand', () => {
    const table = board({ p0: { hand: ['jab_red'], graveyard: ['sweep_red'] }, p1: { hand: ['jab_red'] } }).pass(0);
    const [gone] = table.state.players[0].graveyard;
    expect(table.refused(0, 'SET_ARSENAL', { card: gone.id })).toBe('The choice "card" lies in your graveyard.');
    expect(table.refused(0, 'SET_ARSENAL', { card: '*jab_red' })).toBe('The choice "card" is no card of yours.');
  });
});

describe('cards a player cannot see', () => {
  /** Every number of a card the player does not see, and numbers no card has. */
  function unseen(table: FleshAndBloodTable, seat: number): { readonly hidden: number[]; readonly none: number[] } {
    const { zones, cards } = table.match.snapshot();
    const hidden = [...['hand', 'arsenal', 'deck'].flatMap((zone) => zones[zone][1 - seat]), ...zones.deck[seat]];
    return { hidden, none: [cards.length + 1, 99_999] };
  }
  const deck = ['old_coin_blue', 'jab_red', 'brace_blue'];
  const p0 = {
    hand: ['full_charge_red', 'jab_blue', 'light_feet_red', 'lean_in_blue'],
    deck,
    hero: 'goram',
    floating: 9,
  };
  const p1 = {
    hand: ['jab_red', 'drop_low_red', 'old_coin_blue'],
    arsenal: 'tumble_yellow',
    deck,
    equipment: ['rust_helm'],
  };
  const attacked = () => board({ p0, p1 }).act(0, 'PLAY_ATTACK', { card: 'full_charge_red' });
  const poor = { ...p0, floating: 0 };

  it.each<[string, () => FleshAndBloodTable, number, string, (id: number) => Record<string, unknown>]>([
    ['attack', () => board({ p0, p1 }), 0, 'PLAY_ATTACK', (card) => ({ card })],
    ['pitch', () => board({ p0: poor, p1 }), 0, 'PLAY_ATTACK', (id) => ({ card: 'full_charge_red', pitch: [id] })],
    ['action', () => board({ p0, p1 }), 0, 'PLAY_ACTION', (card) => ({ card })],
    ['ability', () => board({ p0, p1 }), 0, 'ACTIVATE', (card) => ({ card })],
    ['block', attacked, 1, 'DEFEND', (id) => ({ cards: [id] })],
    ['equipment', attacked, 1, 'DEFEND', (id) => ({ equipment: [id] })],
    ['defense reaction', () => attacked().pass(1), 1, 'DEFEND', (id) => ({ cards: [id] })],
    ['attack reaction', () => attacked().pass(1, 1), 0, 'PLAY_ATTACK_REACTION', (card) => ({ card })],
    ['arsenal', () => board({ p0, p1 }).pass(0), 0, 'SET_ARSENAL', (card) => ({ card })],
  ])('%s: the same words as for a card that does not exist', (_what, arrange, seat, move, args) => {
    const table = arrange();
    const { hidden, none } = unseen(table, seat);
    const say = (id: number): string => table.refused(seat, move, args(id) as never);
    const reasons = new Set([...none, ...hidden].map(say));
    expect([...reasons]).toHaveLength(1);
    expect([...reasons][0]).toMatch(/is no card of yours\.$/);
  });
});
