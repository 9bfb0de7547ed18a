import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { standardCards } from './card-set.ts';
import { commander } from './definition.ts';
import { CommanderTable, instant, table } from './table.fixture.ts';

const fresh = (players: string[], seed = 5): CommanderTable =>
  new CommanderTable(createMatch(commander, { seed, players, options: { firstPlayer: 0 } }));

describe('G. commander', () => {
  it('K01 setup', () => {
    const t = fresh(['A', 'B', 'C', 'D']);
    for (const id of ['A', 'B', 'C', 'D']) {
      expect(t.life(id)).toEqual([40]);
      expect(t.zone('command', id)).toHaveLength(1);
      expect([t.zone('hand', id).length, t.zone('library', id).length]).toEqual([7, 92]);
      expect(t.card(t.zone('command', id)[0], id, 'command').isCommander).toBe(true);
    }
  });

  it('K02 tax', () => {
    const t = table({
      A: {
        commander: 'Morrak, Rot Sovereign',
        lands: 0,
        battlefield: [...Array(10).fill('Swamp'), ...Array(10).fill('Forest')],
      },
      B: { hand: ['Snuff Out', 'Deny'] },
    });
    const tapped = (): number => t.cards('battlefield', 'A').filter((card) => card.tapped).length;
    t.to('precombat').cast('A', 'Morrak, Rot Sovereign');
    expect(tapped()).toBe(4);
    t.empty()
      .pass('A')
      .cast('B', 'Snuff Out', 'Morrak, Rot Sovereign')
      .passAll()
      .act('A', 'toCommandZone', { yes: true });
    t.cast('A', 'Morrak, Rot Sovereign');
    expect(tapped()).toBe(10);
    // a countered cast counts
    t.pass('A').castAt('B', 'Deny', 'Morrak, Rot Sovereign').passAll().act('A', 'toCommandZone', { yes: true });
    t.cast('A', 'Morrak, Rot Sovereign');
    expect([tapped(), t.player('A').casts]).toEqual([18, 3]);
  });

  it('K02 casts from hand neither pay nor count', () => {
    const t = table({ A: { commanderInPlay: 'Aldra, Dawn Marshal', hand: ['Send Back'] } });
    t.to('precombat').cast('A', 'Send Back', 'Aldra, Dawn Marshal').passAll().act('A', 'toCommandZone', { yes: false });
    expect(t.zone('hand', 'A')).toContain('Aldra, Dawn Marshal');
    t.cast('A', 'Aldra, Dawn Marshal').empty();
    expect(t.player('A').casts).toBe(0);
  });

  it('K04 dies first, then the choice', () => {
    const t = table({
      A: { commanderInPlay: 'Orrun, Hill Breaker' },
      B: { hand: ['Snuff Out'], battlefield: ['Marrow Poet'] },
    });
    t.to('precombat').pass('A').cast('B', 'Snuff Out', 'Orrun, Hill Breaker').passAll();
    expect([t.asked, t.zone('graveyard', 'A')]).toEqual(['toCommandZone A', ['Orrun, Hill Breaker']]);
    t.act('A', 'toCommandZone', { yes: false });
    expect(t.asked).toBe('triggerTarget B');
    t.act('B', 'triggerTarget', { target: 'A' }).empty();
    // declined: it stays, and nobody asks again
    expect([t.zone('graveyard', 'A'), t.life('A', 'B')]).toEqual([['Orrun, Hill Breaker'], [39, 41]]);
    t.endTurn();
    expect(t.zone('command', 'A')).toEqual([]);
  });

  it('K04 accepted it lies in the command zone', () => {
    const t = table({ A: { commanderInPlay: 'Orrun, Hill Breaker' }, B: { hand: ['Blades to Fields'] } });
    t.to('precombat').pass('A').cast('B', 'Blades to Fields', 'Orrun, Hill Breaker').passAll();
    expect([t.zone('exile'), t.life('A')]).toEqual([['Orrun, Hill Breaker'], [47]]);
    t.act('A', 'toCommandZone', { yes: true });
    expect([t.zone('exile'), t.zone('command', 'A')]).toEqual([[], ['Orrun, Hill Breaker']]);
  });

  it('K05 hand and library are replaced', () => {
    const t = table({ A: { commanderInPlay: 'Aldra, Dawn Marshal' }, B: { hand: ['Send Back'] } });
    t.to('precombat').pass('A').cast('B', 'Send Back', 'Aldra, Dawn Marshal').passAll();
    expect([t.asked, t.board('A')]).toEqual(['toCommandZone A', ['Aldra, Dawn Marshal']]);
    t.act('A', 'toCommandZone', { yes: true });
    expect([t.board('A'), t.zone('command', 'A')]).toEqual([[], ['Aldra, Dawn Marshal']]);
    // the same answered with no does go to the hand, so this would show it
    const toHand = (table_: CommanderTable, card: number): number =>
      table_.events.filter(
        (event) => (event as { card?: unknown }).card === card && JSON.stringify(event).includes('"hand"'),
      ).length;
    const other = table({ A: { commanderInPlay: 'Aldra, Dawn Marshal' }, B: { hand: ['Send Back'] } });
    other.to('precombat').pass('A').cast('B', 'Send Back', 'Aldra, Dawn Marshal').passAll();
    other.act('A', 'toCommandZone', { yes: false });
    const commanderOf = (table_: CommanderTable): number => table_.player('A').commander;
    expect([toHand(t, commanderOf(t)), toHand(other, commanderOf(other))]).toEqual([0, 1]);
    expect([t.holder, t.zone('stack'), t.zone('graveyard', 'B')]).toEqual(['A', [], ['Send Back']]);
  });

  it('K05 a commander spell that is countered to the hand', () => {
    const t = table({ A: { commander: 'Aldra, Dawn Marshal' }, B: { hand: ['Recall Denial'] } });
    t.to('precombat')
      .cast('A', 'Aldra, Dawn Marshal')
      .pass('A')
      .castAt('B', 'Recall Denial', 'Aldra, Dawn Marshal')
      .passAll();
    expect(t.asked).toBe('toCommandZone A');
    t.act('A', 'toCommandZone', { yes: true });
    expect([t.zone('command', 'A'), t.zone('hand', 'B').length, t.zone('stack')]).toEqual([
      ['Aldra, Dawn Marshal'],
      1,
      [],
    ]);
  });

  it('K07 a stolen commander', () => {
    const t = table({ A: { hand: ['Seize the Reins'] }, B: { commanderInPlay: 'Orrun, Hill Breaker' } });
    t.to('precombat').cast('A', 'Seize the Reins', 'Orrun, Hill Breaker').empty();
    t.to('declareAttackers').attack('A', { 'Orrun, Hill Breaker': 'B' }).to('endCombat');
    expect([t.player('B').damage1, t.life('B'), t.player('B').casts, t.player('A').damage1]).toEqual([7, [33], 0, 0]);
  });

  it('CR 903.10a 21 combat damage by one commander, whatever the life', () => {
    const t = table({ players: 3, A: { commanderInPlay: 'Orrun, Hill Breaker' }, B: { life: 400 } });
    for (let i = 0; i < 3; i++) {
      t.to('declareAttackers', 'A').attack('A', { 'Orrun, Hill Breaker': 'B' }).endTurn();
    }
    expect([t.player('B').left, t.told('LOST')]).toMatchObject([true, [{ why: 'commander' }]]);
  });

  it('CR 903.10a other damage does not count, and commanders are not added up', () => {
    const slap = instant('Slap', [{ op: 'damage', n: 30, to: 'target' }], { kind: 'player' });
    const t = table({
      cards: [slap],
      A: { hand: ['Slap'], commanderInPlay: 'Orrun, Hill Breaker' },
      B: { life: 400 },
      C: { commanderInPlay: 'Orrun, Hill Breaker' },
    });
    t.to('precombat').cast('A', 'Slap', 'B').empty();
    t.to('declareAttackers', 'A')
      .attack('A', { 'Orrun, Hill Breaker': 'B' })
      .to('declareAttackers', 'C')
      .attack('C', { 'Orrun, Hill Breaker': 'B' });
    t.to('declareAttackers', 'A')
      .attack('A', { 'Orrun, Hill Breaker': 'B' })
      .to('declareAttackers', 'C')
      .attack('C', { 'Orrun, Hill Breaker': 'B' })
      .endTurn();
    expect([t.player('B').damage0, t.player('B').damage2, t.life('B'), t.player('B').left]).toEqual([
      14,
      14,
      [342],
      false,
    ]);
  });

  it('K08 several owners are asked in turn order', () => {
    const t = table({
      first: 'C',
      A: { commanderInPlay: 'Orrun, Hill Breaker' },
      B: { commanderInPlay: 'Aldra, Dawn Marshal' },
      C: { hand: ['Day of Reckoning'] },
      D: { commanderInPlay: 'Tessel of the Turned Hour' },
    });
    t.to('precombat').cast('C', 'Day of Reckoning').passAll();
    const asked: (string | undefined)[] = [];
    while (t.asked !== undefined) {
      asked.push(t.asked);
      t.act(t.asking, 'toCommandZone', { yes: t.asking !== 'A' });
    }
    expect(asked).toEqual(['toCommandZone D', 'toCommandZone A', 'toCommandZone B']);
    expect([t.holder, t.zone('graveyard', 'A'), t.zone('command', 'B'), t.zone('command', 'D')]).toEqual([
      'C',
      ['Orrun, Hill Breaker'],
      ['Aldra, Dawn Marshal'],
      ['Tessel of the Turned Hour'],
    ]);
  });

  it('K08 an owner who leaves meanwhile is not asked', () => {
    const t = table({
      A: { commanderInPlay: 'Orrun, Hill Breaker', hand: ['Day of Reckoning'] },
      B: { commanderInPlay: 'Aldra, Dawn Marshal' },
    });
    t.to('precombat').cast('A', 'Day of Reckoning').passAll().act('A', 'concede');
    expect(t.asked).toBe('toCommandZone B');
    t.act('B', 'toCommandZone', { yes: true });
    expect([t.holder, t.zone('command', 'B')]).toEqual(['B', ['Aldra, Dawn Marshal']]);
  });

  it('K09 mulligans of four players', () => {
    const t = fresh(['A', 'B', 'C', 'D']);
    t.refused('B', 'keep');
    t.act('A', 'mulligan');
    // declared, but it happens when all have declared
    expect([t.player('A').mulligans, t.asking]).toEqual([0, 'B']);
    t.act('B', 'mulligan').act('C', 'keep');
    t.refused('C', 'mulligan');
    t.act('D', 'keep');
    expect([t.player('A').mulligans, t.zone('hand', 'A').length, t.zone('hand', 'B').length, t.asking]).toEqual([
      1,
      7,
      7,
      'A',
    ]);
    t.act('A', 'mulligan').act('B', 'keep');
    expect(t.asked).toBe('bottomCards A');
    const [card] = t.ids('hand', 'A');
    t.refused('A', 'bottomCards', { cards: t.ids('hand', 'A').slice(0, 2) });
    t.act('A', 'bottomCards', { cards: [card] });
    expect([t.zone('hand', 'A').length, t.ids('library', 'A')[0]]).toEqual([6, card]);
    t.refused('B', 'mulligan');
    for (let count = 3; count <= 8; count++) {
      t.act('A', 'mulligan');
      const hand = t.ids('hand', 'A');
      const cards = hand.slice(0, count - 1);
      const order = [...cards].reverse();
      t.act('A', 'bottomCards', { cards, order });
      expect(t.zone('hand', 'A')).toHaveLength(8 - count);
      expect(t.ids('library', 'A').slice(0, count - 1)).toEqual(order);
    }
    t.refused('A', 'mulligan');
    t.act('A', 'keep');
    expect([t.at, t.active, t.zone('library', 'A').length]).toEqual(['upkeep', 'A', 99]);
  });

  it('K09 mulligans of two players', () => {
    const t = fresh(['A', 'B']);
    t.act('A', 'mulligan').act('B', 'mulligan');
    // both put a card on the bottom, in any order
    t.act('B', 'bottomCards', { cards: t.ids('hand', 'B').slice(0, 1) });
    t.act('A', 'bottomCards', { cards: t.ids('hand', 'A').slice(0, 1) });
    expect([t.zone('hand', 'A').length, t.zone('hand', 'B').length]).toEqual([6, 6]);
    t.act('A', 'keep');
    for (let count = 2; count <= 7; count++) {
      t.act('B', 'mulligan');
      const cards = t.ids('hand', 'B').slice(0, count);
      t.act('B', 'bottomCards', { cards, order: cards });
      expect(t.zone('hand', 'B')).toHaveLength(7 - count);
    }
    t.refused('B', 'mulligan');
    t.act('B', 'keep');
    expect([t.at, t.active]).toEqual(['upkeep', 'A']);
  });

  it('K09 whoever leaves during mulligans holds nobody up', () => {
    const t = fresh(['A', 'B', 'C', 'D']);
    t.act('A', 'mulligan').act('B', 'keep').act('C', 'keep').act('D', 'concede');
    expect([t.player('A').mulligans, t.asking]).toEqual([1, 'A']);
    t.act('A', 'mulligan');
    expect(t.asked).toBe('bottomCards A');
    t.act('A', 'concede');
    expect([t.at, t.active, t.holder]).toEqual(['upkeep', 'B', 'B']);
  });

  it('K10 decks are checked', () => {
    const start = (deck: unknown): unknown =>
      createMatch(commander, { players: ['A', 'B'], options: { decks: [deck, 'dawn'] } as never });
    const plains = (cards: Record<string, number>) => ({
      commander: 'Aldra, Dawn Marshal',
      cards: { ...cards, Plains: 99 - Object.values(cards).reduce((sum, n) => sum + n, 0) },
    });
    expect(() => start(plains({ 'Ring of Plenty': 1, 'Vigil Seraph': 1 }))).not.toThrow();
    expect(() => start(plains({ 'Vigil Seraph': 2 }))).toThrow(/Vigil Seraph/);
    expect(() => start(plains({ 'Spark Lance': 1 }))).toThrow(/Spark Lance/);
    expect(() => start({ commander: 'Orrun, Hill Breaker', cards: { Mountain: 98, Forest: 1 } })).toThrow(/Forest/);
    expect(() => start({ commander: 'Orrun, Hill Breaker', cards: { Mountain: 98 } })).toThrow(/99|100/);
    expect(() => start('nothing')).toThrow(/is no deck/);
    expect(Object.values(standardCards).filter(({ isToken }) => !isToken)).toHaveLength(67);
  });
});
