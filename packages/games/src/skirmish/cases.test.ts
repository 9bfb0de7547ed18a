import { type Action, createMatch, declareGame, restore } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { board, slot, withCards } from './board.fixture.ts';
import type { EffectData } from './cards/schema.ts';
import { skirmish } from './definition.ts';
import { gameState } from './state.ts';

/** The acceptance cases, by number. Player 0 moves first unless said. */

const first = { options: { firstPlayer: 0, leaders: ['warlord', 'sage'] } };

describe('setup', () => {
  it('K01 terrains, hands, decks, charges', () => {
    const state = gameState(createMatch(skirmish, { seed: 3, ...first }));
    expect(state.terrains).toHaveLength(5);
    for (const { slots } of state.terrains) {
      for (const place of slots) expect(place).toEqual({ unit: null, modifier: 0 });
    }
    expect(state.players.map(({ hand, deck }) => [hand.length, deck.length])).toEqual([
      [8, 16],
      [8, 16],
    ]);
    expect(state.currentSkirmish).toBe(1);
    expect(state.isDone).toEqual([false, false]);
    expect(state.hasActedThisTurn).toEqual([false, false]);
    expect(state.tieSkirmishes).toBe(0);
    expect(state.matchOver).toBe(false);
    expect(state.matchWinner).toBeUndefined();
    expect(state.leaders.map(({ currentCharges }) => currentCharges)).toEqual([2, 1]);
    expect(state.currentPlayer).toBe(0);
  });

  it('K01 no leader given: rookie, 0 charges', () => {
    const { leaders } = gameState(createMatch(skirmish, { seed: 3 }));
    expect(leaders).toEqual([
      { leaderId: 'rookie', currentCharges: 0, isExhausted: false },
      { leaderId: 'rookie', currentCharges: 0, isExhausted: false },
    ]);
  });
});

const withChampion = () => board({ p0: { hand: ['champion', 'scout'], units: { 0: 'veteran' }, leader: 'sage' } });

