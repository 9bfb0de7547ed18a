import { describe, expect, it } from 'vitest';
import { testGame } from '../define.fixture.ts';
import { act, answer, log, stage } from '../effects/stage.fixture.ts';
import { type Action, ActionList, createMatch } from '../index.ts';

/** A table on which one takes a number of 1 to 3, or several; `asked` counts how often the rules were asked. */
function table() {
  let asked = 0;
  const game = testGame({
    name: 'numbers',
    state: { game: { sum: 0, last: [] as readonly number[] } },
    segments: {
      play: {
        moves: {
          take: {
            when: () => {
              asked++;
              return true;
            },
            choices: { n: { oneOf: () => [1, 2, 3], if: () => ++asked > 0 } },
            run: ({ G }, args) => {
              G.sum += args.n as number;
              (args as Record<string, unknown>).n = 99;
            },
          },
          several: {
            choices: { of: { someOf: () => [1, 2, 3], min: 1, max: 2 } },
            run: ({ G }, { of }) => {
              G.last = of as readonly number[];
            },
          },
        },
      },
    },
  });
  const match = createMatch(game, { seed: 1, players: ['ann', 'bo'] });
  return { match, asked: () => asked };
}

type Changeable = { player: string; move: string; args: Record<string, unknown>; checksum?: string };
const changeable = (action: Action): Changeable => action as unknown as Changeable;

describe('an action picked from a list', () => {
  it('is made without asking the rules again, and recorded like any other', () => {
    const { match, asked } = table();
    const action = match.listActions('ann').at(1);
    const before = asked();
    expect(match.act(action).ok).toBe(true);
    expect(asked()).toBe(before);
    expect(match.state.G.sum).toBe(2);
    expect(match.replay().actions).toEqual([{ player: 'ann', move: 'take', args: { n: 2 } }]);
    match.undo();
    expect(match.state.G.sum).toBe(0);
  });

  it('ends where the same action ends that somebody spelled out', () => {
    const picked = table().match;
    const spelled = table().match;
    for (let k = 0; k < 9; k++) {
      const action = picked.listActions('ann').at(k);
      expect(picked.act(action).ok && spelled.act(structuredClone(action)).ok).toBe(true);
      expect(picked.checksum()).toBe(spelled.checksum());
    }
    expect(picked.replay()).toEqual(spelled.replay());
    expect(picked.snapshot()).toEqual(spelled.snapshot());
  });

  it('is looked at again once it was changed, whatever was changed', () => {
    const codeOf = (change: (action: Changeable) => void): string => {
      const { match } = table();
      const before = match.checksum();
      const action = match.listActions('ann').at(0);
      change(changeable(action));
      const result = match.act(action);
      expect(match.checksum()).toBe(before);
      return result.ok ? 'ok' : result.error.code;
    };
    expect(codeOf((action) => Object.assign(action.args, { n: 7 }))).toBe('illegal-choice');
    expect(codeOf((action) => Object.assign(action.args, { m: 1 }))).toBe('illegal-choice');
    expect(codeOf((action) => delete action.args.n)).toBe('illegal-choice');
    expect(codeOf((action) => Object.assign(action, { args: { n: 7 } }))).toBe('illegal-choice');
    expect(codeOf((action) => Object.assign(action, { args: null }))).toBe('malformed-action');
    expect(codeOf((action) => Object.assign(action, { player: 'bo' }))).toBe('not-your-priority');
    expect(codeOf((action) => Object.assign(action, { move: 'fly' }))).toBe('unknown-move');
    expect(codeOf((action) => Object.assign(action, { checksum: 'x' }))).toBe('checksum-mismatch');
  });

  it('changed to another legal one, is that one', () => {
    const { match } = table();
    const action = match.listActions('ann').at(0);
    changeable(action).args.n = 3;
    expect(match.act(action).ok).toBe(true);
    expect(match.state.G.sum).toBe(3);
  });

  it('is looked at again once the match has moved on', () => {
    const { match, asked } = table();
    const list = match.listActions('ann');
    match.act({ player: 'ann', move: 'take', args: { n: 1 } });
    const late = list.at(0);
    const before = asked();
    expect(match.act(late).ok).toBe(true);
    expect(asked()).toBeGreaterThan(before);
  });

  it('counts in the match whose list it comes from, and in no other', () => {
    const { match, asked } = table();
    const fork = match.fork();
    const action = match.listActions('ann').at(0);
    const before = asked();
    expect(fork.act(action).ok).toBe(true);
    expect(asked()).toBeGreaterThan(before);
  });

  it('cannot run code of somebody else between the look and the move', () => {
    const { match } = table();
    const action = match.listActions('ann').at(0);
    let looks = 0;
    Object.defineProperty(action.args, 'n', {
      enumerable: true,
      get: () => {
        if (looks++ === 0) match.act({ player: 'ann', move: 'several', args: { of: [1] } });
        return 1;
      },
    });
    match.act(action);
    expect(match.replay().actions.map((done) => ('move' in done ? done.move : ''))).toEqual(['several', 'take']);
    expect(match.state.G.sum).toBe(1);
  });

  it('holds answers nobody can change', () => {
    const { match } = table();
    const list = match.listActions('ann');
    const action = list.at(list.size - 1);
    expect(action).toEqual({ player: 'ann', move: 'several', args: { of: [2, 3] } });
    expect(() => (changeable(action).args.of as number[]).push(1)).toThrow(TypeError);
    expect(match.act(action).ok).toBe(true);
    expect(match.state.G.last).toEqual([2, 3]);
  });

  it('is refused in the middle of a rule', () => {
    const match = stage();
    let code = '';
    act(match, () => {
      const result = match.act(match.listActions('ann').at(0));
      if (!result.ok) code = result.error.code;
    });
    expect(code).toBe('busy');
  });

  it('may be the answer to a decision', () => {
    const match = stage();
    const other = stage();
    const ask = { ask: 'pick', player: 'bo', data: { of: [4, 5] } };
    act(match, ({ coreOps }) => coreOps.ask(ask));
    act(other, ({ coreOps }) => coreOps.ask(ask));
    expect(match.listActions('ann').size).toBe(0);
    expect(match.act(match.listActions('bo').at(1)).ok).toBe(true);
    answer(other, 'bo', 'pick', { n: 5 });
    expect(log(match)).toBe('{"n":5}');
    expect(match.snapshot()).toEqual(other.snapshot());
  });

  it('is made and unmade on a line like any other', () => {
    const { match } = table();
    const line = match.line();
    const list = new ActionList();
    const root = line.checksum();
    for (let k = 0; k < 5; k++) expect(line.make(line.listActions(0, list).at(k))).toBe(null);
    while (line.unmake());
    expect(line.checksum()).toBe(root);
  });
});
