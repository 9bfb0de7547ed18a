import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { games } from '@cardloom/games';
import { type CardloomServer, createServer, memoryStore } from '@cardloom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { LineAsker } from '../prompts/line-asker.ts';
import { type AtServer, isAgainstBots, sitAtServer } from './at-server.ts';
import type { Session } from './session.ts';
import { sit } from './sitting.ts';

let server: CardloomServer;
beforeAll(async () => {
  server = await createServer({ games: { skirmish: games.skirmish }, store: memoryStore(), port: 0, botThreads: 1 });
});
afterAll(() => server.stop());

/** Somebody who types these lines, and what they see. */
function somebody(lines: readonly string[]) {
  const input = new PassThrough();
  const output = new PassThrough();
  const chunks: Buffer[] = [];
  output.on('data', (chunk: Buffer) => chunks.push(chunk));
  input.end(lines.map((line) => `${line}\n`).join(''));
  return {
    asker: new LineAsker(input, output),
    shown: () => stripVTControlCharacters(Buffer.concat(chunks).toString()),
  };
}

const FIRST = Array.from({ length: 400 }, () => '');
const typed = (more: Partial<AtServer> = {}): AtServer => ({ server: server.url, decks: [], options: null, ...more });
const tokenIn = ({ comeBack = '' }: Session): string => /--token (\S+)/.exec(comeBack)?.[1] ?? '';
const matchIn = ({ comeBack = '' }: Session): string => /--match (\S+)/.exec(comeBack)?.[1] ?? '';

it('plays a whole match against a bot of the server', async () => {
  const { asker, shown } = somebody(FIRST);
  const session = await sitAtServer(typed({ game: 'skirmish', bot: 'easy', name: 'Ann' }), asker);
  expect(isAgainstBots(session)).toBe(true);
  expect(await sit(session)).toBe('over');
  expect(shown()).toContain('Game over');
  session.client.close();
});

it('invites somebody, comes back with the token, and says why where that is no good', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const inviting = sitAtServer(typed({ game: 'skirmish', bot: 'invite', name: 'Ann' }), somebody([]).asker);
  const line = await vi.waitUntil(() => said.mock.calls.map(String).find((text) => text.startsWith('Invite')), 20_000);
  said.mockRestore();
  const [, match, invite] = /--match (\S+) --invite (\S+)/.exec(line) ?? [];
  const guest = await sitAtServer(typed({ match, invite, name: 'Bo' }), somebody([]).asker);
  const host = await inviting;
  expect([host.client.state.seat, guest.client.state.seat]).toEqual(['p0', 'p1']);
  expect(isAgainstBots(host)).toBe(false);
  expect(host.names.player('p1')).toBe('Bo');
  host.client.close();
  const again = await sitAtServer(typed({ match: matchIn(host), token: tokenIn(host) }), somebody([]).asker);
  expect(again.client.state.view).toEqual(host.client.state.view);
  for (const { client } of [again, guest]) client.close();
  await expect(sitAtServer(typed({ match, token: 'wrong' }), somebody([]).asker)).rejects.toThrow(
    'the server says goodbye (it does not know this token)',
  );
  await expect(sitAtServer(typed({ match, invite }), somebody([]).asker)).rejects.toThrow(
    'the server refuses: There is',
  );
});

it('refuses what cannot be, in one line', async () => {
  const { asker } = somebody([]);
  await expect(sitAtServer(typed(), asker)).rejects.toThrow('name a game for a new match');
  await expect(sitAtServer(typed({ server: 'cards' }), asker)).rejects.toThrow('--server takes an address');
  await expect(sitAtServer(typed({ server: 'http://127.0.0.1:1', match: 'x', token: 'y' }), asker)).rejects.toThrow(
    'there is no server at http://127.0.0.1:1',
  );
  await expect(sitAtServer(typed({ game: 'skirmish', bot: 'hrad' }), asker)).rejects.toThrow('did you mean hard?');
  await expect(sitAtServer(typed({ match: 'none', token: 'y' }), asker)).rejects.toThrow('There is no match');
});
