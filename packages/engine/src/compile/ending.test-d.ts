import { type ContextOf, declareGame, type EventOf, type GameResult } from '../index.ts';

/** Checked by the compiler, never run: how a game ends, who plays together and who sees what. */

const kit = declareGame({
  name: 'typed',
  players: 4,
  teams: 2,
  state: { player: { points: 0 } },
  zones: {
    hand: { of: 'player', seenBy: 'others' },
    shelf: { of: 'player', seenBy: 'rule' },
    pile: { of: 'game', seenBy: 'rule' },
  },
  cards: { ant: { legs: 6 } },
});

export const ends = ({ coreOps, player, players, ctx }: ContextOf<typeof kit>): GameResult | undefined => {
  coreOps.endGame();
  coreOps.endGame(player);
  coreOps.endGame('ann');
  coreOps.endGame({ winners: [player, 'bo'], reason: 'time' });
  coreOps.endGame({ winners: 'everyone', scores: ({ points }) => points });
  coreOps.endGame({ ranks: [player, [players[1], 'cy'], 'dan'] });
  coreOps.endGame({ scores: ({ points }) => points, best: 'lowest' });
  // @ts-expect-error a score is a number
  coreOps.endGame({ scores: ({ id }) => id });
  // @ts-expect-error players have points
  coreOps.endGame({ scores: ({ pionts }) => pionts });
  // @ts-expect-error it is winners
  coreOps.endGame({ winner: player });
  // @ts-expect-error the highest or the lowest
  coreOps.endGame({ scores: ({ points }) => points, best: 'most' });
  // @ts-expect-error a list, or all, or none
  coreOps.endGame({ winners: player });
  for (const partner of player.partners) partner.points += player.opponents.length + player.team;
  coreOps.reveal(player.hand.cards[0], player.partners);
  return ctx.result;
};

const game = kit.define({
  sight: {
    shelf: ({ players }, owner) => [owner, ...owner.partners, players[0].id],
    pile: ({ players }) => players.filter(({ points }) => points > 0),
  },
  couldBe: (_context, card, def) => def.legs > card.zone.length,
  leaks: [{ by: 'events', reason: 'It is told.' }],
  segments: { play: {} },
});
kit.define({
  // @ts-expect-error a rule names players
  sight: { pile: ({ zones }) => zones.pile.cards },
  segments: { play: {} },
});
declareGame({
  name: 'x',
  // @ts-expect-error it is others
  zones: { hand: { of: 'player', seenBy: 'other' } },
});

export const reason = (event: EventOf<typeof game>): string | null =>
  event.type === 'gameOver' ? event.result.reason : null;
