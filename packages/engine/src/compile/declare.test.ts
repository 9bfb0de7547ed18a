import { expect, test } from 'vitest';
import {
  type Action,
  type CardOf,
  type ContextOf,
  card,
  cards,
  createMatch,
  declareGame,
  type Json,
  optional,
} from '../index.ts';

const kit = declareGame({
  name: 'tide',
  state: { game: { tide: 0 }, player: { worth: 0 }, card: { damage: 0, wet: false } },
  zones: {
    deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'owner' },
    beach: { of: 'player', seenBy: 'everyone' },
  },
  cards: { shell: { worth: 1 }, crab: { worth: 3 }, pearl: { worth: 5 } },
  events: { laid: { card: card(), worth: 0 }, hid: { card: card(), onto: optional(card()) } },
  effects: { damage: { to: card(), amount: 0 } },
  decisions: { discard: { count: 0 } },
});

const lay = kit
  .move({ ahead: 'then' })
  .when(({ player }) => player.hand.length > 0 || 'You have no cards.')
  .card('card', ({ player }) => player.hand)
  .number('depth', (_context, { card }) => ({ min: 0, max: card.def.worth }))
  .run(({ player, coreOps }, { card, depth }) => {
    coreOps.moveCard(card, player.beach);
    player.worth += card.def.worth;
    coreOps.emit('laid', { card, worth: card.def.worth });
    coreOps.sequence([
      { do: 'damage', to: card, amount: depth },
      { ask: 'discard', player, data: { count: 1 } },
    ]);
    if (player.hand.top !== undefined) coreOps.emit('hid', { card: player.hand.top });
  });

const discard = kit
  .decision('discard')
  .cards('cards', ({ player }, _answers, { count }) => ({ from: player.hand, min: count, max: count }))
  .run(({ player, coreOps }, { cards }) => {
    for (const card of cards) coreOps.moveCard(card, player.deck);
  });

const tide = kit.define({
  setup: ({ players, coreOps }) => {
    for (const player of players)
      for (const name of ['shell', 'crab', 'pearl'] as const) coreOps.createCard(name, player.hand);
  },
  decisions: { discard },
  effects: {
    damage: (_context, { to, amount }) => {
      to.damage += amount;
    },
  },
  segments: {
    play: {
      next: { to: ['over'], by: () => 'over' },
      turn: { endIf: ({ ctx }) => ctx.numTurnMoves > 0 },
      moves: { lay },
    },
    over: {},
  },
});

test('a later choice and the rule get cards as handles, an action stays plain', () => {
  const match = createMatch(tide, { players: ['ann', 'bo'], seed: 1 });
  const [first] = match.legalActions('ann');
  expect(first).toEqual({ player: 'ann', move: 'lay', args: { card: 1, depth: 0 } });
  expect(match.act({ player: 'ann', move: 'lay', args: { card: 2, depth: 3 } }).ok).toBe(true);
  expect(match.state.ctx.cards[2]).toMatchObject({ damage: 3, zone: 'beach' });
  expect(match.act({ player: 'ann', move: 'discard', args: { cards: [1] } }).ok).toBe(true);
  expect(match.state.ctx.cards[1].zone).toBe('deck');
});

test('a card in an event is hidden from those who could not tell which card it is', () => {
  const match = createMatch(tide, { players: ['ann', 'bo'], seed: 1 });
  const result = match.act({ player: 'ann', move: 'lay', args: { card: 2, depth: 0 } });
  if (!result.ok) throw new Error(result.error.message);
  const told = (player: string | null) => result.eventsFor(player).find(({ type }) => type === 'hid');
  expect(told('ann')).toEqual({ type: 'hid', card: 3 });
  expect(told('bo')).toEqual({ type: 'hid', card: null });
  expect(told(null)).toEqual({ type: 'hid', card: null });
});

test('what a move makes its player decide may be answered ahead, with what the question comes with', () => {
  const match = createMatch(tide, { players: ['ann', 'bo'], seed: 1 });
  const lay = (then: readonly Json[]) => ({ player: 'ann', move: 'lay', args: { card: 2, depth: 0, then } }) as const;
  expect(match.isLegal(lay([[1, 3]]))).toBe(false);
  expect(match.whyNot(lay([1]))).toMatchObject({ path: 'args.then[0]' });
  expect(match.act(lay([[1]])).ok).toBe(true);
  expect([match.state.ctx.cards[1].zone, match.view('ann').decision]).toEqual(['deck', null]);
});

