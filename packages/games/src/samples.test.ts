import { advance } from '@cardloom/testkit';
import { createMatch, describeGame, type Game, type Json, type Match, type Snapshot } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { gameNames, games } from './index.ts';

/** Where every card of a snapshot lies, as `zone: type`. */
function* places({ compiled }: Game, { zones, cards }: Snapshot): Generator<string> {
  for (const [zone, lists] of Object.entries(zones)) {
    for (const card of lists.flat()) {
      const { type } = compiled.cardData[compiled.cardIds.get(cards[card - 1].name) as number] as { type?: string };
      yield `${zone}: ${type}`;
    }
  }
}

const OPTIONS: Readonly<Record<string, Json>> = { lorcana: { bestOf: 3 } };

describe.each(gameNames)('samples of %s', async (name) => {
  const game = await games[name].load();
  const start = (seed: number): Match => createMatch(game, { seed, options: OPTIONS[name] });
  const positions = [1, 2, 3, 4].flatMap((seed) =>
    [0, 3, 10, 40].map((actions) => advance(start(seed), seed, actions)),
  );

  it('look the same to their player and tell nothing of what others answered', () => {
    for (const [i, match] of positions.entries()) {
      for (const player of match.players) {
        const sample = match.sample(player, i);
        expect(sample.view(player)).toEqual(match.view(player));
        expect([...sample.legalActions(player)].slice(0, 100)).toEqual([...match.legalActions(player)].slice(0, 100));
        const others = sample.snapshot().history.filter((done) => 'host' in done || done.player !== player);
        for (const { args } of others) expect(args).toEqual({});
        expect(sample.inspect()).toEqual([]);
      }
    }
  });

  it('are worlds that could be: cards lie where such cards can lie, and somebody can act', () => {
    const hidden = describeGame(game).zones.filter(({ seenBy }) => seenBy !== 'everyone');
    // what is hidden came out of what was dealt at the beginning
    const dealt = new Set(positions.flatMap((match) => [...places(game, match.snapshot())]));
    for (const [i, match] of positions.entries()) {
      for (const player of match.players) {
        const sample = match.sample(player, i);
        const found = [...places(game, sample.snapshot())];
        for (const { name: zone, drawTo } of hidden) {
          if (drawTo === null && zone !== 'hand') continue;
          for (const place of found) if (place.startsWith(`${zone}: `)) expect([...dealt]).toContain(place);
        }
        expect(sample.seatToAct >= 0).toBe(match.seatToAct >= 0);
        expect(sample.waitingFor.length > 0).toBe(match.waitingFor.length > 0);
      }
    }
  });
});

describe('what cannot lie elsewhere', () => {
  it.each([
    ['gundam', 'resourceDeck', 'resource'],
    ['riftbound', 'runeDeck', 'rune'],
    ['alpha-clash', 'traps', 'trap'],
  ] as const)('%s: in the %s only %s cards', async (name, zone, type) => {
    const game = await games[name].load();
    for (let seed = 1; seed <= 8; seed++) {
      const match = advance(createMatch(game, { seed }), seed, seed * 5);
      for (const player of match.players) {
        const found = [...places(game, match.sample(player, seed).snapshot())].filter((at) =>
          at.startsWith(`${zone}: `),
        );
        expect(new Set(found).size).toBeLessThan(2);
        for (const at of found) expect(at).toBe(`${zone}: ${type}`);
      }
    }
  });

  it('grand-archive: everybody still has a champion to choose', async () => {
    const match = createMatch(await games['grand-archive'].load(), { seed: 1 });
    const moves = (of: Match): string[] => of.players.flatMap((id) => [...of.legalActions(id)].map(({ move }) => move));
    for (let i = 0; i < 5 && !moves(match).includes('chooseChampion'); i++) advance(match, i, 1);
    expect(moves(match)).toContain('chooseChampion');
    for (let seed = 0; seed < 20; seed++) {
      for (const player of match.players) expect(match.sample(player, seed).waitingFor).toEqual(match.waitingFor);
    }
  });
});
