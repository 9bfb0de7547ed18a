import type { Table } from '@cardloom/testkit';
import { describe, expect, it } from 'vitest';
import { board } from './board.fixture.ts';
import type { AlphaClash } from './definition.ts';

/** The clash phase: a test for every step and every way out of it. */

const attack = (table: Table<AlphaClash>, card: string, target: string): Table<AlphaClash> =>
  table.act('ann', 'initiateClash', {
    card: table.id(card, 'field', 'ann'),
    target: table.id(target, 'field', 'bo'),
  });
const obstruct = (table: Table<AlphaClash>, ...names: string[]): Table<AlphaClash> =>
  names.length === 0
    ? table.act('bo', 'pass')
    : table.act('bo', 'obstruct', { cards: names.map((name) => table.id(name, 'field', 'bo')) });
/** No counter, these obstruct, no buffs. */
const through = (table: Table<AlphaClash>, ...names: string[]): Table<AlphaClash> =>
  obstruct(table.act('bo', 'pass'), ...names)
    .act('ann', 'pass')
    .act('bo', 'pass');
const engaged = (card: string) => ({ card, exerted: true });

describe('clash', () => {
  it('attack: the attacker engages, and the step ends by itself', () => {
    const table = attack(board({ ann: { clash: ['smoke_twin'] } }), 'smoke_twin', 'marshal_quill');
    expect(table.card(table.id('smoke_twin', 'field', 'ann')).exerted).toBe(true);
    expect(table.path).toEqual(['clash', 'attack', 'counter']);
    expect([table.at, table.waiting]).toEqual(['play/clash/counter', ['bo']]);
  });

  it('attack: the Contender or an engaged enemy Clash card; Contenders attack too; who is engaged cannot', () => {
    const table = board({
      ann: { clash: ['smoke_twin', engaged('knife_shadow')] },
      bo: { clash: ['riot_wall', engaged('alley_cadet')] },
    });
    const [quill, twin, shadow] = table.ids('field', 'ann');
    const [contender, wall, cadet] = table.ids('field', 'bo');
    expect(table.legal('ann', 'initiateClash').map(({ args }) => [args?.card, args?.target])).toEqual([
      [quill, contender],
      [quill, cadet],
      [twin, contender],
      [twin, cadet],
    ]);
    table.refused('ann', 'initiateClash', { card: twin, target: wall });
    table.refused('ann', 'initiateClash', { card: shadow, target: contender });
  });

  it('attack: a Clash card may attack the turn it arrives', () => {
    const table = board({ ann: { hand: ['smoke_twin'], resources: 3 } });
    table.act('ann', 'play', { card: table.id('smoke_twin', 'hand', 'ann') }).act('bo', 'answer', { card: null });
    attack(table, 'smoke_twin', 'marshal_quill');
  });

  it('attack: "when attacks" triggers come first, and the flow waits for them', () => {
    const table = attack(
      board({ ann: { clash: ['venom_dancer'] }, bo: { clash: ['riot_wall'] } }),
      'venom_dancer',
      'marshal_quill',
    );
    expect([table.at, table.waiting]).toEqual(['play/clash/attack', ['ann']]);
    table.refused('bo', 'pass');
    table.act('ann', 'chooseTarget', { target: table.id('riot_wall', 'field', 'bo') });
    expect(table.card(table.id('riot_wall', 'field', 'bo')).damage).toBe(1);
    expect(table.at).toBe('play/clash/counter');
  });

  it('counter: the defender, any number of Counter–Attack cards and traps, until they pass', () => {
    const table = attack(
      board({
        ann: { clash: ['night_reaper'] },
        bo: { hand: ['trip_up', 'stand_firm', 'deny'], traps: ['pitfall', 'snare_wire'], resources: 5 },
      }),
      'night_reaper',
      'marshal_quill',
    );
    table.refused('ann', 'pass');
    // not the ones that answer a played card
    table.refused('bo', 'counter', { card: table.id('deny', 'hand', 'bo') });
    table.refused('bo', 'counter', { card: table.id('snare_wire', 'traps', 'bo') });
    const reaper = table.id('night_reaper', 'field', 'ann');
    table.act('bo', 'counter', { card: table.id('trip_up', 'hand', 'bo') });
    expect([table.at, table.waiting, table.card(reaper).buff]).toEqual(['play/clash/counter', ['bo'], -2]);
    table.act('bo', 'counter', { card: table.id('pitfall', 'traps', 'bo') });
    expect(table.card(reaper).damage).toBe(3);
    const quill = table.id('marshal_quill', 'field', 'bo');
    table.act('bo', 'counter', { card: table.id('stand_firm', 'hand', 'bo'), target: quill });
    expect(table.card(quill).guard).toBe(3);
    table.act('bo', 'pass');
    expect(table.at).toBe('play/clash/obstruct');
  });

  it('obstruct: any number of ready Clash cards engage; not the Contender, not engaged ones', () => {
    const table = attack(
      board({ ann: { clash: ['night_reaper'] }, bo: { clash: ['riot_wall', 'alley_cadet', engaged('bridge_guard')] } }),
      'night_reaper',
      'marshal_quill',
    ).act('bo', 'pass');
    const [quill, wall, cadet, guard] = table.ids('field', 'bo');
    expect(table.waiting).toEqual(['bo']);
    table.refused('bo', 'obstruct', { cards: [quill] });
    table.refused('bo', 'obstruct', { cards: [guard] });
    table.refused('bo', 'obstruct', { cards: [] });
    expect(table.legal('bo', 'obstruct')).toHaveLength(3);
    table.act('bo', 'obstruct', { cards: [wall, cadet] });
    expect([table.card(wall).exerted, table.card(cadet).exerted]).toEqual([true, true]);
    expect([table.at, table.waiting]).toEqual(['play/clash/attackerBuff', ['ann']]);
  });

  it('obstruct: the attack is against the obstructing cards, which share it, and all of them hit back', () => {
    const table = attack(
      board({ ann: { clash: ['abyss_lord'] }, bo: { clash: ['alley_cadet', 'riot_wall'] } }),
      'abyss_lord',
      'marshal_quill',
    );
    through(table, 'alley_cadet', 'riot_wall');
    // 6 attack: 2 for the cadet, 4 for the wall, nothing for the Contender; 1 + 2 back
    expect(table.names('oblivion', 'bo')).toEqual(['alley_cadet']);
    expect(table.player('bo').health).toBe(20);
    expect(table.names('field', 'bo')).toEqual(['marshal_quill', 'riot_wall']);
    expect(table.names('field', 'ann')).toEqual(['marshal_quill', 'abyss_lord']);
  });

  it('attackerBuff: at most one, for the attacker; then the defender', () => {
    const table = attack(
      board({ ann: { clash: ['smoke_twin'], hand: ['heavy_swing', 'heavy_swing'], resources: 2 } }),
      'smoke_twin',
      'marshal_quill',
    );
    obstruct(table.act('bo', 'pass'));
    expect(table.at).toBe('play/clash/attackerBuff');
    table.refused('bo', 'pass');
    const [first, second] = table.ids('hand', 'ann');
    table.act('ann', 'buff', { card: first }).act('bo', 'answer', { card: null });
    expect(table.card(table.id('smoke_twin', 'field', 'ann')).clashAttack).toBe(3);
    expect([table.at, table.waiting]).toEqual(['play/clash/defenderBuff', ['bo']]);
    table.refused('ann', 'buff', { card: second });
    table.act('bo', 'pass');
    // 6 attack against 1 defense
    expect(table.player('bo').health).toBe(15);
  });

  it('defenderBuff: at most one, for one of the defending cards', () => {
    const table = attack(
      board({
        ann: { clash: ['comet_fists'] },
        bo: { clash: ['alley_cadet', 'knife_shadow'], hand: ['iron_guard', 'iron_guard'], resources: 2 },
      }),
      'comet_fists',
      'marshal_quill',
    );
    obstruct(table.act('bo', 'pass'), 'alley_cadet', 'knife_shadow').act('ann', 'pass');
    const [quill, cadet, shadow] = table.ids('field', 'bo');
    const [card] = table.ids('hand', 'bo');
    table.refused('bo', 'buff', { card, target: quill });
    table.act('bo', 'buff', { card, target: cadet });
    // the cadet bears 5, so it takes all 4 and lives, and so does the shadow
    expect(table.at).toBe('play/primary');
    expect(table.ids('field', 'bo')).toEqual([quill, cadet, shadow]);
    expect(table.ids('hand', 'bo')).toHaveLength(1);
  });

  it('damage: at once; defense first, and on a Contender the rest is health', () => {
    const table = attack(board({ ann: { contender: 'widow_lark' } }), 'widow_lark', 'marshal_quill');
    // Lark's own trigger has nobody to aim at
    through(table);
    expect([table.player('ann').health, table.player('bo').health]).toEqual([20, 19]);
  });

  it('damage: two Clash cards can send each other to oblivion', () => {
    const table = through(
      attack(
        board({ ann: { clash: ['smoke_twin'] }, bo: { clash: [engaged('smoke_twin')] } }),
        'smoke_twin',
        'smoke_twin',
      ),
    );
    expect([table.names('oblivion', 'ann'), table.names('oblivion', 'bo')]).toEqual([['smoke_twin'], ['smoke_twin']]);
  });

  it('damage: clash damage is gone after the clash, other damage stays until the end of the turn', () => {
    const table = attack(
      board({
        ann: { clash: ['smoke_twin', 'knife_shadow'] },
        bo: { clash: [{ card: 'riot_wall', exerted: true, damage: 1 }] },
      }),
      'smoke_twin',
      'riot_wall',
    );
    through(table);
    const wall = table.id('riot_wall', 'field', 'bo');
    expect([table.card(wall).clashDamage, table.card(wall).damage]).toEqual([0, 1]);
    expect(table.card(table.id('smoke_twin', 'field', 'ann')).clashDamage).toBe(0);
  });

  it('in manual mode a Clash Buff can be looked for without a clash', () => {
    const { match } = board({ ann: { hand: ['heavy_swing'], resources: 1 } });
    match.setManualMode(true);
    const moves = [...match.legalActions('ann')].map(({ move }) => move);
    expect([moves.includes('endTurn'), moves.includes('buff')]).toEqual([true, false]);
  });

  it('after the clash a buff is gone too: who bore other damage by it goes to oblivion', () => {
    const table = board({
      ann: { clash: [{ card: 'knife_shadow', exerted: true }] },
      bo: { clash: [{ card: 'alley_cadet', damage: 3, clashDefense: 3 }] },
      phase: 'clash',
      step: 'defenderBuff',
      priority: 'bo',
      G: { attacker: 14, defender: 27 },
    });
    expect([table.card(14).name, table.card(27).name]).toEqual(['knife_shadow', 'marshal_quill']);
    table.act('bo', 'pass');
    expect(table.at).toBe('play/primary');
    expect(table.names('oblivion', 'bo')).toEqual(['alley_cadet']);
  });

  it('obstruct: who passes lets the attack through', () => {
    const table = attack(
      board({ ann: { clash: ['smoke_twin'] }, bo: { clash: ['riot_wall'] } }),
      'smoke_twin',
      'marshal_quill',
    );
    table.act('bo', 'pass').act('bo', 'pass');
    expect([table.at, table.match.state.G.isObstructed]).toEqual(['play/clash/attackerBuff', false]);
  });

  it('returns to primary without passing the turn, and others may attack', () => {
    const table = through(attack(board({ ann: { clash: ['smoke_twin'] } }), 'smoke_twin', 'marshal_quill'));
    expect([table.at, table.waiting]).toEqual(['play/primary', ['ann']]);
    expect([table.match.state.G.attacker, table.match.state.G.isObstructed]).toEqual([0, false]);
    attack(table, 'marshal_quill', 'marshal_quill');
  });
});

