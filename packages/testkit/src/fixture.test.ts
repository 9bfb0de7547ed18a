import { createMatch, declareGame } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { duel } from './duel.fixture.ts';
import { arrange } from './fixture.ts';
import { FixtureError } from './fixture-names.ts';

const names = (cards: Iterable<{ readonly name: string }>): string[] => [...cards].map(({ name }) => name);

describe('arrange', () => {
  it('lays out hands, decks in order, attributes and numbers', () => {
    const match = arrange(duel, {
      players: {
        ann: { hp: 3, zones: { hand: ['imp', { card: 'oaf', dmg: 2 }], deck: ['elf', 'orc'] } },
        bo: { zones: { board: ['elf'] } },
      },
      turnPlayer: 'bo',
      G: { rounds: 7, note: 'late' },
      zones: { pile: ['orc'] },
      counters: { numTurns: 6, numMoves: 11 },
    });
    const { players, G, ctx, zones } = match.flow.context;
    expect(players.map(({ id, hp }) => [id, hp])).toEqual([
      ['ann', 3],
      ['bo', 8],
    ]);
    expect(names(players[0].hand)).toEqual(['imp', 'oaf']);
    expect(players[0].hand.top?.dmg).toBe(2);
    expect(names(players[0].deck)).toEqual(['elf', 'orc']);
    expect(players[0].deck.top?.name).toBe('orc');
    expect(names(zones.pile)).toEqual(['orc']);
    expect({ ...G }).toEqual({ rounds: 7, note: 'late' });
    expect([ctx.currentSegment, ctx.turnPlayerPos, ctx.priorityPlayerPos, ctx.numTurns, ctx.numMoves]).toEqual([
      'play',
      1,
      1,
      6,
      11,
    ]);
    expect(match.inspect()).toEqual([]);
  });

  it('runs no rule until somebody acts, and then the rules as always', () => {
    const match = arrange(duel, { players: { ann: { zones: { hand: ['oaf'], deck: ['imp'] } }, bo: { hp: 3 } } });
    expect(match.state.G.rounds).toBe(0);
    expect([...match.legalActions('ann')].map(({ move }) => move)).toContain('play');
    match.processAction({ player: 'ann', move: 'play', args: { card: 1 } });
    match.processAction({ player: 'ann', move: 'target', args: { who: 'bo' } });
    expect([match.state.ctx.gameOver, match.state.ctx.winner]).toEqual([true, 'ann']);
  });

  it('a card is known to whom its zone shows it, or to whom the board says', () => {
    const match = arrange(duel, {
      players: {
        ann: {
          zones: {
            hand: ['imp', { card: 'oaf', knownTo: ['bo'] }],
            deck: [{ card: 'elf', knownTo: 'everyone' }, 'orc'],
          },
        },
        bo: {},
      },
    });
    const { hand, deck } = match.view('bo').zones as unknown as Record<string, Record<string, { name?: string }[]>>;
    expect(hand.ann.map(({ name }) => name ?? '?')).toEqual(['?', 'oaf']);
    expect(deck.ann.map(({ name }) => name ?? '?')).toEqual(['elf', '?']);
  });

  it('listeners on the board are awake', () => {
    const match = arrange(duel, { players: { ann: { hp: 5, zones: { board: ['imp'], hand: ['orc'] } }, bo: {} } });
    match.processAction({ player: 'ann', move: 'play', args: { card: 2 } });
    match.processAction({ player: 'ann', move: 'target', args: { who: 'bo' } });
    expect(match.state.ctx.players.ann.hp).toBe(6);
  });

  it('changes a match that is under way, and leaves that match alone', () => {
    const from = createMatch(duel, { seed: 4, players: ['ann', 'bo'] });
    const before = from.checksum();
    const match = arrange(duel, { from, players: { bo: { hp: 1, zones: { hand: ['oaf'] } } } });
    expect(from.checksum()).toBe(before);
    expect(names(match.flow.context.players[1].hand)).toEqual(['oaf']);
    expect(names(match.flow.context.players[0].hand)).toEqual(names(from.flow.context.players[0].hand));
    expect(match.state.ctx.players.bo.hp).toBe(1);
    expect(match.inspect()).toEqual([]);
  });

  it('stands in a phase and a step, at the start of what is not named', () => {
    const kit = declareGame({ name: 'stairs', pending: ['vote'], state: { ctx: { storm: false } } });
    const game = kit.define({
      segments: {
        hall: {
          next: 'yard',
          turn: {
            phases: {
              up: { start: true, next: 'down', steps: { one: { start: true, next: 'two' }, two: {} } },
              down: {},
            },
          },
        },
        yard: {},
      },
    });
    const at = (board: Parameters<typeof arrange<NonNullable<(typeof game)['types']>>>[1]) => {
      const { ctx } = arrange(game, board).state;
      return [ctx.currentSegment, ctx.currentPhase, ctx.currentStep];
    };
    expect(at({})).toEqual(['hall', 'up', 'one']);
    expect(at({ at: { phase: 'up', step: 'two' } })).toEqual(['hall', 'up', 'two']);
    expect(at({ at: { phase: 'down' } })).toEqual(['hall', 'down', null]);
    expect(at({ at: { segment: 'yard' } })).toEqual(['yard', null, null]);
    const match = arrange(game, {
      players: ['ann', 'bo'],
      ctx: { storm: true },
      pending: { vote: ['bo'] },
      passed: ['ann'],
      priority: null,
      otp: 'bo',
    });
    const { ctx } = match.state;
    expect([ctx.storm, ctx.pendingVote, ctx.passed, ctx.priorityPlayerPos, ctx.otp]).toEqual([
      true,
      ['bo'],
      ['ann'],
      -1,
      'bo',
    ]);
    expect(match.flow.endStep().ok).toBe(true);
    expect(match.state.ctx.currentStep).toBe('two');
  });

  it('a match that was arranged can be saved, copied and undone', () => {
    const match = arrange(duel, { players: { ann: { zones: { hand: ['oaf'] } }, bo: {} } });
    const before = match.checksum();
    match.processAction({ player: 'ann', move: 'play', args: { card: 1 } });
    expect(match.fork().checksum()).toBe(match.checksum());
    match.undo();
    expect(match.checksum()).toBe(before);
  });

  it.each([
    ['a field', { plyers: ['ann', 'bo'] }, 'plyers'],
    ['a segment', { at: { segment: 'paly' } }, 'at.segment'],
    ['a phase', { at: { phase: 'main' } }, 'at.phase'],
    ['a level', { at: { part: 'x' } }, 'at.part'],
    ['a card', { players: { ann: { zones: { hand: ['ipm'] } }, bo: {} } }, 'players.ann.zones.hand[0].card'],
    ['a zone', { players: { ann: { zones: { hnad: [] } }, bo: {} } }, 'players.ann.zones.hnad'],
    ['a zone of the game', { zones: { hand: [] } }, 'zones.hand'],
    [
      'an attribute of a card',
      { players: { ann: { zones: { hand: [{ card: 'imp', dgm: 1 }] } }, bo: {} } },
      'players.ann.zones.hand[0].dgm',
    ],
    ['an attribute of a player', { players: { ann: { ph: 1 }, bo: {} } }, 'players.ann.ph'],
    ['an attribute of the game', { G: { nope: 1 } }, 'G.nope'],
    ['a counter', { counters: { turns: 1 } }, 'counters.turns'],
    ['a pending list', { pending: { votes: [] } }, 'pending.votes'],
    ['the turn player', { turnPlayer: 'cy' }, 'turnPlayer'],
    ['the owner of a card', { zones: { pile: [{ card: 'imp', owner: 'cy' }] } }, 'zones.pile[0].owner'],
  ])('refuses a name the game does not have: %s', (_what, board, path) => {
    let thrown: unknown;
    try {
      arrange(duel, board as never);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(FixtureError);
    expect((thrown as FixtureError).path).toBe(path);
    expect((thrown as FixtureError).message).toContain(path);
  });

  it('refuses a value that does not fit its attribute', () => {
    expect(() => arrange(duel, { players: { ann: { hp: 'many' as never }, bo: {} } })).toThrow('state.players[0].hp');
  });
});
