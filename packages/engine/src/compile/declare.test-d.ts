import {
  type ActionOf,
  buildFor,
  type CardOf,
  type ContextOf,
  card,
  cards,
  createMatch,
  data,
  declareGame,
  type EventOf,
  optional,
  player,
  transition,
  type ViewOf,
  type Action as WireAction,
} from '../index.ts';
import { same, typed } from '../typed.fixture.ts';

/** What an author gets from a kit, and what their mistakes look like to the compiler: marked lines must be errors. */

const kit = declareGame({
  name: 'typed',
  ...typed,
  events: { hit: { by: card(), at: optional(player()), amount: 0 }, rested: {} },
  effects: { strike: { by: card(), at: cards(), amount: 0 }, wait: {}, price: { of: data<'cheap' | 'dear'>() } },
  decisions: { pick: { among: cards(), count: 0 }, may: {} },
  modifiers: { canPlay: { value: true, about: { card: card() } } },
  flow: { play: { main: ['declare', 'damage'], end: [] }, over: {} },
});
type Context = ContextOf<typeof kit>;
type Card = CardOf<typeof kit>;

export const helper = ({ coreOps, G, player }: Context): void => {
  G.started = player.lore > 0;
  coreOps.setPhase('main');
  coreOps.skipStep('damage');
  // @ts-expect-error there is no such phase
  coreOps.setPhase('mian');
  // @ts-expect-error there is no such step
  coreOps.skipStep('damgae');
  // @ts-expect-error there is no such segment
  coreOps.jumpTo({ segment: 'ovr' });
  coreOps.insertPhases(['main', { phase: 'end', only: ['declare'] }]);
};

// arguments: inferred from the choices, handles in rules

const play = kit
  .move()
  .when(({ player }) => player.ready || 'You are not ready.')
  .card('card', ({ player }) => player.hand, {
    has: ({ player }, card) => {
      same<typeof card, Card>(true);
      return player.hand.has(card) || 'is not in your hand';
    },
  })
  .card('onto', ({ zones }, { card }) => zones.table.filter((other) => other.damage < card.damage), {
    if: (_context, { card }) => card.def.cost > 1,
  })
  .player('at', 'any')
  .target('target', ({ players, zones }) => [...players, ...zones.table])
  .value('mode', () => ['fast', 'slow'] as const)
  .values('marks', () => [1, 2, 3])
  .cards('discarded', ({ player }) => ({ from: player.hand, max: 2 }), {
    valid: (_context, chosen) => chosen.length !== 1,
  })
  .number('depth', (_context, { onto }) => ({ min: 0, max: onto?.def.cost ?? 0 }))
  .payment('paid', { pool: () => ({ red: 1 }), pays: (_context, spent) => spent.red === 1 })
  .cardPayment('spent', {
    cards: ({ player }) => player.hand.cards,
    worth: (_context, card) => card.def.cost,
    due: () => 1,
  })
  .order('line', ({ player }) => player.hand)
  .orderValues('stack', () => ['a', 'b'] as const)
  .assign('attack', {
    items: ({ player }) => player.hand,
    to: ({ players }, item) => players.filter(({ seat }) => seat !== item.owner.seat),
  })
  .run(({ coreOps }, answers) => {
    same<typeof answers.card, Card>(true);
    same<typeof answers.onto, Card | undefined>(true);
    same<typeof answers.at.lore, number>(true);
    same<typeof answers.mode, 'fast' | 'slow'>(true);
    same<typeof answers.marks, readonly (1 | 2 | 3)[]>(true);
    same<typeof answers.discarded, readonly Card[]>(true);
    same<typeof answers.depth, number>(true);
    same<typeof answers.paid, Readonly<Record<string, number>>>(true);
    same<typeof answers.line, readonly Card[]>(true);
    same<typeof answers.stack, readonly ('a' | 'b')[]>(true);
    for (const [item, target] of answers.attack) coreOps.emit('hit', { by: item, at: target, amount: 1 });
    // @ts-expect-error there is no such choice
    answers.crad;
    // @ts-expect-error a number, not a text
    answers.card.damage = 'two';
    // @ts-expect-error there is no such zone
    answers.card.owner.hnad;
  });

kit
  .move()
  .card('card', ({ player }) => player.hand)
  // @ts-expect-error there is no earlier answer of that name
  .number('depth', (_context, { crad }) => ({ min: 0, max: crad }))
  .run(() => {});

// events, effects, decisions, triggers, checks, modifiers: what they carry is typed

