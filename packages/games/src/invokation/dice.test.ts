import { describe, expect, it } from 'vitest';
import type * as cost from './cost.ts';
import { payments, priceKey, readCost } from './cost.ts';
import { FACES } from './elements.ts';
import { board } from './table.fixture.ts';

const ways = (dice: Record<string, number>, spec: cost.CostSpec): Record<string, number>[] => {
  const packed = FACES.reduce((sum, face, i) => sum | (Math.min(7, dice[face] ?? 0) << (4 * i)), 0);
  const { element, own, any, same } = readCost(spec);
  return payments(packed, priceKey(element, own, any, same)).map((purse) => ({ ...purse }));
};

describe('dice and costs', () => {
  it('10 payment is exact: 2 Pyro', () => {
    const all = ways({ pyro: 5, omni: 5, hydro: 3 }, { pyro: 2 });
    expect(all).toHaveLength(3);
    expect(all).toEqual(expect.arrayContaining([{ omni: 2 }, { pyro: 1, omni: 1 }, { pyro: 2 }]));
  });
  it('10 payment is exact: 1 Dendro and 2 any', () => {
    const rich = Object.fromEntries(FACES.map((face) => [face, 5]));
    const all = ways(rich, { dendro: 1, any: 2 });
    expect(all).toEqual(
      expect.arrayContaining([
        { omni: 3 },
        { omni: 1, pyro: 1, electro: 1 },
        { dendro: 3 },
        { omni: 1, dendro: 1, anemo: 1 },
      ]),
    );
    expect(all).not.toContainEqual({ geo: 2, anemo: 1 });
  });
  it('matching dice are of one element, with Omni for any of them', () => {
    expect(ways({ pyro: 1, hydro: 2, omni: 1 }, { same: 2 })).toEqual(
      expect.arrayContaining([{ hydro: 2 }, { pyro: 1, omni: 1 }, { hydro: 1, omni: 1 }]),
    );
    expect(ways({ pyro: 1, hydro: 2, omni: 1 }, { same: 2 })).toHaveLength(3);
  });

  it('10 wrong dice are refused with the reason', () => {
    const table = board({ me: { characters: ['Diluc'], dice: { pyro: 4, hydro: 4 } } });
    const skill = 'Searing Onslaught';
    expect(table.refused('me', 'SKILL', { skill, dice: { pyro: 4 } })).toMatch(/does not pay/);
    expect(table.refused('me', 'SKILL', { skill, dice: { pyro: 2, hydro: 1 } })).toMatch(/does not pay 3 pyro/);
    expect(table.refused('me', 'SKILL', { skill, dice: { omni: 3 } })).toMatch(/not there to pay with/);
    table.skill('me', skill, { pyro: 3 });
    expect(table.dice('me')).toBe(5);
  });

  it('11 a free card takes no dice, and the switch after it still costs 1', () => {
    const table = board({ me: { hand: ['Leave It to Me!'] } });
    table.refused('me', 'PLAY_CARD', { card: 'Leave It to Me!', dice: { omni: 1 } });
    table.play('me', 'Leave It to Me!');
    table.refused('me', 'SWITCH', { character: table.characterId('me', 1), dice: {} });
    table.switchTo('me', 1);
    expect(table.dice('me')).toBe(7);
  });

  it('12 Changing Shifts and Leave It to Me!', () => {
    const shifts = board({ me: { hand: ['Changing Shifts'] } })
      .play('me', 'Changing Shifts')
      .switchTo('me', 1);
    expect([shifts.dice('me'), shifts.waiting]).toEqual([8, ['foe']]);
    const leave = board({ me: { hand: ['Leave It to Me!'] } })
      .play('me', 'Leave It to Me!')
      .switchTo('me', 1);
    expect([leave.dice('me'), leave.waiting]).toEqual([7, ['me']]);
    expect(leave.names('statuses', 'me')).toEqual([]);
  });

  it('15 energy: full stays full, and a burst takes all and gives none', () => {
    const full = { characters: [{ name: 'Kaeya', energy: 2 }] };
    expect(board({ me: full }).skill('me', 'Ceremonial Bladework').energy('me', 0)).toBe(2);
    const burst = board({ me: full }).skill('me', 'Glacial Waltz');
    expect(burst.energy('me', 0)).toBe(0);
    expect(burst.usages('me', 'statuses')).toEqual({ Icicle: 3 });
  });
});
