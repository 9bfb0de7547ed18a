import { createMatch, type Json, type Match } from 'cardloom';
import { expect, it } from 'vitest';
import { commander } from './definition.ts';
import { eager } from './eager.fixture.ts';
import type { Commander } from './shape.ts';

const JUNK: readonly Json[] = [null, true, -1, 0, 1.5, 1e300, '', 'A', '__proto__', [], [1, 1], [[]], {}, { a: 1 }, { 1: null }, { constructor: 'B' }, { 1: 'A' }, { 1: { 1: 1 } }, { '-1': 1 }, { A: -3 }, { A: 1e9 }, { 12: 0.5 }, [null], ['x']];
const NAMES = ['card', 'target', 'ability', 'cards', 'order', 'attacks', 'blocks', 'damage', 'yes'];

function* states(players: number, seed: number, steps: number): Generator<Match<Commander>> {
  const ids = ['A', 'B', 'C', 'D'].slice(0, players);
  const match = createMatch(commander, { seed, players: ids });
  const next = eager(seed);
  for (let i = 0; i < steps && !match.flow.context.ctx.gameOver; i++) {
    yield match;
    match.processAction(next(match));
  }
}

it('concede fuzz', { timeout: 190_000 }, () => {
  let forks = 0;
  const kinds: Record<string, number> = {};
  for (let seed = 1; seed <= 12; seed++) {
    for (const match of states(3 + (seed % 2), seed, 900)) {
      const { decision } = match.view(null);
      if (decision === null) continue;
      const name = JSON.stringify(decision).match(/"(?:ask|move|name)":"(\w+)"/)?.[1] ?? '?';
      kinds[name] = (kinds[name] ?? 0) + 1;
      if (kinds[name] > 60) continue;
      for (const player of match.players) {
        if (match.flow.context.ctx.players[player].left) continue;
        const fork = match.fork() as Match<Commander>;
        const r = fork.act({ player, move: 'concede', args: {} });
        if (!r.ok) throw new Error(JSON.stringify(r.error));
        forks++;
        const go = eager(seed + 99);
        for (let i = 0; i < 12 && !fork.flow.context.ctx.gameOver; i++) {
          const list = fork.listActions(fork.players[fork.seatToAct]);
          if (list.size === 0) throw new Error(`stuck: ${JSON.stringify(fork.view(null).decision)} seed ${seed} ${player}`);
          fork.processAction(go(fork));
        }
      }
    }
  }
  console.log(forks, kinds);
});

it('junk fuzz', { timeout: 190_000 }, () => {
  const codes: Record<string, number> = {};
  const seen: Record<string, number> = {};
  let x = 7;
  const below = (n: number): number => {
    x = (Math.imul(1664525, x) + 1013904223) >>> 0;
    return (x >>> 8) % n;
  };
  for (let seed = 1; seed <= 8; seed++) {
    for (const match of states(3, seed, 500)) {
      const waiting = match.players[match.seatToAct];
      const moves = [...new Set([...match.legalActions(waiting)].map(({ move }) => move))];
      const move = moves[below(moves.length)];
      seen[move] = (seen[move] ?? 0) + 1;
      if (seen[move] > 60) continue;
      const legal = [...match.legalActions(waiting)].find((a) => a.move === move);
      for (let i = 0; i < 20; i++) {
        const args: Record<string, Json> = { ...(legal?.args as Record<string, Json>) };
        for (const key of i % 2 === 0 ? NAMES : Object.keys(args)) if (i % 2 === 1 || below(2) === 0) args[key] = JUNK[below(JUNK.length)];
        const before = match.checksum();
        const action = { player: waiting, move, args };
        if (match.isLegal(action)) continue;
        const r = match.act(action);
        if (r.ok) throw new Error('accepted ' + JSON.stringify(action));
        codes[r.error.code] = (codes[r.error.code] ?? 0) + 1;
        if (r.error.code === 'rule-threw') throw new Error(JSON.stringify([action, r.error.message]));
        expect(match.checksum()).toBe(before);
      }
    }
  }
  console.log(codes, seen);
});
