import type { Action, GameTypes, Match, Seed, View } from 'cardloom';
import { Generator } from './generator.ts';

/**
 * What a bot is asked with, and all it gets: nothing here leads to the true match.
 *
 * ```ts
 * const bold: PromptBot = { name: 'bold', choose: (turn: BotTurn) => turn.actions.at(turn.actions.size - 1) };
 * ```
 */
export interface BotTurn {
  readonly player: string;
  /** What the player may know. */
  readonly view: View;
  /** What the player can do. */
  readonly actions: Actions;
  /** A match of the bot's own that could be the true one for all it knows, with random numbers of its own. */
  sample(): Match;
  /** A whole number from 0 to `bound` - 1, from the bot's own generator. */
  random(bound: number): number;
}

/**
 * The legal actions: made one by one as they are looked at, because there may be millions.
 *
 * ```ts
 * const last = (actions: Actions) => actions.at(actions.size - 1);
 * ```
 */
export interface Actions extends Iterable<Action> {
  readonly size: number;
  at(index: number): Action;
}

/**
 * A turn for a bot: the same match, player and seed give the same turn, and so does a match that differs only in what
 * the player cannot know. The bot cannot compute the seed from what it gets, but it can try out seeds: a host that has
 * bots it does not trust gives 128 bits, such as `deriveSeed(secret, 'turn', actionsSoFar)`.
 *
 * ```ts
 * const turn = createTurn(match, 'ann', deriveSeed('secret', 'turn', 0));
 * match.act(greedyBot().choose(turn));
 * ```
 */
export function createTurn<T extends GameTypes>(match: Match<T>, player: string, seed: Seed): BotTurn {
  const generator = new Generator(seed);
  // made when they are looked at: a bot that plays at random needs no view
  let view: View | undefined;
  let actions: Actions | undefined;
  // the match stays in these closures, where no property leads to it
  return Object.freeze({
    player,
    get view() {
      view ??= match.view(player) as View;
      return view;
    },
    get actions() {
      actions ??= listActions(match, player);
      return actions;
    },
    sample: () => match.sample(player, generator.next()) as unknown as Match,
    random: (bound: number) => generator.below(bound),
  });
}

function listActions<T extends GameTypes>(match: Match<T>, player: string): Actions {
  const list = match.listActions(player);
  const at = (index: number): Action => {
    if (Number.isInteger(index) && index >= 0 && index < list.size) return list.at(index);
    throw new RangeError(`there is no action number ${index}: there are ${list.size}`);
  };
  return Object.freeze({
    size: list.size,
    at,
    *[Symbol.iterator]() {
      for (let i = 0; i < list.size; i++) yield at(i);
    },
  });
}
