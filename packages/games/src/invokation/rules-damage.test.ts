import { describe, expect, it } from 'vitest';
import { ELEMENT_NAMES, type ElementName } from './elements.ts';
import { event } from './forms.ts';
import { apply } from './ops.ts';
import { cardPool } from './pool.ts';
import { board, type InvokationTable, type PlacedCharacter, type Side } from './table.fixture.ts';
import { version33 } from './version-3.3.ts';

/** Rules of reactions (6) and of one damage instance (7) in their corners. */

const WIND = 'Wind Spirit Creation';
const WIND_E = 'Astable Anemohypostasis Creation-6308';
const WIND_Q = 'Forbidden Creation-Isomer 75/Type II';

const fallen = (name: string): PlacedCharacter => ({ name, isDefeated: true });

/** Who hits with this element, how, and how hard. */
const HITS: Readonly<Record<ElementName, readonly [character: string, skill: string, damage: number]>> = {
  cryo: ['Ganyu', 'Trail of the Qilin', 1],
  hydro: ['Barbara', 'Whisper of Water', 1],
  pyro: ['Diluc', 'Searing Onslaught', 3],
  electro: ['Keqing', 'Stellar Restoration', 3],
  anemo: ['Sucrose', WIND, 1],
  geo: ['Ningguang', 'Sparkling Scatter', 1],
  dendro: ['Collei', 'Floral Brush', 3],
};
const ORDER: readonly ElementName[] = ['cryo', 'hydro', 'pyro', 'electro', 'dendro'];

/** What each element does to each that lies there: the bonus and the hp the others lose, and what is left of the aura. */
const NONE = [0, 0] as const;
const REACTIONS: Readonly<Record<ElementName, readonly (readonly [bonus: number, others: number] | null)[]>> = {
  // on        cryo    hydro   pyro    electro dendro; null: no reaction
  cryo: [null, [1, 0], [2, 0], [1, 1], null],
  hydro: [[1, 0], null, [2, 0], [1, 1], [1, 0]],
  pyro: [[2, 0], [2, 0], null, [2, 0], [1, 0]],
  electro: [[1, 1], [1, 1], [2, 0], null, [1, 0]],
  dendro: [null, [1, 0], [1, 0], [1, 0], null],
  anemo: [[0, 1], [0, 1], [0, 1], [0, 1], null],
  geo: [[1, 0], [1, 0], [1, 0], [1, 0], null],
};

function attack(by: ElementName, target: Omit<PlacedCharacter, 'name'>, me: Side = {}): InvokationTable {
  const [character, skill] = HITS[by];
  const others = ['Noelle', 'Kaeya'];
  return board({
    me: { characters: [character], ...me },
    foe: { characters: [{ name: 'Xiangling', ...target }, ...others] },
  }).skill('me', skill);
}

