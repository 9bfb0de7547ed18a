import { createMatch, type Json, type Purse } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { invokation } from './definition.ts';
import { FACES } from './elements.ts';
import { cardPool } from './pool.ts';
import { board, InvokationTable, type PlacedCharacter, type PlayerName } from './table.fixture.ts';
import { version33 } from './version-3.3.ts';

/** Rules of setup, costs, rounds and zones that no single card owns, by their section. */

const fallen = (name: string): PlacedCharacter => ({ name, isDefeated: true });
const cards = (n: number, name = 'Strategize'): string[] => Array.from({ length: n }, () => name);

/** A match from its very start. */
const start = (seed: number, options: Json = {}): InvokationTable =>
  new InvokationTable(createMatch(invokation, { seed, players: ['me', 'foe'], options }));
const ids = (table: InvokationTable, player: PlayerName): number[] => table.zone(player, 'hand').map(({ id }) => id);
const facesOf = (table: InvokationTable, player: PlayerName): number[] => {
  const lying = table.player(player);
  return FACES.map((face) => lying[face]);
};
const asked = (table: InvokationTable): readonly string[] => table.match.view(null).decision?.waiting ?? [];
/** Nobody exchanges, the first of each side begins. */
function toFirstRoll(table: InvokationTable): InvokationTable {
  for (const player of ['me', 'foe'] as const) table.act(player, 'EXCHANGE', { cards: [] });
  for (const player of ['me', 'foe'] as const)
    table.act(player, 'CHOOSE_ACTIVE', { character: table.characterId(player, 0) });
  return table;
}

describe('2 setup', () => {
  it('2.2 both have five cards and exchange once, at the same time', () => {
    const table = start(3);
    expect(table.waiting).toEqual(['me', 'foe']);
    expect([table.names('hand', 'me').length, table.names('pile', 'me').length]).toEqual([5, 25]);
    const [first, second, ...kept] = ids(table, 'me');
    table.act('me', 'EXCHANGE', { cards: [first, second] });
    expect(table.waiting).toEqual(['foe']);
    expect(ids(table, 'me')).toEqual([first, second, ...kept]);
    expect(table.refused('me', 'EXCHANGE', { cards: [] })).toMatch(/not me who is asked|already/);
    table.act('foe', 'EXCHANGE', { cards: [] });
    expect([table.names('hand', 'me').length, table.names('pile', 'me').length]).toEqual([5, 25]);
    expect(ids(table, 'me')).toEqual(expect.arrayContaining(kept));
    expect(table.refused('me', 'EXCHANGE', { cards: [] })).toMatch(/CHOOSE_ACTIVE/);
  });
  it('2.2 what is drawn instead has none of the names that went back', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const table = start(seed);
      const [one, two, three, ...kept] = table.zone('me', 'hand');
      const back = [one, two, three];
      table.act('me', 'EXCHANGE', { cards: back.map(({ id }) => id) }).act('foe', 'EXCHANGE', { cards: [] });
      const fresh = table.zone('me', 'hand').filter(({ id }) => !kept.some((card) => card.id === id));
      expect(fresh).toHaveLength(3);
      for (const { name } of fresh) expect(back.map((card) => card.name)).not.toContain(name);
    }
  });
  it('2.2 foreign cards, cards twice and cards that are not in the hand do not go back', () => {
    const table = start(3);
    const [own] = ids(table, 'me');
    for (const wrong of [[own, own], ids(table, 'foe'), [table.zone('me', 'pile')[0].id], [-1], ['x'], own, null]) {
      table.refused('me', 'EXCHANGE', { cards: wrong });
    }
  });
  it('2.3 the starting characters are chosen at the same time, and wake nobody', () => {
    const table = start(3);
    for (const player of ['me', 'foe'] as const) table.act(player, 'EXCHANGE', { cards: [] });
    expect(table.waiting).toEqual(['me', 'foe']);
    table.refused('me', 'CHOOSE_ACTIVE', { character: table.characterId('foe', 0) });
    table.act('foe', 'CHOOSE_ACTIVE', { character: table.characterId('foe', 2) });
    expect([table.active('me'), table.active('foe')]).toEqual([-1, -1]);
    table.act('me', 'CHOOSE_ACTIVE', { character: table.characterId('me', 1) });
    expect([table.active('me'), table.active('foe')]).toEqual([1, 2]);
    expect(table.G.happenings).toBe(0);
  });
  it('2.4 a coin says who begins, unless it is said', () => {
    const seats = Array.from({ length: 40 }, (_, seed) => start(seed + 1).G.first);
    expect(new Set(seats)).toEqual(new Set([0, 1]));
    for (const firstPlayer of [0, 1]) {
      const table = toFirstRoll(start(9, { firstPlayer })).keepDice();
      expect(table.waiting).toEqual([firstPlayer === 0 ? 'me' : 'foe']);
    }
  });
  it('2.5 round 1 starts with the roll, with 8 dice for both', () => {
    const table = toFirstRoll(start(4));
    expect([table.G.round, table.match.state.ctx.currentSegment]).toEqual([1, 'roll']);
    expect([table.dice('me'), table.dice('foe')]).toEqual([8, 8]);
    expect([table.names('hand', 'me').length, table.names('hand', 'foe').length]).toEqual([5, 5]);
  });
});

