import { readFileSync, writeFileSync } from 'node:fs';
import { createMatch, type Json, type Line, type Match } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { fleshAndBlood } from './definition.ts';
import type { FleshAndBlood } from './shape.ts';

/** Perft counts and one golden match: any change of the rules shows here. */

/** What the engine itself tells: cards that move, phases and steps. */
const ENGINE = /^[a-z]+[A-Z]/;

const start = (seed: number, decks: readonly string[] = ['yuna', 'goram']): Match<FleshAndBlood> =>
  createMatch(fleshAndBlood(), { seed, options: { decks: [...decks] } });

/** How many sequences of actions of this length there are. */
function perft(line: Line<FleshAndBlood>, depth: number): number {
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

describe('perft', () => {
  it.each([
    [1, [1, 6, 565, 1525]],
    [2, [1, 13, 2117, 2117]],
  ])('seed %d', { timeout: 60_000 }, (seed, expected) => {
    const match = start(seed);
    const line = match.line();
    const before = line.checksum();
    expect(expected.map((_, i) => perft(line, i + 1))).toEqual(expected);
    expect(line.checksum()).toBe(before);
  });
});

describe('golden match', () => {
  const FILE = new URL('./golden-match.txt', import.meta.url);

  /** The game's own events as lines, and the action before them. */
  function transcript(seed: number): string {
    const match = start(seed);
    const lines: string[] = [];
    let x = seed;
    const pick = (bound: number): number => {
      x = (Math.imul(1664525, x) + 1013904223) >>> 0;
      return (x >>> 8) % bound;
    };
    const text = (value: unknown): string => JSON.stringify(value).replaceAll('"', '');
    for (let [player] = match.waitingFor; player !== undefined; [player] = match.waitingFor) {
      const actions = [...match.legalActions(player)];
      const action = actions[pick(actions.length)];
      const result = match.act(action);
      if (!result.ok) throw new Error(result.error.message);
      lines.push(`> ${player} ${action.move} ${text(action.args)} (of ${actions.length})`);
      for (const { type, ...payload } of result.events) {
        if (!ENGINE.test(type)) lines.push(`  ${type} ${text(payload as Json)}`);
      }
    }
    lines.push(`= ${match.checksum()}`);
    return `${lines.join('\n')}\n`;
  }

  it('seed 7 goes as it always went', () => {
    const played = transcript(7);
    if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(FILE, played);
    expect(played.split('\n')).toEqual(readFileSync(FILE, 'utf8').split('\n'));
  });
});