describe('6 reactions', () => {
  it.each(ELEMENT_NAMES.flatMap((by) => ORDER.map((on) => [by, on] as const)))('6 %s on %s', (by, on) => {
    const reaction = REACTIONS[by][ORDER.indexOf(on)];
    const [bonus, others] = reaction ?? NONE;
    const table = attack(by, { aura: on });
    expect(table.hp('foe')).toEqual([10 - HITS[by][2] - bonus, 10 - others, 10 - others]);
    const left = reaction !== null ? [] : ELEMENT_NAMES.filter((name) => name === on || (name === by && isLasting(by)));
    expect(table.aura('foe', 0)).toEqual(left);
    const isOverloaded = by !== on && [by, on].every((name) => name === 'pyro' || name === 'electro');
    expect(table.active('foe')).toBe(isOverloaded ? 1 : 0);
    const isFrozen = by !== on && [by, on].every((name) => name === 'cryo' || name === 'hydro');
    expect(table.on('foe', 0)).toEqual(isFrozen ? ['Frozen'] : []);
    const products = [...table.names('statuses', 'me'), ...table.names('summons', 'me')].filter((name) =>
      ['Crystallize', 'Burning Flame', 'Dendro Core', 'Catalyzing Field'].includes(name),
    );
    expect(products).toEqual(productOf(by, on));
    expect([...table.names('statuses', 'foe'), ...table.names('summons', 'foe')]).toEqual([]);
  });
  const isLasting = (name: ElementName): boolean => ORDER.includes(name);
  const productOf = (by: ElementName, on: ElementName): string[] => {
    if (by === 'geo') return on === 'dendro' ? [] : ['Crystallize'];
    if (by === 'anemo' || (by !== 'dendro' && on !== 'dendro')) return [];
    const other = by === 'dendro' ? on : by;
    if (other === 'pyro') return ['Burning Flame'];
    if (other === 'hydro') return ['Dendro Core'];
    return other === 'electro' ? ['Catalyzing Field'] : [];
  };

  it.each([
    ['hydro', 1, ['dendro']],
    ['pyro', 2, ['dendro']],
    ['electro', 1, ['dendro']],
    ['anemo', 0, ['dendro']],
    ['geo', 1, ['dendro']],
    ['cryo', 0, ['cryo', 'dendro']],
    ['dendro', 0, ['cryo', 'dendro']],
  ] as const)('6 %s on Cryo and Dendro meets Cryo, and Dendro stays', (by, bonus, left) => {
    const table = attack(by, { aura: ['cryo', 'dendro'] });
    expect(table.hp('foe')[0]).toBe(10 - HITS[by][2] - bonus);
    expect(table.aura('foe', 0)).toEqual(left);
  });
  it('6 Physical meets nothing and leaves nothing', () => {
    const table = board({ foe: { characters: [{ name: 'Kaeya', aura: ['cryo', 'dendro'] }] } });
    table.skill('me', 'Tempered Sword');
    expect([table.hp('foe')[0], table.aura('foe', 0)]).toEqual([8, ['cryo', 'dendro']]);
  });

  it('15 Anemo or Geo without damage: the aura goes, Geo leaves Crystallize to the other side, nothing spreads', () => {
    const wind = event('Wind', { stirs: true, does: [apply('anemo', 'active')] });
    const stone = event('Stone', { stirs: true, does: [apply('geo', 'active')] });
    const pool = cardPool('test', 'overwrite', Object.values(version33.cards), [wind, stone]);
    const me = { characters: [{ name: 'Diluc', aura: 'pyro' as const }], hand: ['Wind', 'Stone'] };
    const windy = board({ pool, me }).play('me', 'Wind');
    expect([windy.hp('me'), windy.aura('me', 0), windy.aura('me', 1)]).toEqual([[10, 10, 10], [], []]);
    const stony = board({ pool, me }).play('me', 'Stone');
    expect([stony.hp('me'), stony.aura('me', 0)]).toEqual([[10, 10, 10], []]);
    expect([stony.names('statuses', 'me'), stony.names('statuses', 'foe')]).toEqual([[], ['Crystallize']]);
  });
  it('6 Overloaded without damage on the own active character still switches', () => {
    const spark = event('Spark', { stirs: true, does: [apply('electro', 'active')] });
    const pool = cardPool('test', 'overwrite', Object.values(version33.cards), [spark]);
    const table = board({ pool, me: { characters: [{ name: 'Diluc', aura: 'pyro' }], hand: ['Spark'] } });
    table.play('me', 'Spark');
    expect([table.hp('me'), table.active('me'), table.waiting]).toEqual([[10, 10, 10], 1, ['me']]);
  });
});

