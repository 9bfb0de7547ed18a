import { describe, expect, it } from 'vitest';
import { board, type InvokationTable, type PlacedCharacter, type PlayerName, type Side } from './table.fixture.ts';

/** Rules of trigger order, defeat and forced choices (8) in their corners. */

const WIND_E = 'Astable Anemohypostasis Creation-6308';
const fallen = (name: string): PlacedCharacter => ({ name, isDefeated: true });
const asked = (table: InvokationTable): readonly string[] => table.match.view(null).decision?.waiting ?? [];
const choose = (table: InvokationTable, player: PlayerName, place: number): InvokationTable =>
  table.act(player, 'SWITCH', { character: table.characterId(player, place) });

/** What is triggered, as it comes: `me Icicle`. What is attached says on whom. */
function triggersOf(table: InvokationTable): string[] {
  const names: string[] = [];
  table.match.subscribe('me', (happened) => {
    if (happened.type === 'TRIGGERED') names.push(`${String(happened.player)} ${String(happened.name)}`);
  });
  return names;
}

describe('8 trigger order', () => {
  it('8 after a skill: the current player first; active, combat statuses, standbys, summons, supports', () => {
    const table = board({
      me: {
        characters: [{ name: 'Fischl', on: ['Stellar Predator', "Adventurer's Bandana"] }, 'Kaeya', 'Sucrose'],
        statuses: ['Rainbow Bladework'],
        summons: ['Oz'],
        supports: ['Chang the Ninth', 'Parametric Transformer'],
      },
      foe: {
        characters: [{ name: 'Keqing', hp: 9, on: ['Aquila Favonia'] }],
        supports: ['Parametric Transformer', 'Chang the Ninth'],
      },
    });
    const names = triggersOf(table);
    table.skill('me', 'Bolts of Downfall');
    expect(names).toEqual([
      "me Adventurer's Bandana",
      'me Rainbow Bladework',
      'me Oz',
      'me Chang the Ninth',
      'me Parametric Transformer',
      'foe Aquila Favonia',
      'foe Parametric Transformer',
      'foe Chang the Ninth',
    ]);
  });
  it('8 equipment and statuses of a character share one list, by entry', () => {
    const on = ["Lucky Dog's Silver Circlet", 'Cold-Blooded Strike', 'Sacrificial Sword'];
    for (const order of [on, [...on].reverse()]) {
      const table = board({ me: { characters: [{ name: 'Kaeya', hp: 1, on: order }] } });
      const names = triggersOf(table);
      table.skill('me', 'Frostgnaw');
      expect(names).toEqual(order.map((name) => `me ${name}`));
    }
  });
  it('8 the standbys go from the one after the active one, round the table; summons and supports after them', () => {
    const pizza = (name: string): PlacedCharacter => ({ name, hp: 1, on: ['Mushroom Pizza (eaten)'] });
    const table = board({
      me: {
        characters: [pizza('Diluc'), pizza('Kaeya'), pizza('Sucrose')],
        active: 1,
        summons: ['Melody Loop'],
        supports: ['Favonius Cathedral'],
      },
    });
    const healed: unknown[] = [];
    table.match.subscribe('me', (happened) => {
      if (happened.type === 'HEALED') healed.push(happened.name);
    });
    table.end('me', 'foe');
    expect(healed).toEqual(['Kaeya', 'Sucrose', 'Diluc', 'Kaeya', 'Sucrose', 'Diluc', 'Kaeya']);
  });
  it('8.3 who was not there when the event happened does not react to it', () => {
    const table = board({
      me: { summons: ['Guoba'] },
      foe: { characters: [{ name: 'Kaeya', aura: 'dendro' }] },
    }).end('me', 'foe');
    // Guoba burns, 2 + 1; the new Flame waits for the next end phase
    expect([table.hp('foe')[0], table.usages('me', 'summons')]).toEqual([7, { Guoba: 1, 'Burning Flame': 1 }]);
  });
  it('8.3 who left before its turn does not react', () => {
    const table = board({
      me: { summons: ['Guoba'] },
      foe: { characters: [{ name: 'Kaeya', hp: 2, on: ['Mushroom Pizza (eaten)'] }] },
    });
    const names = triggersOf(table);
    choose(table.end('me', 'foe'), 'foe', 1);
    expect([names, table.hp('foe')]).toEqual([['me Guoba'], [0, 10, 10]]);
  });
});

