import { availableParallelism } from 'node:os';
import { type Finding, failingMatch, type Report } from '@cardloom/testkit';
import { defineCommand } from 'citty';
import { type AuditResult, brokenLaws, firstFindings, resultOf } from '../audit/result.ts';
import { audit } from '../audit/run.ts';
import { countPlayers, findGame } from '../catalogue.ts';
import { FAILURES, saveFailure } from '../failures.ts';
import { asJson, gameArgument, setupOptions, threads, value } from '../flags.ts';
import { parseOptions } from '../match-options.ts';
import { grouped } from '../progress.ts';
import { print, printJson, say } from '../terminal.ts';
import { fail, seedOf, wholeNumber } from '../usage.ts';

export const examples = ['cardloom audit skirmish --games 2000 --seed 1'];

export default defineCommand({
  meta: {
    name: 'audit',
    description: 'Check on random matches that a game keeps the laws: nothing leaks, everything can be undone',
  },
  args: {
    game: gameArgument,
    games: value('n', 'How many matches (100)'),
    seed: value('n', 'Seed of the whole run (1)'),
    players: value('n', 'How many play (every number the game allows, in turn)'),
    options: setupOptions,
    cap: value('n', 'Actions after which a match is given up (2000)'),
    'one-in': value('n', 'The laws that cost most look at one in so many of the positions looked at (1)'),
    jobs: threads,
    failures: value('folder', `Where matches in which something was found are saved (./${FAILURES})`),
    json: asJson,
  },
  async run({ args }) {
    const games = wholeNumber('games', args.games, 100, 1);
    const given = seedOf(args.seed) ?? 1;
    const seed = typeof given === 'number' ? given : fail('--seed of an audit is a whole number below 4294967296');
    const jobs = wholeNumber('jobs', args.jobs, availableParallelism(), 1);
    const maxActions = wholeNumber('cap', args.cap, 2000, 1);
    const oneIn = wholeNumber('one-in', args['one-in'], 1, 1);
    const options = parseOptions(args.options);
    const entry = await findGame(args.game);
    const players = args.players === undefined ? null : countPlayers(entry, wholeNumber('players', args.players, 0, 1));

    const plan = { source: entry.source, seed, games, players, options, maxActions, oneIn };
    const { reports, seconds, isPartial } = await audit(plan, jobs);
    const result = resultOf(entry.name, reports);
    const findings = firstFindings(reports);
    for (const finding of findings) tell(finding, args.failures ?? FAILURES, entry.name, args.game);
    if (args.json) printJson(result);
    else print(textOf(result, reports, seconds));
    if (isPartial) say(`interrupted: ${grouped(result.games)} of ${grouped(games)} matches\n`);
    if (isPartial) process.exitCode = 130;
    else if (findings.length > 0 || brokenLaws(result).length > 0) process.exitCode = 1;
  },
});

/** Says what was found, saves the match, and says how to look at it. */
function tell(finding: Finding, folder: string, name: string, given: string): void {
  const { law, seed, action, detail } = finding;
  say(`${law}: ${detail.replace(/\s+/g, ' ')} (match seed ${seed}, after ${action} actions)\n`);
  const match = failingMatch(finding);
  if (match === null) return;
  say(`  ${saveFailure(folder, `${name}-${seed}-${action}`, match, given)}\n`);
}

function textOf(result: AuditResult, reports: readonly Report[], seconds: number): string {
  const actions = reports.reduce((total, report) => total + report.actions, 0);
  const broken = brokenLaws(result).map(([count, words]) => `${grouped(count)} ${words}`);
  const lines = [
    `${result.game}: ${grouped(result.games)} matches, ${grouped(result.states)} positions, ${grouped(actions)} actions in ${seconds.toFixed(1)} s`,
    broken.length === 0 ? 'nothing found' : broken.join(', '),
  ];
  const looks = Object.entries(result.looks).map(([law, count]) => `${law} ${grouped(count)}`);
  if (looks.length > 0) lines.push(`positions looked at: ${looks.join(', ')}`);
  if (result.checkedPrompts > 0) lines.push(`a rule has the last word in ${grouped(result.checkedPrompts)} prompts`);
  if (result.unfinished > 0) lines.push(`${grouped(result.unfinished)} matches did not come to an end`);
  for (const { by, move, reason, found } of result.declaredLeaks) {
    lines.push(
      `told on purpose by ${by}${move === undefined ? '' : ` of ${move}`} (${grouped(found)} times): ${reason}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
