import { describe, expect, it } from 'vitest';
import { board } from '../table.fixture.ts';

/** Who uses each type, with their normal attack, elemental skill and what these deal. */
const users = {
  catalyst: {
    name: 'Sucrose',
    normal: 'Wind Spirit Creation',
    deals: 1,
    elemental: 'Astable Anemohypostasis Creation-6308',
  },
  bow: { name: 'Fischl', normal: 'Bolts of Downfall', deals: 2, elemental: 'Nightrider' },
  claymore: { name: 'Diluc', normal: 'Tempered Sword', deals: 2, elemental: 'Searing Onslaught' },
  polearm: { name: 'Xiangling', normal: 'Dough-Fu', deals: 2, elemental: 'Guoba Attack' },
  sword: { name: 'Kaeya', normal: 'Ceremonial Bladework', deals: 2, elemental: 'Frostgnaw' },
} as const;
const elementOf = { Sucrose: 'anemo', Fischl: 'electro', Diluc: 'pyro', Xiangling: 'pyro', Kaeya: 'cryo' } as const;

const weapons = [
  ['Magic Guide', 'catalyst', 2],
  ['Raven Bow', 'bow', 2],
  ['White Iron Greatsword', 'claymore', 2],
  ['White Tassel', 'polearm', 2],
  ["Traveler's Handy Sword", 'sword', 2],
  ['Sacrificial Fragments', 'catalyst', 3],
  ['Sacrificial Bow', 'bow', 3],
  ['Sacrificial Greatsword', 'claymore', 3],
  ['Sacrificial Sword', 'sword', 3],
  ["Wolf's Gravestone", 'claymore', 3],
  ['Aquila Favonia', 'sword', 3],
] as const;
const sacrificial = weapons.slice(5, 9);

describe('weapons', () => {
  it.each(weapons)('%s is a %s for %i alike, and gives its bearer damage +1', (card, type, price) => {
    const { name, normal, deals } = users[type];
    const table = board({ me: { characters: [name], hand: [card], dice: { hydro: price, omni: 3 } } });
    table.play('me', card, { target: table.characterId('me', 0), dice: { hydro: price } });
    expect(table.on('me', 0)).toEqual([card]);
    expect(table.waiting).toEqual(['me']);
    expect(table.skill('me', normal).hp('foe')[0]).toBe(10 - deals - 1);
  });

  it.each(weapons)('%s is only for who uses a %s, and costs matching dice', (card, type, price) => {
    const other = type === 'bow' ? 'Kaeya' : 'Fischl';
    const table = board({ me: { characters: [users[type].name, other], hand: [card] } });
    const args = { card, target: table.characterId('me', 1), dice: { omni: price } };
    expect(table.refused('me', 'PLAY_CARD', args)).toMatch(new RegExp(`${other}, who uses no ${type}`));
    const mixed = board({ me: { characters: [users[type].name], hand: [card], dice: { hydro: price - 1, pyro: 1 } } });
    const pay = { card, target: mixed.characterId('me', 0), dice: { hydro: price - 1, pyro: 1 } };
    expect(mixed.refused('me', 'PLAY_CARD', pay)).toMatch(/alike/);
  });
  it('nobody at all uses the type: the card cannot be played', () => {
    const table = board({ me: { hand: ['Raven Bow'] } });
    expect(table.refused('me', 'PLAY_CARD', { card: 'Raven Bow' })).toMatch(/finds no character/);
  });
  it('a weapon may go to the bench, and does nothing for who stands in front', () => {
    const table = board({ me: { characters: ['Diluc', 'Kaeya'], hand: ["Traveler's Handy Sword"] } });
    table.play('me', "Traveler's Handy Sword", { target: table.characterId('me', 1) }).skill('me', 'Tempered Sword');
    expect(table.on('me', 1)).toEqual(["Traveler's Handy Sword"]);
    expect(table.hp('foe')[0]).toBe(8);
  });
  it('39 a bonus stays with its character: Icicle of a Kaeya with a sword deals exactly 2', () => {
    const kaeya = { name: 'Kaeya', on: ["Traveler's Handy Sword"] };
    const table = board({ me: { characters: [kaeya], statuses: ['Icicle'] } }).switchTo('me', 1);
    expect(table.hp('foe')[0]).toBe(8);
    expect(table.usages('me', 'statuses')).toEqual({ Icicle: 2 });
  });

  it('50 a new weapon replaces the old one and comes last', () => {
    const kaeya = { name: 'Kaeya', on: ["Traveler's Handy Sword", "Adventurer's Bandana"] };
    const table = board({ me: { characters: [kaeya], hand: ['Sacrificial Sword'] } });
    table.play('me', 'Sacrificial Sword', { target: table.characterId('me', 0) });
    expect(table.on('me', 0)).toEqual(["Adventurer's Bandana", 'Sacrificial Sword']);
    expect(table.names('discard', 'me')).toEqual(["Traveler's Handy Sword"]);
  });

  it.each(sacrificial)('%s (%s): after the elemental skill 1 die of its element, once per round', (card, type) => {
    const { name, elemental, normal } = users[type];
    const table = board({
      me: { characters: [{ name, on: [card] }], dice: { omni: 16 } },
      foe: { ended: true },
    });
    table.skill('me', normal);
    expect(table.dice('me')).toBe(13);
    table.skill('me', elemental);
    expect(table.dice('me')).toBe(11);
    expect(table.player('me')[elementOf[name]]).toBe(1);
    table.skill('me', elemental, { omni: 3 });
    expect(table.dice('me')).toBe(8);
  });
  it("Sacrificial Sword does not look at another character's skill, and refills", () => {
    const kaeya = { name: 'Kaeya', on: [{ name: 'Sacrificial Sword', spent: 1 }] };
    const table = board({ me: { characters: ['Diluc', kaeya] } }).skill('me', 'Searing Onslaught');
    expect(table.dice('me')).toBe(5);
    table.end('foe', 'me').keepDice();
    expect(table.zone('me', 'attached1')[0].spent).toBe(0);
  });

  it.each([
    [10, 3],
    [7, 3],
    [6, 5],
    [5, 5],
  ])("Wolf's Gravestone against %i hp: a normal attack deals %i", (hp, deals) => {
    const table = board({
      me: { characters: [{ name: 'Diluc', on: ["Wolf's Gravestone"] }] },
      foe: { characters: [{ name: 'Kaeya', hp }] },
    }).skill('me', 'Tempered Sword');
    expect(table.hp('foe')[0]).toBe(hp - deals);
  });

  it('Aquila Favonia: after skills of the opponent heal 1 while active, twice per round', () => {
    const kaeya = { name: 'Kaeya', hp: 9, on: ['Aquila Favonia'] };
    const table = board({
      me: { characters: [kaeya], ended: true },
      foe: { characters: ['Barbara'], dice: { omni: 16 } },
      first: 'foe',
    });
    const hps = [1, 2, 3].map(() => table.skill('foe', 'Whisper of Water').hp('me')[0]);
    expect(hps).toEqual([9, 9, 8]);
  });
  it('Aquila Favonia heals nobody on the bench, and not after own skills', () => {
    const kaeya = { name: 'Kaeya', hp: 5, on: ['Aquila Favonia'] };
    const bench = board({ me: { characters: ['Diluc', kaeya] }, foe: { characters: ['Barbara'] }, first: 'foe' });
    expect(bench.skill('foe', 'Whisper of Water').hp('me')).toEqual([9, 5, 10]);
    const own = board({ me: { characters: [kaeya] } }).skill('me', 'Ceremonial Bladework');
    expect(own.hp('me')[0]).toBe(5);
  });
});
