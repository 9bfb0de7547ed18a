import { createMatch, declareGame } from 'cardloom';
import { expect, it } from 'vitest';
import { viewChecksum } from './view-checksum.ts';

const kit = declareGame({
  name: 'odd',
  players: 2,
  state: { game: { n: -5, text: 'a"\\ü\n', list: [1, [null, true]] }, card: { z: 0, a: 1 } },
  zones: { hand: { of: 'player', seenBy: 'owner' } },
  cards: { ant: {} },
});
const game = kit.define({
  setup: ({ players, coreOps }) => {
    for (const player of players) coreOps.createCard('ant', player.hand);
  },
  segments: { play: { turn: { moves: { pass: kit.move().run(() => undefined) } } } },
});

it('adds a view up as the match does, also after it went over a wire', () => {
  const match = createMatch(game, { seed: 1 });
  for (const viewer of ['p0', 'p1', null]) {
    const seen = JSON.parse(JSON.stringify(match.view(viewer)));
    expect(viewChecksum(seen)).toBe(match.viewChecksum(viewer));
    const turned = Object.fromEntries(Object.entries(seen).reverse());
    expect(viewChecksum(turned as never)).toBe(match.viewChecksum(viewer));
    expect(viewChecksum({ ...seen, G: { ...seen.G, n: 1 } })).not.toBe(match.viewChecksum(viewer));
  }
});
