import { describe, expect, it } from 'vitest';
import { board, type SkirmishTable, withCards } from './board.fixture.ts';

/** State checks: after every effect, whatever took the power away. */
const cards = withCards(
  {
    id: 'medic',
    type: 'unit',
    power: 2,
    text: 'When a close unit is damaged, the enemy in front gets +3.',
    triggers: [
      {
        on: 'unitDamaged',
        of: 'any',
        where: 'close',
        do: [{ op: 'addPower', n: 3, target: { all: 'enemy', where: 'front' } }],
      },
    ],
  },
  {
    id: 'wither',
    type: 'action',
    text: 'A unit gets -3.',
    effects: [{ op: 'addPower', n: -3, target: { choose: 'any' } }],
  },
  {
    id: 'plague',
    type: 'action',
    text: 'All units get -2.',
    effects: [{ op: 'addPower', n: -2, target: { all: 'any' } }],
  },
);

const died = (table: SkirmishTable) => table.happened.filter(({ type }) => type === 'UNIT_DIED');

describe('deaths', () => {
  it('a unit brought to power 0 by less power dies, as by damage', () => {
    const table = board({ cards, p0: { hand: ['wither'] }, p1: { units: { 2: 'scout', 3: 'veteran' } } });
    table.act(0, 'PLAY_CARD', { card: table.id('wither', 'hand', 0), target: table.unit(2, 1).id });
    expect([table.power(2, 1), table.power(3, 1)]).toEqual([null, 4]);
    expect(table.graveyard(1)).toEqual(['scout']);
    expect(died(table)).toMatchObject([{ terrainId: 2, cause: 'power' }]);
  });

  it('all units found in one check die together, the current player’s first, and their Death triggers come after', () => {
    const table = board({
      cards,
      p0: { hand: ['plague'], units: { 4: 'roots', 1: 'scout' } },
      p1: { units: { 0: 'engineer', 3: 'champion' } },
    });
    table.act(0, 'PLAY_CARD', { card: table.id('plague', 'hand', 0) });
    expect(died(table).map(({ terrainId }) => terrainId)).toEqual([1, 4, 0]);
    expect(table.power(3, 1)).toBe(3);
    expect(table.types.lastIndexOf('UNIT_DIED')).toBeLessThan(table.types.indexOf('ABILITY_TRIGGERED'));
  });

  it('a trigger of the same effect may still save it', () => {
    const table = board({ cards, p0: { hand: ['strike'], units: { 2: 'scout' } }, p1: { units: { 2: 'medic' } } });
    table.act(0, 'PLAY_CARD', { card: table.id('strike', 'hand', 0), target: table.unit(2, 0).id });
    expect(table.power(2, 0)).toBe(2);
    expect(died(table)).toEqual([]);
  });

  it('A-19: units without power are found when manual mode is left, and left alone before', () => {
    const table = board({
      p0: { units: { 1: 'roots', 2: 'ghoul', 3: 'scout' } },
      p1: { units: { 0: 'veteran', 4: 'champion' } },
    });
    const { match } = table;
    const hurt = (terrain: number, seat: number, value: number) =>
      table.act(0, 'setCard', { card: table.unit(terrain, seat).id, name: 'damage', value });
    match.setManualMode(true);
    hurt(1, 0, 2);
    hurt(4, 1, 7);
    hurt(3, 0, 5);
    table.act(0, 'setPlayer', { player: 'p1', name: 'modifier0', value: -6 });
    expect([table.power(1, 0), table.power(3, 0), table.power(0, 1), table.power(4, 1)]).toEqual([0, 0, 0, 0]);
    hurt(3, 0, 0);
    table.events = [];
    expect(match.setManualMode(false).ok).toBe(true);
    expect(died(table).map(({ terrainId }) => terrainId)).toEqual([1, 0, 4]);
    expect([table.power(3, 0), table.graveyard(0), table.graveyard(1)]).toEqual([
      2,
      ['roots'],
      ['veteran', 'champion'],
    ]);
    // the rules go on from there: the Ghoul saw one die beside it, and Roots left its power behind
    expect([table.power(2, 0), table.modifier(1, 0)]).toEqual([3, 2]);
  });
});
