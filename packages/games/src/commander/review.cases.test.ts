import { type Action, createMatch, type Json } from 'cardloom';
import { describe, expect, it } from 'vitest';
import type { Target, TriggeredAbility } from './card.ts';
import { standardCards } from './card-set.ts';
import { commander, defineCommander } from './definition.ts';
import { enter } from './objects.ts';
import { artifact, CommanderTable, instant, own, table } from './table.fixture.ts';

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
function tap(t: CommanderTable, player: string, name: string): CommanderTable {
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
    const doze = instant('Doze', [{ do: 'skipStep', who: 'target', step: 'upkeep', lasts: 'once' }], {
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
    const t = table({
      A: { battlefield: ['Closing Bell'] },
      B: { battlefield: ['Closing Bell'] },
      D: { battlefield: ['Closing Bell'] },
    });
    t.to('postcombat').act('A', 'concede').to('end');
    expect([t.cards('stack').map(({ controller }) => controller), t.holder]).toEqual([[1, 3], 'B']);
  });

  it('603.4 an intervening "if" about a permanent that is gone asks how it last was', () => {
    const still = instant('Still', [{ do: 'tap', what: 'target' }], { kind: 'permanent' });
    const smash = instant('Smash', [{ do: 'destroy', what: 'target' }], { kind: 'permanent' });
    const drawn = (isTapped: boolean): number => {
      const t = table({
        cards: [still, smash],
        A: { hand: ['Still', 'Smash'] },
        B: { battlefield: ['Singing Quarry'] },
      });
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

  it('603.6a tokens that come together see each other enter', () => {
    const pup = body('Pup', 1, 1, {
      isToken: true,
      cost: null,
      abilities: [whenever('enters', { subject: 'another', creature: true })],
    });
    const litter = instant('Litter', [{ do: 'token', amount: 2, token: 'Pup' }]);
    const t = table({ cards: [pup, litter], A: { hand: ['Litter'] } });
    t.to('precombat').cast('A', 'Litter').passAll().next().empty();
    expect([t.board('A'), t.life('A')]).toEqual([['Pup', 'Pup'], [42]]);
  });

  it('603.3a the controller of a trigger is who controlled its source as it triggered', () => {
    const t = table({
      A: { hand: ['Mind Leash', 'Snuff Out'] },
      B: { battlefield: ['Wayworn Pilgrim'] },
    });
    t.to('precombat')
      .cast('A', 'Mind Leash', 'Wayworn Pilgrim')
      .empty()
      .cast('A', 'Snuff Out', 'Wayworn Pilgrim')
      .empty();
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

  it('704.5j, 704.5a whoever loses in the same event is not asked, and one legend of theirs stays until they leave', () => {
    const oak = body('Old Oak', 1, 1, { supertypes: ['Legendary'] });
    const doom = instant('Doom', [
      { do: 'control', what: 'all creatures', until: 'EOT' },
      { do: 'lose', amount: 40, who: 'you' },
    ]);
    const t = table({
      cards: [oak, doom],
      A: { hand: ['Doom'] },
      B: { battlefield: ['Old Oak'] },
      C: { battlefield: ['Old Oak'] },
    });
    t.to('precombat').cast('A', 'Doom').passAll();
    expect([t.player('A').left, [...t.board('B'), ...t.board('C')], t.told('dies')]).toMatchObject([
      true,
      ['Old Oak'],
      [{}],
    ]);
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
      t
        .cards('battlefield', 'A')
        .filter(({ def }) => def.isCreature)
        .map(({ id }) => [id, 'B']),
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

describe('combat', () => {
  it('702.4c-d double strike gained between the steps by one that had neither strikes once, by a first striker twice', () => {
    const t = table({ A: { hand: ['Twin Strike'], battlefield: ['Ridge Ogre', 'Lance Squire'] } });
    t.to('declareAttackers').attack('A', { 'Ridge Ogre': 'B', 'Lance Squire': 'C' }).to('firstStrikeDamage');
    t.cast('A', 'Twin Strike', 'Ridge Ogre').empty().to('endCombat');
    expect(t.life('B', 'C')).toEqual([37, 38]);
  });

  it('702.4b double strike of a blocker: twice, unless it dies in between', () => {
    const t = table({
      A: { battlefield: ['Trampling Behemoth'] },
      B: { hand: ['Twin Strike'], battlefield: ['Ridge Ogre'] },
    });
    t.to('declareAttackers').attack('A', { 'Trampling Behemoth': 'B' }).passAll();
    t.block('B', { 'Ridge Ogre': 'Trampling Behemoth' })
      .pass('A')
      .cast('B', 'Twin Strike', 'Ridge Ogre')
      .empty()
      .passAll();
    expect([t.at, t.card('Trampling Behemoth').damage, t.board('B')]).toEqual(['firstStrikeDamage', 3, ['Ridge Ogre']]);
    t.passAll().act('A', 'assignDamage', { damage: { [t.id('Ridge Ogre')]: 3, B: 3 } });
    expect([t.board('A'), t.board('B'), t.life('B')]).toEqual([[], [], [37]]);
  });

  it('510.4 first strike lost before damage: one step only', () => {
    const dull = instant('Dull', [{ do: 'remove', keyword: 'first strike', what: 'target', until: 'EOT' }], creature);
    const t = table({ cards: [dull], A: { hand: ['Dull'], battlefield: ['Lance Squire'] } });
    t.to('declareAttackers').attack('A', { 'Lance Squire': 'B' }).cast('A', 'Dull', 'Lance Squire').empty();
    t.passAll().passAll();
    expect([t.at, t.life('B')]).toEqual(['combatDamage', [38]]);
  });

  it('510.4 a first striker that died in the first step makes no damage; the others strike in the second', () => {
    const t = table({
      A: { battlefield: ['Twinblade Adept', 'Meadow Cub'] },
      B: { battlefield: ['Lance Squire'] },
    });
    t.to('declareAttackers').attack('A', { 'Twinblade Adept': 'B', 'Meadow Cub': 'B' }).passAll();
    t.block('B', { 'Lance Squire': 'Twinblade Adept' }).to('endCombat');
    expect([t.board('A'), t.board('B'), t.life('B')]).toEqual([['Meadow Cub'], [], [38]]);
  });

  it('702.2c, 702.19b trample and deathtouch: one for each blocker is enough', () => {
    const t = table({
      A: { battlefield: ['Venomtusk Boar'] },
      B: { battlefield: ['Trampling Behemoth', 'Vigil Seraph'] },
    });
    t.to('declareAttackers').attack('A', { 'Venomtusk Boar': 'B' }).passAll();
    t.block('B', { 'Trampling Behemoth': 'Venomtusk Boar', 'Vigil Seraph': 'Venomtusk Boar' }).passAll();
    const [one, two] = [t.id('Trampling Behemoth'), t.id('Vigil Seraph')];
    t.refused('A', 'assignDamage', { damage: { [one]: 1, B: 2 } });
    t.refused('A', 'assignDamage', { damage: { B: 3 } });
    t.act('A', 'assignDamage', { damage: { [one]: 1, [two]: 1, B: 1 } });
    expect([t.life('B'), t.board('B'), t.board('A')]).toEqual([[39], [], []]);
  });

  it('702.19b damage of the first step counts for lethal in the second', () => {
    const t = table({
      A: { hand: ['Twin Strike'], battlefield: ['Trampling Behemoth'] },
      B: { battlefield: ['Unbreakable Sentry'] },
    });
    t.to('declareAttackers').attack('A', { 'Trampling Behemoth': 'B' }).cast('A', 'Twin Strike', 'Trampling Behemoth');
    t.empty().passAll().block('B', { 'Unbreakable Sentry': 'Trampling Behemoth' }).passAll();
    const sentry = t.id('Unbreakable Sentry');
    t.refused('A', 'assignDamage', { damage: { [sentry]: 3, B: 3 } });
    t.act('A', 'assignDamage', { damage: { [sentry]: 4, B: 2 } }).passAll();
    // four are marked on it, and it does not die of them: all may go through now
    t.act('A', 'assignDamage', { damage: { B: 6 } });
    expect([t.life('B'), t.board('B')]).toEqual([[32], ['Unbreakable Sentry']]);
  });

  it('510.1a power 0 or less assigns nothing, and is asked nothing', () => {
    const weak = instant('Weak', [{ do: 'pump', power: -9, toughness: 0, what: 'target', until: 'EOT' }], creature);
    const t = table({
      cards: [weak],
      A: { hand: ['Weak'], battlefield: ['Trampling Behemoth'] },
      B: { battlefield: ['Meadow Cub', 'Stone Rampart'] },
    });
    t.to('declareAttackers').attack('A', { 'Trampling Behemoth': 'B' }).cast('A', 'Weak', 'Trampling Behemoth').empty();
    t.passAll().block('B', { 'Meadow Cub': 'Trampling Behemoth', 'Stone Rampart': 'Trampling Behemoth' }).passAll();
    expect([t.at, t.holder, t.life('B'), t.card('Meadow Cub').damage]).toEqual(['combatDamage', 'A', [40], 0]);
  });

  it('508.1 declarations that break a rule are refused and asked again', () => {
    const t = table({
      A: { battlefield: ['Meadow Cub', 'Stone Rampart', { card: 'Ridge Ogre', tapped: true }], hand: ['Frozen Hour'] },
      B: { battlefield: ['Gust Drake'] },
    });
    t.to('precombat').act('D', 'concede').to('declareAttackers');
    const cub = t.id('Meadow Cub');
    const wrong: readonly Json[] = [
      { [cub]: 'A' },
      { [cub]: 'D' },
      { [cub]: 'nobody' },
      { [cub]: 1 },
      { [t.id('Stone Rampart')]: 'B' },
      { [t.id('Gust Drake')]: 'C' },
      { [t.id('Forest', 'A')]: 'B' },
      { 99999: 'B' },
      { constructor: 'B' },
      [cub],
      null,
      'B',
    ];
    for (const attacks of wrong) {
      expect(t.refused('A', 'declareAttackers', { attacks })).not.toBe('');
    }
    t.refused('A', 'declareAttackers');
    t.refused('B', 'declareAttackers', { attacks: {} });
    t.refused('A', 'pass');
    t.attack('A', { 'Meadow Cub': 'B' }).passAll();
    const drake = t.id('Gust Drake');
    const bad: readonly Json[] = [
      { [cub]: drake },
      { [drake]: drake },
      { [drake]: 'A' },
      { [t.id('Forest', 'B')]: cub },
      7,
    ];
    for (const blocks of bad) {
      expect(t.refused('B', 'declareBlockers', { blocks })).not.toBe('');
    }
    t.refused('C', 'declareBlockers', { blocks: {} });
    t.block('B', { 'Gust Drake': 'Meadow Cub' });
    expect([t.at, t.holder]).toEqual(['declareBlockers', 'A']);
  });

  it('506.4 an attacker that comes back is not in combat any more', () => {
    const blink = instant('Blink', [{ do: 'bounce', what: 'target' }], creature);
    const t = table({
      cards: [blink],
      A: { hand: ['Blink', 'Ambush Lynx'], battlefield: ['Ambush Lynx', 'Meadow Cub'] },
    });
    t.to('declareAttackers').attack('A', { 'Ambush Lynx': 'B', 'Meadow Cub': 'C' }).cast('A', 'Blink', 'Ambush Lynx');
    t.empty().cast('A', 'Ambush Lynx').empty().to('endCombat');
    expect(t.life('B', 'C')).toEqual([40, 38]);
  });

  it('302.6 a creature taken this turn attacks only with haste, and its ability with {T} waits too', () => {
    const grab = instant(
      'Grab',
      [
        { do: 'control', what: 'target', until: 'EOT' },
        { do: 'untap', what: 'target' },
      ],
      creature,
    );
    const t = table({ cards: [grab], A: { hand: ['Grab'], lands: 0 }, B: { battlefield: ['Sprout Tender'] } });
    t.to('precombat').cast('A', 'Grab', 'Sprout Tender').empty();
    expect([t.board('A'), t.legal('A', 'tapForMana')]).toEqual([['Sprout Tender'], []]);
    t.to('declareAttackers');
    expect(t.asked).toBe(undefined);
  });

  it('500.8, 508.1a a second combat: what stays tapped does not attack, the vigilant do', () => {
    const t = table({
      A: { hand: ['Second Charge'], battlefield: ['Meadow Cub', 'Vigil Seraph'] },
    });
    t.to('precombat').cast('A', 'Second Charge').empty().to('declareAttackers');
    t.attack('A', { 'Meadow Cub': 'B', 'Vigil Seraph': 'B' }).to('postcombat').to('declareAttackers');
    t.refused('A', 'declareAttackers', { attacks: { [t.id('Meadow Cub')]: 'B' } });
    t.attack('A', { 'Vigil Seraph': 'B' }).to('postcombat');
    expect(t.life('B')).toEqual([30]);
  });
});

describe('leaving', () => {
  it('800.4j the active player leaves: nobody draws or discards, the steps go on, others’ triggers happen', () => {
    const t = table({
      A: { hand: Array(9).fill('Plains'), battlefield: ['Singing Quarry', 'Meadow Cub'] },
      B: { battlefield: ['Singing Quarry', 'Closing Bell'] },
      C: { hand: Array(9).fill('Plains'), battlefield: ['Closing Bell'] },
    });
    t.act('A', 'concede');
    expect([t.active, t.at, t.holder]).toEqual(['A', 'upkeep', 'B']);
    t.to('draw');
    // B's Quarry triggers, and there is nobody who could draw
    expect([t.zone('stack').length, t.holder]).toEqual([1, 'B']);
    t.empty();
    t.to('precombat');
    expect([t.legal('B', 'playLand'), t.holder]).toEqual([[], 'B']);
    t.to('end');
    expect(t.cards('stack').map(({ controller }) => controller)).toEqual([1, 2]);
    t.empty();
    t.passAll();
    expect([t.active, t.at, t.life('B', 'C'), t.zone('hand', 'C').length]).toEqual(['B', 'upkeep', [41, 41], 9]);
  });

  it('800.4j after a resolution in such a turn the next seat has priority', () => {
    const t = table({ D: { hand: ['Spark Lance'] } });
    t.to('precombat').act('A', 'concede').pass('B', 'C').cast('D', 'Spark Lance', 'B').pass('D', 'B', 'C');
    expect([t.holder, t.life('B'), t.at]).toEqual(['B', [37], 'precombat']);
  });

  it('800.4a what a leaver had taken by an Aura goes back, and so does what they took for the turn', () => {
    const t = table({
      A: { hand: ['Mind Leash', 'Seize the Reins'] },
      B: { battlefield: ['Meadow Cub'] },
      C: { battlefield: ['Ridge Ogre'] },
    });
    t.to('precombat').cast('A', 'Mind Leash', 'Meadow Cub').empty().cast('A', 'Seize the Reins', 'Ridge Ogre').empty();
    t.to('declareAttackers').attack('A', { 'Ridge Ogre': 'D' });
    t.act('A', 'concede');
    expect([t.board('B'), t.board('C'), t.card('Ridge Ogre').attacking]).toEqual([['Meadow Cub'], ['Ridge Ogre'], -1]);
    t.to('combatDamage');
    expect([t.active, t.life('D')]).toEqual(['A', [40]]);
  });

  it('800.4a two leave together: what both had taken goes back to its owner', () => {
    const doom = instant('Doom', [{ do: 'lose', amount: 40, who: 'each opponent' }]);
    const grab = instant('Grab', [{ do: 'control', what: 'target', until: 'perm' }], creature);
    const t = table({
      players: 4,
      cards: [doom, grab],
      A: { hand: ['Doom'] },
      B: { life: 90, battlefield: ['Meadow Cub'] },
      C: { hand: ['Grab'] },
      D: { hand: ['Mind Leash'] },
      first: 'C',
    });
    t.to('precombat').cast('C', 'Grab', 'Meadow Cub').empty();
    t.to('precombat', 'D').cast('D', 'Mind Leash', 'Meadow Cub').empty();
    t.to('precombat', 'A').cast('A', 'Doom').empty();
    expect([t.player('C').left, t.player('D').left, t.board('B'), t.zone('exile')]).toEqual([
      true,
      true,
      ['Meadow Cub'],
      [],
    ]);
  });

  /** B's Cub came onto the battlefield under A's control. */
  const reanimated = (): CommanderTable => {
    const game = defineCommander(standardCards, (context) => {
      const { G, players, coreOps } = context;
      G.isKept = true;
      for (const player of players) {
        for (let i = 0; i < 30; i++) coreOps.createCard('Plains', player.library, { controller: player.seat }, player);
        for (let i = 0; i < 4; i++) enter(context, coreOps.createCard('Mountain', player.hand, {}, player), player);
        coreOps.createCard('Seize the Reins', player.hand, { controller: player.seat }, player);
      }
      enter(context, coreOps.createCard('Meadow Cub', players[1].hand, {}, players[1]), players[0]);
      coreOps.dropTriggers();
      coreOps.setOtp('C');
    });
    return new CommanderTable(createMatch(game, { seed: 1, players: ['A', 'B', 'C', 'D'] }));
  };

  it('800.4a what came onto the battlefield under a leaver’s control is exiled', () => {
    const t = reanimated();
    expect(t.board('A')).toEqual(['Meadow Cub']);
    t.act('A', 'concede');
    expect([t.board('B'), t.zone('exile')]).toEqual([[], ['Meadow Cub']]);
  });

  it('800.4c a control effect ends and whose it would be has left: it is exiled', () => {
    const t = reanimated();
    t.to('precombat', 'C').cast('C', 'Seize the Reins', 'Meadow Cub').empty().act('A', 'concede');
    expect(t.board('C')).toEqual(['Meadow Cub']);
    t.to('upkeep', 'D');
    expect([t.board('B'), t.board('C'), t.zone('exile')]).toEqual([[], [], ['Meadow Cub']]);
  });

  it('800.4e the controller of the attackers leaves in combat: the steps due still come, no damage is dealt', () => {
    const t = table({
      A: { battlefield: ['Ridge Ogre', 'Lance Squire'] },
      B: { battlefield: ['Meadow Cub'] },
    });
    t.to('declareAttackers').attack('A', { 'Ridge Ogre': 'B', 'Lance Squire': 'C' }).passAll();
    t.block('B', { 'Meadow Cub': 'Ridge Ogre' }).act('A', 'concede');
    const seen: string[] = [];
    while (t.ctx.currentPhase === 'combat') {
      if (seen.at(-1) !== t.at) seen.push(t.at);
      t.next();
    }
    expect([seen, t.life('B', 'C'), t.card('Meadow Cub').damage]).toEqual([
      ['declareBlockers', 'combatDamage', 'endCombat'],
      [40, 40],
      0,
    ]);
    expect(t.card('Meadow Cub').blocking).toBe(0);
  });

  it('800.4e the active player leaves after declaring: blockers and damage still have their steps', () => {
    const t = table({ A: { battlefield: ['Ridge Ogre'] }, B: { battlefield: ['Meadow Cub'] } });
    t.to('declareAttackers').attack('A', { 'Ridge Ogre': 'B' }).act('A', 'concede').passAll();
    while (t.asked !== undefined) t.next();
    expect([t.at, t.holder]).toEqual(['declareBlockers', 'B']);
    t.passAll();
    expect(t.at).toBe('combatDamage');
  });

  it('800.4a the owner of a stolen blocker leaves: the attacker stays blocked', () => {
    const grab = instant('Grab', [{ do: 'control', what: 'target', until: 'EOT' }], creature);
    const t = table({
      cards: [grab],
      A: { battlefield: ['Ridge Ogre'] },
      B: { hand: ['Grab'] },
      C: { battlefield: ['Meadow Cub'] },
    });
    t.to('precombat').pass('A').cast('B', 'Grab', 'Meadow Cub').empty().to('declareAttackers');
    t.attack('A', { 'Ridge Ogre': 'B' }).passAll().block('B', { 'Meadow Cub': 'Ridge Ogre' }).act('C', 'concede');
    t.to('endCombat');
    expect(t.life('B')).toEqual([40]);
  });

  it('800.4e the defender, with all the blockers, leaves while damage is divided', () => {
    for (const name of ['Trampling Behemoth', 'Ridge Ogre']) {
      const t = table({
        A: { battlefield: [name, 'Meadow Cub'] },
        B: { battlefield: ['Gust Drake', 'Stone Rampart'] },
      });
      t.to('declareAttackers')
        .attack('A', { [name]: 'B', 'Meadow Cub': 'C' })
        .passAll();
      t.block('B', { 'Gust Drake': name, 'Stone Rampart': name }).passAll();
      expect(t.asked).toBe('assignDamage A');
      t.act('B', 'concede');
      expect([t.asked, t.holder, t.at, t.life('C')]).toEqual([undefined, 'A', 'combatDamage', [38]]);
    }
  });

  it('800.4a, 603.3c the only target of a trigger leaves while its player chooses', () => {
    const ghost = body('Picky Ghost', 1, 1, {
      abilities: [
        whenever('enters', {
          subject: 'this',
          target: { kind: 'creature', whose: "an opponent's" },
          effects: [{ do: 'destroy', what: 'target' }],
        }),
      ],
    });
    const t = table({ cards: [ghost], A: { hand: ['Picky Ghost'] }, B: { battlefield: ['Meadow Cub'] } });
    t.to('precombat').cast('A', 'Picky Ghost').passAll();
    expect(t.asked).toBe('triggerTarget A');
    t.act('B', 'concede');
    expect([t.asked, t.holder, t.zone('stack')]).toEqual([undefined, 'A', []]);
    t.pass('A');
  });

  it('800.4a, 704.5j the owner of two legends leaves while their controller chooses', () => {
    const oak = body('Old Oak', 1, 1, { supertypes: ['Legendary'] });
    const grab = instant('Grab', [{ do: 'control', what: 'all creatures', until: 'EOT' }]);
    const t = table({
      cards: [oak, grab],
      A: { hand: ['Grab'] },
      B: { battlefield: ['Old Oak'] },
      C: { battlefield: ['Old Oak'] },
    });
    t.to('precombat').cast('A', 'Grab').passAll();
    expect(t.asked).toBe('keepLegend A');
    t.act('C', 'concede');
    while (t.asked !== undefined) t.next();
    expect([t.board('A'), t.holder]).toEqual([['Old Oak'], 'A']);
  });

  it('800.4a an ability whose source has left the game with its owner still resolves for who controls it', () => {
    const t = table({
      A: { hand: ['Mind Leash', 'Snuff Out'], battlefield: ['Meadow Cub'] },
      B: { battlefield: ['Marrow Poet'] },
    });
    t.to('precombat').cast('A', 'Mind Leash', 'Marrow Poet').empty().cast('A', 'Snuff Out', 'Meadow Cub').passAll();
    t.act('A', 'triggerTarget', { target: 'C' }).act('B', 'concede').empty();
    expect(t.life('A', 'C')).toEqual([41, 39]);
  });

  it('800.4m "until my next turn" of a leaver ends as an extra turn of theirs would have begun', () => {
    const hush = instant('Hush', [{ do: 'limitSpells', who: 'each player', count: 0, until: 'nextTurn' }]);
    const t = table({ cards: [hush], A: { hand: ['Gifted Hour'] }, D: { hand: ['Hush'] } });
    t.to('precombat').cast('A', 'Gifted Hour', 'D').empty().pass('A', 'B', 'C').cast('D', 'Hush').empty();
    t.act('D', 'concede');
    expect(t.player('B').spellLimit).toBe(0);
    t.endTurn();
    expect([t.active, t.player('B').spellLimit]).toEqual(['B', 1000]);
  });

  it('800.4k the extra turns and skips of a leaver do not touch the others', () => {
    const nap = instant('Nap', [{ do: 'skipTurn', who: 'target', count: 1 }], { kind: 'player' });
    const t = table({ cards: [nap], A: { hand: ['Gifted Hour', 'Gifted Hour', 'Nap'] } });
    t.to('precombat')
      .cast('A', 'Gifted Hour', 'C')
      .empty()
      .cast('A', 'Gifted Hour', 'B')
      .empty()
      .cast('A', 'Nap', 'B')
      .empty();
    t.act('B', 'concede');
    expect(t.turns(4)).toBe("A C' C D");
  });

  it('800.4d a delayed trigger of a leaver is not put on the stack, and theirs that wait are gone', () => {
    const t = table({
      A: { hand: ['Day of Reckoning'], battlefield: ['Marrow Poet'] },
      B: { battlefield: ['Marrow Poet'] },
    });
    t.to('precombat').cast('A', 'Day of Reckoning').passAll();
    expect(t.asked).toBe('orderTriggers A');
    t.act('A', 'concede');
    expect(t.asked).toBe('orderTriggers B');
    t.act('B', 'orderTriggers', { order: [0, 1] });
    t.act('B', 'triggerTarget', { target: 'C' }).act('B', 'triggerTarget', { target: 'C' }).empty();
    expect(t.life('B', 'C')).toEqual([42, 38]);
  });

  it('104.2a the last one wins in the middle of a decision, of a resolution, and of combat', () => {
    const t = table({ players: 2, A: { hand: ['Empty Thoughts'] }, B: { hand: Array(3).fill('Plains') } });
    t.to('precombat').cast('A', 'Empty Thoughts', 'B').passAll().act('A', 'concede');
    expect([t.ctx.gameOver, t.ctx.winner]).toEqual([true, 'B']);
    t.refused('B', 'discardCards', { cards: t.ids('hand', 'B').slice(0, 2) });
    t.refused('B', 'concede');
  });
});

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

describe('decisions', () => {
  const ghost = body('Picky Ghost', 1, 1, {
    abilities: [
      whenever('enters', { subject: 'this', target: creature, effects: [{ do: 'destroy', what: 'target' }] }),
    ],
  });
  const oak = body('Old Oak', 1, 1, { supertypes: ['Legendary'] });
  const grab = instant('Grab', [{ do: 'control', what: 'all creatures', until: 'EOT' }]);

  /** A table at which each decision of the game is asked. */
  const asking: Readonly<Record<string, () => CommanderTable>> = {
    bottomCards: () => {
      const t = new CommanderTable(
        createMatch(commander, { seed: 3, players: ['A', 'B', 'C'], options: { firstPlayer: 0 } }),
      );
      for (let i = 0; i < 2; i++)
        t.act('A', 'mulligan')
          .act('B', 'mulligan')
          .act('C', i === 0 ? 'mulligan' : 'keep');
      return t;
    },
    declareAttackers: () => table({ players: 3, A: { battlefield: ['Meadow Cub'] } }).to('declareAttackers'),
    declareBlockers: () => {
      const t = table({ players: 3, A: { battlefield: ['Meadow Cub'] }, B: { battlefield: ['Ridge Ogre'] } });
      return t.to('declareAttackers').attack('A', { 'Meadow Cub': 'B' }).passAll();
    },
    assignDamage: () => {
      const t = table({
        players: 3,
        A: { battlefield: ['Trampling Behemoth'] },
        B: { battlefield: ['Ridge Ogre', 'Meadow Cub'] },
      });
      t.to('declareAttackers').attack('A', { 'Trampling Behemoth': 'B' }).passAll();
      return t.block('B', { 'Ridge Ogre': 'Trampling Behemoth', 'Meadow Cub': 'Trampling Behemoth' }).passAll();
    },
    orderTriggers: () => table({ players: 3, B: { battlefield: ['Closing Bell', 'Closing Bell'] } }).to('end'),
    triggerTarget: () => {
      const t = table({ players: 3, cards: [ghost], A: { hand: ['Picky Ghost'] }, B: { battlefield: ['Meadow Cub'] } });
      return t.to('precombat').cast('A', 'Picky Ghost').passAll();
    },
    discardCards: () => {
      const t = table({ players: 3, A: { hand: ['Empty Thoughts'] }, B: { hand: Array(4).fill('Plains') } });
      return t.to('precombat').cast('A', 'Empty Thoughts', 'B').passAll();
    },
    keepLegend: () => {
      const side = { battlefield: ['Old Oak'] };
      const t = table({ players: 3, cards: [oak, grab], A: { hand: ['Grab'] }, B: side, C: side });
      return t.to('precombat').cast('A', 'Grab').passAll();
    },
    toCommandZone: () => {
      const t = table({ players: 3, A: { hand: ['Snuff Out'] }, B: { commanderInPlay: 'Orrun, Hill Breaker' } });
      return t.to('precombat').cast('A', 'Snuff Out', 'Orrun, Hill Breaker').passAll();
    },
  };

  it('104.3a, 800.4f-h every decision goes on when anybody leaves, whoever is asked', () => {
    for (const [decision, ask] of Object.entries(asking)) {
      const asked = ask();
      expect(asked.asked?.split(' ')[0]).toBe(decision);
      for (const leaver of asked.match.players) {
        const t = new CommanderTable(asked.match.fork());
        t.act(leaver, 'concede');
        for (let i = 0; i < 40; i++) {
          expect(t.legal(t.asking).length, `${decision}, ${leaver} leaves`).toBeGreaterThan(0);
          t.next();
        }
      }
    }
  });

  it('733.1 no decision takes a malformed, hostile or foreign answer, and none leaves a trace', () => {
    const junk: readonly Json[] = [
      ...[null, true, -1, 0, 1.5, 1e300, '', 'A', '__proto__', [], [1, 1], [[]], [null], {}],
      ...[{ a: 1 }, { 1: null }, { constructor: 'B' }, { 1: 'A' }, { '-1': 1 }, { A: -3 }, { A: 1e9 }, { 12: 0.5 }],
    ];
    for (const [decision, ask] of Object.entries(asking)) {
      const t = ask();
      const [good] = t.legal(t.asking, decision);
      const isLegal = (args: Action['args']): boolean => t.match.isLegal({ player: t.asking, move: decision, args });
      for (const key of Object.keys(good.args ?? {})) {
        for (const value of junk) {
          const args = { ...good.args, [key]: value };
          // nobody attacks, nobody blocks
          if (JSON.stringify(args) === JSON.stringify(good.args) || isLegal(args)) continue;
          expect(t.refused(t.asking, decision, args)).not.toMatch(/threw|undefined|TypeError/);
        }
      }
      t.refused(t.asking, decision, {});
      t.refused(t.asking, 'pass');
      t.refused(t.asking, decision, { ...good.args, more: 1 });
      // in secret decisions the others are asked as well
      const other = t.match.players.find((id) => t.legal(id).every(({ move }) => move !== decision)) as string;
      t.refused(other, decision, good.args);
      t.act(t.asking, decision, good.args);
    }
  });
});
