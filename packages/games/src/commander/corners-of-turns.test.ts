import { describe, expect, it } from 'vitest';
import { creature, tap, whenever } from './corners.fixture.ts';
import { artifact, instant, table } from './table.fixture.ts';

/** Corners of rules, each named after its number. */

describe('turns and steps', () => {
  it('514.3 nobody gets priority in a cleanup step in which nothing happens', () => {
    const t = table({ A: { hand: ['Beast Surge', ...Array(9).fill('Plains')], battlefield: ['Meadow Cub'] } });
    t.to('end').cast('A', 'Beast Surge', 'Meadow Cub').empty().passAll();
    expect(t.asked).toBe('discardCards A');
    t.act('A', 'discardCards', { cards: t.ids('hand', 'A').slice(0, 3) });
    expect([t.active, t.at, t.size('Meadow Cub')]).toEqual(['B', 'upkeep', '2/2']);
  });

  it('514.3a a trigger of a player who is not active gives priority in cleanup too, the active player first', () => {
    const t = table({ A: { hand: Array(7).fill('Plains') }, C: { battlefield: ['Alms Ledger'] } });
    t.to('end').passAll();
    t.act('A', 'discardCards', { cards: t.ids('hand', 'A').slice(0, 1) });
    expect([t.at, t.holder, t.cards('stack').map(({ controller }) => controller)]).toEqual(['cleanup', 'A', [2]]);
    t.passAll();
    expect([t.at, t.holder, t.life('C')]).toEqual(['cleanup', 'A', [41]]);
    t.passAll();
    expect([t.active, t.at]).toEqual(['B', 'upkeep']);
  });

  it('514.2 a creature that only an effect of this turn kept alive survives: damage wears off at the same time', () => {
    const t = table({ A: { hand: ['Beast Surge', 'Spark Lance'], battlefield: ['Meadow Cub', 'Marrow Poet'] } });
    t.to('postcombat').cast('A', 'Beast Surge', 'Meadow Cub').empty().cast('A', 'Spark Lance', 'Meadow Cub').empty();
    expect([t.size('Meadow Cub'), t.card('Meadow Cub').damage]).toEqual(['5/5', 3]);
    t.to('end').passAll();
    expect([t.active, t.board('A')]).toEqual(['B', ['Meadow Cub', 'Marrow Poet']]);
  });

  it('514.3a effects and mana of a cleanup step in which players act end too', () => {
    const t = table({
      A: { hand: [...Array(8).fill('Plains'), 'Beast Surge'], battlefield: ['Alms Ledger', 'Meadow Cub'] },
    });
    t.to('end').passAll();
    const plains = t.ids('hand', 'A').filter((id) => t.ctx.cards[id].name === 'Plains');
    t.act('A', 'discardCards', { cards: plains.slice(0, 3) }).act('A', 'orderTriggers', { order: [0, 1, 2] });
    t.cast('A', 'Beast Surge', 'Meadow Cub').empty();
    expect([t.at, t.size('Meadow Cub')]).toEqual(['cleanup', '5/5']);
    tap(t, 'A', 'Forest').passAll();
    expect([t.active, t.size('Meadow Cub'), t.player('A').green]).toEqual(['B', '2/2', 0]);
  });

  it('500.7 extra turns created in an extra turn come before those that wait', () => {
    const t = table({
      A: { hand: ['Gifted Hour', 'Stolen Hour'] },
      B: { hand: ['Stolen Hour'] },
    });
    // A gives B a turn; in it B takes another; A's own was created later and is taken first
    t.to('precombat').cast('A', 'Gifted Hour', 'B').empty().cast('A', 'Stolen Hour').empty().endTurn();
    expect(`${t.active}${t.ctx.turn.isExtra}`).toBe('Atrue');
    t.endTurn().to('precombat').cast('B', 'Stolen Hour').empty();
    expect(t.turns(5)).toBe("B' B' B C D");
  });

  it('500.7 an extra turn of another player during an extra turn leaves the natural order alone', () => {
    const t = table({ A: { hand: ['Gifted Hour'] }, C: { hand: ['Gifted Hour'] } });
    t.to('precombat').cast('A', 'Gifted Hour', 'C').empty().endTurn();
    t.to('precombat').cast('C', 'Gifted Hour', 'D').empty();
    expect(t.turns(7)).toBe("C' D' B C D A B");
  });

  it('614.10a two skips are two turns, an extra one among them, for each player on their own', () => {
    const nap = instant('Nap', [{ op: 'skipTurn', who: 'target', n: 1 }], { kind: 'player' });
    const t = table({ cards: [nap], A: { hand: ['Nap', 'Nap', 'Nap', 'Gifted Hour'] } });
    t.to('precombat').cast('A', 'Nap', 'C').empty().cast('A', 'Nap', 'C').empty().cast('A', 'Nap', 'B').empty();
    t.cast('A', 'Gifted Hour', 'C').empty();
    // C's extra turn and C's next natural turn do not happen, nor does B's
    expect(t.turns(6)).toBe('A D A B C D');
    expect(t.G.turn).toBe(6);
  });

  it('614.10a a skipped turn untaps nothing, and what waits for the next turn waits for one that is taken', () => {
    const t = table({
      A: { hand: ['Truce', 'Nap'] },
      cards: [instant('Nap', [{ op: 'skipTurn', who: 'target', n: 1 }], { kind: 'player' })],
      B: { lands: 0, battlefield: [{ card: 'Forest', tapped: true }, 'Meadow Cub'] },
    });
    t.to('precombat').cast('A', 'Truce', 'B').empty().cast('A', 'Nap', 'B').empty().endTurn();
    expect([t.active, t.card('Forest', 'B').tapped]).toEqual(['C', true]);
    t.to('precombat', 'B');
    expect(t.card('Forest', 'B').tapped).toBe(false);
    t.passAll();
    expect(t.at).toBe('postcombat');
  });

  it('614.10 Truce on the player whose turn it is means their next turn, also an extra one', () => {
    const t = table({ A: { hand: ['Truce', 'Stolen Hour'], battlefield: ['Meadow Cub'] } });
    t.to('precombat').cast('A', 'Truce', 'A').empty().cast('A', 'Stolen Hour').empty();
    t.to('declareAttackers').attack('A', { 'Meadow Cub': 'B' }).to('endCombat');
    expect(t.life('B')).toEqual([38]);
    t.endTurn().to('precombat').passAll();
    expect([t.active, t.ctx.turn.isExtra, t.at]).toEqual(['A', true, 'postcombat']);
    t.to('upkeep', 'B').to('declareAttackers', 'A');
    expect(t.asked).toBe('declareAttackers A');
  });

  it('614.10 a skip of what has begun waits for the next one', () => {
    const hush = instant('Hush', [{ op: 'skipPhase', who: 'target', phase: 'combat', lasts: 'once' }], {
      kind: 'player',
    });
    const doze = instant('Doze', [{ op: 'skipStep', who: 'target', step: 'upkeep', lasts: 'once' }], {
      kind: 'player',
    });
    const t = table({
      players: 2,
      cards: [hush, doze],
      A: { hand: ['Hush', 'Doze'], battlefield: ['Meadow Cub'] },
    });
    t.to('upkeep').cast('A', 'Doze', 'A').empty();
    expect(t.at).toBe('upkeep');
    t.to('beginCombat').cast('A', 'Hush', 'A').empty().to('declareAttackers').attack('A', { 'Meadow Cub': 'B' });
    t.to('endCombat').endTurn().endTurn();
    expect([t.active, t.at]).toEqual(['A', 'draw']);
    t.to('precombat').passAll();
    expect([t.at, t.life('B')]).toEqual(['postcombat', [38]]);
  });

  it('614.10 a skipped combat takes its triggers along', () => {
    const drum = artifact('War Drum', whenever('beginCombat'), whenever('endOfCombat'));
    const t = table({ cards: [drum], A: { hand: ['Truce'], battlefield: ['War Drum'] } });
    t.to('precombat').cast('A', 'Truce', 'B').empty().endTurn();
    expect(t.life('A')).toEqual([42]);
    t.endTurn();
    expect(t.life('A')).toEqual([42]);
  });

  it('724.1f what triggers while the turn is ended is put on the stack in cleanup, then comes another cleanup', () => {
    // it dies as state-based actions are looked for in the middle of ending the turn (724.1c)
    const burst = instant('Burst', [{ op: 'damage', n: 9, to: 'target' }, { op: 'endTurn' }], creature);
    const t = table({
      cards: [burst],
      A: { hand: ['Burst'] },
      B: { battlefield: ['Wayworn Pilgrim', 'Closing Bell'] },
    });
    t.to('precombat').cast('A', 'Burst', 'Wayworn Pilgrim').passAll();
    expect([t.at, t.holder, t.zone('stack').length, t.zone('exile')]).toEqual(['cleanup', 'A', 1, ['Burst']]);
    t.passAll();
    expect([t.at, t.board('B').sort()]).toEqual(['cleanup', ['Closing Bell', 'Spirit']]);
    t.passAll();
    expect([t.active, t.at, t.life('B')]).toEqual(['B', 'upkeep', [40]]);
  });

  it('724.1 ended in cleanup, a new cleanup begins: the hand is looked at again', () => {
    const t = table({
      A: {
        hand: [...Array(6).fill('Plains'), 'Quiet Study', 'Stop the Hour'],
        battlefield: ['Alms Ledger'],
        lands: 8,
      },
    });
    t.to('end').passAll();
    const plains = () => t.ids('hand', 'A').filter((id) => t.ctx.cards[id].name === 'Plains');
    t.act('A', 'discardCards', { cards: plains().slice(0, 2) }).act('A', 'orderTriggers', { order: [0, 1] });
    t.cast('A', 'Quiet Study').passAll();
    t.cast('A', 'Stop the Hour').passAll();
    expect([t.at, t.asked]).toEqual(['cleanup', 'discardCards A']);
    t.act('A', 'discardCards', { cards: plains().slice(0, 2) }).act('A', 'orderTriggers', { order: [0, 1] });
    t.empty().passAll();
    // the first two triggers were exiled with the stack
    expect([t.active, t.life('A')]).toEqual(['B', [42]]);
  });

  it('724.1e the wager of an extra turn that is ended is not lost', () => {
    const t = table({ A: { hand: ['Last Wager', 'Stop the Hour'] } });
    t.to('precombat').cast('A', 'Last Wager').empty().endTurn().to('precombat').cast('A', 'Stop the Hour').passAll();
    expect([t.active, t.player('A').left]).toEqual(['B', false]);
    t.to('end', 'A');
    expect(t.zone('stack')).toEqual([]);
  });

  it('500.5 mana is lost between the steps of a turn without an active player too', () => {
    const t = table();
    t.to('upkeep').act('A', 'concede');
    tap(t, 'B', 'Forest');
    expect(t.player('B').green).toBe(1);
    t.passAll();
    expect([t.at, t.player('B').green]).toEqual(['draw', 0]);
  });

  it('505.1a with combat skipped, the second main phase is still the postcombat one', () => {
    const t = table({ A: { hand: ['Truce'] }, B: { hand: ['Forest', 'Forest'] } });
    t.to('precombat').cast('A', 'Truce', 'B').empty().to('precombat', 'B').land('B', 'Forest').passAll();
    expect([t.at, t.legal('B', 'playLand')]).toEqual(['postcombat', []]);
  });
});
