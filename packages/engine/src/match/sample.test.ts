import { describe, expect, it } from 'vitest';
import { numberChoice, oneOf, type TestShape, testGame } from '../define.fixture.ts';
import { type Card, createMatch, type FnContext, type Match, playReplay, restore, type Snapshot } from '../index.ts';

/** A game of secrets: a card is put away unseen, a number is kept, a bid is sealed, and a vault holds keys only. */
const state = {
  game: { turns: 0, objects: 0 },
  player: { kept: null as null | { readonly number: number } },
  card: { object: 0, marks: 0 },
};
const zones = {
  deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
  hand: { of: 'player', seenBy: 'owner' },
  away: { of: 'player', seenBy: 'owner' },
  vault: { of: 'player', seenBy: 'nobody', holds: ({ isKey }: { readonly isKey: boolean }) => isKey },
  table: { of: 'player', seenBy: 'everyone' },
} as const;
const NAMES = ['ant', 'bee', 'cow', 'dog', 'eel', 'fox'];
const KEYS = ['brass', 'gold', 'iron'];
const cards: Readonly<Record<string, { readonly isKey: boolean }>> = {
  ...Object.fromEntries(NAMES.map((name) => [name, { isKey: false }])),
  ...Object.fromEntries(KEYS.map((name) => [name, { isKey: true }])),
};
type SecretsTypes = NonNullable<(typeof game)['types']>;
type Secrets = TestShape<typeof state, typeof zones, typeof cards>;
const inHand = oneOf(({ player }: FnContext<Secrets>) => player.hand);
const isVowel = (card: Card<Secrets>): boolean => 'ae'.includes(card.name[0]);
const vowel = oneOf(({ player }: FnContext<Secrets>) => [...player.hand].filter(isVowel));

const game = testGame({
  name: 'secrets',
  state,
  zones,
  cards,
  secrets: { player: ['kept'] },
  references: { player: ['kept'] },
  identity: { card: 'object', game: 'objects' },
  setup({ players, coreOps }) {
    for (const player of players) {
      for (const name of NAMES) coreOps.createCard(name, player.deck);
      for (const name of KEYS) coreOps.createCard(name, player.vault);
      coreOps.shuffle(player.vault);
    }
    coreOps.shuffleAllDecks();
    for (const player of players) coreOps.drawCard(player, 3);
  },
  decisions: { bid: { choices: { card: inHand } }, show: { choices: { card: vowel } } },
  segments: {
    play: {
      turn: {},
      moves: {
        putAway: {
          anyPlayer: true,
          choices: { card: inHand },
          run({ player, coreOps }, { card }) {
            const found = coreOps.card(card as number);
            if (found !== undefined) coreOps.moveCard(found, player.away);
          },
        },
        keep: {
          anyPlayer: true,
          choices: { number: numberChoice<Secrets>({ min: 0, max: 999_999 }) },
          run: ({ player }, { number }) => {
            player.kept = { number: number as number };
          },
        },
        misplace: {
          anyPlayer: true,
          run: ({ player, coreOps }) => {
            const [card] = player.hand;
            coreOps.moveCard(card, player.vault);
          },
        },
        auction: {
          anyPlayer: true,
          run: ({ ctx, coreOps }) => coreOps.ask({ ask: 'bid', player: [...ctx.playerOrder], data: {} }),
        },
        mark: {
          anyPlayer: true,
          run: ({ player }) => {
            const [, card] = player.hand;
            card.marks = 3;
          },
        },
        askBo: {
          anyPlayer: true,
          run: ({ coreOps }) => coreOps.ask({ ask: 'show', player: 'bo', data: {} }),
        },
      },
    },
  },
});

const start = (seed = 1): Match<SecretsTypes> => createMatch(game, { seed, players: ['ann', 'bo'] });
const act = (
  match: Match<SecretsTypes>,
  player: string,
  move: string,
  args: Record<string, never> | object = {},
): void => {
  match.processAction({ player, move, args: args as Record<string, number> });
};
const handOf = (match: Match<SecretsTypes>, seat: number): readonly number[] => match.snapshot().zones.hand[seat];

