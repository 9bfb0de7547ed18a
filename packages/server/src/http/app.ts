import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { validator } from 'hono/validator';
import type { Logger } from 'pino';
import type { z } from 'zod';
import { BOT_LEVELS } from '../bots/levels.ts';
import type { Games } from '../games.ts';
import { Buckets, type Limits } from '../limits.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { summaryOf } from '../lobby/summary.ts';
import type { Metrics } from '../metrics.ts';
import { isLoopback } from './address.ts';
import { encoder } from './encoded.ts';
import { HTTP_ERRORS, type HttpError, type HttpErrorCode, Refused } from './errors.ts';
import { type Page, PLAIN_PAGE } from './pages.ts';
import { claimSchema, createSchema, leaveSchema, listSchema, ownSchema, problemOf } from './schemas.ts';
import { isLocalHost, SECURITY_HEADERS } from './security.ts';

export interface AppOptions {
  readonly lobby: Lobby;
  readonly games: Games;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Who a request comes from. */
  readonly addressIn: (request: IncomingMessage) => string;
  /** False for a node that may hold no matches: whoever shares out requests leaves it out. */
  readonly isAlive: () => boolean;
  /** Whether anybody may read the metrics, or only this machine. */
  readonly openMetrics: boolean;
  readonly pages: ReadonlyMap<string, Page>;
  now(): number;
}

type Env = { Bindings: HttpBindings };

/**
 * The lobby over HTTP. Its type is what `hc<LobbyApp>` of hono makes a typed client from.
 *
 * ```ts
 * import { hc } from 'hono/client';
 * const lobby = hc<LobbyApp>('http://127.0.0.1:4321');
 * ```
 */
export type LobbyApp = ReturnType<typeof createApp>;

export function createApp(options: AppOptions) {
  const { lobby, games, limits, metrics, log, now, addressIn } = options;
  const creations = new Buckets(limits.matchesPerHour, limits.matchesPerHour / 3600);
  const openSeats = new Buckets(limits.openSeatsPerHour, limits.openSeatsPerHour / 3600);

  const encode = encoder();

  const guarded: MiddlewareHandler<Env> = async (c, next) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value);
    await next();
  };

  const logged: MiddlewareHandler<Env> = async (c, next) => {
    const startedAt = performance.now();
    await next();
    const ms = Math.round(performance.now() - startedAt);
    // the route, not the path: what stands in a path may let somebody in
    log.debug({ method: c.req.method, status: c.res.status, ms }, 'request');
  };

  const app = new Hono<Env>()
    .use(logged)
    .use(guarded)
    .use(
      bodyLimit({
        maxSize: limits.body,
        onError: () => {
          throw new Refused('too-large', `A request is of at most ${limits.body} bytes.`);
        },
      }),
    )
    .get('/health', (c) => {
      if (!options.isAlive()) throw new Refused('failed', 'This node does not reach its database.');
      return c.json({ status: 'ok' });
    })
    .get('/metrics', async (c) => {
      if (!isOfThisMachine(c.env.incoming) && !options.openMetrics)
        throw new Refused('not-found', 'There is nothing here.');
      return c.text(await metrics.registry.metrics(), 200, { 'content-type': metrics.registry.contentType });
    })
    .get('/api/games', async (c) => {
      const all = await Promise.all(games.all.map(({ name }) => games.load(name)));
      return c.json({
        games: all.flatMap((loaded) => {
          if (loaded === null) return [];
          const { served, about, build } = loaded;
          const { name, title, players, decks } = served;
          // any JSON: its type has no end
          const usual: unknown = served.options?.(Array.from({ length: players.min }, () => undefined)) ?? null;
          return [{ name, title, about, players, decks, options: usual, build }];
        }),
        bots: BOT_LEVELS,
      });
    })
    .get('/api/matches', query(listSchema), async (c) => {
      const matches = await lobby.list(c.req.valid('query').what);
      return c.json({ matches: matches.map((record) => summaryOf(record)) });
    })
    .post('/api/matches', body(createSchema), async (c) => {
      if (!creations.take(addressIn(c.env.incoming), now()))
        throw new Refused('rate', 'Too many matches. Wait a while.');
      const created = await lobby.create(c.req.valid('json'));
      metrics.created.inc();
      return c.json(created, 201);
    })
    .post('/api/matches/own', body(ownSchema), async (c) => {
      const own = await lobby.listOwn(c.req.valid('json').tokens);
      return c.json({ matches: own.map(({ record, player }) => ({ ...summaryOf(record, true), player })) });
    })
    .get('/api/matches/:id', async (c) => c.json(summaryOf(await lobby.find(c.req.param('id')))))
    .post('/api/matches/:id/seats', body(claimSchema), async (c) => {
      const claim = c.req.valid('json');
      // or one who never comes could take all the seats there are
      if (claim.invite === undefined && !openSeats.take(addressIn(c.env.incoming), now()))
        throw new Refused('rate', 'Too many seats. Play at those you have, or wait a while.');
      return c.json(await lobby.claim(c.req.param('id'), claim), 201);
    })
    .post('/api/matches/:id/leave', async (c) => {
      const token = tokenIn(c.req.header('authorization'));
      if (token === undefined) throw new Refused('bad-token', 'Say whose seat it is: Authorization: Bearer <token>.');
      const { invite } = read(leaveSchema, jsonIn(await c.req.text()));
      return c.json(await lobby.leave(c.req.param('id'), token, invite));
    })
    .get('/api/matches/:id/replay', async (c) => {
      const replay = await lobby.replay(c.req.param('id'), tokenIn(c.req.header('authorization')));
      // it is plain JSON, deeper than its type can be followed
      return c.body(JSON.stringify(replay), 200, { 'content-type': 'application/json' });
    })
    .get('*', (c) => page(c, options.pages, encode));

  app.notFound((c) => refuse(c, new Refused('not-found', 'There is nothing here.')));
  app.onError((error, c) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value);
    if (error instanceof Refused) {
      if (error.code === 'rate') metrics.refused.inc({ why: 'rate' });
      return refuse(c, error);
    }
    if (error instanceof HTTPException && error.status < 500) {
      return refuse(c, new Refused('bad-request', 'The request is not of the right form.'));
    }
    const { complete, destroyed } = c.env.incoming;
    // whoever hangs up in the middle has nothing to do with us
    if (destroyed && !complete) return refuse(c, new Refused('bad-request', 'The request was not sent to its end.'));
    log.error({ err: { message: error.message, stack: error.stack } }, 'a request failed');
    return refuse(c, new Refused('failed', 'Something went wrong here.'));
  });
  return app;
}

