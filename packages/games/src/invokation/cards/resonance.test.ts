import { describe, expect, it } from 'vitest';
import { deckProblems } from '../deck.ts';
import { board, type Side } from '../table.fixture.ts';
import { version33 } from '../version-3.3.ts';

const woven = [
  ['Woven Flames', 'pyro'],
  ['Woven Waters', 'hydro'],
  ['Woven Thunder', 'electro'],
  ['Woven Ice', 'cryo'],
  ['Woven Winds', 'anemo'],
  ['Woven Stone', 'geo'],
  ['Woven Weeds', 'dendro'],
] as const;
const others = [
  ['Fervent Flames', 'pyro'],
  ['Soothing Water', 'hydro'],
  ['High Voltage', 'electro'],
  ['Shattering Ice', 'cryo'],
  ['Impetuous Winds', 'anemo'],
  ['Enduring Rock', 'geo'],
  ['Sprawling Greenery', 'dendro'],
] as const;

const pairs: Record<string, readonly string[]> = {
  pyro: ['Diluc', 'Xiangling', 'Kaeya'],
  hydro: ['Mona', 'Barbara', 'Kaeya'],
  electro: ['Fischl', 'Keqing', 'Kaeya'],
  cryo: ['Kaeya', 'Ganyu', 'Diluc'],
  geo: ['Ningguang', 'Noelle', 'Kaeya'],
};
const problems = (characters: readonly string[], card: string): string =>
  deckProblems(version33, { characters, cards: { [card]: 2 } }).join('; ');

const play = (card: string, me: Side = {}, foe: Side = {}) =>
  board({ me: { hand: [card], ...me }, foe }).play('me', card);

describe('resonance', () => {
  it.each([...woven, ...others])('%s is for decks with two %s characters', (card, element) => {
    const one = element === 'geo' ? ['Noelle', 'Diluc', 'Kaeya'] : ['Noelle', 'Sucrose', 'Collei'];
    expect(problems(one, card)).toContain(`${card} needs 2 ${element} characters`);
    if (pairs[element] !== undefined) expect(problems(pairs[element], card)).toBe('it has 2 cards, not 30');
  });
  it.each(woven)('%s creates 1 %s die for nothing', (card, element) => {
    const table = play(card, { dice: {} });
    expect(table.player('me')).toMatchObject({ dice: 1, [element]: 1 });
    expect(table.waiting).toEqual(['me']);
    expect(play(card, { dice: { omni: 16 } }).dice('me')).toBe(16);
  });
  it.each(others)('%s costs 1 %s', (card, element) => {
    const wrong = element === 'pyro' ? 'hydro' : 'pyro';
    const me = { characters: [{ name: 'Diluc', hp: 5 }], hand: [card] };
    const broke = board({ me: { ...me, dice: { [wrong]: 8 } } });
    expect(broke.refused('me', 'PLAY_CARD', { card })).toMatch(new RegExp(`costs 1 ${element}`));
    const table = board({ me: { ...me, dice: { [element]: 1 } } }).play('me', card, {
      ...(card === 'Impetuous Winds' ? {} : { dice: { [element]: 1 } }),
    });
    expect(table.player('me')).toMatchObject({ [element]: 0 });
    expect(table.waiting).toEqual(['me']);
  });
});

describe('Fervent Flames', () => {
  const card = 'Fervent Flames';
  const left = 'Fervent Flames (played)';
  it('the next Pyro reaction of the active character +3, once', () => {
    const table = play(card, { dice: { omni: 16 } }, { ended: true, characters: [{ name: 'Kaeya', aura: 'cryo' }] });
    expect(table.on('me', 0)).toEqual([left]);
    expect(table.skill('me', 'Searing Onslaught').hp('foe')[0]).toBe(10 - 3 - 2 - 3);
    expect(table.on('me', 0)).toEqual([]);
  });
  it('not without a reaction, and not for a reaction without Pyro', () => {
    const plain = play(card).skill('me', 'Searing Onslaught');
    expect([plain.hp('foe')[0], plain.on('me', 0)]).toEqual([7, [left]]);
    const frozen = play(card, { characters: ['Kaeya'] }, { characters: [{ name: 'Diluc', aura: 'hydro' }] });
    expect([frozen.skill('me', 'Frostgnaw').hp('foe')[0], frozen.on('me', 0)]).toEqual([6, [left]]);
  });
  it('counts a Swirl of Pyro, and the reaction of who was active, not of who comes in', () => {
    const swirl = play(card, { characters: ['Sucrose'] }, { characters: [{ name: 'Diluc', aura: 'pyro' }] });
    expect(swirl.skill('me', 'Wind Spirit Creation').hp('foe')).toEqual([6, 9, 9]);
    const other = play(card, {}, { ended: true, characters: [{ name: 'Diluc', aura: 'pyro' }] });
    expect(other.switchTo('me', 1).skill('me', 'Frostgnaw').hp('foe')[0]).toBe(5);
    expect(other.on('me', 0)).toEqual([left]);
  });
  it('not for a summon, and only this round', () => {
    const table = play(card, { summons: ['Guoba'] }, { characters: [{ name: 'Kaeya', aura: 'cryo' }] });
    table.end('me', 'foe');
    expect([table.hp('foe')[0], table.on('me', 0)]).toEqual([6, []]);
  });
});

