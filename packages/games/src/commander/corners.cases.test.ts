import { describe, expect, it } from 'vitest';
import { instant, own, table, written } from './table.fixture.ts';

/** More corners of rules, each named after its number. */

const permanent = { kind: 'permanent' } as const;
const grab = instant('Grab', [{ op: 'control', what: 'target', until: 'perm' }], permanent);

describe('resolution', () => {
  it('800.4a whoever loses by their own spell takes it along: the rest of it does not happen', () => {
    const folly = instant('Folly', [
      { op: 'loseGame', who: 'you' },
      { op: 'lose', n: 5, who: 'each player' },
    ]);
    const t = table({ cards: [folly], A: { hand: ['Folly'] } });
    t.to('precombat').cast('A', 'Folly').passAll();
    expect([t.player('A').left, t.life('B', 'C', 'D'), t.holder]).toEqual([true, [40, 40, 40], 'B']);
  });

  it('608.2b an Aura whose target changes hands in response does not resolve', () => {
    const [mine] = written(`
cards:
  - {id: x, name: Crown, cost: 1, type: Enchantment — Aura, enchant: {kind: creature, whose: own}, abilities: [{kind: static, static: pump, power: 1, toughness: 1, affects: enchanted, text: Hm.}]}
`);
    const t = table({
      cards: [mine, grab],
      A: { hand: ['Crown'], battlefield: ['Meadow Cub'] },
      B: { hand: ['Grab'] },
    });
    t.to('precombat').cast('A', 'Crown', 'Meadow Cub').pass('A').cast('B', 'Grab', 'Meadow Cub').empty();
    expect([t.board('B'), t.zone('graveyard', 'A')]).toEqual([['Meadow Cub'], ['Crown']]);
  });

  it('608.2h a token that is gone for good deals damage as it last was', () => {
    const cards = written(`
cards:
  - {id: call, name: Call, cost: 0, type: Sorcery, effects: [{op: token, n: 1, token: Mending Imp}], text: Hm.}
tokens:
  - id: imp
    name: Mending Imp
    type: Creature — Imp
    pt: 1/1
    keywords: [lifelink, haste]
    abilities: [{kind: activated, tap: true, target: any, effects: [{op: damage, n: 3, to: target}], text: Hm.}]
`);
    const t = table({ cards, A: { hand: ['Call'] }, B: { hand: ['Snuff Out'] } });
    t.to('precombat').cast('A', 'Call').empty();
    t.act('A', 'activate', { card: t.id('Mending Imp'), target: 'B' });
    t.pass('A').cast('B', 'Snuff Out', 'Mending Imp').empty();
    expect([t.board('A'), t.zone('graveyard', 'A'), t.life('A', 'B')]).toEqual([[], ['Call'], [43, 37]]);
  });
});

