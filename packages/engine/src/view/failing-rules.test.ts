import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testGame } from '../define.fixture.ts';
import { CardloomError, createMatch } from '../index.ts';

/** Looking at a match may ask its rules; one that fails is named, whoever looks. */
let isBroken = false;
function sides(): number[] {
  if (isBroken) throw new TypeError('there are no sides');
  return [1, 2];
}

const game = testGame({
  name: 'failing',
  state: { player: { die: 0 } },
  secrets: {
    player: ['die'],
    deal: ({ coreOps }, player) => {
      player.die = sides().length + coreOps.random(6);
    },
  },
  decisions: { pick: { choices: { n: { oneOf: () => sides() } } } },
  moves: { ask: ({ coreOps, player }) => coreOps.ask({ ask: 'pick', player, data: {} }) },
  segments: { s: { turn: {} } },
});

const failure = (look: () => unknown): unknown => {
  try {
    return look();
  } catch (error) {
    return error instanceof CardloomError ? [error.code, error.path] : error;
  }
};

describe('a rule that fails while somebody looks', () => {
  const match = createMatch(game, { seed: 1 });
  match.act({ player: 'p0', move: 'ask' });
  beforeAll(() => {
    isBroken = true;
  });
  afterAll(() => {
    isBroken = false;
  });

  it('at a question', () => {
    expect(failure(() => [...match.legalActions('p0')])).toEqual(['rule-threw', 'decisions.pick.choices']);
    expect(match.view('p1').decision).toEqual({ name: 'pick', waiting: ['p0'] });
  });

  it('at a sample', () => {
    expect(failure(() => match.sample('p1', 1))).toEqual(['rule-threw', 'secrets.deal']);
    expect(failure(() => match.line().redeal(1, 1))).toEqual(['rule-threw', 'secrets.deal']);
  });
});
