import { type BotTurn, createTurn, deriveSeed } from '@cardloom/bots';
import { Names } from '@cardloom/parts/present';
import { createMatch, type Match } from 'cardloom';
import { expect, it } from 'vitest';
import { findGame } from '../catalogue.ts';
import { type Acting, letBotAct } from './act.ts';
import { TableLog } from './table-log.ts';

const SEED = '00112233445566778899aabbccddeeff';

/** What a bot draws when it is asked, and the match as it was then. */
async function drawn(actions: number): Promise<{ numbers: number[]; match: Match }> {
  const entry = await findGame('skirmish');
  const match = createMatch(entry.game, { seed: SEED });
  let numbers: number[] = [];
  const choose = (turn: BotTurn) => {
    numbers = Array.from({ length: 20 }, () => turn.random(1000));
    return turn.actions.at(0);
  };
  const bots = match.players.map(() => ({ name: 'curious', choose }));
  const names = new Names(entry, {});
  const acting: Acting = { match, me: match.players[0], bots, log: new TableLog(names, null) };
  for (let i = 0; i < actions; i++) await letBotAct(acting, match.seatToAct);
  const before = match.fork();
  await letBotAct(acting, match.seatToAct);
  return { numbers, match: before };
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
