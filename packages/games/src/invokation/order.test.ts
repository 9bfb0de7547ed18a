import { describe, expect, it } from 'vitest';
import { board } from './table.fixture.ts';

describe('trigger order', () => {
  it('27 the end phase begins with who ended first', () => {
    const table = board({
      me: { characters: [{ name: 'Kaeya', hp: 2 }], summons: ['Oz'] },
      foe: { characters: [{ name: 'Kaeya', hp: 1 }], summons: ['Guoba'], ended: true },
    });
    table.end('me');
    expect(table.character('me', 0).isDefeated).toBe(true);
    expect(table.hp('foe')[0]).toBe(1);
    expect(table.match.view('me').decision).toMatchObject({ name: 'SWITCH', waiting: ['me'] });
    table.act('me', 'SWITCH', { character: table.characterId('me', 1) });
    // now mine: Oz
    expect(table.character('foe', 0).isDefeated).toBe(true);
    expect(table.match.view('foe').decision?.waiting).toEqual(['foe']);
    table.act('foe', 'SWITCH', { character: table.characterId('foe', 1) });
    expect(table.G.round).toBe(2);
    expect(table.player('foe').hasLost).toBe(false);
  });

  it('28 summons go by entry', () => {
    const table = board({ me: { summons: ['Oz', 'Guoba'] } });
    table.end('me', 'foe');
    expect(table.hp('foe')).toEqual([5, 10, 10]);
    expect(table.active('foe')).toBe(1);
  });

  it('29 Icicle before the skill of Lightning Stiletto', () => {
    const table = board({
      me: { characters: ['Kaeya', 'Keqing'], statuses: ['Icicle'], hand: ['Lightning Stiletto'] },
      foe: { characters: ['Diluc'] },
    });
    table.play('me', 'Lightning Stiletto');
    expect(table.hp('foe')).toEqual([4, 9, 9]);
    expect(table.usages('me', 'statuses')).toEqual({ Icicle: 2 });
    expect(table.active('me')).toBe(1);
    expect(table.zone('me', 'attached1')).toMatchObject([{ name: 'Electro Infusion', rounds: 2 }]);
    expect(table.names('hand', 'me')).toEqual([]);
    expect(table.dice('me')).toBe(5);
    expect(table.energy('me', 1)).toBe(1);
    expect(table.waiting).toEqual(['foe']);
  });

  it('30 Icicle when being Overloaded', () => {
    const table = board({
      first: 'foe',
      me: { characters: [{ name: 'Kaeya', aura: 'pyro' }, 'Diluc'], statuses: ['Icicle'] },
      foe: { characters: ['Fischl'] },
    });
    table.skill('foe', 'Nightrider');
    expect(table.hp('me')).toEqual([7, 10, 10]);
    expect(table.active('me')).toBe(1);
    expect(table.hp('foe')).toEqual([8, 10, 10]);
    expect(table.usages('me', 'statuses')).toEqual({ Icicle: 2 });
    expect(table.waiting).toEqual(['me']);
  });

  it.each([[['Rainbow Bladework', 'Pyronado']], [['Pyronado', 'Rainbow Bladework']]])(
    '32 after-skill statuses by entry: %s',
    (statuses) => {
      const table = board({ me: { characters: ['Xiangling'], statuses }, foe: { characters: ['Kaeya'] } });
      const hits: unknown[] = [];
      table.match.subscribe('me', (event) => {
        if (event.type === 'DAMAGED') hits.push([event.by, event.amount]);
      });
      table.skill('me', 'Dough-Fu');
      expect(hits).toEqual([
        ['Xiangling', 2],
        [statuses[0], 2],
        [statuses[1], 4],
      ]);
      expect(table.hp('foe')[0]).toBe(2);
      expect(table.aura('foe', 0)).toEqual([]);
    },
  );
  it('32 Pyronado ignores the burst that made it', () => {
    const table = board({ me: { characters: [{ name: 'Xiangling', energy: 2 }] }, foe: { characters: ['Kaeya'] } });
    table.skill('me', 'Pyronado');
    expect(table.hp('foe')[0]).toBe(8);
    expect(table.usages('me', 'statuses')).toEqual({ Pyronado: 2 });
  });

  it.each([
    [['Ice Lotus', 'Rain Sword'], 8, { 'Ice Lotus': 1, 'Rain Sword': 2 }],
    [['Rain Sword', 'Ice Lotus'], 9, { 'Rain Sword': 1, 'Ice Lotus': 1 }],
  ])('33 reducers by entry: %s', (statuses, hp, usages) => {
    const table = board({ me: { characters: ['Kaeya'] }, foe: { characters: ['Sucrose'], statuses } });
    table.skill('me', 'Frostgnaw');
    expect(table.hp('foe')[0]).toBe(hp);
    expect(table.usages('foe', 'statuses')).toEqual(usages);
  });
  it('33 a status on the character acts before a combat status', () => {
    const table = board({
      me: { characters: ['Kaeya'] },
      foe: {
        characters: [{ name: 'Sucrose', on: ['Lotus Flower Crisp (eaten)'] }],
        statuses: [{ name: 'Crystallize', usages: 2 }],
      },
    });
    table.skill('me', 'Frostgnaw');
    expect(table.hp('foe')[0]).toBe(10);
    expect(table.usages('foe', 'statuses')).toEqual({ Crystallize: 2 });
    expect(table.on('foe', 0)).toEqual([]);
    expect(table.aura('foe', 0)).toEqual(['cryo']);
  });
});