test('a stack hands its top to the effect that resolves it, as a card', () => {
  const kit = declareGame({
    name: 'chant',
    state: { game: { sung: '' } },
    zones: { hand: { of: 'player', seenBy: 'owner' }, stack: { of: 'game', seenBy: 'everyone' } },
    cards: { low: {} },
    effects: { resolve: { card: card() } },
  });
  const chant = kit.define({
    setup: ({ players, coreOps }) => void coreOps.createCard('low', players[0].hand),
    effects: {
      resolve: ({ G, coreOps }, { card: sung }) => {
        G.sung = sung.name;
        coreOps.removeCard(sung);
      },
    },
    stack: { zone: 'stack', resolve: 'resolve' },
    segments: {
      play: {
        moves: {
          sing: kit
            .move()
            .card('card', ({ player }) => player.hand)
            .run(({ coreOps, zones }, { card: sung }) => coreOps.moveCard(sung, zones.stack)),
          pass: kit.move().run(({ coreOps }) => coreOps.pass()),
        },
        turn: { onBegin: ({ coreOps }) => coreOps.openWindow() },
      },
    },
  });
  const match = createMatch(chant, { players: ['ann', 'bo'], seed: 1 });
  match.act({ player: 'ann', move: 'sing', args: { card: 1 } });
  for (const player of ['ann', 'bo']) expect(match.act({ player, move: 'pass', args: {} }).ok).toBe(true);
  expect(match.state.G.sung).toBe('low');
});

test('what happens where nobody can answer may carry a card', () => {
  const kit = declareGame({
    name: 'offer',
    zones: { hand: { of: 'player', seenBy: 'owner' }, table: { of: 'game', seenBy: 'everyone' } },
    cards: { coin: {} },
    effects: { lay: { card: card() } },
    decisions: { take: {} },
  });
  const offer = kit.define({
    setup: ({ players, coreOps }) => void coreOps.createCard('coin', players[0].hand),
    effects: { lay: ({ coreOps, zones }, { card: offered }) => coreOps.moveCard(offered, zones.table) },
    decisions: {
      take: kit
        .decision('take')
        .card('card', ({ player }) => player.hand)
        .run(() => {}),
    },
    segments: {
      play: {
        moves: {
          offer: kit
            .move()
            .card('card', ({ player }) => player.hand)
            .run(({ coreOps, players }, { card: offered }) =>
              coreOps.ask({ ask: 'take', player: players[1], otherwise: { do: 'lay', card: offered } }),
            ),
        },
      },
    },
  });
  const match = createMatch(offer, { players: ['ann', 'bo'], seed: 1 });
  expect(match.act({ player: 'ann', move: 'offer', args: { card: 1 } }).ok).toBe(true);
  expect(match.state.ctx.cards[1].zone).toBe('table');
});

const aimingKit = declareGame({
  name: 'aiming',
  state: { card: { damage: 0 } },
  zones: { table: { of: 'game', seenBy: 'everyone' }, dead: { of: 'game', seenBy: 'everyone' } },
  cards: { bug: { worth: 1 } },
  events: { hit: { at: '' } },
  effects: { die: { cards: cards() } },
  modifiers: { armour: { value: 0, about: { card: card() } } },
});

const aim = aimingKit
  .move()
  .cardOrName('at', ({ zones }) => [...zones.table, 'left', 'right', null], {
    has: ({ zones }, at) => (typeof at === 'string' ? at === 'left' || at === 'right' : zones.table.has(at)),
  })
  .run(({ coreOps }, { at }) => {
    if (at !== null && typeof at !== 'string') at.damage += coreOps.modified('armour', 3, { card: at });
    coreOps.emit('hit', { at: at === null ? 'nobody' : typeof at === 'string' ? at : at.name });
  });

const aiming = (modifiers: object) =>
  aimingKit.define({
    setup: ({ coreOps, zones }) => {
      const bug = coreOps.createCard('bug', zones.table);
      coreOps.modify('armour', 'shell', bug);
      coreOps.createCard('bug', zones.table);
    },
    segments: { play: { moves: { aim } } },
    effects: {
      die: ({ coreOps, zones }, { cards: dead }) => {
        for (const one of dead) coreOps.moveCard(one, zones.dead);
      },
    },
    checks: [{ find: ({ zones }) => zones.table.filter(({ damage }) => damage >= 3), do: 'die' }],
    modifiers: { armour: { shell: (_context, current, { card: hit }, source) => (hit === source ? 1 : current) } },
    ...modifiers,
  });

test('a choice of cards and names: a number is a card, a text is a name', () => {
  const match = createMatch(aiming({}), { players: ['ann', 'bo'], seed: 1 });
  const act = (at: Json) => match.act({ player: 'ann', move: 'aim', args: { at } } as Action);
  expect([...match.legalActions('ann')].map(({ args }) => args.at)).toEqual([1, 2, 'left', 'right', null]);
  for (const at of [0, 3, 1.5, true, 'up', [1], { zone: 'table' }]) expect(act(at).ok, JSON.stringify(at)).toBe(false);
  for (const [at, told] of [
    [1, 'bug'],
    ['left', 'left'],
    [null, 'nobody'],
  ] as const) {
    const result = act(at);
    expect(result.ok && result.eventsFor('bo').find(({ type }) => type === 'hit')).toEqual({ type: 'hit', at: told });
  }
});

