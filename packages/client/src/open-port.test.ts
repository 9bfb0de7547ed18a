import { LocalTable, servePort } from '@cardloom/host';
import type { Port } from '@cardloom/protocol';
import { expect, it } from 'vitest';
import { parley } from '../../host/src/parley.fixture.ts';
import { createClient } from './client.ts';
import { openPort } from './open-port.ts';

const online = async (...clients: readonly { readonly state: { readonly connection: string } }[]) => {
  while (clients.some(({ state }) => state.connection !== 'online'))
    await new Promise((resolve) => setTimeout(resolve, 1));
};

it('plays at a table behind a port, from several seats, and comes back', async () => {
  const { port1, port2 } = new MessageChannel();
  const table = new LocalTable(parley, { seats: [{ player: 'ann' }, { player: 'bo' }], seed: 1 });
  const stop = servePort(table, port1 as unknown as Port);
  port2.postMessage('something else that uses this port');
  const here = port2 as unknown as Port;
  const [ann, bo] = ['ann', 'bo'].map((seat) => createClient<typeof parley>(openPort(here, seat)));
  await online(ann, bo);
  expect(await ann.act('draw')).toEqual({ seq: 1 });
  expect(ann.state.view).toEqual(table.match.view('ann'));
  await ann.table('concede');
  await ann.table('rematch');
  await bo.table('agree');
  while (ann.state.seq > 0 || bo.state.seq > 0) await new Promise((resolve) => setTimeout(resolve, 1));
  await online(ann, bo);
  expect(table.match.players).toEqual(['bo', 'ann']);
  ann.close();
  bo.close();
  stop();
  port1.close();
});
