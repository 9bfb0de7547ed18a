import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardloom, Folder, interrupted, TIDE } from './binary.fixture.ts';

let folder: Folder;
beforeEach(() => {
  folder = new Folder();
});
afterEach(() => folder[Symbol.dispose]());

/** Everything but the time it took. */
function result(args: readonly string[]) {
  const { out, code } = cardloom(['sim', TIDE, ...args, '--json'], folder.path);
  expect(code).toBe(0);
  const { seconds, actionsPerSecond, gamesPerSecond, ...rest } = JSON.parse(out);
  expect([seconds, actionsPerSecond, gamesPerSecond].every((value) => value > 0)).toBe(true);
  return rest;
}

describe('cardloom sim', () => {
  it('prints exactly the promised fields', () => {
    const { out } = cardloom(['sim', TIDE, '--games', '50', '--json']);
    expect(Object.keys(JSON.parse(out))).toEqual([
      'game',
      'games',
      'actions',
      'seconds',
      'actionsPerSecond',
      'gamesPerSecond',
      'wins',
      'draws',
      'sharedWins',
      'lostByAll',
      'unfinished',
      'averageTurns',
      'meanRank',
      'meanScore',
    ]);
  });

  it('gives the same result for the same seed, whatever the number of threads', () => {
    const one = result(['--games', '300', '--seed', '5', '--jobs', '1']);
    expect(result(['--games', '300', '--seed', '5', '--jobs', '3'])).toEqual(one);
    expect(one.wins.p0 + one.wins.p1 + one.draws + one.unfinished).toBe(300);
    expect(result(['--games', '300', '--seed', '6', '--jobs', '2'])).not.toEqual(one);
  });

  it('plays with bots, as many as the game allows', () => {
    const { wins } = result(['--games', '20', '--bots', 'greedy:samples=1,random,random', '--decks', 'shallow']);
    expect(Object.keys(wins)).toEqual(['p0', 'p1', 'p2']);
    expect(wins.p0).toBeGreaterThan(wins.p1 + wins.p2);
  });

  it('gives matches up at the cap', () => {
    expect(result(['--games', '10', '--cap', '2'])).toMatchObject({ games: 10, actions: 20, unfinished: 10 });
  });

  it('saves matches that fail as replays with the error, and counts them', () => {
    const args = ['sim', TIDE, '--games', '40', '--decks', 'cursed', '--failures', 'broken', '--json'];
    const { code, out, err } = cardloom(args, folder.path);
    expect(code).toBe(1);
    expect(JSON.parse(out).unfinished).toBeGreaterThan(20);
    expect(err).toMatch(/^\d+ matches failed, the first 20 saved in broken$/m);
    const [first, ...others] = readdirSync(folder.file('broken')).sort();
    expect(others).toHaveLength(19);
    const replay = JSON.parse(readFileSync(folder.file(`broken/${first}`), 'utf8'));
    expect(replay).toMatchObject({ game: 'tide', format: 'cardloom-replay/1' });
    expect(replay.error).toContain('the kraken wakes');
  });

  it('writes a page that fetches nothing', () => {
    const { code } = cardloom(['sim', TIDE, '--games', '200', '--rotate', '--report', 'tide.html'], folder.path);
    expect(code).toBe(0);
    expect(readdirSync(folder.path)).toEqual(['tide.html']);
    const page = readFileSync(folder.file('tide.html'), 'utf8');
    const titles = [...page.matchAll(/<h2>(.+?)<\/h2>/g)].map((match) => match[1]);
    expect(titles).toEqual([
      'Win rate by seat',
      'Win rate by deck',
      'Length of matches',
      'Actions in a match',
      'Actions per turn',
      'Most played cards',
    ]);
    expect(page).not.toMatch(/https?:|src=|<script|<link|url\(|@import|NaN|undefined/);
    expect(page).toContain('crab');
  });

  it('stops on Ctrl-C with what has been played', async () => {
    // on a busy machine it may not even have begun
    let ran = await interrupted(['sim', TIDE, '--games', '100000000', '--json'], 1500);
    for (let ms = 4000; ms < 20_000 && (ran.code !== 130 || JSON.parse(ran.out).games === 0); ms *= 2) {
      ran = await interrupted(['sim', TIDE, '--games', '100000000', '--json'], ms);
    }
    const { code, out, err } = ran;
    expect(code).toBe(130);
    const { games, wins, unfinished, draws } = JSON.parse(out);
    expect(games).toBeGreaterThan(0);
    expect(wins.p0 + wins.p1 + unfinished + draws).toBe(games);
    expect(err).toMatch(/^interrupted: /);
  });

  it.each([
    [['--games', '0'], '--games takes a whole number of 1 or more, not "0"'],
    [['--bots', 'rndom'], 'there is no bot "rndom"; did you mean random?'],
    [['--bots', 'random,random,random', '--players', '2'], '3 bots for 2 players: name one for all, or one for each'],
    [['--decks', 'dep'], 'there is no deck "dep"; did you mean deep?'],
    [['--players', '9'], 'tide is for 2 to 4 players, not 9'],
    [['--options', '[1]'], '--options takes a JSON object'],
    [['--report', '/nowhere/at/all.html'], 'cannot write /nowhere/at/all.html: there is no such file or folder'],
    [['--gmes', '5'], 'there is no option --gmes; did you mean --games?'],
  ])('refuses %j in one line', (args, message) => {
    const { code, out, err } = cardloom(['sim', TIDE, ...args], folder.path);
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `cardloom: ${message}\n` });
    expect(readdirSync(folder.path)).toEqual([]);
    expect(existsSync('cardloom-failures')).toBe(false);
  });

  it('has help with an example', () => {
    expect(cardloom(['sim', '--help']).out).toMatch(/--report[\s\S]+EXAMPLES?\n\n {2}cardloom sim /);
  });
});
