import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { findGame } from '../catalogue.ts';
import { LineAsker } from '../prompts/line-asker.ts';
import { openTable } from './opening.ts';
import { newSession, type Session } from './session.ts';
import { sit } from './sitting.ts';

async function sitWith(...lines: string[]): Promise<Session> {
  const input = new PassThrough();
  input.end(lines.map((line) => `${line}\n`).join(''));
  const entry = await findGame('flesh-and-blood');
  const opening = openTable(entry, { seat: '0', bot: 'random', seed: 5, decks: [], limitMs: 1000 });
  const session = newSession({ ...opening, entry, asker: new LineAsker(input, new PassThrough()) });
  await session.client.prefer({ passWhenIdle: true, takeSole: true });
  await sit(session);
  return session;
}

it('sets when one is asked, and the host keeps it', async () => {
  const { client, table } = await sitWith('t', '3', '2', '5', '7', '1,9', '1');
  expect(client.state.prefs).toMatchObject({ takeSole: false, autoPass: true, passWhenIdle: true });
  // stops in all phases of one's own turns, or they would pass by
  expect(client.state.prefs?.stops).toEqual({ own: ['START', 'ACTION', 'END'], others: ['START', 'END'] });
  expect(table?.entries.filter(({ did }) => did.type === 'prefs')).toHaveLength(4);
});