describe('20 Frozen', () => {
  const frozen = (more: Omit<PlacedCharacter, 'name'> = {}): Side => ({
    characters: [{ name: 'Xiangling', on: ['Frozen'], ...more }],
  });

  it('Physical: +2, and it leaves; the next one is as usual', () => {
    const table = board({ foe: { ...frozen(), ended: true } }).skill('me', 'Tempered Sword');
    expect([table.hp('foe')[0], table.on('foe', 0)]).toEqual([6, []]);
    expect(table.skill('me', 'Tempered Sword').hp('foe')[0]).toBe(4);
  });
  it('Pyro: +2 on top of its reaction, and it leaves', () => {
    expect(board({ foe: frozen() }).skill('me', 'Searing Onslaught').hp('foe')[0]).toBe(5);
    const melted = board({ foe: frozen({ aura: 'cryo' }) }).skill('me', 'Searing Onslaught');
    expect([melted.hp('foe')[0], melted.on('foe', 0)]).toEqual([3, []]);
  });
  it('an infused Physical is no Physical', () => {
    const noelle = { name: 'Noelle', on: ['Sweeping Time'] };
    const table = board({ me: { characters: [noelle] }, foe: frozen() }).skill('me', 'Favonius Bladework-Maid');
    expect([table.hp('foe')[0], table.on('foe', 0)]).toEqual([6, ['Frozen']]);
    const diluc = { name: 'Diluc', on: ['Pyro Infusion'] };
    expect(
      board({ me: { characters: [diluc] }, foe: frozen() })
        .skill('me', 'Tempered Sword')
        .hp('foe')[0],
    ).toBe(6);
  });
  it('it leaves even where the blow is kept off', () => {
    const table = board({
      foe: { ...frozen({ on: ['Frozen', 'Lotus Flower Crisp (eaten)'] }), statuses: ['Full Plate'] },
    });
    table.skill('me', 'Tempered Sword');
    expect([table.hp('foe')[0], table.on('foe', 0)]).toEqual([10, []]);
  });
  it.each(['cryo', 'hydro', 'electro', 'anemo', 'geo', 'dendro'] as const)('%s neither hurts more nor thaws', (by) => {
    const table = attack(by, { on: ['Frozen'] });
    expect([table.hp('foe')[0], table.on('foe', 0)]).toEqual([10 - HITS[by][2], ['Frozen']]);
  });
  it('a second freezing does not double it', () => {
    const table = attack('cryo', { aura: 'hydro', on: ['Frozen'] });
    expect(table.on('foe', 0)).toEqual(['Frozen']);
  });
  it('Pyro that is swirled onto a frozen standby: +2, and it leaves', () => {
    const table = board({
      me: { characters: ['Sucrose'] },
      foe: { characters: [{ name: 'Diluc', aura: 'pyro' }, { name: 'Kaeya', on: ['Frozen'] }, 'Noelle'] },
    }).skill('me', WIND);
    expect([table.hp('foe'), table.on('foe', 1)]).toEqual([[9, 7, 9], []]);
  });
  it('no skill and no talent; cards, tuning, a switch and the end of the round are allowed', () => {
    const kaeya = { name: 'Kaeya', on: ['Frozen'] };
    const table = board({
      me: { characters: [kaeya, 'Diluc'], hand: ['Cold-Blooded Strike', 'Strategize'], dice: { cryo: 4, pyro: 4 } },
    });
    expect(table.refused('me', 'SKILL', { skill: 'Frostgnaw', dice: { cryo: 3 } })).toMatch(/Kaeya is frozen/);
    expect(table.refused('me', 'PLAY_CARD', { card: 'Cold-Blooded Strike', dice: { cryo: 4 } })).toMatch(/frozen/);
    expect(new Set(table.legal('me').map(({ move }) => move))).toEqual(
      new Set(['PLAY_CARD', 'SWITCH', 'TUNING', 'END_ROUND']),
    );
    table.switchTo('me', 1).end('foe');
    expect(table.skill('me', 'Tempered Sword').hp('foe')[0]).toBe(8);
  });
  it('it stays on a character that is switched out, and goes with the round', () => {
    const table = board({ me: { characters: [{ name: 'Kaeya', on: ['Frozen'] }, 'Diluc'] }, foe: { ended: true } });
    table.switchTo('me', 1).switchTo('me', 0);
    expect(table.on('me', 0)).toEqual(['Frozen']);
    table.end('me').keepDice();
    expect(table.on('me', 0)).toEqual([]);
  });
});