describe('3 dice and costs', () => {
  it('3 the eight faces come equally often', () => {
    const counts = FACES.map(() => 0);
    for (let seed = 1; seed <= 100; seed++) {
      const table = toFirstRoll(start(seed));
      for (const player of ['me', 'foe'] as const) {
        for (const [face, n] of facesOf(table, player).entries()) counts[face] += n;
      }
    }
    expect(counts.reduce((sum, n) => sum + n)).toBe(1600);
    for (const n of counts) expect(Math.abs(n - 200)).toBeLessThan(60);
  });
  it('3 matching dice: one element with Omni for the gaps, never two elements', () => {
    const side = { hand: ["Guardian's Oath"], dice: { pyro: 3, hydro: 3, omni: 4 } };
    const pays = (dice: Purse): boolean =>
      board({ me: side }).match.isLegal({
        player: 'me',
        move: 'PLAY_CARD',
        args: { card: "Guardian's Oath", dice },
      });
    const right: Purse[] = [{ omni: 4 }, { pyro: 3, omni: 1 }, { hydro: 1, omni: 3 }];
    const wrong: Purse[] = [{ pyro: 2, hydro: 2 }, { pyro: 1, hydro: 1, omni: 2 }, { pyro: 3 }, { omni: 5 }, {}];
    for (const dice of right) expect(pays(dice)).toBe(true);
    for (const dice of wrong) expect(pays(dice)).toBe(false);
  });
  it('3 more than 16 dice are not created', () => {
    const fifteen = board({ me: { hand: ['The Bestest Travel Companion!'], dice: { pyro: 16 } } });
    fifteen.play('me', 'The Bestest Travel Companion!');
    expect(fifteen.dice('me')).toBe(16);
    const woven = board({ me: { hand: ['Woven Flames'], dice: { hydro: 16 } } }).play('me', 'Woven Flames');
    expect([woven.dice('me'), woven.player('me').pyro]).toEqual([16, 0]);
    const paimon = board({ me: { supports: cards(4, 'Paimon') }, foe: { supports: ['Paimon'] } });
    paimon.end('me', 'foe').keepDice();
    expect([paimon.dice('me'), paimon.dice('foe')]).toEqual([16, 10]);
  });
});

