import { describe, expect, it } from 'vitest';
import { board, type Placed, type PlacedCharacter, type Side } from '../table.fixture.ts';

const MIMICS = ['Squirrel', 'Raptor', 'Frog'];
const FRESH: Record<string, number> = { Squirrel: 2, Raptor: 3, Frog: 2 };
const having = (
  summons: readonly Placed[] = [],
  rhodeia: Omit<PlacedCharacter, 'name'> = {},
  seed = 1,
  me: Side = {},
) => board({ me: { characters: [{ name: 'Rhodeia of Loch', ...rhodeia }], summons, ...me }, seed });
const SEEDS = Array.from({ length: 20 }, (_, i) => i + 1);

describe('Rhodeia of Loch', () => {
  it('Surge: 1 Hydro', () => {
    const table = having().skill('me', 'Surge');
    expect([table.hp('foe'), table.aura('foe', 0), table.energy('me', 0)]).toEqual([[9, 10, 10], ['hydro'], 1]);
  });

  it('Oceanid Mimic Summoning: one Mimic, each kind at times', () => {
    const seen = SEEDS.map((seed) => {
      const table = having([], {}, seed).skill('me', 'Oceanid Mimic Summoning');
      expect([table.hp('foe')[0], table.dice('me'), table.energy('me', 0)]).toEqual([10, 5, 1]);
      const [name, ...others] = table.names('summons', 'me');
      expect(others).toEqual([]);
      expect(table.usages('me', 'summons')).toEqual({ [name]: FRESH[name] });
      return name;
    });
    expect(new Set(seen)).toEqual(new Set(MIMICS));
  });
  it.each(MIMICS)('Oceanid Mimic Summoning takes %s if only that one is missing', (missing) => {
    const out = MIMICS.filter((name) => name !== missing);
    for (const seed of SEEDS) {
      const table = having(out, {}, seed).skill('me', 'Oceanid Mimic Summoning');
      expect(table.names('summons', 'me')).toEqual([...out, missing]);
    }
  });
  it('Oceanid Mimic Summoning with all of them out refreshes one', () => {
    const out = MIMICS.map((name) => ({ name, usages: 1 }));
    for (const seed of SEEDS) {
      const table = having(out, {}, seed).skill('me', 'Oceanid Mimic Summoning');
      const fresh = table.zone('me', 'summons').filter(({ usages }) => usages !== 1);
      expect(fresh.map(({ name, usages }) => FRESH[name] === usages)).toEqual([true]);
    }
  });

  it('The Myriad Wilds: two different Mimics for 5 Hydro', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const table = having([], {}, seed).skill('me', 'The Myriad Wilds');
      const names = table.names('summons', 'me');
      expect([new Set(names).size, table.dice('me'), table.energy('me', 0)]).toEqual([2, 3, 1]);
      for (const name of names) seen.add(name);
    }
    expect(seen).toEqual(new Set(MIMICS));
  });
  it('The Myriad Wilds: kinds that are out come last, and always two different ones', () => {
    const out = [{ name: 'Frog', usages: 1 }];
    const two = [
      { name: 'Frog', usages: 1 },
      { name: 'Raptor', usages: 1 },
    ];
    for (const seed of SEEDS) {
      const one = having(out, {}, seed).skill('me', 'The Myriad Wilds').usages('me', 'summons');
      expect(one).toEqual({ Frog: 1, Raptor: 3, Squirrel: 2 });
      const refreshed = having(two, {}, seed).skill('me', 'The Myriad Wilds').usages('me', 'summons');
      expect([refreshed.Squirrel, [refreshed.Frog, refreshed.Raptor].filter((usages) => usages === 1).length]).toEqual([
        2, 1,
      ]);
      const all = having([...two, { name: 'Squirrel', usages: 1 }], {}, seed).skill('me', 'The Myriad Wilds');
      expect(all.zone('me', 'summons').filter(({ usages }) => usages === 1)).toHaveLength(1);
    }
  });
  it('The Myriad Wilds in a zone with room for one: one is lost', () => {
    const table = having(['Oz', 'Guoba', 'Melody Loop']).skill('me', 'The Myriad Wilds');
    expect(table.names('summons', 'me')).toHaveLength(4);
  });

  it.each([
    [[], 8],
    [['Squirrel'], 6],
    [['Squirrel', 'Oz', 'Frog'], 2],
  ])('Tide and Torrent: 2 Hydro and 2 for each own summon: %j leaves %i', (summons, hp) => {
    const table = having(summons, { energy: 3 }).skill('me', 'Tide and Torrent');
    expect([table.hp('foe')[0], table.energy('me', 0), table.dice('me')]).toEqual([hp, 0, 5]);
    expect(Object.values(table.usages('me', 'summons'))).toEqual(summons.map(() => 2));
  });

  it('Streaming Surge: Tide and Torrent at once, and each own summon +1 usage', () => {
    const hand = ['Streaming Surge'];
    const table = having(['Raptor', 'Oz'], { energy: 3 }, 1, { hand }).play('me', 'Streaming Surge');
    expect([table.hp('foe')[0], table.usages('me', 'summons'), table.dice('me')]).toEqual([4, { Raptor: 4, Oz: 3 }, 4]);
  });
  it('Streaming Surge: later bursts too, other skills not', () => {
    const on = ['Streaming Surge'];
    const again = having(['Oz'], { energy: 3, on }).skill('me', 'Tide and Torrent');
    expect(again.usages('me', 'summons')).toEqual({ Oz: 3 });
    expect(having(['Oz'], { on }).skill('me', 'Surge').usages('me', 'summons')).toEqual({ Oz: 2 });
  });

  it.each([
    ['Squirrel', 2, 2],
    ['Raptor', 1, 3],
  ])('%s: %i Hydro in %i end phases', (name, deals, times) => {
    const table = having([name]);
    for (let i = 1; i <= times; i++) {
      table.end('me', 'foe').keepDice();
      expect([table.hp('foe')[0], table.usages('me', 'summons')[name] ?? 0]).toEqual([10 - i * deals, times - i]);
    }
    expect([table.aura('foe', 0), table.names('summons', 'me')]).toEqual([['hydro'], []]);
  });

  it('51 Frog: two hits of 2 Physical deal 1 each; without usages it stays, and leaves in the end phase with 2 Hydro', () => {
    const table = board({ me: { characters: ['Kaeya'] }, foe: { summons: ['Frog'], ended: true } });
    table.skill('me', 'Ceremonial Bladework');
    expect([table.hp('foe')[0], table.usages('foe', 'summons')]).toEqual([9, { Frog: 1 }]);
    table.skill('me', 'Ceremonial Bladework');
    expect([table.hp('foe')[0], table.usages('foe', 'summons')]).toEqual([8, { Frog: 0 }]);
    table.end('me');
    expect([table.hp('me'), table.aura('me', 0), table.names('summons', 'foe')]).toEqual([[8, 10, 10], ['hydro'], []]);
  });
  it('51 a Frog without usages guards nobody, and one with usages stays in the end phase', () => {
    const empty = { summons: [{ name: 'Frog', usages: 0 }] };
    expect(
      board({ me: { characters: ['Kaeya'] }, foe: empty })
        .skill('me', 'Ceremonial Bladework')
        .hp('foe')[0],
    ).toBe(8);
    const full = board({ me: { summons: ['Frog'] } }).end('me', 'foe');
    expect([full.hp('foe')[0], full.usages('me', 'summons')]).toEqual([10, { Frog: 2 }]);
  });
});
