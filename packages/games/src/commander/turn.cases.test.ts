import { describe, expect, it } from 'vitest';
import { artifact, instant, own, table } from './table.fixture.ts';

const gainOnUntap = artifact('Untapper', {
  kind: 'triggered',
  on: 'untaps',
  effects: [{ op: 'gain', n: 1, who: 'you' }],
  text: '',
});

describe('A. turn structure', () => {
  it('T01 nobody skips the first draw in multiplayer', () => {
    const t = table({ A: { hand: Array(7).fill('Plains') } });
    t.to('precombat');
    expect(t.zone('hand', 'A')).toHaveLength(8);
  });

  it('T02 with two players the first draw step is skipped, all of it', () => {
    const t = table({ players: 2, B: { battlefield: ['Singing Quarry'] } });
    const seen = new Set<string>();
    while (t.at !== 'precombat') {
      seen.add(t.at);
      t.next();
    }
    expect([...seen]).toEqual(['upkeep']);
    expect(t.zone('hand', 'A')).toEqual([]);
    expect(t.zone('stack')).toEqual([]);
    t.to('draw', 'B').to('precombat');
    expect(t.zone('hand', 'B')).toHaveLength(2);
    t.to('draw', 'A').to('precombat');
    expect(t.zone('hand', 'A')).toHaveLength(2);
  });

  it('T02 the count that matters is that at the start of the game', () => {
    const t = table({ players: 3 });
    t.act('B', 'concede');
    t.to('precombat');
    expect(t.zone('hand', 'A')).toHaveLength(1);
  });

  it('T03 priority windows of an idle turn', () => {
    const t = table();
    const seen: string[] = [];
    while (t.active === 'A') {
      seen.push(`${t.at} ${t.holder}`);
      t.next();
    }
    const steps = ['upkeep', 'draw', 'precombat', 'beginCombat', 'declareAttackers', 'endCombat', 'postcombat', 'end'];
    expect(seen).toEqual(steps.flatMap((step) => ['A', 'B', 'C', 'D'].map((player) => `${step} ${player}`)));
  });

  it('T04 triggers of the untap step wait for upkeep', () => {
    const t = table({
      cards: [gainOnUntap],
      D: {
        lands: 0,
        battlefield: [
          { card: 'Plains', tapped: true },
          { card: 'Island', tapped: true },
        ],
      },
      B: { battlefield: ['Untapper', 'Dawn Drum'] },
      first: 'D',
    });
    expect(t.at).toBe('upkeep');
    expect(t.asked).toBe('orderTriggers B');
    expect(t.zone('stack')).toEqual([]);
    // the two untap triggers came first, then the Drum's: B puts the Drum's lowest
    t.act('B', 'orderTriggers', { order: [2, 0, 1] });
    expect(t.holder).toBe('D');
    const sources = t.ids('stack').map((id) => t.ctx.cards[t.ctx.cards[id].source].name);
    expect(sources).toEqual(['Dawn Drum', 'Untapper', 'Untapper']);
    expect(t.life('B')).toEqual([40]);
    t.empty();
    expect(t.life('B')).toEqual([43]);
  });

  it('T05 mana empties at each step', () => {
    const t = table({ A: { battlefield: ['Meadow Cub'] } });
    const [tap] = t.legal('A', 'tapForMana').filter(({ args }) => t.ctx.cards[args?.card as number].name === 'Forest');
    t.act('A', 'tapForMana', tap.args);
    expect(t.player('A').green).toBe(1);
    t.passAll();
    expect(t.at).toBe('draw');
    expect([t.player('A').green, t.life('A')[0]]).toEqual([0, 40]);
    expect(t.ctx.cards[tap.args?.card as number].tapped).toBe(true);
    t.to('declareAttackers').attack('A', { 'Meadow Cub': 'B' });
    const [again] = t.legal('A', 'tapForMana');
    t.act('A', 'tapForMana', again.args);
    expect(t.G.floating).toBe(true);
    t.passAll();
    expect(t.at).toBe('declareBlockers');
    expect(t.G.floating).toBe(false);
  });

  it('T06 damage and "until end of turn" end together', () => {
    const t = table({
      A: { hand: ['Beast Surge'], battlefield: [{ card: 'Meadow Cub', damage: 0 }] },
      B: { hand: ['Spark Lance', 'Spark Lance'] },
    });
    t.to('postcombat').cast('A', 'Beast Surge', 'Meadow Cub').empty();
    t.pass('A').cast('B', 'Spark Lance', 'Meadow Cub').empty();
    expect([t.size('Meadow Cub'), t.card('Meadow Cub').damage]).toEqual(['5/5', 3]);
    t.to('end').passAll();
    expect([t.active, t.at]).toEqual(['B', 'upkeep']);
    expect([t.size('Meadow Cub'), t.card('Meadow Cub').damage]).toEqual(['2/2', 0]);
  });

  it('T07 only the active player discards', () => {
    const t = table({ A: { hand: Array(8).fill('Plains') }, B: { hand: Array(10).fill('Plains') } });
    t.to('end').passAll();
    expect(t.asked).toBe('discardCards A');
    t.refused('A', 'discardCards', { cards: t.ids('hand', 'A').slice(0, 1) });
    t.act('A', 'discardCards', { cards: t.ids('hand', 'A').slice(0, 2) });
    expect(t.zone('hand', 'A')).toHaveLength(7);
    expect(t.zone('hand', 'B')).toHaveLength(10);
    expect(t.active).toBe('B');
  });

  it('T09 cleanup repeats, and discards again', () => {
    const t = table({ A: { hand: [...Array(7).fill('Plains'), 'Quiet Study'], battlefield: ['Alms Ledger'] } });
    t.to('end').passAll();
    const plains = t.ids('hand', 'A').filter((id) => t.ctx.cards[id].name === 'Plains');
    t.act('A', 'discardCards', { cards: plains.slice(0, 2) });
    t.act('A', 'orderTriggers', { order: [0, 1] });
    expect([t.at, t.holder, t.zone('stack').length]).toEqual(['cleanup', 'A', 2]);
    t.cast('A', 'Quiet Study').empty();
    expect(t.life('A')).toEqual([42]);
    expect(t.zone('hand', 'A')).toHaveLength(10);
    t.passAll();
    expect([t.at, t.asked]).toEqual(['cleanup', 'discardCards A']);
    t.act('A', 'discardCards', { cards: t.ids('hand', 'A').slice(0, 3) });
    t.act('A', 'orderTriggers', { order: [0, 1, 2] });
    t.empty();
    expect([t.at, t.active, t.life('A')[0]]).toEqual(['cleanup', 'A', 45]);
    t.passAll();
    // one more cleanup, in which nothing happens
    expect([t.at, t.active]).toEqual(['upkeep', 'B']);
  });

  it('T10 the end step does not back up', () => {
    const late = own('Latecomer', ['Creature'], {
      power: 1,
      toughness: 1,
      keywords: ['flash'],
      abilities: [{ kind: 'triggered', on: 'endStep', effects: [{ op: 'draw', n: 1, who: 'you' }], text: '' }],
    });
    const t = table({ cards: [late], B: { hand: ['Latecomer'] } });
    t.to('end').pass('A').cast('B', 'Latecomer').empty();
    expect([t.at, t.zone('stack'), t.board('B')]).toEqual(['end', [], ['Latecomer']]);
    t.passAll();
    expect([t.active, t.at]).toEqual(['B', 'upkeep']);
    t.to('end');
    expect(t.zone('stack')).toEqual(['(ability)']);
  });

  it('T11 one land, own turn, empty stack', () => {
    const t = table({ A: { hand: ['Forest', 'Island', 'Twofold Insight'] }, B: { hand: ['Forest'] } });
    t.refused('A', 'playLand', { card: t.id('Forest', 'A', 'hand') });
    t.to('precombat').cast('A', 'Twofold Insight');
    t.refused('A', 'playLand', { card: t.id('Forest', 'A', 'hand') });
    t.empty();
    const before = t.zone('battlefield', 'A').length;
    t.land('A', 'Forest');
    expect(t.zone('battlefield', 'A')).toHaveLength(before + 1);
    expect([t.holder, t.zone('stack')]).toEqual(['A', []]);
    t.refused('A', 'playLand', { card: t.id('Island', 'A', 'hand') });
    t.pass('A');
    t.refused('B', 'playLand', { card: t.id('Forest', 'B', 'hand') });
    t.to('precombat', 'B').pass('B', 'C', 'D');
    t.refused('A', 'playLand', { card: t.id('Island', 'A', 'hand') });
  });

  it('T12 extra combat and main are inserted; only the first main is precombat', () => {
    const t = table({ A: { hand: ['Second Charge'], battlefield: ['Ridge Ogre'] } });
    t.to('declareAttackers').attack('A', { 'Ridge Ogre': 'B' }).to('postcombat');
    expect([t.life('B'), t.card('Ridge Ogre').tapped]).toEqual([[37], true]);
    t.cast('A', 'Second Charge').empty();
    expect(t.card('Ridge Ogre').tapped).toBe(false);
    t.passAll();
    expect([t.ctx.currentPhase, t.at]).toEqual(['combat', 'beginCombat']);
    t.to('declareAttackers').attack('A', { 'Ridge Ogre': 'B' }).to('endCombat').passAll();
    expect([t.at, t.life('B')]).toEqual(['postcombat', [34]]);
    t.passAll();
    expect([t.at, t.active]).toEqual(['end', 'A']);
  });

  it('T13 extra combat before the normal one', () => {
    const t = table({ A: { hand: ['Second Charge'], battlefield: ['Ridge Ogre', 'Meadow Cub'] } });
    t.to('precombat').cast('A', 'Second Charge').empty();
    const phases: string[] = ['precombat'];
    t.to('declareAttackers').attack('A', { 'Ridge Ogre': 'B' });
    while (t.active === 'A') {
      if (t.ctx.currentPhase !== phases.at(-1)) phases.push(t.ctx.currentPhase ?? '');
      if (t.asked !== undefined && t.at === 'declareAttackers') {
        // the Ogre is still tapped
        expect(t.legal('A').map(({ args }) => args?.attacks)).not.toContainEqual({ [t.id('Ridge Ogre')]: 'B' });
      }
      t.next();
    }
    expect(phases).toEqual(['precombat', 'combat', 'postcombat', 'combat', 'postcombat', 'ending']);
    expect(t.life('B')).toEqual([37]);
  });
});

