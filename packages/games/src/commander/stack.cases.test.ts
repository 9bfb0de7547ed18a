import { describe, expect, it } from 'vitest';
import { artifact, instant, own, table } from './table.fixture.ts';

describe('B. priority and the stack', () => {
  it('P02 the active player first after a resolution; one object at a time', () => {
    const t = table({ A: { hand: ['Twofold Insight'] }, B: { hand: ['Spark Lance'] } });
    t.to('precombat').cast('A', 'Twofold Insight').pass('A').cast('B', 'Spark Lance', 'C');
    expect([t.zone('stack'), t.holder]).toEqual([['Twofold Insight', 'Spark Lance'], 'B']);
    t.pass('B', 'C', 'D');
    // A has not passed since B acted
    expect([t.holder, t.zone('stack').length]).toEqual(['A', 2]);
    t.pass('A');
    expect([t.life('C'), t.zone('stack'), t.holder]).toEqual([[37], ['Twofold Insight'], 'A']);
    t.pass('A', 'B', 'C');
    expect(t.zone('stack')).toHaveLength(1);
    t.pass('D');
    expect([t.zone('stack'), t.holder, t.at]).toEqual([[], 'A', 'precombat']);
  });

  it('P03 an empty stack alone does not end the step', () => {
    const t = table({ A: { hand: ['Twofold Insight'] }, C: { hand: ['Spark Lance'] } });
    t.to('precombat').cast('A', 'Twofold Insight').empty().pass('A', 'B');
    expect([t.at, t.holder]).toEqual(['precombat', 'C']);
    t.cast('C', 'Spark Lance', 'A').pass('C', 'D', 'A', 'B');
    expect([t.at, t.holder, t.life('A')]).toEqual(['precombat', 'A', [37]]);
  });

  it('P04 a chain of responses resolves from the top', () => {
    const t = table({ A: { hand: ['Vigil Seraph', 'Deny'] }, B: { hand: ['Deny'] } });
    t.to('precombat').cast('A', 'Vigil Seraph').pass('A').castAt('B', 'Deny', 'Vigil Seraph').pass('B', 'C', 'D');
    t.castAt('A', 'Deny', 'Deny');
    const holders: (string | undefined)[] = [];
    while (t.ids('stack').length > 0) {
      t.passAll();
      holders.push(t.holder);
    }
    // B's Deny was countered, so there were two resolutions
    expect(holders).toEqual(['A', 'A']);
    expect([t.board('A'), t.zone('graveyard', 'A'), t.zone('graveyard', 'B')]).toEqual([
      ['Vigil Seraph'],
      ['Deny'],
      ['Deny'],
    ]);
  });

  it('P05 with all targets illegal it does not resolve', () => {
    const t = table({ A: { hand: ['Searing Balm'] }, B: { hand: ['Send Back'], battlefield: ['Meadow Cub'] } });
    t.to('precombat').cast('A', 'Searing Balm', 'Meadow Cub').pass('A').cast('B', 'Send Back', 'Meadow Cub').empty();
    expect([t.life('A'), t.zone('graveyard', 'A'), t.zone('hand', 'B')]).toEqual([
      [40],
      ['Searing Balm'],
      ['Meadow Cub'],
    ]);
  });

  it('P05 a card that left and came back is another object', () => {
    const blink = own('Blinker', ['Instant'], {
      spell: { target: { kind: 'creature' }, effects: [{ op: 'bounce', what: 'target' }] },
    });
    const swift = own('Swift Cub', ['Creature'], { power: 2, toughness: 2, keywords: ['flash'] });
    const t = table({
      cards: [blink, swift],
      A: { hand: ['Searing Balm'] },
      B: { hand: ['Blinker'], battlefield: ['Swift Cub'] },
    });
    t.to('precombat').cast('A', 'Searing Balm', 'Swift Cub').pass('A').cast('B', 'Blinker', 'Swift Cub').passAll();
    t.pass('A').cast('B', 'Swift Cub').passAll();
    expect(t.board('B')).toEqual(['Swift Cub']);
    t.empty();
    expect([t.board('B'), t.life('A')]).toEqual([['Swift Cub'], [40]]);
  });

  it('P06 mana abilities do not use the stack', () => {
    const t = table({ A: { battlefield: ['Ring of Plenty'] } });
    t.to('precombat').act('A', 'tapForMana', { card: t.id('Ring of Plenty') });
    expect([t.zone('stack'), t.holder, t.player('A').colourless]).toEqual([[], 'A', 2]);
  });

  it('P06 a mana ability outside a payment is an action: others get another chance', () => {
    const t = table({ B: { battlefield: ['Ring of Plenty'] } });
    t.to('precombat')
      .pass('A')
      .act('B', 'tapForMana', { card: t.id('Ring of Plenty') })
      .pass('B', 'C', 'D');
    expect([t.at, t.holder]).toEqual(['precombat', 'A']);
  });

  it('P06 any untapped land can be named; of alike ones the first is tapped', () => {
    const t = table({ A: { lands: 0, battlefield: ['Forest', 'Forest', 'Sprout Tender', 'Sprout Tender'] } });
    t.to('precombat');
    const [first, second, tender, other] = t.ids('battlefield', 'A');
    expect(t.legal('A', 'tapForMana').map(({ args }) => args?.card)).toEqual([first, tender, other]);
    t.act('A', 'tapForMana', { card: second }).act('A', 'tapForMana', { card: other });
    expect([t.player('A').green, ...t.cards('battlefield', 'A').map(({ tapped }) => tapped)]).toEqual([
      2,
      true,
      false,
      false,
      true,
    ]);
    t.act('A', 'tapForMana', { card: second });
    t.refused('A', 'tapForMana', { card: second });
    t.refused('A', 'tapForMana', { card: t.id('Forest', 'B') });
  });

  it('P07 out-of-turn actions are rejected', () => {
    const t = table({ A: { hand: ['Spark Lance'] } });
    t.to('precombat').pass('A');
    expect(t.refused('A', 'pass')).toContain("not A's place");
    t.refused('A', 'cast', { card: t.id('Spark Lance', 'A', 'hand'), target: 'B' });
    t.refused('D', 'pass');
  });

  it('P08 an illegal cast is fully undone', () => {
    const t = table({
      A: { hand: ['Snuff Out', 'Vigil Seraph'], lands: 0, battlefield: ['Plains', 'Plains', 'Plains', 'Plains'] },
    });
    t.to('precombat');
    const seraph = t.id('Vigil Seraph', 'A', 'hand');
    // no target and no black mana; one mana too little
    t.refused('A', 'cast', { card: t.id('Snuff Out', 'A', 'hand') });
    t.refused('A', 'cast', { card: seraph });
    t.act('C', 'concede');
    t.refused('A', 'cast', { card: seraph });
    expect([t.holder, t.zone('stack'), t.player('C').left]).toEqual(['A', [], true]);
    expect(t.ids('battlefield', 'A').every((id) => !t.context.coreOps.card(id)?.tapped)).toBe(true);
    expect(t.told('casts')).toEqual([]);
  });

  it('P08 what is malformed or hostile is refused too', () => {
    const t = table({
      A: { hand: ['Spark Lance', 'Snuff Out'] },
      B: { hand: ['Spark Lance'], battlefield: ['Meadow Cub'] },
    });
    t.to('precombat');
    const card = t.id('Spark Lance', 'A', 'hand');
    t.refused('A', 'cast', { card });
    t.refused('A', 'cast', { card, target: 'nobody' });
    t.refused('A', 'cast', { card, target: 99_999 });
    t.refused('A', 'cast', { card, target: t.id('Forest', 'B') });
    t.refused('A', 'cast', { card, target: { toString: 'x' } });
    t.refused('A', 'cast', { card: String(card), target: 'B' });
    t.refused('A', 'cast', { card: -1, target: 'B' });
    t.refused('A', 'cast', { card: t.id('Spark Lance', 'B', 'hand'), target: 'B' });
    t.refused('A', 'cast', { card: t.id('Snuff Out', 'A', 'hand'), target: 'B' });
    t.refused('A', 'tapForMana', { card: t.id('Forest', 'B') });
    t.refused('A', 'activate', { card: t.id('Meadow Cub') });
  });

  it('P09 a cast limit is a restriction', () => {
    const t = table({
      A: { hand: ['Spark Lance', 'Spark Lance', 'Spark Lance'] },
      B: { hand: ['Deny'], battlefield: ['One Word Law'] },
    });
    t.to('precombat').cast('A', 'Spark Lance', 'B').pass('A').castAt('B', 'Deny', 'Spark Lance').empty();
    expect(t.life('B')).toEqual([40]);
    expect(t.refused('A', 'cast', { card: t.id('Spark Lance', 'A', 'hand'), target: 'B' })).toContain('another spell');
    t.to('precombat', 'B').pass('B', 'C', 'D').cast('A', 'Spark Lance', 'B').empty();
    expect(t.life('B')).toEqual([37]);
    t.pass('B', 'C', 'D');
    t.refused('A', 'cast', { card: t.id('Spark Lance', 'A', 'hand'), target: 'B' });
  });

  it('CR 118.7 costs are paid in colours, generic by anything', () => {
    const lands = ['Mountain', 'Mountain', 'Plains'];
    const t = table({
      A: { hand: ['Searing Balm', 'Snuff Out'], lands: 0, battlefield: lands },
      B: { battlefield: ['Meadow Cub'] },
    });
    t.to('precombat').cast('A', 'Searing Balm', 'B');
    const tapped = t.cards('battlefield', 'A').filter((card) => card.tapped);
    expect(tapped.map(({ name }) => name).sort()).toEqual(['Mountain', 'Plains']);
    t.refused('A', 'cast', { card: t.id('Snuff Out', 'A', 'hand'), target: t.id('Meadow Cub') });
  });
});

