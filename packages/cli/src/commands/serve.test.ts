import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { listenSomewhere } from '../serve/port.ts';
import { cardloom, Folder, TIDE } from './binary.fixture.ts';

const BINARY = fileURLToPath(new URL('../../bin/cardloom.mjs', import.meta.url));

/** Runs it until it says where it is, lets `work` use it, and interrupts it; gives how it ended and what it said. */
async function serving(args: readonly string[], cwd: string, work: (url: string) => Promise<void>) {
  const child = spawn(process.execPath, [BINARY, 'serve', ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  try {
    const url = await new Promise<string>((found, failed) => {
      let out = '';
      child.stdout.on('data', (chunk) => {
        out += chunk;
        const [, address] = /Cardloom is at (\S+)\n/.exec(out) ?? [];
        if (address !== undefined) found(address);
      });
      child.once('exit', () => failed(new Error(said)));
    });
    await work(url);
  } finally {
    child.kill('SIGINT');
  }
  return { code: await ended, said };
}

it('serves the games of the registry, keeps matches in a file, and stops when asked to', async () => {
  using folder = new Folder();
  const { code, said } = await serving(['--port', '0'], folder.path, async (url) => {
    const { games, bots } = (await (await fetch(`${url}/api/games`)).json()) as {
      games: { name: string; about: string }[];
      bots: string[];
    };
    expect(games.map(({ name }) => name)).toContain('commander');
    expect(games[0].about.length).toBeGreaterThan(100);
    expect(bots).toEqual(['easy', 'medium', 'hard']);
    expect((await fetch(url)).headers.get('content-type')).toContain('text/html');
  });
  expect({ code, said }).toEqual({ code: 0, said: 'Stopping: what is under way is stored.\n' });
  expect(existsSync(folder.file('.cardloom/matches.db'))).toBe(true);
});

it('serves a game from a file, with bots', async () => {
  using folder = new Folder();
  await serving(['--port', '0', '--store', 'memory', '--games', TIDE], folder.path, async (url) => {
    const seats = [
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'easy' },
    ];
    const body = JSON.stringify({ game: 'tide', seats, spectators: 'public' });
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${url}/api/matches`, { method: 'POST', body, headers });
    expect(response.status).toBe(201);
  });
});

it.each([
  [['--port', 'x'], '--port takes a whole number'],
  [['--games', 'skirmsh'], 'did you mean skirmish?'],
  [['--log', 'loud'], 'there is no log level "loud"'],
  [['--retention', '0'], '--retention takes a whole number of 1 or more'],
  [['--host', '203.0.113.1', '--store', 'memory'], '--host takes one of its own'],
])('%s is refused in one line', (args, message) => {
  using folder = new Folder();
  const { code, err } = cardloom(['serve', ...args], folder.path);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(err.trim().split('\n')).toHaveLength(1);
});

it('takes the next port that is free unless one is named', async () => {
  const taken = async (port: number): Promise<number> => {
    if (port < 4324) throw Object.assign(new Error(), { code: 'EADDRINUSE' });
    return port;
  };
  expect(await listenSomewhere(undefined, taken)).toBe(4324);
  await expect(listenSomewhere(4322, taken)).rejects.toThrow('port 4322 is taken');
});