export const rules = ({ coreOps, player }: Context, one: Card): void => {
  coreOps.emit('hit', { by: one, amount: 1 });
  coreOps.emit('rested');
  // @ts-expect-error there is no such event
  coreOps.emit('hti', {});
  // @ts-expect-error what the event carries is missing
  coreOps.emit('hit');
  // @ts-expect-error a card, not its number
  coreOps.emit('hit', { by: one.id, amount: 1 });
  coreOps.interrupt({ do: 'strike', by: one, at: [one], amount: 2 });
  coreOps.sequence([
    { do: 'wait' },
    { do: 'price', of: 'cheap' },
    { ask: 'pick', player, data: { among: [one], count: 1 } },
  ]);
  // @ts-expect-error there is no such effect
  coreOps.interrupt({ do: 'strkie', by: one, at: [one], amount: 2 });
  // @ts-expect-error a number is due
  coreOps.interrupt({ do: 'strike', by: one, at: [one], amount: 'two' });
  // @ts-expect-error there is no such price
  coreOps.interrupt({ do: 'price', of: 'free' });
  coreOps.ask({ ask: 'may', player });
  // @ts-expect-error what the decision comes with is missing
  coreOps.ask({ ask: 'pick', player });
  same<boolean, ReturnType<typeof asked>>(true);
  function asked() {
    return coreOps.modified('canPlay', true, { card: one });
  }
};

const pick = kit
  .decision('pick', {
    onAsk: ({ coreOps }, { count }) =>
      coreOps.emit('hit', { by: coreOps.createCard('ant', {} as never), amount: count }),
  })
  .cards('cards', (_context, _answers, { among, count }) => ({ from: among, min: count, max: count }))
  .run(({ coreOps }, { cards }, { count }) => {
    same<typeof cards, readonly Card[]>(true);
    same<typeof count, number>(true);
    for (const one of cards) coreOps.removeCard(one);
  });
const may = kit
  .decision('may')
  .value('yes', () => [true, false])
  .run((_context, { yes }) => same<typeof yes, boolean>(true));
// @ts-expect-error there is no such decision
kit.decision('pikc');

export const game = kit.define({
  setup: ({ coreOps, players, zones }) => {
    coreOps.createCard('ant', players[0].deck, { damage: 1 });
    // @ts-expect-error there is no such card
    coreOps.createCard('cow', zones.table);
    // @ts-expect-error the hand belongs to players
    zones.hand;
  },
  segments: {
    play: {
      next: { to: ['over'], by: ({ ctx }) => (ctx.gameOver ? 'over' : undefined) },
      actors: 'pending:vote',
      turn: {
        phases: {
          main: {
            start: true,
            next: 'end',
            moves: { play },
            onBegin: helper,
            steps: { declare: { start: true, next: 'damage' }, damage: { next: null } },
          },
          end: { next: null, onBegin: ({ coreOps }) => void coreOps.setPhase('main') },
        },
      },
    },
    over: {},
  },
  effects: {
    strike: (_context, { by, at, amount }) => {
      for (const one of at) one.damage += amount;
      same<typeof by, Card>(true);
    },
    wait: () => {},
    price: (_context, { of }) => same<typeof of, 'cheap' | 'dear'>(true),
  },
  decisions: { pick, may },
  triggers: {
    zones: ['table'],
    listens: ({ cost }) => (cost > 1 ? ['hit'] : []),
    fire: (_context, card, event) => {
      if (event.type === 'hit') return [{ do: 'strike', by: card, at: [event.by], amount: event.amount }];
      return undefined;
    },
  },
  checks: [({ zones }) => (zones.table.some((one) => one.damage > 3) ? [{ do: 'wait' }] : undefined)],
  modifiers: { canPlay: { never: (_context, current, { card }) => current && card.damage > 0 } },
});

const done = { effects: { strike: () => {}, wait: () => {}, price: () => {} }, decisions: { pick, may } };
kit.define({
  ...done,
  segments: { play: {}, over: {} },
  triggers: {
    // @ts-expect-error there is no such zone
    zones: ['tabel'],
    listens: () => ['hit'],
    // @ts-expect-error there is no such effect
    fire: (_context, _card, event) => {
      // @ts-expect-error there is no such event
      if (event.type === 'hti') return [];
      if (event.type === 'hit') same<typeof event.by, Card>(true);
      return [{ do: 'strkie' }];
    },
  },
});
kit.define({
  ...done,
  segments: { play: {}, over: {} },
  // @ts-expect-error there is no such effect
  checks: [() => [{ do: 'strkie' }]],
});
kit.define({
  ...done,
  segments: { play: {}, over: {} },
  modifiers: {
    canPlay: {
      // @ts-expect-error whether it can be played is yes or no
      always: () => 1,
      // @ts-expect-error it is about a card
      whoever: (_context, current, { player }) => current && player,
    },
  },
});
kit.define({
  ...done,
  segments: { play: {}, over: {} },
  // @ts-expect-error nothing of that name was declared
  modifiers: { canPaly: { never: () => false } },
});
export const modifying = ({ coreOps }: Context, one: Card): void => {
  coreOps.modify('canPlay', 'never', one);
  // @ts-expect-error nothing of that name was declared
  coreOps.modify('canPaly', 'never', one);
  // @ts-expect-error nothing of that name was declared
  coreOps.modified('canPaly', true, { card: one });
  // @ts-expect-error it is about a card
  coreOps.modified('canPlay', true, {});
};

