import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { commander } from './definition.ts';
import { CommanderTable, table } from './table.fixture.ts';

/** Corners of rules, each named after its number. */

describe('commanders', () => {
  it('903.8 a countered cast raises the tax; one from the hand neither pays it nor counts', () => {
    const t = table({
      A: { commander: 'Aldra, Dawn Marshal', lands: 0, battlefield: Array(14).fill('Plains') },
      B: { hand: ['Deny', 'Recall Denial'] },
    });
    const tapped = (): number => t.cards('battlefield', 'A').filter((card) => card.tapped).length;
    t.to('precombat').cast('A', 'Aldra, Dawn Marshal').pass('A').castAt('B', 'Deny', 'Aldra, Dawn Marshal').passAll();
    t.act('A', 'toCommandZone', { yes: true });
    expect([tapped(), t.player('A').casts]).toEqual([4, 1]);
    t.cast('A', 'Aldra, Dawn Marshal');
    expect(tapped()).toBe(10);
    t.pass('A').castAt('B', 'Recall Denial', 'Aldra, Dawn Marshal').passAll().act('A', 'toCommandZone', { yes: false });
    expect([t.zone('hand', 'A').includes('Aldra, Dawn Marshal'), t.player('A').casts]).toEqual([true, 2]);
    t.cast('A', 'Aldra, Dawn Marshal').empty();
    expect([tapped(), t.player('A').casts, t.board('A')]).toEqual([14, 2, ['Aldra, Dawn Marshal']]);
  });

  it('903.8 the tax is asked in full: one mana short is refused', () => {
    const start = (plains: number): CommanderTable => {
      const t = table({
        A: {
          commander: 'Aldra, Dawn Marshal',
          lands: 0,
          battlefield: Array(plains).fill('Plains'),
          hand: ['Blades to Fields'],
        },
      });
      t.to('precombat').cast('A', 'Aldra, Dawn Marshal').empty().cast('A', 'Blades to Fields', 'Aldra, Dawn Marshal');
      return t.passAll().act('A', 'toCommandZone', { yes: true });
    };
    const short = start(10);
    short.refused('A', 'cast', { card: short.id('Aldra, Dawn Marshal', 'A', 'command') });
    expect(start(11).cast('A', 'Aldra, Dawn Marshal').player('A').casts).toBe(2);
  });

  it('903.10a damage by one commander adds up over the game, whoever controls it, also against its owner', () => {
    const t = table({
      players: 3,
      A: { life: 99, hand: ['Seize the Reins'] },
      B: { life: 99, commanderInPlay: 'Orrun, Hill Breaker' },
      C: { life: 99, hand: ['Seize the Reins'] },
    });
    t.to('precombat').cast('A', 'Seize the Reins', 'Orrun, Hill Breaker').empty().to('declareAttackers');
    t.attack('A', { 'Orrun, Hill Breaker': 'C' });
    t.to('declareAttackers', 'B').attack('B', { 'Orrun, Hill Breaker': 'C' });
    t.to('precombat', 'C').cast('C', 'Seize the Reins', 'Orrun, Hill Breaker').empty().to('declareAttackers');
    t.attack('C', { 'Orrun, Hill Breaker': 'B' });
    expect([t.player('C').damage1, t.player('C').left]).toEqual([14, false]);
    t.to('declareAttackers', 'B');
    expect(t.player('B').damage1).toBe(7);
    t.attack('B', { 'Orrun, Hill Breaker': 'C' }).to('combatDamage');
    expect([t.player('C').left, t.told('LOST')]).toMatchObject([true, [{ player: 2, why: 'commander' }]]);
  });

  it('903.10a it counts on after the commander died and came back; what a blocker takes is not counted', () => {
    const t = table({
      players: 3,
      A: { commanderInPlay: 'Orrun, Hill Breaker', hand: ['Snuff Out'], lands: 9 },
      B: { life: 99, battlefield: ['Meadow Cub'] },
    });
    t.to('declareAttackers').attack('A', { 'Orrun, Hill Breaker': 'B' }).passAll();
    t.block('B', { 'Meadow Cub': 'Orrun, Hill Breaker' }).passAll();
    t.act('A', 'assignDamage', { damage: { [t.id('Meadow Cub')]: 2, B: 5 } });
    expect(t.player('B').damage0).toBe(5);
    t.to('postcombat').cast('A', 'Snuff Out', 'Orrun, Hill Breaker').passAll().act('A', 'toCommandZone', { yes: true });
    t.cast('A', 'Orrun, Hill Breaker').empty();
    t.to('upkeep', 'B').to('declareAttackers', 'A').attack('A', { 'Orrun, Hill Breaker': 'B' }).to('endCombat');
    expect([t.player('B').damage0, t.player('B').left]).toEqual([12, false]);
  });

  it('103.5 three players: the first mulligan is free; with two it is not; the order of the bottom is kept', () => {
    const start = (players: string[]): CommanderTable =>
      new CommanderTable(createMatch(commander, { seed: 3, players, options: { firstPlayer: 1 } }));
    const t = start(['A', 'B', 'C']);
    expect(t.asking).toBe('B');
    t.act('B', 'mulligan').act('C', 'keep').act('A', 'mulligan');
    expect([t.asked, t.zone('hand', 'A').length, t.zone('hand', 'B').length]).toEqual(['keep B', 7, 7]);
    t.act('B', 'mulligan').act('A', 'mulligan');
    // both at once, in secret
    t.act('A', 'bottomCards', { cards: [t.ids('hand', 'A')[3]] }).act('B', 'bottomCards', {
      cards: [t.ids('hand', 'B')[0]],
    });
    t.act('B', 'mulligan').act('A', 'keep');
    const [a, b, c] = t.ids('hand', 'B');
    t.refused('B', 'bottomCards', { cards: [a, b] });
    t.refused('B', 'bottomCards', { cards: [a, b], order: [a, c] });
    t.refused('B', 'bottomCards', { cards: [a, a], order: [a, a] });
    t.refused('B', 'bottomCards', { cards: [a, t.ids('hand', 'A')[0]], order: [a, t.ids('hand', 'A')[0]] });
    t.act('B', 'bottomCards', { cards: [a, c], order: [c, a] });
    expect([t.ids('library', 'B').slice(0, 2), t.zone('hand', 'B').length]).toEqual([[c, a], 5]);
    t.act('B', 'keep');
    expect([t.active, t.at]).toEqual(['B', 'upkeep']);
    const two = start(['A', 'B']);
    two.act('B', 'mulligan').act('A', 'keep');
    expect(two.asked).toBe('bottomCards B');
  });
});
