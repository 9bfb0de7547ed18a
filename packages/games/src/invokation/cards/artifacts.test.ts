import { describe, expect, it } from 'vitest';
import { board, type Side } from '../table.fixture.ts';

const artifacts = [
  ["Adventurer's Bandana", { hydro: 1 }],
  ["Lucky Dog's Silver Circlet", { hydro: 1, pyro: 1 }],
  ["Traveling Doctor's Handkerchief", { hydro: 1 }],
  ["Gambler's Earrings", { hydro: 1 }],
  ["Instructor's Cap", { hydro: 1, pyro: 1 }],
  ["Exile's Circlet", { hydro: 1, pyro: 1 }],
] as const;

/** Diluc wears it, hurt and full of energy, and the opponent has ended the round. */
const wearing = (card: string, me: Side = {}, foe: Side = {}) =>
  board({
    me: { characters: [{ name: 'Diluc', hp: 2, energy: 3, on: [card] }], dice: { omni: 16 }, ...me },
    foe: { ended: true, ...foe },
  });

describe('artifacts', () => {
  it.each(artifacts)('%s is for anybody', (card, dice) => {
    for (const place of [0, 1, 2]) {
      const table = board({ me: { hand: [card], dice: { hydro: 1, pyro: 1 } } });
      table.play('me', card, { target: table.characterId('me', place), dice });
      expect(table.on('me', place)).toEqual([card]);
      expect(table.waiting).toEqual(['me']);
    }
  });
  it.each(artifacts)('%s replaces another artifact, and is not for the defeated', (card, dice) => {
    const worn = artifacts.find(([name]) => name !== card)?.[0] as string;
    const characters = [
      { name: 'Diluc', on: [worn, 'White Iron Greatsword'] },
      { name: 'Kaeya', isDefeated: true },
    ];
    const table = board({ me: { characters, hand: [card], dice: { hydro: 1, pyro: 1 } } });
    const dead = { card, target: table.characterId('me', 1), dice };
    expect(table.refused('me', 'PLAY_CARD', dead)).toMatch(/Kaeya, who is defeated/);
    table.play('me', card, { target: table.characterId('me', 0), dice });
    expect(table.on('me', 0)).toEqual(['White Iron Greatsword', card]);
    expect(table.names('discard', 'me')).toEqual([worn]);
  });

  it("Adventurer's Bandana: after its normal attack heal 1, three times per round", () => {
    const table = wearing("Adventurer's Bandana", { dice: { omni: 16 } });
    const hps = [1, 2, 3, 4].map(() => table.skill('me', 'Tempered Sword').hp('me')[0]);
    expect(hps).toEqual([3, 4, 5, 5]);
  });
  it("Adventurer's Bandana: not after other skills, and not after others' attacks", () => {
    const table = wearing("Adventurer's Bandana").skill('me', 'Searing Onslaught').switchTo('me', 1);
    expect(table.skill('me', 'Ceremonial Bladework').hp('me')).toEqual([2, 10, 10]);
  });

  it("Lucky Dog's Silver Circlet: after its elemental skill heal 2, once per round", () => {
    const table = wearing("Lucky Dog's Silver Circlet").skill('me', 'Tempered Sword');
    expect(table.hp('me')[0]).toBe(2);
    expect(table.skill('me', 'Searing Onslaught').hp('me')[0]).toBe(4);
    expect(table.skill('me', 'Searing Onslaught').hp('me')[0]).toBe(4);
    table.end('me').keepDice();
    expect(table.zone('me', 'attached0')[0].spent).toBe(0);
  });

  const threeHurt = (on: readonly string[]): Side => ({
    characters: [
      { name: 'Kaeya', hp: 2, energy: 2, on },
      { name: 'Diluc', hp: 5 },
      { name: 'Sucrose', hp: 10 },
    ],
  });
  it("Traveling Doctor's Handkerchief: after its burst heal all 1, once per round", () => {
    const table = board({
      me: { ...threeHurt(["Traveling Doctor's Handkerchief"]), hand: ['Starsigns', 'Starsigns'], dice: { omni: 16 } },
      foe: { ended: true },
    });
    expect(table.skill('me', 'Glacial Waltz').hp('me')).toEqual([3, 6, 10]);
    table.play('me', 'Starsigns').play('me', 'Starsigns').skill('me', 'Glacial Waltz');
    expect(table.hp('me')).toEqual([3, 6, 10]);
  });
  it("Traveling Doctor's Handkerchief: not after other skills", () => {
    const table = board({ me: threeHurt(["Traveling Doctor's Handkerchief"]) }).skill('me', 'Frostgnaw');
    expect(table.hp('me')).toEqual([2, 5, 10]);
  });

  it("Gambler's Earrings: nothing on the bench, and nothing for own losses", () => {
    const earrings = { name: 'Diluc', on: ["Gambler's Earrings"] };
    const weak = { characters: [{ name: 'Diluc', hp: 2 }] };
    const bench = board({ me: { characters: ['Kaeya', earrings] }, foe: weak }).skill('me', 'Ceremonial Bladework');
    expect(bench.dice('me')).toBe(5);
    const lost = board({
      me: { characters: [earrings, { name: 'Kaeya', hp: 1 }] },
      foe: { characters: ['Ganyu'] },
      first: 'foe',
    }).skill('foe', 'Frostflake Arrow');
    expect([lost.hp('me')[1], lost.dice('me')]).toEqual([0, 8]);
  });
  it("Gambler's Earrings work as often as somebody is defeated", () => {
    const table = board({
      me: { characters: [{ name: 'Ganyu', on: ["Gambler's Earrings"] }] },
      foe: { characters: [{ name: 'Diluc' }, { name: 'Kaeya', hp: 2 }, { name: 'Sucrose', hp: 1 }] },
    }).skill('me', 'Frostflake Arrow');
    expect(table.dice('me')).toBe(8 - 5 + 4);
  });

  it("Instructor's Cap: after a skill with a reaction 1 die of its element, three times per round", () => {
    const kaeya = { name: 'Kaeya', on: ["Instructor's Cap"] };
    const table = board({
      me: { characters: [kaeya], dice: { omni: 16 } },
      foe: { ended: true, characters: [{ name: 'Diluc', aura: 'pyro' }] },
    }).skill('me', 'Frostgnaw');
    expect(table.dice('me')).toBe(14);
    expect(table.player('me').cryo).toBe(1);
    expect(table.skill('me', 'Frostgnaw', { omni: 3 }).dice('me')).toBe(11);
    const worn = (spent: number) =>
      board({
        me: { characters: [{ name: 'Kaeya', on: [{ name: "Instructor's Cap", spent }] }] },
        foe: { characters: [{ name: 'Diluc', aura: 'pyro' }] },
      }).skill('me', 'Frostgnaw');
    expect([worn(2).dice('me'), worn(3).dice('me')]).toEqual([6, 5]);
  });
  it("Instructor's Cap does not count reactions of others: summons, statuses, other characters", () => {
    const kaeya = { name: 'Kaeya', on: ["Instructor's Cap"] };
    const icicle = board({
      me: { characters: [kaeya], statuses: ['Icicle'] },
      foe: { characters: [{ name: 'Diluc', aura: 'pyro' }] },
    }).switchTo('me', 1);
    expect([icicle.hp('foe')[0], icicle.dice('me')]).toEqual([6, 7]);
    const other = board({
      me: { characters: ['Diluc', kaeya] },
      foe: { characters: [{ name: 'Diluc', aura: 'cryo' }] },
    }).skill('me', 'Searing Onslaught');
    expect(other.dice('me')).toBe(5);
  });
  it("Instructor's Cap: one die for a skill, however many reactions", () => {
    const sucrose = { name: 'Sucrose', on: ["Instructor's Cap"] };
    const table = board({
      me: { characters: [sucrose] },
      foe: {
        characters: [
          { name: 'Diluc', aura: 'hydro' },
          { name: 'Kaeya', aura: 'pyro' },
          { name: 'Sucrose', aura: 'pyro' },
        ],
      },
    }).skill('me', 'Wind Spirit Creation');
    expect(table.hp('foe')).toEqual([9, 7, 7]);
    expect(table.dice('me')).toBe(6);
  });

  it("Exile's Circlet: after its burst the standbys gain 1 energy, once per round", () => {
    const characters = [
      { name: 'Kaeya', energy: 2, on: ["Exile's Circlet"] },
      { name: 'Diluc', energy: 3 },
      { name: 'Sucrose', isDefeated: true },
    ];
    const full = board({ me: { characters } }).skill('me', 'Glacial Waltz');
    expect([0, 1, 2].map((place) => full.energy('me', place))).toEqual([0, 3, 0]);
    const two = ['Starsigns', 'Starsigns'];
    const table = board({
      me: { characters: [characters[0]], hand: two, dice: { omni: 16 } },
      foe: { ended: true },
    });
    table.skill('me', 'Glacial Waltz');
    expect([0, 1, 2].map((place) => table.energy('me', place))).toEqual([0, 1, 1]);
    table.play('me', 'Starsigns').play('me', 'Starsigns').skill('me', 'Glacial Waltz');
    expect([0, 1, 2].map((place) => table.energy('me', place))).toEqual([0, 1, 1]);
  });
});