// names of phases and steps: see types.test-d.ts; what a definition has no place for is no part of it

kit.define({
  ...done,
  segments: {
    play: {
      // @ts-expect-error there is no such hook
      onBegni: () => {},
    },
    over: {},
  },
});
kit.define({
  ...done,
  segments: { play: {}, over: {} },
  // @ts-expect-error there is no such part of a definition
  setpu: () => {},
});

// `next` by rule: a name, a function, or the ways it may lead

kit.define({
  ...done,
  segments: {
    play: { next: { to: ['over', null], by: ({ G }) => (G.started ? 'over' : null) } },
    over: { next: ({ G }) => (G.started ? 'play' : undefined) },
  },
});
kit.define({
  ...done,
  segments: {
    play: {
      next: {
        // @ts-expect-error there is no such segment
        to: ['ovr'],
        by: () => 'over',
      },
    },
    over: {
      next: {
        to: ['play'],
        // @ts-expect-error there is no such segment
        by: () => 'paly',
      },
    },
  },
});

kit.define({
  effects: { strike: () => {}, wait: () => {}, price: () => {} },
  decisions: { pick, may },
  segments: {
    // @ts-expect-error there is no such segment
    play: { next: 'ovr', turn: { phases: { main: { start: true, next: null } } } },
    over: {},
  },
});

kit.define({
  effects: { strike: () => {}, wait: () => {}, price: () => {} },
  decisions: { pick, may },
  segments: { play: {} },
  // @ts-expect-error `wait` does not carry the cards that were found
  checks: [{ find: ({ zones }) => zones.table.filter((one) => one.damage > 3), do: 'wait' }],
});

// @ts-expect-error an effect that was declared has no handler
kit.define({ effects: { strike: () => {}, wait: () => {} }, decisions: { pick, may }, segments: { play: {} } });

// what leaves a match

type Action = ActionOf<typeof game>;
export const action: Action = { player: 'ann', move: 'pick', args: { cards: [1, 2] } };
// @ts-expect-error there is no such move
export const misspelt: Action = { player: 'ann', move: 'pikc', args: { cards: [1, 2] } };
// @ts-expect-error cards are sent by number
export const wrong: Action = { player: 'ann', move: 'pick', args: { cards: ['one'] } };

// answers given ahead are part of the action, and no business of the rule
const foreseen = kit
  .move({ ahead: 'then' })
  .card('card', ({ player }) => player.hand)
  .run((_context, answers) => {
    // @ts-expect-error the rule has its own answers only
    answers.then;
  });
const hurry = kit
  .move()
  .number('n', { min: 0, max: 1 })
  .run(() => {});
const foreseeing = kit.define({
  moves: { foreseen, hurry },
  effects: { strike: () => {}, wait: () => {}, price: () => {} },
  decisions: { pick, may },
  segments: { play: {}, over: {} },
});
export const ahead: ActionOf<typeof foreseeing> = { player: 'ann', move: 'foreseen', args: { card: 1, then: [[2]] } };
export const behind: ActionOf<typeof foreseeing> = { player: 'ann', move: 'foreseen', args: { card: 1 } };
// @ts-expect-error this move takes none
export const unasked: ActionOf<typeof foreseeing> = { player: 'ann', move: 'hurry', args: { n: 0, then: [] } };

type Told = Extract<EventOf<typeof game>, { type: 'hit' }>;
same<Told['by'], number | null>(true);
same<Told['at'], string | undefined>(true);

export const seen = (view: ViewOf<typeof game>): number => {
  const top = view.zones.table[0];
  // @ts-expect-error there is no such zone
  view.zones.hnad;
  return top.hidden ? 0 : top.damage + view.players.ann.lore + view.G.total;
};

// a match of the game