describe('Soothing Water', () => {
  it('heals the active character 2 and the standbys 1', () => {
    const characters = [
      { name: 'Diluc', hp: 5 },
      { name: 'Kaeya', hp: 9 },
      { name: 'Sucrose', hp: 1 },
    ];
    expect(play('Soothing Water', { characters, active: 2 }).hp('me')).toEqual([6, 10, 3]);
  });
  it('heals nobody who is defeated, and needs somebody hurt', () => {
    const characters = ['Diluc', { name: 'Kaeya', isDefeated: true }, 'Sucrose'];
    const table = board({ me: { characters, hand: ['Soothing Water'] } });
    expect(table.refused('me', 'PLAY_CARD', { card: 'Soothing Water' })).toMatch(/who is hurt/);
    const hurt = {
      characters: [
        { name: 'Diluc', hp: 9 },
        { name: 'Kaeya', isDefeated: true },
      ],
    };
    expect(play('Soothing Water', hurt).hp('me')).toEqual([10, 0, 10]);
  });
});

describe('High Voltage', () => {
  const energies = (...energy: number[]): Side => ({
    characters: ['Diluc', 'Kaeya', 'Sucrose'].map((name, i) => ({ name, energy: energy[i] })),
  });
  it.each([
    [[0, 0, 0], 0, [1, 0, 0]],
    [[3, 0, 0], 0, [3, 1, 0]],
    [[3, 2, 1], 0, [3, 2, 2]],
    [[0, 2, 0], 1, [0, 2, 1]],
  ])('from %j with character %i active: %j', (before, active, after) => {
    const table = play('High Voltage', { ...energies(...before), active });
    expect([0, 1, 2].map((place) => table.energy('me', place))).toEqual(after);
  });
  it('needs somebody who is not full', () => {
    const table = board({ me: { ...energies(3, 2, 2), hand: ['High Voltage'] } });
    expect(table.refused('me', 'PLAY_CARD', { card: 'High Voltage' })).toMatch(/all of yours are full/);
  });
});

describe('Shattering Ice', () => {
  it('the next damage of the active character +2, whatever its element, once', () => {
    const table = play('Shattering Ice', { dice: { omni: 16 } }, { ended: true });
    expect(table.skill('me', 'Tempered Sword').hp('foe')[0]).toBe(6);
    expect(table.skill('me', 'Tempered Sword').hp('foe')[0]).toBe(4);
  });
  it('not for others, summons or what pierces, and only this round', () => {
    const ganyu = play('Shattering Ice', { characters: ['Ganyu'] }).skill('me', 'Frostflake Arrow');
    expect(ganyu.hp('foe')).toEqual([6, 8, 8]);
    const other = play('Shattering Ice', {}, { ended: true }).switchTo('me', 1).skill('me', 'Ceremonial Bladework');
    expect(other.hp('foe')[0]).toBe(8);
    const over = play('Shattering Ice', { summons: ['Oz'] }).end('me', 'foe');
    expect([over.hp('foe')[0], over.on('me', 0)]).toEqual([9, []]);
  });
});

describe('Impetuous Winds', () => {
  it('switches to the chosen character at once and creates 1 Omni', () => {
    const table = board({ me: { hand: ['Impetuous Winds'], statuses: ['Icicle'] } });
    table.play('me', 'Impetuous Winds', { target: table.characterId('me', 2) });
    expect([table.active('me'), table.dice('me'), table.waiting]).toEqual([2, 8, ['me']]);
    expect([table.hp('foe')[0], table.usages('me', 'statuses')]).toEqual([8, { Icicle: 2 }]);
  });
  it('goes to a living standby only, and is no switch action: discounts stay', () => {
    const card = 'Impetuous Winds';
    const characters = ['Diluc', { name: 'Kaeya', isDefeated: true }, 'Sucrose'];
    const table = board({ me: { characters, hand: [card], statuses: ['Changing Shifts (played)'] } });
    const args = { card, dice: { omni: 1 } };
    expect(table.refused('me', 'PLAY_CARD', { ...args, target: table.characterId('me', 0) })).toMatch(/active already/);
    expect(table.refused('me', 'PLAY_CARD', { ...args, target: table.characterId('me', 1) })).toMatch(/defeated/);
    expect(table.play('me', card).names('statuses', 'me')).toEqual(['Changing Shifts (played)']);
    const alone = ['Diluc', { name: 'Kaeya', isDefeated: true }, { name: 'Sucrose', isDefeated: true }];
    const nobody = board({ me: { characters: alone, hand: [card] } });
    expect(nobody.refused('me', 'PLAY_CARD', { card })).toMatch(/needs a standby character/);
  });
});

