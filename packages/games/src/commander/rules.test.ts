import { describe, expect, it } from 'vitest';
import { artifact, instant, own, shoots, table } from './table.fixture.ts';
import { type ExtraTurnType, ridersOf } from './turn-changes.ts';

/** Rules that no numbered case shows. */

describe('turns', () => {
  it('CR 500.7 one effect for several players: in turn order, so the last one takes theirs first', () => {
    const all = instant('Hours for All', [{ op: 'extraTurn', who: 'each player' }]);
    const t = table({ players: 3, cards: [all], B: { hand: ['Hours for All'] }, first: 'B' });
    t.to('precombat').cast('B', 'Hours for All').empty();
    expect(t.turns(6)).toBe("B A' C' B' C A");
  });

  it('CR 614.10a nothing scheduled for a skipped turn happens, and durations wait for a turn that is taken', () => {
    const hush = instant('Hush', [
      { op: 'limitSpells', who: 'each player', n: 0, until: 'nextTurn' },
      { op: 'skipTurn', who: 'you', n: 1 },
    ]);
    const t = table({ players: 2, cards: [hush], A: { hand: ['Hush'] } });
    t.to('precombat').cast('A', 'Hush').empty();
    expect(t.turns(3)).toBe('A B B');
    expect(t.player('B').spellLimit).toBe(0);
    t.endTurn();
    expect([t.active, t.player('B').spellLimit]).toEqual(['A', 1000]);
  });

  it('CR 614.10 all combat phases of the next turn, also added ones; only of that turn', () => {
    const t = table({
      A: { hand: ['Truce'] },
      B: { hand: ['Second Charge'], battlefield: ['Meadow Cub'] },
    });
    t.to('precombat').cast('A', 'Truce', 'B').empty().to('precombat', 'B').cast('B', 'Second Charge').empty();
    const phases: string[] = [];
    while (t.active === 'B') {
      const phase = t.ctx.currentPhase ?? '';
      if (phases.at(-1) !== phase) phases.push(phase);
      t.next();
    }
    // the added main and the normal one, with no combat before either
    expect(phases).toEqual(['precombat', 'postcombat', 'ending']);
    t.to('declareAttackers', 'C').to('declareAttackers', 'B');
    expect(t.asked).toBe('declareAttackers B');
  });

  it('CR 614.10a two effects "skip your next untap step" are the next two', () => {
    const numb = instant('Numb', [{ op: 'skipStep', who: 'target', step: 'untap', lasts: 'once' }], { kind: 'player' });
    const t = table({
      players: 2,
      cards: [numb],
      A: { hand: ['Numb', 'Numb'] },
      B: { lands: 0, battlefield: [{ card: 'Forest', tapped: true }] },
    });
    t.to('precombat').cast('A', 'Numb', 'B').empty().cast('A', 'Numb', 'B').empty();
    const tapped: boolean[] = [];
    for (let i = 0; i < 3; i++) {
      t.endTurn();
      tapped.push(t.card('Forest', 'B').tapped);
      t.endTurn();
    }
    expect(tapped).toEqual([true, true, false]);
  });

  it('turn kinds are skips and casting limits', () => {
    const kinds: readonly [ExtraTurnType, string[]][] = [
      [
        'Standard',
        ['upkeep', 'draw', 'precombat', 'beginCombat', 'declareAttackers', 'endCombat', 'postcombat', 'end'],
      ],
      ['CombatOnly', ['beginCombat', 'declareAttackers', 'endCombat']],
      [
        { WithRestrictions: ['NoUntap', 'NoUpkeep', 'NoDraw'] },
        ['precombat', 'beginCombat', 'declareAttackers', 'endCombat', 'postcombat', 'end'],
      ],
      [
        { WithRestrictions: ['NoMainPhase', { MaxSpells: 1 }] },
        ['upkeep', 'draw', 'beginCombat', 'declareAttackers', 'endCombat', 'end'],
      ],
      [{ WithRestrictions: ['NoCombat'] }, ['upkeep', 'draw', 'precombat', 'postcombat', 'end']],
    ];
    for (const [kind, steps] of kinds) {
      const hour = instant('Hour', [{ op: 'extraTurn', who: 'you', riders: ridersOf(kind) }]);
      const t = table({ players: 2, cards: [hour], A: { hand: ['Hour', 'Spark Lance', 'Spark Lance'] } });
      t.to('precombat').cast('A', 'Hour').empty().endTurn();
      const isLimited = typeof kind === 'object' && kind.WithRestrictions.some((one) => typeof one === 'object');
      expect(t.player('A').spellLimit).toBe(isLimited ? 1 : 1000);
      const seen: string[] = [];
      while (t.active === 'A') {
        if (seen.at(-1) !== t.at) seen.push(t.at);
        t.next();
      }
      expect(seen).toEqual(steps);
      expect(t.player('A').spellLimit).toBe(1000);
      expect(t.told('turn_modification')).toMatchObject([{ kind: 'extraTurn', player: 0, riders: ridersOf(kind) }]);
    }
  });

  it('each kind of change is told', () => {
    const toys = [
      instant('One', [{ op: 'skipStep', who: 'target', step: 'draw', lasts: 'nextTurn' }], { kind: 'player' }),
      instant('Two', [{ op: 'skipPhase', who: 'target', phase: 'combat', lasts: 'thisTurn' }], { kind: 'player' }),
      instant('Three', [{ op: 'addPhases', phases: ['combat'] }]),
    ];
    const t = table({ cards: toys, A: { hand: ['One', 'Two', 'Three'] } });
    t.to('precombat').cast('A', 'One', 'B').empty().cast('A', 'Two', 'A').empty().cast('A', 'Three').empty();
    expect(t.told('turn_modification')).toMatchObject([
      { kind: 'skipStep', player: 1, step: 'draw', lasts: 'nextTurn' },
      { kind: 'skipPhase', player: 0, phase: 'combat', lasts: 'thisTurn' },
      { kind: 'addPhases', phases: ['combat'] },
    ]);
    t.passAll();
    expect(t.at).toBe('postcombat');
  });

  it('CR 724.1 the turn is ended in a turn whose player has left', () => {
    const stop = instant('Stop', [{ op: 'endTurn' }]);
    const t = table({ cards: [stop], B: { hand: ['Stop'] } });
    t.to('precombat').act('A', 'concede').cast('B', 'Stop').passAll();
    expect([t.active, t.at]).toEqual(['B', 'upkeep']);
  });

  it('CR 724.1b-c a commander on the stack is exiled, and its owner asked, before cleanup', () => {
    const t = table({ A: { commander: 'Aldra, Dawn Marshal', hand: ['Stop the Hour'] } });
    t.to('precombat').cast('A', 'Aldra, Dawn Marshal').cast('A', 'Stop the Hour').passAll();
    expect([t.asked, t.zone('exile')]).toEqual(['toCommandZone A', ['Aldra, Dawn Marshal', 'Stop the Hour']]);
    t.act('A', 'toCommandZone', { yes: true });
    expect([t.active, t.zone('command', 'A')]).toEqual(['B', ['Aldra, Dawn Marshal']]);
  });

  it('CR 514.3a an effect that ends in cleanup kills: priority, and another cleanup', () => {
    const shrink = instant('Shrink', [{ op: 'counters', n: -2, what: 'target' }], { kind: 'creature' });
    const t = table({
      cards: [shrink],
      A: { hand: ['Beast Surge', 'Shrink'], battlefield: ['Meadow Cub', 'Marrow Poet'] },
    });
    t.to('postcombat').cast('A', 'Beast Surge', 'Meadow Cub').empty().cast('A', 'Shrink', 'Meadow Cub').empty();
    expect(t.size('Meadow Cub')).toBe('3/3');
    t.to('end').passAll();
    expect([t.at, t.asked, t.board('A')]).toEqual(['cleanup', 'triggerTarget A', ['Marrow Poet']]);
    t.act('A', 'triggerTarget', { target: 'B' });
    expect(t.holder).toBe('A');
    t.empty().passAll();
    expect([t.active, t.at]).toEqual(['B', 'upkeep']);
  });

  it('CR 500.12 skipping the untap step of everybody, while it lasts', () => {
    const t = table({
      A: { hand: ['Frozen Hour'] },
      B: { lands: 0, battlefield: [{ card: 'Forest', tapped: true }] },
      C: { lands: 0, battlefield: [{ card: 'Forest', tapped: true }] },
    });
    t.to('precombat').cast('A', 'Frozen Hour').empty().to('upkeep', 'B');
    expect(t.card('Forest', 'B').tapped).toBe(true);
    t.act('A', 'concede').to('upkeep', 'C');
    expect(t.card('Forest', 'C').tapped).toBe(false);
  });
});

