import { describe, expect, it } from 'vitest';
import { type Action, createMatch, declareGame, type Prompt } from '../index.ts';

/** A market: every kind of choice once, and moves that ask on. */
const kit = declareGame({
  name: 'market',
  players: { min: 2, max: 2 },
  state: { player: { coins: 3 }, game: { opened: false } },
  zones: {
    hand: { of: 'player', seenBy: 'owner' },
    stall: { of: 'player', seenBy: 'everyone' },
  },
  cards: { egg: { price: 1 }, ham: { price: 2 }, hen: { price: 3 } },
});
const dear = 'costs more than you have';
const sell = kit
  .move()
  .card('card', ({ player }) => player.hand.filter(({ def }) => def.price <= player.coins), {
    has: ({ player }, card) => (player.hand.has(card) ? card.def.price <= player.coins || dear : 'is not in your hand'),
    prompt: 'Which goods?',
  })
  .value('to', () => ['town', 'port'])
  .card('with', ({ player }, { card }) => player.hand.filter((other) => other !== card), {
    if: (_context, { card, to }) => card.def.price === 2 && to === 'port',
  })
  .run(() => {});
const give = kit
  .move()
  .cards('cards', ({ player }) => ({ from: player.hand, min: 1, max: 2 }))
  .player('who', ({ player }) => player.opponents)
  .run(() => {});
const count = kit
  .move()
  .cards('cards', ({ player }) => player.hand, { valid: (_context, cards) => cards.length !== 2 || 'are two' })
  .number('most', (_context, { cards }) => ({ min: 0, max: cards.length }))
  .run(() => {});
const pay = kit
  .move()
  .payment('coins', { pool: ({ player }) => ({ copper: player.coins, gold: 0 }), size: () => 2 })
  .run(() => {});
const barter = kit
  .move()
  .cardPayment('goods', {
    cards: ({ player }) => player.hand.cards,
    worth: (_context, { def }) => def.price,
    due: () => 3,
  })
  .run(() => {});
const stack = kit
  .move()
  .order('order', ({ player }) => player.hand)
  .run(() => {});
const lend = kit
  .move()
  .assign('to', {
    items: ({ player }) => player.hand,
    to: ({ players }) => players,
    optional: true,
    needs: (_context, target) => ('coins' in target && target.seat === 1 ? 2 : 1),
  })
  .run(() => {});
const open = kit
  .move()
  .when(({ G }) => G.opened || 'The market is not open yet.')
  .card('card', ({ player }) => player.hand)
  .run(() => {});
const empty = kit
  .move()
  .value('size', () => ['small', 'large'])
  .card('card', ({ player }, { size }) => (size === 'large' ? player.stall : player.hand))
  .run(() => {});
const close = kit.move().run(({ coreOps }) => void coreOps.endTurn());
const clean = kit.move().run(() => {});
const game = kit.define({
  setup: ({ players, coreOps }) => {
    for (const player of players)
      for (const name of ['egg', 'ham', 'hen'] as const) coreOps.createCard(name, player.hand);
  },
  segments: {
    day: {
      start: true,
      turn: {},
      moves: { sell, give, count, pay, barter, stack, lend, open, empty, close },
      next: 'night',
    },
    night: { moves: { clean } },
  },
});
const start = () => createMatch(game, { players: ['ann', 'bo'], seed: 1 });
const plain = (prompt: Prompt): Prompt => JSON.parse(JSON.stringify(prompt));
const asks = (name: string) => plain(start().prompt('ann')).moves.find(({ move }) => move === name)?.asks;

