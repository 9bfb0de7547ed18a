import { declareGame } from 'cardloom';
import { expect, it } from 'vitest';
import { Host } from './host.ts';

/** In turn they go on; every third time there is another way. */
const kit = declareGame({ name: 'path', players: 2, state: { game: { steps: 0 } } });
const path = kit.define({
  segments: {
    walk: {
      turn: { endIf: ({ ctx }) => ctx.numTurnMoves > 0 },
      moves: {
        go: kit.move().run(({ G }) => {
          G.steps += 1;
        }),
        rest: kit
          .move()
          .when(({ G }) => G.steps % 3 === 0)
          .run(({ G }) => {
            G.steps += 1;
          }),
      },
    },
  },
});

it('what is the only thing to do is done for whoever prefers it, and undo goes back to what they chose', () => {
  const host = new Host(path, { seats: [{ player: 'ann' }, { player: 'bo', isBot: true }], seed: 1 });
  host.join('a', 'ann', 0);
  let prompt = 1;
  const say = (frame: object): void => {
    const { entries } = host.receive('a', frame, 0);
    for (const { frame: sent } of host.stored(entries.at(-1)?.seq ?? 0, 0))
      if (sent.type === 'step' && sent.prompt !== undefined) prompt = sent.prompt.n;
  };
  const bot = (): readonly unknown[] => {
    const { entries } = host.actAsBot({ player: 'bo', move: 'go', args: {} }, 0);
    host.stored(entries.at(-1)?.seq ?? 0, 0);
    return entries.map(({ by, did }) => [by, did.type === 'act' && did.isAutomatic === true]);
  };
  say({ type: 'prefs', id: '1', prefs: { takeSole: true } });
  say({ type: 'act', id: '2', prompt, move: 'rest' });
  expect(bot()).toEqual([
    ['bo', false],
    ['ann', true],
  ]);
  expect(bot()).toEqual([
    ['bo', false],
    ['ann', true],
  ]);
  expect(host.match.view(null).G.steps).toBe(5);
  say({ type: 'table', id: '3', do: 'undo' });
  expect(host.match.view(null).G.steps).toBe(0);
});
