import { availableParallelism } from 'node:os';
import { CardloomError, createMatch, type Seed } from 'cardloom';
import { defineCommand } from 'citty';
import { splitBots } from '../bots.ts';
import { type CatalogueEntry, countPlayers, deckOptions, findGame, seating } from '../catalogue.ts';
import { FAILURES, saveFailure } from '../failures.ts';
import { canWrite, writeText } from '../files.ts';
import { asJson, flag, gameArgument, setupOptions, threads, value } from '../flags.ts';
import { parseOptions } from '../match-options.ts';
import { grouped } from '../progress.ts';
import { reportPage } from '../report/page.ts';
import { botsPerSeat, checkBots } from '../sim/bots.ts';
import { optionsOf, playersOf, type SimPlan } from '../sim/plan.ts';
import { simulate } from '../sim/run.ts';
import { wilson } from '../sim/statistics.ts';
import { type SimSummary, summarise } from '../sim/summary.ts';
import type { Tally } from '../sim/tally.ts';
import { print, printJson, say } from '../terminal.ts';
import { fail, listOf, seedOf, wholeNumber } from '../usage.ts';

export const examples = [
  'cardloom sim skirmish --games 10000 --seed 7',
  'cardloom sim skirmish --bots mcts:iterations=200,random --decks basic,control --rotate --report skirmish.html',
];

const MAX_ACTIONS = 50_000;

export default defineCommand({
  meta: {
    name: 'sim',
    description: 'Play many matches on all cores; the same seed gives the same result, unless a bot looks at the clock',
  },
  args: {
    game: gameArgument,
    games: value('n', 'How many matches (1000)'),
    seed: value('n', 'Seed of the whole run: a number or 32 hex digits (0)'),
    bots: value('a,b', 'One for all or one per seat: random, greedy, mcts:ms=50, ./my-bot.mjs (random)'),
    decks: value('a,b', "One for all or one per seat (the game's decks in turn)"),
    rotate: flag('Decks go one seat further with every match'),
    'rotate-bots': flag('So do bots; wins are counted by bot then, in the order named'),
    players: value('n', 'How many play'),
    teams: value('n', 'How many teams, where a game lets one choose'),
    jobs: threads,
    options: setupOptions,
    cap: value('n', `Actions after which a match is given up as unfinished (${MAX_ACTIONS}, or what the game needs)`),
    report: value('out.html', 'Write a page with plots'),
    failures: value('folder', `Where matches that fail are saved (./${FAILURES})`),
    json: asJson,
  },
  async run({ args }) {
    const entry = await findGame(args.game);
    const plan = planOf(args, entry);
    const jobs = wholeNumber('jobs', args.jobs, availableParallelism(), 1);
    if (args.report !== undefined) canWrite(args.report);
    checkOptions(plan, entry);
    await checkBots(plan.bots, plan.source);

    const { tally, seconds, isPartial } = await simulate(plan, jobs);
    const summary = summarise(entry.name, tally, seconds);
    if (args.report !== undefined) writeText(args.report, reportPage(entry.title, plan, tally, summary));
    if (args.json) printJson(summary);
    else print(summaryText(summary, plan));
    if (isPartial) say(`interrupted: ${grouped(tally.games)} of ${grouped(plan.games)} matches\n`);
    if (tally.failed > 0) saveFailures(args.failures ?? FAILURES, args.game, entry, plan.seed, tally);
    if (isPartial) process.exitCode = 130;
    else if (tally.failed > 0) process.exitCode = 1;
  },
});

interface SimArguments {
  readonly games?: string;
  readonly seed?: string;
  readonly bots?: string;
  readonly decks?: string;
  readonly rotate?: boolean;
  readonly 'rotate-bots'?: boolean;
  readonly players?: string;
  readonly teams?: string;
  readonly options?: string;
  readonly cap?: string;
  readonly report?: string;
}

