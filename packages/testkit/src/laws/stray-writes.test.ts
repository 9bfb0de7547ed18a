import { createMatch, declareGame, type Game } from 'cardloom';
import { expect, it } from 'vitest';
import { Dice } from '../dice.ts';
import { Recorder } from '../report.ts';
import { checkStrayWrites } from './stray-writes.ts';

it('writes nothing that no zone of the game could hold', () => {
  const kit = declareGame({
    name: 'shelves',
    zones: {
      cups: { of: 'game', seenBy: 'everyone', holds: ({ kind }: { kind: string }) => kind === 'cup' },
      jars: { of: 'game', seenBy: 'everyone', holds: ({ kind }: { kind: string }) => kind === 'jar' },
    },
    cards: { cup: { kind: 'cup' }, jar: { kind: 'jar' } },
  });
  const wait = kit.move().run(({ coreOps }) => void coreOps.endTurn());
  const game = kit.define({
    setup: ({ coreOps, zones }) => {
      for (let i = 0; i < 3; i++) coreOps.createCard('cup', zones.cups);
      for (let i = 0; i < 3; i++) coreOps.createCard('jar', zones.jars);
    },
    segments: { all: { turn: { moves: { wait } } } },
  }) as Game;
  const recorder = new Recorder();
  for (let seed = 0; seed < 10; seed++) {
    const match = createMatch(game, { seed });
    const tableMoves = new Set<string>();
    checkStrayWrites({ game, match, dice: new Dice(seed), recorder, tableMoves, elsewhere: [] });
  }
  expect(recorder.findings).toEqual([]);
});
