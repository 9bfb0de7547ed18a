import { describe, expect, it } from 'vitest';
import { board, type Side } from '../table.fixture.ts';

const foods = [
  'Sweet Madame',
  'Mondstadt Hash Brown',
  'Mushroom Pizza',
  'Jueyun Guoba',
  "Adeptus' Temptation",
  'Lotus Flower Crisp',
  'Northern Smoked Chicken',
  'Minty Meat Rolls',
];
const prices = [0, 1, 1, 0, 2, 1, 0, 1];

const eats = (card: string, me: Side = {}, foe: Side = {}) => {
  const table = board({ me: { hand: [card], ...me }, foe });
  return table.play('me', card, { target: table.characterId('me', 0) });
};

describe('food', () => {
  it.each(foods.map((card, i) => [card, prices[i]] as const))('%s costs %i, is fast and satiates', (card, price) => {
    const table = eats(card, { characters: [{ name: 'Diluc', hp: 5 }] });
    expect(table.dice('me')).toBe(8 - price);
    expect(table.on('me', 0)).toContain('Satiated');
    expect(table.waiting).toEqual(['me']);
    expect(table.names('hand', 'me')).toEqual([]);
  });

  it.each(foods)('%s is not for the satiated, the defeated or the opponent', (card) => {
    const table = board({
      me: {
        characters: [
          { name: 'Diluc', hp: 5, on: ['Satiated'] },
          { name: 'Kaeya', isDefeated: true },
          { name: 'Sucrose', hp: 5 },
        ],
        hand: [card],
      },
      foe: { characters: [{ name: 'Diluc', hp: 5 }] },
    });
    const refused = (target: number) => table.refused('me', 'PLAY_CARD', { card, target, dice: {} });
    expect(refused(table.characterId('me', 0))).toMatch(/Diluc, who is satiated for this round/);
    expect(refused(table.characterId('me', 1))).toMatch(/Kaeya, who is defeated/);
    expect(refused(table.characterId('foe', 0))).toMatch(/no character of yours/);
    const targets = table.legal('me').filter(({ args }) => args?.card === card);
    expect(new Set(targets.map(({ args }) => args?.target))).toEqual(new Set([table.characterId('me', 2)]));
  });

  it.each(foods.slice(0, 3))('%s is for the hurt only', (card) => {
    const table = board({ me: { characters: [{ name: 'Diluc' }, { name: 'Kaeya', hp: 5 }], hand: [card] } });
    const args = { card, target: table.characterId('me', 0), dice: {} };
    expect(table.refused('me', 'PLAY_CARD', args)).toMatch(/Diluc, who is not hurt/);
    const whole = board({ me: { hand: [card] } });
    expect(whole.refused('me', 'PLAY_CARD', { card })).toMatch(/nobody who is hurt and not satiated/);
  });
  it.each(foods.slice(3))('%s is for the unhurt as well, but not if all are satiated', (card) => {
    expect(eats(card).on('me', 0)).toContain('Satiated');
    const full = ['Diluc', 'Kaeya', 'Sucrose'].map((name) => ({ name, on: ['Satiated'] }));
    const table = board({ me: { characters: full, hand: [card] } });
    expect(table.refused('me', 'PLAY_CARD', { card })).toMatch(/nobody who is not satiated/);
  });

  it('who is satiated can eat again in the next round', () => {
    const table = eats('Jueyun Guoba', { hand: ['Jueyun Guoba', 'Lotus Flower Crisp'] });
    table.end('me', 'foe').keepDice();
    expect(table.on('me', 0)).toEqual([]);
    table.play('me', 'Lotus Flower Crisp', { target: table.characterId('me', 0) });
    expect(table.on('me', 0)).toEqual(['Lotus Flower Crisp (eaten)', 'Satiated']);
  });
  it('satiation ends with defeat', () => {
    const table = board({
      me: { characters: [{ name: 'Diluc', hp: 1, on: ['Satiated', 'Minty Meat Rolls (eaten)'] }] },
      foe: { characters: ['Kaeya'] },
      first: 'foe',
    }).skill('foe', 'Ceremonial Bladework');
    expect(table.on('me', 0)).toEqual([]);
  });
});