describe('leaving together', () => {
  it('704.8 a creature and the Aura that gave control of it: who controlled it is who controlled it before', () => {
    const purge = instant('Purge', [{ op: 'destroy', what: 'all creatures' }]);
    const host = own('Marked Host', ['Creature'], {
      power: 1,
      toughness: 1,
      abilities: [
        {
          kind: 'triggered',
          on: 'dies',
          subject: 'self',
          effects: [{ op: 'gain', n: 5, who: 'that player' }],
          text: '',
        },
      ],
    });
    const t = table({
      cards: [purge, host],
      A: { hand: ['Purge'] },
      B: { battlefield: ['Marked Host'] },
      C: { battlefield: [{ card: 'Mind Leash', on: 'Marked Host' }] },
    });
    t.to('precombat');
    expect(t.board('C')).toEqual(['Mind Leash', 'Marked Host']);
    t.cast('A', 'Purge').empty();
    expect([t.life('B', 'C'), t.zone('graveyard', 'B'), t.zone('graveyard', 'C')]).toEqual([
      [40, 45],
      ['Marked Host'],
      ['Mind Leash'],
    ]);
  });

  it('611.3a a creature that gives the others toughness dies with those who lived by it, in two events', () => {
    const captain = own('Captain', ['Creature'], {
      power: 1,
      toughness: 1,
      abilities: [{ kind: 'static', static: 'pump', power: 0, toughness: 1, affects: 'creatures you control' }],
    });
    const wilt = instant('Wilt', [{ op: 'counters', n: -1, what: 'creatures you control' }]);
    const t = table({
      cards: [captain, wilt],
      A: { hand: ['Wilt', 'Snuff Out'], battlefield: ['Captain', 'Spark Runner', 'Meadow Cub'] },
    });
    t.to('precombat').cast('A', 'Wilt').passAll();
    expect([t.size('Captain'), t.size('Spark Runner'), t.size('Meadow Cub')]).toEqual(['0/1', '0/1', '1/2']);
    t.cast('A', 'Snuff Out', 'Captain').passAll();
    expect([t.board('A'), t.size('Meadow Cub')]).toEqual([['Meadow Cub'], '1/1']);
  });

  it('800.4a all that a leaver owns leaves in one event: nothing of theirs outlives the effect that kept it', () => {
    const captain = own('Captain', ['Creature'], {
      power: 1,
      toughness: 1,
      abilities: [{ kind: 'static', static: 'pump', power: 1, toughness: 1, affects: 'creatures you control' }],
    });
    const t = table({
      cards: [captain, grab],
      A: { hand: ['Grab'] },
      B: { battlefield: ['Captain', 'Marrow Poet'] },
      C: { battlefield: ['Marrow Poet'] },
    });
    t.to('precombat').cast('A', 'Grab', 'Captain').empty().act('B', 'concede');
    // leaving the game is no dying
    expect([t.board('A'), t.board('B'), t.ids('stack'), t.G.statics]).toEqual([[], [], [], 0]);
  });
});

describe('leaving while damage is assigned', () => {
  it('800.4a, 506.4 an attacker that goes back to its owner is out of combat, and deals nothing it was to deal', () => {
    const t = table({
      cards: [grab],
      A: { hand: ['Grab', 'Grab'] },
      B: { battlefield: ['Stone Rampart', 'Canopy Weaver'] },
      C: { battlefield: ['Orrun, Hill Breaker'] },
      D: { battlefield: ['Trampling Behemoth'] },
    });
    t.to('precombat').cast('A', 'Grab', 'Orrun, Hill Breaker').empty().cast('A', 'Grab', 'Trampling Behemoth').empty();
    t.to('upkeep', 'B').to('declareAttackers', 'A');
    t.attack('A', { 'Orrun, Hill Breaker': 'B', 'Trampling Behemoth': 'B' }).passAll();
    t.block('B', { 'Stone Rampart': 'Trampling Behemoth', 'Canopy Weaver': 'Trampling Behemoth' }).passAll();
    // nobody blocks the first one, so nobody is asked about it
    expect([t.asked, t.match.view('A').decision?.data]).toMatchObject([
      'assignDamage A',
      { attacker: t.id('Trampling Behemoth') },
    ]);
    t.act('A', 'concede');
    expect([t.board('C'), t.board('D'), t.life('B', 'C', 'D')]).toEqual([
      ['Orrun, Hill Breaker'],
      ['Trampling Behemoth'],
      [40, 40, 40],
    ]);
  });

  it('a blocker that goes back to its owner is dealt nothing', () => {
    const t = table({
      cards: [grab],
      A: { battlefield: ['Ridge Ogre', 'Trampling Behemoth'] },
      B: { hand: ['Grab'], battlefield: ['Stone Rampart', 'Meadow Cub'] },
      C: { battlefield: ['Canopy Weaver'] },
    });
    t.to('precombat').pass('A').cast('B', 'Grab', 'Canopy Weaver').empty();
    t.to('declareAttackers').attack('A', { 'Ridge Ogre': 'B', 'Trampling Behemoth': 'B' }).passAll();
    t.block('B', {
      'Canopy Weaver': 'Ridge Ogre',
      'Stone Rampart': 'Trampling Behemoth',
      'Meadow Cub': 'Trampling Behemoth',
    }).passAll();
    expect(t.asked).toBe('assignDamage A');
    t.act('B', 'concede');
    expect([t.board('C'), t.card('Canopy Weaver').damage]).toEqual([['Canopy Weaver'], 0]);
  });
});

