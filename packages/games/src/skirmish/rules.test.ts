import { createMatch, type Json } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { type Board, board, type SkirmishTable, slot, unit, withCards } from './board.fixture.ts';
import { standardSet } from './card-set.ts';
import type { ActionData } from './cards/schema.ts';
import { skirmish } from './definition.ts';
import { gameState } from './state.ts';

describe('match end', () => {
  /** Plays skirmishes with given results: W player 0 wins, L player 1 wins, T tie. */
  function results(letters: string): SkirmishTable {
    const table = board({});
    for (const letter of letters) playSkirmish(table, letter);
    return table;
  }
  /** Nobody has cards: the winner's unit is put there in manual mode. */
  function playSkirmish(table: SkirmishTable, letter: string): void {
    const { match } = table;
    const seat = table.state.currentPlayer;
    if (letter !== 'T') {
      const winner = letter === 'W' ? 0 : 1;
      const spare = Object.values(match.state.ctx.cards).find(
        ({ owner, zone }) => owner === `p${winner}` && zone === 'graveyard',
      );
      match.setManualMode(true);
      const place = { card: spare?.id ?? 0, zone: 'terrain0', player: `p${winner}` };
      table.act(seat, 'moveCard', place).act(seat, 'setCard', { card: place.card, name: 'terrain', value: 0 });
      match.setManualMode(false);
    }
    table.pass(seat, 1 - seat);
  }
  const start = () => board({ p0: { graveyard: ['scout'] }, p1: { graveyard: ['scout'] } });
  const play = (letters: string): SkirmishTable => {
    const table = start();
    for (const letter of letters) playSkirmish(table, letter);
    return table;
  };

  it.each([
    ['WW', 0],
    ['LL', 1],
    ['WT', 0],
    ['TW', 0],
    ['LT', 1],
    ['TL', 1],
    ['TT', null],
    ['WLW', 0],
    ['WLL', 1],
    ['LWW', 0],
    ['WLT', null],
    ['LWT', null],
  ])('%s: winner %s', (letters, winner) => {
    const table = play(letters);
    expect(table.state.matchOver).toBe(true);
    expect(table.state.matchWinner).toBe(winner ?? undefined);
    expect(table.event('MATCH_ENDED')).toEqual({ type: 'MATCH_ENDED', winner });
    expect(table.types.slice(-3)).toEqual(['SKIRMISH_ENDED', 'MATCH_ENDED', 'STATE_SNAPSHOT']);
    expect(table.match.state.ctx.gameOver).toBe(true);
    expect([...table.match.legalActions('p0'), ...table.match.legalActions('p1')]).toEqual([]);
    table.refused(0, 'PASS');
  });

  it.each(['W', 'T', 'WL'])('%s: the match goes on', (letters) => {
    const table = play(letters);
    expect(table.state.matchOver).toBe(false);
    expect(table.state.currentSkirmish).toBe(letters.length + 1);
    expect(table.types).not.toContain('MATCH_ENDED');
  });

  it('a tie counts one win for both', () => {
    expect(results('T').state).toMatchObject({ tieSkirmishes: 1, matchOver: false });
  });

  it('conceding ends the match for the other player', () => {
    const table = board({ p0: { hand: ['scout'] } });
    table.act(0, 'concede');
    expect(table.event('MATCH_ENDED')).toMatchObject({ winner: 1 });
    expect(table.state).toMatchObject({ matchOver: true, matchWinner: 1 });
  });

  it('conceding is possible while an input is pending', () => {
    const table = board({ p0: { hand: ['archer'] }, p1: { units: { 0: 'scout', 1: 'scout' } } });
    table.deploy(0, 'archer', 0).act(1, 'concede');
    expect(table.state).toMatchObject({ matchOver: true, matchWinner: 0, pendingInput: null });
  });
});

