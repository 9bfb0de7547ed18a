import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import type { Target, TriggeredAbility } from './card.ts';
import { standardCards } from './card-set.ts';
import { commander, defineCommander } from './definition.ts';
import { enter } from './objects.ts';
import { artifact, instant, own, Table, table } from './table.fixture.ts';

/** Corners of rules, each named after its number. */

const creature: Target = { kind: 'creature' };
const whenever = (on: TriggeredAbility['on'], more: Partial<TriggeredAbility> = {}): TriggeredAbility => ({
  kind: 'triggered',
  on,
  effects: [{ do: 'gain', amount: 1, who: 'you' }],
  text: '',
  ...more,
});
/** Taps a source of that name by hand. */
function tap(t: Table, player: string, name: string): Table {
  const found = t.legal(player, 'tapForMana').find(({ args }) => t.ctx.cards[args?.card as number].name === name);
  return t.act(player, 'tapForMana', { card: found?.args?.card as number });
}
const body = (name: string, power: number, toughness: number, more: Parameters<typeof own>[2] = {}) =>
  own(name, ['Creature'], { power, toughness, ...more });

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
    const nap = instant('Nap', [{ do: 'skipTurn', who: 'target', count: 1 }], { kind: 'player' });
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
      cards: [instant('Nap', [{ do: 'skipTurn', who: 'target', count: 1 }], { kind: 'player' })],
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
    const hush = instant('Hush', [{ do: 'skipPhase', who: 'target', phase: 'combat', lasts: 'once' }], {
      kind: 'player',
    });
    const doze = instant('Doze', [{ do: 'skipStep', who: 'target', step: 'upkeep', lasts: 'once' }], { kind: 'player' });
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
    const burst = instant('Burst', [{ do: 'damage', amount: 9, to: 'target' }, { do: 'endTurn' }], creature);
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

