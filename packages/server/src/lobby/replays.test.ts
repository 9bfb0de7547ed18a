import { games } from '@cardloom/games';
import { createMatch, playReplay } from 'cardloom';
import { expect, it } from 'vitest';
import { type LoadedGame, offered } from '../games.ts';
import type { StoredMatch } from '../store/records.ts';
import { newMatch } from '../tables/tables.fixture.ts';
import { Replays } from './replays.ts';

/** A match of so many actions, of which every fifth is taken back; and what it is a log of. */
async function played(): Promise<{ stored: StoredMatch; loaded: LoadedGame; checksum: string }> {
  const found = await offered({ skirmish: { ...games.skirmish, build: 'one' } }).load('skirmish');
  if (found === null) throw new Error('no game');
  const made = newMatch('m');
  const match = createMatch(found.game, { seed: made.seed, options: made.options, players: ['p0', 'p1'] });
  const entries: StoredMatch['entries'][number][] = [];
  const log = (by: string | null, did: StoredMatch['entries'][number]['entry']['did']): void => {
    entries.push({ entry: { seq: entries.length + 1, at: 1, by, did } });
  };
  for (let i = 0; i < 20; i++) {
    const [player] = match.waitingFor;
    const [{ move, args }] = match.legalActions(player);
    match.act({ player, move, args });
    log(player, { type: 'act', move, args: args ?? {} });
    if (i % 5 === 4 && match.undo().ok) log(null, { type: 'undo' });
  }
  const record = { ...made, head: entries.length, outcome: {}, finishedAt: 1, status: 'over' } as StoredMatch['record'];
  const checksum = match.checksum();
  const lastViews = { seq: entries.length, checksum, views: {} };
  return { stored: { record, entries, lastViews }, loaded: found, checksum };
}

it('a replay is made of the log, and is the one the match would give', async () => {
  const { stored, loaded, checksum } = await played();
  const replay = new Replays().of(stored, loaded);
  if (replay === null) throw new Error('no replay');
  expect(replay.actions).toHaveLength(16);
  const again = playReplay(loaded.game, JSON.parse(JSON.stringify(replay)));
  expect(again.checksum()).toBe(checksum);
  expect(again.replay()).toEqual(replay);
});

it('a match is played at most once, where what was kept does not tell how it ended', async () => {
  const { stored, loaded } = await played();
  let plays = 0;
  const entries = new Proxy([...stored.entries], {
    get: (target, key, receiver) => {
      if (key === Symbol.iterator) plays++;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  const replays = new Replays();
  const first = replays.of({ ...stored, entries, lastViews: null }, loaded);
  expect(first?.checksum).toBe(stored.lastViews?.checksum);
  // once to play it, once to list its actions
  expect(plays).toBe(2);
  expect(replays.of({ ...stored, entries, lastViews: null }, loaded)).toEqual(first);
  expect(plays).toBe(3);
  const kept = new Replays().of({ ...stored, entries }, loaded);
  expect(kept).toEqual(first);
  expect(plays).toBe(4);
});

it('a match of other files is played, and refused if it leads elsewhere', async () => {
  const { stored, loaded } = await played();
  const other = { ...loaded, build: 'another' };
  expect(new Replays().of(stored, other)).not.toBeNull();
  const wrong = { seq: stored.entries.length, checksum: 'elsewhere', views: {} };
  expect(new Replays().of({ ...stored, lastViews: wrong }, other)).toBeNull();
});
