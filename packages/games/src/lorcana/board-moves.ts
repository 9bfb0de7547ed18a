import { canPay, pay } from '@cardloom/parts';
import { abilities } from './abilities.ts';
import { canChallenge, canQuest, challenge, challengeTargets, isChallengeable } from './challenge.ts';
import { inPlay, whyNotReady } from './choosing.ts';
import { gainLore, isCharacter, loreOf } from './deeds.ts';
import { type Card, type Context, kit } from './kit.ts';

/** What cards in play do: quest, challenge, move to a location, use an ability. */

const questing = inPlay(
  (_context, card) => canQuest(card),
  (_context, card) => whyNotReady(card),
);

export const quest = kit
  .move()
  .when(questing.any('No character of yours can quest.'))
  .card('card', questing.in, { has: questing.has, prompt: 'Who quests?' })
  .run((context, { card }) => {
    const { coreOps, player } = context;
    card.exerted = true;
    coreOps.emit('quests', { card, player });
    gainLore(context, player, loreOf(context, card));
  });

const challengers = inPlay(canChallenge, (_context, card) =>
  isCharacter(card) && !card.exerted && !card.drying ? 'finds nobody it could challenge' : whyNotReady(card),
);

export const challengeMove = kit
  .move()
  .when(challengers.any('No character of yours can challenge anybody.'))
  .card('card', challengers.in, { has: challengers.has, prompt: 'Who challenges?' })
  .card('target', (context, { card }) => challengeTargets(context, card), {
    has: (_context, target, { card }) => isChallengeable(card, target),
    prompt: 'Whom does {it} challenge?',
  })
  .run((context, { card, target }) => challenge(context, card, target));

const isGoal = ({ player }: Context, mover: Card, goal: Card): boolean =>
  goal.def.type === 'location' && mover.location !== goal.id && canPay(player.inkwell, goal.def.moveCost);

const movers = inPlay(
  (context, card) => isCharacter(card) && context.player.play.some((goal) => isGoal(context, card, goal)),
);

export const moveTo = kit
  .move()
  .when(movers.any('No character of yours can move to a location.'))
  .card('card', movers.in, { has: movers.has, prompt: 'Who moves?' })
  .card('location', (context, { card }) => context.player.play.filter((goal) => isGoal(context, card, goal)), {
    prompt: 'Where does {it} move?',
  })
  .run(({ coreOps, player }, { card, location }) => {
    pay(player.inkwell, location.def.moveCost);
    card.location = location.id;
    coreOps.emit('movedTo', { card, location, player });
  });

const activators = inPlay((context, card) => {
  const [ability] = card.def.activated;
  if (ability === undefined) return false;
  if (ability.exert && (card.exerted || card.drying)) return false;
  return canPay(context.player.inkwell, ability.cost) && abilities.canUse(context, ability, context.player, card);
});

export const activate = kit
  .move()
  .when(activators.any('You have no ability to activate.'))
  .card('card', activators.in, { has: activators.has, prompt: 'Whose ability?' })
  .card('target', ...abilities.aimed((card) => card.def.activated[0]))
  .run((context, { card, target }) => {
    const { coreOps, player } = context;
    const [ability] = card.def.activated;
    if (ability.exert) card.exerted = true;
    pay(player.inkwell, ability.cost);
    coreOps.emit('activated', { card, player });
    abilities.use(context, ability, { player, source: card, target, about: undefined });
  });