describe('turns', () => {
  it('the player who passed last starts the next skirmish', () => {
    const table = board({ p0: { hand: ['scout'] } });
    table.deploy(0, 'scout', 0).pass(0, 1, 0);
    expect(table.state).toMatchObject({ currentSkirmish: 2, currentPlayer: 0 });
    expect(table.event('TURN_CHANGED')).toMatchObject({ playerId: 0 });
  });

  it('turn start goes from terrain 0 to 4, a trigger before the cooldown of its unit, deaths in between', () => {
    const table = board({
      p0: { units: { 0: { name: 'acolyte' } } },
      p1: { units: { 0: 'turret', 1: 'vampire', 2: 'engineer' } },
    });
    table.pass(0);
    expect(table.types).toEqual([
      'PLAYER_PASSED',
      'PRIORITY_CHANGED',
      'ABILITY_TRIGGERED', // the turret
      'UNIT_DAMAGED',
      'ABILITY_TRIGGERED', // the vampire beside it
      'UNIT_POWER_CHANGED',
      'UNIT_DIED',
      'COOLDOWN_REDUCED', // the vampire
      'ABILITY_TRIGGERED', // the engineer
      'SLOT_MODIFIER_CHANGED',
      'TURN_CHANGED',
      'STATE_SNAPSHOT',
    ]);
  });

  it('quick cards do not use up the card of the turn', () => {
    const dart: ActionData = {
      id: 'dart',
      type: 'action',
      text: 'Quick. Deal 1 damage to a unit.',
      quick: true,
      effects: [{ op: 'damage', n: 1, target: { choose: 'any' } }],
    };
    const cards = withCards(dart);
    const table = board({ p0: { hand: ['dart', 'dart', 'scout', 'veteran'], units: { 0: 'champion' } }, cards });
    const target = table.unit(0, 0).id;
    table.cast(0, 'dart', { target }).deploy(0, 'scout', 1).cast(0, 'dart', { target });
    expect(table.power(0, 0)).toBe(3);
    table.refused(0, 'PLAY_CARD', { card: table.id('veteran', 'hand', 0), slot: slot(2, 0) });
    expect(table.state.hasActedThisTurn[0]).toBe(true);
  });
});

describe('power', () => {
  it('a shield takes damage first: 5/2 hit for 3 is 4/0', () => {
    const table = board({ p0: { hand: ['strike'] }, p1: { units: { 0: { name: 'champion', shield: 2 } } } });
    table.cast(0, 'strike', { target: table.unit(0, 1).id });
    expect(table.unit(0, 1)).toMatchObject({ power: 4, shield: 0, damage: 1 });
    expect(table.types).toEqual(['CARD_PLAYED', 'SHIELD_BLOCKED', 'UNIT_DAMAGED', 'STATE_SNAPSHOT']);
  });

  it('a shield that takes all of it: no damage', () => {
    const table = board({ p0: { hand: ['strike'] }, p1: { units: { 0: { name: 'champion', shield: 4 } } } });
    table.cast(0, 'strike', { target: table.unit(0, 1).id });
    expect(table.unit(0, 1)).toMatchObject({ power: 5, shield: 1 });
    expect(table.types).not.toContain('UNIT_DAMAGED');
  });

  it('a bad slot wounds: a Hunter may kill there', () => {
    const table = board({ p0: { hand: ['hunter'] }, p1: { units: { 0: 'champion' }, modifiers: { 0: -1 } } });
    expect(table.deploy(0, 'hunter', 0).state.pendingInput).toBe('p0');
  });

  it('a unit deployed to a slot that takes all its power dies at once, after its Deploy', () => {
    const table = board({ p0: { hand: ['scout'], deck: ['seed'], modifiers: { 0: -2 } } }).deploy(0, 'scout', 0);
    expect(table.types).toEqual([
      'CARD_PLAYED',
      'UNIT_DEPLOYED',
      'ABILITY_TRIGGERED',
      'CARD_DRAWN',
      'UNIT_DIED',
      'STATE_SNAPSHOT',
    ]);
  });
});