describe('acting', () => {
  it('K02 play a unit', () => {
    const table = withChampion();
    table.deploy(0, 'champion', 2);
    expect(table.hand(0)).toEqual(['scout']);
    expect(table.unit(2, 0)).toMatchObject({ name: 'champion', power: 5 });
    expect(table.state.hasActedThisTurn).toEqual([true, false]);
    expect(table.state.currentPlayer).toBe(0);
    expect(table.types).toEqual(['CARD_PLAYED', 'UNIT_DEPLOYED', 'STATE_SNAPSHOT']);
    expect(table.events.at(-1)?.type).toBe('STATE_SNAPSHOT');
    const { id } = table.unit(2, 0);
    expect(table.event('CARD_PLAYED')).toEqual({
      type: 'CARD_PLAYED',
      playerId: 0,
      cardId: id,
      cardName: 'champion',
      cardType: 'unit',
      targetSlot: { terrainId: 2, playerId: 0 },
    });
    expect(table.event('UNIT_DEPLOYED')).toEqual({ type: 'UNIT_DEPLOYED', unitId: id, terrainId: 2, playerId: 0 });
  });

  it('K03 illegal actions throw and change nothing', () => {
    const table = board({
      p0: { hand: ['champion', 'assassinate', 'strike'], units: { 0: 'veteran', 4: 'vampire' } },
      p1: { hand: ['scout'], units: { 0: 'veteran', 4: { name: 'vampire', cooldown: 0 } } },
    });
    const champion = table.id('champion', 'hand', 0);
    const refused = (seat: number, move: string, args = {}) => expect(table.refused(seat, move, args));
    refused(1, 'PLAY_CARD', { card: table.id('scout', 'hand', 1), slot: slot(1, 1) }).toMatch(/^Illegal action: /);
    refused(1, 'PASS').toMatch(/place to act/);
    refused(0, 'PLAY_CARD', { card: table.id('scout', 'hand', 1), slot: slot(1, 0) }).toMatch(/"card"/);
    refused(0, 'PLAY_CARD', { card: champion, slot: 't7p0' }).toMatch(/"slot"/);
    refused(0, 'PLAY_CARD', { card: champion, slot: slot(0, 0) }).toMatch(/"slot"/);
    refused(0, 'PLAY_CARD', { card: champion, slot: slot(1, 1) }).toMatch(/"slot"/);
    refused(0, 'PLAY_CARD', { card: champion }).toMatch(/"slot" is missing/);
    refused(0, 'PLAY_CARD', { card: table.id('assassinate', 'hand', 0), target: table.unit(0, 1).id }).toMatch(
      /"card"/,
    );
    refused(0, 'PLAY_CARD', { card: table.id('strike', 'hand', 0) }).toMatch(/"target" is missing/);
    refused(0, 'ACTIVATE', { unit: table.unit(4, 1).id, target: table.unit(4, 0).id }).toMatch(/"unit"/);
  });

  it('K03 Assassinate on a power-4 enemy, beside one of power 5', () => {
    const table = board({ p0: { hand: ['assassinate'] }, p1: { units: { 0: 'veteran', 1: 'champion' } } });
    const card = table.id('assassinate', 'hand', 0);
    expect(table.refused(0, 'PLAY_CARD', { card, target: table.unit(0, 1).id })).toMatch(/"target"/);
  });

  it('K03 a unit with cooldown 1', () => {
    const table = board({ p0: { hand: ['vampire'] }, p1: { units: { 2: 'veteran' } } });
    table.deploy(0, 'vampire', 2);
    table.refused(0, 'ACTIVATE', { unit: table.unit(2, 0).id, target: table.unit(2, 1).id });
  });

  it('K04 one card per turn', () => {
    const table = board({
      p0: { hand: ['champion', 'scout'], units: { 0: 'ranger' }, deck: ['seed'], leader: 'sage' },
    });
    table.deploy(0, 'champion', 2);
    expect(table.refused(0, 'PLAY_CARD', { card: table.id('scout', 'hand', 0), slot: slot(3, 0) })).toMatch(
      /one card a turn/,
    );
    table.activate(0, 0, { target: slot(1, 0) });
    table.act(0, 'ACTIVATE_LEADER');
    expect(table.hand(0)).toEqual(['scout', 'seed']);
  });

  it('K05 pass after acting', () => {
    const table = withChampion().deploy(0, 'champion', 2).pass(0);
    expect(table.types).toEqual(['PLAYER_PASSED', 'PRIORITY_CHANGED', 'TURN_CHANGED', 'STATE_SNAPSHOT']);
    expect(table.event('PLAYER_PASSED')).toMatchObject({ playerId: 0, isDone: false });
    expect(table.event('PRIORITY_CHANGED')).toMatchObject({ newPriority: 1 });
    expect(table.event('TURN_CHANGED')).toMatchObject({ playerId: 1 });
    expect(table.state).toMatchObject({ isDone: [false, false], currentPlayer: 1 });
    expect(table.state.hasActedThisTurn[1]).toBe(false);
    table.pass(1);
    table.deploy(0, 'scout', 3);
    expect(table.power(3, 0)).toBe(2);
  });

  it('K06 pass without acting', () => {
    const table = withChampion().pass(0);
    expect(table.event('PLAYER_PASSED')).toMatchObject({ playerId: 0, isDone: true });
    expect(table.state).toMatchObject({ isDone: [true, false], currentPlayer: 1 });
    table.refused(0, 'PASS');
    table.refused(0, 'ACTIVATE_LEADER');
    table.refused(0, 'PLAY_CARD', { card: table.id('champion', 'hand', 0), slot: slot(2, 0) });
    expect(table.legal(0)).toEqual([]);
  });

  it('K07 the leader is a quick action', () => {
    const table = board({ p0: { leader: 'sage', deck: ['scout', 'seed'] } });
    table.act(0, 'ACTIVATE_LEADER');
    expect(table.hand(0)).toEqual(['scout']);
    expect(table.state.leaders[0].currentCharges).toBe(0);
    expect(table.state.currentPlayer).toBe(0);
    expect(table.state.hasActedThisTurn[0]).toBe(false);
    table.pass(0);
    expect(table.state.isDone[0]).toBe(true);
  });

  it('K09 ACTIVATE counts as acting, once per deployment', () => {
    const table = board({ p0: { units: { 1: 'ranger' } } });
    table.activate(0, 1, { target: slot(2, 0) });
    expect(table.power(1, 0)).toBeNull();
    expect(table.power(2, 0)).toBe(4);
    expect(table.types).toEqual(['ABILITY_ACTIVATED', 'UNIT_MOVED', 'STATE_SNAPSHOT']);
    table.refused(0, 'ACTIVATE', { unit: table.unit(2, 0).id, target: slot(1, 0) });
    table.pass(0);
    expect(table.state.isDone[0]).toBe(false);
    table.pass(1);
    table.refused(0, 'ACTIVATE', { unit: table.unit(2, 0).id, target: slot(1, 0) });
  });
});

