import { existsSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { gameNames } from '@cardloom/games';
import type { Preferences } from '@cardloom/protocol';
import { randomSeed } from 'cardloom';
import { defineCommand } from 'citty';
import { closeBots, readyBots } from '../bots.ts';
import { type CatalogueEntry, findGame, isPath, savedGame } from '../catalogue.ts';
import { value } from '../flags.ts';
import { parseOptions } from '../match-options.ts';
import type { AtServer } from '../play/at-server.ts';
import { playDemo } from '../play/demo.ts';
import { chooseTable } from '../play/menu.ts';
import { openTable, reopenTable } from '../play/opening.ts';
import { keep } from '../play/saving.ts';
import { drawScreen } from '../play/screen.ts';
import { DEFAULT_BOT } from '../play/seats.ts';
import { newSession, type Session, viewOf } from '../play/session.ts';
import { sit } from '../play/sitting.ts';
import type { Asker } from '../prompts/asker.ts';
import { LineAsker } from '../prompts/line-asker.ts';
import { TerminalAsker } from '../prompts/terminal-asker.ts';
import { quoted } from '../quoted.ts';
import { loadReplay, type ReplayFile } from '../replay-file.ts';
import { drawStanding } from '../table/heading.ts';
import { print, say } from '../terminal.ts';
import { fail, listOf, seedOf, wholeNumber } from '../usage.ts';

export const examples = [
  'cardloom play skirmish',
  'cardloom play skirmish --bot mcts:ms=500 --decks basic,control --seed 7 --save match.json',
  'cardloom play --resume match.json',
  'cardloom play skirmish --server http://127.0.0.1:4321 --bot hard',
  'cardloom play --server http://127.0.0.1:4321 --match k3x9 --invite 8fJ2',
];

export default defineCommand({
  meta: { name: 'play', description: 'A person against bots, or on a server against anybody, in a terminal' },
  args: {
    game: {
      type: 'positional',
      required: false,
      description: 'The game; a menu if left out. A file such as ./my-game.mjs works too',
    },
    seat: value('n', 'Your seat: a number from 0, or p0, p1, … (default 0)'),
    players: value('n', 'How many play, bots included'),
    teams: value('n', 'How many teams, where a game lets one choose'),
    bot: value(
      'name',
      `Who you play against: random, greedy, mcts, or a file; a,b for one per seat (default ${DEFAULT_BOT})`,
    ),
    limit: value('ms', 'How long a bot from a file may think about a move (default 10000)'),
    decks: value('a,b', 'One deck for all, or one per seat'),
    options: value('json', 'Further options of the game: \'{"leaders":["sage","warlord"]}\''),
    seed: value('n', 'A number or 32 hex digits: the same seed gives the same match (default: any)'),
    'auto-pass': value('mode', 'Pass for you: never, or when-idle if nothing else can be done (default when-idle)'),
    save: value('file', 'Keep the match in this file as you play'),
    resume: value('file', 'Go on with a saved match'),
    server: value(
      'url',
      'Play on this server; --bot is then easy, medium, hard, or invite for people (default medium)',
    ),
    match: value('id', 'A match on the server, instead of a new one'),
    invite: value('code', 'The invitation to its seat'),
    token: value('token', 'Where you sat before, or may watch'),
    name: value('name', 'What others see (default: your login)'),
  },
  async run({ args }) {
    const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
    const given = seedOf(args.seed);
    const limitMs = wholeNumber('limit', args.limit, 10_000, 1);
    const wishes = wishesOf(args['auto-pass']);
    if (args.server !== undefined) {
      if ((args.save ?? args.resume ?? args.seed ?? args.seat ?? args.teams ?? args.limit) !== undefined) {
        fail('the server keeps the match: leave out --save, --resume, --seed, --seat, --teams and --limit');
      }
      await playOnServer({ ...args, server: args.server }, isTerminal);
      return;
    }
    if ((args.match ?? args.invite ?? args.token ?? args.name) !== undefined) fail('name the server too: --server url');
    if (args.game === undefined && args.resume === undefined && !isTerminal) {
      await playDemo(await findGame(gameNames[0]), given ?? 7);
      return;
    }
    // bad input is refused before anything is drawn
    const file = args.resume === undefined ? undefined : loadReplay(args.resume);
    if (file !== undefined && (args.seed ?? args.decks ?? args.players ?? args.teams ?? args.options) !== undefined) {
      fail('a saved match has its own seed, decks, players, teams and options; leave those out with --resume');
    }
    if (args.save !== undefined && args.save !== args.resume && existsSync(args.save)) {
      fail(`${args.save} exists; go on with it by --resume ${quoted(args.save)}, or name another file`);
    }
    const asker: Asker = isTerminal ? new TerminalAsker() : new LineAsker(process.stdin, process.stdout);
    let onFailure = (error: unknown): void => {
      throw error;
    };
    try {
      const isMenu = args.game === undefined && file === undefined;
      const players = args.players === undefined ? undefined : wholeNumber('players', args.players, 0, 1);
      const asked = isMenu ? await chooseTable(asker, { players, bot: args.bot, decks: args.decks }) : undefined;
      if (asked === null) return;
      const entry = asked?.entry ?? (await gameOf(args.game, file, args.resume ?? ''));
      const opening =
        file === undefined
          ? openTable(entry, {
              seat: args.seat ?? '0',
              bot: asked?.bot ?? args.bot ?? DEFAULT_BOT,
              players: asked?.players ?? players,
              teams: args.teams === undefined ? undefined : wholeNumber('teams', args.teams, 0, 1),
              seed: given ?? randomSeed(),
              decks: asked?.decks ?? listOf(args.decks),
              options: parseOptions(args.options),
              limitMs,
              onFailure: (error) => onFailure(error),
            })
          : reopenTable(entry, file, {
              seat: args.seat ?? null,
              bot: args.bot,
              limitMs,
              onFailure: (error) => onFailure(error),
            });
      const session = newSession({ ...opening, entry, asker }, args.save ?? args.resume);
      onFailure = (error) => {
        session.failure = error;
        session.wake();
      };
      await playAt(session, wishes, args['auto-pass'] === undefined ? file?.prefs : undefined);
    } finally {
      asker.close();
    }
  },
});

interface ServerArgs extends Omit<AtServer, 'players' | 'decks' | 'options'> {
  readonly players?: string;
  readonly decks?: string;
  readonly options?: string;
  readonly 'auto-pass'?: string;
}

async function playOnServer(args: ServerArgs, isTerminal: boolean): Promise<void> {
  // a table of one's own needs nothing of it
  const { isAgainstBots, sitAtServer } = await import('../play/at-server.ts');
  const { server, game, match, invite, token, name, bot } = args;
  const players = args.players === undefined ? undefined : wholeNumber('players', args.players, 0, 1);
  const typed = { server, game, match, invite, token, name, bot, players };
  const asker: Asker = isTerminal ? new TerminalAsker() : new LineAsker(process.stdin, process.stdout);
  try {
    const given = { ...typed, decks: listOf(args.decks), options: parseOptions(args.options) };
    const session = await sitAtServer(given, asker);
    await playAt(session, wishesOf(args['auto-pass'] ?? (isAgainstBots(session) ? undefined : 'never')));
  } finally {
    asker.close();
  }
}

async function playAt(session: Session, wishes: Partial<Preferences>, saved?: unknown): Promise<void> {
  const { client, table, asker, bots } = session;
  // at a prompt Ctrl-C is a key; as a signal it comes from outside, or where there is no terminal
  const interrupt = (): void => {
    if (!session.wantsToLeave && client.state.prompt?.moves.length === 0) {
      session.wantsToLeave = true;
      session.wake();
      return;
    }
    asker.close();
    farewell(session);
    process.exit(130);
  };
  process.on('SIGINT', interrupt);
  try {
    await readyBots(bots);
    keep(session);
    // whoever only watches has nothing to prefer
    if (table !== null || client.state.seat !== null) await client.prefer(wishes);
    // a save may say anything, which the host then refuses
    if (saved !== undefined) await client.prefer(saved as Partial<Preferences>).catch(() => undefined);
    await sit(session);
    asker.close();
    const view = viewOf(session);
    const isOver = view.ctx.gameOver === true;
    // what stood on the other screen last, for the scrollback
    if (isOver) print(`${drawScreen(session)({ columns: 80, rows: 40 })}\n`);
    print(`${isOver ? drawStanding(view, session.names) : 'You left the match'}.\n`);
    farewell(session);
  } finally {
    process.off('SIGINT', interrupt);
    client.close();
    table?.close();
    await closeBots(bots);
  }
}

/** Against bots nobody learns anything from what is done by itself. */
function wishesOf(mode = 'when-idle'): Partial<Preferences> {
  if (mode !== 'never' && mode !== 'when-idle') fail(`--auto-pass is never or when-idle, not ${mode}`);
  const isIdle = mode === 'when-idle';
  return { passWhenIdle: isIdle, takeSole: isIdle };
}

function farewell(session: Session): void {
  const { savePath, table, entry } = session;
  const isOver = session.client.state.view?.ctx.gameOver === true;
  if (session.comeBack !== undefined && !isOver) say(`Come back with: ${session.comeBack}\n`);
  if (table === null) return;
  const { seed } = table.match.replay();
  say(`Seed ${seed}: --seed with it deals the same cards again.\n`);
  if (savePath === undefined) return;
  keep(session);
  const next = table.match.isOver
    ? `See it again: cardloom replay ${quoted(savePath)} --step${isPath(entry.source) ? ` --game ${typedPath(entry.source)}` : ''}`
    : `Go on with: cardloom play ${onCommandLine(session)}`;
  say(`Saved to ${savePath}. ${next}\n`);
}

/** Files are only run when they are named again, so the line names them. */
function onCommandLine({ entry, seats, savePath, table }: Session): string {
  const others = (table?.match.players ?? []).map((player) => seats[player]).filter((text) => text !== 'you');
  const words = ['--resume', quoted(String(savePath))];
  if (isPath(entry.source)) words.unshift(typedPath(entry.source));
  if (others.some(isPath)) words.push('--bot', quoted(others.join(',')));
  return words.join(' ');
}

/** As one would type it from here. */
function typedPath(file: string): string {
  const path = relative('.', file);
  return quoted(isAbsolute(path) || path.startsWith('.') ? path : `./${path}`);
}

/** The game that was typed, or that of the saved match. */
async function gameOf(typed: string | undefined, file: ReplayFile | undefined, path: string): Promise<CatalogueEntry> {
  if (typed !== undefined) return findGame(typed);
  if (file === undefined) return fail('name a game, or a saved match');
  return savedGame(file.game, `cardloom play ./your-game.mjs --resume ${quoted(path)}`);
}