describe('C. state-based actions and triggers', () => {
  it('S01 no state-based action in the middle of a resolution', () => {
    const t = table({ A: { life: 2, hand: ['Searing Balm'] } });
    t.to('precombat').cast('A', 'Searing Balm', 'A').empty();
    expect([t.life('A'), t.player('A').left]).toEqual([[2], false]);
  });

  it('S02 lifelink is part of the damage event', () => {
    const t = table({ A: { battlefield: ['Ridge Ogre', 'Meadow Cub'] }, B: { life: 2, battlefield: ['Dusk Sipper'] } });
    t.to('declareAttackers').attack('A', { 'Ridge Ogre': 'B', 'Meadow Cub': 'B' }).to('declareBlockers');
    t.block('B', { 'Dusk Sipper': 'Meadow Cub' }).to('combatDamage');
    expect([t.life('B'), t.player('B').left]).toEqual([[1], false]);
  });

  it('S03 state-based actions to a fixed point, then triggers', () => {
    const end = instant('Unmake', [{ op: 'destroy', what: 'target' }], { kind: 'permanent' });
    const t = table({
      cards: [end],
      A: {
        hand: ['Unmake'],
        battlefield: ['Banner of Courage', { card: 'Wayworn Pilgrim', damage: 1 }, 'Marrow Poet'],
      },
    });
    t.to('precombat');
    expect(t.size('Wayworn Pilgrim')).toBe('2/2');
    t.cast('A', 'Unmake', 'Banner of Courage').passAll();
    expect(t.zone('graveyard', 'A')).toEqual(['Banner of Courage', 'Unmake', 'Wayworn Pilgrim']);
    expect(t.asked).toBe('orderTriggers A');
    t.act('A', 'orderTriggers', { order: [0, 1] });
    expect(t.asked).toBe('triggerTarget A');
    t.act('A', 'triggerTarget', { target: 'B' });
    expect([t.holder, t.zone('stack').length]).toEqual(['A', 2]);
    t.empty();
    expect([t.board('A'), t.life('A', 'B')]).toEqual([
      ['Marrow Poet', 'Spirit'],
      [41, 39],
    ]);
  });

  it('S04 losing together: the last one wins, nobody left is a draw', () => {
    const doom = instant('Doom', [{ op: 'lose', n: 5, who: 'each player' }]);
    const t = table({ players: 3, cards: [doom], A: { life: 5, hand: ['Doom'] }, B: { life: 3 }, C: { life: 6 } });
    t.to('precombat').cast('A', 'Doom').empty();
    expect([t.ctx.gameOver, t.ctx.winner]).toEqual([true, 'C']);
    const draw = table({ players: 2, cards: [doom], A: { life: 5, hand: ['Doom'] }, B: { life: 3 } });
    draw.to('precombat').cast('A', 'Doom').empty();
    expect([draw.ctx.gameOver, draw.ctx.winner]).toEqual([true, undefined]);
  });

  it('S05 drawing from an empty library', () => {
    const t = table({
      players: 3,
      A: { hand: ['Quiet Study'], library: ['Forest', 'Island', 'Swamp'] },
      B: { library: [] },
    });
    t.to('precombat').cast('A', 'Quiet Study').pass('A', 'B').pass('C');
    expect([t.player('A').left, t.told('LOST')]).toMatchObject([true, [{ player: 0, why: 'library' }]]);
    expect(t.told('draws')).toHaveLength(3);
    // an empty library alone loses nothing
    expect([t.player('B').left, t.ctx.gameOver]).toEqual([false, false]);
    t.to('upkeep', 'B').next();
    expect(t.player('B').left).toBe(false);
    t.next();
    expect([t.player('B').left, t.ctx.winner]).toEqual([true, 'C']);
  });

  it('S06 legend rule', () => {
    const t = table({ A: { hand: ['Orrun, Hill Breaker'], battlefield: ['Orrun, Hill Breaker', 'Marrow Poet'] } });
    const old = t.id('Orrun, Hill Breaker');
    t.to('precombat').cast('A', 'Orrun, Hill Breaker').passAll();
    expect(t.asked).toBe('keepLegend A');
    t.refused('A', 'keepLegend', { card: t.id('Marrow Poet') });
    t.act('A', 'keepLegend', { card: old });
    expect(t.id('Orrun, Hill Breaker')).toBe(old);
    expect(t.zone('graveyard', 'A')).toEqual(['Orrun, Hill Breaker']);
    // it died, but was not destroyed: indestructible would not have helped
    expect(t.asked).toBe('triggerTarget A');
  });

  it('S06 another player’s legend of that name does not matter', () => {
    const t = table({ A: { hand: ['Orrun, Hill Breaker'] }, B: { battlefield: ['Orrun, Hill Breaker'] } });
    t.to('precombat').cast('A', 'Orrun, Hill Breaker').passAll();
    expect([t.asked, t.board('A'), t.board('B')]).toEqual([
      undefined,
      ['Orrun, Hill Breaker'],
      ['Orrun, Hill Breaker'],
    ]);
  });

  it('S07 a token dies, then ceases to exist', () => {
    const t = table({ A: { hand: ['Muster'], battlefield: ['Marrow Poet'] }, B: { hand: ['Snuff Out', 'Send Back'] } });
    t.to('precombat').cast('A', 'Muster').empty();
    expect(t.board('A')).toEqual(['Marrow Poet', 'Soldier', 'Soldier']);
    t.pass('A').cast('B', 'Snuff Out', 'Soldier').passAll();
    expect(t.asked).toBe('triggerTarget A');
    t.act('A', 'triggerTarget', { target: 'B' });
    expect([t.zone('stack').length, t.zone('graveyard', 'A'), t.board('A')]).toEqual([
      1,
      ['Muster'],
      ['Marrow Poet', 'Soldier'],
    ]);
    t.empty().pass('A').cast('B', 'Send Back', 'Soldier').empty();
    expect([t.board('A'), t.zone('hand', 'A')]).toEqual([['Marrow Poet'], ['Plains']]);
    const tokens = Object.values(t.ctx.cards).filter(({ name, zone }) => name === 'Soldier' && zone.name !== 'gone');
    expect(tokens).toEqual([]);
  });

  it('S09 own order', () => {
    const told = (order: number[]): string[] => {
      const t = table({ A: { life: 1, battlefield: ['Closing Bell', 'Knell'] }, cards: [knell] });
      t.to('end').act('A', 'orderTriggers', { order });
      t.passAll();
      return t.told('RESOLVED').length === 1 ? [String(t.player('A').left), String(t.life('A'))] : [];
    };
    // whatever goes on the stack last resolves first
    expect(told([0, 1])).toEqual(['true', '0']);
    expect(told([1, 0])).toEqual(['false', '2']);
  });
  const knell = artifact('Knell', {
    kind: 'triggered',
    on: 'endStep',
    effects: [{ op: 'lose', n: 1, who: 'you' }],
    text: '',
  });

  it('S09 in turn order: the active player’s triggers are lowest', () => {
    const t = table({
      first: 'B',
      A: { battlefield: ['Closing Bell'] },
      B: { battlefield: ['Closing Bell'] },
      D: { battlefield: ['Closing Bell'] },
    });
    t.to('end');
    expect(t.cards('stack').map(({ controller }) => controller)).toEqual([1, 3, 0]);
  });

  it('S10 the intervening "if" is checked twice', () => {
    const tapper = instant('Still', [{ op: 'tap', what: 'target' }], { kind: 'permanent' });
    const t = table({ cards: [tapper], A: { hand: ['Still'] }, B: { battlefield: ['Singing Quarry'] } });
    t.to('draw');
    expect([t.zone('stack'), t.zone('hand', 'A').length]).toEqual([['(ability)'], 2]);
    t.cast('A', 'Still', 'Singing Quarry').empty();
    expect(t.zone('hand', 'A')).toEqual(['Plains']);
    // it untaps in B's turn, and is heard again
    t.to('draw', 'B');
    expect(t.zone('stack')).toEqual(['(ability)']);
    const tapped = table({ B: { battlefield: [{ card: 'Singing Quarry', tapped: true }] } });
    tapped.to('draw');
    expect(tapped.zone('stack')).toEqual([]);
  });

  it('S11 creatures dying together see each other', () => {
    const t = table({
      A: { hand: ['Day of Reckoning'], battlefield: ['Marrow Poet', 'Meadow Cub'] },
      B: { battlefield: ['Ridge Ogre'] },
    });
    t.to('precombat').cast('A', 'Day of Reckoning').passAll();
    expect(t.asked).toBe('orderTriggers A');
    t.act('A', 'orderTriggers', { order: [0, 1, 2] });
    for (let i = 0; i < 3; i++) t.act('A', 'triggerTarget', { target: 'B' });
    expect(t.zone('stack')).toHaveLength(3);
    t.empty();
    expect(t.life('A', 'B')).toEqual([43, 37]);
  });

  it('S12 deathtouch destroys, the indestructible survives', () => {
    const t = table({
      A: { battlefield: ['Plague Vole', 'Dusk Sipper'] },
      B: { battlefield: ['Vigil Seraph', 'Unbreakable Sentry'] },
    });
    t.to('declareAttackers').attack('A', { 'Plague Vole': 'B', 'Dusk Sipper': 'B' }).to('declareBlockers');
    t.block('B', { 'Vigil Seraph': 'Plague Vole' }).to('endCombat');
    expect(t.board('B')).toEqual(['Unbreakable Sentry']);
    const t2 = table({ A: { battlefield: ['Plague Vole'] }, B: { battlefield: ['Unbreakable Sentry'] } });
    t2.to('declareAttackers').attack('A', { 'Plague Vole': 'B' }).to('declareBlockers');
    t2.block('B', { 'Unbreakable Sentry': 'Plague Vole' }).to('endCombat');
    expect([t2.board('B'), t2.board('A')]).toEqual([['Unbreakable Sentry'], []]);
  });

  it('CR 704.5f, 704.5q toughness 0 and counters that annihilate', () => {
    const shrink = instant('Shrink', [{ op: 'counters', n: -2, what: 'target' }], { kind: 'creature' });
    const grow = instant('Grow', [{ op: 'counters', n: 1, what: 'target' }], { kind: 'creature' });
    const t = table({
      cards: [shrink, grow],
      A: { hand: ['Grow', 'Shrink', 'Shrink', 'Shrink'], battlefield: ['Unbreakable Sentry'] },
    });
    t.to('precombat').cast('A', 'Grow', 'Unbreakable Sentry').empty();
    expect(t.size('Unbreakable Sentry')).toBe('4/5');
    t.cast('A', 'Shrink', 'Unbreakable Sentry').empty();
    const { plus, minus } = t.card('Unbreakable Sentry');
    expect([t.size('Unbreakable Sentry'), plus, minus]).toEqual(['2/3', 0, 1]);
    t.cast('A', 'Shrink', 'Unbreakable Sentry').empty().cast('A', 'Shrink', 'Unbreakable Sentry').empty();
    expect([t.board('A'), t.zone('graveyard', 'A').at(-1)]).toEqual([[], 'Unbreakable Sentry']);
  });

  it('CR 704.5m an Aura without its creature goes to the graveyard', () => {
    const t = table({
      A: { hand: ['Send Back'], battlefield: ['Meadow Cub'] },
      B: { hand: ['Calming Ward'] },
      first: 'B',
    });
    t.to('precombat').cast('B', 'Calming Ward', 'Meadow Cub').empty();
    expect(t.card('Calming Ward').attachedTo).toBe(t.id('Meadow Cub'));
    t.pass('B', 'C', 'D').cast('A', 'Send Back', 'Meadow Cub').empty();
    expect([t.board('B'), t.zone('graveyard', 'B')]).toEqual([[], ['Calming Ward']]);
  });

  it('CR 104.4b a loop that nobody stops is a draw', () => {
    const loop = artifact(
      'Perpetual Wheel',
      {
        kind: 'triggered',
        on: 'untaps',
        effects: [
          { op: 'tap', what: 'self' },
          { op: 'untap', what: 'self' },
        ],
        text: '',
      },
      { kind: 'mana', adds: [0, 0, 0, 0, 0, 1] },
    );
    const t = table({
      players: 2,
      cards: [loop],
      A: { lands: 0, battlefield: [{ card: 'Perpetual Wheel', tapped: true }] },
      B: { lands: 0 },
    });
    for (let i = 0; i < 5000 && !t.ctx.gameOver; i++) t.next();
    expect([t.ctx.gameOver, t.ctx.winner]).toEqual([true, undefined]);
  });
});
