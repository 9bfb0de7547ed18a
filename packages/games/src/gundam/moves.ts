import { cardsIn, declareAttack, endsPhase, endsStep, nonTurnPlayer, opponentOf } from '@cardloom/parts';
import { abilities } from './abilities.ts';
import { deployBase, MOST_UNITS } from './deeds.ts';
import { type Card, type Context, kit, type Player } from './kit.ts';
import { canAfford, exOptions, isExAsked, payCost } from './resources.ts';
import { canAttack, linksWith } from './units.ts';

/** What players may do. Choices list exactly what is legal. */

type IsPossible = (context: Context, card: Card) => boolean;
type WhyNot = (context: Context, card: Card) => string | null;
const inHand = (isPossible: IsPossible, whyNot?: WhyNot) =>
  cardsIn<Context, Card, Player>(({ hand }) => hand, isPossible, whyNot);
const inBattleArea = (isPossible: IsPossible) => cardsIn<Context, Card, Player>(({ units }) => units, isPossible);

/** How many EX Resources pay, asked only where that is open. */
const exFor = ({ player }: Context, { card }: { readonly card: Card }): number[] => exOptions(player, card.def.cost);
const ex = {
  if: ({ player }: Context, { card }: { readonly card: Card }): boolean => isExAsked(player, card.def.cost),
  prompt: 'How many EX Resources pay?',
};

const payFor = (context: Context, { def }: Card, spent: number | undefined): void =>
  payCost(context, context.player, def.cost, spent);

const tooDear = ({ lv, cost }: Card['def']): string => `needs level ${lv} and ${cost} to pay, which you do not have`;

// deploy a unit or a base

const deployable = inHand(
  ({ player }, { def }) =>
    (def.type === 'base' || (def.type === 'unit' && player.units.length < MOST_UNITS)) && canAfford(player, def),
  ({ player }, { def }) => {
    if (def.type !== 'base' && def.type !== 'unit') return null;
    return canAfford(player, def) ? `finds no room: you have ${MOST_UNITS} units` : tooDear(def);
  },
);

const deploy = kit
  .move()
  .when(deployable.any('You have no unit or base whose level and cost you can meet, or no room for a unit.'))
  .card('card', deployable.in, { has: deployable.has, prompt: 'Which card do you deploy?' })
  .value('ex', exFor, ex)
  .run((context, { card, ex }) => {
    const { coreOps, player } = context;
    payFor(context, card, ex);
    if (card.def.type === 'base') {
      deployBase(context, card, player);
      return;
    }
    coreOps.moveCard(card, player.units);
    card.isFresh = true;
    coreOps.emit('played', { card, player });
  });

// pair a pilot with a unit

const unmanned = inBattleArea((_context, unit) => unit.mate === 0);
const pilots = inHand(
  (context, { def }) =>
    def.type === 'pilot' && canAfford(context.player, def) && context.player.units.some(({ mate }) => mate === 0),
  ({ player }, { def }) => {
    if (def.type !== 'pilot') return null;
    return canAfford(player, def) ? 'finds no unit without a pilot' : tooDear(def);
  },
);

const pair = kit
  .move()
  .when(pilots.any('You have no pilot whose level and cost you can meet, or no unit without a pilot.'))
  .card('card', pilots.in, { has: pilots.has, prompt: 'Which pilot?' })
  .card('unit', unmanned.in, { has: unmanned.has, prompt: 'Which unit does {it} pilot?' })
  .value('ex', exFor, ex)
  .run((context, { card: pilot, unit, ex }) => {
    const { coreOps, player } = context;
    payFor(context, pilot, ex);
    coreOps.moveCard(pilot, player.pilots);
    pilot.mate = unit.id;
    unit.mate = pilot.id;
    coreOps.emit('played', { card: pilot, player, unit });
    coreOps.emit('paired', { card: unit, player });
    if (linksWith(unit, pilot)) coreOps.emit('linked', { card: unit, player });
  });