describe('13 discounts', () => {
  const minty = 'Minty Meat Rolls (eaten)';
  const chicken = 'Northern Smoked Chicken (eaten)';
  const prices = (table: InvokationTable, skill: string): Set<string> =>
    new Set(
      table
        .legal('me')
        .filter(({ args }) => args?.skill === skill)
        .map(({ args }) => JSON.stringify(args?.dice)),
    );

  it('an element discount and an any discount each take off their own part', () => {
    const noelle = { name: 'Noelle', on: ['Sweeping Time', minty] };
    const table = board({ me: { characters: [noelle], dice: { pyro: 2 } } });
    expect(prices(table, 'Favonius Bladework-Maid')).toEqual(new Set(['{"pyro":1}']));
    table.skill('me', 'Favonius Bladework-Maid', { pyro: 1 });
    expect(table.zone('me', 'attached0')).toMatchObject([{ spent: 1 }, { name: minty }]);
  });
  it('two any discounts on one part: both work, and the third finds nothing and is kept', () => {
    const kaeya = { name: 'Kaeya', on: [minty, chicken, { name: chicken }] };
    const table = board({ me: { characters: [kaeya], dice: { cryo: 1 } } });
    table.skill('me', 'Ceremonial Bladework', { cryo: 1 });
    expect(table.on('me', 0)).toEqual([minty, chicken]);
  });
  it('Ellin comes after what is on the character, and takes of what is left', () => {
    const noelle = { name: 'Noelle', on: ['Sweeping Time', minty] };
    const table = board({ me: { characters: [noelle], supports: ['Ellin'], dice: { geo: 3 } }, foe: { ended: true } });
    // 1 Geo and 2 any: Sweeping Time takes the Geo, the rolls one any; the skill was not used before
    table.skill('me', 'Favonius Bladework-Maid', { geo: 1 });
    expect(table.zone('me', 'supports')).toMatchObject([{ name: 'Ellin', spent: 0 }]);
    // Sweeping Time is spent, the rolls take one any, Ellin the Geo
    table.skill('me', 'Favonius Bladework-Maid', { geo: 1 });
    expect(table.zone('me', 'supports')).toMatchObject([{ name: 'Ellin', spent: 1 }]);
    expect(table.refused('me', 'SKILL', { skill: 'Favonius Bladework-Maid', dice: { geo: 1 } })).toMatch(
      /1 geo \+ 1 any|pay for no skill/,
    );
  });
  it('Ellin on a mixed cost takes the element off', () => {
    const table = board({
      me: { characters: ['Kaeya'], supports: ['Ellin'], dice: { cryo: 1, pyro: 4 } },
      foe: { ended: true },
    });
    table.skill('me', 'Ceremonial Bladework', { cryo: 1, pyro: 2 });
    table.skill('me', 'Ceremonial Bladework', { pyro: 2 });
    expect(table.dice('me')).toBe(0);
  });
  it('a switch of 1: the first discount in trigger order is used, the others are kept', () => {
    const barbara = { name: 'Barbara', on: ['Glorious Season'] };
    const table = board({
      me: {
        characters: [barbara, 'Kaeya', 'Sucrose'],
        summons: ['Melody Loop'],
        statuses: ['Changing Shifts (played)'],
        supports: ['Dawn Winery'],
        dice: { omni: 1 },
      },
      foe: { ended: true },
    });
    table.switchTo('me', 1);
    expect(table.dice('me')).toBe(1);
    expect(table.usages('me', 'statuses')).toEqual({ 'Changing Shifts (played)': 1 });
    expect(table.zone('me', 'attached0')).toMatchObject([{ spent: 1 }]);
    table.switchTo('me', 2);
    expect([table.names('statuses', 'me'), table.zone('me', 'supports')[0].spent]).toEqual([[], 0]);
    table.switchTo('me', 1);
    expect([table.dice('me'), table.zone('me', 'supports')[0].spent]).toEqual([1, 1]);
    table.switchTo('me', 2);
    expect(table.dice('me')).toBe(0);
    expect(table.refused('me', 'SWITCH', { character: table.characterId('me', 1), dice: {} })).toMatch(/costs 1 any/);
  });
  it('from the bench Glorious Season comes after the combat status', () => {
    const barbara = { name: 'Barbara', on: ['Glorious Season'] };
    const table = board({
      me: {
        characters: ['Kaeya', barbara, 'Sucrose'],
        summons: ['Melody Loop'],
        statuses: ['Changing Shifts (played)'],
      },
    });
    table.switchTo('me', 2);
    expect(table.names('statuses', 'me')).toEqual([]);
    expect(table.zone('me', 'attached1')).toMatchObject([{ spent: 0 }]);
  });
  it('a card cheaper than the discount costs nothing, and the discount is used', () => {
    const table = board({ me: { hand: ['Jade Chamber', 'Dawn Winery'], supports: ['Tubby'], dice: { pyro: 2 } } });
    expect(table.refused('me', 'PLAY_CARD', { card: 'Jade Chamber', dice: { pyro: 1 } })).toMatch(/it is 1, not 0/);
    table.play('me', 'Jade Chamber', { dice: {} }).play('me', 'Dawn Winery', { dice: { pyro: 2 } });
    expect(table.dice('me')).toBe(0);
  });
  it('with nothing to take off it is kept: Tubby sees no event and no companion', () => {
    const table = board({ me: { hand: ['Strategize', 'Timmie'], supports: ['Tubby'] } });
    table.play('me', 'Strategize').play('me', 'Timmie');
    expect(table.dice('me')).toBe(7);
    expect(table.zone('me', 'supports')).toMatchObject([{ name: 'Tubby', spent: 0 }, { name: 'Timmie' }]);
  });
  it('once per round: it is there again in the next round', () => {
    const table = board({ me: { supports: ['Dawn Winery'] }, foe: { ended: true } });
    table.switchTo('me', 1).switchTo('me', 2);
    expect(table.dice('me')).toBe(7);
    table.end('me').keepDice().act('foe', 'END_ROUND').switchTo('me', 0);
    expect(table.dice('me')).toBe(8);
  });
  it('looking at prices uses nothing up, and a refused payment neither', () => {
    const table = board({ me: { supports: ['Dawn Winery'], statuses: ['Leave It to Me! (played)'] } });
    table.legal('me');
    expect(table.refused('me', 'SWITCH', { character: table.characterId('me', 1), dice: { omni: 1 } })).toMatch(
      /it is 1, not 0/,
    );
    expect(table.zone('me', 'supports')).toMatchObject([{ spent: 0 }]);
  });
});

