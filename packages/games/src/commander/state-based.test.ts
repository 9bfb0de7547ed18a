import { describe, expect, it } from 'vitest';
import type { CardDefinition } from './card.ts';
import { artifact, instant, own, table } from './table.fixture.ts';

/** State-based actions (CR 704) look at every permanent, whatever its types. */

const creature = { kind: 'creature' } as const;
const grove: CardDefinition = own('Waking Grove', ['Land', 'Creature'], {
  cost: null,
  power: 1,
  toughness: 2,
  abilities: [{ kind: 'mana', adds: [0, 0, 0, 0, 1, 0] }],
});
const throne = own('Old Throne', ['Land'], { cost: null, supertypes: ['Legendary'] });
const jab = instant('Jab', [{ op: 'damage', n: 1, to: 'target' }], creature);
const wither = instant('Wither', [{ op: 'pump', power: 0, toughness: -2, what: 'target', until: 'EOT' }], creature);

describe('lands', () => {
  it('CR 704.5j a second legendary land of that name is played: its player keeps one, before anybody acts', () => {
    const t = table({ cards: [throne], A: { hand: ['Old Throne'], battlefield: ['Old Throne'] } });
    t.to('precombat').land('A', 'Old Throne');
    expect(t.asked).toBe('keepLegend A');
    const [first, second] = t.cards('battlefield', 'A').filter(({ name }) => name === 'Old Throne');
    t.act('A', 'keepLegend', { card: second.id });
    expect([t.board('A'), t.zone('graveyard', 'A'), t.holder]).toEqual([['Old Throne'], ['Old Throne'], 'A']);
    expect([t.id('Old Throne', 'A'), t.id('Old Throne', 'A', 'graveyard')]).toEqual([second.id, first.id]);
  });

  it('CR 704.5j the legend rule counts by controller: a legendary land that changes hands falls under it', () => {
    const grab = instant('Grab', [{ op: 'control', what: 'target', until: 'perm' }], { kind: 'permanent' });
    const side = { battlefield: ['Old Throne'] };
    const t = table({ cards: [throne, grab], A: { ...side, hand: ['Grab'] }, B: side });
    expect(t.to('precombat').asked).toBeUndefined();
    t.cast('A', 'Grab', t.id('Old Throne', 'B')).passAll();
    expect(t.asked).toBe('keepLegend A');
    t.act('A', 'keepLegend', { card: t.cards('battlefield', 'A').find(({ name }) => name === 'Old Throne')?.id ?? 0 });
    expect([t.board('A'), t.zone('graveyard', 'A'), t.zone('graveyard', 'B')]).toEqual([
      ['Old Throne'],
      ['Grab'],
      ['Old Throne'],
    ]);
  });

  it.each([
    ['CR 704.5g lethal damage', ['Jab', 'Jab'], 2],
    ['CR 704.5f toughness 0', ['Wither'], 1],
    ['CR 704.5f toughness 0 after damage', ['Jab', 'Wither'], 2],
  ])('%s puts a land that is a creature into the graveyard', (_, spells, count) => {
    const watch = artifact('Watch', {
      kind: 'triggered',
      on: 'dies',
      creature: true,
      effects: [{ op: 'gain', n: 1, who: 'you' }],
      text: '',
    });
    const t = table({
      cards: [grove, jab, wither, watch],
      A: { hand: spells, battlefield: ['Watch'] },
      B: { battlefield: ['Waking Grove'] },
    });
    t.to('precombat');
    for (const spell of spells) t.cast('A', spell, 'Waking Grove').passAll();
    expect([t.board('B'), t.zone('graveyard', 'B'), t.events.filter(({ type }) => type === 'RESOLVED').length]).toEqual(
      [[], ['Waking Grove'], count],
    );
    expect(t.empty().life('A')).toEqual([41]);
  });

  it('CR 704.5h, 510 a land that is a creature blocks, and dies to deathtouch', () => {
    const t = table({ cards: [grove], A: { battlefield: ['Plague Vole'] }, B: { battlefield: ['Waking Grove'] } });
    t.to('declareAttackers').attack('A', { 'Plague Vole': 'B' }).passAll();
    t.block('B', { 'Waking Grove': 'Plague Vole' }).passAll();
    expect([t.board('A'), t.board('B')]).toEqual([[], []]);
  });

  it('CR 514.2 its damage wears off, and lands that are no creatures have no toughness to lose', () => {
    const t = table({ cards: [grove, jab], A: { hand: ['Jab', 'Jab'] }, B: { battlefield: ['Waking Grove'] } });
    t.to('precombat').cast('A', 'Jab', 'Waking Grove').passAll();
    expect(t.card('Waking Grove').damage).toBe(1);
    t.to('upkeep', 'B').pass('B', 'C', 'D').cast('A', 'Jab', 'Waking Grove').empty();
    expect([t.board('B'), t.zone('battlefield', 'B').length]).toEqual([['Waking Grove'], 31]);
  });

  it('CR 704.5q counters of both kinds annihilate on a land too', () => {
    const both = [1, -1].map((n) => ({ op: 'counters' as const, n, what: 'target' as const }));
    const t = table({
      cards: [throne, instant('Stir', both, { kind: 'permanent' })],
      A: { hand: ['Stir'], battlefield: ['Old Throne'] },
    });
    t.to('precombat').cast('A', 'Stir', 'Old Throne').passAll();
    const { plus, minus } = t.card('Old Throne');
    expect([plus, minus]).toEqual([0, 0]);
  });

  it('CR 302.6 a land that is a creature is new like one: it taps for mana next turn', () => {
    const t = table({ cards: [grove], A: { hand: ['Waking Grove'] } });
    t.to('precombat').land('A', 'Waking Grove');
    const taps = (): boolean =>
      t.match.isLegal({ player: 'A', move: 'tapForMana', args: { card: t.id('Waking Grove') } });
    expect(taps()).toBe(false);
    t.to('precombat', 'B').to('precombat', 'A');
    expect(taps()).toBe(true);
  });
});
