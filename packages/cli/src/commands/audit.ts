import { availableParallelism } from 'node:os';
import type { Finding, Report } from '@cardloom/testkit';
import { defineCommand } from 'citty';
import { audit } from '../audit/run.ts';
import { countPlayers, findGame } from '../catalogue.ts';
import { parseOptions } from '../match-options.ts';
import { grouped } from '../progress.ts';
import { print, printJson, say } from '../terminal.ts';
import { wholeNumber } from '../usage.ts';

export const examples = ['cardloom audit skirmish --games 2000 --seed 1'];

export default defineCommand({
  meta: {
    name: 'audit',
    description: 'Check on random matches that a game keeps the laws: nothing leaks, everything can be undone',
  },
  args: {
    game: { type: 'positional', description: 'A game, or a file with one', required: true },
    games: { type: 'string', description: 'How many matches (100)', valueHint: 'n' },
    seed: { type: 'string', description: 'Seed of the whole run (1)', valueHint: 'n' },
    players: { type: 'string', description: 'How many play (every number the game allows, in turn)', valueHint: 'n' },
    options: { type: 'string', description: "What else the game's setup takes", valueHint: 'json' },
    jobs: { type: 'string', description: 'Threads (one per core)', valueHint: 'n' },
    json: { type: 'boolean', description: 'Print one JSON object' },
  },
  async run({ args }) {
    const games = wholeNumber('games', args.games, 100, 1);
    const seed = wholeNumber('seed', args.seed, 1);
    const jobs = wholeNumber('jobs', args.jobs, availableParallelism(), 1);
    const options = parseOptions(args.options);
    const entry = await findGame(args.game);
    const players = args.players === undefined ? null : countPlayers(entry, wholeNumber('players', args.players, 0, 1));

    const { reports, seconds, isPartial } = await audit({ source: entry.source, seed, games, players, options }, jobs);
    const sum = (key: CountKey): number => reports.reduce((total, report) => total + report[key], 0);
    const findings = firstFindings(reports);
    for (const finding of findings) say(`${lineOf(finding)}\n`);
    if (args.json) {
      const fields = Object.fromEntries(FIELDS.map((key) => [key, sum(key)]));
      printJson({ game: entry.name, ...fields });
    } else {
      const broken = LAWS.filter(([key]) => sum(key) > 0).map(([key, name]) => `${grouped(sum(key))} ${name}`);
      print(
        `${entry.name}: ${grouped(sum('games'))} matches, ${grouped(sum('states'))} positions, ${grouped(sum('actions'))} actions` +
          ` in ${seconds.toFixed(1)} s\n${broken.length === 0 ? 'nothing found' : broken.join(', ')}\n`,
      );
      if (sum('unfinished') > 0) print(`${grouped(sum('unfinished'))} matches did not come to an end\n`);
    }
    if (isPartial) say(`interrupted: ${grouped(sum('games'))} of ${grouped(games)} matches\n`);
    if (isPartial) process.exitCode = 130;
    else if (findings.length > 0 || LAWS.some(([key]) => sum(key) > 0)) process.exitCode = 1;
  },
});

type CountKey = { [K in keyof Report]: Report[K] extends number ? K : never }[keyof Report];

/** What `--json` prints after the game's name. */
const FIELDS: readonly CountKey[] = [
  'games',
  'states',
  'leaks',
  'undoMismatches',
  'roundTripMismatches',
  'legalRejected',
  'illegalAccepted',
];

const LAWS: readonly (readonly [CountKey, string])[] = [
  ['leaks', 'leaks'],
  ['undoMismatches', 'times undo left something behind'],
  ['roundTripMismatches', 'times a restored match went on differently'],
  ['replayMismatches', 'replays that ended elsewhere'],
  ['legalRejected', 'listed actions refused'],
  ['illegalAccepted', 'unlisted actions accepted'],
  ['listMismatches', 'lists that disagree with themselves'],
  ['indexMismatches', 'wrong trigger indexes'],
  ['zoneMismatches', 'cards in no zone or two'],
  ['outsideWrites', 'writes outside the match'],
];

const KEPT_PER_LAW = 10;

/** One fault is found in every batch; the first findings of a law are enough. */
function firstFindings(reports: readonly Report[]): Finding[] {
  const kept = new Map<string, number>();
  return reports
    .flatMap((report) => report.findings)
    .filter(({ law }) => {
      kept.set(law, (kept.get(law) ?? 0) + 1);
      return (kept.get(law) ?? 0) <= KEPT_PER_LAW;
    });
}

const lineOf = ({ law, seed, action, detail }: Finding): string =>
  `${law}: ${detail.replace(/\s+/g, ' ')} (match seed ${seed}, after ${action} actions)`;