describe('priority, the stack, triggers', () => {
  it('117.3c, 117.4 B acts in A’s turn: A must pass again before anything resolves', () => {
    const t = table({ B: { hand: ['Spark Lance'] } });
    t.to('precombat').pass('A').cast('B', 'Spark Lance', 'A');
    expect([t.holder, t.ctx.passed]).toEqual(['B', []]);
    t.pass('B', 'C', 'D');
    // back at the active player, who has not passed since
    expect([t.holder, t.zone('stack'), t.life('A')]).toEqual(['A', ['Spark Lance'], [40]]);
    t.pass('A');
    expect([t.holder, t.zone('stack'), t.life('A'), t.at]).toEqual(['A', [], [37], 'precombat']);
  });

  it('117.4 those who have left are not waited for', () => {
    const t = table({ B: { hand: ['Spark Lance'] } });
    t.to('precombat').pass('A').cast('B', 'Spark Lance', 'A').act('D', 'concede').pass('B', 'C', 'A');
    expect([t.life('A'), t.holder]).toEqual([[37], 'A']);
  });

  it('603.3b several players: each in turn order puts theirs, in an order of their own, and the last resolve first', () => {
    const bell = artifact('Quiet Bell', whenever('endStep', { effects: [{ do: 'lose', amount: 1, who: 'you' }] }));
    const t = table({
      cards: [bell],
      first: 'C',
      A: { battlefield: ['Closing Bell', 'Quiet Bell'] },
      C: { battlefield: ['Closing Bell', 'Quiet Bell'] },
      D: { battlefield: ['Closing Bell'] },
    });
    t.to('end');
    expect(t.asked).toBe('orderTriggers C');
    t.act('C', 'orderTriggers', { order: [1, 0] });
    expect(t.asked).toBe('orderTriggers A');
    t.act('A', 'orderTriggers', { order: [0, 1] });
    const stack = t.cards('stack').map(({ controller, source }) => `${controller}${t.ctx.cards[source].name[0]}`);
    expect([stack, t.holder]).toEqual([['2Q', '2C', '3C', '0C', '0Q'], 'C']);
    t.passAll();
    expect(t.life('A', 'C', 'D')).toEqual([39, 40, 40]);
  });

  it('603.3b, 800.4j without an active player the order begins with the next seat', () => {
    const t = table({ A: { battlefield: ['Closing Bell'] }, B: { battlefield: ['Closing Bell'] }, D: { battlefield: ['Closing Bell'] } });
    t.to('postcombat').act('A', 'concede').to('end');
    expect([t.cards('stack').map(({ controller }) => controller), t.holder]).toEqual([[1, 3], 'B']);
  });

  it('603.4 an intervening "if" about a permanent that is gone asks how it last was', () => {
    const still = instant('Still', [{ do: 'tap', what: 'target' }], { kind: 'permanent' });
    const smash = instant('Smash', [{ do: 'destroy', what: 'target' }], { kind: 'permanent' });
    const drawn = (isTapped: boolean): number => {
      const t = table({ cards: [still, smash], A: { hand: ['Still', 'Smash'] }, B: { battlefield: ['Singing Quarry'] } });
      t.to('draw');
      const quarry = t.id('Singing Quarry');
      if (isTapped) {
        t.cast('A', 'Smash', quarry).cast('A', 'Still', quarry).empty();
      } else t.cast('A', 'Smash', quarry).empty();
      return t.player('A').library.length;
    };
    expect(drawn(true) - drawn(false)).toBe(1);
  });

  it('603.2c one event with several occurrences triggers several times, one without triggers never', () => {
    const t = table({ A: { hand: ['Empty Thoughts'], battlefield: ['Alms Ledger'] }, B: { hand: ['Plains'] }, C: {} });
    t.to('precombat').cast('A', 'Empty Thoughts', 'B').empty();
    expect(t.life('A')).toEqual([41]);
  });

  it('603.3a the controller of a trigger is who controlled its source as it triggered', () => {
    const t = table({
      A: { hand: ['Mind Leash', 'Snuff Out'] },
      B: { battlefield: ['Wayworn Pilgrim'] },
    });
    t.to('precombat').cast('A', 'Mind Leash', 'Wayworn Pilgrim').empty().cast('A', 'Snuff Out', 'Wayworn Pilgrim').empty();
    expect([t.board('A'), t.board('B'), t.zone('graveyard', 'B')]).toEqual([['Spirit'], [], ['Wayworn Pilgrim']]);
  });

  it('702.8a flash: whenever its player could cast an instant, also in the end step of another', () => {
    const t = table({ A: { hand: ['Meadow Cub'] }, C: { hand: ['Ambush Lynx', 'Meadow Cub'] } });
    t.to('end').pass('A', 'B');
    t.refused('C', 'cast', { card: t.id('Meadow Cub', 'C', 'hand') });
    t.cast('C', 'Ambush Lynx').empty();
    expect(t.board('C')).toEqual(['Ambush Lynx']);
    // it has been there since before C's next turn began
    t.to('declareAttackers', 'B').to('declareAttackers', 'C');
    expect(t.asked).toBe('declareAttackers C');
  });

  it('601.2g mana abilities are used while paying: creatures that are there long enough, and the pool first', () => {
    const t = table({ A: { lands: 0, hand: ['Meadow Cub'], battlefield: ['Sprout Tender', 'Sprout Tender'] } });
    t.to('precombat').cast('A', 'Meadow Cub');
    expect(t.cards('battlefield', 'A').map(({ tapped }) => tapped)).toEqual([true, true]);
    const fresh = table({ A: { lands: 0, hand: ['Sprout Tender', 'Meadow Cub'], battlefield: ['Forest', 'Forest'] } });
    fresh.to('precombat').cast('A', 'Sprout Tender').empty();
    fresh.refused('A', 'cast', { card: fresh.id('Meadow Cub', 'A', 'hand') });
  });

  it('605 whoever taps by hand says which creature', () => {
    const t = table({ A: { hand: ['Beast Surge'], battlefield: ['Sprout Tender', 'Sprout Tender'] } });
    t.to('precombat');
    const [first, second] = t.cards('battlefield', 'A').filter(({ name }) => name === 'Sprout Tender');
    t.cast('A', 'Beast Surge', first.id).empty().act('A', 'tapForMana', { card: second.id });
    expect([first.tapped, second.tapped]).toEqual([false, true]);
  });

  it('608.2b an Aura whose creature has left goes to its owner’s graveyard', () => {
    const t = table({ A: { hand: ['Mind Leash'] }, B: { hand: ['Send Back'], battlefield: ['Meadow Cub'] } });
    t.to('precombat').cast('A', 'Mind Leash', 'Meadow Cub').pass('A').cast('B', 'Send Back', 'Meadow Cub').empty();
    expect([t.board('A'), t.zone('graveyard', 'A'), t.zone('hand', 'B')]).toEqual([[], ['Mind Leash'], ['Meadow Cub']]);
  });

  it('608.2b a control change that makes a target stop matching', () => {
    const mine = instant('Mine', [{ do: 'pump', power: 5, toughness: 5, what: 'target', until: 'EOT' }], {
      kind: 'creature',
      whose: 'yours',
    });
    const grab = instant('Grab', [{ do: 'control', what: 'target', until: 'EOT' }], creature);
    const t = table({ cards: [mine, grab], A: { hand: ['Mine'], battlefield: ['Meadow Cub'] }, B: { hand: ['Grab'] } });
    t.to('precombat').cast('A', 'Mine', 'Meadow Cub').pass('A').cast('B', 'Grab', 'Meadow Cub').empty();
    expect([t.board('B'), t.size('Meadow Cub')]).toEqual([['Meadow Cub'], '2/2']);
  });

  it('400.7 a permanent that changes hands is the same object: effects and damage stay with it', () => {
    const t = table({
      A: { hand: ['Beast Surge', 'Seize the Reins'] },
      B: { battlefield: [{ card: 'Meadow Cub', damage: 1 }] },
    });
    t.to('precombat').cast('A', 'Beast Surge', 'Meadow Cub').empty().cast('A', 'Seize the Reins', 'Meadow Cub').empty();
    expect([t.board('A'), t.size('Meadow Cub'), t.card('Meadow Cub').damage]).toEqual([['Meadow Cub'], '5/5', 1]);
  });

  it('704.5j the legend rule is no destruction: the indestructible go too, and the owner chooses which stays', () => {
    const oak = body('Old Oak', 1, 1, { supertypes: ['Legendary'], keywords: ['indestructible'] });
    const t = table({ cards: [oak], A: { hand: ['Old Oak'], battlefield: ['Old Oak', 'Marrow Poet'] } });
    t.to('precombat');
    const old = t.id('Old Oak');
    t.cast('A', 'Old Oak').passAll();
    expect(t.legal('A', 'keepLegend')).toHaveLength(2);
    t.act('A', 'keepLegend', { card: t.id('Old Oak') });
    expect([t.ids('graveyard', 'A'), t.asked]).toEqual([[old], 'triggerTarget A']);
  });

  it('704.3 damage by two sources and life gained in one event: looked at when all of it has happened', () => {
    const t = table({
      A: { battlefield: ['Ridge Ogre', 'Meadow Cub'] },
      B: { life: 3, battlefield: ['Dusk Sipper', 'Canopy Weaver'] },
    });
    t.to('declareAttackers').attack('A', { 'Ridge Ogre': 'B', 'Meadow Cub': 'B' }).passAll();
    t.block('B', { 'Dusk Sipper': 'Meadow Cub' }).to('combatDamage');
    expect([t.player('B').left, t.life('B')]).toEqual([false, [2]]);
  });

  it('702.15e each source with lifelink is a gain of its own', () => {
    const t = table({ A: { battlefield: ['Dusk Sipper', 'Dusk Sipper'], commanderInPlay: 'Aldra, Dawn Marshal' } });
    t.to('declareAttackers');
    const attacks = Object.fromEntries(
      t.cards('battlefield', 'A').filter(({ def }) => def.isCreature).map(({ id }) => [id, 'B']),
    );
    t.act('A', 'declareAttackers', { attacks }).to('combatDamage');
    expect([t.life('A', 'B'), t.told('LIFE').filter(({ change }) => Number(change) > 0)]).toMatchObject([
      [47, 33],
      [{ change: 3 }, { change: 2 }, { change: 2 }],
    ]);
  });

  it('104.4a, 903.10a losing by life, by a commander and by an empty library together is a draw', () => {
    const gift = instant('Gift', [
      { do: 'draw', amount: 1, who: 'each opponent' },
      { do: 'lose', amount: 40, who: 'you' },
    ]);
    const t = table({ players: 3, cards: [gift], A: { hand: ['Gift'] }, B: { library: [] }, C: { library: [] } });
    t.to('precombat').cast('A', 'Gift').passAll();
    expect([t.ctx.gameOver, t.ctx.winner, t.told('LOST').map(({ why }) => why)]).toEqual([
      true,
      undefined,
      ['life', 'library', 'library'],
    ]);
  });
});
