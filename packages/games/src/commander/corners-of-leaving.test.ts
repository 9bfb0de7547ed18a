import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { standardCards } from './card-set.ts';
import { body, creature, whenever } from './corners.fixture.ts';
import { defineCommander } from './definition.ts';
import { enter } from './objects.ts';
import { CommanderTable, instant, table } from './table.fixture.ts';

/** Corners of rules, each named after its number. */

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
    const doom = instant('Doom', [{ op: 'lose', n: 40, who: 'each opponent' }]);
    const grab = instant('Grab', [{ op: 'control', what: 'target', until: 'perm' }], creature);
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
    const grab = instant('Grab', [{ op: 'control', what: 'target', until: 'EOT' }], creature);
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
          subject: 'self',
          target: { kind: 'creature', whose: 'enemy' },
          effects: [{ op: 'destroy', what: 'target' }],
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
    const grab = instant('Grab', [{ op: 'control', what: 'all creatures', until: 'EOT' }]);
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
    const hush = instant('Hush', [{ op: 'limitSpells', who: 'each player', n: 0, until: 'nextTurn' }]);
    const t = table({ cards: [hush], A: { hand: ['Gifted Hour'] }, D: { hand: ['Hush'] } });
    t.to('precombat').cast('A', 'Gifted Hour', 'D').empty().pass('A', 'B', 'C').cast('D', 'Hush').empty();
    t.act('D', 'concede');
    expect(t.player('B').spellLimit).toBe(0);
    t.endTurn();
    expect([t.active, t.player('B').spellLimit]).toEqual(['B', 1000]);
  });

  it('800.4k the extra turns and skips of a leaver do not touch the others', () => {
    const nap = instant('Nap', [{ op: 'skipTurn', who: 'target', n: 1 }], { kind: 'player' });
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
