import { type ContextOf, createMatch, declareGame } from './index.ts';
import { same, typed } from './typed.fixture.ts';

/** What an author's mistakes look like to the compiler: every line marked as an error must be one. */

function expectType<T>(_value: T): void {}

const kit = declareGame({
  name: 'typed',
  ...typed,
});
const done = kit.move().run(({ coreOps }) => coreOps.endTurn());
const add = kit
  .move({ anyPlayer: true })
  .when(({ player }) => player.ready || 'You are not ready.')
  .card('card', ({ player }) => player.hand)
  .number('n', { min: 0, max: 9 })
  .run(({ player }, { n }) => {
    player.lore += n;
  });
// @ts-expect-error `when` answers yes, no, or why not
kit.move().when(() => 3);

const game = kit.define({
  moves: { add },
  setup: ({ coreOps, players, zones }) => {
    coreOps.createCard('ant', players[0].deck, { damage: 1 });
    coreOps.createCard('bee', zones.table);
    // @ts-expect-error there is no such card
    coreOps.createCard('cow', zones.table);
    // @ts-expect-error cards have no such attribute
    coreOps.createCard('ant', zones.table, { dammage: 1 });
    // @ts-expect-error the hand belongs to players
    zones.hand;
    // @ts-expect-error the table belongs to the game
    players[0].table;
    // @ts-expect-error there is no such zone
    players[0].graveyard;
  },
  segments: {
    opening: {
      next: 'play',
      actors: 'pending:vote',
      onBegin: ({ coreOps, ctx }) => {
        coreOps.setPending('vote', ctx.playerOrder);
        coreOps.setPendingVote(['a']);
        coreOps.setPendingMulligan(['a']);
        // @ts-expect-error there is no such pending list
        coreOps.setPending('vtoe', []);
        expectType<number>(ctx.pendingVote.size);
        expectType<boolean>(ctx.pendingMulligan.has('a'));
        // @ts-expect-error there is no such pending list
        ctx.pendingVtoe;
      },
      endIf: ({ coreOps }) => !coreOps.isPending('vote'),
    },
    play: {
      next: { to: ['scoring'], by: ({ ctx }) => (ctx.gameOver ? 'scoring' : undefined) },
      turn: {
        first: ({ ctx }) => ctx.otp,
        next: ({ coreOps }) => coreOps.nextPlayer()?.id,
        phases: {
          main: {
            start: true,
            next: { to: ['end', null], by: ({ G }) => (G.started ? 'end' : null) },
            onBegin: ({ coreOps }) => {
              coreOps.setStep('declare');
              coreOps.setSegment('opening');
              coreOps.jumpTo({ segment: 'play', phase: 'main', step: 'damage' });
              coreOps.skipStep('damage');
              coreOps.skipPhase('end', { lasts: 'nextTurn' });
              coreOps.insertPhases(['main', { phase: 'end', only: ['declare'] }]);
              coreOps.extraTurn('a', { riders: { skipSteps: ['declare'], mark: [1, 2] } });
              // @ts-expect-error there is no such step
              coreOps.setStep('declaer');
              // @ts-expect-error there is no such segment
              coreOps.setSegment('opneing');
              // @ts-expect-error there is no such phase
              coreOps.jumpTo({ phase: 'declare' });
              // @ts-expect-error there is no such step
              coreOps.skipStep('main');
              // @ts-expect-error a lasting skip needs its source
              coreOps.skipPhase('end', { lasts: 'whileSource' });
              // @ts-expect-error there is no such step
              coreOps.insertPhases([{ phase: 'end', only: ['declaer'] }]);
              // @ts-expect-error there is no such step
              coreOps.extraTurn('a', { riders: { skipSteps: ['declaer'] } });
            },
            steps: {
              declare: { start: true, next: 'damage' },
              damage: { next: { to: ['declare'], by: ({ ctx }) => (ctx.gameOver ? undefined : 'declare') } },
            },
          },
          end: {
            next: 'oneExpression',
            onBegin: ({ G }) => ({ ...G, total: 1 }),
          },
          oneExpression: {
            next: null,
            actors: 'turnPlayer',
            onBegin: ({ coreOps }) => coreOps.endPhase(),
            moves: { done },
          },
        },
      },
    },
    scoring: { next: null },
  },
});

kit.define({
  moves: {
    // @ts-expect-error a move is built with the kit
    unbuilt: () => {},
  },
  segments: {
    opening: {
      // @ts-expect-error there is no such segment
      next: 'paly',
    },
    choosing: {
      // @ts-expect-error the function returns a segment that there is not
      next: () => 'paly',
    },
    sometimes: {
      // @ts-expect-error one of its answers is a segment that there is not
      next: ({ G }) => (G.started ? 'opening' : 'paly'),
    },
    play: {
      turn: {
        // @ts-expect-error a turn's `next` names a player or gives null
        next: () => 5,
        phases: {
          main: {
            // @ts-expect-error there is no such phase
            next: 'mian',
            steps: {
              declare: {
                // @ts-expect-error there is no such step
                next: 'dammage',
              },
              damage: {
                // @ts-expect-error a sibling is meant: `end` is a phase
                next: 'end',
              },
              choosing: {
                // @ts-expect-error the function returns a step that there is not
                next: () => 'dammage',
              },
            },
          },
          end: {
            // @ts-expect-error a sibling is meant: `declare` is a step
            next: 'declare',
            // @ts-expect-error an endIf says yes or no
            endIf: () => 'yes',
          },
          choosing: {
            // @ts-expect-error the function returns a phase that there is not
            next: ({ G }) => (G.started ? 'mian' : 'end'),
            // @ts-expect-error there is no such pending list
            actors: 'pending:vtoe',
          },
        },
      },
    },
  },
});

