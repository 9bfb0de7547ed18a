import { type ContextOf, concede, declareGame, type PlayerOf } from 'cardloom';
import {
  combatOr,
  combatState,
  decidedBy,
  declareAttack,
  discardEvents,
  drawEvents,
  drawForTurn,
  endCombat,
  endsPhase,
  endsStep,
  firstPlayerChoice,
  firstPlayerEvents,
  handLimit,
  isFirstTurnOfGame,
  loses,
  mulliganEvents,
  mulliganOfCards,
  mulliganOfHand,
  nonTurnPlayer,
  outcomeEffects,
  outcomeEvents,
  outcomePayloads,
  pass,
  passEvents,
  passWindow,
  readyCards,
  setupSegment,
  unless,
  winCheck,
} from './index.ts';

/** Parts fit into a definition without a cast, and the author's own types stay what they are. */
const zones = {
  deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
  hand: { of: 'player', seenBy: 'owner' },
  play: { of: 'player', seenBy: 'everyone' },
  discard: { of: 'player', seenBy: 'everyone' },
} as const;

const kit = declareGame({
  name: 'typed-parts',
  state: { game: { ...combatState, note: 'x' }, player: { lore: 0 }, card: { exerted: false, damage: 0 } },
  zones,
  cards: { ant: { cost: 1 } },
  events: {
    ...firstPlayerEvents,
    ...mulliganEvents,
    ...drawEvents,
    ...passEvents,
    ...discardEvents,
    ...outcomeEvents,
  },
  effects: outcomePayloads,
});
type Context = ContextOf<typeof kit>;
type Player = PlayerOf<typeof kit>;

const attack = kit
  .move()
  .card('card', ({ player }) => player.play)
  .run((context, { card }) => {
    declareAttack(context, card, null);
    context.G.note = 'attack';
    // @ts-expect-error a note is a text
    context.G.note = 1;
    context.coreOps.endPhase();
  });

kit.define({
  moves: { concede },
  effects: outcomeEffects,
  checks: [winCheck<Player>(({ lore }) => lore >= 20, 'lore')],
  segments: {
    setup: {
      ...setupSegment('play', 'end'),
      turn: {
        phases: {
          chooseFirstPlayer: { start: true, next: 'mulligan', ...firstPlayerChoice },
          mulligan: { next: 'again', ...mulliganOfCards({ hand: 7, how: 'bottomThenShuffle' }) },
          again: { next: null, ...mulliganOfHand({ hand: 0, how: 'bottom' }) },
        },
      },
    },
    play: {
      next: 'end',
      turn: {
        phases: {
          beginning: {
            start: true,
            next: 'main',
            steps: {
              ready: { start: true, auto: true, next: 'draw', onBegin: readyCards<Player>(({ play }) => [play]) },
              draw: {
                auto: true,
                next: null,
                onBegin: drawForTurn<Player, Context>({ unless: isFirstTurnOfGame, onEmpty: loses }),
              },
            },
          },
          main: { next: combatOr('combat', 'end'), moves: { endTurn: endsPhase, attack } },
          combat: {
            next: 'main',
            onEnd: endCombat,
            steps: {
              block: {
                start: true,
                next: unless(({ G }: { readonly G: { attacker: number } }) => G.attacker === 0, null, 'action'),
                ...decidedBy<Player>(nonTurnPlayer),
                moves: { decline: endsStep },
              },
              action: { next: null, ...passWindow<Player>({ first: nonTurnPlayer }), moves: { pass } },
            },
          },
          end: {
            // @ts-expect-error there is no such phase
            next: unless(() => true, 'mian', null),
            ...handLimit(10),
          },
        },
      },
    },
    end: {},
  },
});

// a part does not fit into a game that did not declare what it tells

const silent = declareGame({ name: 'silent', zones, cards: { ant: { cost: 1 } } });
const others = declareGame({ name: 'others', zones, cards: { ant: { cost: 1 } }, events: outcomeEvents });
silent.define({
  segments: {
    play: {
      moves: {
        // @ts-expect-error `passEvents` are not declared
        pass,
      },
    },
  },
});
others.define({
  segments: {
    setup: {
      turn: {
        phases: {
          // @ts-expect-error `firstPlayerEvents` are not declared
          first: firstPlayerChoice,
          // @ts-expect-error `mulliganEvents` are not declared
          mulligan: mulliganOfCards({ hand: 7, how: 'bottomThenShuffle' }),
          // @ts-expect-error `mulliganEvents` are not declared
          again: mulliganOfHand({ hand: 0, how: 'bottom' }),
          // @ts-expect-error `discardEvents` are not declared
          end: handLimit(10),
          draw: {
            // @ts-expect-error `drawEvents` are not declared
            onBegin: drawForTurn<PlayerOf<typeof others>, ContextOf<typeof others>>({ onEmpty: loses }),
          },
        },
      },
    },
  },
});
export const tells = ({ coreOps, player }: ContextOf<typeof others>): void => {
  coreOps.emit('playerWon', { player, reason: 'lore' });
  // @ts-expect-error `passEvents` are not declared
  coreOps.emit('passed', { player });
};