describe('the stack and continuous effects', () => {
  it('CR 608.2h the power and controller of an exiled creature are those it last had', () => {
    const t = table({ A: { hand: ['Blades to Fields'] }, B: { battlefield: ['Vigil Seraph'] } });
    t.to('precombat').cast('A', 'Blades to Fields', 'Vigil Seraph').empty();
    expect([t.zone('exile'), t.life('B')]).toEqual([['Vigil Seraph'], [44]]);
  });

  it('CR 702.11b hexproof: opponents cannot target', () => {
    const shy = own('Shy Hare', ['Creature'], { power: 1, toughness: 1, keywords: ['hexproof'] });
    const t = table({
      cards: [shy],
      A: { hand: ['Snuff Out', 'Beast Surge'] },
      B: { hand: ['Beast Surge'], battlefield: ['Shy Hare'] },
    });
    t.to('precombat');
    t.refused('A', 'cast', { card: t.id('Beast Surge', 'A', 'hand'), target: t.id('Shy Hare') });
    expect(t.legal('A', 'cast')).toEqual([]);
    t.pass('A').cast('B', 'Beast Surge', 'Shy Hare').empty();
    expect(t.size('Shy Hare')).toBe('4/4');
  });

  it('CR 608.2b a target that becomes hexproof in response is illegal', () => {
    const hide = instant('Hide', [{ op: 'grant', keyword: 'hexproof', what: 'target', until: 'EOT' }], {
      kind: 'creature',
    });
    const t = table({ cards: [hide], A: { hand: ['Snuff Out'] }, B: { hand: ['Hide'], battlefield: ['Meadow Cub'] } });
    t.to('precombat').cast('A', 'Snuff Out', 'Meadow Cub').pass('A').cast('B', 'Hide', 'Meadow Cub').empty();
    expect(t.board('B')).toEqual(['Meadow Cub']);
  });

  it('CR 613.7 of two effects that give control the newer one counts; when it ends, the older one is back', () => {
    const t = table({
      A: { hand: ['Mind Leash'] },
      B: { battlefield: ['Meadow Cub'] },
      C: { hand: ['Seize the Reins'] },
    });
    t.to('precombat').cast('A', 'Mind Leash', 'Meadow Cub').empty();
    expect(t.board('A')).toContain('Meadow Cub');
    t.to('precombat', 'C').cast('C', 'Seize the Reins', 'Meadow Cub').empty();
    expect([t.board('C'), t.board('A')]).toEqual([['Meadow Cub'], ['Mind Leash']]);
    t.to('declareAttackers').attack('C', { 'Meadow Cub': 'A' }).endTurn();
    expect([t.board('A').sort(), t.life('A')]).toEqual([['Meadow Cub', 'Mind Leash'], [38]]);
  });

  it('CR 613.7 first granted, then removed is gone; the other way round it is there', () => {
    const give = instant('Give', [{ op: 'grant', keyword: 'flying', what: 'target', until: 'EOT' }], {
      kind: 'creature',
    });
    const take = instant('Take', [{ op: 'remove', keyword: 'flying', what: 'target', until: 'EOT' }], {
      kind: 'creature',
    });
    for (const [order, flies] of [
      [['Give', 'Take'], 0],
      [['Take', 'Give'], 1],
    ] as const) {
      const t = table({ cards: [give, take], A: { hand: [...order], battlefield: ['Meadow Cub'] } });
      t.to('precombat').cast('A', order[0], 'Meadow Cub').empty().cast('A', order[1], 'Meadow Cub').empty();
      expect(t.card('Meadow Cub').keywords & 1).toBe(flies);
    }
  });

  it('CR 611.2c an effect of a spell keeps to the creatures that were there, a static one does not', () => {
    const rally = instant('Rally', [
      { op: 'pump', power: 1, toughness: 1, what: 'creatures you control', until: 'EOT' },
    ]);
    const t = table({
      cards: [rally],
      A: { hand: ['Rally', 'Muster', 'Banner of Courage'], battlefield: ['Meadow Cub'] },
    });
    t.to('precombat').cast('A', 'Rally').empty().cast('A', 'Muster').empty();
    expect([t.size('Meadow Cub'), t.size('Soldier')]).toEqual(['3/3', '1/1']);
    t.cast('A', 'Banner of Courage').empty();
    expect([t.size('Meadow Cub'), t.size('Soldier')]).toEqual(['4/4', '2/2']);
    t.endTurn();
    expect([t.size('Meadow Cub'), t.size('Soldier')]).toEqual(['3/3', '2/2']);
  });

  it('CR 704.5h deathtouch counts until state-based actions were looked for', () => {
    const soften = instant('Soften', [{ op: 'remove', keyword: 'indestructible', what: 'target', until: 'EOT' }], {
      kind: 'creature',
    });
    const t = table({
      cards: [soften],
      A: { hand: ['Soften'], battlefield: ['Plague Vole'] },
      B: { battlefield: ['Unbreakable Sentry'] },
    });
    t.to('declareAttackers')
      .attack('A', { 'Plague Vole': 'B' })
      .to('declareBlockers')
      .block('B', { 'Unbreakable Sentry': 'Plague Vole' })
      .to('combatDamage');
    t.cast('A', 'Soften', 'Unbreakable Sentry').empty();
    expect([t.board('B'), t.card('Unbreakable Sentry').damage]).toEqual([['Unbreakable Sentry'], 1]);
  });

  it('CR 603.10a a creature that dies with its controller’s other permanents sees them; one that leaves otherwise does not die', () => {
    const t = table({ A: { hand: ['Send Back'], battlefield: ['Wayworn Pilgrim', 'Marrow Poet'] } });
    t.to('precombat').cast('A', 'Send Back', 'Wayworn Pilgrim').empty();
    expect([t.zone('stack'), t.board('A')]).toEqual([[], ['Marrow Poet']]);
  });

  it('CR 603.6a newcomers see who enters with them', () => {
    const t = table({ A: { hand: ['Hearth Sister', 'Muster'] } });
    t.to('precombat').cast('A', 'Hearth Sister').empty();
    expect(t.life('A')).toEqual([40]);
    t.cast('A', 'Muster')
      .passAll()
      .act('A', 'orderTriggers', { order: [0, 1] })
      .empty();
    expect(t.life('A')).toEqual([42]);
  });

  it('CR 603.3d a trigger without a legal target is not put on the stack', () => {
    const picky = own('Picky Ghost', ['Creature'], {
      power: 1,
      toughness: 1,
      abilities: [
        {
          kind: 'triggered',
          on: 'enters',
          subject: 'self',
          target: { kind: 'creature', whose: 'enemy' },
          effects: [{ op: 'destroy', what: 'target' }],
          text: '',
        },
      ],
    });
    const t = table({ cards: [picky], A: { hand: ['Picky Ghost'] } });
    t.to('precombat').cast('A', 'Picky Ghost').passAll();
    expect([t.asked, t.zone('stack'), t.holder]).toEqual([undefined, [], 'A']);
  });

  it('an activated ability: cost, stack, target, and what it taps pays for nothing else', () => {
    const gun = artifact('Little Cannon', { kind: 'mana', adds: [0, 0, 0, 0, 0, 1] }, shoots(1, { kind: 'any' }, true));
    const t = table({
      cards: [gun],
      A: { lands: 0, battlefield: ['Little Cannon'] },
      B: { battlefield: ['Little Cannon'] },
    });
    t.to('precombat');
    expect(t.legal('A', 'activate')).toEqual([]);
    t.pass('A').act('B', 'activate', { card: t.id('Little Cannon', 'B'), target: 'A' });
    expect([t.zone('stack'), t.holder, t.card('Little Cannon', 'B').tapped]).toEqual([['(ability)'], 'B', true]);
    t.act('C', 'concede').empty();
    expect(t.life('A')).toEqual([39]);
    t.pass('A');
    t.refused('B', 'activate', { card: t.id('Little Cannon', 'B'), target: 'A' });
  });
});

