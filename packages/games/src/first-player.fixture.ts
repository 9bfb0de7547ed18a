import type { Table } from '@cardloom/testkit';
import type { GameTypes } from 'cardloom';
import { expect } from 'vitest';

/** Somebody found by lot names who goes first, themself or the other; who was not found may not. */
export function lotDecides<T extends GameTypes>(begin: (seed: number) => Table<T>, from: string, to: string): void {
  const choosers = new Set<unknown>();
  for (let seed = 1; seed <= 12; seed++) {
    const table = begin(seed);
    const chooser = String(table.priority);
    const other = chooser === 'ann' ? 'bo' : 'ann';
    choosers.add(chooser);
    expect(table.at).toBe(from);
    expect(table.legal(chooser).map(({ args }) => args?.player)).toEqual(['ann', 'bo']);
    table.refused(other, 'chooseFirst', { player: other });
    table.act(chooser, 'chooseFirst', { player: other });
    expect([table.at, table.match.state.ctx.otp]).toEqual([to, other]);
  }
  expect(choosers).toEqual(new Set(['ann', 'bo']));
}
