import { PassThrough } from 'node:stream';
import { declareGame } from 'cardloom';
import { expect, it } from 'vitest';
import { LineAsker } from '../prompts/line-asker.ts';
import { openTable } from './opening.ts';
import { newSession } from './session.ts';
import { sit } from './sitting.ts';

/** All are asked whether they react, whatever they hold; the second time p0 holds something. */
const kit = declareGame({
  name: 'alarm',
  state: { game: { rung: 0 } },
  zones: { hand: { of: 'player', seenBy: 'owner' } },
  cards: { bell: {} },
  decisions: { react: {} },
});
const react = kit
  .decision('react')
  .cards('with', ({ player }) => player.hand)
  .run(() => undefined);
const ring = kit.move().run(({ G, players, coreOps }) => {
  G.rung += 1;
  if (G.rung === 2) coreOps.createCard('bell', players[0].hand);
  coreOps.ask({ ask: 'react', player: players });
});
const hum = kit.move().run(() => undefined);
const game = kit.define({ decisions: { react }, segments: { play: { moves: { ring, hum } } } });
const entry = { name: 'alarm', title: 'Alarm', game, decks: [], source: 'alarm', players: { min: 2, max: 2 } };

it('nobody is asked who has nothing to choose, and undo goes back to what they did themselves', async () => {
  const sitWith = async (...lines: string[]) => {
    const input = new PassThrough();
    input.end(lines.map((line) => `${line}\n`).join(''));
    const opening = openTable(entry, { seat: '0', bot: 'random', seed: 1, decks: [], limitMs: 1000 });
    const session = newSession({ ...opening, entry, asker: new LineAsker(input, new PassThrough()) });
    await session.client.prefer({ takeSole: true });
    await sit(session);
    return opening.table.match.replay().actions;
  };
  expect(await sitWith('1')).toEqual([
    { player: 'p0', move: 'ring', args: {} },
    { player: 'p0', move: 'react', args: { with: [] } },
    { player: 'p1', move: 'react', args: { with: [] } },
  ]);
  expect(await sitWith('1', '1')).toHaveLength(4); // the second question waits for an answer
  expect((await sitWith('1', 'u')).slice(3)).toEqual([{ undo: null }, { undo: null }, { undo: null }]);
});
