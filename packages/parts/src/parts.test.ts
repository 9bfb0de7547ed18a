import { concede, createMatch, declareGame, undo } from 'cardloom';
import { expect, test } from 'vitest';
import {
  drawEvents,
  drawForTurn,
  firstPlayerChoice,
  firstPlayerEvents,
  mulliganEvents,
  mulliganOfCards,
  nobodysTurn,
  pass,
  passEvents,
  passWindow,
  readyCards,
} from './index.ts';

const kit = declareGame({
  name: 'small',
  state: { card: { exerted: false } },
  zones: {
    deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'owner' },
    play: { of: 'player', seenBy: 'everyone' },
  },
  cards: { ant: { cost: 1 } },
  events: { ...firstPlayerEvents, ...mulliganEvents, ...passEvents, ...drawEvents },
});

const game = kit.define({
  setup: ({ players, coreOps }) => {
    for (const player of players) for (let i = 0; i < 10; i++) coreOps.createCard('ant', player.deck);
  },
  moves: { concede, undo },
  segments: {
    setup: {
      next: 'play',
      onBegin: nobodysTurn,
      endIf: ({ ctx }) => ctx.currentPhase === null,
      turn: {
        phases: {
          first: { start: true, next: 'hands', ...firstPlayerChoice },
          hands: { next: null, ...mulliganOfCards({ hand: 3, how: 'bottom' }) },
        },
      },
    },
    play: {
      turn: {
        phases: {
          ready: { start: true, auto: true, next: 'draw', onBegin: readyCards(({ play }) => [play]) },
          draw: { auto: true, next: 'main', onBegin: drawForTurn() },
          main: { next: null, ...passWindow(), moves: { pass } },
        },
      },
    },
  },
});

test('parts fit into a game whose context has what they ask for', () => {
  const match = createMatch(game, { players: ['ann', 'bo'], seed: 3 });
  const [chooser] = match.waitingFor;
  expect(match.act({ player: chooser, move: 'chooseFirst', args: { player: 'bo' } }).ok).toBe(true);
  expect(match.act({ player: 'bo', move: 'mulligan', args: { cards: [] } }).ok).toBe(true);
  const [replace] = [...match.legalActions('ann')].filter(({ args }) => (args.cards as number[]).length === 2);
  expect(match.act(replace).ok).toBe(true);
  expect(match.state.ctx.currentPhase).toBe('main');
  const result = match.act({ player: 'bo', move: 'pass', args: {} });
  expect(result.ok && result.events.find(({ type }) => type === 'passed')).toEqual({ type: 'passed', player: 'bo' });
});
