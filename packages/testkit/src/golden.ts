import { readFileSync, writeFileSync } from 'node:fs';
import { ENGINE_EVENTS, type GameTypes, type Match } from 'cardloom';

/** Golden matches: a match as text, committed, so that no rule changes unnoticed. */

/**
 * Plays so many actions by dice, to look at the middle of a game; the same dice as `transcript`.
 *
 * ```ts
 * const middle = advance(createMatch(game, { seed: 1 }), 1, 40);
 * ```
 */
export function advance<T extends GameTypes>(match: Match<T>, seed: number, actions: number): Match<T> {
  const pick = dice(seed);
  for (let i = 0; i < actions; i++) {
    const list = match.listActions(match.waitingFor[0]);
    const result = match.act(list.at(pick(list.size)));
    if (!result.ok) throw new Error(result.error.message);
  }
  return match;
}

// committed matches depend on it: another generator would write them all anew
function dice(seed: number): (bound: number) => number {
  let x = seed;
  return (bound) => {
    x = (Math.imul(1664525, x) + 1013904223) >>> 0;
    return (x >>> 8) % bound;
  };
}

/**
 * A match played by dice to its end: every action, what the game told about it, the last checksum.
 *
 * ```ts
 * assertGolden(new URL('./golden-match.txt', import.meta.url), transcript(createMatch(game, { seed: 7 }), 7));
 * ```
 */
export function transcript<T extends GameTypes>(match: Match<T>, seed: number): string {
  const lines: string[] = [];
  const pick = dice(seed);
  const text = (value: unknown): string => JSON.stringify(value).replaceAll('"', '');
  for (let [player] = match.waitingFor; player !== undefined; [player] = match.waitingFor) {
    const list = match.listActions(player);
    const action = list.at(pick(list.size));
    const result = match.act(action);
    if (!result.ok) throw new Error(result.error.message);
    lines.push(`> ${player} ${action.move} ${text(action.args)} (of ${list.size})`);
    for (const { type, ...payload } of result.events) {
      if (!ENGINE_EVENTS.has(type)) lines.push(`  ${type} ${text(payload)}`);
    }
  }
  lines.push(`= ${match.checksum()}`);
  return `${lines.join('\n')}\n`;
}

/**
 * Compares with the committed text, and throws where they part; `UPDATE_GOLDEN=1` writes it anew.
 *
 * ```ts
 * assertGolden(new URL('./golden-match.txt', import.meta.url), transcript(createMatch(game, { seed: 1 }), 1));
 * ```
 */
export function assertGolden(file: URL, played: string): void {
  if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(file, played);
  const [is, was] = [played.split('\n'), readFileSync(file, 'utf8').split('\n')];
  const at = is.findIndex((line, i) => line !== was[i]);
  const line = at >= 0 ? at : is.length < was.length ? is.length : -1;
  if (line < 0) return;
  const name = file.pathname.split('/').slice(-2).join('/');
  throw new Error(
    `${name}:${line + 1} says "${was[line] ?? ''}", and now it is "${is[line] ?? ''}"; UPDATE_GOLDEN=1 writes the file anew`,
  );
}