describe('Enduring Rock', () => {
  const geo = (name: string): Side => ({ characters: [name], dice: { omni: 16 } });
  it('after the next Geo damage of a skill a shield +3: the one made by that skill as well', () => {
    const table = play('Enduring Rock', geo('Noelle'), { ended: true }).skill('me', 'Breastplate');
    expect(table.usages('me', 'statuses')).toEqual({ 'Full Plate': 5 });
  });
  it('the oldest shield gets it, above its most', () => {
    const me = { ...geo('Ningguang'), statuses: [{ name: 'Crystallize', usages: 2 }, 'Full Plate'] };
    const table = play('Enduring Rock', me, { ended: true }).skill('me', 'Sparkling Scatter');
    expect(table.usages('me', 'statuses')).toEqual({ Crystallize: 5, 'Full Plate': 2 });
    table.skill('me', 'Sparkling Scatter');
    expect(table.usages('me', 'statuses')).toEqual({ Crystallize: 5, 'Full Plate': 2 });
  });
  it('waits for Geo, and is used by it even if there is no shield: a Jade Screen is none', () => {
    const physical = play('Enduring Rock', { ...geo('Noelle'), statuses: ['Crystallize'] }, { ended: true });
    physical.skill('me', 'Favonius Bladework-Maid');
    expect(physical.usages('me', 'statuses')).toEqual({ Crystallize: 1, 'Enduring Rock (played)': 1 });
    const screen = play('Enduring Rock', geo('Ningguang'), { ended: true }).skill('me', 'Jade Screen');
    expect(screen.usages('me', 'statuses')).toEqual({ 'Jade Screen': 2 });
  });
  it("not after the opponent's Geo damage, and only this round", () => {
    const table = play('Enduring Rock', { statuses: ['Crystallize'] }, { characters: ['Ningguang'] });
    table.skill('me', 'Tempered Sword').skill('foe', 'Sparkling Scatter');
    expect(table.usages('me', 'statuses')).toEqual({ 'Enduring Rock (played)': 1 });
    expect(table.end('me', 'foe').names('statuses', 'me')).toEqual([]);
  });
});

describe('Sprawling Greenery', () => {
  const left = 'Sprawling Greenery (played)';
  it('gives Burning Flame, Dendro Core and Catalyzing Field of one side +1 usage', () => {
    const both = { statuses: ['Dendro Core', 'Icicle', 'Catalyzing Field'], summons: ['Burning Flame', 'Oz'] };
    const table = play('Sprawling Greenery', both, both);
    expect(table.usages('me', 'statuses')).toEqual({ 'Dendro Core': 2, Icicle: 3, 'Catalyzing Field': 4, [left]: 1 });
    expect(table.usages('me', 'summons')).toEqual({ 'Burning Flame': 2, Oz: 2 });
    expect(table.usages('foe', 'statuses')).toEqual({ 'Dendro Core': 1, Icicle: 3, 'Catalyzing Field': 3 });
    expect(table.usages('foe', 'summons')).toEqual({ 'Burning Flame': 1, Oz: 2 });
  });
  it('the next reaction of the side +2, once, also of a summon', () => {
    const pyro = { characters: [{ name: 'Diluc', aura: 'pyro' as const }] };
    const table = play('Sprawling Greenery', { characters: ['Kaeya'] }, pyro).skill('me', 'Frostgnaw');
    expect([table.hp('foe')[0], table.names('statuses', 'me')]).toEqual([3, []]);
    const summon = play('Sprawling Greenery', { summons: ['Raptor'] }, pyro).end('me', 'foe');
    expect(summon.hp('foe')[0]).toBe(10 - 1 - 2 - 2);
  });
  it('not without a reaction, not for the opponent, and only this round', () => {
    const table = play('Sprawling Greenery').skill('me', 'Searing Onslaught');
    expect([table.hp('foe')[0], table.names('statuses', 'me')]).toEqual([7, [left]]);
    const theirs = board({
      me: { characters: [{ name: 'Diluc', aura: 'pyro' }], statuses: [left] },
      foe: { characters: ['Kaeya'] },
      first: 'foe',
    }).skill('foe', 'Frostgnaw');
    expect([theirs.hp('me')[0], theirs.names('statuses', 'me')]).toEqual([5, [left]]);
    expect(theirs.end('me', 'foe').names('statuses', 'me')).toEqual([]);
  });
});
