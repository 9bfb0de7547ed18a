import { ActionList, type GameTypes, type Line, type Match } from 'cardloom';

/**
 * Counts the positions that can be reached in 1, 2, … `depth` actions, as chess engines do: every legal action is made
 * and unmade in place. The last level is counted without being played.
 *
 * ```ts
 * perft(createMatch(game, { seed: 1 }), 3); // [12, 130, 1504]
 * ```
 */
export function perft<T extends GameTypes>(
  match: Match<T>,
  depth: number,
  onNode?: (done: number, nodes: readonly number[]) => void,
): number[] {
  const line = match.line();
  const seats = match.players.length;
  const nodes = Array.from({ length: depth }, () => 0);
  // one list per level and seat: a list that is being read must not be filled again
  const lists = nodes.map(() => Array.from({ length: seats }, () => new ActionList()));

  /** `from` and `share` are this position's part of the whole work, for the progress. */
  const count = (level: number, from: number, share: number): void => {
    const open = lists[level].map((list, seat) => line.listActions(seat, list));
    const total = open.reduce((sum, list) => sum + list.size, 0);
    nodes[level] += total;
    onNode?.(from, nodes);
    if (level + 1 === depth) return;
    let i = 0;
    for (const list of open) {
      for (let k = 0; k < list.size; k++) {
        make(line, list, k);
        count(level + 1, from + (share * i++) / total, share / total);
        line.unmake();
      }
    }
  };
  if (depth > 0) count(0, 0, 1);
  return nodes;
}

function make<T extends GameTypes>(line: Line<T>, list: ActionList, k: number): void {
  const action = list.at(k);
  const refused = line.make(action);
  if (refused !== null) {
    throw new Error(
      `a listed action is refused: ${JSON.stringify(action)}: ${refused.message}${refused.path === '' ? '' : ` (${refused.path})`}`,
    );
  }
}

/**
 * Compares the counts of depth 1, 2, 3 … with the committed ones, and throws if a rule has changed; counting leaves the position
 * as it was.
 *
 * ```ts
 * assertPerft(createMatch(game, { seed: 1 }), [12, 130, 1504]);
 * ```
 */
export function assertPerft<T extends GameTypes>(match: Match<T>, expected: readonly number[]): void {
  const before = match.checksum();
  const counted = perft(match, expected.length);
  if (counted.join() !== expected.join()) {
    throw new Error(`perft counts ${counted.join(', ')}, not ${expected.join(', ')}: a rule has changed`);
  }
  if (match.checksum() !== before) throw new Error('counting changed the position');
}