describe('control', () => {
  it('704.5j, 903.9a a stolen commander of the same name: its owner is asked about the one that goes', () => {
    const t = table({
      cards: [grab],
      A: { hand: ['Grab'], commanderInPlay: 'Aldra, Dawn Marshal' },
      B: { commanderInPlay: 'Aldra, Dawn Marshal' },
    });
    t.to('precombat').cast('A', 'Grab', t.id('Aldra, Dawn Marshal', 'B')).passAll();
    expect(t.asked).toBe('keepLegend A');
    t.act('A', 'keepLegend', { card: t.player('A').commander });
    expect(t.asked).toBe('toCommandZone B');
    t.act('B', 'toCommandZone', { yes: true });
    expect([t.zone('command', 'B'), t.board('A'), t.holder]).toEqual([
      ['Aldra, Dawn Marshal'],
      ['Aldra, Dawn Marshal'],
      'A',
    ]);
  });

  it('903.9b, 101.4 commanders that go to hands together: their owners are asked in turn order, whoever controls them', () => {
    const flood = instant('Flood', [{ op: 'bounce', what: 'all creatures' }]);
    const t = table({
      cards: [grab, flood],
      A: { hand: ['Grab', 'Flood'], battlefield: ['Meadow Cub'] },
      B: { commanderInPlay: 'Aldra, Dawn Marshal' },
      D: { commanderInPlay: 'Orrun, Hill Breaker' },
    });
    t.to('precombat').cast('A', 'Grab', 'Orrun, Hill Breaker').empty().cast('A', 'Flood').passAll();
    expect(t.asked).toBe('toCommandZone B');
    t.act('B', 'toCommandZone', { yes: true });
    expect(t.asked).toBe('toCommandZone D');
    t.act('D', 'toCommandZone', { yes: false });
    expect([t.zone('command', 'B'), t.zone('hand', 'D'), t.zone('hand', 'A').includes('Meadow Cub')]).toEqual([
      ['Aldra, Dawn Marshal'],
      ['Orrun, Hill Breaker'],
      true,
    ]);
  });

  it('613.8 a chain of Auras that give control of each other follows the first one', () => {
    const leash = own('Long Leash', ['Enchantment'], {
      subtypes: ['Aura'],
      enchant: permanent,
      abilities: [{ kind: 'static', static: 'control' }],
    });
    const t = table({
      cards: [leash, grab],
      A: { hand: ['Grab'] },
      B: { battlefield: ['Meadow Cub'] },
      C: { battlefield: [{ card: 'Mind Leash', on: 'Meadow Cub' }] },
      D: { battlefield: [{ card: 'Long Leash', on: 'Mind Leash' }] },
    });
    t.to('precombat');
    expect(t.board('D')).toEqual(['Long Leash', 'Mind Leash', 'Meadow Cub']);
    t.cast('A', 'Grab', 'Long Leash').passAll();
    expect([t.board('A'), t.board('D')]).toEqual([['Long Leash', 'Mind Leash', 'Meadow Cub'], []]);
  });

  it('614.1 a skip that is about "you" follows who controls it', () => {
    const lull = own('Lull', ['Artifact'], {
      abilities: [{ kind: 'static', static: 'skipStep', step: 'upkeep', whose: 'you' }],
    });
    const t = table({ cards: [lull, grab], A: { hand: ['Grab'] }, B: { battlefield: ['Lull'] } });
    t.to('precombat').cast('A', 'Grab', 'Lull').empty().endTurn();
    expect([t.active, t.at]).toEqual(['B', 'upkeep']);
    t.to('end', 'D').endTurn();
    expect([t.active, t.at]).toEqual(['A', 'draw']);
  });
});

it('702.15b, 120.3f lifelink of a source that deals damage to several gains for each', () => {
  const cards = written(`
cards:
  - id: storm
    name: Storm Healer
    cost: 0
    type: Creature — Elf
    pt: 1/1
    keywords: [lifelink]
    abilities: [{kind: activated, cost: 1, effects: [{op: damage, n: 2, to: each opponent}], text: Hm.}]
`);
  const t = table({ cards, A: { battlefield: ['Storm Healer'] }, B: { hand: ['Snuff Out'] } });
  t.to('precombat').act('A', 'activate', { card: t.id('Storm Healer') });
  t.pass('A').cast('B', 'Snuff Out', 'Storm Healer').empty();
  expect(t.life('A', 'B', 'C', 'D')).toEqual([46, 38, 38, 38]);
});
