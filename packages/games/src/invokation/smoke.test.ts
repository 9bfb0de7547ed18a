import { createMatch } from 'cardloom';
import { expect, it } from 'vitest';
import { invokation } from './definition.ts';

it('random matches come to an end', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const match = createMatch(invokation, { seed });
    let x = seed;
    const pick = (bound: number): number => {
      x = (Math.imul(1664525, x) + 1013904223) >>> 0;
      return (x >>> 8) % bound;
    };
    let n = 0;
    for (;;) {
      const [player] = match.waitingFor;
      if (player === undefined) break;
      const list = match.listActions(player);
      const action = list.at(pick(list.size));
      const result = match.act(action);
      if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${result.error.message}`);
      n++;
    }
    expect(match.state.ctx.gameOver).toBe(true);
    expect(n).toBeGreaterThan(10);
  }
});
