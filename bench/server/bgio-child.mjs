// boardgame.io's server with the referee game, in a process of its own. It keeps matches in memory: it has no store of its own
// that would be synchronised.
import { createRequire } from 'node:module';
import { makeGame } from '../referee/adapters/bgio-game.mjs';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

/** Matches that do not end while it is measured. */
const game = makeGame({ limit: 1e9, seed: 7 });
const server = Server({ games: [game], origins: ['*'] });
const running = await server.run({ port: 0 }, () => {});

const answers = {
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
  memory: () => {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  },
  stop: () => setImmediate(() => process.exit(0)),
};
process.on('message', ({ n, ask }) => process.send({ n, answer: answers[ask]() }));
process.send({ url: `http://localhost:${running.appServer.address().port}` });
