import { type Json, type MoveDefinition, oneOf } from 'cardloom';
import {
  type Ability,
  anyIn,
  cardIn,
  cardsFor,
  declareAttack,
  endsPhase,
  endsStep,
  nonTurnPlayer,
  opponentOf,
  type Question,
} from '../parts/index.ts';
import { abilities } from './abilities.ts';
import { deployBase, MOST_UNITS } from './deeds.ts';
import { canAfford, exOptions, isExAsked, payCost } from './resources.ts';
import type { Card, Context, Gundam } from './shape.ts';
import { canAttack, linksWith } from './units.ts';

/** What players may do. Choices list exactly what is legal. */

const cardOf = ({ coreOps }: Context, id: Json): Card => coreOps.card(id as number) as Card;

const inHand = (isPossible: Question<Gundam>, prompt: string) => cardIn<Gundam>(({ hand }) => hand, isPossible, prompt);
const someInHand = (isPossible: Question<Gundam>, reason: string) =>
  anyIn<Gundam>(({ hand }) => hand, isPossible, reason);

/** The card an ability is aimed at, asked only if it chooses one. */
const targetOf = (abilityOf: (card: Card) => Ability) =>
  oneOf<Gundam>(
    (context, { card: id }) => {
      const card = cardOf(context, id);
      const { picks } = abilityOf(card);
      return picks === null ? [] : abilities.targets(context, picks, context.player, card);
    },
    { if: (context, { card }) => abilityOf(cardOf(context, card)).picks !== null, prompt: 'Which target?' },
  );

/** How many EX Resources pay, asked only where that is open. */
const ex = oneOf<Gundam>((context, { card }) => exOptions(context.player, cardOf(context, card).def.cost), {
  if: (context, { card }) => isExAsked(context.player, cardOf(context, card).def.cost),
  prompt: 'How many EX Resources do you spend?',
});

const payFor = (context: Context, card: Card, spent: Json | undefined): void =>
  payCost(context, context.player, card.def.cost, spent as number | undefined);

// deploy a unit or a base

const canDeploy: Question<Gundam> = ({ player }, { def }) =>
  (def.type === 'base' || (def.type === 'unit' && player.units.length < MOST_UNITS)) && canAfford(player, def);

const deploy: MoveDefinition<Gundam> = {
  when: someInHand(canDeploy, 'You have no unit or base whose level and cost you can meet, or no room for a unit.'),
  choices: { card: inHand(canDeploy, 'Which card do you deploy?'), ex },
  run: (context, { card: id, ex: spent }) => {
    const { coreOps, player } = context;
    const card = cardOf(context, id);
    payFor(context, card, spent);
    if (card.def.type === 'base') {
      deployBase(context, card, player);
      return;
    }
    coreOps.moveCard(card, player.units);
    card.isFresh = true;
    coreOps.emit('played', { card: card.id, player: player.id });
  },
};

// pair a pilot with a unit

const isUnmanned: Question<Gundam> = (_context, unit) => unit.mate === 0;
const someUnmanned = anyIn<Gundam>(({ units }) => units, isUnmanned, '');

const canPair: Question<Gundam> = (context, { def }) =>
  def.type === 'pilot' && canAfford(context.player, def) && someUnmanned(context) === true;

const pair: MoveDefinition<Gundam> = {
  when: someInHand(canPair, 'You have no pilot whose level and cost you can meet, or no unit without a pilot.'),
  choices: {
    card: inHand(canPair, 'Which pilot?'),
    unit: cardIn<Gundam>(({ units }) => units, isUnmanned, 'With which unit?'),
    ex,
  },
  run: (context, { card, unit: id, ex: spent }) => {
    const { coreOps, player } = context;
    const pilot = cardOf(context, card);
    const unit = cardOf(context, id);
    payFor(context, pilot, spent);
    coreOps.moveCard(pilot, player.pilots);
    pilot.mate = unit.id;
    unit.mate = pilot.id;
    coreOps.emit('played', { card: pilot.id, player: player.id, unit: unit.id });
    coreOps.emit('paired', { card: unit.id, player: player.id });
    if (linksWith(unit, pilot)) coreOps.emit('linked', { card: unit.id, player: player.id });
  },
};

// commands

