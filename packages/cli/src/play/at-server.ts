import { userInfo } from 'node:os';
import { type Client, connect } from '@cardloom/client';
import { Names } from '@cardloom/parts/present';
import { BOT_LEVELS, type BotLevel } from '@cardloom/server';
import { showControlCharacters } from 'cardloom';
import { WebSocket } from 'ws';
import { countPlayers, findGame, savedGame } from '../catalogue.ts';
import type { OptionsRecord } from '../match-options.ts';
import type { Asker } from '../prompts/asker.ts';
import { quoted } from '../quoted.ts';
import { say } from '../terminal.ts';
import { fail, unknown } from '../usage.ts';
import { type Lobby, lobbyAt } from './lobby.ts';
import { follow, fresh, type Session, somethingHappens } from './session.ts';
import { TableLog } from './table-log.ts';

/** What was typed beside `--server`. */
export interface AtServer {
  readonly server: string;
  readonly game?: string;
  readonly match?: string;
  readonly invite?: string;
  readonly token?: string;
  readonly name?: string;
  /** The level of the bots, or `invite` for people. */
  readonly bot?: string;
  readonly players?: number;
  readonly decks: readonly string[];
  readonly options: OptionsRecord | null;
}

/** Sits down at a table on a server: a new one, one somebody invited to, or where one sat before. */
export async function sitAtServer(typed: AtServer, asker: Asker): Promise<Session> {
  const { server } = typed;
  const lobby = lobbyAt(server);
  const { match, token } = typed.match === undefined ? await createMatch(lobby, typed) : await join(lobby, typed);
  const { game } = await lobby.find(match);
  const entry = typed.game === undefined ? await savedGame(game) : await findGame(typed.game);
  const client = connect(server, { match, token, WebSocket });
  await begun(client);
  const { seat } = client.state;
  const names = new Names(entry, calledIn(client));
  // whoever takes a seat later has another name
  client.subscribe(() => names.call(calledIn(client)));
  const log = new TableLog(names, seat);
  const comeBack = `cardloom play --server ${quoted(server)} --match ${match} --token ${token}`;
  return follow({ entry, client, table: null, comeBack, bots: [], seats: {}, names, asker, log, ...fresh(log) });
}

const calledIn = ({ state: { seat, seats } }: Client): Record<string, string> =>
  Object.fromEntries(seats.map(({ player, name }) => [player, player === seat ? 'you' : showControlCharacters(name)]));

interface Place {
  readonly match: string;
  readonly token: string;
}

async function createMatch(lobby: Lobby, typed: AtServer): Promise<Place> {
  const { server, game, decks, options, bot = 'medium' } = typed;
  if (game === undefined) return fail('name a game for a new match, or --match to come to one');
  const entry = await findGame(game);
  const others = countPlayers(entry, typed.players) - 1;
  const isLevel = (text: string): text is BotLevel => BOT_LEVELS.some((level) => level === text);
  if (bot !== 'invite' && !isLevel(bot)) unknown('bot on a server', bot, [...BOT_LEVELS, 'invite']);
  const created = await lobby.create({
    game: entry.name,
    seats: [
      { kind: 'me', name: nameOf(typed), ...deckOf(decks, 0) },
      ...Array.from({ length: others }, (_, i) =>
        isLevel(bot) ? { kind: 'bot' as const, level: bot, ...deckOf(decks, i + 1) } : { kind: 'invite' as const },
      ),
    ],
    ...(options === null ? {} : { options }),
  });
  for (const { invite } of created.invites) {
    say(`Invite somebody: cardloom play --server ${quoted(server)} --match ${created.id} --invite ${invite}\n`);
  }
  return { match: created.id, token: created.token ?? '' };
}

/** One deck for all, or one per seat. */
const deckOf = (decks: readonly string[], seat: number): { readonly deck?: string } => {
  const deck = decks.length === 1 ? decks[0] : decks[seat];
  return deck === undefined ? {} : { deck };
};

async function join(lobby: Lobby, typed: AtServer): Promise<Place> {
  const { match = '', token, invite } = typed;
  if (token !== undefined) return { match, token };
  const claimed = await lobby.claim(match, { name: nameOf(typed), ...(invite === undefined ? {} : { invite }) });
  return { match, token: claimed.token };
}

const nameOf = ({ name }: AtServer): string => (name ?? userInfo().username) || 'Somebody';

/** Waits until all have sat down. */
async function begun(client: Client): Promise<void> {
  let isSaid = false;
  while (client.state.view === null) {
    const { connection, bye, seats } = client.state;
    if (connection === 'closed') fail(`the server says goodbye${bye === null ? '' : ` (${GOODBYES[bye] ?? bye})`}`);
    if (seats.length > 0 && !isSaid) say('Waiting until all seats are taken …\n');
    isSaid ||= seats.length > 0;
    await somethingHappens({ client, wake: () => undefined });
  }
}

const GOODBYES: Readonly<Record<string, string>> = {
  token: 'it does not know this token',
  'no-match': 'it has no such match',
  full: 'that seat is taken as often as it may be',
  version: 'it speaks another version',
};

/** Whether only bots sit opposite: then nobody learns anything from what is done by itself. */
export const isAgainstBots = ({ client }: Session): boolean =>
  client.state.seats.every(({ player, isBot }) => isBot || player === client.state.seat);