describe('31 switch triggers', () => {
  const icicle: Side = { statuses: ['Icicle'] };

  it('a switch by action: before the turn passes', () => {
    const table = board({ me: icicle }).switchTo('me', 1);
    expect([table.hp('foe')[0], table.usages('me', 'statuses'), table.waiting]).toEqual([8, { Icicle: 2 }, ['foe']]);
  });
  it('a fast switch, a card and Crane are switches too', () => {
    const fast = board({ me: { statuses: ['Icicle', 'Leave It to Me! (played)'] } }).switchTo('me', 1);
    expect([fast.hp('foe')[0], fast.waiting]).toEqual([8, ['me']]);
    const winds = board({ me: { ...icicle, hand: ['Impetuous Winds'] } });
    expect(winds.play('me', 'Impetuous Winds', { target: winds.characterId('me', 2) }).hp('foe')[0]).toBe(8);
    const crane = board({ me: { statuses: ['When the Crane Returned (played)', 'Icicle'] } });
    expect(crane.skill('me', 'Tempered Sword').hp('foe')[0]).toBe(6);
    expect([crane.active('me'), crane.usages('me', 'statuses')]).toEqual([1, { Icicle: 2 }]);
  });
  it('the choice after a defeat is a switch: the owner’s Icicle acts, the attacker’s does not', () => {
    const table = board({
      me: { characters: ['Kaeya'], ...icicle },
      foe: { characters: [{ name: 'Diluc', hp: 2 }], ...icicle },
    }).skill('me', 'Ceremonial Bladework');
    expect(table.hp('me')[0]).toBe(10);
    choose(table, 'foe', 1);
    expect([table.hp('me')[0], table.hp('foe')]).toEqual([8, [0, 10, 10]]);
    expect([table.usages('me', 'statuses'), table.usages('foe', 'statuses')]).toEqual([{ Icicle: 3 }, { Icicle: 2 }]);
    expect(table.waiting).toEqual(['foe']);
  });
  it('Icicle after a death choice comes before what follows the skill', () => {
    const table = board({
      me: { characters: ['Xiangling'], statuses: ['Pyronado'] },
      foe: { characters: [{ name: 'Kaeya', hp: 2 }], ...icicle },
    });
    const names = triggersOf(table);
    choose(table.skill('me', 'Dough-Fu'), 'foe', 1);
    expect(names).toEqual(['foe Icicle', 'me Pyronado']);
  });
  it('an Icicle that defeats asks that owner, and theirs answers', () => {
    const table = board({
      me: icicle,
      foe: { characters: [{ name: 'Kaeya', hp: 2 }], ...icicle },
    }).switchTo('me', 1);
    expect(asked(table)).toEqual(['foe']);
    choose(table, 'foe', 2);
    expect([table.hp('me'), table.waiting]).toEqual([[10, 8, 10], ['foe']]);
  });
  it('Sucrose’s skill is a switch of the other side: their Icicle acts', () => {
    const table = board({ me: { characters: ['Sucrose'] }, foe: icicle }).skill('me', WIND_E);
    expect([table.hp('me')[0], table.active('foe')]).toEqual([8, 2]);
  });
  it('nobody to switch to is no switch', () => {
    const table = board({
      me: { characters: ['Sucrose'] },
      foe: { characters: ['Diluc', fallen('Kaeya'), fallen('Noelle')], ...icicle },
    }).skill('me', WIND_E);
    expect([table.hp('me')[0], table.usages('foe', 'statuses')]).toEqual([10, { Icicle: 3 }]);
  });
});

