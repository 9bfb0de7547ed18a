// A Cardloom server in a process of its own: bench/server/child.mjs <database> [usual]. It says where it is, and answers what it is asked.
import { Session } from 'node:inspector/promises';
import { games } from '@cardloom/games';
import { createServer, NO_LIMITS, sqliteStore } from '@cardloom/server';
import { cpu, memory } from './measures.mjs';
import { shares } from './split.mjs';

/** With the limits everybody gets, or with none. */
const [path, kind] = process.argv.slice(2);
const store = await sqliteStore(path);
const server = await createServer({
  games: { skirmish: games.skirmish },
  store,
  port: 0,
  limits:
    kind === 'usual'
      ? { matchesPerHour: NO_LIMITS.matchesPerHour, openSeatsPerHour: NO_LIMITS.openSeatsPerHour }
      : NO_LIMITS,
  botThreads: 1,
});
const profiler = new Session();

const answers = {
  cpu,
  memory,
  profile: async () => {
    profiler.connect();
    await profiler.post('Profiler.enable');
    await profiler.post('Profiler.setSamplingInterval', { interval: 500 });
    await profiler.post('Profiler.start');
  },
  split: async () => shares((await profiler.post('Profiler.stop')).profile),
  stop: async () => {
    await server.stop();
    await store.close();
    setImmediate(() => process.disconnect());
  },
};

process.on('message', async ({ n, ask }) => process.send({ n, answer: (await answers[ask]()) ?? null }));
process.send({ url: server.url });