describe('early exits', () => {
  it('the attacker is gone in the counter step: back to primary at once', () => {
    const table = attack(
      board({ ann: { clash: ['smoke_twin'] }, bo: { hand: ['turn_away'], resources: 3 } }),
      'smoke_twin',
      'marshal_quill',
    );
    table.act('bo', 'counter', { card: table.id('turn_away', 'hand', 'bo') });
    expect(table.names('hand', 'ann')).toEqual(['smoke_twin']);
    expect([table.at, table.waiting]).toEqual(['play/primary', ['ann']]);
    expect(table.path).toEqual(['primary']);
  });

  it('the attacker dies by a trap: no damage follows', () => {
    const table = attack(
      board({ ann: { clash: ['smoke_twin'] }, bo: { traps: ['pitfall'], resources: 1 } }),
      'smoke_twin',
      'marshal_quill',
    );
    table.act('bo', 'counter', { card: table.id('pitfall', 'traps', 'bo') });
    expect(table.at).toBe('play/primary');
    expect(table.names('oblivion', 'ann')).toEqual(['smoke_twin']);
    expect(table.player('bo').health).toBe(20);
  });

  it('the attacker dies while its buff is answered: the clash ends in the buff step', () => {
    const table = attack(
      board({
        ann: { clash: ['knife_shadow'], hand: ['heavy_swing'], resources: 1 },
        bo: { hand: ['cold_reply'], resources: 1 },
      }),
      'knife_shadow',
      'marshal_quill',
    );
    obstruct(table.act('bo', 'pass')).act('ann', 'buff', { card: table.id('heavy_swing', 'hand', 'ann') });
    table.act('bo', 'answer', {
      card: table.id('cold_reply', 'hand', 'bo'),
      target: table.id('knife_shadow', 'field', 'ann'),
    });
    table.act('bo', 'answer', { card: null });
    expect([table.at, table.waiting]).toEqual(['play/primary', ['ann']]);
    expect(table.path).toEqual(['primary']);
    expect(table.names('oblivion', 'ann').toSorted()).toEqual(['heavy_swing', 'knife_shadow']);
  });

  it('the attacked Clash card is gone after the attack step: the clash ends before the counter step', () => {
    const table = attack(
      board({ ann: { clash: ['venom_dancer'] }, bo: { clash: [engaged('knife_shadow')] } }),
      'venom_dancer',
      'knife_shadow',
    );
    table.act('ann', 'chooseTarget', { target: table.id('knife_shadow', 'field', 'bo') });
    expect(table.path).toEqual(['primary']);
    expect(table.at).toBe('play/primary');
  });
});

describe('the end', () => {
  it('a Contender at 0 health loses', () => {
    const table = through(
      attack(board({ ann: { clash: ['smoke_twin'] }, bo: { health: 2 } }), 'smoke_twin', 'marshal_quill'),
    );
    expect([table.winner, table.at]).toEqual(['ann', 'end']);
    expect(table.told('contenderDown')).toMatchObject([{ player: 'bo' }]);
  });

  it('both Contenders at 0 by clash damage: the attacker wins', () => {
    const table = through(
      attack(
        board({ ann: { contender: 'widow_lark', health: 1 }, bo: { contender: 'widow_lark', health: 1 } }),
        'widow_lark',
        'widow_lark',
      ),
    );
    expect(table.told('contenderDown')).toHaveLength(2);
    expect(table.winner).toBe('ann');
  });

  it('health is looked at only when the Standby is empty', () => {
    const table = attack(
      board({ ann: { clash: ['night_reaper'], health: 1 }, bo: { traps: ['echo_mine'], resources: 1 } }),
      'night_reaper',
      'marshal_quill',
    );
    table.act('bo', 'counter', { card: table.id('echo_mine', 'traps', 'bo') });
    expect([table.winner, table.names('standby')]).toEqual(['bo', []]);
  });
});