describe('42 defeat', () => {
  it('Keqing’s burst: Piercing first; who was just reduced to 0 is switched in, and a choice follows', () => {
    const table = board({
      me: { characters: [{ name: 'Keqing', energy: 3 }] },
      foe: { characters: [{ name: 'Diluc', aura: 'pyro' }, { name: 'Kaeya', hp: 1 }, 'Sucrose'] },
    }).skill('me', 'Starward Sword');
    expect([table.hp('foe'), table.active('foe'), asked(table)]).toEqual([[4, 0, 7], 1, ['foe']]);
    expect(table.legal('foe').map(({ args }) => args?.character)).toEqual([
      table.characterId('foe', 0),
      table.characterId('foe', 2),
    ]);
  });
  it('Piercing that defeats a standby asks for no choice', () => {
    const table = board({
      me: { characters: [{ name: 'Keqing', energy: 3 }] },
      foe: { characters: ['Diluc', { name: 'Kaeya', hp: 3, energy: 2, on: ['Satiated'] }, 'Sucrose'] },
    }).skill('me', 'Starward Sword');
    expect([table.hp('foe'), table.active('foe'), asked(table), table.waiting]).toEqual([[6, 0, 7], 0, [], ['foe']]);
    expect([table.on('foe', 1), table.energy('foe', 1), table.player('foe').hasLost]).toEqual([[], 0, true]);
  });
  it('the splash of a reaction that defeats a standby asks for no choice; the next Overloaded goes past it', () => {
    const table = board({
      me: { characters: ['Fischl'] },
      foe: { characters: [{ name: 'Diluc', aura: 'hydro' }, { name: 'Kaeya', hp: 1 }, 'Noelle'] },
    }).skill('me', 'Nightrider');
    expect([table.hp('foe'), table.character('foe', 1).isDefeated, asked(table)]).toEqual([[8, 0, 9], true, []]);
  });
  it('both active characters fall: both owners choose at once, then the current player’s switch triggers first', () => {
    // Keqing overloads Diluc out for Kaeya, who fell to Piercing; that switch wakes an Icicle, which defeats Keqing
    const table = board({
      me: { characters: [{ name: 'Keqing', energy: 3, hp: 2 }, 'Noelle', 'Fischl'], statuses: ['Icicle'] },
      foe: { characters: [{ name: 'Diluc', aura: 'pyro' }, { name: 'Kaeya', hp: 1 }, 'Sucrose'], statuses: ['Icicle'] },
    });
    const names = triggersOf(table);
    table.skill('me', 'Starward Sword');
    expect(asked(table)).toEqual(['me', 'foe']);
    expect(table.refused('me', 'END_ROUND')).toMatch(/answered first/);
    choose(table, 'foe', 2);
    expect([asked(table), table.active('foe')]).toEqual([['me'], 1]);
    choose(table, 'me', 1);
    expect(names).toEqual(['foe Icicle', 'me Icicle', 'foe Icicle']);
    expect([table.active('me'), table.active('foe')]).toEqual([1, 2]);
    expect([table.hp('me'), table.hp('foe')]).toEqual([
      [0, 8, 10],
      [4, 0, 5],
    ]);
    expect(table.waiting).toEqual(['foe']);
    expect(table.match.view(null).decision).toBe(null);
  });
  it('Sucrose’s skill on who falls by it: the previous one is in, nobody chooses', () => {
    const table = board({
      me: { characters: ['Sucrose'] },
      foe: { characters: [{ name: 'Diluc', hp: 3 }] },
    }).skill('me', WIND_E);
    expect([table.hp('foe'), table.active('foe'), asked(table), table.waiting]).toEqual([[0, 10, 10], 2, [], ['foe']]);
  });
  it('Sucrose’s skill onto a standby that its Swirl has just defeated: a choice follows', () => {
    const table = board({
      me: { characters: ['Sucrose'] },
      foe: { characters: [{ name: 'Diluc', aura: 'pyro' }, 'Kaeya', { name: 'Noelle', hp: 1 }] },
    }).skill('me', WIND_E);
    expect([table.hp('foe'), table.active('foe'), asked(table)]).toEqual([[7, 9, 0], 2, ['foe']]);
  });
  it('an Overloaded kill with nobody else: the match is over', () => {
    const table = board({
      me: { characters: ['Fischl'] },
      foe: { characters: [{ name: 'Diluc', hp: 3, aura: 'pyro' }, fallen('Kaeya'), fallen('Noelle')] },
    }).skill('me', 'Nightrider');
    expect(table.match.state.ctx).toMatchObject({ gameOver: true, winner: 'me' });
  });
  it('all three fall to one burst: over at once, though one stood on the bench', () => {
    const table = board({
      me: { characters: [{ name: 'Keqing', energy: 3 }], statuses: ['Pyronado'] },
      foe: {
        characters: [
          { name: 'Diluc', hp: 4 },
          { name: 'Kaeya', hp: 3 },
          { name: 'Noelle', hp: 1 },
        ],
      },
    });
    const names = triggersOf(table);
    table.skill('me', 'Starward Sword');
    expect(table.match.state.ctx).toMatchObject({ gameOver: true, winner: 'me' });
    expect(names).toEqual([]);
  });
  it('the one left comes in by choice, and wakes what waits for it', () => {
    const table = board({
      me: { characters: ['Kaeya'] },
      foe: { characters: [{ name: 'Diluc', hp: 2 }, fallen('Kaeya'), 'Noelle'], supports: ['Liu Su'] },
    }).skill('me', 'Ceremonial Bladework');
    expect(table.legal('foe')).toHaveLength(1);
    choose(table, 'foe', 2);
    expect([table.energy('foe', 2), table.dice('foe'), table.waiting]).toEqual([1, 8, ['foe']]);
  });
  it('if the other has ended, the choice is still theirs and the turn comes back to me', () => {
    const table = board({
      me: { characters: ['Kaeya'] },
      foe: { characters: [{ name: 'Diluc', hp: 2 }], ended: true },
    }).skill('me', 'Ceremonial Bladework');
    choose(table, 'foe', 1);
    expect(table.waiting).toEqual(['me']);
    expect(table.refused('foe', 'END_ROUND')).toMatch(/place to act/);
  });
  it('who uses a skill and falls by what it set off gains its energy no more', () => {
    const table = board({
      me: { characters: [{ name: 'Fischl', hp: 2 }] },
      foe: { characters: [{ name: 'Diluc', aura: 'pyro' }], statuses: ['Icicle'] },
    }).skill('me', 'Nightrider');
    expect([asked(table), table.energy('me', 0), table.hp('me')[0]]).toEqual([['me'], 0, 0]);
    choose(table, 'me', 2);
    expect(table.waiting).toEqual(['foe']);
  });
});