describe('leaders', () => {
  it('K10 charges are for the match', () => {
    const table = board({ p0: { leader: 'warlord' }, p1: { units: { 0: 'champion' } } });
    const target = table.unit(0, 1).id;
    table.act(0, 'ACTIVATE_LEADER', { target });
    expect(table.state.leaders[0].currentCharges).toBe(1);
    table.act(0, 'ACTIVATE_LEADER', { target });
    expect(table.state.leaders[0].currentCharges).toBe(0);
    expect(table.refused(0, 'ACTIVATE_LEADER', { target })).toMatch(/no charge/);
    expect(table.power(0, 1)).toBe(3);
    table.pass(0, 1);
    expect(table.state.currentSkirmish).toBe(2);
    expect(table.state.leaders[0].currentCharges).toBe(0);
    expect(gameState(createMatch(skirmish, first)).leaders[0].currentCharges).toBe(2);
  });

  it('K10 a rookie has nothing to activate', () => {
    expect(board({ p1: { units: { 0: 'champion' } } }).refused(0, 'ACTIVATE_LEADER')).toMatch(/no charge/);
  });

  it('K10 Warlord with no enemy unit keeps the charge', () => {
    const table = board({ p0: { leader: 'warlord', units: { 0: 'scout' } } });
    expect(table.refused(0, 'ACTIVATE_LEADER')).toMatch(/no target/);
    table.refused(0, 'ACTIVATE_LEADER', { target: table.unit(0, 0).id });
    expect(table.state.leaders[0].currentCharges).toBe(2);
  });

  it('K10 an exhausted leader is refused', () => {
    const table = board({ p0: { leader: 'sage', isExhausted: true, deck: ['scout'] } });
    expect(table.refused(0, 'ACTIVATE_LEADER')).toMatch(/exhausted/);
  });

  it('K11 leader events in order', () => {
    const table = board({ p0: { leader: 'warlord' }, p1: { units: { 2: 'acolyte' } } });
    const { id } = table.unit(2, 1);
    table.act(0, 'ACTIVATE_LEADER', { target: id });
    expect(table.happened.slice(0, -1)).toEqual([
      { type: 'LEADER_CHARGES_CHANGED', playerId: 0, oldCharges: 2, newCharges: 1 },
      { type: 'UNIT_DAMAGED', unitId: id, amount: 1, newPower: 0 },
      {
        type: 'LEADER_ABILITY_ACTIVATED',
        playerId: 0,
        leaderId: 'warlord',
        abilityName: 'Assault',
        chargesRemaining: 1,
      },
      { type: 'UNIT_DIED', unitId: id, terrainId: 2, cause: 'power' },
    ]);
    expect(table.types.at(-1)).toBe('STATE_SNAPSHOT');
  });
});

