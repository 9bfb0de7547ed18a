// boardgame.io's server with the referee game, in a process of its own. It keeps matches in memory: it has no store of its own
// that would be synchronised.
import { createRequire } from 'node:module';
import { makeGame } from '../referee/adapters/bgio-game.mjs';
import { cpu, memory } from './measures.mjs';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

/** Matches that do not end while it is measured. */
const game = makeGame({ limit: 1e9, seed: 7 });
const server = Server({ games: [game], origins: ['*'] });
const running = await server.run({ port: 0 }, () => {});

const answers = {
  cpu,
  memory,
  stop: () => setImmediate(() => process.exit(0)),
};
process.on('message', ({ n, ask }) => process.send({ n, answer: answers[ask]() }));
process.send({ url: `http://localhost:${running.appServer.address().port}` });