describe('8.1 a defeat in the middle of an action', () => {
  it('by a fast switch or a card: after the choice it is still my turn', () => {
    const foe: Side = { characters: [{ name: 'Diluc', hp: 2 }] };
    const fast = board({ me: { statuses: ['Icicle', 'Leave It to Me! (played)'] }, foe }).switchTo('me', 1);
    expect(asked(fast)).toEqual(['foe']);
    expect(choose(fast, 'foe', 1).waiting).toEqual(['me']);
    const winds = board({ me: { statuses: ['Icicle'], hand: ['Impetuous Winds'] }, foe });
    winds.play('me', 'Impetuous Winds', { target: winds.characterId('me', 1) });
    expect([asked(winds), winds.dice('me')]).toEqual([['foe'], 8]);
    expect(choose(winds, 'foe', 1).waiting).toEqual(['me']);
    expect(winds.skill('me', 'Ceremonial Bladework').hp('foe')).toEqual([0, 8, 10]);
  });
  it('Lightning Stiletto whose switch ends the match: her skill is not used any more', () => {
    const table = board({
      me: { characters: ['Kaeya', 'Keqing'], statuses: ['Icicle'], hand: ['Lightning Stiletto'] },
      foe: { characters: [{ name: 'Diluc', hp: 2 }, fallen('Kaeya'), fallen('Noelle')] },
    }).play('me', 'Lightning Stiletto');
    expect(table.match.state.ctx).toMatchObject({ gameOver: true, winner: 'me' });
    expect([table.on('me', 1), table.energy('me', 1)]).toEqual([[], 0]);
  });
  it('the skill that defeats gives its energy, and what follows it comes after the choice, in order', () => {
    const table = board({
      me: {
        characters: [{ name: 'Kaeya', hp: 5, on: ['Cold-Blooded Strike', 'Sacrificial Sword'] }],
        statuses: ['When the Crane Returned (played)', 'Pyronado', 'Icicle'],
      },
      foe: { characters: [{ name: 'Diluc', hp: 4 }, 'Kaeya', 'Noelle'] },
    });
    const names = triggersOf(table);
    table.skill('me', 'Frostgnaw');
    expect([names, table.energy('me', 0), asked(table)]).toEqual([[], 1, ['foe']]);
    choose(table, 'foe', 2);
    expect(names).toEqual([
      'me Cold-Blooded Strike',
      'me Sacrificial Sword',
      'me When the Crane Returned (played)',
      'me Icicle',
      'me Pyronado',
    ]);
    // Icicle 2 Cryo, Pyronado 2 and Melt 2
    expect([table.hp('foe'), table.hp('me')[0], table.active('me'), table.waiting]).toEqual([
      [0, 10, 4],
      7,
      1,
      ['foe'],
    ]);
  });
});

