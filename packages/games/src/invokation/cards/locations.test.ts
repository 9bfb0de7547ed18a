import { describe, expect, it } from 'vitest';
import { board, type InvokationTable, type Placed, type Side } from '../table.fixture.ts';

const cards = [
  ['Liyue Harbor Wharf', { hydro: 2 }],
  ['Knights of Favonius Library', { hydro: 1 }],
  ['Jade Chamber', { hydro: 1 }],
  ['Dawn Winery', { hydro: 2 }],
  ['Wangshu Inn', { hydro: 2 }],
  ['Favonius Cathedral', { hydro: 2 }],
  ['Parametric Transformer', { hydro: 1, pyro: 1 }],
  ['NRE', { hydro: 1, pyro: 1 }],
] as const;

const having = (support: Placed, me: Side = {}, foe: Side = {}) => board({ me: { supports: [support], ...me }, foe });
const endRound = (table: InvokationTable) => {
  const { round } = table.G;
  while (table.G.round === round) table.end(table.waiting[0] as 'me');
  return table;
};
const many = (card: string, n: number): string[] => Array.from({ length: n }, () => card);

describe('locations and items', () => {
  it.each(cards)('%s is played for its price and stays', (card, dice) => {
    const table = board({ me: { hand: [card], dice: { hydro: 2, pyro: 1 } } });
    table.play('me', card, { dice });
    expect(table.names('supports', 'me')).toEqual([card]);
    expect(table.waiting).toEqual(['me']);
  });

  it('Liyue Harbor Wharf draws 2 more in two end phases', () => {
    const table = endRound(having('Liyue Harbor Wharf', { pile: many('Paimon', 10) }));
    expect([table.names('hand', 'me').length, table.usages('me', 'supports')]).toEqual([
      4,
      { 'Liyue Harbor Wharf': 1 },
    ]);
    endRound(table.keepDice());
    expect([table.names('hand', 'me').length, table.names('supports', 'me')]).toEqual([8, []]);
  });

  it('Knights of Favonius Library: one reroll when it comes, and one more in each roll phase', () => {
    const table = board({ me: { hand: ['Knights of Favonius Library'] } }).play('me', 'Knights of Favonius Library');
    table.act('me', 'REROLL', { dice: { omni: 1 } });
    expect(table.dice('me')).toBe(7);
    table.refused('me', 'REROLL', { dice: {} });
    endRound(table);
    const reroll = (player: 'me' | 'foe') => {
      const [{ args }] = table.legal(player).filter(({ args }) => Object.keys(args?.dice as object).length > 0);
      table.act(player, 'REROLL', args);
    };
    reroll('me');
    reroll('foe');
    table.refused('foe', 'REROLL', { dice: {} });
    reroll('me');
    expect([table.match.state.ctx.currentSegment, table.dice('me')]).toEqual(['action', 8]);
  });
  it('Knights of Favonius Library: choosing none gives the other reroll up as well', () => {
    const table = endRound(having('Knights of Favonius Library')).keepDice();
    expect(table.match.state.ctx.currentSegment).toBe('action');
  });

  it("Jade Chamber: 2 of the 8 dice show the active character's element", () => {
    for (let seed = 1; seed <= 12; seed++) {
      const table = board({ me: { supports: ['Jade Chamber'], characters: ['Noelle'] }, seed });
      endRound(table);
      expect(table.dice('me')).toBe(8);
      expect(table.player('me').geo).toBeGreaterThanOrEqual(2);
    }
    const two = endRound(board({ me: { supports: many('Jade Chamber', 2), characters: ['Noelle'] } }));
    expect([two.dice('me'), two.player('me').geo >= 4]).toEqual([8, true]);
  });

  it('Dawn Winery: once per round a switch costs 1 less', () => {
    const table = having('Dawn Winery', {}, { ended: true }).switchTo('me', 1);
    expect(table.dice('me')).toBe(8);
    expect(table.switchTo('me', 0).dice('me')).toBe(7);
    endRound(table).keepDice();
    expect(table.end('foe').switchTo('me', 1).dice('me')).toBe(8);
  });

  const hurt = (...hp: number[]): Side['characters'] =>
    ['Diluc', 'Kaeya', 'Sucrose'].map((name, i) => ({ name, hp: hp[i] }));
  it.each([
    [[1, 5, 4], 0, [1, 5, 6]],
    [[1, 5, 5], 0, [1, 7, 5]],
    [[5, 1, 5], 1, [5, 1, 7]],
    [[10, 10, 9], 0, [10, 10, 10]],
  ])('Wangshu Inn heals the most hurt standby 2: %j with %i active becomes %j', (before, active, after) => {
    const table = endRound(having('Wangshu Inn', { characters: hurt(...before), active }));
    expect([table.hp('me'), table.usages('me', 'supports')]).toEqual([after, { 'Wangshu Inn': 1 }]);
  });
  it('Wangshu Inn waits while no standby is hurt, skips the defeated, and leaves after two', () => {
    const characters = [{ name: 'Diluc', hp: 1 }, { name: 'Kaeya', isDefeated: true }, 'Sucrose'];
    expect(endRound(having('Wangshu Inn', { characters })).usages('me', 'supports')).toEqual({ 'Wangshu Inn': 2 });
    const table = endRound(having({ name: 'Wangshu Inn', usages: 1 }, { characters: hurt(10, 5, 10) }));
    expect([table.hp('me')[1], table.names('supports', 'me')]).toEqual([7, []]);
  });

  it('Favonius Cathedral heals the active character 2 if hurt, twice', () => {
    const table = endRound(having('Favonius Cathedral', { characters: hurt(5, 5, 5) }));
    expect([table.hp('me'), table.usages('me', 'supports')]).toEqual([[7, 5, 5], { 'Favonius Cathedral': 1 }]);
    endRound(table.keepDice());
    expect([table.hp('me'), table.names('supports', 'me')]).toEqual([[9, 5, 5], []]);
    const whole = endRound(having('Favonius Cathedral', { characters: hurt(10, 5, 5) }));
    expect([whole.hp('me'), whole.usages('me', 'supports')]).toEqual([[10, 5, 5], { 'Favonius Cathedral': 2 }]);
  });

  it.each<[string, Side, string, number]>([
    ['elemental damage', {}, 'Searing Onslaught', 1],
    ['Physical damage', {}, 'Tempered Sword', 0],
    ['no damage', { characters: ['Xiangling'] }, 'Guoba Attack', 0],
    ['infused damage', { characters: [{ name: 'Diluc', on: ['Pyro Infusion'] }] }, 'Tempered Sword', 1],
    ['Anemo damage', { characters: ['Sucrose'] }, 'Wind Spirit Creation', 1],
    ['Piercing and Cryo damage, once', { characters: ['Ganyu'] }, 'Frostflake Arrow', 1],
    [
      'Physical damage that Rainbow Bladework follows',
      { characters: ['Xingqiu'], statuses: ['Rainbow Bladework'] },
      'Guhua Style',
      1,
    ],
    [
      'no damage, but Pyronado',
      { characters: ['Xiangling'], statuses: ['Pyronado'], supports: ['Parametric Transformer'] },
      'Guoba Attack',
      1,
    ],
    [
      'Physical damage that Oz follows',
      { characters: [{ name: 'Fischl', on: ['Stellar Predator'] }], summons: ['Oz'] },
      'Bolts of Downfall',
      1,
    ],
  ])('Parametric Transformer counts a skill with %s', (_what, me, skill, count) => {
    const table = having('Parametric Transformer', me).skill('me', skill);
    expect(table.usages('me', 'supports')).toEqual({ 'Parametric Transformer': count });
  });
  it("Parametric Transformer counts the opponent's skills too; at 3: 3 different dice, and it leaves", () => {
    for (let seed = 1; seed <= 8; seed++) {
      const me = { supports: ['Parametric Transformer'], dice: { omni: 6 } };
      const table = board({ me, seed }).skill('me', 'Searing Onslaught').skill('foe', 'Searing Onslaught');
      expect(table.usages('me', 'supports')).toEqual({ 'Parametric Transformer': 2 });
      table.skill('me', 'Searing Onslaught');
      expect([table.names('supports', 'me'), table.dice('me'), table.player('me').omni]).toEqual([[], 3, 0]);
      const { cryo, hydro, pyro, electro, anemo, geo, dendro } = table.player('me');
      expect(Math.max(cryo, hydro, pyro, electro, anemo, geo, dendro)).toBe(1);
    }
  });
  it('Parametric Transformer does not count what summons do', () => {
    const table = endRound(having('Parametric Transformer', { summons: ['Oz'] }));
    expect(table.usages('me', 'supports')).toEqual({ 'Parametric Transformer': 0 });
  });

  const pile = ['Sweet Madame', 'Jueyun Guoba', 'Paimon', 'Strategize'];
  it('NRE draws a food when it comes, and none if there is none', () => {
    const table = board({ me: { hand: ['NRE'], pile } }).play('me', 'NRE');
    expect(table.names('hand', 'me')).toEqual(['Jueyun Guoba']);
    expect(table.names('pile', 'me')).toEqual(['Sweet Madame', 'Paimon', 'Strategize']);
    expect(
      board({ me: { hand: ['NRE'], pile: ['Paimon'] } })
        .play('me', 'NRE')
        .names('hand', 'me'),
    ).toEqual([]);
  });
  it('NRE: after own food another one, once per round', () => {
    const table = having('NRE', { hand: ['Northern Smoked Chicken', 'Toss-Up'], pile }, { hand: ['Jueyun Guoba'] });
    table.play('me', 'Northern Smoked Chicken', { target: table.characterId('me', 0) });
    expect(table.names('hand', 'me')).toEqual(['Toss-Up', 'Jueyun Guoba']);
    table.play('me', 'Jueyun Guoba', { target: table.characterId('me', 1) });
    expect(table.names('hand', 'me')).toEqual(['Toss-Up']);
    table.end('me').play('foe', 'Jueyun Guoba', { target: table.characterId('foe', 0) });
    expect(table.names('hand', 'me')).toEqual(['Toss-Up']);
  });
});
