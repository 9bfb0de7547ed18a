import { type BotTurn, createTurn, deriveSeed } from '@cardloom/bots';
import { createMatch, type Match } from 'cardloom';
import { expect, it } from 'vitest';
import { findGame } from '../catalogue.ts';
import { chooserOf } from './chooser.ts';

const SEED = '00112233445566778899aabbccddeeff';

/** What a bot draws when it is asked, and the match as it was then. */
async function drawn(actions: number): Promise<{ numbers: number[]; match: Match }> {
  const { game } = await findGame('skirmish');
  const match = createMatch(game, { seed: SEED });
  let numbers: number[] = [];
  const choose = (turn: BotTurn) => {
    numbers = Array.from({ length: 20 }, () => turn.random(1000));
    return turn.actions.at(0);
  };
  const chooser = chooserOf({ name: 'curious', choose });
  const toAct = (): string => match.players[match.seatToAct];
  for (let i = 0; i < actions; i++) match.act(await chooser(match, toAct()));
  await chooser(match, toAct());
  return { numbers, match };
}

it.each([0, 1, 5])('after %i actions a bot draws from a seed that was derived one way', async (actions) => {
  const { numbers, match } = await drawn(actions);
  const player = match.players[match.seatToAct];
  const numbersOf = (seed: string): number[] => {
    const { random } = createTurn(match, player, seed);
    return Array.from({ length: 20 }, () => random(1000));
  };
  expect(numbers).toEqual(numbersOf(deriveSeed(SEED, 'turn', actions)));
  expect(numbers).not.toEqual(numbersOf(SEED));
});

it('a bot that acts for another, or does what it must not, is refused by name', async () => {
  const { game } = await findGame('skirmish');
  const match = createMatch(game, { seed: 1 });
  for (const action of [
    { player: 'p1', move: 'PASS', args: {} },
    { player: 'p0', move: 'FLY', args: {} },
  ]) {
    const chooser = chooserOf({ name: 'rogue', choose: () => action });
    await expect(chooser(match, 'p0')).rejects.toThrow('the bot rogue chose what is not legal');
  }
});