describe('44 defeat in the end phase', () => {
  it('the next trigger waits for the choice, and hits who came in', () => {
    const table = board({
      me: { summons: ['Guoba', 'Oz'], supports: ['Paimon'] },
      foe: { characters: [{ name: 'Kaeya', hp: 2 }, 'Noelle', 'Diluc'], summons: ['Raptor'] },
    }).end('me', 'foe');
    expect([asked(table), table.match.state.ctx.currentSegment]).toEqual([['foe'], 'end']);
    expect([table.usages('me', 'summons'), table.usages('foe', 'summons')]).toEqual([
      { Guoba: 1, Oz: 2 },
      { Raptor: 3 },
    ]);
    expect(table.refused('me', 'SWITCH', { character: table.characterId('me', 1) })).toMatch(/not me who is asked/);
    expect(table.refused('me', 'END_ROUND')).toMatch(/answered first/);
    choose(table, 'foe', 2);
    expect([table.hp('foe'), table.hp('me')]).toEqual([
      [0, 10, 9],
      [9, 10, 10],
    ]);
    expect([table.G.round, table.match.state.ctx.currentSegment]).toEqual([2, 'roll']);
    table.keepDice();
    expect([table.waiting, table.active('foe'), table.dice('foe')]).toEqual([['me'], 2, 8]);
  });
  it('an Icicle after that choice comes before the next summon', () => {
    const table = board({
      me: { summons: ['Guoba', 'Oz'] },
      foe: { characters: [{ name: 'Kaeya', hp: 2 }], statuses: ['Icicle'] },
    });
    const names = triggersOf(table);
    choose(table.end('me', 'foe'), 'foe', 1);
    expect(names).toEqual(['me Guoba', 'foe Icicle', 'me Oz']);
  });
  it('a choice of each side, one after the other', () => {
    const table = board({
      me: { characters: [{ name: 'Diluc', hp: 1 }], summons: ['Guoba'] },
      foe: { characters: [{ name: 'Kaeya', hp: 2 }], summons: ['Raptor'] },
    }).end('me', 'foe');
    choose(table, 'foe', 1);
    expect(asked(table)).toEqual(['me']);
    choose(table, 'me', 1);
    expect([table.hp('me'), table.hp('foe'), table.G.round]).toEqual([[0, 10, 10], [0, 10, 10], 2]);
    table.keepDice();
    expect(table.waiting).toEqual(['me']);
  });
  it('nobody left in the end phase: the match is over, with no choice', () => {
    const table = board({
      me: { summons: ['Sacred Cryo Pearl'] },
      foe: {
        characters: [
          { name: 'Kaeya', hp: 1 },
          { name: 'Noelle', hp: 1 },
          { name: 'Diluc', hp: 1 },
        ],
      },
    }).end('me', 'foe');
    expect([table.match.state.ctx.winner, asked(table)]).toEqual(['me', []]);
  });
  it('a defeat in the end phase counts for that round only', () => {
    const table = board({ me: { summons: ['Guoba'] }, foe: { characters: [{ name: 'Kaeya', hp: 2 }] } });
    choose(table.end('me', 'foe'), 'foe', 1);
    expect(table.player('foe').hasLost).toBe(false);
  });
});
