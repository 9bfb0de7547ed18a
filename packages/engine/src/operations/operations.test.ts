import { describe, expect, it } from 'vitest';
import { endsTurn, testGame, testPhases } from '../define.fixture.ts';
import { play } from '../flow/flow.fixture.ts';
import { createMatch } from '../index.ts';

describe('operations', () => {
  const readyAllCards = ({ turnPlayer }: { turnPlayer: { play: Iterable<{ exerted: boolean }> } }): void => {
    for (const card of turnPlayer.play) card.exerted = false;
  };
  const gainLore = ({ turnPlayer }: { turnPlayer: { lore: number; readonly locations: number } }): void => {
    turnPlayer.lore += turnPlayer.locations;
  };
  const game = testPhases({
    name: 'operations',
    state: { player: { lore: 0, locations: 2 }, card: { exerted: true } },
    zones: {
      deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
      hand: { of: 'player', seenBy: 'owner' },
      play: { of: 'player', seenBy: 'everyone' },
    },
    cards: { mickey: { cost: 2 } },
    setup: ({ players, coreOps }) => {
      for (const player of players) {
        for (let i = 0; i < 5; i++) coreOps.createCard('mickey', player.deck);
        coreOps.createCard('mickey', player.play);
      }
    },
    moves: {
      end: endsTurn,
      draw: ({ coreOps }, { player, count }) => void coreOps.drawCard(player as string, count as number),
    },
    phases: {
      beginning: {
        start: true,
        next: 'main',
        steps: {
          ready: { start: true, auto: true, next: 'set', onBegin: readyAllCards },
          set: { auto: true, next: 'draw', onBegin: gainLore },
          draw: { auto: true, onBegin: ({ coreOps }) => void coreOps.drawCard() },
        },
      },
      main: {},
    },
  });
  const table = (match: {
    state: { ctx: { cardZones: Readonly<Record<number, string>> } };
  }): Record<string, number> => {
    const count: Record<string, number> = {};
    for (const zone of Object.values(match.state.ctx.cardZones)) count[zone] = (count[zone] ?? 0) + 1;
    return count;
  };

  it('A-20, R0-84: a game adds its own operations, and hooks call them beside the engine’s', () => {
    const match = createMatch(game);
    const { players, cards } = match.state.ctx;
    expect([players.p0.lore, players.p1.lore]).toEqual([2, 0]);
    const exerted = Object.values(cards).filter((card) => !card.exerted);
    expect(exerted).toHaveLength(1);
  });

  it('A-20: without a player it is the turn player: drawCard() draws for whoever has the turn', () => {
    const match = createMatch(game);
    expect(table(match)).toEqual({ deck: 9, hand: 1, play: 2 });
    play(match, 'p0', 'end');
    const hands = match.flow.context.players.map((player) => player.hand.length);
    expect(hands).toEqual([1, 1]);
    play(match, 'p1', 'draw', { player: 'p0', count: 3 });
    expect(match.flow.context.players.map((player) => player.hand.length)).toEqual([4, 1]);
  });

  it('R0-84: getPlayers and nextPlayer know who plays', () => {
    const match = createMatch(game);
    const { coreOps } = match.flow.context;
    expect(coreOps.getPlayers()).toEqual(['p0', 'p1']);
    expect(coreOps.nextPlayer()?.id).toBe('p1');
    expect(coreOps.nextPlayer('p1')?.id).toBe('p0');
  });

  it('R0-90, R0-100: ctx says which game and match this is, and with which seed', () => {
    const match = createMatch(game, { seed: 7, players: ['ann', 'bo'], matchId: 'final', gameId: 'final-2' });
    expect(match.state.ctx).toMatchObject({
      playerOrder: ['ann', 'bo'],
      gameId: 'final-2',
      matchId: 'final',
      seed: 7,
      gameOver: false,
      manualMode: false,
      numTurns: 0,
      numRounds: 0,
      numMoves: 0,
      numTurnMoves: 0,
      passed: [],
      pendingMulligan: [],
      pendingChampionSelection: [],
    });
    expect(Object.keys(match.state.ctx.players)).toEqual(['ann', 'bo']);
    expect(Object.keys(match.state.ctx.cards)).toHaveLength(12);
  });

  it('R0-100: the same seed gives the same match, another one another', () => {
    const shuffled = testGame({
      name: 'operations',
      state: { game: { dice: [] as readonly number[] } },
      moves: {
        roll: ({ G, coreOps }) => {
          G.dice = [...G.dice, coreOps.random(1000)];
        },
      },
      segments: { s: {} },
    });
    const dice = (seed: number): readonly number[] => {
      const match = createMatch(shuffled, { seed });
      for (let i = 0; i < 5; i++) play(match, 'p0', 'roll');
      return match.state.G.dice;
    };
    expect(dice(1)).toEqual(dice(1));
    expect(dice(1)).not.toEqual(dice(2));
  });

  it('R0-89: rules cannot write to ctx what only operations may change', () => {
    const cheating = testGame({
      name: 'operations',
      moves: { cheat: ({ ctx }) => void Object.assign(ctx, { numTurns: 9 }) },
      segments: { s: {} },
    });
    const match = createMatch(cheating);
    expect(match.act({ player: 'p0', move: 'cheat' })).toMatchObject({ error: { code: 'rule-threw' } });
    expect(match.state.ctx.numTurns).toBe(0);
  });
});