describe('the agenda', () => {
  /** Effects that note their name and do what the script says. */
  function run(
    script: Readonly<Record<string, { interrupt?: readonly string[]; sequence?: readonly string[] }>>,
  ): string[] {
    const ran: string[] = [];
    const effect = (name: string) => ({ do: 'note' as const, name });
    const kit = declareGame({ name: 'order', effects: { note: { name: '' } } });
    const start = kit.move().run(({ coreOps }) => coreOps.sequence(['A', 'B', 'C'].map(effect)));
    const game = kit.define({
      segments: { play: { moves: { start } } },
      effects: {
        note: ({ coreOps }, { name }) => {
          ran.push(name);
          const todo = script[name] ?? {};
          for (const next of todo.interrupt ?? []) coreOps.interrupt(effect(next));
          if (todo.sequence !== undefined) coreOps.sequence(todo.sequence.map(effect));
        },
      },
    });
    createMatch(game).processAction({ player: 'p0', move: 'start' });
    return ran;
  }

  it('K12 stack order', () => {
    expect(run({})).toEqual(['A', 'B', 'C']);
    expect(run({ A: { interrupt: ['I'] } })).toEqual(['A', 'I', 'B', 'C']);
    expect(run({ A: { interrupt: ['I'] }, I: { sequence: ['X', 'Y'] } })).toEqual(['A', 'I', 'X', 'Y', 'B', 'C']);
    expect(run({ A: { interrupt: ['I1', 'I2'] } })).toEqual(['A', 'I2', 'I1', 'B', 'C']);
  });

  it('K13 a trigger comes before the state sequence', () => {
    const table = board({ p0: { hand: ['strike'], units: { 1: 'vampire' } }, p1: { units: { 1: 'scout' } } });
    table.cast(0, 'strike', { target: table.unit(1, 1).id });
    expect(table.types).toEqual([
      'CARD_PLAYED',
      'UNIT_DAMAGED',
      'ABILITY_TRIGGERED',
      'UNIT_POWER_CHANGED',
      'UNIT_DIED',
      'STATE_SNAPSHOT',
    ]);
    expect(table.event('UNIT_POWER_CHANGED')).toMatchObject({ oldPower: 2, newPower: 5, amount: 3 });
    expect(table.power(1, 0)).toBe(5);
    expect(table.power(1, 1)).toBeNull();
  });

  it('K13 all triggers of one effect come before its deaths: two vampires save each other', () => {
    const table = board({ p0: { hand: ['fireball'], units: { 1: 'vampire', 2: 'vampire' } } });
    table.cast(0, 'fireball', { target: slot(1, 0) });
    expect(table.power(1, 0)).toBe(2);
    expect(table.power(2, 0)).toBe(2);
    expect(table.types).not.toContain('UNIT_DIED');
  });
});

