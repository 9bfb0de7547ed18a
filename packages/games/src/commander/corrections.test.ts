import type { Json } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { type CommanderTable, type Side, table } from './table.fixture.ts';

/** Corrections by hand: the rules find what follows from them. */

function correct(t: CommanderTable, move: string, args: Readonly<Record<string, Json>>): CommanderTable {
  expect(t.match.setManualMode(true)).toMatchObject({ ok: true });
  t.act('A', move, args);
  expect(t.match.setManualMode(false)).toMatchObject({ ok: true });
  return t;
}
const start = (A: Side, B: Side = {}): CommanderTable => table({ A, B }).to('precombat');

describe('corrections by hand', () => {
  it('704.5a life set to 0 loses the game', () => {
    const t = correct(start({}), 'setPlayer', { player: 'B', name: 'life', value: 0 });
    expect([t.player('B').left, t.player('C').left, t.holder]).toEqual([true, false, 'A']);
  });

  it('704.5g damage kills', () => {
    const t = start({}, { battlefield: ['Ridge Ogre'] });
    correct(t, 'setCard', { card: t.id('Ridge Ogre'), name: 'damage', value: 3 });
    expect([t.board('B'), t.zone('graveyard', 'B')]).toEqual([[], ['Ridge Ogre']]);
  });

  it('704.5f so do counters, which count for its size at once', () => {
    const t = start({}, { battlefield: ['Ridge Ogre', 'Meadow Cub'] });
    correct(t, 'setCard', { card: t.id('Ridge Ogre'), name: 'plus', value: 2 });
    expect(t.size('Ridge Ogre')).toBe('5/5');
    correct(t, 'setCard', { card: t.id('Meadow Cub'), name: 'minus', value: 2 });
    expect(t.board('B')).toEqual(['Ridge Ogre']);
  });

  it('a card put onto a battlefield is a permanent of that player, with its static abilities', () => {
    const t = start({ hand: ['Banner of Courage', 'Turnstopper Dial'], battlefield: ['Meadow Cub'] });
    correct(t, 'moveCard', { card: t.id('Banner of Courage', 'A', 'hand'), zone: 'battlefield', player: 'A' });
    expect([t.board('A'), t.size('Meadow Cub')]).toEqual([['Meadow Cub', 'Banner of Courage'], '3/3']);
    correct(t, 'moveCard', { card: t.id('Banner of Courage'), zone: 'hand', player: 'A' });
    expect([t.board('A'), t.size('Meadow Cub')]).toEqual([['Meadow Cub'], '2/2']);
    correct(t, 'moveCard', { card: t.id('Turnstopper Dial', 'A', 'hand'), zone: 'battlefield', player: 'A' });
    expect(t.legal('A', 'activate')).toHaveLength(1);
  });

  it('a creature given away by hand stays there, and an Aura taken off its creature goes', () => {
    const t = start({ battlefield: ['Meadow Cub', { card: 'Calming Ward', on: 'Meadow Cub' }, 'Ridge Ogre'] });
    correct(t, 'moveCard', { card: t.id('Ridge Ogre'), zone: 'battlefield', player: 'B' });
    expect([t.board('B'), t.card('Ridge Ogre').controller]).toEqual([['Ridge Ogre'], 1]);
    correct(t, 'moveCard', { card: t.id('Meadow Cub'), zone: 'hand', player: 'A' });
    expect([t.board('A'), t.zone('graveyard', 'A')]).toEqual([[], ['Calming Ward']]);
    expect(t.card('Meadow Cub', 'A', 'hand').power).toBe(0);
  });

  it('what needs no correction is left alone', () => {
    const t = start({ battlefield: ['Meadow Cub', { card: 'Calming Ward', on: 'Meadow Cub' }] }, { hand: ['Deny'] });
    const before = t.match.view('A').zones;
    t.match.setManualMode(true);
    t.match.setManualMode(false);
    expect(t.match.view('A').zones).toEqual(before);
  });
});