describe('E. extra turns, skips, ending the turn', () => {
  it('X01 newest first', () => {
    const t = table({ A: { hand: ['Gifted Hour', 'Stolen Hour'] } });
    t.to('precombat').cast('A', 'Gifted Hour', 'B').empty().cast('A', 'Stolen Hour').empty();
    expect(t.turns(7)).toBe("A A' B' B C D A");
  });

  it('X02 the natural order is not disturbed', () => {
    const t = table({ A: { hand: ['Gifted Hour'] } });
    t.to('precombat').cast('A', 'Gifted Hour', 'C').empty();
    expect(t.turns(6)).toBe("A C' B C D A");
  });

  it('X04 an extra turn made on an opponent’s turn', () => {
    const quick = instant('Quick Hour', [{ op: 'extraTurn', who: 'you' }]);
    const t = table({ cards: [quick], A: { hand: ['Quick Hour'] }, first: 'B' });
    t.to('precombat').pass('B', 'C', 'D').cast('A', 'Quick Hour').empty();
    expect(t.turns(6)).toBe("B A' C D A B");
  });

  it('X05 skip the next two turns', () => {
    const t = table({ players: 2, A: { hand: ['Devourer of Hours'] } });
    t.to('precombat').cast('A', 'Devourer of Hours').empty();
    expect(t.turns(5)).toBe('A B B B A');
    expect(t.G.turn).toBe(5);
    expect(t.told('turn_modification')).toMatchObject([{ kind: 'skipTurn', player: 0, count: 2 }]);
  });

  it('X05 upkeeps of skipped turns do not happen', () => {
    const mine = artifact('Own Drum', {
      kind: 'triggered',
      on: 'upkeep',
      whose: 'you',
      effects: [{ op: 'gain', n: 1, who: 'you' }],
      text: '',
    });
    const t = table({ players: 2, cards: [mine], A: { hand: ['Devourer of Hours', 'Own Drum'] } });
    t.to('precombat').cast('A', 'Own Drum').empty().cast('A', 'Devourer of Hours').empty();
    while (t.G.turn < 5) t.next();
    t.to('precombat');
    expect([t.active, t.life('A')[0]]).toEqual(['A', 41]);
  });

  it('X05 skipping the next turn eats an extra one', () => {
    const t = table({ A: { hand: ['Stolen Hour', 'Quiet Study'] } });
    t.to('precombat').cast('A', 'Stolen Hour').empty().cast('A', 'Quiet Study').empty();
    expect(t.turns(5)).toBe('A B C D A');
  });

  it('X07 a rider is on the extra turn only', () => {
    const t = table({ A: { hand: ['Borrowed Moment'] } });
    t.to('precombat').cast('A', 'Borrowed Moment').empty();
    while (t.legal('A', 'tapForMana').length > 0) t.act('A', 'tapForMana', t.legal('A', 'tapForMana')[0].args);
    const tapped = (): number => t.ids('battlefield', 'A').filter((id) => t.ctx.cards[id].tapped).length;
    expect(tapped()).toBe(30);
    t.endTurn();
    expect([t.active, t.ctx.turn.isExtra, t.at, tapped()]).toEqual(['A', true, 'upkeep', 30]);
    const hand = t.zone('hand', 'A').length;
    t.to('draw');
    expect(t.zone('hand', 'A')).toHaveLength(hand + 1);
    t.to('upkeep', 'B').to('upkeep', 'A');
    expect([t.ctx.turn.isExtra, tapped()]).toEqual([false, 0]);
  });

  it('X08 a static skip of a step', () => {
    const t = table({
      cards: [gainOnUntap],
      B: { battlefield: ['Sleepless Hub', 'Dawn Drum', 'Untapper'] },
      A: { battlefield: [{ card: 'Ring of Plenty', tapped: true }] },
    });
    // no upkeep at all; the untap trigger is put on the stack in the draw step, after the draw
    expect([t.at, t.zone('stack').length, t.zone('hand', 'A').length]).toEqual(['draw', 1, 1]);
    t.endTurn();
    expect(t.at).toBe('draw');
    t.to('end', 'C');
    expect(t.told('upkeep')).toEqual([]);
  });

  it('X08 an upkeep that has begun finishes', () => {
    const quickHub = own('Quick Hub', ['Artifact'], {
      keywords: ['flash'],
      abilities: [{ kind: 'static', static: 'skipStep', step: 'upkeep', whose: 'each player' }],
    });
    const t = table({ cards: [quickHub], A: { hand: ['Quick Hub'] } });
    expect(t.at).toBe('upkeep');
    t.cast('A', 'Quick Hub').empty();
    expect([t.at, t.holder]).toEqual(['upkeep', 'A']);
    t.passAll();
    expect(t.at).toBe('draw');
    t.endTurn();
    expect([t.active, t.at]).toEqual(['B', 'draw']);
  });

  it('X10 opponents’ extra turns are skipped', () => {
    const t = table({
      A: { hand: ['Stolen Hour'] },
      B: { hand: ['Stolen Hour'], battlefield: ["Clockbinder's Edict"] },
    });
    t.to('precombat').cast('A', 'Stolen Hour').empty();
    expect(t.turns(2)).toBe('A B');
    t.to('precombat').cast('B', 'Stolen Hour').empty();
    expect(t.turns(3)).toBe("B B' C");
  });

  it('X11 end the turn', () => {
    const t = table({
      A: { hand: ['Stop the Hour', ...Array(11).fill('Plains')], battlefield: ['Meadow Cub', 'Ridge Ogre'] },
      B: { hand: ['Spark Lance'], battlefield: ['Closing Bell'] },
    });
    t.to('declareAttackers').attack('A', { 'Meadow Cub': 'B', 'Ridge Ogre': 'C' });
    t.pass('A').cast('B', 'Spark Lance', 'A').pass('B', 'C', 'D').cast('A', 'Stop the Hour').passAll();
    expect(t.zone('exile')).toEqual(['Spark Lance', 'Stop the Hour']);
    expect(t.zone('stack')).toEqual([]);
    expect([t.card('Meadow Cub').attacking, t.card('Ridge Ogre').attacking]).toEqual([-1, -1]);
    expect([t.at, t.asked]).toEqual(['cleanup', 'discardCards A']);
    t.act('A', 'discardCards', { cards: t.ids('hand', 'A').slice(0, 5) });
    expect([t.active, t.at]).toEqual(['B', 'upkeep']);
    expect(t.life('A', 'B', 'C')).toEqual([40, 40, 40]);
    expect(t.told('turn_modification')).toMatchObject([{ kind: 'endTurn' }]);
  });

  it('X11 what was added to the turn goes with it', () => {
    const t = table({ A: { hand: ['Second Charge', 'Stop the Hour'] } });
    t.to('precombat').cast('A', 'Second Charge').empty().cast('A', 'Stop the Hour').passAll();
    expect([t.active, t.at]).toEqual(['B', 'upkeep']);
  });

  it('X11 in a cleanup step a new cleanup starts', () => {
    const t = table({ A: { hand: [...Array(8).fill('Plains'), 'Stop the Hour'], battlefield: ['Alms Ledger'] } });
    t.to('end').passAll();
    const plains = t.ids('hand', 'A').filter((id) => t.ctx.cards[id].name === 'Plains');
    t.act('A', 'discardCards', { cards: plains.slice(0, 3) });
    t.act('A', 'orderTriggers', { order: [0, 1, 2] });
    t.cast('A', 'Stop the Hour').passAll();
    expect([t.active, t.at, t.life('A')[0]]).toEqual(['B', 'upkeep', 40]);
  });

  it('X11 by the Dial, whose ability vanishes with the rest', () => {
    const t = table({ A: { battlefield: ['Turnstopper Dial'] }, B: { battlefield: ['Turnstopper Dial'] } });
    t.to('precombat').pass('A');
    // only during your own turn
    expect(t.legal('B', 'activate')).toEqual([]);
    t.pass('B', 'C').act('D', 'pass').to('beginCombat');
    t.act('A', 'activate', { card: t.id('Turnstopper Dial', 'A') }).passAll();
    expect([t.active, t.at, t.zone('stack'), t.zone('exile')]).toEqual(['B', 'upkeep', [], []]);
  });

  it('X12 waiting triggers vanish, later ones are put on the stack in cleanup', () => {
    const scholar = artifact('Scholar', {
      kind: 'triggered',
      on: 'draws',
      effects: [{ op: 'gain', n: 1, who: 'you' }],
      text: '',
    });
    const burst = instant('Burst', [{ op: 'draw', n: 2, who: 'you' }, { op: 'endTurn' }]);
    const t = table({ cards: [scholar, burst], A: { hand: ['Burst'], battlefield: ['Scholar', 'Alms Ledger'] } });
    t.to('precombat');
    const [life] = t.life('A');
    t.cast('A', 'Burst').passAll();
    expect([t.active, t.life('A')[0]]).toEqual(['B', life]);
    const t2 = table({
      cards: [burst],
      A: { hand: ['Burst', ...Array(7).fill('Plains')], battlefield: ['Alms Ledger'] },
    });
    t2.to('precombat').cast('A', 'Burst').passAll();
    t2.act('A', 'discardCards', { cards: t2.ids('hand', 'A').slice(0, 3) });
    t2.act('A', 'orderTriggers', { order: [0, 1, 2] });
    expect([t2.at, t2.holder, t2.zone('stack').length]).toEqual(['cleanup', 'A', 3]);
  });

  it('X14 ending the turn keeps extra turns', () => {
    const t = table({ A: { hand: ['Stolen Hour', 'Stop the Hour'] } });
    t.to('precombat').cast('A', 'Stolen Hour').empty().cast('A', 'Stop the Hour').passAll();
    expect(t.turns(2)).toBe("A' B");
  });

  it('X15 an extra turn after a later turn', () => {
    const later = instant('Later Hour', [{ op: 'extraTurn', who: 'target', after: 'target' }], { kind: 'player' });
    const t = table({ players: 2, cards: [later], A: { hand: ['Later Hour'] } });
    t.to('precombat').cast('A', 'Later Hour', 'B').empty();
    expect(t.turns(5)).toBe("A B B' A B");
  });
});
