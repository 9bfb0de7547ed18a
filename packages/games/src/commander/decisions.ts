import { attack, attackersOf, block, canBlock, defenders, possibleAttackers, possibleBlockers } from './combat.ts';
import { assignDamage, hitsOf, isFairDivision, recipients } from './combat-damage.ts';
import { discardTogether } from './discarding.ts';
import { Has } from './keywords.ts';
import { kit } from './kit.ts';
import { toBottom } from './mulligan.ts';
import { isOnBattlefield } from './objects.ts';
import { returnCommander } from './returning.ts';
import { stateBased } from './state-based.ts';
import { targetsOf } from './targets.ts';
import { putOne, putTriggers } from './triggers.ts';

/** Questions players are asked in the middle of things. What can be answered is read from the board as it is then. */

const bottomCards = kit
  .decision('bottomCards')
  .cards(
    'cards',
    (context) => {
      const count = toBottom(context, context.player.mulligans);
      return { from: context.player.hand, min: count, max: count };
    },
    { prompt: 'Which cards go to the bottom of your library?' },
  )
  .order('order', (_context, { cards }) => cards, {
    if: (context) => toBottom(context, context.player.mulligans) > 1,
    prompt: 'In which order, the lowest first?',
  })
  // what goes below all the others goes there last
  .run(({ coreOps, player }, { cards, order }) => {
    for (const card of (order ?? cards).toReversed()) coreOps.moveCard(card, player.library, 'bottom');
  });

const declareAttackers = kit
  .decision('declareAttackers')
  .assign(
    'attacks',
    {
      items: ({ player }) => possibleAttackers(player),
      to: (context) => defenders(context, context.player),
      optional: true,
    },
    { prompt: 'Who attacks whom?' },
  )
  .run((context, { attacks }) => attack(context, attacks));

const declareBlockers = kit
  .decision('declareBlockers')
  .assign(
    'blocks',
    {
      items: ({ player }) => possibleBlockers(player),
      to: (context, blocker) => attackersOf(context, context.player).filter((attacker) => canBlock(blocker, attacker)),
      optional: true,
      // blocked by two or more, or not at all (CR 702.111b)
      needs: (_context, attacker) => ((attacker.keywords & Has.menace) !== 0 ? 2 : 1),
      tooFew: 'leaves a creature with menace to one blocker; two or more block it, or nobody does',
    },
    { prompt: 'Who blocks whom?' },
  )
  .run((context, { blocks }) => block(context, blocks));

const assignDamageOf = kit
  .decision('assignDamage')
  .payment(
    'damage',
    {
      pool: (context, _answers, { attacker }) => recipients(context, attacker),
      size: (_context, _answers, { attacker }) => attacker.power,
      pays: (context, damage, _answers, { attacker }) => isFairDivision(context, attacker, damage),
    },
    { prompt: 'How is the damage divided?' },
  )
  .run((context, { damage }, { attacker, first, done, dealt }) =>
    assignDamage(context, {
      first,
      done: [...done, attacker],
      dealt: [...dealt, ...hitsOf(context, attacker, damage)],
    }),
  );

const orderTriggers = kit
  .decision('orderTriggers')
  .orderValues('order', (_context, _answers, { triggers }) => triggers.map((_, i) => i), {
    prompt: 'In which order do your triggers go on the stack? The last one resolves first.',
  })
  .run((context, { order }, { triggers }) => putTriggers(context, { triggers: order.map((i) => triggers[i]) }));

const triggerTarget = kit
  .decision('triggerTarget')
  .target(
    'target',
    (context, _answers, { source, ability }) => {
      const wanted = source.def.abilities[ability];
      const target = wanted.kind === 'triggered' ? wanted.target : undefined;
      return target === undefined ? [] : targetsOf(context, target, context.player.seat);
    },
    { prompt: 'What is it aimed at?' },
  )
  .run((context, { target }, { source, object, ability, about }) =>
    putOne(context, context.player, { source: source.id, object, ability, about }, target),
  );

const discardCards = kit
  .decision('discardCards')
  .cards('cards', ({ player }, _answers, { amount }) => ({ from: player.hand, min: amount, max: amount }), {
    prompt: 'Which cards do you discard?',
  })
  .run((context, { cards }) => discardTogether(context, context.player, cards));

const keepLegend = kit
  .decision('keepLegend')
  .card('card', (_context, _answers, { cards }) => cards.filter(isOnBattlefield), {
    prompt: 'Which of these legends do you keep?',
  })
  .run((context, { card }, { decided }) =>
    stateBased(context, { decided: { ...decided, kept: [...decided.kept, card.id] } }),
  );

const toCommandZone = kit
  .decision('toCommandZone')
  .value('yes', () => [true, false], { prompt: 'Put your commander into the command zone?' })
  .run((context, { yes }, { card, decided, returning }) => {
    if (returning !== undefined) returnCommander(context, card, returning, yes);
    if (decided === undefined) return;
    const list = yes ? 'gone' : 'stay';
    stateBased(context, { decided: { ...decided, [list]: [...decided[list], card.id] } });
  });

export const decisions = {
  bottomCards,
  declareAttackers,
  declareBlockers,
  assignDamage: assignDamageOf,
  orderTriggers,
  triggerTarget,
  discardCards,
  keepLegend,
  toCommandZone,
};
