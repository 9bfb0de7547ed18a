import { describe, expect, it } from 'vitest';
import { instant, own, table } from './table.fixture.ts';

describe('F. leaving the game', () => {
  it('L02 priority of a leaver', () => {
    const t = table({ A: { hand: ['Twofold Insight'] } });
    t.to('precombat').cast('A', 'Twofold Insight').pass('A');
    expect(t.holder).toBe('B');
    t.act('B', 'concede');
    expect([t.holder, t.ctx.passed]).toEqual(['C', ['A']]);
    t.pass('C', 'D');
    expect([t.zone('stack'), t.holder, t.at]).toEqual([[], 'A', 'precombat']);
    t.pass('A', 'C');
    // the last one who had not passed leaves: the step ends
    t.act('D', 'concede');
    expect([t.at, t.holder]).toEqual(['beginCombat', 'A']);
  });

  it('L02 the last who had not passed leaves: the top resolves', () => {
    const t = table({ A: { hand: ['Twofold Insight'] } });
    t.to('precombat').cast('A', 'Twofold Insight').pass('A', 'B', 'C').act('D', 'concede');
    expect([t.zone('stack'), t.holder, t.zone('hand', 'A').length]).toEqual([[], 'A', 3]);
  });

  it('L03 seat arithmetic', () => {
    const names = ['A', 'B', 'C', 'D'];
    for (const [s, active] of names.entries()) {
      for (const leaver of names) {
        const t = table({ first: active });
        t.to('precombat').act(leaver, 'concede');
        expect([t.active, t.at]).toEqual([active, 'precombat']);
        const next = [1, 2, 3].map((i) => names[(s + i) % 4]).find((name) => name !== leaver);
        t.endTurn();
        expect([t.active, t.G.turn]).toEqual([next, 2]);
        // twice round the table without a stumble
        for (let i = 0; i < 6; i++) t.endTurn();
        expect(t.G.turn).toBe(8);
      }
    }
  });

  it('L03 all but one leave, in any order', () => {
    for (const order of ['ABC', 'BCD', 'DCB', 'CAD', 'DAB']) {
      const t = table();
      t.to('precombat');
      for (const leaver of order) t.act(leaver, 'concede');
      const [winner] = ['A', 'B', 'C', 'D'].filter((name) => !order.includes(name));
      expect([t.ctx.gameOver, t.ctx.winner]).toEqual([true, winner]);
    }
  });

  it('L03 the turn of a leaver goes on to its end without an active player', () => {
    const t = table({
      A: { hand: Array(9).fill('Plains'), battlefield: ['Meadow Cub'] },
      C: { battlefield: ['Closing Bell'] },
    });
    t.to('upkeep').act('A', 'concede');
    expect([t.active, t.at, t.holder]).toEqual(['A', 'upkeep', 'B']);
    const seen: string[] = [];
    while (t.active === 'A') {
      if (seen.at(-1) !== t.at) seen.push(t.at);
      expect(t.asked).toBe(undefined);
      t.next();
    }
    expect(seen).toEqual([
      'upkeep',
      'draw',
      'precombat',
      'beginCombat',
      'declareAttackers',
      'endCombat',
      'postcombat',
      'end',
    ]);
    expect([t.active, t.life('C')]).toEqual(['B', [41]]);
    expect(t.zone('hand', 'A')).toEqual([]);
  });

  it('L04 owned objects leave from everywhere', () => {
    const t = table({
      A: { hand: ['Mind Leash'] },
      B: {
        hand: ['Spark Lance', 'Forest'],
        graveyard: ['Swamp'],
        exile: ['Island'],
        commander: 'Aldra, Dawn Marshal',
        battlefield: ['Meadow Cub', 'Dawn Drum'],
      },
    });
    t.to('precombat').cast('A', 'Mind Leash', 'Meadow Cub').empty();
    expect(t.board('A').sort()).toEqual(['Meadow Cub', 'Mind Leash']);
    t.pass('A').cast('B', 'Spark Lance', 'A');
    t.act('B', 'concede');
    const owned = Object.values(t.ctx.cards).filter(
      ({ owner, zone, name }) => owner.id === 'B' && name !== '(ability)' && zone.name !== 'gone',
    );
    expect(owned).toEqual([]);
    expect([t.board('A'), t.zone('graveyard', 'A'), t.zone('stack')]).toEqual([[], ['Mind Leash'], []]);
  });

  it('L04 what a leaver had taken goes back; what came in under them is exiled', () => {
    const t = table({ A: { hand: ['Seize the Reins'] }, B: { battlefield: ['Meadow Cub'] } });
    t.to('precombat').cast('A', 'Seize the Reins', 'Meadow Cub').empty();
    expect(t.board('A')).toEqual(['Meadow Cub']);
    t.act('A', 'concede');
    expect(t.board('B')).toEqual(['Meadow Cub']);
  });

  it('L06 abilities and triggers of the leaver', () => {
    const t = table({ B: { hand: ['Last Wager'], battlefield: ['Dawn Drum'] }, first: 'B' });
    expect(t.zone('stack')).toEqual(['(ability)']);
    t.to('precombat').cast('B', 'Last Wager').empty().endTurn();
    // B's extra turn, whose end step has the wager in store
    expect([t.active, t.ctx.turn.isExtra, t.zone('stack').length]).toEqual(['B', true, 1]);
    t.act('B', 'concede');
    expect([t.zone('stack'), t.holder]).toEqual([[], 'C']);
    t.to('end');
    expect(t.zone('stack')).toEqual([]);
    t.endTurn();
    expect(t.active).toBe('C');
  });

  it('L06 without leaving, the wager is lost', () => {
    const t = table({ A: { hand: ['Last Wager'] } });
    t.to('precombat').cast('A', 'Last Wager').empty().endTurn().to('end');
    expect(t.zone('stack')).toEqual(['(ability)']);
    t.passAll();
    expect([t.player('A').left, t.holder, t.at]).toEqual([true, 'B', 'end']);
  });

  it('L07 attackers at a leaver', () => {
    const t = table({
      A: { battlefield: ['Meadow Cub', 'Ridge Ogre', 'Trampling Behemoth'] },
      B: { battlefield: ['Stone Rampart'] },
    });
    t.to('declareAttackers').attack('A', { 'Meadow Cub': 'B', 'Trampling Behemoth': 'B', 'Ridge Ogre': 'C' }).passAll();
    t.block('B', { 'Stone Rampart': 'Trampling Behemoth' }).act('B', 'concede');
    expect([t.card('Meadow Cub').attacking, t.card('Trampling Behemoth').attacking]).toEqual([1, 1]);
    t.to('endCombat');
    expect([t.life('A', 'B', 'C', 'D'), t.told('DAMAGE').length]).toEqual([[40, 40, 37, 40], 1]);
  });

  it('L09 static effects stop at once', () => {
    const t = table({
      A: { battlefield: ['Sleepless Hub', 'One Word Law'] },
      C: { hand: ['Spark Lance', 'Spark Lance'] },
    });
    t.to('precombat').pass('A', 'B').cast('C', 'Spark Lance', 'B').empty().pass('A', 'B');
    t.refused('C', 'cast', { card: t.id('Spark Lance', 'C', 'hand'), target: 'B' });
    t.act('A', 'concede');
    t.cast('C', 'Spark Lance', 'B').empty();
    expect(t.life('B')).toEqual([34]);
    t.endTurn();
    expect([t.active, t.at]).toEqual(['B', 'upkeep']);
  });

  it('L09 state-based actions are looked for before the next priority', () => {
    const shelter = own('Shelter', ['Enchantment'], {
      subtypes: ['Aura'],
      enchant: { kind: 'creature' },
      abilities: [{ kind: 'static', static: 'pump', power: 1, toughness: 1, affects: 'enchanted' }],
    });
    const prick = instant('Prick', [{ op: 'damage', n: 1, to: 'target' }], { kind: 'creature' });
    const t = table({
      cards: [shelter, prick],
      A: { hand: ['Shelter', 'Prick'] },
      C: { battlefield: ['Wayworn Pilgrim'] },
    });
    t.to('precombat').cast('A', 'Shelter', 'Wayworn Pilgrim').empty().cast('A', 'Prick', 'Wayworn Pilgrim').empty();
    expect([t.board('C'), t.size('Wayworn Pilgrim')]).toEqual([['Wayworn Pilgrim'], '2/2']);
    t.act('A', 'concede');
    expect([t.board('C'), t.zone('stack').length, t.holder]).toEqual([[], 1, 'B']);
  });

  it('L10 the extra turn of a leaver', () => {
    const t = table({ A: { hand: ['Gifted Hour'] } });
    t.to('precombat').cast('A', 'Gifted Hour', 'B').empty().act('B', 'concede');
    expect(t.turns(4)).toBe('A C D A');
  });

  it('L11 pending decisions of a leaver', () => {
    const discarding = table({ A: { hand: Array(9).fill('Plains') } });
    discarding.to('end').passAll();
    expect(discarding.asked).toBe('discardCards A');
    discarding.act('A', 'concede');
    expect([discarding.active, discarding.at]).toEqual(['B', 'upkeep']);

    const blocking = table({
      A: { battlefield: ['Meadow Cub', 'Ridge Ogre'] },
      B: { battlefield: ['Gust Drake'] },
      C: { battlefield: ['Gust Drake'] },
    });
    blocking.to('declareAttackers').attack('A', { 'Meadow Cub': 'B', 'Ridge Ogre': 'C' }).passAll();
    expect(blocking.asked).toBe('declareBlockers B');
    blocking.act('B', 'concede');
    expect(blocking.asked).toBe('declareBlockers C');
    blocking.block('C', {}).to('endCombat');
    expect(blocking.life('C')).toEqual([37]);

    const effect = table({ A: { hand: ['Empty Thoughts'] }, B: { hand: ['Plains', 'Plains', 'Plains'] } });
    effect.to('precombat').cast('A', 'Empty Thoughts', 'B').passAll();
    expect(effect.asked).toBe('discardCards B');
    effect.act('B', 'concede');
    expect([effect.holder, effect.zone('graveyard', 'A'), effect.zone('stack')]).toEqual(['A', ['Empty Thoughts'], []]);

    const attacking = table({ A: { battlefield: ['Meadow Cub'] } });
    attacking.to('declareAttackers').act('A', 'concede');
    expect([attacking.at, attacking.holder]).toEqual(['declareAttackers', 'B']);

    const ordering = table({
      A: { battlefield: ['Closing Bell', 'Closing Bell'] },
      B: { battlefield: ['Closing Bell'] },
    });
    ordering.to('end');
    expect(ordering.asked).toBe('orderTriggers A');
    ordering.act('A', 'concede');
    expect([ordering.zone('stack').length, ordering.holder]).toEqual([1, 'B']);

    const targeting = table({
      A: { hand: ['Snuff Out'], battlefield: ['Meadow Cub'] },
      B: { battlefield: ['Marrow Poet'] },
    });
    targeting.to('precombat').cast('A', 'Snuff Out', 'Meadow Cub').passAll();
    expect(targeting.asked).toBe('triggerTarget B');
    targeting.act('B', 'concede');
    expect([targeting.zone('stack'), targeting.holder]).toEqual([[], 'A']);
  });

  it('L12 conceding twice, and taking it back', () => {
    const t = table();
    t.to('precombat').act('B', 'concede');
    expect(t.refused('B', 'concede')).toContain('left');
    t.refused('B', 'undo');
    t.refused('A', 'undo');
    // the host restores what was
    expect(t.match.undo().ok).toBe(true);
    expect([t.player('B').left, t.zone('battlefield', 'B').length]).toEqual([false, 30]);
  });

  it('L13 the last player wins at once', () => {
    const t = table({ players: 3, A: { hand: ['Twofold Insight'] } });
    t.to('precombat').cast('A', 'Twofold Insight').act('B', 'concede').act('C', 'concede');
    expect([t.ctx.winner, t.zone('stack'), t.zone('hand', 'A').length]).toEqual(['A', ['Twofold Insight'], 1]);
  });

  it('CR 800.4m "until my next turn" of a leaver ends as that turn would have begun', () => {
    const hush = instant('Hush', [{ op: 'limitSpells', who: 'each player', n: 0, until: 'nextTurn' }]);
    const t = table({ cards: [hush], B: { hand: ['Hush'] }, first: 'B', C: { hand: ['Spark Lance'] } });
    t.to('precombat').cast('B', 'Hush').empty().act('B', 'concede');
    for (const player of ['C', 'D', 'A']) {
      t.to('precombat', player);
      expect(t.player('C').spellLimit).toBe(0);
    }
    t.to('precombat', 'C');
    expect(t.player('C').spellLimit).toBe(1000);
  });
});
