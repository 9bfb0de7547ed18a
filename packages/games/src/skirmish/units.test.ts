import { describe, expect, it } from 'vitest';
import { board, slot, withCards } from './board.fixture.ts';

/** One test per unit: its text, proved. */
/** The power of a unit that is deployed to an empty board. */
const alone = (name: string, terrain: number): number | null =>
  board({ p0: { hand: [name] } })
    .deploy(0, name, terrain)
    .power(terrain, 0);

describe('units', () => {
  it('Acolyte: the consumer gets +3', () => {
    const table = board({ p0: { hand: ['apprentice'], units: { 1: 'acolyte' } } }).deploy(0, 'apprentice', 1);
    expect(table.power(1, 0)).toBe(6);
    expect(table.graveyard(0)).toEqual(['acolyte']);
    expect(table.types).toEqual([
      'CARD_PLAYED',
      'UNIT_DIED',
      'UNIT_CONSUMED',
      'UNIT_DEPLOYED',
      'ABILITY_TRIGGERED',
      'UNIT_POWER_CHANGED',
      'ABILITY_TRIGGERED',
      'STATE_SNAPSHOT',
    ]);
    expect(table.event('UNIT_DIED')).toMatchObject({ cause: 'consumed', terrainId: 1 });
  });

  it('Apprentice: Consume draws a card; deployed to an empty slot it does not', () => {
    const side = { hand: ['apprentice'], units: { 1: 'scout' }, deck: ['seed', 'spike'] };
    expect(board({ p0: side }).deploy(0, 'apprentice', 1).hand(0)).toEqual(['seed']);
    expect(board({ p0: side }).deploy(0, 'apprentice', 2).hand(0)).toEqual([]);
  });

  it('Archer: Deploy deals 2 damage to a close enemy', () => {
    const table = board({
      p0: { hand: ['archer'], units: { 1: 'scout' } },
      p1: { units: { 1: 'veteran', 4: 'scout' } },
    });
    table.deploy(0, 'archer', 2).input(0, table.unit(1, 1).id);
    expect(table.power(1, 1)).toBe(2);
  });

  it('Bard: at turn start close allies get +1', () => {
    const table = board({
      p1: { units: { 0: 'scout', 1: 'bard', 2: 'veteran', 4: 'scout' } },
      p0: { units: { 1: 'scout' } },
    });
    table.pass(0);
    expect([0, 1, 2, 4].map((terrain) => table.power(terrain, 1))).toEqual([3, 2, 5, 2]);
    expect(table.power(1, 0)).toBe(2);
    expect(table.types).toEqual([
      'PLAYER_PASSED',
      'PRIORITY_CHANGED',
      'ABILITY_TRIGGERED',
      'UNIT_POWER_CHANGED',
      'UNIT_POWER_CHANGED',
      'TURN_CHANGED',
      'STATE_SNAPSHOT',
    ]);
  });

  it('Champion: power 5, nothing else', () => {
    const table = board({ p0: { hand: ['champion'] } }).deploy(0, 'champion', 0);
    expect(table.power(0, 0)).toBe(5);
    expect(table.legal(0).map(({ move }) => move)).toEqual(['PASS']);
  });

  it('Dragon: only by consuming', () => {
    const table = board({ p0: { hand: ['dragon'], units: { 2: 'scout' } } });
    table.refused(0, 'PLAY_CARD', { card: table.id('dragon', 'hand', 0), slot: slot(1, 0) });
    expect(table.legal(0).filter(({ move }) => move === 'PLAY_CARD')).toHaveLength(1);
    expect(table.deploy(0, 'dragon', 2).power(2, 0)).toBe(7);
  });

  it('Engineer: at turn start its slot gets +1', () => {
    const table = board({ p1: { units: { 3: 'engineer' } } }).pass(0);
    expect(table.modifier(3, 1)).toBe(1);
    expect(table.power(3, 1)).toBe(2);
    expect(table.event('SLOT_MODIFIER_CHANGED')).toMatchObject({ terrainId: 3, playerId: 1, newModifier: 1 });
  });

  it('Ghoul: +2 when a close unit dies, none for a far one', () => {
    const units = { 1: 'ghoul', 4: 'ghoul' };
    const table = board({ p0: { hand: ['strike'], units }, p1: { units: { 2: 'scout' } } });
    table.cast(0, 'strike', { target: table.unit(2, 1).id });
    expect(table.power(1, 0)).toBe(3);
    expect(table.power(4, 0)).toBe(1);
  });

  it('Ghoul: does not see the deaths it dies with', () => {
    const table = board({ p0: { hand: ['fireball'], units: { 1: 'ghoul' } }, p1: { units: { 2: 'scout' } } });
    table.cast(0, 'fireball', { target: slot(2, 1) });
    expect(table.types).toEqual([
      'CARD_PLAYED',
      'UNIT_DAMAGED',
      'UNIT_DAMAGED',
      'UNIT_DIED',
      'UNIT_DIED',
      'STATE_SNAPSHOT',
    ]);
  });

  it('Hunter: Deploy kills a close wounded enemy', () => {
    const table = board({
      p0: { hand: ['hunter'] },
      p1: { units: { 1: { name: 'champion', damage: 1 }, 2: 'scout' } },
    });
    const champion = table.unit(1, 1).id;
    table.deploy(0, 'hunter', 2);
    expect(table.event('INPUT_REQUIRED')).toMatchObject({ validTargetIds: [champion] });
    table.input(0, champion);
    expect(table.power(1, 1)).toBeNull();
    expect(table.event('UNIT_DIED')).toMatchObject({ cause: 'kill' });
  });

  it('Hunter: no wounded enemy, no question', () => {
    const table = board({ p0: { hand: ['hunter'] }, p1: { units: { 2: 'scout' } } }).deploy(0, 'hunter', 2);
    expect(table.state.pendingInput).toBeNull();
  });

  it('Knight: Deploy may bring a Squire, or not', () => {
    const knight = () => board({ p0: { hand: ['knight'], units: { 1: 'scout' } } }).deploy(0, 'knight', 2);
    const table = knight();
    expect(table.event('INPUT_REQUIRED')).toMatchObject({ validSlots: [slot(3, 0)], isOptional: true });
    table.input(0, slot(3, 0));
    expect(table.unit(3, 0)).toMatchObject({ name: 'squire', power: 1 });
    expect(table.types).toEqual(['UNIT_DEPLOYED', 'STATE_SNAPSHOT']);
    const declined = knight().input(0, null);
    expect(declined.power(3, 0)).toBeNull();
    expect(declined.types).toEqual(['STATE_SNAPSHOT']);
  });

  it('Squire: a token that leaves the board leaves the game', () => {
    const table = board({ p0: { hand: ['unsummon'], units: { 0: 'squire', 1: 'squire' } } });
    const { id } = table.unit(0, 0);
    table.cast(0, 'unsummon', { target: id });
    expect(table.hand(0)).toEqual([]);
    expect(table.match.state.ctx.cards[id].zone).toBe('gone');
    table.pass(0, 1, 0);
    expect(table.graveyard(0)).toEqual(['unsummon']);
  });

  it('Mimic: takes the power in front, and is as printed with nobody there', () => {
    const table = board({ p0: { hand: ['mimic'] }, p1: { units: { 1: { name: 'champion', buffs: 2 } } } });
    expect(table.deploy(0, 'mimic', 1).power(1, 0)).toBe(7);
    expect(alone('mimic', 1)).toBe(1);
  });

  it('Mimic: its slot still counts', () => {
    const table = board({ p0: { hand: ['mimic'], modifiers: { 1: 1 } }, p1: { units: { 1: 'champion' } } });
    expect(table.deploy(0, 'mimic', 1).power(1, 0)).toBe(6);
  });

  it('Necromancer: activates to deploy a unit of 3 or less from the graveyard, Deploy included', () => {
    const graveyard = ['champion', 'scout', 'strike'];
    const table = board({ p0: { hand: ['necromancer'], graveyard, deck: ['seed'] } });
    table.deploy(0, 'necromancer', 0);
    table.refused(0, 'ACTIVATE', { unit: table.unit(0, 0).id, target: null });
    table.pass(0, 1);
    const target = table.id('scout', 'graveyard', 0);
    const legal = table.legal(0).filter(({ move }) => move === 'ACTIVATE');
    expect(legal.map(({ args }) => [args?.target, args?.to])).toEqual([
      ...[1, 2, 3, 4].map((terrain) => [target, slot(terrain, 0)]),
      [null, undefined],
    ]);
    table.activate(0, 0, { target, to: slot(3, 0) });
    expect(table.unit(3, 0).name).toBe('scout');
    expect(table.hand(0)).toEqual(['seed']);
    expect(table.graveyard(0)).toEqual(['champion', 'strike']);
  });

  it('Necromancer: may decline, which still is an act', () => {
    const table = board({ p0: { units: { 0: { name: 'necromancer', cooldown: 0 } }, graveyard: ['scout'] } });
    table.activate(0, 0, { target: null });
    expect(table.types).toEqual(['ABILITY_ACTIVATED', 'STATE_SNAPSHOT']);
    expect(table.state.hasActedThisTurn[0]).toBe(true);
    expect(table.legal(0).map(({ move }) => move)).toEqual(['PASS']);
  });

  it('Noble: Conquer draws 2', () => {
    const table = board({ p0: { units: { 2: 'noble' }, deck: ['seed', 'spike'] }, p1: { units: { 2: 'scout' } } }).pass(
      0,
      1,
    );
    expect(table.event('CONQUER_TRIGGERED')).toMatchObject({ terrainId: 2, playerId: 0 });
    expect(table.hand(0)).toEqual(['seed', 'spike']);
    expect(table.event('SKIRMISH_ENDED')).toMatchObject({ sp: [1, 0] });
  });

  it('Noble: without the terrain there is no Conquer', () => {
    const table = board({ p0: { units: { 2: 'noble' } }, p1: { units: { 2: 'champion' } } }).pass(0, 1);
    expect(table.types).not.toContain('CONQUER_TRIGGERED');
  });

  it('Priest: cleanses a close slot; damage stays', () => {
    const table = board({
      p0: { hand: ['priest'] },
      p1: { units: { 1: { name: 'champion', buffs: 3, damage: 1 } }, modifiers: { 1: 2 } },
    });
    table.deploy(0, 'priest', 1).input(0, slot(1, 1));
    expect(table.unit(1, 1)).toMatchObject({ power: 4, buffs: 0, damage: 1 });
    expect(table.modifier(1, 1)).toBe(0);
    expect(table.types).toEqual(['SLOT_MODIFIER_CHANGED', 'UNIT_POWER_CHANGED', 'STATE_SNAPSHOT']);
  });

  it('Ranger: moves, and changes places with a unit there', () => {
    const table = board({ p0: { units: { 1: 'ranger', 2: 'scout' }, modifiers: { 2: 3 } } });
    table.activate(0, 1, { target: slot(2, 0) });
    expect(table.unit(2, 0)).toMatchObject({ name: 'ranger', power: 7 });
    expect(table.unit(1, 0)).toMatchObject({ name: 'scout', power: 2 });
    expect(table.happened.filter(({ type }) => type === 'UNIT_MOVED')).toMatchObject([
      { from: { terrainId: 1, playerId: 0 }, to: { terrainId: 2, playerId: 0 } },
      { from: { terrainId: 2, playerId: 0 }, to: { terrainId: 1, playerId: 0 } },
    ]);
  });

  it('Ranger: keeps the rules of a unit it swaps with', () => {
    const table = board({ p0: { units: { 1: 'ranger', 2: 'sentinel' } }, p1: { hand: ['scout'] } });
    table.activate(0, 1, { target: slot(2, 0) }).pass(0);
    table.refused(1, 'PLAY_CARD', { card: table.id('scout', 'hand', 1), slot: slot(1, 1) });
    table.deploy(1, 'scout', 2);
  });

  it('Rogue: the lower power controls; equal power still nobody', () => {
    const result = (p1: string) =>
      board({ p0: { units: { 1: 'rogue' } }, p1: { units: { 1: p1 } } }).pass(0, 1).happened;
    const winner = (p1: string) => result(p1).find(({ terrainId }) => terrainId === 1)?.winner;
    expect(winner('champion')).toBe(0);
    expect(winner('scout')).toBeNull();
    expect(winner('acolyte')).toBe(1);
  });

  it('Roots: Death leaves printed power and buffs on its slot', () => {
    const table = board({ p0: { hand: ['strike'] }, p1: { units: { 4: { name: 'roots', buffs: 1 } } } });
    table.cast(0, 'strike', { target: table.unit(4, 1).id });
    expect(table.modifier(4, 1)).toBe(3);
    expect(table.types).toEqual([
      'CARD_PLAYED',
      'UNIT_DAMAGED',
      'UNIT_DIED',
      'ABILITY_TRIGGERED',
      'SLOT_MODIFIER_CHANGED',
      'STATE_SNAPSHOT',
    ]);
  });

  it('Roots: being consumed is a death, before the consumer deploys', () => {
    const table = board({ p0: { hand: ['zombie'], units: { 0: 'roots' } } }).deploy(0, 'zombie', 0);
    expect(table.power(0, 0)).toBe(2 + 2 + 3);
    expect(table.types.indexOf('SLOT_MODIFIER_CHANGED')).toBeLessThan(table.types.indexOf('UNIT_CONSUMED'));
  });

  it('Scout: Deploy draws a card, which the opponent does not see', () => {
    const table = board({ p0: { hand: ['scout'], deck: ['seed'] } });
    const heard: unknown[] = [];
    table.match.subscribe('p1', (event) => {
      if (event.type === 'CARD_DRAWN') heard.push(event);
    });
    table.deploy(0, 'scout', 0);
    expect(table.hand(0)).toEqual(['seed']);
    expect(table.event('CARD_DRAWN')).toEqual({
      type: 'CARD_DRAWN',
      playerId: 0,
      count: 1,
      cardId: table.id('seed', 'hand', 0),
    });
    expect(heard).toEqual([{ type: 'CARD_DRAWN', playerId: 0, count: 1 }]);
  });

  it('Scout: an empty deck gives nothing', () => {
    const table = board({ p0: { hand: ['scout'] } }).deploy(0, 'scout', 0);
    expect(table.types).toEqual(['CARD_PLAYED', 'UNIT_DEPLOYED', 'ABILITY_TRIGGERED', 'STATE_SNAPSHOT']);
  });

  it('Sentinel: forbids consuming in front of it too, but not to its own side', () => {
    const table = board({
      first: 1,
      p0: { units: { 3: 'sentinel' }, hand: ['scout'] },
      p1: { hand: ['zombie'], units: { 3: 'scout' } },
    });
    table.refused(1, 'PLAY_CARD', { card: table.id('zombie', 'hand', 1), slot: slot(3, 1) });
    table.deploy(1, 'zombie', 2);
  });

  it('Turret: at turn start deals 1 to the enemy in front', () => {
    const table = board({ p0: { units: { 2: 'champion', 1: 'scout' } }, p1: { units: { 2: 'turret' } } }).pass(0);
    expect(table.power(2, 0)).toBe(4);
    expect(table.power(1, 0)).toBe(2);
  });

  it('Vampire: gains close damage, its own activation included', () => {
    const table = board({ p0: { units: { 2: { name: 'vampire', cooldown: 0 } } }, p1: { units: { 2: 'champion' } } });
    table.activate(0, 2, { target: table.unit(2, 1).id });
    expect(table.power(2, 1)).toBe(3);
    expect(table.power(2, 0)).toBe(4);
  });

  it('Vampire: cooldown 1 falls at its own turn start', () => {
    const table = board({ p0: { hand: ['vampire'] }, p1: { units: { 2: 'champion' } } })
      .deploy(0, 'vampire', 2)
      .pass(0);
    expect(table.unit(2, 0).cooldown).toBe(1);
    table.pass(1);
    expect(table.unit(2, 0).cooldown).toBe(0);
    expect(table.event('COOLDOWN_REDUCED')).toMatchObject({ cooldown: 0 });
    table.activate(0, 2, { target: table.unit(2, 1).id });
  });

  it('Veteran: power 4, nothing else', () => {
    expect(alone('veteran', 0)).toBe(4);
  });

  it('Warlock: Consume deals the power of the victim', () => {
    const table = board({
      p0: { hand: ['warlock'], units: { 1: { name: 'scout', buffs: 2 } } },
      p1: { units: { 2: 'champion' } },
    });
    table.deploy(0, 'warlock', 1).input(0, table.unit(2, 1).id);
    expect(table.power(2, 1)).toBe(1);
  });

  it('Wizard: its slot gets +2 when its owner plays an action, not for units or the opponent', () => {
    const table = board({ p0: { units: { 2: 'wizard' }, hand: ['seed'] }, p1: { hand: ['seed', 'scout'] } });
    table.cast(0, 'seed', { target: slot(0, 0) });
    expect(table.modifier(2, 0)).toBe(2);
    table.pass(0).cast(1, 'seed', { target: slot(0, 1) });
    expect(table.modifier(2, 0)).toBe(2);
  });

  it('Zombie: Consume gives +3', () => {
    const table = board({ p0: { hand: ['zombie', 'zombie'], units: { 1: 'scout' } } }).deploy(0, 'zombie', 1);
    expect(table.power(1, 0)).toBe(5);
    expect(table.pass(0, 1).deploy(0, 'zombie', 2).power(2, 0)).toBe(2);
  });

  it('Underdog: once per turn both get +3', () => {
    const table = board({ p0: { hand: ['knight', 'scout'], units: { 1: 'underdog' } } });
    table.deploy(0, 'knight', 2);
    expect([table.power(1, 0), table.power(2, 0)]).toEqual([4, 6]);
    table.input(0, slot(3, 0));
    table.pass(0, 1).deploy(0, 'scout', 0);
    expect([table.power(1, 0), table.power(0, 0)]).toEqual([7, 5]);
  });

  it('Underdog: a second close ally in the same turn gets nothing', () => {
    const cards = withCards({ id: 'runner', type: 'unit', power: 2, text: 'Quick.', quick: true });
    const table = board({ p0: { hand: ['runner', 'runner'], units: { 2: 'underdog' } }, cards });
    table.deploy(0, 'runner', 1).deploy(0, 'runner', 3);
    expect([1, 2, 3].map((terrain) => table.power(terrain, 0))).toEqual([5, 4, 2]);
  });

  it('Berserker: heals at turn start and gains what it healed', () => {
    const table = board({ p1: { units: { 0: { name: 'berserker', damage: 2 } } } }).pass(0);
    expect(table.unit(0, 1)).toMatchObject({ power: 6, damage: 0, buffs: 2 });
    expect(table.event('UNIT_HEALED')).toMatchObject({ amount: 2, newPower: 4 });
  });

  it('Thief: takes the modifier of a close slot', () => {
    const table = board({
      p0: { hand: ['thief'], modifiers: { 1: 1 } },
      p1: { modifiers: { 1: 2 }, units: { 1: 'veteran' } },
    });
    table.deploy(0, 'thief', 1);
    expect(table.event('INPUT_REQUIRED')).toMatchObject({
      validSlots: [slot(0, 0), slot(0, 1), slot(1, 1), slot(2, 0), slot(2, 1)],
    });
    table.input(0, slot(1, 1));
    expect([table.modifier(1, 0), table.modifier(1, 1)]).toEqual([3, 0]);
    expect([table.power(1, 0), table.power(1, 1)]).toEqual([6, 4]);
  });
});
