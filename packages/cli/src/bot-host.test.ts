import { writeFileSync } from 'node:fs';
import { createTurn } from '@cardloom/bots';
import { skirmish } from '@cardloom/games/skirmish';
import { createMatch } from 'cardloom';
import { expect, it } from 'vitest';
import { hostBot } from './bot-host.ts';
import { Folder } from './commands/binary.fixture.ts';

const newMatch = () => createMatch(skirmish, { seed: 99, players: ['p0', 'p1'] });

/** Asks the bot written in this source about the first move. */
async function ask(source: string, limitMs = 5000): Promise<unknown> {
  using folder = new Folder();
  const file = folder.file('bot.mjs');
  writeFileSync(file, source);
  const match = newMatch();
  const bot = hostBot(file, { limitMs });
  try {
    return await bot.choose(createTurn(match, match.players[match.seatToAct], 1));
  } catch (error) {
    return (error as Error).message.replace(file, 'bot.mjs');
  } finally {
    await bot.close();
  }
}

it('chooses among the true actions, with the true view', async () => {
  const match = newMatch();
  const player = match.players[match.seatToAct];
  const source =
    'export default { choose: ({ actions, view }) => ({ ...[...actions].at(-1), seen: JSON.stringify(view) }) };';
  const action = (await ask(source)) as { seen: string };
  expect(match.whyNot(action as never)).toBeNull();
  expect(JSON.parse(action.seen)).toEqual(JSON.parse(JSON.stringify(match.view(player))));
});

it('samples a match that looks the same and can be played on', async () => {
  const source = `export default { choose({ actions, sample, player, view }) {
    const match = sample();
    const action = actions.at(0);
    const looks = JSON.stringify(match.view(player)) === JSON.stringify(view);
    return { ...action, looks, ok: match.act(action).ok, seed: match.state.ctx.seed };
  } };`;
  const { looks, ok, seed } = (await ask(source)) as { looks: boolean; ok: boolean; seed: number };
  expect({ looks, ok }).toEqual({ looks: true, ok: true });
  expect(seed).not.toBe(99);
});

it.each([
  ['throws', 'export default { choose() { throw new Error("oops"); } };', 'the bot bot.mjs threw: oops'],
  ['answers nothing', 'export default { choose() {} };', 'the bot bot.mjs gave no action'],
  [
    'is no bot',
    'export default 5;',
    'the bot bot.mjs has no bot as its default export: an object with a function "choose"',
  ],
  ['cannot be loaded', 'export default {', 'the bot bot.mjs cannot be loaded: Unexpected end of input'],
  ['leaves', 'export default { choose() { process.exit(0); } };', 'the bot bot.mjs left without an answer'],
])('a bot that %s is refused in one line', async (_name, source, message) => {
  expect(await ask(source)).toBe(message);
});

it.each([
  ['loops', 'export default { choose() { for (;;); } };'],
  ['waits for ever', 'export default { choose: () => new Promise(() => {}) };'],
])('a bot that %s is stopped', async (_name, source) => {
  expect(await ask(source, 400)).toBe('the bot bot.mjs did not answer within 0.4 s');
});

it('nothing of how the match came about is sent', async () => {
  const source = `export default { choose({ actions, sample }) {
    const { seed, history } = sample().snapshot();
    return { ...actions.at(0), seed, history };
  } };`;
  using folder = new Folder();
  const file = folder.file('bot.mjs');
  writeFileSync(file, source);
  const match = newMatch();
  const first = match.players[match.seatToAct];
  let made = 0;
  for (; match.players[match.seatToAct] === first; made++) match.act([...match.legalActions(first)][0]);
  const bot = hostBot(file, { limitMs: 5000 });
  try {
    const turn = createTurn(match, match.players[match.seatToAct], 1);
    const { seed, history } = (await bot.choose(turn)) as unknown as { seed: number; history: unknown };
    expect(seed).not.toBe(99);
    expect(made).toBeGreaterThan(0);
    expect(history).toEqual(
      Array.from({ length: made }, () => ({ player: first, move: expect.any(String), args: {} })),
    );
  } finally {
    await bot.close();
  }
});