describe('4 rounds', () => {
  it('4.1 a reroll throws the chosen dice only; choosing none ends it', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const table = toFirstRoll(start(seed));
      const before = facesOf(table, 'me');
      const face = before.findIndex((n) => n > 0);
      table.act('me', 'REROLL', { dice: { [FACES[face]]: before[face] } }).act('foe', 'REROLL', { dice: {} });
      const after = facesOf(table, 'me');
      expect(after.reduce((sum, n) => sum + n)).toBe(8);
      for (const [other, n] of before.entries()) if (other !== face) expect(after[other]).toBeGreaterThanOrEqual(n);
      expect(table.match.state.ctx.currentSegment).toBe('action');
    }
  });
  it('4.1 a library gives its owner a second reroll, not the other player', () => {
    const table = board({ me: { supports: ['Knights of Favonius Library'] } }).end('me', 'foe');
    const reroll = (player: PlayerName): void => {
      const face = FACES[facesOf(table, player).findIndex((n) => n > 0)];
      table.act(player, 'REROLL', { dice: { [face]: 1 } });
    };
    reroll('me');
    reroll('foe');
    expect(asked(table)).toEqual(['me']);
    reroll('me');
    expect(asked(table)).toEqual([]);
  });
  it('4.2 action phase triggers: the first player’s things first', () => {
    const table = board({ me: { supports: ['Paimon', 'Timmie'] }, foe: { supports: ['Timmie', 'Paimon'] } });
    table.switchTo('me', 1);
    const names: string[] = [];
    table.match.subscribe('me', (happened) => {
      if (happened.type === 'TRIGGERED') names.push(`${String(happened.player)} ${String(happened.name)}`);
    });
    table.end('foe', 'me').keepDice();
    expect(names).toEqual(['foe Timmie', 'foe Paimon', 'me Paimon', 'me Timmie']);
  });
  it('4.2 who ended takes no more actions; fast and combat actions both come back to the other', () => {
    const table = board({ me: { hand: ['Strategize'] } })
      .switchTo('me', 1)
      .end('foe');
    expect(table.refused('foe', 'SWITCH', { character: table.characterId('foe', 1), dice: { omni: 1 } })).toMatch(
      /not foe's place to act/,
    );
    table.play('me', 'Strategize').switchTo('me', 0).switchTo('me', 1);
    expect(table.waiting).toEqual(['me']);
  });
  it('4.2 tuning turns one die into the element of the active character, for one card', () => {
    const table = board({ me: { hand: ['Strategize', 'Paimon'], dice: { hydro: 2, pyro: 1, omni: 1 } } });
    const tune = (die: string): string => table.refused('me', 'TUNING', { card: 'Strategize', die });
    for (const die of ['omni', 'pyro', 'cryo', '', 'Hydro']) expect(tune(die)).toMatch(/die/);
    expect(table.refused('me', 'TUNING', { card: 'Toss-Up', die: 'hydro' })).toMatch(/not in your hand/);
    table.act('me', 'TUNING', { card: 'Strategize', die: 'hydro' });
    expect(table.names('hand', 'me')).toEqual(['Paimon']);
    expect(table.player('me')).toMatchObject({ hydro: 1, pyro: 2, omni: 1, dice: 4 });
    expect(table.waiting).toEqual(['me']);
  });
  it('4.3 an empty pile draws nothing and costs nothing; cards are drawn from the top', () => {
    const table = board({ me: { pile: ['Paimon'] }, foe: { pile: ['Toss-Up', 'Paimon', 'Strategize'] } });
    table.end('me', 'foe');
    expect(table.names('hand', 'me')).toEqual(['Paimon']);
    expect(table.names('hand', 'foe')).toEqual(['Strategize', 'Paimon']);
    expect(table.match.state.ctx.gameOver).toBe(false);
  });
  it('4.3 the cleanup: durations, this-round statuses, counters, flags, dice', () => {
    const diluc = {
      name: 'Diluc',
      energy: 2,
      on: [
        { name: 'Pyro Infusion', rounds: 2 },
        'Frozen',
        'Satiated',
        'Jueyun Guoba (eaten)',
        'Mushroom Pizza (eaten)',
      ],
    };
    const table = board({
      me: { characters: [diluc, 'Kaeya', fallen('Sucrose')], hasLost: true, hand: ["I Haven't Lost Yet!"] },
    });
    expect(table.legal('me').some(({ args }) => args?.card === "I Haven't Lost Yet!")).toBe(true);
    table.end('me', 'foe').keepDice();
    expect(table.zone('me', 'attached0')).toMatchObject([{ rounds: 1 }, { name: 'Mushroom Pizza (eaten)', usages: 1 }]);
    expect(table.energy('me', 0)).toBe(2);
    expect(table.dice('me')).toBe(8);
    expect(table.refused('me', 'PLAY_CARD', { card: "I Haven't Lost Yet!", dice: {} })).toMatch(
      /defeated in this round/,
    );
    table.end('me', 'foe');
    expect(table.on('me', 0)).toEqual([]);
  });
  it('4.4 both without characters at once: nobody has won', () => {
    // no card hurts its own side, so the board is laid out for it
    const table = board({
      me: { characters: [{ name: 'Kaeya', hp: 0 }, fallen('Diluc'), fallen('Sucrose')] },
      foe: { characters: [{ name: 'Diluc', hp: 2 }, fallen('Kaeya'), fallen('Sucrose')] },
    });
    table.skill('me', 'Ceremonial Bladework');
    expect(table.match.state.ctx).toMatchObject({ gameOver: true, currentSegment: 'gameEnd' });
    expect(table.match.state.ctx.winner).toBeUndefined();
  });
  it('4.4 the last character falls in the end phase: nothing after it happens', () => {
    const table = board({
      me: { summons: ['Guoba', 'Oz'], supports: ['Liyue Harbor Wharf'], pile: cards(4) },
      foe: { characters: [{ name: 'Diluc', hp: 2 }, fallen('Kaeya'), fallen('Sucrose')], summons: ['Raptor'] },
    });
    table.end('me', 'foe');
    expect(table.match.state.ctx).toMatchObject({ gameOver: true, winner: 'me' });
    expect(table.usages('me', 'summons')).toEqual({ Guoba: 1, Oz: 2 });
    expect([table.names('hand', 'me'), table.hp('me')]).toEqual([[], [10, 10, 10]]);
    expect(table.refused('me', 'END_ROUND')).toMatch(/over/);
  });
});

