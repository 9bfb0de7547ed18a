import { createServer, type ServerOptions } from '@cardloom/server';
import { defineCommand } from 'citty';
import { pino } from 'pino';
import { flag, value } from '../flags.ts';
import { openBrowser } from '../serve/browser.ts';
import { servedGames } from '../serve/games.ts';
import { listenSomewhere } from '../serve/port.ts';
import { openStore } from '../serve/store.ts';
import { webPages } from '../serve/web-pages.ts';
import { print, say } from '../terminal.ts';
import { listOf, unknown, wholeNumber } from '../usage.ts';

export const examples = [
  'cardloom serve',
  'cardloom serve --host 0.0.0.0 --port 8080 --store /var/lib/cardloom/matches.db --retention 90',
  'cardloom serve --games skirmish,./my-game.mjs --store memory',
  'cardloom serve --host 0.0.0.0 --store postgres://cardloom@db.example.org/cardloom',
];

/** As long as bots take where the page plays without a server. */
const BOT_PAUSE_MS = 350;
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'];

export default defineCommand({
  meta: { name: 'serve', description: 'A lobby and tables for browsers and other clients' },
  args: {
    host: value('address', 'Who reaches it: 0.0.0.0 for others (default 127.0.0.1)'),
    port: value('n', 'The port; 0 for any (default 4321, or the next that is free)'),
    store: value(
      'where',
      'A file, memory, postgres://… shared by many nodes, or postgres to try that (default .cardloom/matches.db)',
    ),
    'node-port': value('n', 'With postgres: where other nodes reach this one (default any)'),
    'node-address': value(
      'url',
      'With postgres: http://10.0.0.7:4322, if other nodes reach it elsewhere than they would think',
    ),
    games: value('a,b', 'The games offered: names or files (default all)'),
    retention: value(
      'days',
      'Delete matches so long after their end, or after anybody did anything in them (default never)',
    ),
    origins: value('a,b', 'Hosts of other pages that may use it: cards.example.org'),
    'trust-proxy': value('a,b', 'Addresses of proxies that say who asks'),
    'bot-threads': value('n', 'Threads for bots (default one less than there are cores)'),
    'open-metrics': flag('Let everybody read /metrics, not only this machine'),
    log: value('level', `${LOG_LEVELS.join(', ')} (default warn), as JSON lines on standard error`),
    open: flag('Show it in a browser'),
  },
  async run({ args }) {
    const level = args.log ?? 'warn';
    if (!LOG_LEVELS.includes(level)) unknown('log level', level, LOG_LEVELS);
    const nodePort = args['node-port'] === undefined ? undefined : wholeNumber('node-port', args['node-port'], 0);
    const retentionDays = args.retention === undefined ? undefined : wholeNumber('retention', args.retention, 0, 1);
    const botThreads =
      args['bot-threads'] === undefined ? undefined : wholeNumber('bot-threads', args['bot-threads'], 1, 1);
    const pages = webPages();
    const games = await servedGames(listOf(args.games));
    const { store, about, close } = await openStore(args.store ?? '.cardloom/matches.db');
    const options: ServerOptions = {
      games,
      store,
      host: args.host ?? '127.0.0.1',
      origins: listOf(args.origins),
      proxies: listOf(args['trust-proxy']),
      openMetrics: args['open-metrics'] === true,
      botPauseMs: BOT_PAUSE_MS,
      log: pino({ level }, pino.destination(2)),
      ...(retentionDays === undefined ? {} : { retentionDays }),
      ...(botThreads === undefined ? {} : { botThreads }),
      ...(pages === null ? {} : { pages }),
      node: {
        ...(nodePort === undefined ? {} : { port: nodePort }),
        ...(args['node-address'] === undefined ? {} : { address: args['node-address'] }),
      },
    };
    const port = args.port === undefined ? undefined : wholeNumber('port', args.port, 0);
    const server = await listenSomewhere(port, (chosen) => createServer({ ...options, port: chosen }));
    print(`Cardloom is at ${server.url}\n`);
    if (about !== '') say(`${about}\n`);
    if (args.open === true) openBrowser(server.url);
    await interrupted();
    say('Stopping: what is under way is stored.\n');
    await server.stop();
    await close();
  },
});

/** Resolves when somebody wants it to end; who insists need not wait. */
function interrupted(): Promise<void> {
  return new Promise((done) => {
    let isEnding = false;
    const end = (): void => {
      if (isEnding) process.exit(130);
      isEnding = true;
      done();
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
  });
}