export function rules({ G, ctx, coreOps, player, players, zones }: ContextOf<typeof game>): void {
  const card = coreOps.card(1);
  if (card === undefined) return;

  same<typeof card.damage, number>(true);
  same<typeof card.exerted, boolean>(true);
  same<typeof card.name, 'ant' | 'bee'>(true);
  same<typeof card.def.cost, number>(true);
  card.damage += 1;
  card.exerted = true;
  // @ts-expect-error there is no such attribute
  card.dammage;
  // @ts-expect-error it is a number
  card.damage = 'much';
  // @ts-expect-error it is a boolean
  card.exerted = 1;
  // @ts-expect-error a card's number is its own
  card.id = 4;
  // @ts-expect-error what is printed never changes
  card.def.cost = 3;

  same<typeof G.total, number>(true);
  same<typeof G.started, boolean>(true);
  same<typeof G.label, string>(true);
  same<typeof G.links, readonly number[]>(true);
  G.started = true;
  G.links = [...G.links, 3];
  // @ts-expect-error values change by assignment, not in place
  G.links.push(3);
  // @ts-expect-error there is no such attribute
  G.totl = 3;

  same<typeof player.lore, number>(true);
  same<typeof player.ready, boolean>(true);
  expectType<number>(player.hand.length);
  expectType<number>(zones.table.length);
  expectType<number | undefined>(players[0].deck.top?.damage);
  for (const each of player.hand) expectType<boolean>(each.exerted);
  // @ts-expect-error there is no such zone
  player.discard;
  // @ts-expect-error a zone is moved to by coreOps
  player.hand = player.deck;
  // @ts-expect-error seats never change
  player.seat = 1;

  same<typeof ctx.weather, string>(true);
  ctx.weather = 'wet';
  same<typeof ctx.currentSegment, 'opening' | 'play' | 'scoring' | null>(true);
  // @ts-expect-error ctx is read-only
  ctx.numTurns = 3;
  // @ts-expect-error ctx is read-only
  ctx.currentPhase = 'main';
  // @ts-expect-error ctx is read-only
  ctx.gameOver = true;
  // @ts-expect-error there is no such phase to compare with
  if (ctx.currentPhase === 'mian') return;
  if (ctx.currentPhase === 'main' && ctx.currentStep === 'damage') return;

  // @ts-expect-error there is no such operation
  coreOps.moevCard(card, player.hand);
  coreOps.moveCard(card, player.hand, 'bottom');
  coreOps.moveCard(card, zones.table, { above: card });
  // @ts-expect-error there is no such place
  coreOps.moveCard(card, player.hand, 'middle');
  // @ts-expect-error a zone is meant, not its name
  coreOps.moveCard(card, 'hand');
}

export function outside(): void {
  const match = createMatch(game, { players: ['a', 'b'] });
  same<typeof match.state.G.total, number>(true);
  // @ts-expect-error a state is a picture: it cannot be changed
  match.state.G.total = 3;

  match.flow.setPhase('main');
  match.flow.setSegment('play');
  match.flow.setStep('declare');
  match.flow.jumpTo({ segment: 'play', phase: 'end' });
  // @ts-expect-error there is no such phase
  match.flow.setPhase('mian');
  // @ts-expect-error there is no such segment
  match.flow.setSegment('main');
  // @ts-expect-error there is no such step
  match.flow.setStep('declaer');
  // @ts-expect-error there is no such step
  match.flow.jumpTo({ step: 'play' });
  same<ReturnType<typeof match.flow.getNextPhase>, 'main' | 'end' | 'oneExpression' | null>(true);

  const result = match.act({ player: 'a', move: 'add', args: { card: 1, n: 2 } });
  if (result.ok) expectType<number>(result.events.length);
  else expectType<string>(result.error.message);
  // @ts-expect-error an action is plain JSON
  match.act({ player: 'a', move: 'add', args: { card: () => 1, n: 2 } });
}

// @ts-expect-error a game has a name
declareGame({});
// @ts-expect-error a zone says whose it is
declareGame({ name: 'x', zones: { pile: { seenBy: 'everyone' } } });
// @ts-expect-error an attribute holds JSON
declareGame({ name: 'x', state: { game: { when: new Date() } } });
// @ts-expect-error what a zone holds is said of each card
declareGame({ name: 'x', zones: { vault: { of: 'player', seenBy: 'nobody', holds: 'keys' } } });
declareGame({
  name: 'x',
  state: { card: { mate: 0 } },
  zones: { vault: { of: 'player', seenBy: 'nobody', holds: ({ isKey }: { isKey: boolean }) => isKey } },
}).define({
  // @ts-expect-error cards have no such attribute
  references: { card: ['mat'] },
  segments: {},
});
// @ts-expect-error a seed is a number or hex digits
createMatch(game, { seed: 7n });