test('a listed card may stand for others that are alike', () => {
  const kit = declareGame({
    name: 'alike',
    zones: { table: { of: 'game', seenBy: 'everyone' }, used: { of: 'game', seenBy: 'everyone' } },
    cards: { coin: {}, gem: {} },
  });
  const alike = kit.define({
    setup: ({ coreOps, zones }) => {
      for (const name of ['coin', 'coin', 'gem'] as const) coreOps.createCard(name, zones.table);
      coreOps.createCard('coin', zones.used);
    },
    segments: {
      play: {
        moves: {
          use: kit
            .move()
            .card(
              'card',
              ({ zones }) => zones.table.filter(({ name, id }) => zones.table.find((c) => c.name === name)?.id === id),
              {
                standIn: ({ zones }, card) =>
                  zones.table.has(card) ? zones.table.find(({ name }) => name === card.name) : undefined,
              },
            )
            .run(({ coreOps, zones }, { card }) => coreOps.moveCard(card, zones.used)),
        },
      },
    },
  });
  const match = createMatch(alike, { players: ['ann', 'bo'], seed: 1 });
  expect([...match.legalActions('ann')].map(({ args }) => args.card)).toEqual([1, 3]);
  for (const card of [4, 5, 0, 'coin', null]) {
    const sent: Action = { player: 'ann', move: 'use', args: { card } };
    expect(match.isLegal(sent)).toBe(false);
  }
  expect(match.act({ player: 'ann', move: 'use', args: { card: 2 } }).ok).toBe(true);
  expect([1, 2].map((id) => match.state.ctx.cards[id].zone)).toEqual(['used', 'table']);
});

test('a check hands the cards it found to its effect; modifiers stand under what they modify', () => {
  const match = createMatch(aiming({}), { players: ['ann', 'bo'], seed: 1 });
  for (const at of [1, 2]) match.act({ player: 'ann', move: 'aim', args: { at } });
  expect([match.state.ctx.cards[1], match.state.ctx.cards[2]]).toMatchObject([
    { damage: 1, zone: 'table' },
    { damage: 3, zone: 'dead' },
  ]);
});

test('a modifier of a value that was not declared, and a check whose effect carries no cards, are refused', () => {
  expect(() => aiming({ modifiers: { armor: { shell: () => 1 } } })).toThrow(
    /modifiers\.armor.*did you mean "armour"/s,
  );
  expect(() => aiming({ modifiers: { armour: () => 1 } })).toThrow(/modifiers\.armour must be an object/);
  const kit = declareGame({ name: 'x', effects: { die: {} } });
  expect(() =>
    kit.define({
      segments: { play: {} },
      effects: { die: () => {} },
      checks: [{ find: () => [], do: 'die' as never }],
    }),
  ).toThrow(/checks\[0\]\.do names "die".*cards\(\)/);
});

test('a number that no card has is refused in the words of the choice, as a card that is not seen is', () => {
  const kit = declareGame({
    name: 'peek',
    zones: { hand: { of: 'player', seenBy: 'owner' } },
    cards: { coin: {} },
  });
  type Context = ContextOf<typeof kit>;
  type Card = CardOf<typeof kit>;
  const noSuch = 'is no card of yours';
  const has = ({ player }: Context, card: Card) => player.hand.has(card) || noSuch;
  const from = ({ player }: Context) => player.hand;
  const peek = kit.define({
    setup: ({ players, coreOps }) => {
      for (const { hand } of players) coreOps.createCard('coin', hand);
    },
    segments: {
      play: {
        moves: {
          one: kit
            .move()
            .card('card', from, { has, noSuch })
            .run(() => {}),
          some: kit
            .move()
            .cards('cards', from, { has, noSuch })
            .run(() => {}),
          pay: kit
            .move()
            .cardPayment('cards', {
              cards: ({ player }) => player.hand.cards,
              worth: () => 1,
              due: () => 1,
              has,
              noSuch,
            })
            .run(() => {}),
        },
      },
    },
  });
  const match = createMatch(peek, { players: ['ann', 'bo'], seed: 1 });
  for (const card of [2, 3, 0, 1.5, 'coin']) {
    const said = (move: 'one' | 'some' | 'pay', args: Record<string, Json>) =>
      match.whyNot({ player: 'ann', move, args } as never)?.message;
    expect(said('one', { card })).toBe('The choice "card" is no card of yours.');
    for (const move of ['some', 'pay'] as const)
      expect(said(move, { cards: [card] })).toBe('The choice "cards[0]" is no card of yours.');
  }
});