describe('25 Swirl', () => {
  const swirl = (on: ElementName, b: Partial<PlacedCharacter> = {}, c: Partial<PlacedCharacter> = {}, me: Side = {}) =>
    board({
      me: { characters: ['Sucrose'], ...me },
      foe: {
        characters: [
          { name: 'Xiangling', aura: on },
          { name: 'Noelle', ...b },
          { name: 'Kaeya', ...c },
        ],
      },
    }).skill('me', WIND);

  it.each(['cryo', 'hydro', 'pyro', 'electro'] as const)('%s: 1 to the others, who have it then', (on) => {
    const table = swirl(on);
    expect(table.hp('foe')).toEqual([9, 9, 9]);
    expect([0, 1, 2].map((place) => table.aura('foe', place))).toEqual([[], [on], [on]]);
  });
  it.each([
    ['hydro', 'pyro', [9, 7, 9], []],
    ['cryo', 'pyro', [9, 7, 9], []],
    ['cryo', 'electro', [8, 8, 8], []],
    ['electro', 'hydro', [8, 8, 8], []],
    ['electro', 'pyro', [9, 7, 9], []],
    ['pyro', 'dendro', [9, 8, 9], []],
    ['hydro', 'dendro', [9, 8, 9], []],
    ['electro', 'dendro', [9, 8, 9], []],
    ['cryo', 'hydro', [9, 8, 9], []],
    ['cryo', 'dendro', [9, 9, 9], ['cryo', 'dendro']],
  ] as const)('%s that meets %s reacts again', (on, lying, hp, left) => {
    const table = swirl(on, { aura: lying });
    expect(table.hp('foe')).toEqual(hp);
    expect(table.aura('foe', 1)).toEqual(left);
    expect(table.active('foe')).toBe(0);
  });
  it('what reacts again leaves its product to the attacker, and who is frozen by it is frozen', () => {
    expect(swirl('pyro', { aura: 'dendro' }).usages('me', 'summons')).toEqual({ 'Burning Flame': 1 });
    expect(swirl('hydro', { aura: 'dendro' }).usages('me', 'statuses')).toEqual({ 'Dendro Core': 1 });
    expect(swirl('electro', { aura: 'dendro' }).usages('me', 'statuses')).toEqual({ 'Catalyzing Field': 3 });
    expect(swirl('cryo', { aura: 'hydro' }).on('foe', 1)).toEqual(['Frozen']);
  });
  it('both others react: two Flames', () => {
    expect(swirl('pyro', { aura: 'dendro' }, { aura: 'dendro' }).usages('me', 'summons')).toEqual({
      'Burning Flame': 2,
    });
  });
  it('it goes past the defeated, and a standby it defeats asks for no choice', () => {
    expect(swirl('pyro', fallen('Noelle')).hp('foe')).toEqual([9, 0, 9]);
    const table = swirl('pyro', { hp: 1 });
    expect([table.hp('foe'), table.character('foe', 1).isDefeated]).toEqual([[9, 0, 9], true]);
    expect([table.match.view(null).decision, table.waiting]).toEqual([null, ['foe']]);
  });
  it('a bonus of the character is for the hit, not for what spreads', () => {
    const sucrose = { name: 'Sucrose', on: ['Magic Guide', 'Shattering Ice (played)'] };
    expect(swirl('pyro', {}, {}, { characters: [sucrose] }).hp('foe')).toEqual([6, 9, 9]);
    const eaten = { name: 'Sucrose', on: ['Jueyun Guoba (eaten)'] };
    expect(swirl('pyro', {}, {}, { characters: [eaten] }).hp('foe')).toEqual([8, 9, 9]);
  });
  it('Dendro Core and Catalyzing Field are not used by what spreads', () => {
    const statuses = ['Dendro Core', 'Catalyzing Field'];
    const table = swirl('electro', {}, {}, { statuses });
    expect([table.hp('foe'), table.names('statuses', 'me')]).toEqual([[9, 9, 9], statuses]);
  });
  it('shields guard the active character only', () => {
    const table = board({
      me: { characters: ['Sucrose'] },
      foe: {
        characters: [
          { name: 'Xiangling', aura: 'pyro' },
          { name: 'Noelle', on: ['Lotus Flower Crisp (eaten)'] },
          'Kaeya',
        ],
        statuses: [{ name: 'Crystallize', usages: 2 }, 'Ice Lotus'],
      },
    }).skill('me', WIND);
    expect(table.hp('foe')).toEqual([10, 10, 9]);
    expect(table.usages('foe', 'statuses')).toEqual({ Crystallize: 1, 'Ice Lotus': 2 });
  });
  it('on Cryo and Dendro: Cryo spreads, Dendro stays', () => {
    const table = attack('anemo', { aura: ['cryo', 'dendro'] });
    expect(table.hp('foe')).toEqual([9, 9, 9]);
    expect([0, 1, 2].map((place) => table.aura('foe', place))).toEqual([['dendro'], ['cryo'], ['cryo']]);
  });
  it('with her skill: what spreads comes before the switch', () => {
    const table = board({
      me: { characters: ['Sucrose'] },
      foe: { characters: [{ name: 'Xiangling', aura: 'electro' }, 'Noelle', { name: 'Kaeya', aura: 'pyro' }] },
    }).skill('me', WIND_E);
    // the standby is overloaded while it is standby; then the previous one comes in
    expect([table.hp('foe'), table.active('foe')]).toEqual([[7, 9, 7], 2]);
  });
});

