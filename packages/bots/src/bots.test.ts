import { skirmish } from '@cardloom/games/skirmish';
import { createMatch, declareGame, type Match } from 'cardloom';
import { describe, expect, it } from 'vitest';
import type { Bot, PromptBot } from './bot.ts';
import { startMarket } from './market.fixture.ts';
import { botByName } from './names.ts';
import { playMatch, playMatchAsync } from './play.ts';
import { createTurn } from './turn.ts';

const SPECS = ['random', 'greedy', 'mcts:iterations=20'];
const startSkirmish = (seed: number): Match => createMatch(skirmish, { seed }) as unknown as Match;

/** Wins of the first bot over the second, seats swapped; draws count half. */
function wins(one: PromptBot, other: PromptBot, start: (seed: number) => Match, games: number): number {
  let points = 0;
  for (let i = 0; i < games; i++) {
    const match = start(i >> 1);
    playMatch(match, i % 2 === 0 ? [one, other] : [other, one], { seed: i });
    const { winner } = match.state.ctx;
    points += winner === undefined ? 0.5 : winner === match.players[i % 2] ? 1 : 0;
  }
  return points / games;
}

describe.each(SPECS)('%s', { timeout: 60_000 }, (spec) => {
  it.each([2, 3, 5, 8])('plays with %i players to the end', (players) => {
    const match = startMarket(players, players);
    playMatch(
      match,
      Array.from({ length: players }, () => botByName(spec)),
    );
    expect(match.state.ctx.gameOver).toBe(true);
  });

  it('plays Skirmish', () => {
    const match = startSkirmish(2);
    playMatch(match, [botByName(spec), botByName('random')]);
    expect(match.state.ctx.gameOver).toBe(true);
  });

  it('plays the same match for the same seed', () => {
    const play = (seed: number): string => {
      const match = startSkirmish(3);
      playMatch(match, [botByName(spec), botByName(spec)], { seed, most: 12 });
      return match.checksum();
    };
    expect(play(1)).toBe(play(1));
    expect(play(1)).not.toBe(play(2));
  });

  it('leaves the match alone, and chooses the same however the hidden cards lie', () => {
    const match = startSkirmish(4);
    for (let i = 0; i < 12; i++) {
      const player = match.players[match.seatToAct];
      const before = match.checksum();
      const bot = botByName(spec);
      const chosen = bot.choose(createTurn(match, player, i));
      expect(bot.choose(createTurn(match.sample(player, 99), player, i))).toEqual(chosen);
      expect(match.checksum()).toBe(before);
      expect(match.act(chosen).ok).toBe(true);
    }
  });
});

describe('strength', { timeout: 60_000 }, () => {
  it('greedy beats random', () => {
    expect(wins(botByName('greedy'), botByName('random'), startSkirmish, 16)).toBeGreaterThan(0.65);
  });

  it('mcts beats random', () => {
    expect(wins(botByName('mcts:iterations=40'), botByName('random'), startSkirmish, 6)).toBeGreaterThan(0.5);
  });
});

/** Whoever grabs scores 3 and opens the vault, from which the next player takes 10. */
const kit = declareGame({ name: 'vault', state: { game: { isOpen: false }, player: { score: 0 } } });
const wait = kit.move().run(() => {});
const grab = kit.move().run(({ G, player }) => {
  player.score += 3;
  G.isOpen = true;
});
const take = kit
  .move()
  .when(({ G }) => G.isOpen)
  .run(({ G, player }) => {
    player.score += 10;
    G.isOpen = false;
  });
const vault = kit.define({
  segments: {
    play: {
      next: 'over',
      endIf: ({ ctx }) => ctx.numTurns > 4,
      turn: { endIf: ({ ctx }) => ctx.numTurnMoves > 0, moves: { wait, grab, take } },
    },
    over: {
      onBegin({ players: [one, other], coreOps }) {
        coreOps.endGame(one.score === other.score ? undefined : one.score > other.score ? one : other);
      },
    },
  },
});

describe('mcts', () => {
  it('looks further ahead than greedy', () => {
    const choice = (spec: string): string =>
      botByName(spec).choose(createTurn(createMatch(vault, { seed: 1 }), 'p0', 1)).move;
    expect([choice('greedy'), choice('mcts:iterations=300')]).toEqual(['grab', 'wait']);
  });

  it('keeps to its time', () => {
    const match = startSkirmish(5);
    const turn = createTurn(match, match.players[match.seatToAct], 1);
    const begun = Date.now();
    botByName('mcts:ms=50').choose(turn);
    expect(Date.now() - begun).toBeGreaterThanOrEqual(49);
    expect(Date.now() - begun).toBeLessThan(2000);
  });
});

describe('playMatch', () => {
  it('wants a bot for every player', () => {
    expect(() => playMatch(startMarket(1, 3), [botByName('random')])).toThrow('there are 3 players and 1 bots');
  });

  it('stops where it is told to', () => {
    expect(playMatch(startMarket(1), [botByName('random'), botByName('random')], { most: 3 })).toBe(3);
  });

  it('names a bot that breaks the rules', () => {
    const cheat: PromptBot = { name: 'cheat', choose: ({ player }) => ({ player, move: 'win' }) };
    expect(() => playMatch(startMarket(1), [cheat, cheat])).toThrow(
      'ann\'s bot chose what is not legal: market has no move "win".',
    );
  });

  it('awaits bots that take their time', async () => {
    const slow: Bot = { name: 'slow', choose: async ({ actions }) => actions.at(0) };
    const match = startMarket(1);
    await playMatchAsync(match, [slow, slow]);
    expect(match.state.ctx.gameOver).toBe(true);
  });
});