describe('9 attachments, statuses, summons, supports', () => {
  it('9 a status made again is overwritten, even downwards, and keeps its place', () => {
    const table = board({
      me: {
        characters: [{ name: 'Kaeya', energy: 2 }],
        statuses: [{ name: 'Icicle', usages: 5 }, 'Rain Sword'],
      },
    }).skill('me', 'Glacial Waltz');
    expect(table.zone('me', 'statuses')).toMatchObject([{ name: 'Icicle', usages: 3 }, { name: 'Rain Sword' }]);
    const diluc = { name: 'Diluc', energy: 3, on: [{ name: 'Pyro Infusion', rounds: 5 }, 'Satiated'] };
    const infused = board({ me: { characters: [diluc] } }).skill('me', 'Dawn');
    expect(infused.zone('me', 'attached0')).toMatchObject([{ name: 'Pyro Infusion', rounds: 2 }, { name: 'Satiated' }]);
  });
  it('9 a later version takes the larger number', () => {
    const pool = cardPool('3.5', 'max', Object.values(version33.cards));
    const table = board({
      pool,
      me: { characters: [{ name: 'Kaeya', energy: 2 }], statuses: [{ name: 'Icicle', usages: 5 }] },
    }).skill('me', 'Glacial Waltz');
    expect(table.usages('me', 'statuses')).toEqual({ Icicle: 5 });
    const fewer = board({
      pool,
      me: { characters: [{ name: 'Kaeya', energy: 2 }], statuses: [{ name: 'Icicle', usages: 1 }] },
    }).skill('me', 'Glacial Waltz');
    expect(fewer.usages('me', 'statuses')).toEqual({ Icicle: 3 });
  });
  it('9 a summon made again keeps its place, also in a full zone', () => {
    const table = board({
      me: { characters: ['Xiangling'], summons: [{ name: 'Guoba', usages: 1 }, 'Oz', 'Raptor', 'Frog'] },
    }).skill('me', 'Guoba Attack');
    expect(table.zone('me', 'summons').map(({ name, usages }) => [name, usages])).toEqual([
      ['Guoba', 2],
      ['Oz', 2],
      ['Raptor', 3],
      ['Frog', 2],
    ]);
  });
  it('9 a reaction’s summon finds no room either', () => {
    const table = board({
      me: { characters: ['Diluc'], summons: ['Guoba', 'Oz', 'Raptor', 'Frog'] },
      foe: { characters: [{ name: 'Kaeya', aura: 'dendro' }] },
    }).skill('me', 'Searing Onslaught');
    expect([table.names('summons', 'me'), table.hp('foe')[0]]).toEqual([['Guoba', 'Oz', 'Raptor', 'Frog'], 6]);
  });
  it('9 a full support zone: one must be named, and only an own one', () => {
    const table = board({
      me: { supports: cards(4, 'Paimon'), hand: ['Timmie'] },
      foe: { supports: ['Katheryne'] },
    });
    table.refused('me', 'PLAY_CARD', { card: 'Timmie', dice: {} });
    table.refused('me', 'PLAY_CARD', { card: 'Timmie', target: table.zone('foe', 'supports')[0].id, dice: {} });
    table.play('me', 'Timmie', { target: table.zone('me', 'supports')[1].id });
    expect(table.names('supports', 'me')).toEqual(['Paimon', 'Paimon', 'Paimon', 'Timmie']);
  });
  it('9 who is defeated loses all that is attached; what belongs to the side stays', () => {
    const table = board({
      me: { characters: ['Kaeya'] },
      foe: {
        characters: [
          { name: 'Diluc', hp: 2, energy: 3, aura: 'cryo', on: ['Satiated', 'Pyro Infusion', "Gambler's Earrings"] },
        ],
        statuses: ['Icicle'],
        summons: ['Guoba'],
        supports: ['Paimon'],
      },
    }).skill('me', 'Ceremonial Bladework');
    expect([table.on('foe', 0), table.energy('foe', 0), table.aura('foe', 0)]).toEqual([[], 0, []]);
    expect([table.names('statuses', 'foe'), table.names('summons', 'foe'), table.names('supports', 'foe')]).toEqual([
      ['Icicle'],
      ['Guoba'],
      ['Paimon'],
    ]);
  });
  it('9 the satiated and the defeated are no target for food, and neither are others’ characters', () => {
    const table = board({
      me: {
        characters: [{ name: 'Kaeya', on: ['Satiated'] }, 'Diluc', fallen('Sucrose')],
        hand: ['Jueyun Guoba', 'Sweet Madame'],
      },
      foe: { characters: [{ name: 'Diluc', hp: 5 }] },
    });
    const eat = (character: number): string =>
      table.refused('me', 'PLAY_CARD', { card: 'Jueyun Guoba', target: character, dice: {} });
    expect(eat(table.characterId('me', 0))).toMatch(/Kaeya, who is satiated/);
    expect(eat(table.characterId('me', 2))).toMatch(/Sucrose, who is defeated/);
    expect(eat(table.characterId('foe', 0))).toMatch(/no character of yours/);
    expect(
      table.refused('me', 'PLAY_CARD', { card: 'Sweet Madame', target: table.characterId('me', 1), dice: {} }),
    ).toMatch(/hurt/);
  });
});