describe('leaving in the middle', () => {
  it('CR 800.4a spells that target only their things do not resolve', () => {
    const t = table({ A: { hand: ['Spark Lance', 'Searing Balm'] }, B: { battlefield: ['Meadow Cub'] } });
    t.to('precombat').cast('A', 'Spark Lance', 'Meadow Cub').cast('A', 'Searing Balm', 'B').act('B', 'concede').empty();
    expect([t.life('A'), t.zone('graveyard', 'A').sort()]).toEqual([[40], ['Searing Balm', 'Spark Lance']]);
  });

  it('CR 104.3a the player who is asked about damage leaves: their creatures are gone, the others go on', () => {
    const t = table({
      A: { battlefield: ['Trampling Behemoth'] },
      B: { battlefield: ['Meadow Cub', 'Stone Rampart'] },
    });
    t.to('declareAttackers').attack('A', { 'Trampling Behemoth': 'B' }).to('declareBlockers');
    t.block('B', { 'Meadow Cub': 'Trampling Behemoth', 'Stone Rampart': 'Trampling Behemoth' }).passAll();
    expect(t.asked).toBe('assignDamage A');
    t.act('A', 'concede');
    expect([t.at, t.holder, t.board('B')]).toEqual(['combatDamage', 'B', ['Meadow Cub', 'Stone Rampart']]);
  });

  it('CR 800.4a the owner of a stolen attacker leaves while its controller is asked about its damage', () => {
    const t = table({
      A: { hand: ['Seize the Reins'], battlefield: ['Ridge Ogre'] },
      B: { battlefield: ['Meadow Cub', 'Stone Rampart'] },
      C: { battlefield: ['Trampling Behemoth'] },
    });
    t.to('precombat').cast('A', 'Seize the Reins', 'Trampling Behemoth').empty().to('declareAttackers');
    t.attack('A', { 'Trampling Behemoth': 'B', 'Ridge Ogre': 'D' }).to('declareBlockers');
    t.block('B', { 'Meadow Cub': 'Trampling Behemoth', 'Stone Rampart': 'Trampling Behemoth' }).passAll();
    expect(t.asked).toBe('assignDamage A');
    t.act('C', 'concede');
    while (t.asked !== undefined) t.next();
    expect([t.life('B', 'D'), t.board('B'), t.at]).toEqual([[40, 37], ['Meadow Cub', 'Stone Rampart'], 'combatDamage']);
  });

  it('CR 800.4a, 611 an older control effect goes with its player; when the newer one ends, the owner has the creature back', () => {
    const t = table({
      A: { hand: ['Seize the Reins'] },
      B: { hand: ['Mind Leash'] },
      C: { battlefield: ['Meadow Cub'] },
      first: 'B',
    });
    t.to('precombat').cast('B', 'Mind Leash', 'Meadow Cub').empty();
    t.to('precombat', 'A').cast('A', 'Seize the Reins', 'Meadow Cub').empty();
    // the Leash goes with B, and the Cub is A's until the end of the turn and then its owner's again
    t.act('B', 'concede');
    expect(t.board('A')).toEqual(['Meadow Cub']);
    t.endTurn();
    expect(t.board('C')).toEqual(['Meadow Cub']);
  });

  it('CR 104.3a conceding while a spell of one’s own waits for somebody’s choice', () => {
    const t = table({ A: { hand: ['Empty Thoughts'] }, B: { hand: ['Plains', 'Plains', 'Plains'] } });
    t.to('precombat').cast('A', 'Empty Thoughts', 'B').passAll().act('A', 'concede');
    while (t.asked !== undefined) t.next();
    expect([t.holder, t.zone('stack'), t.at]).toEqual(['B', [], 'precombat']);
  });

  it('S04 a loser’s commander and a death in the same event', () => {
    const doom = instant(
      'Doom',
      [
        { op: 'lose', n: 40, who: 'target' },
        { op: 'destroy', what: 'all creatures' },
      ],
      { kind: 'player' },
    );
    const t = table({
      cards: [doom],
      A: { hand: ['Doom'] },
      B: { commanderInPlay: 'Orrun, Hill Breaker' },
      C: { commanderInPlay: 'Aldra, Dawn Marshal' },
    });
    t.to('precombat').cast('A', 'Doom', 'B').passAll();
    // B loses as C is asked: nobody asks B
    expect(t.asked).toBe('toCommandZone C');
    t.act('C', 'toCommandZone', { yes: true });
    expect([t.player('B').left, t.zone('command', 'C'), t.holder]).toEqual([true, ['Aldra, Dawn Marshal'], 'A']);
  });
});
