import { describe, expect, it } from 'vitest';
import { board } from '../table.fixture.ts';

/** Talent, character, its element, what it costs, energy, and the energy left after it. */
const talents = [
  ['Flowing Flame', 'Diluc', 'pyro', 3, 0],
  ['Crossfire', 'Xiangling', 'pyro', 4, 0],
  ['The Scent Remained', 'Xingqiu', 'hydro', 4, 0],
  ['Glorious Season', 'Barbara', 'hydro', 4, 0],
  ['Prophecy of Submersion', 'Mona', 'hydro', 3, 3],
  ['Streaming Surge', 'Rhodeia of Loch', 'hydro', 4, 3],
  ['Cold-Blooded Strike', 'Kaeya', 'cryo', 4, 0],
  ['Undivided Heart', 'Ganyu', 'cryo', 5, 0],
  ['Stellar Predator', 'Fischl', 'electro', 3, 0],
  ['Thundering Penance', 'Keqing', 'electro', 3, 0],
  ['Chaotic Entropy', 'Sucrose', 'anemo', 3, 2],
  ['Strategic Reserve', 'Ningguang', 'geo', 4, 0],
  ['I Got Your Back', 'Noelle', 'geo', 3, 0],
  ['Floral Sidewinder', 'Collei', 'dendro', 3, 0],
] as const;

describe('talents', () => {
  it.each(talents)('%s of %s costs its %s dice exactly (%i), and energy %i', (card, name, element, price, energy) => {
    const me = { characters: [{ name, energy }], hand: [card], dice: { [element]: 8 } };
    const table = board({ me });
    table.refused('me', 'PLAY_CARD', { card, dice: { [element]: price - 1 } });
    table.refused('me', 'PLAY_CARD', { card, dice: { [element]: price + 1 } });
    table.play('me', card, { dice: { [element]: price } });
    // a burst empties the energy, every other skill gives 1
    expect(table.energy('me', 0)).toBe(energy > 0 ? 0 : 1);
    expect(table.on('me', 0)).toContain(card);
    expect(table.waiting).toEqual(['foe']);
    if (energy === 0) return;
    const tired = board({ me: { ...me, characters: [{ name, energy: energy - 1 }] } });
    expect(tired.refused('me', 'PLAY_CARD', { card })).toMatch(/energy/);
  });
  it.each(talents)('%s needs %s active and able to act', (card, name, _element, _price, energy) => {
    const others = ['Diluc', 'Kaeya', 'Sucrose'].filter((other) => other !== name);
    const bench = board({ me: { characters: [others[0], { name, energy }, others[1]], hand: [card] } });
    expect(bench.refused('me', 'PLAY_CARD', { card })).toMatch(new RegExp(`needs ${name} as your active`));
    const frozen = board({ me: { characters: [{ name, energy, on: ['Frozen'] }], hand: [card] } });
    expect(frozen.refused('me', 'PLAY_CARD', { card })).toMatch(/frozen/);
  });
  it.each(talents)(
    '%s again replaces the old one, at the end of what %s has',
    (card, name, _element, _price, energy) => {
      const on = [card, "Adventurer's Bandana"];
      const table = board({ me: { characters: [{ name, energy, on }], hand: [card] } }).play('me', card);
      expect(table.on('me', 0).slice(0, 2)).toEqual(["Adventurer's Bandana", card]);
      expect(table.names('discard', 'me')).toEqual([card]);
    },
  );
});
