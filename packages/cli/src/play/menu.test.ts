import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { LineAsker } from '../prompts/line-asker.ts';
import { type Chosen, chooseTable } from './menu.ts';

const NOTHING = { players: undefined, bot: undefined, decks: undefined };

function choosing(lines: readonly string[], given = NOTHING): Promise<Chosen | null> {
  const input = new PassThrough();
  input.end(lines.map((line) => `${line}\n`).join(''));
  return chooseTable(new LineAsker(input, new PassThrough()), given);
}

it('offers game, number of seats, opponent and decks', async () => {
  const chosen = await choosing(['4', '4', '2', '2', '3']);
  expect(chosen).toMatchObject({
    players: 4,
    bot: 'mcts:ms=300',
    decks: ['dawn', 'hours', 'hours', 'hours'],
  });
  expect(chosen?.entry.name).toBe('commander');
});

it('asks nothing that is said already, and gives the others another deck', async () => {
  const chosen = await choosing(['1', '3', '1'], { ...NOTHING, bot: 'random' } as never);
  expect(chosen).toMatchObject({ players: 2, bot: 'random', decks: ['control', 'basic'] });
});

it('goes back to the games, and leaves', async () => {
  expect((await choosing(['4', 'b', '1', '1', '1']))?.entry.name).toBe('skirmish');
  expect(await choosing(['q'])).toBeNull();
  expect(await choosing([])).toBeNull();
});
