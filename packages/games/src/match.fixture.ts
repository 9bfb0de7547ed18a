import { readFileSync, writeFileSync } from 'node:fs';
import { ENGINE_EVENTS, type Json, type Line, type Match, type Shape } from 'cardloom';
import { expect } from 'vitest';

/** What the tests of every game do alike: counting positions, and golden matches. */

/** How many sequences of actions of this length there are. */
function perft<T extends Shape>(line: Line<T>, depth: number): number {
  const seat = line.seatToAct;
  if (seat < 0) return 0;
  const list = line.listActions(seat);
  if (depth === 1) return list.size;
  const actions = Array.from({ length: list.size }, (_, i) => list.at(i));
  let nodes = 0;
  for (const action of actions) {
    if (line.make(action) !== null) throw new Error(`${JSON.stringify(action)} was refused`);
    nodes += perft(line, depth - 1);
    line.unmake();
  }
  return nodes;
}

/** Compares the counts of depth 1, 2, 3 … with the committed ones; counting leaves the position as it was. */
export function expectPerft<T extends Shape>(match: Match<T>, expected: readonly number[]): void {
  const line = match.line();
  const before = line.checksum();
  expect(expected.map((_, i) => perft(line, i + 1))).toEqual(expected);
  expect(line.checksum()).toBe(before);
}

/** Plays so many actions by dice, to count from the middle of a game; the same dice as `transcript`. */
export function advance<T extends Shape>(match: Match<T>, seed: number, actions: number): Match<T> {
  const pick = dice(seed);
  for (let i = 0; i < actions; i++) {
    const list = match.listActions(match.waitingFor[0]);
    const result = match.act(list.at(pick(list.size)));
    if (!result.ok) throw new Error(result.error.message);
  }
  return match;
}

function dice(seed: number): (bound: number) => number {
  let x = seed;
  return (bound) => {
    x = (Math.imul(1664525, x) + 1013904223) >>> 0;
    return (x >>> 8) % bound;
  };
}

/** A match played by dice to its end: every action, what the game told about it, the last checksum. */
export function transcript<T extends Shape>(match: Match<T>, seed: number): string {
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
      if (!ENGINE_EVENTS.has(type)) lines.push(`  ${type} ${text(payload as Json)}`);
    }
  }
  lines.push(`= ${match.checksum()}`);
  return `${lines.join('\n')}\n`;
}
/** Compares with the committed text; `UPDATE_GOLDEN=1` writes it anew. */
export function expectGolden(file: URL, played: string): void {
  if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(file, played);
  expect(played.split('\n')).toEqual(readFileSync(file, 'utf8').split('\n'));
}
