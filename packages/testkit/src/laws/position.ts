import type { Action, Game, GameTypes, Match, RecordedMove } from 'cardloom';
import type { Dice } from '../dice.ts';
import type { Recorder } from '../report.ts';

/** A position of a random match, with what the laws need to look at it. None of them may change the match. */
export interface Position<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly match: Match<T>;
  readonly dice: Dice;
  readonly recorder: Recorder;
  /** Names of moves that are made at the table and not in the game. */
  readonly tableMoves: ReadonlySet<string>;
  /** Actions that were legal somewhere else in this match, to try here. */
  readonly elsewhere: readonly Action[];
}

/** Lists longer than this are sampled. */
const LONG = 300;

export interface Listed {
  readonly actions: readonly RecordedMove[];
  /** Whether these are all. */
  readonly isWhole: boolean;
}

export function listed(match: Match, player: string, most = LONG): Listed {
  const actions: RecordedMove[] = [];
  for (const action of match.legalActions(player)) {
    if (actions.length === most) return { actions, isWhole: false };
    actions.push(action);
  }
  return { actions, isWhole: true };
}

/** Equal text for equal content, whatever the order of keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

export const keyOf = ({ player, move, args }: Action): string => canonical([player, move, args ?? {}]);

/** A few of a list, in its order. */
export function some<V>(list: readonly V[], count: number, dice: Dice): V[] {
  if (list.length <= count) return list.slice();
  const taken = new Set<number>();
  while (taken.size < count) taken.add(dice.below(list.length));
  return [...taken].sort((a, b) => a - b).map((i) => list[i]);
}

/** A random action of a random player who can act; undefined if nobody can. */
export function randomAction(match: Match, dice: Dice): Action | undefined {
  for (const player of dice.shuffled(match.players)) {
    const list = match.listActions(player);
    if (list.size > 0) return list.at(dice.below(list.size));
  }
  return undefined;
}
