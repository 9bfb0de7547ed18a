import { createClient } from '@cardloom/client';
import { games } from '@cardloom/games';
import { LocalTable } from '@cardloom/host';
import { expect, it } from 'vitest';

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

it('whoever has left a match is not asked how it goes on', async () => {
  const game = await games.commander.load();
  const players = ['ann', 'bo', 'cy'];
  const table = new LocalTable(game, { seats: players.map((player) => ({ player })), seed: 1 });
  const [ann, bo, cy] = players.map((player) => createClient(table.open(player)));
  await settled();
  await cy.table('concede');
  await ann.table('pause');
  await settled();
  expect(bo.state.consent).toEqual({ for: 'pause', by: 'ann', waiting: ['bo'] });
  await bo.table('agree');
  await settled();
  expect(cy.state.isPaused).toBe(true);
  table.close();
});