describe('the board', () => {
  it('K15 death at power 0 or less', () => {
    const table = board({ p0: { hand: ['strike', 'strike'] }, p1: { units: { 3: 'champion' }, modifiers: { 3: 0 } } });
    const target = table.unit(3, 1).id;
    table.cast(0, 'strike', { target });
    expect(table.unit(3, 1)).toMatchObject({ power: 2, damage: 3 });
    table.pass(0, 1);
    table.cast(0, 'strike', { target });
    expect(table.power(3, 1)).toBeNull();
    expect(table.graveyard(1)).toEqual(['champion']);
  });

  it('K15 the slot modifier is kept when the unit dies', () => {
    const table = board({ p0: { hand: ['strike'] }, p1: { units: { 3: 'scout' }, modifiers: { 3: 1 } } });
    table.cast(0, 'strike', { target: table.unit(3, 1).id });
    expect(table.power(3, 1)).toBeNull();
    expect(table.modifier(3, 1)).toBe(1);
  });

  it('K15 a slot modifier of -2 kills a Scout at once, and leaves an energized one at 3', () => {
    const cards = withAction({ op: 'slotMod', n: -2, target: { chooseSlot: 'any' } });
    const table = board({ p0: { hand: ['hex'] }, p1: { units: { 0: 'scout' } }, cards });
    table.cast(0, 'hex', { target: slot(0, 1) });
    expect(table.power(0, 1)).toBeNull();
    expect(table.types).toEqual(['CARD_PLAYED', 'SLOT_MODIFIER_CHANGED', 'UNIT_DIED', 'STATE_SNAPSHOT']);

    const energized = board({ p0: { hand: ['hex'] }, p1: { units: { 0: { name: 'scout', buffs: 3 } } }, cards });
    energized.cast(0, 'hex', { target: slot(0, 1) });
    expect(energized.power(0, 1)).toBe(3);
  });

  it('K17 a slot modifier belongs to the slot and stays', () => {
    const table = board({
      p0: { hand: ['seed', 'veteran', 'scout'], deck: ['seed'] },
      p1: { hand: ['unsummon', 'scout', 'scout'] },
    });
    table.cast(0, 'seed', { target: slot(4, 0) });
    expect(table.state.terrains.map(({ slots }) => slots.map(({ modifier }) => modifier))).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 0],
      [1, 0],
    ]);
    table.pass(0).deploy(1, 'scout', 0).pass(1);
    table.deploy(0, 'veteran', 3).pass(0);
    expect(table.power(3, 0)).toBe(5);
    const veteran = table.unit(3, 0).id;
    table.cast(1, 'unsummon', { target: veteran });
    expect(table.hand(0)).toContain('veteran');
    expect(table.match.state.ctx.cards[veteran]).toMatchObject({ terrain: -1, buffs: 0, damage: 0 });
    expect(table.modifier(3, 0)).toBe(1);
    table.pass(1, 0, 1);
    expect(table.state.currentSkirmish).toBe(2);
    expect(table.modifier(3, 0)).toBe(1);
  });
});