// commands

const commandIn = (timing: 'inMain' | 'inAction') => {
  const commands = inHand(
    (context, card) =>
      card.def[timing] &&
      canAfford(context.player, card.def) &&
      abilities.canUse(context, card.def.onPlay, context.player, card),
    ({ player }, { def }) => {
      if (def.type !== 'command') return null;
      if (!def[timing]) return 'is for another moment';
      return canAfford(player, def) ? 'has nothing to aim at' : tooDear(def);
    },
  );
  return kit
    .move()
    .when(commands.any('You have no command for this moment that you can pay and aim.'))
    .card('card', commands.in, { has: commands.has, prompt: 'Which command?' })
    .card('target', ...abilities.aimed((card) => card.def.onPlay))
    .value('ex', exFor, ex)
    .run((context, { card, target, ex }) => {
      const { coreOps, player } = context;
      payFor(context, card, ex);
      coreOps.moveCard(card, player.trash);
      coreOps.emit('played', { card, player });
      abilities.use(context, card.def.onPlay, { player, source: card, target, about: undefined });
      // in an action step players take turns
      if (timing === 'inAction') coreOps.setPriority(opponentOf(context, player));
    });
};

// activated abilities

const activators = inBattleArea((context, unit) => {
  const [ability] = unit.def.activated;
  if (ability === undefined || (ability.exert && unit.exerted)) return false;
  return (
    canAfford(context.player, { lv: 0, cost: ability.cost }) && abilities.canUse(context, ability, context.player, unit)
  );
});

const activate = kit
  .move()
  .when(activators.any('No unit of yours has an ability to activate now.'))
  .card('card', activators.in, { has: activators.has, prompt: 'Whose ability?' })
  .card('target', ...abilities.aimed((card) => card.def.activated[0]))
  .run((context, { card: unit, target }) => {
    const { coreOps, player } = context;
    const [ability] = unit.def.activated;
    if (ability.exert) unit.exerted = true;
    payCost(context, player, ability.cost);
    coreOps.emit('activated', { card: unit, player });
    abilities.use(context, ability, { player, source: unit, target, about: undefined });
  });

// attack and block

const attackers = inBattleArea(canAttack);

const attack = kit
  .move()
  .when(attackers.any('No unit of yours is active and free to attack.'))
  .card('card', attackers.in, { has: attackers.has, prompt: 'Which unit attacks?' })
  .target(
    'target',
    (context) => {
      const standby = nonTurnPlayer(context);
      return [standby, ...standby.units.filter(({ exerted }) => exerted)];
    },
    {
      has: (context, target) => {
        const standby = nonTurnPlayer(context);
        return 'seat' in target ? target === standby : target.exerted && standby.units.has(target);
      },
      prompt: 'Does {it} attack the player, or a rested unit?',
    },
  )
  .run((context, { card, target }) => {
    declareAttack(context, card, 'seat' in target ? null : target);
    context.coreOps.endPhase();
  });

/** An active Blocker, unless it is attacked itself or the attacker cannot be blocked. */
const blockers = inBattleArea(
  ({ G, coreOps }, unit) =>
    unit.def.keywords.blocker > 0 &&
    !unit.exerted &&
    unit.id !== G.defender &&
    coreOps.card(G.attacker)?.def.keywords.highManeuver === 0,
);

const block = kit
  .move()
  .when(blockers.any('You have no active Blocker, or the attacker cannot be blocked.'))
  .card('card', blockers.in, { has: blockers.has, prompt: 'Which unit blocks?' })
  .run(({ G, coreOps, player }, { card }) => {
    card.exerted = true;
    G.defender = card.id;
    coreOps.emit('blocks', { card, player });
    coreOps.endStep();
  });

export const mainMoves = { deploy, pair, command: commandIn('inMain'), activate, attack, endMainPhase: endsPhase };
export const blockMoves = { block, pass: endsStep };
export const actionCommand = commandIn('inAction');
