import { describe, expect, it } from 'vitest';
import { board } from '../table.fixture.ts';

const SKILL = 'Stellar Restoration';

describe('Keqing', () => {
  it('her skill puts a Lightning Stiletto into the hand, and with one there gives the infusion', () => {
    const table = board({ me: { characters: ['Keqing'], dice: { omni: 12 } }, foe: { ended: true } });
    table.skill('me', SKILL);
    expect(table.names('hand', 'me')).toEqual(['Lightning Stiletto']);
    expect(table.on('me', 0)).toEqual([]);
    table.skill('me', SKILL);
    expect(table.names('hand', 'me')).toEqual([]);
    expect(table.zone('me', 'attached0')).toMatchObject([{ name: 'Electro Infusion', rounds: 2 }]);
    expect(table.hp('foe')[0]).toBe(4);
    table.skill('me', 'Yunlai Swordsmanship');
    expect(table.hp('foe')[0]).toBe(2);
  });

  it('Lightning Stiletto gives the infusion and no new card, and leaves another one in the hand', () => {
    const table = board({ me: { characters: ['Keqing'], hand: ['Lightning Stiletto', 'Lightning Stiletto'] } });
    table.play('me', 'Lightning Stiletto');
    expect(table.names('hand', 'me')).toEqual(['Lightning Stiletto']);
    expect(table.on('me', 0)).toEqual(['Electro Infusion']);
    expect(table.waiting).toEqual(['foe']);
  });
  it('Lightning Stiletto needs a Keqing who can act', () => {
    const card = { card: 'Lightning Stiletto', dice: { omni: 3 } };
    const refused = (keqing: object): string =>
      board({ me: { characters: ['Kaeya', { name: 'Keqing', ...keqing }], hand: ['Lightning Stiletto'] } }).refused(
        'me',
        'PLAY_CARD',
        card,
      );
    expect(refused({ on: ['Frozen'] })).toMatch(/frozen this round/);
    expect(refused({ isDefeated: true })).toMatch(/not defeated/);
    expect(board({ me: { hand: ['Lightning Stiletto'] } }).refused('me', 'PLAY_CARD', card)).toMatch(/needs a Keqing/);
  });
  it('if Icicle defeats their active character, the choice comes before her skill, which hits the one who came in', () => {
    const table = board({
      me: { characters: ['Kaeya', 'Keqing'], statuses: ['Icicle'], hand: ['Lightning Stiletto'] },
      foe: { characters: [{ name: 'Diluc', hp: 2 }] },
    });
    table.play('me', 'Lightning Stiletto');
    expect(table.match.view('foe').decision?.waiting).toEqual(['foe']);
    expect(table.on('me', 1)).toEqual([]);
    table.act('foe', 'SWITCH', { character: table.characterId('foe', 2) });
    expect(table.hp('foe')).toEqual([0, 10, 7]);
    expect(table.on('me', 1)).toEqual(['Electro Infusion']);
  });

  it('Thundering Penance: the infusion lasts 3 rounds and gives her Electro damage +1', () => {
    const table = board({
      me: { characters: ['Keqing'], hand: ['Thundering Penance', 'Lightning Stiletto'], dice: { omni: 9 } },
      foe: { characters: ['Sucrose'], ended: true },
    });
    table.play('me', 'Thundering Penance');
    expect(table.hp('foe')[0]).toBe(7);
    expect(table.zone('me', 'attached0').map(({ name, rounds }) => [name, rounds])).toEqual([
      ['Thundering Penance', 0],
      ['Electro Infusion', 3],
    ]);
    table.skill('me', 'Yunlai Swordsmanship');
    expect(table.hp('foe')[0]).toBe(4);
    table.skill('me', SKILL);
    expect(table.character('foe', 0).isDefeated).toBe(true);
  });

  it('her burst: Piercing on standby first, then the main hit; a shield keeps off only the latter', () => {
    const table = board({
      me: { characters: [{ name: 'Keqing', energy: 3 }] },
      foe: { statuses: [{ name: 'Crystallize', usages: 2 }] },
    }).skill('me', 'Starward Sword');
    expect(table.hp('foe')).toEqual([8, 7, 7]);
    expect(table.energy('me', 0)).toBe(0);
  });
});
