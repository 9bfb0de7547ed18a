import {
  concede,
  defineGame,
  type EffectHandler,
  type Game,
  manualMoves,
  oneOf,
  payment,
  someOf,
  undo,
} from 'cardloom';
import { cardEffects } from './cards.ts';
import { fallenCheck } from './defeat.ts';
import * as dice from './dice.ts';
import { OPS } from './effects.ts';
import { FACES } from './elements.ts';
import { evaluate } from './evaluation.ts';
import { movesOf } from './moves/index.ts';
import { standbyChoice } from './moves/switch.ts';
import {
  beginAction,
  beginCardSelect,
  beginEnd,
  beginRoll,
  beginStartingHandSelect,
  beginTurn,
  nextTurn,
  phaseEffects,
} from './phases.ts';
import type { CardPool } from './pool.ts';
import { prepare } from './setup.ts';
import { type Context, type Invokation, state, zones } from './shape.ts';
import { performWork, system } from './stack.ts';
import { runHappenings, runRest } from './triggers.ts';
import { version33 } from './version-3.3.ts';

/** Everything that can be on the effect stack: the words of the cards, and the machine around them. */
const effects: Readonly<Record<string, EffectHandler<Invokation>>> = {
  ...Object.fromEntries(Object.keys(OPS).map((name) => [name, performWork])),
  ...system,
  ...cardEffects,
  ...phaseEffects,
  triggers: (context, work) => runRest(context, work as never),
  happenings: (context, work) => runHappenings(context, work as never),
};

const isOver = ({ ctx }: Context): boolean => ctx.gameOver;

/** Genius Invokation with the cards and rules of one version. */
export function defineInvokation(pool: CardPool = version33, setup = prepare(pool)): Game<Invokation> {
  return defineGame({
    name: 'invokation',
    version: pool.version,
    players: 2,
    state,
    zones,
    cards: pool.cards,
    secrets: { player: [...FACES], deal: dice.throwAnew },
    setup,
    moves: { concede, undo, ...manualMoves },
    segments: {
      cardSelect: {
        start: true,
        onBegin: beginCardSelect,
        auto: true,
        next: ({ ctx }) => (ctx.gameOver ? 'gameEnd' : 'startingHandSelect'),
      },
      startingHandSelect: {
        onBegin: beginStartingHandSelect,
        auto: true,
        next: ({ ctx }) => (ctx.gameOver ? 'gameEnd' : 'roll'),
      },
      roll: { onBegin: beginRoll, auto: true, next: ({ ctx }) => (ctx.gameOver ? 'gameEnd' : 'action') },
      action: {
        onBegin: beginAction,
        endIf: isOver,
        turn: { onBegin: beginTurn, next: nextTurn },
        moves: movesOf(pool),
        next: ({ ctx }) => (ctx.gameOver ? 'gameEnd' : 'end'),
      },
      end: { onBegin: beginEnd, auto: true, next: ({ ctx }) => (ctx.gameOver ? 'gameEnd' : 'roll') },
      gameEnd: {},
    },
    effects,
    decisions: {
      /** Which cards of the first hand go back. */
      EXCHANGE: { choices: { cards: someOf(({ player }) => player.hand, { prompt: 'Which cards go back?' }) } },
      CHOOSE_ACTIVE: {
        choices: { character: oneOf(({ player }) => player.characters, { prompt: 'Who begins?' }) },
      },
      /** Which dice are thrown again; none ends it. */
      REROLL: {
        choices: {
          dice: payment({
            prompt: 'Which dice are thrown again?',
            pool: ({ player }) => dice.purse(player),
            pays: () => true,
            list: ({ player }) => ({ length: dice.countSets(player), at: (index) => dice.setAt(player, index) }),
          }),
        },
      },
      /** The active character was defeated: who comes in. */
      SWITCH: { choices: { character: standbyChoice } },
    },
    checks: [fallenCheck],
    frames: { at: 'priority', first: 'checks' },
    evaluate,
  });
}

/** The game as of version 3.3. */
export const invokation: Game<Invokation> = defineInvokation();