/** Neither passed on by a proxy, nor asked by a page whose name was made to mean this machine. */
const isOfThisMachine = ({ socket, headers }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? '') &&
  headers['x-forwarded-for'] === undefined &&
  headers.forwarded === undefined &&
  isLocalHost(headers.host);

function refuse(c: Context, { code, message, path }: Refused) {
  const error: HttpError = { code, message, path };
  // the rest of it is not read, so nothing can come after it
  if (code === 'too-large') c.header('connection', 'close');
  return c.json({ error }, HTTP_ERRORS[code satisfies HttpErrorCode]);
}

const body = <T extends z.ZodType>(schema: T) => validator('json', (value): z.output<T> => read(schema, value));

const query = <T extends z.ZodType>(schema: T) => validator('query', (value): z.output<T> => read(schema, value));

function read<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { message, path } = problemOf(parsed.error);
  throw new Refused('bad-request', message, path);
}

/** What need not say anything may be empty. */
function jsonIn(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new Refused('bad-request', 'The request is not of the right form.');
  }
}

const tokenIn = (header: string | undefined): string | undefined => /^Bearer ([\w-]{1,64})$/.exec(header ?? '')?.[1];

async function page(c: Context, pages: ReadonlyMap<string, Page>, encode: ReturnType<typeof encoder>) {
  const { path } = c.req;
  const shown = pages.get(path === '/' ? '/index.html' : path) ?? (path === '/' ? PLAIN_PAGE : undefined);
  if (shown === undefined) throw new Refused('not-found', 'There is nothing here.');
  const cache = shown.isHashed ? 'public, max-age=31536000, immutable' : 'no-cache';
  const { body, encoding } = await encode(shown, c.req.header('accept-encoding'));
  return c.body(new Uint8Array(body), 200, {
    'content-type': shown.type,
    'cache-control': cache,
    vary: 'accept-encoding',
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  });
}