describe('keywords and rules no card of the set has', () => {
  it('Conquer: one more point', () => {
    const cards = withCards(unit('baron', 3, 'Conquer.', { keywords: { conquer: true } }));
    const table = board({ p0: { units: { 1: 'baron' } }, p1: { units: { 0: 'scout', 2: 'scout' } }, cards }).pass(0, 1);
    expect(table.event('SKIRMISH_ENDED')).toMatchObject({ winner: null, sp: [2, 2] });
    expect(table.event('CONQUER_TRIGGERED')).toMatchObject({ terrainId: 1, playerId: 0 });
  });

  it('Dominant: at turn start, if it controls its terrain, once', () => {
    const cards = withCards(
      unit('lord', 3, 'Dominant: +1 power.', {
        triggers: [{ on: 'dominant', do: [{ op: 'addPower', n: 1, target: 'self' }] }],
      }),
    );
    const table = board({ p1: { units: { 1: 'lord' }, hand: ['seed', 'scout'] }, p0: { hand: ['scout'] }, cards });
    table.deploy(0, 'scout', 0).pass(0);
    expect(table.power(1, 1)).toBe(4);
    table.deploy(1, 'scout', 2).pass(1, 0);
    expect(table.power(1, 1)).toBe(4);
    const behind = board({ p0: { units: { 1: 'champion' } }, p1: { units: { 1: 'lord' } }, cards }).pass(0);
    expect(behind.power(1, 1)).toBe(3);
  });

  it('CAN_TARGET and CAN_CONSUME', () => {
    const cards = withCards(
      unit('ghost', 2, 'Cannot be aimed at.', { rule: { type: 'CAN_TARGET', fn: 'untargetable' } }),
      unit('idol', 2, 'Cannot be consumed.', { rule: { type: 'CAN_CONSUME', fn: 'unconsumable' } }),
    );
    const table = board({
      p0: { hand: ['strike', 'zombie'], units: { 0: 'idol' } },
      p1: { units: { 0: 'ghost', 1: 'scout' } },
      cards,
    });
    table.refused(0, 'PLAY_CARD', { card: table.id('strike', 'hand', 0), target: table.unit(0, 1).id });
    table.refused(0, 'PLAY_CARD', { card: table.id('zombie', 'hand', 0), slot: slot(0, 0) });
    table.cast(0, 'strike', { target: table.unit(1, 1).id });
  });

  it('a random pick is made by the seeded generator', () => {
    const cards = withCards(
      unit('imp', 1, 'Deploy: 1 damage to a random close enemy.', {
        triggers: [{ on: 'deploy', do: [{ op: 'damage', n: 1, target: { random: 'enemy', where: 'close' } }] }],
      }),
    );
    const given: Board = {
      p0: { hand: ['imp'] },
      p1: { units: { 0: 'champion', 1: 'champion', 2: 'champion' } },
      cards,
    };
    const total = (table: SkirmishTable) => [0, 1, 2].reduce((sum, terrain) => sum + (table.power(terrain, 1) ?? 0), 0);
    const table = board(given).deploy(0, 'imp', 1);
    expect(total(table)).toBe(14);
    expect(table.state.pendingInput).toBeNull();
    expect(board(given).deploy(0, 'imp', 1).match.checksum()).toBe(table.match.checksum());
  });
});

describe('several triggers at once', () => {
  it("go in board order: the current player's units first, by terrain, then the opponent's", () => {
    const table = board({
      p0: { hand: ['strike'], units: { 1: 'ghoul', 3: 'ghoul' } },
      p1: { units: { 1: 'ghoul', 2: 'scout', 3: 'ghoul' } },
    });
    const order = [table.unit(1, 0), table.unit(3, 0), table.unit(1, 1), table.unit(3, 1)].map(({ id }) => id);
    table.cast(0, 'strike', { target: table.unit(2, 1).id });
    const triggered = table.happened.filter(({ type }) => type === 'ABILITY_TRIGGERED');
    expect(triggered.map(({ unitId }) => unitId)).toEqual(order);
  });

  it('Deploy is one of them: an Underdog on a lower terrain goes first', () => {
    const order = (underdog: number) => {
      const table = board({ p0: { hand: ['scout'], deck: ['seed'], units: { [underdog]: 'underdog' } } });
      return table
        .deploy(0, 'scout', 2)
        .happened.flatMap(({ trigger }) => (typeof trigger === 'string' ? [trigger] : []));
    };
    expect(order(1)).toEqual(['unitDeployed', 'deploy']);
    expect(order(3)).toEqual(['deploy', 'unitDeployed']);
  });

  it('Consume: Death, UNIT_CONSUMED, Deploy, Consumed, Consume', () => {
    const cards = withCards(
      unit('victim', 1, 'Death, Consumed.', {
        triggers: [
          { on: 'death', do: [{ op: 'slotMod', n: 1, target: 'self' }] },
          { on: 'consumed', do: [{ op: 'addPower', n: 1, target: 'about' }] },
        ],
      }),
      unit('eater', 1, 'Consume, Deploy.', {
        keywords: { consume: true },
        triggers: [
          { on: 'consume', do: [{ op: 'addPower', n: 1, target: 'self' }] },
          { on: 'deploy', do: [{ op: 'addPower', n: 1, target: 'self' }] },
        ],
      }),
    );
    const table = board({ p0: { hand: ['eater'], units: { 0: 'victim' } }, cards }).deploy(0, 'eater', 0);
    const story = table.happened.flatMap(({ type, trigger }) =>
      type === 'UNIT_POWER_CHANGED' ? [] : [trigger ?? type],
    );
    expect(story).toEqual([
      'CARD_PLAYED',
      'UNIT_DIED',
      'death',
      'SLOT_MODIFIER_CHANGED',
      'UNIT_CONSUMED',
      'UNIT_DEPLOYED',
      'deploy',
      'consumed',
      'consume',
      'STATE_SNAPSHOT',
    ]);
    expect(table.power(0, 0)).toBe(5);
  });
});