const match = createMatch(game, { players: ['ann', 'bo'] });
match.act({ player: 'ann', move: 'may', args: { yes: true } });
match.act(JSON.parse('{}'));
export const fromTheWire = (sent: WireAction) => match.act(sent);
for (const listed of match.legalActions('ann')) {
  if (listed.move === 'pick') same<(typeof listed)['args']['cards'], readonly number[]>(true);
  match.act(listed);
}
// @ts-expect-error there is no such move
match.act({ player: 'ann', move: 'pikc', args: { cards: [1] } });
// @ts-expect-error cards are sent by number
match.act({ player: 'ann', move: 'pick', args: { cards: ['one'] } });
same<ReturnType<typeof match.view>, ViewOf<typeof game>>(true);
same<typeof match.state.ctx.currentPhase, 'main' | 'end' | null>(true);
same<ReturnType<typeof match.view>['ctx']['currentSegment'], 'play' | 'over' | null>(true);
export const shown = ({ ctx }: ViewOf<typeof game>): unknown => [
  ctx.turnPlayerPos + ctx.numTurns,
  ctx.weather.length,
  ctx.pendingVote.length,
  ctx.turn.isExtra,
  ctx.otp,
  // @ts-expect-error there is no such field
  ctx.turnPlayer,
];
match.subscribe('ann', (event) => {
  if (event.type === 'hit') same<typeof event.amount, number>(true);
  if (event.type === 'cardMoved') same<typeof event.from.zone, string>(true);
  // @ts-expect-error there is no such event
  if (event.type === 'hti') return;
});
export const asked: boolean = match.isLegal({ player: 'ann', move: 'may', args: { yes: true } });
// @ts-expect-error there is no such move
match.isLegal({ player: 'ann', move: 'mya', args: { yes: true } });
// @ts-expect-error yes or no
match.whyNot({ player: 'ann', move: 'may', args: { yes: 'perhaps' } });
// @ts-expect-error cards are sent by number
match.begin({ player: 'ann', move: 'pick', args: { cards: ['one'] } });
// @ts-expect-error there is no such choice
match.processAction({ player: 'ann', move: 'may', args: { yse: true } });
// @ts-expect-error there is no such move
transition(game, match.snapshot(), { player: 'ann', move: 'mya', args: { yes: true } });
// @ts-expect-error there is no such move
match.line().make({ player: 'ann', move: 'mya', args: { yes: true } });
match.promptAfter({ player: 'ann', move: 'play', args: { card: 1 } });
// @ts-expect-error there is no such choice
match.promptAfter({ player: 'ann', move: 'play', args: { crad: 1 } });
export const asWell = (sent: WireAction): unknown => [match.isLegal(sent), match.whyNot(sent), match.begin(sent)];
same<ReturnType<typeof match.availableMoves>[number], 'play' | 'pick' | 'may'>(true);
same<typeof match.position.currentPhase, 'main' | 'end' | null>(true);
export const waiting = ({ decision }: ViewOf<typeof game>): number => {
  if (decision?.name === 'pick') {
    same<NonNullable<typeof decision.data>['among'], readonly (number | null)[]>(true);
    return decision.data?.count ?? 0;
  }
  // @ts-expect-error there is no such decision
  if (decision?.name === 'pikc') return 1;
  return 0;
};
const applied = match.act({ player: 'ann', move: 'pick', args: { cards: [1] } });
if (applied.ok) {
  for (const event of applied.events) if (event.type === 'hit') same<typeof event.amount, number>(true);
  // @ts-expect-error there is no such event
  applied.events.some((event) => event.type === 'hti');
}
const taken = match.undo();
if (taken.ok) same<(typeof taken.events)[number], EventOf<typeof game>>(true);
if (applied.ok)
  for (const event of applied.eventsFor('ann')) if (event.type === 'hit') same<typeof event.by, number | null>(true);
same<ReturnType<typeof match.line>['context']['G']['total'], number>(true);

// parts

interface Table {
  readonly player: { readonly id: string; lore: number };
  readonly coreOps: {
    card(id: number): { readonly id: number; damage: number } | undefined;
    emit(type: 'hit', payload: { readonly by: { readonly id: number; damage: number }; readonly amount: number }): void;
  };
  readonly zones: { readonly table: Iterable<{ readonly id: number; damage: number }> };
}
const hitSomething = buildFor<Table>()
  .move()
  .card('card', ({ zones }) => zones.table)
  .run(({ coreOps, player }, { card }) => {
    player.lore += 1;
    coreOps.emit('hit', { by: card, amount: card.damage });
  });
const elsewhere = buildFor<{ readonly player: { readonly gold: number }; readonly coreOps: object }>()
  .move()
  .run(() => {});
kit.define({
  effects: { strike: () => {}, wait: () => {}, price: () => {} },
  decisions: { pick, may },
  segments: { play: { moves: { hitSomething } } },
});
kit.define({
  effects: { strike: () => {}, wait: () => {}, price: () => {} },
  decisions: { pick, may },
  // @ts-expect-error players of this game have no gold
  segments: { play: { moves: { elsewhere } } },
});

// nothing in all this is `any`

type IsAny<V> = 0 extends 1 & V ? true : false;
same<IsAny<Context['G']['total']> | IsAny<Card['def']> | IsAny<Context['coreOps']> | IsAny<Context['ctx']>, false>(
  true,
);
same<IsAny<Action['args']> | IsAny<EventOf<typeof game>> | IsAny<ViewOf<typeof game>['zones']['table']>, false>(true);
