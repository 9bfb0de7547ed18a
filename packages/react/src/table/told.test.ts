import type { Client } from '@cardloom/client';
import { type Presentation, plain, quiet, tellWith, who } from '@cardloom/parts/present';
import type { Step } from '@cardloom/protocol';
import type { View } from 'cardloom';
import { expect, it } from 'vitest';
import { tellingOf } from './told.ts';

const viewAt = (turn: number, player: number): View =>
  ({
    viewer: 'a',
    G: {},
    ctx: { gameOver: false, playerOrder: ['a', 'b'], turnPlayerPos: player, numTurns: turn },
    players: { a: {}, b: {} },
    zones: {},
    decision: null,
  }) as unknown as View;

type Listener = (step: Step, before: View, after: View) => void;

/** A log, and how it hears of steps. */
function logOf(presentation: Presentation) {
  const listeners: Listener[] = [];
  const client = {
    state: { view: null, seat: 'a', seats: [{ player: 'a' }, { player: 'b', name: 'Bo' }] },
    subscribe: () => () => undefined,
    onStep: (listener: Listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  } as unknown as Client;
  const telling = tellingOf(client, presentation);
  let seq = 0;
  const hear = (by: string, events: readonly object[], before = viewAt(1, 0), after = before): void => {
    seq += 1;
    for (const listener of listeners) listener({ seq, by, events } as unknown as Step, before, after);
  };
  const said = (): string[] => telling.told.lines.map(({ words, isTurn }) => `${isTurn ? '— ' : ''}${plain(words)}`);
  return { hear, said, telling };
}

const tell = tellWith({
  passed: (event) => who(event, 'pass'),
  laid: (event) => `${who(event, 'lay')} a card`,
  ...quiet('turnBegan'),
});
const pass = (player: string) => [{ type: 'passed', player }];
const laid = (player: string) => [{ type: 'laid', player }];

it('where one passes all the time, passes stand there only until something comes of them', () => {
  const { hear, said, telling } = logOf({ tell, passing: { move: 'pass' } });
  hear('b', laid('b'));
  hear('a', pass('a'));
  hear('b', pass('b'));
  expect(said()).toEqual(['Bo lays a card.', 'You and Bo pass.']);
  hear('a', laid('a'));
  expect(said()).toEqual(['Bo lays a card.', 'You lay a card.']);
  expect(telling.told.since).toBe(2);
});

it('where a pass is an act of its own, it stays', () => {
  const { hear, said } = logOf({ tell });
  hear('a', pass('a'));
  hear('b', laid('b'));
  expect(said()).toEqual(['You pass.', 'Bo lays a card.']);
});

it('what happens as a turn begins stands under its heading', () => {
  const { hear, said } = logOf({ tell });
  hear('a', [...laid('a'), { type: 'turnBegan', player: 'b' }, ...laid('b')], viewAt(1, 0), viewAt(2, 1));
  expect(said()).toEqual(['You lay a card.', "— Bo's turn", 'Bo lays a card.']);
});

it('what one does again and again is one line, but never across one’s own last move', () => {
  const { hear, said } = logOf({ tell });
  for (let i = 0; i < 3; i++) hear('b', laid('b'));
  expect(said()).toEqual(['Bo lays 3 cards.']);
  hear('a', laid('a'));
  hear('b', laid('b'));
  hear('b', laid('b'));
  expect(said()).toEqual(['Bo lays 3 cards.', 'You lay a card.', 'Bo lays 2 cards.']);
});
