import { describe, expect, it } from 'vitest';
import { board, slot } from './board.fixture.ts';

/** One test per action: its text, proved. */
describe('actions', () => {
  it('Assassinate: kills an enemy of 5 or more', () => {
    const table = board({ p0: { hand: ['assassinate'] }, p1: { units: { 0: 'champion', 1: 'veteran' } } });
    table.cast(0, 'assassinate', { target: table.unit(0, 1).id });
    expect(table.power(0, 1)).toBeNull();
    expect(table.types).toEqual(['CARD_PLAYED', 'UNIT_DIED', 'STATE_SNAPSHOT']);
    expect(table.graveyard(0)).toEqual(['assassinate']);
  });

  it('Assassinate: cannot be played without a target', () => {
    const table = board({ p0: { hand: ['assassinate'] }, p1: { units: { 1: 'veteran' } } });
    expect(table.legal(0).map(({ move }) => move)).toEqual(['PASS']);
  });

  it('Brawl: both deal their power at once', () => {
    const table = board({
      p0: { hand: ['brawl'], units: { 1: 'veteran', 2: 'scout' } },
      p1: { units: { 1: 'champion' } },
    });
    expect(table.legal(0).filter(({ move }) => move === 'PLAY_CARD')).toHaveLength(1);
    table.cast(0, 'brawl', { target: table.unit(1, 0).id });
    expect(table.power(1, 0)).toBeNull();
    expect(table.power(1, 1)).toBe(1);
  });

  it('Energize: an ally gets +3', () => {
    const table = board({ p0: { hand: ['energize'], units: { 1: 'scout' } }, p1: { units: { 1: 'scout' } } });
    const card = table.id('energize', 'hand', 0);
    table.refused(0, 'PLAY_CARD', { card, target: table.unit(1, 1).id });
    expect(table.cast(0, 'energize', { target: table.unit(1, 0).id }).power(1, 0)).toBe(5);
  });

  it('Fireball: 2 damage to a slot and all units close to it, own ones too', () => {
    const everywhere = { 0: 'champion', 1: 'champion', 2: 'champion', 3: 'champion' };
    const table = board({ p0: { hand: ['fireball'], units: everywhere }, p1: { units: everywhere } });
    table.cast(0, 'fireball', { target: slot(1, 1) });
    expect([0, 1, 2, 3].map((terrain) => [table.power(terrain, 0), table.power(terrain, 1)])).toEqual([
      [3, 3],
      [3, 3],
      [3, 3],
      [5, 5],
    ]);
  });

  it('Fireball: the slot may be empty', () => {
    const table = board({ p0: { hand: ['fireball'] }, p1: { units: { 3: 'champion' } } });
    table.cast(0, 'fireball', { target: slot(4, 0) });
    expect(table.power(3, 1)).toBe(3);
  });

  it('Repositioning: moves a unit of either side, changing places', () => {
    const table = board({
      p0: { hand: ['repositioning'] },
      p1: { units: { 1: 'champion', 2: 'scout' }, modifiers: { 2: -1 } },
    });
    const target = table.unit(1, 1).id;
    const card = table.id('repositioning', 'hand', 0);
    table.refused(0, 'PLAY_CARD', { card, target });
    table.refused(0, 'PLAY_CARD', { card, target, to: slot(1, 0) });
    table.refused(0, 'PLAY_CARD', { card, target, to: slot(3, 1) });
    table.cast(0, 'repositioning', { target, to: slot(2, 1) });
    expect(table.unit(2, 1)).toMatchObject({ name: 'champion', power: 4 });
    expect(table.unit(1, 1)).toMatchObject({ name: 'scout', power: 2 });
  });

  it('Repositioning: onto a bad slot it can kill, and no Deploy trigger wakes', () => {
    const table = board({
      p0: { hand: ['repositioning'], deck: ['seed'] },
      p1: { units: { 1: 'scout' }, modifiers: { 2: -2 }, deck: ['seed'] },
    });
    table.cast(0, 'repositioning', { target: table.unit(1, 1).id, to: slot(2, 1) });
    expect(table.types).toEqual(['CARD_PLAYED', 'UNIT_MOVED', 'UNIT_DIED', 'STATE_SNAPSHOT']);
  });

  it('Seed: a slot and its own neighbours get +1', () => {
    const table = board({ p0: { hand: ['seed'] } });
    table.refused(0, 'PLAY_CARD', { card: table.id('seed', 'hand', 0), target: slot(2, 1) });
    table.cast(0, 'seed', { target: slot(2, 0) });
    expect([0, 1, 2, 3, 4].map((terrain) => table.modifier(terrain, 0))).toEqual([0, 1, 1, 1, 0]);
    expect([0, 1, 2, 3, 4].map((terrain) => table.modifier(terrain, 1))).toEqual([0, 0, 0, 0, 0]);
  });

  it('Spike: 1 damage to any unit', () => {
    const table = board({ p0: { hand: ['spike'], units: { 0: 'veteran' } } });
    expect(table.cast(0, 'spike', { target: table.unit(0, 0).id }).power(0, 0)).toBe(3);
  });

  it('Strike: 3 damage to any unit', () => {
    const table = board({ p0: { hand: ['strike'] }, p1: { units: { 0: 'veteran' } } });
    expect(table.cast(0, 'strike', { target: table.unit(0, 1).id }).power(0, 1)).toBe(1);
  });

  it('Unsummon: back to the hand of its owner, fresh', () => {
    const table = board({ p0: { hand: ['unsummon'] }, p1: { units: { 2: { name: 'veteran', damage: 2, buffs: 1 } } } });
    const { id } = table.unit(2, 1);
    table.cast(0, 'unsummon', { target: id });
    expect(table.hand(1)).toEqual(['veteran']);
    expect(table.event('UNIT_BOUNCED')).toEqual({ type: 'UNIT_BOUNCED', unitId: id, terrainId: 2, playerId: 1 });
    expect(table.pass(0).deploy(1, 'veteran', 2).power(2, 1)).toBe(4);
  });
});