describe('what food does', () => {
  it('Sweet Madame heals 1, also on the bench', () => {
    const table = board({ me: { characters: ['Diluc', { name: 'Kaeya', hp: 3 }], hand: ['Sweet Madame'] } });
    table.play('me', 'Sweet Madame', { target: table.characterId('me', 1) });
    expect(table.hp('me')).toEqual([10, 4, 10]);
  });
  it('Mondstadt Hash Brown heals 2', () => {
    expect(eats('Mondstadt Hash Brown', { characters: [{ name: 'Diluc', hp: 5 }] }).hp('me')[0]).toBe(7);
  });

  it('Mushroom Pizza heals 1 now and 1 in each of the next two end phases', () => {
    const table = eats('Mushroom Pizza', { characters: [{ name: 'Diluc', hp: 5 }] });
    expect(table.hp('me')[0]).toBe(6);
    const hps = [1, 2, 3].map(() => {
      table
        .end(table.waiting[0] as 'me')
        .end(table.waiting[0] as 'me')
        .keepDice();
      return table.hp('me')[0];
    });
    expect(hps).toEqual([7, 8, 8]);
    expect(table.on('me', 0)).toEqual([]);
  });
  it('Mushroom Pizza also counts an end phase in which nobody was hurt any more', () => {
    const table = eats('Mushroom Pizza', { characters: [{ name: 'Diluc', hp: 9 }] });
    expect(table.end('me', 'foe').usages('me', 'attached0')).toEqual({ 'Mushroom Pizza (eaten)': 1 });
  });

  it('Jueyun Guoba: the next normal attack +1, and no other skill', () => {
    const table = eats('Jueyun Guoba', { dice: { omni: 16 } }, { ended: true });
    table.skill('me', 'Searing Onslaught');
    expect(table.hp('foe')[0]).toBe(7);
    expect(table.on('me', 0)).toContain('Jueyun Guoba (eaten)');
    table.skill('me', 'Tempered Sword');
    expect(table.hp('foe')[0]).toBe(4);
    expect(table.on('me', 0)).toEqual(['Satiated']);
    expect(table.skill('me', 'Tempered Sword').hp('foe')[0]).toBe(2);
  });
  it('Jueyun Guoba is for who ate it, not for another character', () => {
    const table = eats('Jueyun Guoba', { dice: { omni: 16 } }, { ended: true }).switchTo('me', 1);
    expect(table.skill('me', 'Ceremonial Bladework').hp('foe')[0]).toBe(8);
    expect(table.on('me', 0)).toContain('Jueyun Guoba (eaten)');
  });
  it('Jueyun Guoba also strengthens Frostflake Arrow, a normal attack, but not what pierces', () => {
    const table = eats('Jueyun Guoba', { characters: ['Ganyu'] }).skill('me', 'Frostflake Arrow');
    expect(table.hp('foe')).toEqual([7, 8, 8]);
  });

  it("Adeptus' Temptation: the next burst +3, its main hit only", () => {
    const table = eats(
      "Adeptus' Temptation",
      { characters: [{ name: 'Fischl', energy: 3 }], dice: { omni: 16 } },
      { ended: true },
    );
    table.skill('me', 'Bolts of Downfall');
    expect(table.hp('foe')).toEqual([8, 10, 10]);
    table.skill('me', 'Midnight Phantasmagoria');
    expect(table.hp('foe')).toEqual([1, 8, 8]);
    expect(table.on('me', 0)).toEqual(['Satiated']);
  });

  it('Lotus Flower Crisp: the next damage -3, once', () => {
    const table = eats('Lotus Flower Crisp', { ended: true }, { characters: ['Kaeya'], dice: { omni: 16 } });
    table.end('me').skill('foe', 'Frostgnaw');
    expect(table.hp('me')[0]).toBe(10);
    expect(table.aura('me', 0)).toEqual(['cryo']);
    expect(table.on('me', 0)).toEqual(['Satiated']);
    expect(table.skill('foe', 'Frostgnaw').hp('me')[0]).toBe(7);
  });
  it('Lotus Flower Crisp takes no more than there is, and nothing off what pierces', () => {
    const crisp = { name: 'Diluc', on: ['Lotus Flower Crisp (eaten)'] };
    const weak = board({ me: { characters: [crisp] }, foe: { characters: ['Barbara'] }, first: 'foe' });
    weak.skill('foe', 'Whisper of Water');
    expect(weak.hp('me')[0]).toBe(10);
    expect(weak.on('me', 0)).toEqual([]);
    const standby = { characters: ['Kaeya', crisp] };
    const ganyu = { characters: ['Ganyu'] };
    const pierced = board({ me: standby, foe: ganyu, first: 'foe' }).skill('foe', 'Frostflake Arrow');
    expect(pierced.hp('me')).toEqual([8, 8, 8]);
    expect(pierced.on('me', 1)).toEqual(['Lotus Flower Crisp (eaten)']);
  });

  it('Northern Smoked Chicken: the next normal attack costs 1 any less, once', () => {
    const table = eats('Northern Smoked Chicken', { dice: { pyro: 8 } }, { ended: true });
    table.skill('me', 'Searing Onslaught');
    expect(table.dice('me')).toBe(5);
    table.skill('me', 'Tempered Sword');
    expect(table.dice('me')).toBe(3);
    expect(table.on('me', 0)).toEqual(['Satiated']);
    expect(table.skill('me', 'Tempered Sword').dice('me')).toBe(0);
  });
  it('Northern Smoked Chicken takes nothing off the element: it cannot be paid without it', () => {
    const table = eats('Northern Smoked Chicken', { dice: { hydro: 4 } });
    expect(table.refused('me', 'SKILL', { skill: 'Tempered Sword', dice: { hydro: 2 } })).toMatch(/no skill of Diluc/);
  });
  it('Northern Smoked Chicken finds nothing to take off Frostflake Arrow, and stays', () => {
    const table = eats('Northern Smoked Chicken', { characters: ['Ganyu'] }).skill('me', 'Frostflake Arrow');
    expect(table.dice('me')).toBe(3);
    expect(table.on('me', 0)).toContain('Northern Smoked Chicken (eaten)');
  });

  it('Minty Meat Rolls: all normal attacks of the round cost 1 any less', () => {
    const table = eats('Minty Meat Rolls', { dice: { omni: 9 } }, { ended: true });
    for (const left of [6, 4, 2, 0]) expect(table.skill('me', 'Tempered Sword').dice('me')).toBe(left);
    expect(table.on('me', 0)).toEqual(['Minty Meat Rolls (eaten)', 'Satiated']);
  });

  it.each(foods.slice(3))('%s is over with the round', (card) => {
    expect(eats(card).end('me', 'foe').on('me', 0)).toEqual([]);
  });
});
