import { describe, expect, it } from 'vitest';
import { createMatch, type DefinitionError, declareGame, restore, restoreEdited } from '../index.ts';

/** Hands seen by all but their owner, and a pile that those see who paid. */
const kit = declareGame({
  name: 'blind',
  players: { min: 2, max: 3 },
  state: { player: { paid: false, told: '' } },
  zones: {
    deck: { of: 'game', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'others' },
    pile: { of: 'game', seenBy: 'rule' },
    shelf: { of: 'player', seenBy: 'rule' },
    open: { of: 'game', seenBy: 'everyone' },
  },
  cards: { red: { hot: true }, blue: { hot: false }, green: { hot: false } },
});
const pay = kit.move().run(({ player }) => {
  player.paid = true;
});
const leave = kit.move().run(({ player }) => {
  player.paid = false;
});
const put = kit.move().run(({ zones, coreOps }) => {
  if (zones.deck.top !== undefined) coreOps.moveCard(zones.deck.top, zones.pile);
});
const shelve = kit.move().run(({ zones, player, coreOps }) => {
  if (zones.deck.top !== undefined) coreOps.moveCard(zones.deck.top, player.shelf);
});
const mix = kit.move().run(({ zones, coreOps }) => coreOps.shuffle(zones.pile));
const show = kit
  .move()
  .number('place', ({ player }) => ({ min: 0, max: player.hand.length - 1 }))
  .run(({ player, zones, coreOps }, { place }) => {
    const card = player.hand.at(place);
    if (card !== undefined) coreOps.moveCard(card, zones.open);
  });
const tell = kit.move().run(({ player }) => {
  for (const other of player.opponents) other.told = other.hand.every(({ def }) => !def.hot) ? 'cold' : '';
});
const game = kit.define({
  setup: ({ players, zones, coreOps }) => {
    for (const name of ['red', 'blue', 'green'] as const) {
      for (let i = 0; i < 8; i++) coreOps.createCard(name, zones.deck);
    }
    coreOps.shuffle(zones.deck);
    for (const player of players) coreOps.drawCard(player, 3);
  },
  sight: {
    pile: ({ players }) => players.filter(({ paid }) => paid),
    shelf: ({ players }, owner) => [owner, ...players.filter(({ paid }) => paid)],
  },
  couldBe: ({ players }, card, def) =>
    !players.some((player) => player.told === 'cold' && player.hand.has(card)) || !def.hot,
  leaks: [{ by: 'view', move: 'tell', reason: 'Somebody is told about their hand.' }],
  segments: {
    play: {
      turn: { endIf: ({ ctx }) => ctx.numTurnMoves > 0 },
      moves: { pay, leave, put, shelve, mix, show, tell },
    },
  },
});
const start = (seed = 4) => createMatch(game, { seed, players: ['ann', 'bo', 'cy'] });
type Seen = Readonly<Record<string, readonly object[]>>;
const hand = (match: ReturnType<typeof start>, viewer: string | null, player: string) =>
  (match.view(viewer).zones.hand as Seen)[player];
const hidden = (cards: readonly object[]): boolean[] => cards.map((card) => 'hidden' in card);
const pile = (match: ReturnType<typeof start>, viewer: string) => hidden(match.view(viewer).zones.pile as object[]);
const names = (match: ReturnType<typeof start>, player: string) => {
  const { zones, cards, players } = match.snapshot();
  return zones.hand[players.indexOf(player)].map((card) => cards[card - 1].name);
};

describe('a zone seen by all but its owner', () => {
  it('shows the owner only that there are cards', () => {
    const match = start();
    expect(hand(match, 'ann', 'ann')).toEqual([{ hidden: true }, { hidden: true }, { hidden: true }]);
    expect(hidden(hand(match, 'bo', 'ann'))).toEqual([false, false, false]);
    expect(hidden(hand(match, null, 'ann'))).toEqual([true, true, true]);
  });

  it('its owner sees a card when it lies in the open, and events name it to exactly those who know it', () => {
    const match = start();
    const done = match.act({ player: 'ann', move: 'show', args: { place: 1 } });
    const moved = done.ok ? ['ann', 'bo'].map((id) => done.eventsFor(id).find(({ type }) => type === 'cardMoved')) : [];
    expect(moved[0]).toEqual(moved[1] === undefined ? undefined : { ...moved[1], cause: moved[0]?.cause });
    expect(match.view('ann').zones.open).toHaveLength(1);
  });

  it('in a sample the own hand is dealt anew, and the hands of others are as they are', () => {
    const match = start();
    const own = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const sample = match.sample('ann', seed);
      own.add(names(sample, 'ann').join());
      expect([names(sample, 'bo'), names(sample, 'cy')]).toEqual([names(match, 'bo'), names(match, 'cy')]);
      expect(sample.view('ann')).toEqual(match.view('ann'));
    }
    expect(own.size).toBeGreaterThan(5);
  });

  it('a sample deals nothing that contradicts what was told', () => {
    let match = start();
    for (let seed = 0; names(match, 'bo').includes('red'); seed++) match = start(seed);
    match.processAction({ player: 'ann', move: 'tell' });
    expect(match.state.ctx.players.bo.told).toBe('cold');
    for (let seed = 0; seed < 20; seed++) expect(names(match.sample('bo', seed), 'bo')).not.toContain('red');
  });
});