describe('what others did is in a sample only as far as the player saw it', () => {
  it('their arguments are neither in its replay nor in its snapshot, state or line', () => {
    const match = start();
    const [card] = handOf(match, 1);
    act(match, 'bo', 'keep', { number: 777_123 });
    act(match, 'bo', 'putAway', { card });
    act(match, 'ann', 'keep', { number: 4 });
    match.note('pause', { reason: 'bo looks at 777123' });
    const sample = match.sample('ann', 5);
    const moves = [
      { player: 'bo', move: 'keep', args: {} },
      { player: 'bo', move: 'putAway', args: {} },
      { player: 'ann', move: 'keep', args: { number: 4 } },
    ];
    const all = [...moves, { host: 'note', args: {} }];
    expect(sample.replay().actions).toEqual(all);
    expect(sample.snapshot().history).toEqual(all);
    expect(sample.state.ctx.moveHistory).toEqual(moves);
    expect(sample.line().context.ctx.moveHistory).toEqual(moves);
    expect(JSON.stringify([sample.replay(), sample.snapshot(), sample.state])).not.toContain('777123');
    expect(match.state.ctx.moveHistory[0].args).toEqual({ number: 777_123 });
  });

  it('what they put away unseen cannot be told from the numbers of their cards', () => {
    const samples = [0, 1, 2].map((i) => {
      const match = start();
      act(match, 'bo', 'putAway', { card: handOf(match, 1)[i] });
      return match.sample('ann', 5).snapshot();
    });
    expect(samples[1]).toEqual(samples[0]);
    expect(samples[2]).toEqual(samples[0]);
  });

  it('a card that something means by its number keeps it', () => {
    const match = start();
    const [card] = handOf(match, 1);
    act(match, 'bo', 'putAway', { card });
    const numbers = [...NAMES, ...KEYS].map((_, i) => NAMES.length + KEYS.length + 1 + i);
    for (const meant of numbers) {
      act(match, 'ann', 'keep', { number: meant });
      const { zones: lists } = match.sample('ann', 5).snapshot();
      const zoneOf = (of: typeof lists): string | undefined =>
        Object.keys(of).find((zone) => of[zone].flat().includes(meant));
      expect(zoneOf(lists)).toBe(zoneOf(match.snapshot().zones));
    }
  });

  it('nothing the match has stored can be reached from it', () => {
    const match = start();
    act(match, 'bo', 'keep', { number: 777_123 });
    act(match, 'bo', 'keep', { number: 5 });
    act(match, 'ann', 'auction');
    act(match, 'bo', 'bid', { card: handOf(match, 1)[2] });
    const { context } = match.sample('ann', 5).line();
    const worlds = Object.getOwnPropertySymbols(context.G).map(
      (symbol) => (context.G as Record<symbol, unknown>)[symbol],
    );
    const world = worlds.find((found) => typeof found === 'object') as {
      readonly values: { readonly list: unknown };
      readonly tape: Int32Array;
      readonly boxes: readonly object[];
    };
    expect(JSON.stringify(world.values.list)).not.toContain('777123');
    expect(JSON.stringify(world.values.list)).not.toContain('"number":5');
    expect(world.tape.some((word) => word !== 0)).toBe(false);
    // the bottom, and the question that waits
    expect(world.boxes).toHaveLength(2);
  });

  it('a sealed answer is one that could be given with the cards of the sample', () => {
    const match = start(3);
    act(match, 'ann', 'auction');
    act(match, 'bo', 'bid', { card: handOf(match, 1)[0] });
    for (let seed = 0; seed < 30; seed++) {
      const sample = match.sample('ann', seed);
      const [{ answers }] = sample.snapshot().header.decision as unknown as { answers: { bo: { card: number } } }[];
      expect(handOf(sample, 1)).toContain(answers.bo.card);
    }
  });
});

describe('what happened to a hidden card does not say which card it is', () => {
  const cardsIn = ({ zones: lists, cards: all }: Snapshot, zone: string) => lists[zone][1].map((id) => all[id - 1]);

  it('marks stay in their zone, on any card of it', () => {
    const match = start();
    act(match, 'bo', 'mark');
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const sample = match.sample('ann', seed).snapshot();
      const marks = cardsIn(sample, 'hand').map(({ is }) => is.marks);
      expect(marks.toSorted()).toEqual([0, 0, 3]);
      for (const { is } of cardsIn(sample, 'deck')) expect(is.marks).toBe(0);
      seen.add(`${marks.join()} ${cardsIn(sample, 'hand').find(({ is }) => is.marks === 3)?.name}`);
    }
    expect(seen.size).toBeGreaterThan(12);
  });

  it('it is no object yet, or its number would say when it was drawn', () => {
    const sample = start().sample('ann', 1).snapshot();
    expect(new Set(cardsIn(sample, 'hand').map(({ is }) => is.object))).toEqual(new Set([0]));
  });
});