describe('the end of a skirmish', () => {
  it('K19 solo turns', () => {
    const table = board({ p0: { hand: ['scout', 'veteran'] } });
    table.deploy(0, 'scout', 0).pass(0).pass(1);
    expect(table.state.isDone).toEqual([false, true]);
    table.deploy(0, 'veteran', 1).pass(0);
    expect(table.types).toEqual(['PLAYER_PASSED', 'TURN_CHANGED', 'STATE_SNAPSHOT']);
    expect(table.state).toMatchObject({
      isDone: [false, true],
      currentPlayer: 0,
      hasActedThisTurn: [false, false],
      hasPlayedCardThisTurn: [false, false],
    });
    table.pass(0);
    expect(table.types).toContain('SKIRMISH_ENDED');
    expect(table.state.currentSkirmish).toBe(2);
  });

  it('K19 one card is playable in each solo turn', () => {
    const table = board({ first: 1, p0: { hand: ['veteran', 'champion'] } });
    table.pass(1).deploy(0, 'veteran', 1);
    table.refused(0, 'PLAY_CARD', { card: table.id('champion', 'hand', 0), slot: slot(2, 0) });
    table.pass(0).deploy(0, 'champion', 2);
    expect(table.power(2, 0)).toBe(5);
  });

  it('K20 resolution', () => {
    const deck = ['seed', 'seed', 'spike', 'spike', 'strike'];
    const table = board({
      p0: { units: { 0: 'champion', 1: 'scout', 3: { name: 'roots', damage: 1 } }, deck, leader: 'warlord' },
      p1: { units: { 0: 'sentinel', 1: 'scout', 2: 'veteran' }, deck },
    });
    table.pass(0, 1);
    const resolved = table.happened.filter(({ type }) => type === 'TERRAIN_RESOLVED');
    expect(resolved.map(({ winner }) => winner)).toEqual([0, null, 1, 0, null]);
    expect(resolved.map(({ unit0Power, unit1Power }) => [unit0Power, unit1Power])).toEqual([
      [5, 3],
      [2, 2],
      [null, 4],
      [1, null],
      [null, null],
    ]);
    expect(table.event('SKIRMISH_ENDED')).toEqual({ type: 'SKIRMISH_ENDED', n: 1, winner: 0, sp: [2, 1] });
    const { state } = table;
    expect(state.players.map(({ skirmishesWon, sp }) => [skirmishesWon, sp])).toEqual([
      [1, 0],
      [0, 0],
    ]);
    expect(table.graveyard(0)).toEqual(['champion', 'scout', 'roots']);
    expect(table.modifier(3, 0)).toBe(0);
    expect(state.terrains.flatMap(({ slots }) => slots.filter(({ unit }) => unit !== null))).toEqual([]);
    expect(state).toMatchObject({
      currentSkirmish: 2,
      isDone: [false, false],
      hasActedThisTurn: [false, false],
      hasPlayedCardThisTurn: [false, false],
      currentPlayer: 1,
    });
    expect(state.players.map(({ hand }) => hand.length)).toEqual([4, 4]);
    expect(state.leaders[0].currentCharges).toBe(2);
    const drawn = (type: string) => (type === 'CARD_DRAWN' ? [] : [type]);
    expect(table.types.flatMap(drawn)).toEqual([
      'PLAYER_PASSED',
      ...Array.from({ length: 5 }, () => 'TERRAIN_RESOLVED'),
      'SKIRMISH_ENDED',
      'SKIRMISH_STARTED',
      'TURN_CHANGED',
      'STATE_SNAPSHOT',
    ]);
    expect(table.types.slice(7, 15)).toEqual(Array.from({ length: 8 }, () => 'CARD_DRAWN'));
  });

  it('K21 Conquer draws before the next skirmish', () => {
    const deck = ['scout', 'archer', 'bard', 'ghoul', 'roots', 'zombie', 'seed'];
    const table = board({ p0: { units: { 0: 'noble' }, deck } });
    table.pass(0, 1);
    expect(table.hand(0)).toEqual(deck.slice(0, 6));
    expect(table.types.slice(6, 10)).toEqual(['CONQUER_TRIGGERED', 'CARD_DRAWN', 'CARD_DRAWN', 'SKIRMISH_ENDED']);
  });

  it('K21 Rogue: the lower power controls', () => {
    const winner = (p0: Record<number, string>, p1: Record<number, string>) =>
      board({ p0: { units: p0 }, p1: { units: p1 } })
        .pass(0, 1)
        .event('TERRAIN_RESOLVED')?.winner;
    expect(winner({ 0: 'rogue' }, { 0: 'champion' })).toBe(0);
    expect(winner({ 0: 'rogue' }, {})).toBe(0);
    expect(winner({ 0: 'rogue', 1: 'champion' }, { 0: 'scout' })).toBeNull();
  });

  it('K21 after the Rogue leaves, the Champion controls', () => {
    const table = board({
      p0: { units: { 0: 'rogue' } },
      p1: { hand: ['strike'], units: { 0: 'champion' } },
      first: 1,
    });
    table.cast(1, 'strike', { target: table.unit(0, 0).id }).pass(1, 0, 1);
    expect(table.event('TERRAIN_RESOLVED')?.winner).toBe(1);
  });
});

describe('rules of cards', () => {
  it('K22 Sentinel', () => {
    const table = board({
      p0: { units: { 3: 'sentinel' } },
      p1: { hand: ['champion', 'strike', 'veteran'] },
      first: 1,
    });
    const card = table.id('champion', 'hand', 1);
    const slots = () =>
      table.legal(1).flatMap(({ args }) => (args?.card === table.id('veteran', 'hand', 1) ? [args?.slot] : []));
    table.refused(1, 'PLAY_CARD', { card, slot: slot(3, 1) });
    expect(slots()).toEqual([0, 1, 2, 4].map((terrain) => slot(terrain, 1)));
    table.cast(1, 'strike', { target: table.unit(3, 0).id }).pass(1, 0);
    expect(slots()).toEqual([0, 1, 2, 3, 4].map((terrain) => slot(terrain, 1)));
    table.deploy(1, 'champion', 3);
  });
});