const commandIn = (timing: 'inMain' | 'inAction'): MoveDefinition<Gundam> => {
  const canPlay: Question<Gundam> = (context, card) =>
    card.def[timing] &&
    canAfford(context.player, card.def) &&
    abilities.canUse(context, card.def.onPlay, context.player, card);
  return {
    when: someInHand(canPlay, 'You have no command for this moment that you can pay and aim.'),
    choices: {
      card: inHand(canPlay, 'Which command?'),
      target: targetOf(({ def }) => def.onPlay),
      ex,
    },
    run: (context, { card: id, target, ex: spent }) => {
      const { coreOps, player } = context;
      const card = cardOf(context, id);
      payFor(context, card, spent);
      coreOps.moveCard(card, player.trash);
      coreOps.emit('played', { card: card.id, player: player.id });
      const aimed = target === undefined ? undefined : cardOf(context, target);
      abilities.use(context, card.def.onPlay, { player, source: card, target: aimed, about: undefined });
      // in an action step players take turns
      if (timing === 'inAction') coreOps.setPriority(opponentOf(context, player));
    },
  };
};

// activated abilities

const canActivate: Question<Gundam> = (context, unit) => {
  const [ability] = unit.def.activated;
  if (ability === undefined || (ability.exert && unit.exerted)) return false;
  return (
    canAfford(context.player, { lv: 0, cost: ability.cost }) && abilities.canUse(context, ability, context.player, unit)
  );
};

const activate: MoveDefinition<Gundam> = {
  when: anyIn<Gundam>(({ units }) => units, canActivate, 'No unit of yours has an ability to activate now.'),
  choices: {
    card: cardIn<Gundam>(({ units }) => units, canActivate, 'Whose ability?'),
    target: targetOf(({ def }) => def.activated[0]),
  },
  run: (context, { card: id, target }) => {
    const { coreOps, player } = context;
    const unit = cardOf(context, id);
    const [ability] = unit.def.activated;
    if (ability.exert) unit.exerted = true;
    payCost(context, player, ability.cost);
    coreOps.emit('activated', { card: unit.id, player: player.id });
    const aimed = target === undefined ? undefined : cardOf(context, target);
    abilities.use(context, ability, { player, source: unit, target: aimed, about: undefined });
  },
};

// attack and block

const isRested: Question<Gundam> = (_context, unit) => unit.exerted;

const attack: MoveDefinition<Gundam> = {
  when: anyIn<Gundam>(({ units }) => units, canAttack, 'No unit of yours is active and free to attack.'),
  choices: {
    card: cardIn<Gundam>(({ units }) => units, canAttack, 'Which unit attacks?'),
    target: oneOf<Gundam>(
      (context) => {
        const standby = nonTurnPlayer(context);
        const units = cardsFor(context, standby.units, isRested);
        return [standby, ...units];
      },
      {
        has: (context, answer) => {
          const standby = nonTurnPlayer(context);
          if (typeof answer !== 'number') return answer === standby.id;
          const unit = context.coreOps.card(answer);
          return unit?.exerted === true && standby.units.has(unit);
        },
        prompt: 'The player, or a rested unit?',
      },
    ),
  },
  run: (context, { card, target }) => {
    declareAttack(context, card as number, typeof target === 'number' ? target : 0);
    context.coreOps.endPhase();
  },
};

/** An active Blocker, unless it is attacked itself or the attacker cannot be blocked. */
const canBlock: Question<Gundam> = ({ G, coreOps }, unit) =>
  unit.def.keywords.blocker > 0 &&
  !unit.exerted &&
  unit.id !== G.defender &&
  coreOps.card(G.attacker)?.def.keywords.highManeuver === 0;

const block: MoveDefinition<Gundam> = {
  when: anyIn<Gundam>(({ units }) => units, canBlock, 'You have no active Blocker, or the attacker cannot be blocked.'),
  choices: { card: cardIn<Gundam>(({ units }) => units, canBlock, 'Which unit blocks?') },
  run: (context, { card }) => {
    const { G, coreOps, player } = context;
    cardOf(context, card).exerted = true;
    G.defender = card as number;
    coreOps.emit('blocks', { card, player: player.id });
    coreOps.endStep();
  },
};

export const mainMoves = { deploy, pair, command: commandIn('inMain'), activate, attack, endMainPhase: endsPhase };
export const blockMoves = { block, pass: endsStep };
export const actionCommand = commandIn('inAction');