describe('a prompt', () => {
  it('holds the moves a player can make; nothing for one who is not to act', () => {
    const { moves } = start().prompt('ann');
    expect(moves.map(({ move }) => move)).toEqual([
      'sell',
      'give',
      'count',
      'pay',
      'barter',
      'stack',
      'lend',
      'empty',
      'close',
    ]);
    expect(moves.at(-1)).toEqual({ move: 'close' });
    expect(start().prompt('bo')).toEqual({ moves: [] });
  });

  it('says what is asked after each option, and once what is asked alike', () => {
    const to = { name: 'to', kind: 'oneOf', of: 'value', options: ['town', 'port'] };
    const with13 = { name: 'with', kind: 'oneOf', of: 'card', options: [1, 3] };
    expect(asks('sell')).toEqual({
      name: 'card',
      kind: 'oneOf',
      prompt: 'Which goods?',
      of: 'card',
      options: [1, 2, 3],
      next: [to, { ...to, next: [null, with13] }, 0],
    });
  });

  it('describes subsets, payments, orders and assignments and lists none of them', () => {
    expect(asks('give')).toEqual({
      name: 'cards',
      kind: 'someOf',
      of: 'card',
      from: [1, 2, 3],
      min: 1,
      max: 2,
      next: { name: 'who', kind: 'player', of: 'player', options: ['bo'] },
    });
    expect(asks('pay')).toEqual({ name: 'coins', kind: 'payment', of: 'value', pool: { copper: 3 }, size: 2 });
    expect(asks('barter')).toEqual({
      name: 'goods',
      kind: 'payment',
      of: 'card',
      from: [1, 2, 3],
      worth: [1, 2, 3],
      due: 3,
      overpay: 'sequential',
    });
    expect(asks('stack')).toEqual({ name: 'order', kind: 'order', of: 'card', items: [1, 2, 3] });
    expect(asks('lend')).toEqual({
      name: 'to',
      kind: 'assignment',
      of: 'target',
      items: [1, 2, 3],
      optional: true,
      needs: { bo: 2 },
      targets: { 1: ['ann', 'bo'], 2: ['ann', 'bo'], 3: ['ann', 'bo'] },
    });
  });

  it('says where a rule has the last word, and where the client must ask on', () => {
    expect(asks('count')).toEqual({
      name: 'cards',
      kind: 'someOf',
      of: 'card',
      checked: true,
      from: [1, 2, 3],
      min: 0,
      max: 3,
      next: 'ask',
    });
  });

  it('leaves out options that lead to a choice without an answer', () => {
    expect(asks('empty')).toMatchObject({ options: ['small'], next: { options: [1, 2, 3] } });
  });

  it('goes on where it was cut, and says what is wrong with an answer', () => {
    const match = start();
    const after = (args: Record<string, never[] | number[] | number | string>) =>
      match.promptAfter({ player: 'ann', move: 'count', args });
    expect(after({ cards: [1] })).toMatchObject({ ok: true, asks: { name: 'most', kind: 'number', min: 0, max: 1 } });
    expect(after({ cards: [1], most: 1 })).toEqual({ ok: true, asks: null });
    expect(after({})).toMatchObject({ ok: true, asks: { name: 'cards', next: 'ask' } });
    expect(after({ cards: [1, 2] })).toMatchObject({ ok: false, error: { code: 'illegal-choice' } });
    expect(after({ most: 1 })).toMatchObject({ ok: false, error: { code: 'illegal-choice', path: 'args.most' } });
    expect(match.promptAfter({ player: 'bo', move: 'count' })).toMatchObject({
      ok: false,
      error: { code: 'not-your-priority' },
    });
    expect(match.promptAfter({ player: 'eve', move: 'count' })).toMatchObject({
      ok: false,
      error: { code: 'unknown-player' },
    });
  });

  it('is cut when it grows too large, furthest away first', () => {
    const many = declareGame({ name: 'many', state: {}, zones: {}, cards: {} });
    const pick = many
      .move()
      .value('a', () => [...Array(40).keys()])
      .value('b', (_context, { a }) => [a, a + 1])
      .value('c', (_context, { a, b }) => [a, b])
      .run(() => {});
    const match = createMatch(many.define({ segments: { play: { moves: { pick } } } }), { players: ['ann', 'bo'] });
    const [{ asks: first }] = match.prompt('ann').moves;
    expect(first).toMatchObject({ name: 'a' });
    const seconds = first?.next as readonly { readonly next: unknown }[];
    expect(seconds).toHaveLength(40);
    expect(seconds[0].next).toMatchObject([{ name: 'c' }, { name: 'c' }]);
    expect(seconds[39].next).toBe('ask');
  });
});

