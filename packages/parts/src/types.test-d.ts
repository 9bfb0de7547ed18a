import { type ContextOf, concede, declareGame, type PlayerOf } from 'cardloom';
import * as parts from './index.ts';

/** Parts fit into a definition without a cast, and the author's own types stay what they are. */
const zones = {
  deck: parts.deckZone,
  hand: parts.ownZone,
  play: parts.openZone,
  discard: parts.openZone,
};

const kit = declareGame({
  name: 'typed-parts',
  state: { game: { ...parts.combatState, note: 'x' }, player: { lore: 0 }, card: { exerted: false, damage: 0 } },
  zones,
  cards: { ant: { cost: 1 } },
  events: {
    ...parts.firstPlayerEvents,
    ...parts.mulliganEvents,
    ...parts.drawEvents,
    ...parts.passEvents,
    ...parts.discardEvents,
    ...parts.outcomeEvents,
  },
  effects: parts.outcomePayloads,
});
type Context = ContextOf<typeof kit>;
type Player = PlayerOf<typeof kit>;

const attack = kit
  .move()
  .card('card', ({ player }) => player.play)
  .run((context, { card }) => {
    parts.declareAttack(context, card, null);
    context.G.note = 'attack';
    // @ts-expect-error a note is a text
    context.G.note = 1;
    context.coreOps.endPhase();
  });

kit.define({
  moves: { concede },
  effects: parts.outcomeEffects,
  checks: [parts.winCheck<Player>(({ lore }) => lore >= 20, 'lore')],
  segments: {
    setup: parts.setupSegment('play', 'end', {
      chooseFirstPlayer: { start: true, next: 'mulligan', ...parts.firstPlayerChoice },
      mulligan: { next: 'again', ...parts.mulliganOfCards({ hand: 7, how: 'bottomThenShuffle' }) },
      again: { next: null, ...parts.mulliganOfHand({ hand: 0, how: 'bottom' }) },
    }),
    play: {
      next: 'end',
      turn: {
        phases: {
          beginning: {
            start: true,
            next: 'main',
            steps: {
              ready: { start: true, auto: true, next: 'draw', onBegin: parts.readyCards<Player>(({ play }) => [play]) },
              draw: {
                auto: true,
                next: null,
                onBegin: parts.drawForTurn<Player, Context>({ unless: parts.isFirstTurnOfGame, onEmpty: parts.loses }),
              },
            },
          },
          main: { next: parts.combatOr('combat', 'end'), moves: { endTurn: parts.endsPhase, attack } },
          combat: {
            next: 'main',
            onEnd: parts.endCombat,
            steps: {
              block: {
                start: true,
                next: parts.unless(({ G }: { readonly G: { attacker: number } }) => G.attacker === 0, null, 'action'),
                ...parts.decidedBy<Player>(parts.nonTurnPlayer),
                moves: { decline: parts.endsStep },
              },
              action: {
                next: null,
                ...parts.passWindow<Player>({ first: parts.nonTurnPlayer }),
                moves: { pass: parts.pass },
              },
            },
          },
          end: {
            // @ts-expect-error there is no such phase
            next: parts.unless(() => true, 'mian', null),
            ...parts.handLimit(10),
          },
        },
      },
    },
    end: {},
  },
});

// a part does not fit into a game that did not declare what it tells

const silent = declareGame({ name: 'silent', zones, cards: { ant: { cost: 1 } } });
const others = declareGame({ name: 'others', zones, cards: { ant: { cost: 1 } }, events: parts.outcomeEvents });
silent.define({
  segments: {
    play: {
      moves: {
        // @ts-expect-error `passEvents` are not declared
        pass: parts.pass,
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
          first: parts.firstPlayerChoice,
          // @ts-expect-error `mulliganEvents` are not declared
          mulligan: parts.mulliganOfCards({ hand: 7, how: 'bottomThenShuffle' }),
          // @ts-expect-error `mulliganEvents` are not declared
          again: parts.mulliganOfHand({ hand: 0, how: 'bottom' }),
          // @ts-expect-error `discardEvents` are not declared
          end: parts.handLimit(10),
          draw: {
            // @ts-expect-error `drawEvents` are not declared
            onBegin: parts.drawForTurn<PlayerOf<typeof others>, ContextOf<typeof others>>({ onEmpty: parts.loses }),
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