function planOf(args: SimArguments, entry: CatalogueEntry): SimPlan {
  const bots = splitBots(args.bots ?? 'random');
  const decks = listOf(args.decks);
  // as many bots as were named, if they make a table
  const named = Math.max(bots.length, decks.length);
  const wanted =
    args.players === undefined ? (named > 1 ? named : undefined) : wholeNumber('players', args.players, 0, 1);
  const seats = countPlayers(entry, wanted);
  // refuses decks the game does not have
  deckOptions(entry, decks, seats);
  if (args.rotate && entry.decks.length === 0) fail(`${entry.name} has no decks to rotate`);
  return {
    source: entry.source,
    seed: seedOf(args.seed) ?? 0,
    games: wholeNumber('games', args.games, 1000, 1),
    bots: botsPerSeat(bots, seats),
    teams: args.teams === undefined ? undefined : wholeNumber('teams', args.teams, 0, 1),
    decks: Array.from({ length: seats }, (_, seat) => deckOf(seat, decks, entry)),
    rotate: args.rotate === true,
    rotateBots: args['rotate-bots'] === true,
    options: parseOptions(args.options),
    maxActions: wholeNumber('cap', args.cap, entry.longest ?? MAX_ACTIONS, 1),
    wantsDetails: args.report !== undefined,
  };
}

/** The deck named for a seat; the game's decks in turn for those without a name, so that the result can tell them apart. */
function deckOf(seat: number, named: readonly string[], { decks }: CatalogueEntry): string | undefined {
  return named.length === 1 ? named[0] : (named[seat] ?? decks[seat % decks.length]);
}

/** Options that the game refuses are refused here, once and not in every match. */
function checkOptions(plan: SimPlan, entry: CatalogueEntry): void {
  try {
    createMatch(entry.game, {
      seed: plan.seed,
      ...seating(entry, playersOf(plan), plan.teams),
      options: optionsOf(plan, entry, 0),
    });
  } catch (error) {
    if (error instanceof CardloomError && error.code === 'bad-options') throw error;
  }
}

function saveFailures(
  folder: string,
  given: string,
  { name }: CatalogueEntry,
  seed: Seed,
  { failed, failures }: Tally,
): void {
  const how = failures.map(({ match, file }) => saveFailure(folder, `${name}-${seed}-${match}`, file, given));
  const [first] = failures;
  const saved = failures.length < failed ? `, the first ${failures.length} saved` : '';
  say(`${failed} ${failed === 1 ? 'match' : 'matches'} failed${saved} in ${folder}\n`);
  say(`match ${first.match}: ${first.error}\n  ${how[0]}\n`);
}

/** Of two players the shares say it all, unless they play for points. */
function meansOf({ meanRank, meanScore, wins }: SimSummary, player: string): string {
  const rank = Object.keys(wins).length > 2 ? `, place ${meanRank[player].toFixed(2)}` : '';
  return meanScore === null ? rank : `${rank}, ${meanScore[player].toFixed(2)} points`;
}

function summaryText(summary: SimSummary, plan: SimPlan): string {
  const finished = summary.games - summary.unfinished;
  const share = (count: number): string => {
    const { share: part, low, high } = wilson(count, finished);
    return `${(part * 100).toFixed(1).padStart(5)} %  (${(low * 100).toFixed(1)}–${(high * 100).toFixed(1)})`;
  };
  const lines = [
    `${summary.game}: ${grouped(summary.games)} matches, ${grouped(summary.actions)} actions in ${summary.seconds.toFixed(1)} s` +
      ` (${grouped(summary.gamesPerSecond)} matches/s, ${grouped(summary.actionsPerSecond)} actions/s)`,
  ];
  for (const [seat, [player, wins]] of Object.entries(summary.wins).entries()) {
    const deck = plan.rotate || plan.rotateBots ? undefined : plan.decks[seat];
    const means = meansOf(summary, player);
    const place = plan.rotateBots ? `#${seat + 1}` : player;
    lines.push(`  ${place}  ${share(wins)}  ${plan.bots[seat]}${deck === undefined ? '' : `, ${deck}`}${means}`);
  }
  lines.push(`  draw ${share(summary.draws)}`);
  if (summary.lostByAll > 0) lines.push(`  lost ${share(summary.lostByAll)}  by everybody`);
  if (summary.sharedWins > 0) lines.push(`  ${grouped(summary.sharedWins)} won by several together`);
  lines.push(`  ${summary.averageTurns.toFixed(1)} turns on average, ${grouped(summary.unfinished)} unfinished`);
  return `${lines.join('\n')}\n`;
}