describe('options', () => {
  const start = (options: Json) => createMatch(skirmish, { seed: 1, options });

  it.each([
    [{ decks: ['basic'] }, /options\.decks must be a list of two/],
    [{ decks: ['basic', 'bsic'] }, /options\.decks\[1\] is no deck; there are basic, control/],
    [{ decks: ['basic', { scout: 2 }] }, /20 to 30 cards, not 2/],
    [{ decks: ['basic', { scout: 3 }] }, /at most 2 copies of a card, not 3/],
    [{ decks: ['basic', { skout: 2 }] }, /there is no card "skout"/],
    [{ decks: ['basic', { squire: 2 }] }, /"squire" is a token/],
    [{ leaders: ['sage', 'boss'] }, /options\.leaders\[1\] is no leader; there are rookie, sage, warlord/],
    [{ firstPlayer: 2 }, /options\.firstPlayer is a seat: 0 or 1/],
    [{ deck: [] }, /options\.deck is no option/],
    [[], /options must be an object/],
  ])('%j is refused', (options, message) => {
    expect(() => start(options as Json)).toThrow(message);
    expect(() => start(options as Json)).toThrow(expect.objectContaining({ code: 'bad-options' }));
  });

  it('a deck of one’s own', () => {
    const own = Object.fromEntries(
      Object.values(standardSet.cards)
        .filter(({ isToken }) => !isToken)
        .slice(0, 10)
        .map(({ id }) => [id, 2]),
    );
    expect(gameState(start({ decks: [own, 'control'] })).players[0].deck).toHaveLength(12);
  });

  it('the seed decides who begins, unless it is said', () => {
    const begins = (seed: number, options: Json) => gameState(createMatch(skirmish, { seed, options })).currentPlayer;
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    expect(new Set(seeds.map((seed) => begins(seed, {})))).toEqual(new Set([0, 1]));
    expect(new Set(seeds.map((seed) => begins(seed, { firstPlayer: 1 })))).toEqual(new Set([1]));
  });
});

describe('bad input', () => {
  it('is refused without a trace', () => {
    const table = board({
      p0: { hand: ['champion', 'strike', 'seed'], units: { 1: 'ranger' }, leader: 'warlord' },
      p1: { hand: ['scout'], units: { 0: 'scout' } },
    });
    const [champion, strike, seed] = ['champion', 'strike', 'seed'].map((name) => table.id(name, 'hand', 0));
    const enemy = table.unit(0, 1).id;
    const ranger = table.unit(1, 0).id;
    for (const [move, args] of [
      ['PLAY_CARD', {}],
      ['PLAY_CARD', { card: 'champion', slot: slot(0, 0) }],
      ['PLAY_CARD', { card: 999, slot: slot(0, 0) }],
      ['PLAY_CARD', { card: champion, slot: 0 }],
      ['PLAY_CARD', { card: champion, slot: null }],
      ['PLAY_CARD', { card: champion, slot: slot(0, 0), target: enemy }],
      ['PLAY_CARD', { card: strike, target: enemy, slot: slot(0, 0) }],
      ['PLAY_CARD', { card: strike, target: slot(0, 1) }],
      ['PLAY_CARD', { card: strike, target: null }],
      ['PLAY_CARD', { card: seed, target: enemy }],
      ['PLAY_CARD', { card: enemy, slot: slot(0, 0) }],
      ['ACTIVATE', {}],
      ['ACTIVATE', { unit: ranger }],
      ['ACTIVATE', { unit: ranger, target: slot(3, 0) }],
      ['ACTIVATE', { unit: ranger, target: slot(1, 1) }],
      ['ACTIVATE', { unit: champion, target: slot(0, 0) }],
      ['ACTIVATE_LEADER', {}],
      ['ACTIVATE_LEADER', { target: ranger }],
      ['PASS', { now: true }],
      ['INPUT', { input: enemy }],
      ['MULLIGAN', {}],
      ['setCard', { card: champion, name: 'damage', value: 1 }],
    ] as const) {
      expect(table.refused(0, move, args)).toMatch(/^Illegal action: /);
    }
  });

  it('a checksum that differs is refused', () => {
    const table = board({ p0: { hand: ['champion'] } });
    const { match } = table;
    const before = match.checksum();
    expect(match.act({ player: 'p0', move: 'PASS', args: {}, checksum: 'nonsense' })).toMatchObject({
      ok: false,
      error: { code: 'checksum-mismatch' },
    });
    expect(match.checksum()).toBe(before);
    expect(match.act({ player: 'p0', move: 'PASS', args: {}, checksum: before }).ok).toBe(true);
  });
});
