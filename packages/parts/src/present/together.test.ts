import { describe, expect, it } from 'vitest';
import { plain, type Words } from './pieces.ts';
import { together } from './together.ts';

const card = (text: string, id: number) => ({ text, card: id });
const bo = { text: 'Bo', player: 'p1' };
const told = (...sentences: readonly Words[]): string[] => together(sentences).map(plain);

describe('what follows each other is said together', () => {
  it('what somebody gets several times is counted', () => {
    const draw: Words = [bo, { text: ' draws a card' }, { text: '.' }];
    expect(told(draw, draw, draw)).toEqual(['Bo draws 3 cards.']);
    expect(told(draw)).toEqual(['Bo draws a card.']);
    expect(told([bo, { text: ' places a resource.' }], [bo, { text: ' places a resource.' }])).toEqual([
      'Bo places 2 resources.',
    ]);
  });

  it('what cannot be counted happens twice', () => {
    const damage: Words = [bo, { text: ' takes 2 damage' }, { text: '.' }];
    expect(told(damage, damage)).toEqual(['Bo takes 2 damage twice.']);
    const triggers: Words = [card('Egg', 1), { text: ' triggers' }, { text: '.' }];
    expect(told(triggers, triggers, triggers)).toEqual(['Egg triggers 3 times.']);
  });

  it('cards of which the same is said are listed, those of one name once', () => {
    const hurt = (name: string, id: number): Words => [card(name, id), { text: ' takes 2 damage' }, { text: '.' }];
    expect(told(hurt('Egg', 1), hurt('Egg', 2), hurt('Ham', 3))).toEqual(['Egg ×2 and Ham take 2 damage each.']);
    const gone = (name: string, id: number): Words => [card(name, id), { text: ' is destroyed' }, { text: '.' }];
    expect(told(gone('Egg', 1), gone('Ham', 3), gone('Rye', 4))).toEqual(['Egg, Ham and Rye are destroyed.']);
    expect(told(gone('Egg', 1), hurt('Ham', 3))).toEqual(['Egg is destroyed.', 'Ham takes 2 damage.']);
  });

  it('what somebody does with several cards is one sentence', () => {
    const draws = (name: string, id: number): Words => [bo, { text: ' draws ' }, card(name, id), { text: '.' }];
    expect(told(draws('Egg', 1), draws('Ham', 2))).toEqual(['Bo draws Egg and Ham.']);
    const runs: Words = [bo, { text: ' draws ' }, card('Run!', 3)];
    expect(told(runs, draws('Egg', 1))).toEqual(['Bo draws Run! and Egg.']);
    expect(told(draws('Egg', 1), runs)).toEqual(['Bo draws Egg and Run!']);
    expect(told(runs)).toEqual(['Bo draws Run!']);
    const gets = (id: number): Words => [bo, { text: ' gets a ' }, card('Soldier', id), { text: '.' }];
    expect(told(gets(1), gets(2))).toEqual(['Bo gets Soldier ×2.']);
    const moves = (name: string, id: number): Words => [
      bo,
      { text: ' moves ' },
      card(name, id),
      { text: ' to the base.' },
    ];
    expect(told(moves('Egg', 1), moves('Ham', 2))).toEqual(['Bo moves Egg and Ham to the base.']);
  });

  it('what is true of one card only is said of it alone', () => {
    const grows = (name: string, id: number): Words => [card(name, id), { text: ' gets +1 power and has 3.' }];
    expect(told(grows('Egg', 1), grows('Ham', 2))).toHaveLength(2);
    const its = (name: string, id: number): Words => [card(name, id), { text: ' does nothing: its target is gone.' }];
    expect(told(its('Egg', 1), its('Ham', 2))).toHaveLength(2);
    const owned = (name: string, id: number): Words => [card(`${name}'s`, id), { text: ' shield breaks.' }];
    expect(told(owned('Egg', 1), owned('Ham', 2))).toHaveLength(2);
  });

  it('whose verbs change for several', () => {
    const said = (verb: string): string =>
      told([card('Egg', 1), { text: ` ${verb}.` }], [card('Ham', 2), { text: ` ${verb}.` }])[0];
    for (const [one, several] of [
      ['dies', 'die'],
      ['carries', 'carry'],
      ['goes to the graveyard', 'go to the graveyard'],
      ['passes', 'pass'],
      ['moves', 'move'],
      ['readies', 'ready'],
    ])
      expect(said(one)).toBe(`Egg and Ham ${several}.`);
  });
});
