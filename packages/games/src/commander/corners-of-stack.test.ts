import { describe, expect, it } from 'vitest';
import { body, creature, whenever } from './corners.fixture.ts';
import { artifact, instant, table } from './table.fixture.ts';

/** Corners of rules, each named after its number. */

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
    const bell = artifact('Quiet Bell', whenever('endStep', { effects: [{ op: 'lose', n: 1, who: 'you' }] }));
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
    const still = instant('Still', [{ op: 'tap', what: 'target' }], { kind: 'permanent' });
    const smash = instant('Smash', [{ op: 'destroy', what: 'target' }], { kind: 'permanent' });
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
    const litter = instant('Litter', [{ op: 'token', n: 2, token: 'Pup' }]);
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
    const mine = instant('Mine', [{ op: 'pump', power: 5, toughness: 5, what: 'target', until: 'EOT' }], {
      kind: 'creature',
      whose: 'own',
    });
    const grab = instant('Grab', [{ op: 'control', what: 'target', until: 'EOT' }], creature);
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
      { op: 'control', what: 'all creatures', until: 'EOT' },
      { op: 'lose', n: 40, who: 'you' },
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
      { op: 'draw', n: 1, who: 'each opponent' },
      { op: 'lose', n: 40, who: 'you' },
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
