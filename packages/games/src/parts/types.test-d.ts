import { concede, defineGame } from 'cardloom';
import {
  combatOr,
  combatState,
  decidedBy,
  declareAttack,
  drawForTurn,
  endCombat,
  endsPhase,
  endsStep,
  firstPlayerChoice,
  handLimit,
  isFirstTurnOfGame,
  loses,
  mulliganOfCards,
  mulliganOfHand,
  nobodysTurn,
  nonTurnPlayer,
  outcomeEffects,
  pass,
  passWindow,
  readyCards,
  unless,
  winCheck,
} from './index.ts';

/** Parts fit into a definition without a cast, and the author's own types stay what they are. */
defineGame({
  name: 'typed-parts',
  state: { game: { ...combatState, note: 'x' }, player: { lore: 0 }, card: { exerted: false, damage: 0 } },
  zones: {
    deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'owner' },
    play: { of: 'player', seenBy: 'everyone' },
    discard: { of: 'player', seenBy: 'everyone' },
  },
  cards: { ant: { cost: 1 } },
  moves: { concede },
  effects: outcomeEffects,
  checks: [winCheck((player: { readonly lore: number } & Parameters<typeof loses>[1]) => player.lore >= 20, 'lore')],
  segments: {
    setup: {
      next: 'play',
      onBegin: nobodysTurn,
      endIf: ({ ctx }) => ctx.currentPhase === null,
      turn: {
        phases: {
          chooseFirstPlayer: { start: true, next: 'mulligan', ...firstPlayerChoice },
          mulligan: { next: 'again', ...mulliganOfCards({ hand: 7, how: 'bottomThenShuffle' }) },
          again: { next: null, ...mulliganOfHand({ hand: 0, how: 'bottom' }) },
        },
      },
    },
    play: {
      turn: {
        phases: {
          beginning: {
            start: true,
            next: 'main',
            steps: {
              ready: { start: true, auto: true, next: 'draw', onBegin: readyCards((player) => [player.play]) },
              draw: { auto: true, next: null, onBegin: drawForTurn({ unless: isFirstTurnOfGame, onEmpty: loses }) },
            },
          },
          main: {
            next: combatOr('combat', 'end'),
            moves: {
              endTurn: endsPhase,
              attack: {
                choices: { card: { oneOf: ({ player }) => player.play } },
                run: ({ coreOps, G, ...context }, { card }: { card: number }) => {
                  declareAttack({ G, ...context }, card, 0);
                  G.note = 'attack';
                  coreOps.endPhase();
                },
              },
            },
          },
          combat: {
            next: 'main',
            onEnd: endCombat,
            steps: {
              block: {
                start: true,
                next: unless(({ G }: { readonly G: { attacker: number } }) => G.attacker === 0, null, 'action'),
                ...decidedBy(nonTurnPlayer),
                moves: { decline: endsStep },
              },
              action: { next: null, ...passWindow({ first: nonTurnPlayer }), moves: { pass } },
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
  },
});
