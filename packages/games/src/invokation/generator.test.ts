import type { ActionGenerator } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { actionGenerator } from './state.ts';
import { board, type InvokationTable } from './table.fixture.ts';

const top = (table: InvokationTable, player = 'me'): unknown => actionGenerator(table.match, player)?.choices().options;

describe('action generator', () => {
  it('56 offers exactly what is possible, and always the end of the round', () => {
    const all = board({ me: { hand: ['Strategize'], dice: { pyro: 4, hydro: 4 } } });
    expect(top(all)).toEqual(['PLAY_CARD', 'SKILL', 'SWITCH', 'TUNING', 'END_ROUND']);
    expect(top(board({ me: { dice: {} } }))).toEqual(['END_ROUND']);
    expect(top(board({ me: { dice: { omni: 1 } } }))).toEqual(['SWITCH', 'END_ROUND']);
    const frozen = { characters: [{ name: 'Kaeya', on: ['Frozen'] }] };
    expect(top(board({ me: frozen }))).toEqual(['SWITCH', 'END_ROUND']);
    expect(actionGenerator(all.match, 'foe')).toBe(null);
  });
  it('56 during a death choice only the switch, during a reroll only dice', () => {
    const table = board({ me: { characters: ['Kaeya'] }, foe: { characters: [{ name: 'Diluc', hp: 2 }] } });
    table.skill('me', 'Ceremonial Bladework');
    expect(top(table, 'foe')).toEqual(['SWITCH']);
    expect(actionGenerator(table.match, 'me')).toBe(null);
    const reroll = board();
    reroll.end('me', 'foe');
    expect(top(reroll)).toEqual(['REROLL']);
    expect(top(reroll, 'foe')).toEqual(['REROLL']);
    const dice = actionGenerator(reroll.match, 'me')?.choose('REROLL').choices();
    expect(dice).toMatchObject({ name: 'dice', kind: 'payment' });
    expect(dice?.options).toContainEqual({});
    reroll.act('me', 'REROLL', { dice: {} });
    expect(actionGenerator(reroll.match, 'me')).toBe(null);
  });

  it('57 choosing gives a new generator and leaves the old one usable', () => {
    const table = board({ me: { characters: ['Kaeya'], dice: { cryo: 3, pyro: 2 } } });
    const start = actionGenerator(table.match, 'me') as ActionGenerator;
    const skill = start.choose('SKILL');
    expect(skill.choices()).toMatchObject({ name: 'skill', options: ['Ceremonial Bladework', 'Frostgnaw'] });
    const frostgnaw = skill.choose('Frostgnaw');
    const bladework = skill.choose('Ceremonial Bladework');
    expect(frostgnaw.choices()).toMatchObject({ name: 'dice', options: [{ cryo: 3 }] });
    expect(bladework.choices().options).toContainEqual({ cryo: 1, pyro: 2 });
    expect(() => skill.choose('Dawn')).toThrow(/no skill of Kaeya/);
    expect(() => frostgnaw.choose({ pyro: 3 })).toThrow();
    expect(frostgnaw.filled()).toBe(false);
    expect(() => frostgnaw.generateAction()).toThrow(/still open/);
    const done = frostgnaw.choose({ cryo: 3 });
    expect(done.filled()).toBe(true);
    expect(done.generateAction()).toEqual({
      player: 'me',
      move: 'SKILL',
      args: { skill: 'Frostgnaw', dice: { cryo: 3 } },
    });
  });

  it('58 tuning needs a card and a die that is neither Omni nor of the element already', () => {
    const offers = (hand: string[], dice: object): boolean =>
      (top(board({ me: { characters: ['Kaeya'], hand, dice } })) as string[]).includes('TUNING');
    expect(offers(['Strategize'], { pyro: 1 })).toBe(true);
    expect(offers([], { pyro: 1 })).toBe(false);
    expect(offers(['Strategize'], { cryo: 3, omni: 2 })).toBe(false);
    const table = board({ me: { characters: ['Kaeya'], hand: ['Strategize'], dice: { pyro: 1, omni: 1 } } });
    expect(table.refused('me', 'TUNING', { card: 'Strategize', die: 'omni' })).toMatch(/not among/);
    expect(table.refused('me', 'TUNING', { card: 'Paimon', die: 'pyro' })).toMatch(/not in your hand/);
    table.act('me', 'TUNING', { card: 'Strategize', die: 'pyro' });
    expect(table.player('me')).toMatchObject({ cryo: 1, pyro: 0, omni: 1, dice: 2 });
    expect(table.waiting).toEqual(['me']);
  });

  it('59 two ways to one position are equal, equally hashed states', () => {
    const start = () =>
      board({
        me: {
          characters: [
            { name: 'Diluc', hp: 5 },
            { name: 'Kaeya', hp: 5 },
          ],
          hand: ['Sweet Madame', 'Sweet Madame'],
        },
      });
    const [one, other] = [start(), start()];
    for (const place of [0, 1]) one.play('me', 'Sweet Madame', { target: one.characterId('me', place) });
    for (const place of [1, 0]) other.play('me', 'Sweet Madame', { target: other.characterId('me', place) });
    expect(one.match.positionHash()).toBe(other.match.positionHash());
    const elsewhere = start().play('me', 'Sweet Madame', { target: one.characterId('me', 0) });
    expect(elsewhere.match.positionHash()).not.toBe(one.match.positionHash());
  });
});
