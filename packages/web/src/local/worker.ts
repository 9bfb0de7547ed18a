import { type Bot, botByName, createTurn, deriveSeed } from '@cardloom/bots';
import { games } from '@cardloom/games';
import { type Chooser, type Entry, LocalTable } from '@cardloom/host';
import type { Connection } from '@cardloom/protocol';
import { describeFlow, randomSeed } from 'cardloom';
import { createCutter } from './blocks.ts';
import type { FromWorker, LocalMatch, ToWorker } from './messages.ts';

/** A table with its rules and bots, away from the page: the page stays quick, and loads no rules. */

const post = (message: FromWorker): void => postMessage(message);
const connections = new Map<number, Connection>();
let table: Promise<LocalTable> | null = null;

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  hear(data).catch((error: unknown) => post({ type: 'failed', message: String(error) }));
});

async function hear(message: ToWorker): Promise<void> {
  if (message.type === 'start') {
    table = start(message.match);
    await table;
    return;
  }
  if (table === null) throw new Error('The first message must be `start`.');
  const { id } = message;
  const running = await table;
  if (message.type === 'open') {
    connections.set(
      id,
      running.open(message.player)({
        open: () => post({ type: 'opened', id }),
        message: (text) => {
          // first: whatever somebody has seen is there again after a reload
          save(running);
          post({ type: 'message', id, text });
        },
        close: () => post({ type: 'closed', id }),
      }),
    );
  } else if (message.type === 'send') connections.get(id)?.send(message.text);
  else connections.get(id)?.close();
}

async function start({ game: name, seats, options, seed, saved, pace }: LocalMatch): Promise<LocalTable> {
  const listing = games[name];
  if (listing === undefined) throw new Error(`There is no game ${name}.`);
  const [game, presentation] = await Promise.all([listing.load(), listing.present()]);
  post({ type: 'flow', flow: describeFlow(game) });
  const bots = Object.fromEntries(
    seats.flatMap(({ player, bot }) => (bot === null ? [] : [[player, choosing(botByName(bot), pace)] as const])),
  );
  const { passing, late = [] } = presentation;
  return new LocalTable(game, {
    ...(saved ?? {
      seats: seats.map(({ player, name: called }) => ({ player, name: called })),
      options,
      ...(seed === undefined ? {} : { seed }),
    }),
    bots,
    ...(passing === undefined ? {} : { passing }),
    late,
    onFailure: (error) => post({ type: 'failed', message: String(error) }),
  });
}

/** A bot at its own pace: people want to see what it does. */
function choosing(bot: Bot, pace: number): Chooser {
  const secret = randomSeed();
  let turns = 0;
  return async (match, player) => {
    const thought = new Promise((resolve) => setTimeout(resolve, pace));
    const action = await bot.choose(createTurn(match, player, deriveSeed(secret, 'turn', turns++)));
    if (pace > 0) await thought;
    return action;
  };
}

const cut = createCutter();
let last: Entry | undefined;

/** Only what is new: several messages come with one action. */
function save(running: LocalTable): void {
  const entry = running.entries.at(-1);
  if (entry === last) return;
  last = entry;
  post({ type: 'saved', fresh: cut(running.save()) });
}