describe('53 the Wind Spirit', () => {
  it('takes the first element only, for good', () => {
    const table = board({
      me: { characters: ['Sucrose', 'Kaeya'], summons: ['Large Wind Spirit'], dice: { omni: 16 } },
      foe: { characters: [{ name: 'Xiangling', aura: 'pyro' }, 'Noelle', 'Kaeya'], ended: true },
    });
    const element = (): unknown => table.zone('me', 'summons')[0].element;
    table.skill('me', WIND);
    expect(element()).toBe(2);
    // now Cryo is swirled, onto Pyro
    table.switchTo('me', 1).skill('me', 'Frostgnaw').switchTo('me', 0).skill('me', WIND);
    expect(table.hp('foe')).toEqual([5, 6, 6]);
    expect(element()).toBe(2);
  });
  it('converts itself by its own Swirl, after that hit', () => {
    const table = board({
      me: { summons: ['Large Wind Spirit'] },
      foe: { characters: [{ name: 'Xiangling', aura: 'hydro' }, 'Noelle', 'Kaeya'] },
    }).end('me', 'foe');
    expect(table.hp('foe')).toEqual([8, 9, 9]);
    expect(table.zone('me', 'summons')).toMatchObject([{ element: 1, usages: 2 }]);
  });
  it('the opponent’s Swirl does not convert it', () => {
    const table = board({
      me: { characters: ['Sucrose'] },
      foe: { characters: [{ name: 'Xiangling', aura: 'hydro' }], summons: ['Large Wind Spirit'] },
    }).skill('me', WIND);
    expect(table.zone('foe', 'summons')).toMatchObject([{ element: -1 }]);
  });
  it('a burst that swirls makes a spirit that is converted already', () => {
    const table = board({
      me: { characters: [{ name: 'Sucrose', energy: 2 }] },
      foe: { characters: [{ name: 'Xiangling', aura: 'cryo' }] },
    }).skill('me', WIND_Q);
    expect(table.zone('me', 'summons')).toMatchObject([{ element: 0, usages: 3, mark: 0 }]);
  });
  it('without the talent a converted spirit gives nothing; with it +1 for that element, of everybody, no other', () => {
    const hit = (mark: number, element: number) =>
      board({
        me: { characters: ['Diluc'], summons: [{ name: 'Large Wind Spirit', mark, element }, 'Guoba'] },
        foe: { characters: ['Xiangling'] },
      }).skill('me', 'Searing Onslaught');
    expect(hit(0, 2).hp('foe')[0]).toBe(7);
    expect(hit(1, -1).hp('foe')[0]).toBe(7);
    expect(hit(1, 0).hp('foe')[0]).toBe(7);
    const table = hit(1, 2);
    expect(table.hp('foe')[0]).toBe(6);
    // the spirit 2+1, Guoba 2+1
    expect(table.end('foe', 'me').hp('foe')[0]).toBe(0);
    expect(table.zone('me', 'summons')).toMatchObject([{ usages: 2 }, { usages: 1 }]);
  });
  it('its bonus takes no usage', () => {
    const table = board({
      me: { characters: ['Diluc'], summons: [{ name: 'Large Wind Spirit', mark: 1, element: 2 }] },
    }).skill('me', 'Searing Onslaught');
    expect(table.usages('me', 'summons')).toEqual({ 'Large Wind Spirit': 3 });
  });
});

