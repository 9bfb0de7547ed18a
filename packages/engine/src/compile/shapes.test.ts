import { setFlagsFromString } from 'node:v8';
import { expect, it } from 'vitest';
import { testGame } from '../define.fixture.ts';
import { createMatch } from '../index.ts';

setFlagsFromString('--allow-natives-syntax');
const isQuick = new Function('object', 'return %HasFastProperties(object)') as (object: object) => boolean;

it('games whose states begin with the same attribute do not make each other slow', () => {
  const states: Record<string, number>[] = [{ x: 0 }, { y: 0 }, { z: 0, x: 0 }];
  for (const [i, more] of states.entries()) {
    const game = testGame({ name: `game${i}`, state: { game: { turns: 0, ...more } }, segments: { play: {} } });
    for (let n = 0; n < 2; n++) {
      const G: object = createMatch(game).line().context.G;
      expect(isQuick(G)).toBe(true);
      expect(Object.getPrototypeOf(G)).toBe(Object.prototype);
    }
  }
});
