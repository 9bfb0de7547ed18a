import { describe, expect, it } from 'vitest';
import { type Board, type CommanderTable, table } from './table.fixture.ts';

const worth = (t: CommanderTable, seat = 0): number => t.match.line().evaluate(seat);
const ofA = (board: Board): number => worth(table({ players: 2, ...board }));
const base = ofA({});

describe('how bots judge Commander', () => {
  it('players who have the same are judged the same, but for who draws next', () => {
    const t = table({ players: 2, A: { battlefield: ['Vigil Seraph'] }, B: { battlefield: ['Vigil Seraph'] } });
    // A is in the upkeep step and draws next, B a turn later: half a card less
    expect(worth(t, 0) - worth(t, 1)).toBeCloseTo(1, 5);
  });

  it('life counts, the last points most', () => {
    const at = (life: number): number => ofA({ A: { life } });
    expect(at(40)).toBeGreaterThan(at(37));
    expect(at(4) - at(1)).toBeGreaterThan(2 * (at(40) - at(37)));
  });

  it('a creature is worth more on the battlefield than in hand, and a larger one more', () => {
    expect(ofA({ A: { battlefield: ['Meadow Cub'] } })).toBeGreaterThan(ofA({ A: { hand: ['Meadow Cub'] } }));
    expect(ofA({ A: { hand: ['Meadow Cub'] } })).toBeGreaterThan(base);
    expect(ofA({ A: { battlefield: ['Vigil Seraph'] } })).toBeGreaterThan(ofA({ A: { battlefield: ['Meadow Cub'] } }));
  });

  it('a creature that can neither attack nor block is worth little', () => {
    const calm = {
      A: { battlefield: ['Vigil Seraph'] },
      B: { battlefield: [{ card: 'Calming Ward', on: 'Vigil Seraph' }] },
    };
    expect(ofA(calm)).toBeLessThan(ofA({ A: { battlefield: ['Vigil Seraph'] } }) - 4);
  });

  it('a spell counts as soon as it is cast, and no more once it is denied', () => {
    const t = table({ players: 2, A: { hand: ['Vigil Seraph'] }, B: { hand: ['Deny'] } }).to('precombat');
    const before = worth(t);
    t.cast('A', 'Vigil Seraph');
    expect(worth(t)).toBeGreaterThan(before + 3);
    t.pass('A').castAt('B', 'Deny', 'Vigil Seraph');
    expect(worth(t)).toBeLessThan(before);
  });

  it('removal that is on its way counts against whom it hits', () => {
    const t = table({ players: 2, A: { hand: ['Snuff Out'] }, B: { battlefield: ['Vigil Seraph'] } }).to('precombat');
    const before = worth(t, 1);
    expect(worth(t.cast('A', 'Snuff Out', 'Vigil Seraph'), 1)).toBeLessThan(before - 5);
  });

  it('an attack that gets through is seen when it is declared; one into a wall is not wanted', () => {
    const lead = (t: CommanderTable): number => worth(t, 0) - worth(t, 1);
    const open = table({ players: 2, A: { battlefield: ['Ridge Ogre'] } }).to('declareAttackers');
    const before = lead(open);
    expect(lead(open.attack('A', { 'Ridge Ogre': 'B' }))).toBeGreaterThan(before);
    const walled = table({
      players: 2,
      A: { battlefield: ['Ridge Ogre'] },
      B: { battlefield: ['Unbreakable Sentry'] },
    }).to('declareAttackers');
    const safe = lead(walled);
    expect(lead(walled.attack('A', { 'Ridge Ogre': 'B' }))).toBeLessThan(safe);
  });

  it('damage by a commander is a danger of its own', () => {
    const hit = (name: 'commanderInPlay' | 'battlefield'): number => {
      const attacker = 'Orrun, Hill Breaker';
      const A = name === 'battlefield' ? { battlefield: [attacker] } : { commanderInPlay: attacker };
      const t = table({ players: 2, A })
        .to('declareAttackers')
        .attack('A', { [attacker]: 'B' });
      return worth(t.to('postcombat'), 1);
    };
    expect(hit('commanderInPlay')).toBeLessThan(hit('battlefield') - 1);
  });

  it('a hand with three lands is worth more than one without any, or with nothing else', () => {
    const lands = (count: number): readonly string[] =>
      Array.from({ length: 7 }, (_, i) => (i < count ? 'Plains' : 'Lance Squire'));
    const hand = (count: number): number => ofA({ A: { hand: lands(count), lands: 0 } });
    expect(hand(3)).toBeGreaterThan(hand(0) + 4);
    expect(hand(3)).toBeGreaterThan(hand(7) + 2);
  });

  it('mana in the pool is lost: no reason to tap a land, not even to let nothing resolve yet', () => {
    const t = table({ players: 2, A: { lands: 1 } }).to('precombat');
    const before = worth(t);
    t.act('A', 'tapForMana', { card: t.id('Plains') });
    expect(worth(t)).toBeLessThan(before - 2);
  });
});