describe('a zone seen by rule', () => {
  it('shows what lies there, and what comes, to those whom the rule names', () => {
    const match = start();
    match.processAction({ player: 'ann', move: 'put' });
    expect([pile(match, 'ann'), pile(match, 'bo')]).toEqual([[true], [true]]);
    const paid = match.act({ player: 'bo', move: 'pay' });
    expect([pile(match, 'ann'), pile(match, 'bo')]).toEqual([[true], [false]]);
    const told = (player: string) => (paid.ok ? paid.eventsFor(player).map(({ type }) => type) : []);
    expect([told('bo').includes('cardRevealed'), told('cy').includes('cardRevealed')]).toEqual([true, false]);
    match.processAction({ player: 'cy', move: 'put' });
    expect([pile(match, 'cy'), pile(match, 'bo')]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  it('whoever is named no longer remembers what they saw, until it is shuffled', () => {
    const match = start();
    for (const [player, move] of [
      ['ann', 'put'],
      ['bo', 'pay'],
      ['cy', 'put'],
      ['ann', 'put'],
      ['bo', 'leave'],
    ])
      match.processAction({ player, move });
    match.processAction({ player: 'cy', move: 'put' });
    expect(pile(match, 'bo')).toEqual([false, false, false, true]);
    match.processAction({ player: 'ann', move: 'mix' });
    expect(pile(match, 'bo')).toEqual([true, true, true, true]);
  });

  it('of a player may name its owner', () => {
    const match = start();
    match.processAction({ player: 'ann', move: 'shelve' });
    const shelf = (viewer: string) => hidden((match.view(viewer).zones.shelf as Seen).ann);
    expect([shelf('ann'), shelf('bo')]).toEqual([[false], [true]]);
    match.processAction({ player: 'bo', move: 'pay' });
    expect([shelf('bo'), shelf('cy')]).toEqual([[false], [true]]);
  });

  it('who sees it is taken back, saved and restored', () => {
    const match = start();
    match.processAction({ player: 'ann', move: 'put' });
    const before = match.checksum();
    match.processAction({ player: 'bo', move: 'pay' });
    const saved = match.snapshot();
    expect(saved.sight).toEqual({ pile: [2], shelf: [3, 2, 6] });
    const restored = restore(game, saved);
    expect(restored.checksum()).toBe(match.checksum());
    restored.processAction({ player: 'cy', move: 'put' });
    match.processAction({ player: 'cy', move: 'put' });
    expect(restored.view('bo')).toEqual(match.view('bo'));
    match.undo();
    match.undo();
    expect([match.checksum(), pile(match, 'bo')]).toEqual([before, [true]]);
    match.redo();
    match.redo();
    expect(pile(match, 'bo')).toEqual([false, false]);
    expect(() => restoreEdited(game, { ...saved, sight: { pile: [8], shelf: [0, 0, 0] } })).toThrow(
      'sight.pile[0] is 8',
    );
    expect(() => restoreEdited(game, { ...saved, sight: { pile: [1] } })).toThrow('sight.shelf is missing');
  });

  it('must be ruled, and no other zone may be', () => {
    const problems = (seenBy: string, sight: object | undefined): string[] => {
      try {
        const loose = declareGame({ name: 'x', zones: { pile: { of: 'game', seenBy: seenBy as 'rule' } } });
        loose.define({ segments: { s: {} }, sight } as never);
        return [];
      } catch (error) {
        return (error as DefinitionError).problems.map(({ path, message }) => `${path} ${message}`);
      }
    };
    expect(problems('rule', undefined)).toEqual([
      'sight.pile is missing: zones.pile is seen by rule, so say who sees what lies there',
    ]);
    expect(problems('owner', { pile: () => [] })).toEqual([
      'sight.pile says who sees into pile, but zones.pile.seenBy is not "rule"',
    ]);
    expect(problems('rule', { pile: () => [], pille: () => [] })).toEqual([
      'sight.pille names "pille", but there is no such zone; did you mean "pile"?',
    ]);
    expect(problems('other', undefined)[0]).toContain(
      'write one of nobody, owner, team, others, everyone, rule; did you mean "others"?',
    );
  });

  it('a rule that names nobody of the match, or writes, is named', () => {
    let named: unknown = ['eve'];
    const odd = declareGame({
      name: 'odd',
      state: { game: { n: 0 } },
      zones: { pile: { of: 'game', seenBy: 'rule' } },
      cards: { ant: {} },
    });
    const look = odd.define({
      sight: { pile: (context) => (typeof named === 'function' ? named(context) : named) },
      segments: {
        s: { moves: { put: odd.move().run(({ coreOps, zones }) => void coreOps.createCard('ant', zones.pile)) } },
      },
    });
    const why = (): string => {
      named ??= [];
      const given = named;
      named = [];
      const match = createMatch(look, { players: ['ann', 'bo'] });
      named = given;
      const result = match.act({ player: 'ann', move: 'put' });
      return result.ok ? 'accepted' : `${result.error.path}: ${result.error.message}`;
    };
    expect(why()).toBe('sight.pile: sight.pile threw: named "eve", who is no player of this match');
    named = 'ann';
    expect(why()).toContain('must give a list of players');
    named = ({ G }: { G: { n: number } }) => {
      G.n += 1;
      return [];
    };
    expect(why()).toContain('may only look: it must not change anything');
  });
});
