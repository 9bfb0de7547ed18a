import { setImmediate } from 'node:timers/promises';
import { type Bot, createTurn, deriveSeed } from '@cardloom/bots';
import type { Chooser } from '@cardloom/host';
import { fail } from '../usage.ts';

/** How a bot takes its turns at a table. */
export const chooserOf =
  (bot: Bot): Chooser =>
  async (match, player) => {
    // keys, signals and the window are only heard when the event loop turns, which a bot that thinks does not let it do
    await setImmediate();
    const { seed, actions } = match.replay();
    // the same match and the same past give the same thoughts, from which no way leads back to the seed
    const turn = createTurn(match, player, deriveSeed(seed, 'turn', actions.length));
    const action = await bot.choose(turn);
    const wrong = action?.player === player ? match.whyNot(action) : { message: 'a bot acts for its own seat' };
    return wrong === null ? action : fail(`the bot ${bot.name} chose what is not legal: ${wrong.message}`);
  };
