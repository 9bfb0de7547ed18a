import { describe, expect, it } from 'vitest';
import { type TestShape, testGame } from '../define.fixture.ts';
import { type Card, createMatch, type FnContext, type Match, restore } from '../index.ts';

/** Creatures on two sides; effects are written down in `G` and give size or hand them over. */
type Effect = {
  readonly layer: 'control' | 'size';
  readonly timestamp: number;
  readonly card: number;
  readonly to: number;
};
const state = {
  game: { effects: [] as readonly Effect[], objects: 0 },
  card: { size: 0, side: 0, object: 0 },
};
const zones = {
  field: { of: 'player', seenBy: 'everyone' },
  grave: { of: 'player', seenBy: 'everyone' },
} as const;
const cards = { hare: { size: 1 }, oak: { size: 5 } };
type MeadowTypes = NonNullable<(typeof game)['types']>;
type Meadow = TestShape<typeof state, typeof zones, typeof cards>;

let script: (context: FnContext<Meadow>) => void = () => {};
const game = testGame({
  name: 'meadow',
  state,
  zones,
  cards,
  setup: ({ players, coreOps }) => {
    coreOps.createCard('hare', players[0].field);
    coreOps.createCard('oak', players[1].field);
    coreOps.derive();
  },
  moves: { do: (context) => script(context) },
  segments: { play: {} },
  identity: { card: 'object', game: 'objects' },
  layers: {
    zones: ['field'],
    order: ['control', 'size'],
    base: (_context, card) => {
      card.size = card.def.size;
      card.side = card.owner.seat;
    },
    effects: ({ G, players }, layer) =>
      G.effects
        .filter((effect) => effect.layer === layer)
        .map(({ timestamp, card: id, to }) => ({
          timestamp,
          apply: (card) => {
            if (card.id !== id) return;
            if (layer === 'control') card.side = to;
            // twice as large, and then so much more: the order shows
            else card.size = card.size * 2 + to + players[card.side].field.length * 100;
          },
        })),
    settle: ({ players, coreOps }, layer) => {
      if (layer !== 'control') return;
      for (const { field, seat } of players) {
        for (const card of field) if (card.side !== seat) coreOps.moveCard(card, players[card.side].field);
      }
    },
  },
});
function act(match: Match<MeadowTypes>, run: (context: FnContext<Meadow>) => void): void {
  script = run;
  const result = match.act({ player: 'p0', move: 'do' });
  if (!result.ok) throw new Error(result.error.message);
}
const start = (): Match<MeadowTypes> => createMatch(game);
const sizes = (match: Match<MeadowTypes>): number[] => {
  const { cards: all } = match.state.ctx;
  return [all[1].size, all[2].size];
};

describe('layers', () => {
  it('within a layer the older effect goes first, whatever the order they are listed in', () => {
    const match = start();
    expect(sizes(match)).toEqual([1, 5]);
    act(match, ({ G, coreOps }) => {
      G.effects = [
        { layer: 'size', timestamp: 9, card: 1, to: 7 },
        { layer: 'size', timestamp: 4, card: 1, to: 3 },
      ];
      coreOps.derive();
    });
    // ((1 * 2 + 3 + 100) * 2 + 7 + 100)
    expect(sizes(match)).toEqual([317, 5]);
  });

  it('a later layer sees what an earlier one has brought about, and the base is as it was', () => {
    const match = start();
    act(match, ({ G, coreOps }) => {
      G.effects = [
        { layer: 'size', timestamp: 1, card: 2, to: 0 },
        { layer: 'control', timestamp: 2, card: 1, to: 1 },
      ];
      coreOps.derive();
    });
    expect(sizes(match)).toEqual([1, 210]);
    act(match, ({ G, coreOps }) => {
      G.effects = [];
      coreOps.derive();
    });
    expect(sizes(match)).toEqual([1, 5]);
  });

  it('of one card alone, the others stay as they are', () => {
    const match = start();
    act(match, ({ G, coreOps, players }) => {
      G.effects = [
        { layer: 'size', timestamp: 1, card: 1, to: 0 },
        { layer: 'size', timestamp: 2, card: 2, to: 0 },
      ];
      coreOps.derive(players[1].field.top);
    });
    expect(sizes(match)).toEqual([1, 110]);
  });

  it('what was worked out is taken back with its action, and saved', () => {
    const match = start();
    const before = match.checksum();
    act(match, ({ G, coreOps }) => {
      G.effects = [{ layer: 'size', timestamp: 1, card: 2, to: 0 }];
      coreOps.derive();
    });
    const saved = restore(game, JSON.parse(JSON.stringify(match.snapshot())));
    expect(sizes(saved)).toEqual([1, 110]);
    match.undo();
    expect([sizes(match), match.checksum() === before]).toEqual([[1, 5], true]);
  });

  it('a zone or attribute that does not exist is refused', () => {
    const layers = { zones: ['sky'], order: [], base: () => {}, effects: () => [] };
    const identity = { card: 'nobody', game: 'effects' };
    const broken = { name: 'meadow', state, zones, cards, segments: { play: {} }, layers, identity };
    expect(() => testGame(broken as never)).toThrow(
      /layers.zones.*"sky"[\s\S]*identity.card.*"nobody"[\s\S]*identity.game/,
    );
  });
});

describe('objects', () => {
  it('a card that changes its zone is a new object; one that changes hands is the same', () => {
    const match = start();
    const found: unknown[] = [];
    act(match, ({ coreOps, players }) => {
      const hare = players[0].field.top as Card<Meadow>;
      const reference = coreOps.refer(hare);
      coreOps.moveCard(hare, players[1].field);
      found.push(coreOps.referred(reference) === hare);
      coreOps.moveCard(hare, players[1].grave);
      found.push(coreOps.referred(reference) === hare);
      coreOps.moveCard(hare, players[0].field);
      found.push(coreOps.referred(reference) === hare);
      // timestamps are counted with the objects
      found.push(coreOps.stamp() > hare.object);
    });
    expect(found).toEqual([true, false, false, true]);
    match.undo();
    act(match, ({ coreOps }) => {
      found.push(coreOps.referred({ card: 1, object: 1 }) === coreOps.card(1));
      found.push(coreOps.referred({ card: 99, object: 1 }));
    });
    expect(found.slice(4)).toEqual([true, undefined]);
  });
});