describe('7 one damage instance', () => {
  const guarded = (
    statuses: Side['statuses'],
    on: PlacedCharacter['on'] = [],
    summons: Side['summons'] = [],
  ): Side => ({
    characters: [{ name: 'Xiangling', on }],
    statuses,
    summons,
  });
  const hit = (
    foe: Side,
    skill = 'Searing Onslaught',
    on: PlacedCharacter['on'] = [],
    me: Side = {},
  ): InvokationTable => board({ me: { characters: [{ name: 'Diluc', on }], ...me }, foe }).skill('me', skill);

  it('34 a threshold looks at what is left by those before it', () => {
    const rainFirst = hit(guarded(['Rain Sword', 'Jade Screen', 'Ice Lotus']));
    expect(rainFirst.hp('foe')[0]).toBe(10);
    expect(rainFirst.usages('foe', 'statuses')).toEqual({ 'Rain Sword': 1, 'Jade Screen': 1, 'Ice Lotus': 1 });
    const lotusFirst = hit(guarded(['Ice Lotus', 'Jade Screen', 'Rain Sword']));
    expect(lotusFirst.hp('foe')[0]).toBe(9);
    expect(lotusFirst.usages('foe', 'statuses')).toEqual({ 'Ice Lotus': 1, 'Jade Screen': 1, 'Rain Sword': 2 });
  });
  it('34 reducers of summons come after combat statuses', () => {
    const table = hit(guarded([{ name: 'Crystallize', usages: 2 }, 'Ice Lotus'], [], ['Reflection', 'Frog']));
    expect(table.hp('foe')[0]).toBe(10);
    expect(table.names('statuses', 'foe')).toEqual(['Ice Lotus']);
    expect(table.usages('foe', 'statuses')).toEqual({ 'Ice Lotus': 1 });
    expect(table.usages('foe', 'summons')).toEqual({ Reflection: 1, Frog: 2 });
  });
  it('34 a reducer is skipped when the value is 0 and keeps its usage', () => {
    const table = hit(guarded(['Ice Lotus', 'Crystallize'], ['Lotus Flower Crisp (eaten)'], ['Frog']));
    expect(table.hp('foe')[0]).toBe(10);
    expect(table.on('foe', 0)).toEqual([]);
    expect(table.usages('foe', 'statuses')).toEqual({ 'Ice Lotus': 2, Crystallize: 1 });
    expect(table.usages('foe', 'summons')).toEqual({ Frog: 2 });
  });
  it('34 a shield takes as many points as there is damage, and leaves at 0', () => {
    expect(hit(guarded([{ name: 'Crystallize', usages: 2 }])).names('statuses', 'foe')).toEqual([]);
    const exact = hit(guarded([{ name: 'Full Plate', usages: 3 }]));
    expect([exact.hp('foe')[0], exact.names('statuses', 'foe')]).toEqual([10, []]);
    const more = hit(guarded([{ name: 'Full Plate', usages: 5 }]));
    expect([more.hp('foe')[0], more.usages('foe', 'statuses')]).toEqual([10, { 'Full Plate': 2 }]);
  });
  it('34 Full Plate halves Physical, rounded up, and then shields; other damage is only shielded', () => {
    const sword = ['White Iron Greatsword'];
    expect(hit(guarded(['Full Plate']), 'Tempered Sword', sword).hp('foe')[0]).toBe(10);
    const frozen = hit(guarded(['Full Plate'], ['Frozen']), 'Tempered Sword', sword);
    expect([frozen.hp('foe')[0], frozen.names('statuses', 'foe')]).toEqual([9, []]);
    expect(hit(guarded(['Full Plate'])).hp('foe')[0]).toBe(9);
    const one = hit(guarded([{ name: 'Full Plate', usages: 1 }]), 'Tempered Sword', sword);
    expect([one.hp('foe')[0], one.names('statuses', 'foe')]).toEqual([9, []]);
  });
  it('34 halving comes before reducers that were there first', () => {
    // 3 Physical: halved to 2, so that the threshold of 3 is not met
    const table = hit(guarded(['Rain Sword', { name: 'Full Plate', usages: 1 }]), 'Tempered Sword', [
      'White Iron Greatsword',
    ]);
    expect([table.hp('foe')[0], table.usages('foe', 'statuses')]).toEqual([9, { 'Rain Sword': 2 }]);
  });
  it('7.7 no damage still leaves the element and sets off what follows a hit', () => {
    const table = hit(guarded([{ name: 'Crystallize', usages: 2 }], ['Lotus Flower Crisp (eaten)']));
    expect([table.hp('foe')[0], table.aura('foe', 0)]).toEqual([10, ['pyro']]);
    const reacted = board({
      me: { characters: ['Keqing'] },
      foe: { characters: [{ name: 'Diluc', aura: 'pyro' }, 'Kaeya'], statuses: [{ name: 'Full Plate', usages: 9 }] },
    }).skill('me', 'Stellar Restoration');
    expect([reacted.hp('foe')[0], reacted.aura('foe', 0), reacted.active('foe')]).toEqual([10, [], 1]);
  });
  it('7.7 hp never fall below 0', () => {
    const table = board({ foe: { characters: [{ name: 'Kaeya', hp: 1 }] } }).skill('me', 'Searing Onslaught');
    expect(table.hp('foe')).toEqual([0, 10, 10]);
  });

  it('36 additions, then doubling, then halving', () => {
    const bubble = { statuses: ['Illusory Bubble'] };
    // (2 + 1) x 2 = 6, halved 3, less 2
    const table = hit(guarded(['Full Plate']), 'Tempered Sword', ['White Iron Greatsword'], bubble);
    expect([table.hp('foe')[0], table.names('statuses', 'me')]).toEqual([9, []]);
    // (2 + 2) x 2 = 8, halved 4, less 2
    expect(hit(guarded(['Full Plate'], ['Frozen']), 'Tempered Sword', [], bubble).hp('foe')[0]).toBe(8);
  });
  it('36 a weapon is for the skills of its bearer: not for summons, statuses, splash or Piercing', () => {
    const fischl = { name: 'Fischl', energy: 3, on: ['Raven Bow', 'Stellar Predator'] };
    const oz = board({
      me: { characters: [fischl], summons: ['Oz'], dice: { omni: 16 } },
      foe: { characters: ['Xiangling'], ended: true },
    }).skill('me', 'Bolts of Downfall');
    expect(oz.hp('foe')[0]).toBe(10 - 3 - 2);
    oz.skill('me', 'Midnight Phantasmagoria');
    expect(oz.hp('foe')).toEqual([0, 8, 8]);
    const splash = board({
      me: { characters: [{ name: 'Keqing', on: ["Traveler's Handy Sword"] }], statuses: ['Rainbow Bladework'] },
      foe: { characters: [{ name: 'Xiangling', aura: 'cryo' }] },
    }).skill('me', 'Stellar Restoration');
    expect(splash.hp('foe')).toEqual([10 - 3 - 1 - 1, 9, 9]);
    const follow = board({
      me: { characters: [{ name: 'Keqing', on: ["Traveler's Handy Sword"] }], statuses: ['Rainbow Bladework'] },
    }).skill('me', 'Yunlai Swordsmanship');
    expect(follow.hp('foe')[0]).toBe(10 - 3 - 2);
  });
  it('36 a weapon on the bench gives nothing to the active character or to summons', () => {
    const bench = { name: 'Xiangling', on: ['White Tassel'] };
    const table = board({ me: { characters: ['Diluc', bench], summons: ['Guoba'] }, foe: { characters: ['Noelle'] } });
    expect(table.skill('me', 'Tempered Sword').hp('foe')[0]).toBe(8);
    expect(table.end('foe', 'me').hp('foe')[0]).toBe(6);
  });
  it('36 Frozen +2 also for summons and statuses', () => {
    const table = board({
      me: { characters: ['Diluc'], statuses: ['Pyronado'] },
      foe: { characters: [{ name: 'Xiangling', on: ['Frozen'] }] },
    }).skill('me', 'Tempered Sword');
    // 2 + 2, then Pyronado 2: it has thawed
    expect(table.hp('foe')[0]).toBe(4);
    const summon = board({
      me: { summons: ['Burning Flame'] },
      foe: { characters: [{ name: 'Noelle', on: ['Frozen'] }] },
    });
    expect(summon.end('me', 'foe').hp('foe')[0]).toBe(7);
  });
  it('36 Core and Field together: your side’s Electro on the active character +3', () => {
    const table = board({
      me: { characters: ['Diluc'], summons: ['Oz'], statuses: ['Dendro Core', 'Catalyzing Field'] },
      foe: { characters: ['Noelle'] },
    }).end('me', 'foe');
    expect([table.hp('foe')[0], table.usages('me', 'statuses')]).toEqual([6, { 'Catalyzing Field': 2 }]);
  });
  it('36 the opponent’s Core and Field help nobody else', () => {
    const table = board({ foe: { characters: ['Noelle'], statuses: ['Dendro Core'] } }).skill(
      'me',
      'Searing Onslaught',
    );
    expect([table.hp('foe')[0], table.names('statuses', 'foe')]).toEqual([7, ['Dendro Core']]);
  });
  it('7 Piercing skips it all: no bonus, no shield, no reducer, no element', () => {
    const keqing = { name: 'Keqing', energy: 3, on: ["Traveler's Handy Sword", { name: 'Electro Infusion', mark: 1 }] };
    const table = board({
      me: { characters: [keqing], statuses: ['Illusory Bubble'] },
      foe: {
        characters: [
          'Noelle',
          { name: 'Kaeya', aura: 'pyro', on: ['Lotus Flower Crisp (eaten)', 'Frozen'] },
          { name: 'Diluc', on: ['Frozen'] },
        ],
      },
    }).skill('me', 'Starward Sword');
    expect(table.hp('foe')).toEqual([0, 7, 7]);
    expect([table.on('foe', 1), table.aura('foe', 1), table.aura('foe', 2)]).toEqual([
      ['Lotus Flower Crisp (eaten)', 'Frozen'],
      ['pyro'],
      [],
    ]);
  });
  it('7.2 infusion before the reaction: an infused attack reacts, gets bonuses of the element and leaves it', () => {
    const keqing = { name: 'Keqing', on: [{ name: 'Electro Infusion', mark: 1 }] };
    const table = board({
      me: { characters: [keqing], statuses: ['Catalyzing Field'] },
      foe: { characters: [{ name: 'Noelle', aura: 'hydro' }] },
    }).skill('me', 'Yunlai Swordsmanship');
    // 2 + 1 Electro-Charged + 1 infusion + 1 field
    expect([table.hp('foe'), table.aura('foe', 0)]).toEqual([[5, 9, 9], []]);
  });
});