describe('why not', () => {
  const messages = (about: Parameters<ReturnType<typeof start>['why']>[1], player = 'ann') =>
    start()
      .why(player, about)
      .map(({ move, message }) => [move, message]);

  it('a move: its own rule, the time for it, or the time of somebody else', () => {
    expect(messages({ move: 'open' })).toEqual([['open', 'The market is not open yet.']]);
    expect(messages({ move: 'clean' })).toEqual([['clean', 'It is not the time for it: that is night.']]);
    expect(messages({ move: 'sell' }, 'bo')).toEqual([[null, 'It is for ann to act now.']]);
    expect(messages({ move: 'sell' })).toEqual([]);
    expect(messages({ move: 'steal' })).toEqual([['steal', 'There is nothing of that name in this game.']]);
  });

  it('a card as the next answer: what the choice says', () => {
    expect(messages({ move: 'sell', card: 1 })).toEqual([]);
    expect(messages({ move: 'sell', args: { card: 2, to: 'port' }, card: 2 })).toEqual([
      ['sell', 'It cannot be chosen for this.'],
    ]);
    const poor = start();
    poor.act({ player: 'ann', move: 'close' });
    expect(poor.why('bo', { card: 4 })).toEqual([]);
  });

  it('a card that goes by its name, or that another stands for', () => {
    const alike = declareGame({
      name: 'alike',
      state: {},
      zones: { hand: { of: 'player', seenBy: 'owner' } },
      cards: { ore: {}, gem: {} },
    });
    const sellNamed = alike
      .move()
      .value('name', ({ player }) => player.hand.filter(({ name }) => name === 'gem').map(({ name }) => name), {
        has: (_context, name) => name === 'gem' || 'is worth nothing',
        named: true,
      })
      .run(() => {});
    const melt = alike
      .move()
      .card('card', ({ player }) => player.hand.filter(({ name }) => name === 'ore').slice(0, 1), {
        standIn: ({ player }, { name }) => player.hand.cards.find((card) => card.name === name && name === 'ore'),
      })
      .run(() => {});
    const play = alike.define({
      setup: ({ players, coreOps }) => {
        for (const name of ['ore', 'ore', 'gem'] as const) coreOps.createCard(name, players[0].hand);
      },
      segments: { play: { moves: { sellNamed, melt } } },
    });
    const match = createMatch(play, { players: ['ann', 'bo'] });
    expect(match.prompt('ann').moves[0].asks).toMatchObject({ of: 'name', options: ['gem'] });
    expect(match.why('ann', { card: 3 })).toEqual([]);
    expect(match.why('ann', { move: 'sellNamed', card: 1 })).toMatchObject([{ message: 'It is worth nothing.' }]);
    // the first ore stands for the second
    expect(match.why('ann', { move: 'melt', card: 2 })).toEqual([]);
    expect(match.why('ann', { move: 'melt', card: 3 })).toMatchObject([{ message: 'It cannot be chosen for this.' }]);
  });

  it('a value as the next answer: what the choice says, which of cards is nothing', () => {
    const harbour = declareGame({
      name: 'harbour',
      state: {},
      zones: { hand: { of: 'player', seenBy: 'owner' } },
      cards: { ore: {} },
    });
    const sail = harbour
      .move()
      .value('to', () => ['north', 'south'], {
        has: (_context, to) => (to === 'east' ? 'has no wind' : to === 'north' || to === 'south'),
      })
      .value('crew', () => [1, 2])
      .run(() => {});
    const drop = harbour
      .move()
      .card('card', ({ player }) => player.hand, { has: () => 'is heavy' })
      .run(() => {});
    const game = harbour.define({
      setup: ({ players, coreOps }) => void coreOps.createCard('ore', players[0].hand),
      segments: { play: { moves: { sail, drop } } },
    });
    const match = createMatch(game, { players: ['ann', 'bo'] });
    const said = (about: Parameters<typeof match.why>[1]) => match.why('ann', about).map(({ message }) => message);
    expect(said({ move: 'sail', answer: 'north' })).toEqual([]);
    expect(said({ move: 'sail', answer: 'east' })).toEqual(['It has no wind.']);
    expect(said({ move: 'sail', answer: 'west' })).toEqual(['It cannot be chosen for this.']);
    expect(said({ move: 'sail', args: { to: 'north' }, answer: 2 })).toEqual([]);
    expect(said({ move: 'sail', args: { to: 'north' }, answer: 3 })).toEqual(['It cannot be chosen for this.']);
    expect(said({ move: 'drop', answer: 1 })).toEqual(['It cannot be chosen for this.']);
    expect(said({ move: 'sail', args: { to: 'east' }, answer: 2 })).toHaveLength(1);
  });

  it('whatever is asked gets an answer', () => {
    const match = start();
    const hostile: unknown[] = [
      null,
      7,
      { card: {} },
      { card: 1.5 },
      { card: Number.NaN },
      { move: 3 },
      { args: [] },
      { move: 'sell', answer: () => 1 },
    ];
    for (const about of hostile) {
      const reasons = match.why('ann', about as never);
      for (const { message } of reasons) expect(message).toMatch(/\.$/);
    }
    expect(match.why('ann', { move: 'sell', args: { card: 'x' }, card: 1 })).toMatchObject([
      { code: 'illegal-choice' },
    ]);
    const surplus: Action = { player: 'ann', move: 'sell', args: { surplus: 1 } };
    expect(match.promptAfter(surplus)).toMatchObject({ ok: false });
    expect(match.promptAfter(null as never)).toMatchObject({ ok: false, error: { code: 'malformed-action' } });
  });

  it('a card one does not know is no card at all', () => {
    expect(messages({ card: 5 })).toEqual([[null, 'You cannot tell which card that is.']]);
    expect(messages({ card: 99 })).toEqual(messages({ card: 5 }));
  });
});
