import { describe, expect, it } from 'vitest';
import { board, type InvokationTable, type Placed, type Side } from '../table.fixture.ts';

const companions = [
  ['Paimon', { hydro: 3 }],
  ['Katheryne', { hydro: 1, pyro: 1 }],
  ['Timmie', {}],
  ['Liben', {}],
  ['Chang the Ninth', {}],
  ['Ellin', { hydro: 2 }],
  ['Tubby', { hydro: 2 }],
  ['Iron Tongue Tian', { hydro: 1, pyro: 1 }],
  ['Liu Su', { hydro: 1 }],
  ['Timaeus', { hydro: 2 }],
  ['Wagner', { hydro: 2 }],
  ['Chef Mao', { hydro: 1 }],
] as const;

const having = (support: Placed, me: Side = {}, foe: Side = {}) =>
  board({ me: { supports: [support], dice: { omni: 16 }, ...me }, foe });
/** Both end the round, whoever is to begin. */
const nextRound = (table: InvokationTable) => {
  while (table.G.round === 1) table.end(table.waiting[0] as 'me');
  return table.keepDice();
};

describe('companions', () => {
  it.each(companions)('%s is played for its price and stays', (card, dice) => {
    const table = board({ me: { hand: [card], dice: { hydro: 3, pyro: 1 } } });
    table.play('me', card, { dice });
    expect(table.names('supports', 'me')).toEqual([card]);
    expect(table.waiting).toEqual(['me']);
  });
  it('49 in a full zone another support goes, and the new one comes last', () => {
    const supports = ['Paimon', 'Paimon', 'Paimon', 'Paimon'];
    const table = board({ me: { hand: ['Liyue Harbor Wharf'], supports } });
    const [first, second] = table.zone('me', 'supports').map(({ id }) => id);
    table.refused('me', 'PLAY_CARD', { card: 'Liyue Harbor Wharf', dice: { omni: 2 } });
    table.refused('me', 'PLAY_CARD', {
      card: 'Liyue Harbor Wharf',
      target: table.characterId('me', 0),
      dice: { omni: 2 },
    });
    table.play('me', 'Liyue Harbor Wharf', { target: first });
    expect(table.names('supports', 'me')).toEqual(['Paimon', 'Paimon', 'Paimon', 'Liyue Harbor Wharf']);
    expect(table.zone('me', 'supports')[0].id).toBe(second);
    expect(table.names('discard', 'me')).toEqual(['Paimon']);
  });
  it('in a zone with room nothing is asked, and two of a kind stand side by side', () => {
    const table = board({ me: { hand: ['Timmie'], supports: ['Timmie', 'Paimon', 'Liben'] } });
    const timmie = { card: 'Timmie', target: table.zone('me', 'supports')[0].id, dice: {} };
    table.refused('me', 'PLAY_CARD', timmie);
    table.play('me', 'Timmie');
    expect(table.names('supports', 'me')).toEqual(['Timmie', 'Paimon', 'Liben', 'Timmie']);
  });

  it('54 Paimon: next round 10 dice, one usage left; after the second time it leaves', () => {
    const table = nextRound(having('Paimon'));
    expect([table.dice('me'), table.usages('me', 'supports')]).toEqual([10, { Paimon: 1 }]);
    table.end('me', 'foe').keepDice();
    expect([table.dice('me'), table.names('supports', 'me')]).toEqual([10, []]);
    table.end('me', 'foe').keepDice();
    expect(table.dice('me')).toBe(8);
  });

  it('Katheryne: once per round the switch is fast, and still costs 1', () => {
    const table = having('Katheryne').switchTo('me', 1);
    expect([table.dice('me'), table.waiting]).toEqual([15, ['me']]);
    expect(table.switchTo('me', 2).waiting).toEqual(['foe']);
    nextRound(table);
    expect(table.end('foe').switchTo('me', 1).waiting).toEqual(['me']);
  });

  it('Timmie: a second and a third pigeon; then 1 card, 1 Omni, and it leaves', () => {
    const table = board({ me: { hand: ['Timmie'], pile: ['Paimon', 'Paimon', 'Paimon', 'Paimon', 'Paimon'] } });
    table.play('me', 'Timmie');
    expect(table.usages('me', 'supports')).toEqual({ Timmie: 1 });
    nextRound(table);
    expect([table.usages('me', 'supports'), table.dice('me')]).toEqual([{ Timmie: 2 }, 8]);
    table.end('me', 'foe').keepDice();
    expect([table.names('supports', 'me'), table.dice('me')]).toEqual([[], 9]);
    expect(table.names('hand', 'me')).toHaveLength(5);
  });

  it.each([
    [{ pyro: 3 }, 1],
    [{ pyro: 2, hydro: 2 }, 2],
    [{ pyro: 1, hydro: 1, geo: 1, anemo: 1 }, 3],
    [{ omni: 2 }, 2],
    [{ omni: 8 }, 3],
    [{ pyro: 2, omni: 2 }, 3],
    [{}, 0],
  ])('Liben collects of %j dice: %i', (dice, collected) => {
    const table = having('Liben', { dice });
    nextRound(table);
    if (collected < 3) expect(table.usages('me', 'supports')).toEqual({ Liben: collected });
    else expect(table.names('supports', 'me')).toEqual([]);
    expect(table.dice('me')).toBe(collected < 3 ? 8 : 10);
  });
  it('Liben collects 3 in total over the rounds, and then: draw 2, 2 Omni, and it leaves', () => {
    const table = having(
      { name: 'Liben', usages: 2 },
      { dice: { omni: 8 }, pile: ['Paimon', 'Paimon', 'Paimon', 'Paimon', 'Paimon'] },
    );
    nextRound(table);
    expect([table.names('supports', 'me'), table.dice('me'), table.names('hand', 'me').length]).toEqual([[], 10, 4]);
  });
  it('two Libens share what is left over', () => {
    const table = board({ me: { supports: ['Liben', 'Liben'], dice: { pyro: 2, hydro: 1, omni: 1 } } });
    nextRound(table);
    expect(table.zone('me', 'supports').map(({ usages }) => usages)).toEqual([1]);
    expect(table.dice('me')).toBe(10);
  });

  const hand = ['Strategize'];
  it.each<[string, Side, Side, string, number]>([
    ['Physical', {}, {}, 'Tempered Sword', 1],
    ['elemental without a reaction', {}, {}, 'Searing Onslaught', 0],
    ['a reaction', {}, { characters: [{ name: 'Kaeya', aura: 'cryo' }] }, 'Searing Onslaught', 1],
    ['Piercing', { characters: ['Ganyu'] }, {}, 'Frostflake Arrow', 1],
    [
      'Piercing and a reaction, once',
      { characters: [{ name: 'Fischl', energy: 3 }] },
      { characters: [{ name: 'Kaeya', aura: 'cryo' }] },
      'Midnight Phantasmagoria',
      1,
    ],
    ['no damage', { characters: ['Xiangling'] }, {}, 'Guoba Attack', 0],
    ['infused Physical', { characters: [{ name: 'Diluc', on: ['Pyro Infusion'] }] }, {}, 'Tempered Sword', 0],
    [
      'a status that follows and reacts',
      { characters: ['Barbara'], statuses: ['Pyronado'] },
      {},
      'Whisper of Water',
      1,
    ],
    [
      'a status that follows without a reaction',
      { characters: ['Diluc'], statuses: ['Pyronado'] },
      {},
      'Searing Onslaught',
      0,
    ],
    [
      'a summon that follows and reacts',
      { characters: [{ name: 'Fischl', on: ['Stellar Predator', 'Pyro Infusion'] }], summons: ['Oz'] },
      {},
      'Bolts of Downfall',
      1,
    ],
  ])('Chang the Ninth counts a skill: %s', (_what, me, foe, skill, count) => {
    const table = having('Chang the Ninth', me, foe).skill('me', skill);
    expect(table.usages('me', 'supports')).toEqual({ 'Chang the Ninth': count });
  });
  it("Chang the Ninth counts the opponent's skills too; at 3 it draws 2 and leaves", () => {
    const pile = [...hand, ...hand, ...hand];
    const table = having('Chang the Ninth', { pile }).skill('me', 'Tempered Sword').skill('foe', 'Tempered Sword');
    expect(table.usages('me', 'supports')).toEqual({ 'Chang the Ninth': 2 });
    table.skill('me', 'Tempered Sword');
    expect([table.names('supports', 'me'), table.names('hand', 'me').length]).toEqual([[], 2]);
    expect(table.names('discard', 'me')).toEqual(['Chang the Ninth']);
  });
  it('Chang the Ninth counts what the opponent’s statuses make of a skill', () => {
    // her skill brings in another character, and for that Icicle hits somebody who is wet
    const me = { characters: [{ name: 'Sucrose', aura: 'hydro' as const }] };
    const table = having('Chang the Ninth', me, { statuses: ['Icicle'] });
    table.skill('me', 'Astable Anemohypostasis Creation-6308');
    expect(table.on('me', 0)).toEqual(['Frozen']);
    expect(table.usages('me', 'supports')).toEqual({ 'Chang the Ninth': 1 });
  });
  it('Chang the Ninth looks at what was before its own turn, and at one skill', () => {
    const me = { characters: ['Sucrose'], statuses: ['Rainbow Bladework'], supports: ['Chang the Ninth'] };
    const foe = { characters: [{ name: 'Kaeya', aura: 'dendro' as const }] };
    const table = board({ me, foe }).skill('me', 'Wind Spirit Creation');
    expect(table.usages('me', 'supports')).toEqual({ 'Chang the Ninth': 1 });
    table.skill('foe', 'Frostgnaw');
    expect(table.usages('me', 'supports')).toEqual({ 'Chang the Ninth': 1 });
  });
  it('Chang the Ninth does not count what a switch set off before the skill', () => {
    const table = having(
      'Chang the Ninth',
      { characters: ['Kaeya', 'Keqing'], hand: ['Lightning Stiletto'], statuses: ['Icicle'] },
      { characters: [{ name: 'Diluc', aura: 'hydro' }] },
    );
    // Icicle freezes, and the skill itself finds no aura
    table.play('me', 'Lightning Stiletto');
    expect([table.on('foe', 0), table.aura('foe', 0)]).toEqual([['Frozen'], ['electro']]);
    expect(table.usages('me', 'supports')).toEqual({ 'Chang the Ninth': 0 });
  });
  it('Chang the Ninth does not count what summons and statuses do without a skill', () => {
    const table = having(
      'Chang the Ninth',
      { statuses: ['Icicle'], summons: ['Guoba'] },
      { characters: [{ name: 'Diluc', aura: 'pyro' }] },
    ).switchTo('me', 1);
    table.end('foe', 'me');
    expect(table.usages('me', 'supports')).toEqual({ 'Chang the Ninth': 0 });
  });

  it('Ellin: a skill already used this round costs 1 less, once per round', () => {
    const table = having('Ellin', {}, { ended: true });
    const dice = ['Searing Onslaught', 'Tempered Sword', 'Searing Onslaught', 'Tempered Sword'].map((skill) =>
      table.skill('me', skill).dice('me'),
    );
    expect(dice).toEqual([13, 10, 8, 5]);
  });
  it('Ellin knows skills used before it came, looks at each character apart, and forgets at the end of the round', () => {
    const me = { hand: ['Ellin'], supports: [], dice: { omni: 8 } };
    const late = board({ me, foe: { ended: true } })
      .skill('me', 'Tempered Sword')
      .play('me', 'Ellin');
    expect(late.skill('me', 'Tempered Sword').dice('me')).toBe(1);
    const other = having('Ellin', {}, { ended: true }).skill('me', 'Tempered Sword').switchTo('me', 1);
    expect(other.skill('me', 'Ceremonial Bladework').dice('me')).toBe(9);
    const table = nextRound(having('Ellin').skill('me', 'Tempered Sword'));
    expect(table.character('me', 0).used).toBe(0);
  });
  it('Ellin takes the element first', () => {
    const table = having('Ellin', { dice: { pyro: 1, hydro: 4 } }, { ended: true }).skill('me', 'Tempered Sword');
    table.skill('me', 'Tempered Sword', { hydro: 2 });
    expect(table.dice('me')).toBe(0);
  });

  it('Tubby: once per round a location costs 2 less, and nothing else does', () => {
    const cards = ['Paimon', 'Dawn Winery', 'Jade Chamber', 'Wangshu Inn'];
    const table = having('Tubby', { hand: cards });
    const dice = [
      table.play('me', 'Paimon').dice('me'),
      table.play('me', 'Dawn Winery').dice('me'),
      table.play('me', 'Jade Chamber').dice('me'),
    ];
    expect(dice).toEqual([13, 13, 12]);
  });
  it('Tubby makes a location for 1 free, and that is its use of the round', () => {
    const table = having('Tubby', { hand: ['Jade Chamber', 'Dawn Winery'] });
    expect(table.play('me', 'Jade Chamber').dice('me')).toBe(16);
    expect(table.play('me', 'Dawn Winery').dice('me')).toBe(14);
  });

  it('Iron Tongue Tian: end phase 1 energy, the active character first; twice', () => {
    const characters = [{ name: 'Diluc', energy: 3 }, { name: 'Kaeya', energy: 1 }, 'Sucrose'];
    const table = nextRound(having('Iron Tongue Tian', { characters }));
    expect([0, 1, 2].map((place) => table.energy('me', place))).toEqual([3, 2, 0]);
    expect(table.usages('me', 'supports')).toEqual({ 'Iron Tongue Tian': 1 });
    table.end('me', 'foe').keepDice();
    expect([0, 1, 2].map((place) => table.energy('me', place))).toEqual([3, 2, 1]);
    expect(table.names('supports', 'me')).toEqual([]);
  });
  it('Iron Tongue Tian waits while all are full, and skips the defeated', () => {
    const characters = [
      { name: 'Diluc', energy: 3 },
      { name: 'Kaeya', isDefeated: true },
      { name: 'Sucrose', energy: 2 },
    ];
    const table = nextRound(having('Iron Tongue Tian', { characters }));
    expect(table.usages('me', 'supports')).toEqual({ 'Iron Tongue Tian': 2 });
    expect(table.energy('me', 1)).toBe(0);
  });

  it('Liu Su: 1 energy for who comes in without, once per round, twice in all', () => {
    const table = having('Liu Su', {}, { ended: true }).switchTo('me', 1);
    expect([table.energy('me', 1), table.usages('me', 'supports')]).toEqual([1, { 'Liu Su': 1 }]);
    expect(table.switchTo('me', 2).energy('me', 2)).toBe(0);
    nextRound(table);
    table.end('foe').switchTo('me', 0);
    expect([table.energy('me', 0), table.names('supports', 'me')]).toEqual([1, []]);
  });
  it('Liu Su leaves who has energy, and the opponent, alone; a forced switch counts', () => {
    const characters = ['Diluc', { name: 'Kaeya', energy: 1 }, 'Sucrose'];
    const table = having('Liu Su', { characters }).switchTo('me', 1).switchTo('foe', 1);
    expect([table.energy('me', 1), table.energy('foe', 1), table.usages('me', 'supports')]).toEqual([
      1,
      0,
      { 'Liu Su': 2 },
    ]);
    const forced = board({ me: { supports: ['Liu Su'] }, foe: { characters: ['Sucrose'] }, first: 'foe' });
    forced.skill('foe', 'Astable Anemohypostasis Creation-6308');
    expect([forced.active('me'), forced.energy('me', 2)]).toEqual([2, 1]);
  });

  const crafters = [
    ['Timaeus', "Adventurer's Bandana", "Exile's Circlet", 'White Iron Greatsword', 1],
    ['Wagner', 'White Iron Greatsword', "Wolf's Gravestone", "Adventurer's Bandana", 2],
  ] as const;
  it.each(crafters)('%s starts with 2 materials and gets 1 each end phase', (name) => {
    const table = board({ me: { hand: [name] } }).play('me', name);
    expect(table.usages('me', 'supports')).toEqual({ [name]: 2 });
    expect(nextRound(table).usages('me', 'supports')).toEqual({ [name]: 3 });
  });
  it.each(crafters)('%s pays %s, once per round', (name, card, other, _not, price) => {
    const table = having({ name, usages: 6 }, { hand: [card, other] });
    table.play('me', card, { target: table.characterId('me', 0), dice: {} });
    expect([table.dice('me'), table.usages('me', 'supports')]).toEqual([16, { [name]: 6 - price }]);
    table.play('me', other, { target: table.characterId('me', 0) });
    expect([table.dice('me') < 16, table.usages('me', 'supports')]).toEqual([true, { [name]: 6 - price }]);
  });
  it.each(crafters)(
    '%s stays without materials, pays all or nothing, and nothing but its kind',
    (name, card, _o, not, price) => {
      const table = having({ name, usages: price }, { hand: [card, not, card] });
      table.play('me', not, { target: table.characterId('me', 0) });
      const paid = table.dice('me');
      expect([paid < 16, table.usages('me', 'supports')]).toEqual([true, { [name]: price }]);
      table.play('me', card, { target: table.characterId('me', 0), dice: {} });
      expect([table.dice('me'), table.usages('me', 'supports')]).toEqual([paid, { [name]: 0 }]);
      const short = having({ name, usages: price - 1 }, { hand: [card] });
      const free = { card, target: short.characterId('me', 0), dice: {} };
      short.refused('me', 'PLAY_CARD', free);
      short.play('me', card, { target: short.characterId('me', 0) });
      expect([short.dice('me'), short.usages('me', 'supports')]).toEqual([16 - price, { [name]: price - 1 }]);
    },
  );

  it('Chef Mao: after own food 1 die of an element, once per round', () => {
    const table = having('Chef Mao', {
      hand: ['Jueyun Guoba', 'Northern Smoked Chicken', 'Toss-Up'],
      dice: { omni: 1 },
    });
    table.play('me', 'Jueyun Guoba', { target: table.characterId('me', 0) });
    expect([table.dice('me'), table.player('me').omni]).toEqual([2, 1]);
    table.play('me', 'Northern Smoked Chicken', { target: table.characterId('me', 1) });
    expect(table.dice('me')).toBe(2);
  });
  it("Chef Mao: not for other cards, and not for the opponent's food", () => {
    const table = having('Chef Mao', { hand: ['Starsigns'] }, { hand: ['Jueyun Guoba'] }).play('me', 'Starsigns');
    expect(table.dice('me')).toBe(14);
    table.end('me').play('foe', 'Jueyun Guoba', { target: table.characterId('foe', 0) });
    expect([table.dice('me'), table.dice('foe')]).toEqual([14, 8]);
  });
});
