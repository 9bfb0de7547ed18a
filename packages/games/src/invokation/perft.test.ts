import { readFileSync, writeFileSync } from 'node:fs';
import { createMatch, type Json, type Line, type Match } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { invokation } from './definition.ts';
import type { Invokation } from './shape.ts';
import { board } from './table.fixture.ts';

/** Perft counts and one golden match: any change of the rules shows here. */

/** How many sequences of actions of this length there are. */
function perft(line: Line<Invokation>, depth: number): number {
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
  // by hand: 3 cards, 5 + 1 ways to pay a skill, 2 switches in 3 ways, 3 cards to tune with, the end of the round
  it('a board in the middle of a match', { timeout: 120_000 }, () => {
    const { match } = board({
      me: {
        characters: ['Kaeya', { name: 'Keqing', hp: 6, energy: 3 }, 'Sucrose'],
        hand: ['Lightning Stiletto', 'Sweet Madame', 'Leave It to Me!'],
        statuses: ['Icicle'],
        dice: { cryo: 2, electro: 2, omni: 1 },
      },
      foe: {
        characters: [{ name: 'Diluc', aura: 'pyro', hp: 2 }, 'Fischl', { name: 'Ningguang', energy: 3 }],
        hand: ['Mushroom Pizza', 'Changing Shifts'],
        summons: ['Oz'],
        statuses: ['Jade Screen'],
        dice: { pyro: 1, geo: 2, omni: 1 },
      },
    });
    const line = match.line();
    const before = line.checksum();
    expect([1, 2, 3, 4].map((depth) => perft(line, depth))).toEqual([19, 195, 1941, 29161]);
    expect(line.checksum()).toBe(before);
  });
});

describe('golden match', () => {
  const FILE = new URL('./golden-match.txt', import.meta.url);

  /** The game's own events as lines, and the action before them. */
  function transcript(match: Match<Invokation>, seed: number): string {
    const lines: string[] = [];
    let x = seed;
    const pick = (bound: number): number => {
      x = (Math.imul(1664525, x) + 1013904223) >>> 0;
      return (x >>> 8) % bound;
    };
    const text = (value: unknown): string => JSON.stringify(value).replaceAll('"', '');
    for (let [player] = match.waitingFor; player !== undefined; [player] = match.waitingFor) {
      const list = match.listActions(player);
      const action = list.at(pick(list.size));
      const result = match.act(action);
      if (!result.ok) throw new Error(result.error.message);
      lines.push(`> ${player} ${action.move} ${text(action.args)} (of ${list.size})`);
      for (const { type, ...payload } of result.events) {
        if (type === type.toUpperCase()) lines.push(`  ${type} ${text(payload as Json)}`);
      }
    }
    lines.push(`= ${match.checksum()}`);
    return `${lines.join('\n')}\n`;
  }

  it('seed 7 goes as it always went', () => {
    const played = transcript(createMatch(invokation, { seed: 7, options: { decks: ['hearth', 'frost'] } }), 7);
    if (process.env.UPDATE_GOLDEN !== undefined) writeFileSync(FILE, played);
    expect(played.split('\n')).toEqual(readFileSync(FILE, 'utf8').split('\n'));
  });
});
