import { canPay, cardsIn, countReady, declareAttack, endsPhase, endsStep, nonTurnPlayer } from '@cardloom/parts';
import { abilities } from './abilities.ts';
import { answersIn, canAnswer, targetsFor } from './answers.ts';
import { attackerIn, defendersIn } from './clash.ts';
import { contenderOf, isClashCard } from './field.ts';
import { type Card, type Context, kit, type Player } from './kit.ts';
import { enterStandby } from './standby.ts';

/** What players may do. Choices list exactly what is legal. */

type IsPossible = (context: Context, card: Card) => boolean;
type WhyNot = (context: Context, card: Card) => string | null;
const inHand = (isPossible: IsPossible, whyNot?: WhyNot) =>
  cardsIn<Context, Card, Player>(({ hand }) => hand, isPossible, whyNot);
const inField = (isPossible: IsPossible) => cardsIn<Context, Card, Player>(({ field }) => field, isPossible);

// resource step

const placeable = inHand(() => true);

const placeResource = kit
  .move()
  .when(placeable.any('You have no card to place.'))
  .card('card', placeable.in, { has: placeable.has, prompt: 'Which card becomes a resource?' })
  .run(({ coreOps, player }, { card }) => {
    coreOps.moveCard(card, player.resources);
    coreOps.emit('resourcePlaced', { card, player });
    coreOps.endStep();
  });

// primary phase: cards

const isUnarmed = ({ mate }: Card): boolean => mate === 0;

const playable = inHand(
  (context, card) => {
    const { type, cost, onPlay } = card.def;
    if (!canPay(context.player.resources, cost)) return false;
    if (type === 'clash' || type === 'clashground') return true;
    if (type === 'weapon') return context.player.field.some(isUnarmed);
    return type === 'action' && abilities.canUse(context, onPlay, context.player, card);
  },
  ({ player: { resources } }, { def: { type, cost } }) => {
    if (type === 'trap') return null;
    if (type === 'buff') return 'is for a clash';
    if (!canPay(resources, cost)) return `costs ${cost}, and you have ${countReady(resources)} ready resources`;
    return type === 'weapon' ? 'finds nobody without a weapon' : 'has nothing to aim at';
  },
);

/** What an action is aimed at, or who bears a weapon. */
const playTargets = (context: Context, card: Card): Card[] =>
  card.def.type === 'weapon' ? context.player.field.filter(isUnarmed) : targetsFor(context, card);

const play = kit
  .move()
  .when(playable.any('You cannot play a card: too few ready resources, or nothing to aim at.'))
  .card('card', playable.in, { has: playable.has, prompt: 'Which card do you play?' })
  .card('target', (context, { card }) => playTargets(context, card), {
    if: (_context, { card: { def } }) => def.type === 'weapon' || def.onPlay.picks !== null,
    prompt: 'Which card is {it} for?',
  })
  .run((context, { card, target }) => enterStandby(context, card, target));

const traps = inHand((_context, { def }) => def.type === 'trap');

/** Face down and for nothing; it is paid for when it springs. */
const setTrap = kit
  .move()
  .when(traps.any('You have no trap in hand.'))
  .card('card', traps.in, { has: traps.has, prompt: 'Which trap do you set?' })
  .run(({ coreOps, player }, { card }) => {
    coreOps.moveCard(card, player.traps);
    coreOps.emit('trapSet', { player });
  });

// primary phase: clash

const attackers = inField((_context, card) => !card.exerted);

const initiateClash = kit
  .move()
  .when(attackers.any('All your cards are engaged.'))
  .card('card', attackers.in, { has: attackers.has, prompt: 'Who attacks?' })
  .card(
    'target',
    (context) => {
      const defender = nonTurnPlayer(context);
      return [contenderOf(defender), ...defender.field.filter((card) => card.exerted && isClashCard(card))];
    },
    { prompt: 'Does {it} attack the Contender, or an engaged Clash card?' },
  )
  .run((context, { card, target }) => {
    declareAttack(context, card, target);
    context.coreOps.endPhase();
  });

// counter step

const counter = kit
  .move()
  .when((context) => {
    const { hand, traps: set } = context.player;
    const isPossible = (card: Card): boolean => canAnswer(context, card, 'attack');
    return set.some(isPossible) || hand.some(isPossible) || 'You have no Counter–Attack card or trap to use now.';
  })
  .card('card', (context) => answersIn(context, 'attack'), { prompt: 'Which Counter–Attack card or trap?' })
  .card('target', ...abilities.aimed((card) => card.def.onPlay))
  .run((context, { card, target }) => enterStandby(context, card, target));

// obstruct step

const obstructors = inField((_context, card) => isClashCard(card) && !card.exerted);

/** Any number of ready Clash cards; who passes lets the attack through. */
const obstruct = kit
  .move()
  .when(obstructors.any('You have no ready Clash card.'))
  .cards('cards', (context) => ({ from: obstructors.in(context), min: 1 }), { prompt: 'Which cards obstruct?' })
  .run(({ G, coreOps, player }, { cards }) => {
    for (const card of cards) {
      card.exerted = true;
      card.isObstructing = true;
      G.isObstructed = true;
      coreOps.emit('obstructs', { card, player });
    }
    coreOps.endStep();
  });

// buff steps

const buffs = inHand(({ player }, { def }) => def.type === 'buff' && canPay(player.resources, def.cost));

const hasBuff = buffs.any('You have no Clash Buff that you can pay.');

/** At most one; it is for one's own card in the clash. In manual mode there may be none. */
const buffFor = (candidates: (context: Context) => Card[]) =>
  kit
    .move()
    .when((context) => (context.G.attacker === 0 ? 'There is no clash.' : hasBuff(context)))
    .card('card', buffs.in, { has: buffs.has, prompt: 'Which Clash Buff?' })
    .card('target', candidates, { if: (context) => candidates(context).length > 1, prompt: 'Which card is {it} for?' })
    .run((context, { card, target }) => {
      enterStandby(context, card, target ?? candidates(context)[0]);
      context.coreOps.endStep();
    });

export const resourceMoves = { placeResource, skipResource: endsStep };
export const primaryMoves = { play, setTrap, initiateClash, endTurn: endsPhase };
export const counterMoves = { counter, pass: endsStep };
export const obstructMoves = { obstruct, pass: endsStep };
export const attackerBuffMoves = { buff: buffFor((context) => [attackerIn(context)]), pass: endsStep };
export const defenderBuffMoves = { buff: buffFor(defendersIn), pass: endsStep };
