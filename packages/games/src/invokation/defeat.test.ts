import { describe, expect, it } from 'vitest';
import { board } from './table.fixture.ts';

describe('defeat', () => {
  it('40 a plain kill: the owner chooses, at no cost, and then it is their turn', () => {
    const table = board({
      me: { characters: ['Kaeya'] },
      foe: { characters: [{ name: 'Diluc', hp: 2, energy: 1, on: ["Gambler's Earrings"] }] },
    });
    table.skill('me', 'Ceremonial Bladework');
    expect(table.waiting).toEqual(['foe']);
    expect(table.refused('me', 'END_ROUND')).toMatch(/must be answered first/);
    expect(table.refused('foe', 'END_ROUND')).toMatch(/must be answered first/);
    expect(table.refused('me', 'SWITCH', { character: table.characterId('me', 1) })).toMatch(/not me who is asked/);
    expect(table.refused('foe', 'SWITCH', { character: table.characterId('foe', 0) })).toMatch(
      /Diluc, who is defeated/,
    );
    expect(table.refused('foe', 'SWITCH', { character: table.characterId('me', 0) })).toMatch(/no character of yours/);
    expect(table.legal('foe').map(({ args }) => args)).toEqual([
      { character: table.characterId('foe', 1) },
      { character: table.characterId('foe', 2) },
    ]);
    table.act('foe', 'SWITCH', { character: table.characterId('foe', 2) });
    expect(table.dice('foe')).toBe(8);
    expect(table.active('foe')).toBe(2);
    expect(table.waiting).toEqual(['foe']);
    expect(table.on('foe', 0)).toEqual([]);
    expect(table.character('foe', 0)).toMatchObject({ energy: 0, isDefeated: true, hp: 0, aura: 0 });
    expect(table.player('foe').hasLost).toBe(true);
  });

  it('41 an Overloaded kill: the next one is in already, and nobody chooses', () => {
    const table = board({
      me: { characters: ['Fischl'] },
      foe: { characters: [{ name: 'Diluc', hp: 3, aura: 'pyro' }] },
    });
    table.skill('me', 'Nightrider');
    expect(table.character('foe', 0).isDefeated).toBe(true);
    expect(table.active('foe')).toBe(1);
    expect(table.match.view(null).decision).toBe(null);
    expect(table.waiting).toEqual(['foe']);
  });

  it('43 a follow-up kill: one choice, then exactly one turn passes', () => {
    const table = board({
      me: { characters: ['Xiangling'], statuses: ['Pyronado'] },
      foe: { characters: [{ name: 'Kaeya', hp: 4 }] },
    });
    table.skill('me', 'Dough-Fu');
    expect(table.match.view('foe').decision?.name).toBe('SWITCH');
    table.act('foe', 'SWITCH', { character: table.characterId('foe', 1) });
    expect(table.match.view(null).decision).toBe(null);
    expect(table.waiting).toEqual(['foe']);
    expect(table.usages('me', 'statuses')).toEqual({ Pyronado: 1 });
  });

  it('follow-ups hit the replacement, not the fallen', () => {
    const table = board({
      me: { characters: ['Xiangling'], statuses: ['Pyronado'] },
      foe: { characters: [{ name: 'Kaeya', hp: 2 }] },
    });
    table.skill('me', 'Dough-Fu');
    table.act('foe', 'SWITCH', { character: table.characterId('foe', 1) });
    expect(table.hp('foe')).toEqual([0, 8, 10]);
  });

  it("45 Gambler's Earrings: 2 Omni for a kill", () => {
    const kaeya = { name: 'Kaeya', on: ["Gambler's Earrings"] };
    const table = board({ me: { characters: [kaeya] }, foe: { characters: [{ name: 'Diluc', hp: 2 }] } });
    table.skill('me', 'Ceremonial Bladework');
    expect(table.dice('me')).toBe(7);
  });
  it("45 Gambler's Earrings: two kills with one burst give 4", () => {
    const table = board({
      me: { characters: [{ name: 'Keqing', energy: 3, on: ["Gambler's Earrings"] }] },
      foe: {
        characters: [
          { name: 'Diluc', hp: 4 },
          { name: 'Kaeya', hp: 3 },
        ],
      },
    });
    table.skill('me', 'Starward Sword');
    expect(table.dice('me')).toBe(8);
    expect(table.hp('foe')).toEqual([0, 0, 7]);
  });
  it("45 Gambler's Earrings: after an Overloaded kill, switch triggers come first", () => {
    const table = board({
      me: { characters: [{ name: 'Keqing', on: ["Gambler's Earrings"] }] },
      foe: { characters: [{ name: 'Diluc', hp: 5, aura: 'pyro' }, 'Kaeya'], statuses: ['Icicle'] },
    });
    const triggered: unknown[] = [];
    table.match.subscribe('me', (event) => {
      if (event.type === 'TRIGGERED') triggered.push(event.name);
    });
    table.skill('me', 'Stellar Restoration');
    expect(triggered).toEqual(['Icicle', "Gambler's Earrings"]);
    expect(table.hp('me')).toEqual([8, 10, 10]);
    expect(table.dice('me')).toBe(7);
  });
  it("45 Gambler's Earrings do nothing on a standby character", () => {
    const wearer = { name: 'Diluc', on: ["Gambler's Earrings"] };
    const table = board({ me: { characters: ['Kaeya', wearer] }, foe: { characters: [{ name: 'Diluc', hp: 2 }] } });
    table.skill('me', 'Ceremonial Bladework');
    expect(table.dice('me')).toBe(5);
  });

  it('46 the last character: the match is over at once, and nothing follows', () => {
    const fallen = (name: string) => ({ name, isDefeated: true });
    const table = board({
      me: { characters: [{ name: 'Kaeya', on: ["Gambler's Earrings"] }] },
      foe: { characters: [{ name: 'Diluc', hp: 2 }, fallen('Kaeya'), fallen('Sucrose')] },
    });
    table.skill('me', 'Ceremonial Bladework');
    expect(table.match.state.ctx).toMatchObject({ gameOver: true, winner: 'me', currentSegment: 'gameEnd' });
    expect(table.dice('me')).toBe(5);
    expect(table.waiting).toEqual([]);
  });

  it('who was just reduced to 0 hp can be switched in, and then a choice follows', () => {
    const table = board({
      me: { characters: [{ name: 'Keqing', energy: 3 }] },
      foe: { characters: [{ name: 'Diluc', aura: 'pyro' }, { name: 'Kaeya', hp: 1 }, 'Sucrose'] },
    });
    table.skill('me', 'Starward Sword');
    expect(table.hp('foe')).toEqual([4, 0, 7]);
    expect(table.active('foe')).toBe(1);
    expect(table.match.view('foe').decision?.waiting).toEqual(['foe']);
    table.act('foe', 'SWITCH', { character: table.characterId('foe', 0) });
    expect(table.waiting).toEqual(['foe']);
  });
});
