import type { Client } from '@cardloom/client';
import { itsCard, type Presentation, plain, tellWith, who } from '@cardloom/parts/present';
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
function logOf(presentation: Presentation, other = 'Bo') {
  const listeners: Listener[] = [];
  const changed: (() => void)[] = [];
  const client = {
    state: { view: null, seq: 0, seat: 'a', seats: [{ player: 'a' }, { player: 'b', name: other }] },
    subscribe: (listener: () => void) => {
      changed.push(listener);
      return () => undefined;
    },
    onStep: (listener: Listener) => {
      listeners.push(listener);
      return () => listeners.splice(listeners.indexOf(listener), 1);
    },
  } as unknown as Client;
  const telling = tellingOf(client, presentation);
  let seq = 0;
  const undo = (): void => {
    seq += 1;
    const step = { seq, by: null, events: [], undo: true } as unknown as Step;
    for (const listener of listeners) listener(step, viewAt(1, 0), viewAt(1, 0));
  };
  const hear = (by: string, events: readonly object[], before = viewAt(1, 0), after = before, more = {}): void => {
    seq += 1;
    for (const listener of listeners) listener({ seq, by, events, ...more } as unknown as Step, before, after);
  };
  const said = (): string[] => telling.told.lines.map(({ words, isTurn }) => `${isTurn ? '— ' : ''}${plain(words)}`);
  /** Another match at the same client. */
  const again = (view: View): void => {
    seq = 0;
    Object.assign(client.state, { view, seq });
    for (const listener of changed) listener();
  };
  return { hear, undo, said, telling, again };
}

const tell = tellWith({
  passed: (event) => who(event, 'pass'),
  laid: (event) => `${who(event, 'lay')} a card`,
  ended: (event) => `${who(event, 'end')} your turn`,
  cast: (event) => `${who(event, 'cast')} ${itsCard(event)}`,
  resolved: (event) => `${itsCard(event)} resolves`,
  turnBegan: (event) => `${who(event)}'s turn`,
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

it('the first turn has a heading too, and the end of a match none', () => {
  const { hear, said } = logOf({ tell });
  hear('a', [...laid('a'), { type: 'turnBegan', player: 'b' }], viewAt(0, 1), viewAt(0, 1));
  expect(said()).toEqual(['You lay a card.', "— Bo's turn"]);
  const over = viewAt(1, 0);
  hear('b', laid('b'), viewAt(0, 1), { ...over, ctx: { ...over.ctx, gameOver: true } });
  expect(said()).toEqual(['You lay a card.', "— Bo's turn", 'Bo lays a card.']);
});

it('who goes on has no further heading, unless it is a turn on top', () => {
  const { hear, said } = logOf({ tell });
  const next = (turn: number, ctx: object = {}): void => {
    const after = viewAt(turn, 1);
    hear('b', [{ type: 'turnBegan', player: 'b' }], viewAt(turn - 1, 1), { ...after, ctx: { ...after.ctx, ...ctx } });
  };
  for (const turn of [1, 2]) next(turn);
  expect(said()).toEqual(["— Bo's turn"]);
  next(3, { turn: { isExtra: true } });
  expect(said()).toEqual(["— Bo's turn", "— Bo's turn"]);
});

it('that somebody is done is said by the next heading, unless they have done nothing', () => {
  const { hear, said } = logOf({ tell });
  const to = (turn: number, player: number, ...events: readonly object[]): void =>
    hear(
      'a',
      [...events, { type: 'turnBegan', player: 'ab'[player] }],
      viewAt(turn - 1, 1 - player),
      viewAt(turn, player),
    );
  to(1, 0);
  to(2, 1, ...laid('a'), { type: 'ended', player: 'a' });
  to(3, 0, ...laid('b'), ...pass('b'));
  to(4, 1, ...pass('a'));
  const turns = ['— your turn', 'You lay a card.', "— Bo's turn", 'Bo lays a card.', '— your turn', 'You pass.'];
  expect(said()).toEqual([...turns, "— Bo's turn"]);
});

it('that what was just played comes about is not said again; after an answer to it, it is', () => {
  const { hear, said } = logOf({ tell, passing: { move: 'pass' } });
  const cast = (player: string, card: number) => [{ type: 'cast', player, card }];
  const resolved = (card: number) => [{ type: 'resolved', card }];
  hear('a', [...cast('a', 1), ...laid('a')]);
  hear('b', pass('b'));
  hear('a', resolved(1));
  expect(said()).toEqual(['You cast a card.', 'You lay a card.']);
  hear('a', cast('a', 2));
  hear('b', cast('b', 3));
  hear('a', resolved(3));
  hear('a', resolved(2));
  expect(said().slice(2)).toEqual(['You cast a card.', 'Bo casts a card.', 'A card resolves.']);
});

it('what is taken back is said, and how much it was', () => {
  const { hear, undo, said } = logOf({ tell });
  hear('a', laid('a'));
  undo();
  expect(said()).toEqual(['You lay a card.', 'The last action is taken back.']);
  undo();
  hear('b', laid('b'));
  undo();
  expect(said().slice(1)).toEqual([
    'The last 2 actions are taken back.',
    'Bo lays a card.',
    'The last action is taken back.',
  ]);
});

it('what is done for somebody whose time is up says so first', () => {
  const { hear, said } = logOf({ tell });
  const late = (player: string) => hear(player, laid(player), viewAt(1, 0), viewAt(1, 0), { made: 'late' });
  late('b');
  late('b');
  late('a');
  expect(said()).toEqual(["Bo's time is up.", 'Bo lays 2 cards.', 'Your time is up.', 'You lay a card.']);
});

it('what the others decided about somebody who is away says why', () => {
  const { hear, said } = logOf({ tell });
  hear('b', laid('b'), viewAt(1, 0), viewAt(1, 0), { made: 'claimed' });
  expect(said()).toEqual(["Bo's absence was too long.", 'Bo lays a card.']);
});

it('of another match at the same table nothing is told that was of the one before', () => {
  const { hear, said, telling, again } = logOf({ tell });
  hear('b', [{ type: 'laid', player: 'b' }]);
  expect(said()).toHaveLength(1);
  const { names } = telling.told;
  again(viewAt(0, 0));
  expect(said()).toEqual([]);
  expect(telling.told.names).not.toBe(names);
  hear('b', [{ type: 'passed', player: 'b' }]);
  expect(said()).toEqual(['Bo passes.']);
});

it('whoever is called so is not who reads it', () => {
  const { hear, said } = logOf({ tell }, 'You');
  hear('b', [{ type: 'laid', player: 'b' }]);
  expect(said()).toEqual(['“You” lays a card.']);
});

it('whoever stopped listening can begin again', () => {
  const { hear, said, telling } = logOf({ tell });
  telling.open()();
  hear('b', [{ type: 'laid', player: 'b' }]);
  expect(said()).toEqual([]);
  telling.open();
  hear('b', [{ type: 'laid', player: 'b' }]);
  expect(said()).toEqual(['Bo lays a card.']);
});
