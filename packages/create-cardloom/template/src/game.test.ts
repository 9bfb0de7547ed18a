import { arrange, assertConforms, Table } from '@cardloom/testkit';
import { expect, it } from 'vitest';
import game from './game.ts';

it('a wave washes a card off somebody else’s beach', () => {
  const table = new Table(
    arrange(game, {
      turnPlayer: 'ann',
      at: { segment: 'play', phase: 'main' },
      players: {
        ann: { zones: { hand: ['wave', 'shell'] } },
        bo: { worth: 5, zones: { beach: ['pearl'], hand: ['crab'] } },
      },
    }),
  );
  table.act('ann', 'wash', { wave: 'wave', away: 'pearl' });
  expect(table.where('pearl')).toBe('sea');
  expect(table.match.state.ctx.players.bo.worth).toBe(0);
});

it('keeps the laws: no leak, every list true, undo exact, and every match ends', { timeout: 60_000 }, () => {
  expect(assertConforms(game, { games: 10, seed: 1 }).games).toBe(10);
});
