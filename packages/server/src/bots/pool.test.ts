import { skirmish } from '@cardloom/games/skirmish';
import { createMatch } from 'cardloom';
import { afterEach, expect, it } from 'vitest';
import { type BotPool, botPool, type Question } from './pool.ts';
import type { Played } from './worker.ts';

let pool: BotPool | undefined;
afterEach(() => pool?.close());

const players = ['p0', 'p1'];
const options = { decks: ['basic', 'control'] };

/** Plays Skirmish with a bot in every seat, and asks as a table does. */
function table(id: string, bot: string) {
  const match = createMatch(skirmish, { seed: 3, players, options });
  const played: Played[] = [];
  const question = (withinMs = 30_000): Question => ({
    match: id,
    game: { name: 'skirmish' },
    seed: 3,
    options,
    players,
    player: players[match.seatToAct],
    bot,
    turnSeed: '00000000000000000000000000000001',
    played: [...played],
    withinMs,
    address: '192.0.2.1',
  });
  const play = async (bots: BotPool): Promise<void> => {
    const choice = await bots.think(question());
    if (!('action' in choice)) throw new Error(JSON.stringify(choice));
    const { player, move, args } = choice.action;
    expect(match.act({ player, move, args } as never).ok).toBe(true);
    played.push({ by: player, move, args: args as never });
  };
  /** To where there is something to think about. */
  const playToAChoice = async (bots: BotPool): Promise<void> => {
    do await play(bots);
    while (match.listActions(players[match.seatToAct]).size < 2);
  };
  const undo = (): void => {
    expect(match.undo().ok).toBe(true);
    played.push(null);
  };
  return { question, play, playToAChoice, undo };
}

it('follows several matches at once, and what is taken back in them', async () => {
  pool = botPool(2, () => {});
  const bots = pool;
  const tables = ['a', 'b', 'c'].map((id) => table(id, 'random'));
  for (let i = 0; i < 20; i++) {
    await Promise.all(tables.map(({ play }) => play(bots)));
    if (i % 5 === 4) tables[0].undo();
  }
});

it('tells a new thread all of it after the old one was lost', async () => {
  pool = botPool(1, () => {});
  const { play, playToAChoice, question } = table('a', 'greedy');
  for (let i = 0; i < 5; i++) await playToAChoice(pool);
  expect(await pool.think({ ...question(), bot: 'mcts:ms=60000', withinMs: 300 })).toEqual({
    error: 'did not answer within 0.3 s',
  });
  for (let i = 0; i < 5; i++) await play(pool);
});

it('says what went wrong with a bot', async () => {
  pool = botPool(1, () => {});
  const { question } = table('a', 'nobody');
  expect(await pool.think(question())).toMatchObject({ error: expect.stringContaining('there is no bot "nobody"') });
});

it('answers whoever still waits when it is closed', async () => {
  pool = botPool(1, () => {});
  const { question, playToAChoice } = table('a', 'greedy');
  await playToAChoice(pool);
  const slow = { ...question(), bot: 'mcts:ms=60000' };
  const waiting = [pool.think(slow), pool.think(slow)];
  await new Promise((later) => setTimeout(later, 50));
  await pool.close();
  expect(await Promise.all(waiting)).toEqual([{ error: 'was closed' }, { error: 'the bots have gone home' }]);
});

it('answers everybody in turn, however many tables one address plays at', async () => {
  pool = botPool(1, () => {});
  const bots = pool;
  const order: string[] = [];
  const ask = async (id: string, address: string): Promise<void> => {
    const choice = await bots.think({ ...table(id, 'random').question(), address });
    order.push('action' in choice ? address : 'error');
  };
  const many = Array.from({ length: 30 }, (_, i) => ask(`many${i}`, 'many'));
  await Promise.all([ask('one', 'one'), ask('other', 'other')]);
  // the first was under way, and each of the others comes after one more of them at most
  expect(order.filter((address) => address === 'many').length).toBeLessThanOrEqual(2);
  expect(bots.waiting).toBeGreaterThanOrEqual(28);
  await Promise.all(many);
  expect(order.filter((address) => address === 'many')).toHaveLength(30);
  expect(bots.waiting).toBe(0);
});
