import { describe, expect, it } from 'vitest';
import { artifact, instant, own, table } from './table.fixture.ts';

const creature = (
  name: string,
  power: number,
  toughness: number,
  ...keywords: ('double strike' | 'first strike' | 'trample')[]
) => own(name, ['Creature'], { power, toughness, keywords });

describe('D. combat', () => {
  it('C01 first strike gained after the first step', () => {
    const t = table({ A: { hand: ['Kindle'], battlefield: ['Lance Squire', 'Ridge Ogre'] } });
    t.to('declareAttackers').attack('A', { 'Lance Squire': 'B', 'Ridge Ogre': 'B' }).to('firstStrikeDamage');
    expect([t.life('B'), t.holder]).toEqual([[38], 'A']);
    t.cast('A', 'Kindle', 'Ridge Ogre').empty();
    expect(t.at).toBe('firstStrikeDamage');
    t.to('combatDamage');
    expect(t.life('B')).toEqual([34]);
  });

  it('C02 first strike lost does not strike twice', () => {
    const blunt = instant('Blunt', [{ op: 'remove', keyword: 'first strike', what: 'target', until: 'EOT' }], {
      kind: 'creature',
    });
    const t = table({
      cards: [blunt, creature('Five', 5, 5)],
      A: { hand: ['Kindle', 'Blunt'], battlefield: ['Five'] },
    });
    t.to('declareAttackers').attack('A', { Five: 'B' }).cast('A', 'Kindle', 'Five').empty().to('firstStrikeDamage');
    expect(t.life('B')).toEqual([34]);
    t.cast('A', 'Blunt', 'Five').empty().to('endCombat');
    expect(t.life('B')).toEqual([34]);
  });

  it('CR 702.4c-d double strike gained after striking first strikes again, lost does not', () => {
    const t = table({ A: { hand: ['Twin Strike'], battlefield: ['Lance Squire'] } });
    t.to('declareAttackers').attack('A', { 'Lance Squire': 'B' }).to('firstStrikeDamage');
    t.cast('A', 'Twin Strike', 'Lance Squire').empty().to('endCombat');
    expect(t.life('B')).toEqual([36]);
    const calm = instant('Calm', [{ op: 'remove', keyword: 'double strike', what: 'target', until: 'EOT' }], {
      kind: 'creature',
    });
    const t2 = table({ cards: [calm], A: { hand: ['Calm'], battlefield: ['Twinblade Adept'] } });
    t2.to('declareAttackers').attack('A', { 'Twinblade Adept': 'B' }).to('firstStrikeDamage');
    t2.cast('A', 'Calm', 'Twinblade Adept').empty().to('endCombat');
    expect(t2.life('B')).toEqual([39]);
  });

  it('C04 first strike kills before damage comes back', () => {
    const fight = (kindle: boolean): string[][] => {
      const t = table({ A: { battlefield: ['Lance Squire'] }, B: { hand: ['Kindle'], battlefield: ['Meadow Cub'] } });
      t.to('declareAttackers').attack('A', { 'Lance Squire': 'B' }).to('declareBlockers');
      t.block('B', { 'Meadow Cub': 'Lance Squire' });
      if (kindle) t.pass('A').cast('B', 'Kindle', 'Meadow Cub').empty();
      t.to('endCombat');
      return [t.board('A'), t.board('B')];
    };
    expect(fight(false)).toEqual([['Lance Squire'], []]);
    expect(fight(true)).toEqual([[], []]);
  });

  it('C05 a defender dies in the first-strike step', () => {
    const twin = own('Twin Scholar', ['Creature'], {
      power: 5,
      toughness: 5,
      keywords: ['double strike'],
      abilities: [
        {
          kind: 'triggered',
          on: 'combatDamageToPlayer',
          subject: 'self',
          effects: [{ op: 'draw', n: 1, who: 'you' }],
          text: '',
        },
      ],
    });
    const t = table({ cards: [twin], A: { battlefield: ['Twin Scholar'] }, C: { life: 5 } });
    t.to('declareAttackers').attack('A', { 'Twin Scholar': 'C' }).to('firstStrikeDamage');
    expect([t.player('C').left, t.zone('stack').length, t.holder]).toEqual([true, 1, 'A']);
    t.empty().to('combatDamage');
    expect([t.zone('stack'), t.card('Twin Scholar').attacking]).toEqual([[], 2]);
    t.to('endCombat');
    expect(t.told('combatDamageToPlayer')).toHaveLength(1);
    expect(t.zone('hand', 'A')).toHaveLength(2);
  });

  it('C06 damage is divided freely', () => {
    const t = table({
      cards: [creature('Four', 4, 4), creature('TwoThree', 2, 3), creature('OneOne', 1, 1)],
      A: { battlefield: ['Four'] },
      B: { battlefield: ['TwoThree', 'OneOne'] },
    });
    t.to('declareAttackers')
      .attack('A', { Four: 'B' })
      .to('declareBlockers')
      .block('B', { TwoThree: 'Four', OneOne: 'Four' })
      .passAll();
    expect(t.asked).toBe('assignDamage A');
    const [big, small] = [t.id('TwoThree'), t.id('OneOne')];
    const divided = t.legal('A').map(({ args }) => args?.damage as Record<string, number>);
    const pairs = divided.map((damage) => `${damage[big] ?? 0}/${damage[small] ?? 0}`);
    expect(pairs.sort()).toEqual(['0/4', '1/3', '2/2', '3/1', '4/0']);
    t.refused('A', 'assignDamage', { damage: { [big]: 4, [small]: 1 } });
    t.refused('A', 'assignDamage', { damage: { [big]: 3 } });
    t.refused('A', 'assignDamage', { damage: { [big]: 3, B: 1 } });
    t.act('A', 'assignDamage', { damage: { [big]: 3, [small]: 1 } });
    expect([t.board('A'), t.board('B'), t.card('Four').damage]).toEqual([['Four'], [], 3]);
  });

  it('C08 blockers gone: nothing, but with trample everything', () => {
    const fight = (name: string): number[] => {
      const t = table({ A: { hand: ['Send Back'], battlefield: [name] }, B: { battlefield: ['Meadow Cub'] } });
      t.to('declareAttackers')
        .attack('A', { [name]: 'B' })
        .to('declareBlockers')
        .block('B', { 'Meadow Cub': name });
      t.cast('A', 'Send Back', 'Meadow Cub').empty().to('endCombat');
      return t.life('B');
    };
    expect(fight('Ridge Ogre')).toEqual([40]);
    expect(fight('Trampling Behemoth')).toEqual([34]);
  });

  it('CR 702.19b trample: lethal to every blocker first; marked damage and deathtouch count', () => {
    const t = table({
      A: { battlefield: ['Trampling Behemoth', 'Venomtusk Boar'] },
      B: { battlefield: [{ card: 'Canopy Weaver', damage: 1 }, 'Vigil Seraph'] },
    });
    t.to('declareAttackers').attack('A', { 'Trampling Behemoth': 'B', 'Venomtusk Boar': 'B' }).to('declareBlockers');
    t.block('B', { 'Canopy Weaver': 'Trampling Behemoth', 'Vigil Seraph': 'Venomtusk Boar' }).passAll();
    const weaver = t.id('Canopy Weaver');
    t.refused('A', 'assignDamage', { damage: { [weaver]: 2, B: 4 } });
    t.act('A', 'assignDamage', { damage: { [weaver]: 3, B: 3 } });
    t.act('A', 'assignDamage', { damage: { [t.id('Vigil Seraph')]: 1, B: 2 } });
    expect([t.life('B'), t.board('B'), t.board('A')]).toEqual([[35], [], ['Trampling Behemoth']]);
  });

  it('C09 several defenders', () => {
    const t = table({
      A: { battlefield: ['Meadow Cub', 'Alley Bruiser'] },
      B: { battlefield: ['Ridge Ogre'] },
      C: { battlefield: ['Gust Drake', 'Lance Squire'] },
      D: { battlefield: ['Canopy Weaver'] },
    });
    t.to('declareAttackers').attack('A', { 'Meadow Cub': 'B', 'Alley Bruiser': 'C' }).to('declareBlockers');
    expect(t.asked).toBe('declareBlockers B');
    t.refused('B', 'declareBlockers', { blocks: { [t.id('Ridge Ogre')]: t.id('Alley Bruiser') } });
    t.block('B', { 'Ridge Ogre': 'Meadow Cub' });
    expect(t.asked).toBe('declareBlockers C');
    t.refused('C', 'declareBlockers', { blocks: { [t.id('Gust Drake')]: t.id('Alley Bruiser') } });
    t.block('C', { 'Gust Drake': 'Alley Bruiser', 'Lance Squire': 'Alley Bruiser' });
    expect([t.asked, t.holder]).toEqual([undefined, 'A']);
  });

  it('C10 evasion', () => {
    const t = table({
      A: { battlefield: ['Gust Drake', 'Alley Bruiser'] },
      B: { battlefield: ['Meadow Cub'] },
      C: { battlefield: ['Canopy Weaver'] },
    });
    t.to('declareAttackers').attack('A', { 'Gust Drake': 'B', 'Alley Bruiser': 'C' }).passAll();
    // B's Cub cannot block a flyer, so B is not even asked; C has one blocker for a menacing one
    expect(t.asked).toBe('declareBlockers C');
    expect(t.legal('C').map(({ args }) => args?.blocks)).toEqual([{}]);
    t.refused('B', 'declareBlockers', { blocks: { [t.id('Meadow Cub')]: t.id('Gust Drake') } });
    const t2 = table({ A: { battlefield: ['Gust Drake'] }, B: { battlefield: ['Canopy Weaver'] } });
    t2.to('declareAttackers').attack('A', { 'Gust Drake': 'B' }).passAll();
    t2.block('B', { 'Canopy Weaver': 'Gust Drake' }).to('endCombat');
    expect(t2.board('A')).toEqual([]);
    expect(t2.life('B')).toEqual([40]);
  });

  it('C11 vigilance, haste, sickness, defender', () => {
    const t = table({
      A: {
        hand: ['Spark Runner', 'Meadow Cub', 'Sprout Tender', 'Forest', 'Stolen Hour'],
        battlefield: ['Vigil Seraph', 'Stone Rampart'],
      },
    });
    t.to('precombat')
      .cast('A', 'Spark Runner')
      .empty()
      .cast('A', 'Meadow Cub')
      .empty()
      .cast('A', 'Sprout Tender')
      .empty();
    t.land('A', 'Forest').cast('A', 'Stolen Hour').empty();
    t.refused('A', 'tapForMana', { card: t.id('Sprout Tender') });
    t.to('declareAttackers');
    for (const name of ['Meadow Cub', 'Stone Rampart', 'Sprout Tender']) {
      t.refused('A', 'declareAttackers', { attacks: { [t.id(name)]: 'B' } });
    }
    t.attack('A', { 'Vigil Seraph': 'B', 'Spark Runner': 'C' });
    expect([t.card('Vigil Seraph').tapped, t.card('Spark Runner').tapped]).toEqual([false, true]);
    t.endTurn().to('precombat');
    expect([t.active, t.ctx.turn.isExtra]).toEqual(['A', true]);
    t.act('A', 'tapForMana', { card: t.id('Sprout Tender') })
      .to('declareAttackers')
      .attack('A', { 'Meadow Cub': 'B' });
  });

  it('C12 an attack with nobody', () => {
    const echo = artifact('Echo', {
      kind: 'triggered',
      on: 'endOfCombat',
      effects: [{ op: 'gain', n: 1, who: 'you' }],
      text: '',
    });
    const t = table({ cards: [echo], A: { battlefield: ['Echo', 'Meadow Cub'] } });
    t.to('declareAttackers').attack('A', {});
    expect(t.holder).toBe('A');
    t.passAll();
    expect([t.at, t.zone('stack').length, t.holder]).toEqual(['endCombat', 1, 'A']);
    t.empty();
    expect([t.at, t.life('A')]).toEqual(['endCombat', [41]]);
  });

  it('C13 removed from combat on a change of control', () => {
    const grab = instant('Grab', [{ op: 'control', what: 'target', until: 'EOT' }], { kind: 'creature' });
    const t = table({ cards: [grab], A: { battlefield: ['Ridge Ogre'] }, B: { hand: ['Grab'] } });
    t.to('declareAttackers').attack('A', { 'Ridge Ogre': 'B' }).pass('A').cast('B', 'Grab', 'Ridge Ogre').empty();
    expect([t.board('B'), t.card('Ridge Ogre').attacking]).toEqual([['Ridge Ogre'], -1]);
    t.to('endCombat');
    expect(t.life('B')).toEqual([40]);
    t.endTurn();
    expect([t.board('A'), t.board('B')]).toEqual([['Ridge Ogre'], []]);
  });

  it('CR 508.8 the test is on declared attackers: removing them later skips nothing', () => {
    const t = table({ A: { battlefield: ['Meadow Cub'] }, B: { hand: ['Snuff Out'] } });
    t.to('declareAttackers').attack('A', { 'Meadow Cub': 'B' }).pass('A').cast('B', 'Snuff Out', 'Meadow Cub').empty();
    const seen = new Set<string>();
    while (t.at !== 'postcombat') {
      seen.add(t.at);
      t.next();
    }
    expect([...seen]).toEqual(['declareAttackers', 'declareBlockers', 'combatDamage', 'endCombat']);
  });

  it('CR 506.4b tapping a blocker changes nothing', () => {
    const still = instant('Still', [{ op: 'tap', what: 'target' }], { kind: 'creature' });
    const t = table({
      cards: [still],
      A: { hand: ['Still'], battlefield: ['Meadow Cub'] },
      B: { battlefield: ['Ridge Ogre'] },
    });
    t.to('declareAttackers')
      .attack('A', { 'Meadow Cub': 'B' })
      .to('declareBlockers')
      .block('B', { 'Ridge Ogre': 'Meadow Cub' });
    t.cast('A', 'Still', 'Ridge Ogre').empty().to('endCombat');
    expect([t.board('A'), t.life('B'), t.card('Ridge Ogre').damage]).toEqual([[], [40], 2]);
  });

  it('many attackers are counted, not listed', () => {
    const army = Array.from({ length: 12 }, () => 'Meadow Cub');
    const t = table({ A: { battlefield: army }, B: { battlefield: [...army, 'Alley Bruiser'] }, first: 'A' });
    t.to('declareAttackers');
    const list = t.match.listActions('A');
    expect(list.size).toBe(4 ** 12);
    t.act('A', 'declareAttackers', list.at(list.size - 1).args);
    t.to('declareAttackers', 'B').attack('B', { 'Alley Bruiser': 'A' });
    t.passAll();
    // all of A's Cubs are tapped
    expect(t.at).toBe('declareBlockers');
  });
});