describe('a sample is a match that could be', () => {
  it('cards are dealt only where they can lie', () => {
    const match = start();
    const keys = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const { zones: lists, cards: all } = match.sample('ann', seed).snapshot();
      const names = (zone: string, seat: number): string[] => lists[zone][seat].map((id) => all[id - 1].name);
      for (const seat of [0, 1]) {
        expect(names('vault', seat).sort()).toEqual(KEYS);
        expect([...names('deck', seat), ...names('hand', seat)].sort()).toEqual(NAMES);
      }
      keys.add(names('vault', 1).join());
    }
    expect(keys.size).toBe(6);
  });

  it('whoever is asked can answer, because otherwise nobody would have asked them', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const match = start(seed);
      act(match, 'ann', 'askBo');
      if (match.seatToAct !== 1) continue;
      for (let deal = 0; deal < 20; deal++) expect(match.sample('ann', deal).waitingFor).toEqual(['bo']);
    }
  });

  it('its replay begins where it was made, and can be played', () => {
    const match = start();
    act(match, 'bo', 'keep', { number: 9 });
    const sample = match.sample('ann', 5);
    act(sample, 'bo', 'putAway', { card: handOf(sample, 1)[1] });
    act(sample, 'ann', 'keep', { number: 4 });
    sample.undo();
    act(sample, 'ann', 'auction');
    const replay = sample.replay();
    expect(replay.start?.sampledFor).toBe('ann');
    expect(replay.actions).toHaveLength(5);
    const again = playReplay(game, JSON.parse(JSON.stringify(replay)));
    expect(again.checksum()).toBe(sample.checksum());
    expect(again.replay().checksum).toBe(replay.checksum);
  });

  it('saved and loaded it is still a sample', () => {
    const match = start();
    act(match, 'bo', 'keep', { number: 9 });
    const sample = match.sample('ann', 5);
    const loaded = restore(game, JSON.parse(JSON.stringify(sample.snapshot())));
    expect(loaded.snapshot()).toEqual(sample.snapshot());
    expect(loaded.fork().replay()).toEqual(sample.replay());
    expect(playReplay(game, loaded.replay()).checksum()).toBe(sample.checksum());
    expect(() => restore(game, { ...sample.snapshot(), sampledFor: 'eve' })).toThrow(
      expect.objectContaining({ code: 'bad-snapshot', path: 'sampledFor' }),
    );
    expect(match.replay().start).toBeUndefined();
    expect(match.snapshot().sampledFor).toBeUndefined();
  });
});

describe('what a zone holds', () => {
  it('no rule puts another card there', () => {
    const match = start();
    const before = match.checksum();
    expect(match.act({ player: 'ann', move: 'misplace' })).toMatchObject({
      ok: false,
      error: { code: 'rule-threw', message: expect.stringMatching(/cannot lie in vault: see `holds` of that zone/) },
    });
    expect(match.checksum()).toBe(before);
  });

  it('no snapshot has another card there', () => {
    const { zones: lists, ...rest } = start().snapshot();
    const [[first, ...others], theirs] = lists.vault;
    const hand = [[...lists.hand[0], first], lists.hand[1]];
    const vault = [[...others, hand[0][0]], theirs];
    const damaged = { ...rest, zones: { ...lists, hand: [hand[0].slice(1), hand[1]], vault } };
    expect(() => restore(game, damaged)).toThrow(
      expect.objectContaining({ code: 'bad-snapshot', path: 'zones.vault[0]' }),
    );
  });

  it.each([
    ['no function', 'key', 'must be a function'],
    ['no answer', () => undefined, 'answers undefined for the card "ant"'],
    [
      'an error',
      () => {
        throw new Error('which?');
      },
      'threw for the card "ant": Error: which?',
    ],
  ])('is checked when the game is defined: %s', (_name, holds, message) => {
    const define = () =>
      testGame({
        name: 'wrong',
        zones: { vault: { of: 'player', seenBy: 'nobody', holds: holds as never } },
        cards,
        segments: { play: {} },
      });
    expect(define).toThrow(`zones.vault.holds ${message}`);
  });
});

it('references name attributes that there are', () => {
  const define = () =>
    testGame({
      name: 'wrong',
      state: { card: { mate: 0 } },
      references: { card: ['mat'] as never },
      segments: { play: {} },
    });
  expect(define).toThrow('references.card names "mat", but state.card has no such attribute; did you mean "mate"?');
});