/** The standard cards and one action more, called `hex`. */
function withAction(effect: EffectData) {
  return withCards({ id: 'hex', type: 'action', text: 'A test.', effects: [effect] });
}

describe('the engine beneath', () => {
  /** A seeded pick among the legal actions. */
  function picker(seed: number): (bound: number) => number {
    let x = seed;
    return (bound) => {
      x = (Math.imul(1664525, x) + 1013904223) >>> 0;
      return (x >>> 8) % bound;
    };
  }
  const start = (seed: number) => createMatch(skirmish, { seed, ...first });

  it('K25 the same actions give the same checksums, also through a snapshot', () => {
    const one = start(11);
    const other = start(11);
    let restored = start(11);
    const pick = picker(5);
    while (!one.state.ctx.gameOver) {
      const player = one.waitingFor[0];
      const actions = [...one.legalActions(player)];
      const action = actions[pick(actions.length)];
      for (const match of [one, other, restored]) match.processAction(action);
      expect(other.checksum()).toBe(one.checksum());
      restored = restore(skirmish, JSON.parse(JSON.stringify(restored.snapshot())));
      expect(restored.checksum()).toBe(one.checksum());
    }
  });

  it('K25 a received snapshot cannot be used to change the match; listeners stand alone', () => {
    const match = start(2);
    const heard: string[] = [];
    const before = match.checksum();
    const snapshot = match.snapshot() as unknown as { state: { players: { sp: number }[] } };
    snapshot.state.players[0].sp = 99;
    expect(match.checksum()).toBe(before);
    match.subscribe('p0', () => {
      throw new Error('a bad listener');
    });
    match.subscribe('p0', ({ type }) => heard.push(type));
    const stop = match.subscribe('p1', () => heard.push('unsubscribed'));
    stop();
    match.processAction({ player: 'p0', move: 'PASS' });
    expect(heard).toContain('PLAYER_PASSED');
    expect(heard.at(-1)).toBe('STATE_SNAPSHOT');
    expect(heard).not.toContain('unsubscribed');
  });

  it('K25 a listener gets frozen events', () => {
    const match = start(2);
    const frozen: boolean[] = [];
    match.subscribe('p1', (event) => frozen.push(Object.isFrozen(event)));
    match.processAction({ player: 'p0', move: 'PASS' });
    expect(frozen.length).toBeGreaterThan(0);
    expect(frozen).not.toContain(false);
  });

  it('K26 pending input', () => {
    const table = board({
      p0: { hand: ['archer', 'scout'] },
      p1: { units: { 1: 'champion', 2: 'veteran', 4: 'scout' } },
    });
    const [champion, veteran, far] = [1, 2, 4].map((terrain) => table.unit(terrain, 1).id);
    table.deploy(0, 'archer', 2);
    expect(table.types).toEqual(['CARD_PLAYED', 'UNIT_DEPLOYED', 'ABILITY_TRIGGERED', 'INPUT_REQUIRED']);
    expect(table.event('INPUT_REQUIRED')).toMatchObject({ playerId: 0, validTargetIds: [champion, veteran] });
    expect(table.state.pendingInput).toBe('p0');
    table.refused(0, 'PASS');
    table.refused(0, 'PLAY_CARD', { card: table.id('scout', 'hand', 0), slot: slot(0, 0) });
    table.refused(1, 'INPUT', { input: veteran });
    table.refused(0, 'INPUT', { input: far });
    expect(table.legal(0).map(({ args }) => args?.input)).toEqual([champion, veteran]);
    table.input(0, veteran);
    expect(table.types).toEqual(['UNIT_DAMAGED', 'STATE_SNAPSHOT']);
    expect(table.event('UNIT_DAMAGED')).toMatchObject({ unitId: veteran, amount: 2, newPower: 2 });
    expect(table.power(2, 1)).toBe(2);
  });

  it('K26 with no close enemy there is no request', () => {
    const table = board({ p0: { hand: ['archer'] }, p1: { units: { 4: 'scout' } } });
    table.deploy(0, 'archer', 0);
    expect(table.types).toEqual(['CARD_PLAYED', 'UNIT_DEPLOYED', 'STATE_SNAPSHOT']);
  });

  it('K27 the legal list and the validator agree', { timeout: 60_000 }, () => {
    let states = 0;
    const wrong: string[] = [];
    for (let seed = 0; states < 1000; seed++) {
      const match = createMatch(skirmish, { seed, options: { leaders: ['warlord', 'sage'] } });
      const pick = picker(seed + 1);
      for (let [player] = match.waitingFor; player !== undefined; [player] = match.waitingFor) {
        states++;
        const actions = [...match.legalActions(player)];
        const listed = new Set(actions.map((action) => JSON.stringify(action)));
        for (const action of actions) if (!match.isLegal(action)) wrong.push(`refused: ${JSON.stringify(action)}`);
        for (const guess of guesses(match, player)) {
          const text = JSON.stringify(guess);
          if (match.isLegal(guess) !== listed.has(text)) wrong.push(`differs: ${text}`);
        }
        expect(match.act(actions[pick(actions.length)]).ok).toBe(true);
      }
    }
    expect(wrong).toEqual([]);
  });

  /** Actions good and bad: every card to every slot and target, every unit, the leader, the pass. */
  function* guesses(match: ReturnType<typeof start>, player: string): Generator<Action> {
    const { players, terrains } = gameState(match);
    const units = terrains.flatMap(({ slots }) => slots.flatMap(({ unit }) => unit?.id ?? []));
    const slots = terrains.flatMap(({ id }) => [slot(id, 0), slot(id, 1)]);
    const cards = players.flatMap(({ hand, graveyard }) => [...hand, ...graveyard.slice(0, 2)]);
    for (const card of cards) {
      yield { player, move: 'PLAY_CARD', args: { card: card.id } };
      for (const place of slots) yield { player, move: 'PLAY_CARD', args: { card: card.id, slot: place } };
      for (const target of [...units, ...slots]) yield { player, move: 'PLAY_CARD', args: { card: card.id, target } };
    }
    for (const unit of units) {
      yield { player, move: 'ACTIVATE', args: { unit } };
      for (const target of [...units, ...slots]) yield { player, move: 'ACTIVATE', args: { unit, target } };
    }
    yield { player, move: 'ACTIVATE_LEADER', args: {} };
    for (const target of units) yield { player, move: 'ACTIVATE_LEADER', args: { target } };
    yield { player, move: 'PASS', args: {} };
  }

  it('K27 a card that triggers itself is stopped, and nothing is left of it', () => {
    const cards = withCards({
      id: 'echo',
      type: 'unit',
      power: 9999,
      text: 'Hurts itself when it is hurt.',
      triggers: [{ on: 'unitDamaged', do: [{ op: 'damage', n: 1, target: 'self' }] }],
    });
    const table = board({ p0: { hand: ['spike', 'scout'], units: { 0: 'echo' } }, cards });
    const before = table.match.checksum();
    const result = table.match.act({
      player: 'p0',
      move: 'PLAY_CARD',
      args: { card: table.id('spike', 'hand', 0), target: table.unit(0, 0).id },
    });
    expect(result).toMatchObject({ ok: false, error: { code: 'runaway' } });
    expect(table.match.checksum()).toBe(before);
    expect(table.power(0, 0)).toBe(9999);
    table.deploy(0, 'scout', 1);
    expect(table.power(1, 0)).toBe(2);
  });
});
