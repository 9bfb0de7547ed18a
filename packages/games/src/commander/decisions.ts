import { assignment, type GameDefinition, oneOf, orderOf, payment, someOf } from 'cardloom';
import { attackersOf, canBlock, defenders, possibleAttackers, possibleBlockers } from './combat.ts';
import { isFairDivision, recipients } from './combat-damage.ts';
import { Has } from './keywords.ts';
import { toBottom } from './mulligan.ts';
import { cardOf, isOnBattlefield } from './objects.ts';
import type { Commander } from './shape.ts';
import { targetsOf } from './targets.ts';

/** Questions players are asked in the middle of things. What can be answered is read from the board as it is then. */
export const decisions: NonNullable<GameDefinition<Commander>['decisions']> = {
  bottomCards: {
    choices: {
      cards: someOf(({ player }) => player.hand.cards, {
        min: (context) => toBottom(context, context.player.mulligans),
        max: (context) => toBottom(context, context.player.mulligans),
        prompt: 'Which cards go to the bottom of your library?',
      }),
      order: orderOf((_context, { cards }) => cards as readonly number[], {
        if: (context) => toBottom(context, context.player.mulligans) > 1,
        prompt: 'In which order, the lowest first?',
      }),
    },
  },
  declareAttackers: {
    choices: {
      attacks: assignment(
        ({ player }) => possibleAttackers(player),
        (context) => defenders(context, context.player),
        { optional: true, prompt: 'Who attacks whom?' },
      ),
    },
  },
  declareBlockers: {
    choices: {
      blocks: assignment(
        ({ player }) => possibleBlockers(player),
        (context, blocker) =>
          attackersOf(context, context.player).filter((attacker) => canBlock(cardOf(context, blocker), attacker)),
        {
          optional: true,
          // blocked by two or more, or not at all (CR 702.111b)
          needs: (context, attacker) => ((cardOf(context, attacker).keywords & Has.menace) !== 0 ? 2 : 1),
          tooFew: 'leaves a creature with menace to one blocker; two or more block it, or nobody does',
          prompt: 'Who blocks whom?',
        },
      ),
    },
  },
  assignDamage: {
    choices: {
      damage: payment({
        pool: (context, _args, data: { attacker: number }) => recipients(context, cardOf(context, data.attacker)),
        size: (context, _args, data: { attacker: number }) => cardOf(context, data.attacker).power,
        pays: (context, spent, _args, data: { attacker: number }) =>
          isFairDivision(context, cardOf(context, data.attacker), spent),
        prompt: 'How is the damage divided?',
      }),
    },
  },
  orderTriggers: {
    choices: {
      order: orderOf((_context, _args, data: readonly unknown[]) => data.map((_, i) => i), {
        prompt: 'In which order do your triggers go on the stack? The last one resolves first.',
      }),
    },
  },
  triggerTarget: {
    choices: {
      target: oneOf(
        (context, _args, { source, ability }: { source: number; ability: number }) => {
          const wanted = cardOf(context, source).def.abilities[ability];
          const target = wanted.kind === 'triggered' ? wanted.target : undefined;
          return target === undefined ? [] : targetsOf(context, target, context.player.seat);
        },
        { prompt: 'Which target?' },
      ),
    },
  },
  discardCards: {
    choices: {
      cards: someOf(({ player }) => player.hand.cards, {
        min: (_context, _args, { amount }: { amount: number }) => amount,
        max: (_context, _args, { amount }: { amount: number }) => amount,
        prompt: 'Which cards do you discard?',
      }),
    },
  },
  keepLegend: {
    choices: {
      card: oneOf(
        (context, _args, { cards }: { cards: readonly number[] }) =>
          cards.map((id) => cardOf(context, id)).filter(isOnBattlefield),
        {
          prompt: 'Which of these legends do you keep?',
        },
      ),
    },
  },
  toCommandZone: {
    choices: { yes: oneOf(() => [true, false], { prompt: 'Put your commander into the command zone?' }) },
  },
};
