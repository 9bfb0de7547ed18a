import { describe, expect, it } from 'vitest';
import { board, type PlacedCharacter } from '../table.fixture.ts';

const BURST = 'Forbidden Creation-Isomer 75/Type II';

describe('Sucrose', () => {
  it('her skill brings in the previous character, past the defeated', () => {
    const skill = 'Astable Anemohypostasis Creation-6308';
    const me = { characters: ['Sucrose'] };
    expect(board({ me }).skill('me', skill).active('foe')).toBe(2);
    const fallen = { name: 'Sucrose', isDefeated: true };
    const two = board({ me, foe: { characters: ['Diluc', 'Kaeya', fallen] } }).skill('me', skill);
    expect(two.active('foe')).toBe(1);
    expect(two.hp('foe')).toEqual([7, 10, 0]);
  });
  it('17 what is swirled onto a standby character overloads without a switch', () => {
    const table = board({
      me: { characters: ['Sucrose'] },
      foe: {
        characters: [
          { name: 'Diluc', aura: 'electro' },
          { name: 'Kaeya', aura: 'pyro' },
          { name: 'Noelle', aura: 'pyro' },
        ],
      },
    }).skill('me', 'Wind Spirit Creation');
    expect(table.hp('foe')).toEqual([9, 7, 7]);
    expect(table.active('foe')).toBe(0);
  });
  const again = (foe: PlacedCharacter, on: string[] = []) =>
    board({
      me: {
        characters: [{ name: 'Sucrose', energy: 2, on }],
        summons: [{ name: 'Large Wind Spirit', element: 2, usages: 1, mark: 1 }],
      },
      foe: { characters: [foe] },
    }).skill('me', BURST);
  it('52 the spirit changes once', () => {
    const table = board({
      me: { characters: ['Sucrose'], summons: [{ name: 'Large Wind Spirit', element: 2, usages: 1 }] },
      foe: { characters: [{ name: 'Diluc', aura: 'electro' }] },
    }).skill('me', 'Wind Spirit Creation');
    expect(table.zone('me', 'summons')).toMatchObject([{ name: 'Large Wind Spirit', element: 2, usages: 1 }]);
  });
  it('16 a spirit made again is Anemo once more, and without her talent gives nothing', () => {
    const table = again({ name: 'Diluc' });
    expect(table.zone('me', 'summons')).toMatchObject([{ name: 'Large Wind Spirit', element: -1, usages: 3, mark: 0 }]);
    expect(again({ name: 'Diluc' }, ['Chaotic Entropy']).zone('me', 'summons')).toMatchObject([
      { element: -1, mark: 1 },
    ]);
  });
  it('16 a spirit made again by a burst that swirls takes that element', () => {
    expect(again({ name: 'Diluc', aura: 'electro' }).zone('me', 'summons')).toMatchObject([{ element: 3, usages: 3 }]);
  });
  it('Chaotic Entropy: a converted spirit gives damage of its element +1, its own included', () => {
    const table = board({
      me: { characters: [{ name: 'Sucrose', energy: 2 }, 'Diluc'], hand: ['Chaotic Entropy'], dice: { omni: 16 } },
      foe: { characters: [{ name: 'Kaeya', aura: 'pyro' }], ended: true },
    }).play('me', 'Chaotic Entropy');
    expect(table.hp('foe')).toEqual([9, 9, 9]);
    expect(table.energy('me', 0)).toBe(0);
    table.switchTo('me', 1).skill('me', 'Searing Onslaught');
    expect(table.hp('foe')[0]).toBe(5);
    table.end('me');
    expect(table.hp('foe')[0]).toBe(2);
  });
});
