import type { Amount, Instruction, Who } from './card.ts';
import type { Card, Context, Player } from './kit.ts';
import { isOnBattlefield } from './objects.ts';
import { creatureWorth, lifeWorth, permanentWorth } from './worth.ts';

/** What the spells and abilities on the stack will bring a player, if nobody responds: roughly, for bots. */
export function forecastStack(context: Context, player: Player): number {
  const { stack } = context.zones;
  let worth = 0;
  for (const object of stack)
    if (!stack.some((other) => counters(other, object))) worth += objectWorth(context, object, player);
  return worth;
}

/** Whether one object on the stack counters another: it was cast at it, so it lies above. */
const counters = ({ targetCard: at, targetObject, def }: Card, { id, object }: Card): boolean =>
  at === id && targetObject === object && def.spell?.effects.some((effect) => effect.op === 'counter') === true;

function objectWorth(context: Context, object: Card, player: Player): number {
  const { def } = object;
  let worth = 0;
  for (const effect of effectsOf(context, object)) worth += effectWorth(context, effect, object, player);
  if (def.isAbility || !def.isPermanent) return worth;
  if (def.isAura) return worth + auraWorth(context, object, player);
  if (object.controller !== player.seat) return worth;
  const { power, toughness, bits } = def;
  return worth + 0.1 + (def.isCreature ? creatureWorth(1.2, power, toughness, bits) : permanentWorth(object));
}

/** What it will do: its own instructions, or what happens when it enters. */
function effectsOf(context: Context, object: Card): readonly Instruction[] {
  const { def } = object;
  if (!def.isAbility) {
    const entering = def.triggered.enters ?? [];
    return (
      def.spell?.effects ??
      entering.filter(({ ability }) => ability.subject === 'self').flatMap(({ ability }) => ability.effects)
    );
  }
  if (object.ability < 0) return [];
  const ability = context.coreOps.card(object.source)?.def.abilities[object.ability];
  return ability !== undefined && 'effects' in ability ? ability.effects : [];
}

const CARD = 2;
const TURN = 6;
const DEFEAT = 60;

/** An object on the stack as a player looks at it. */
interface Sight {
  readonly context: Context;
  readonly object: Card;
  readonly player: Player;
  readonly target: Card | undefined;
  /** Whether the target is a card the player controls. */
  readonly isMine: boolean;
  /** Whether an effect on these players concerns the player. */
  readonly concerns: (who: Who) => boolean;
}

function effectWorth(context: Context, effect: Instruction, object: Card, player: Player): number {
  const target = targetCard(context, object);
  const isMine = target !== undefined && target.controller === player.seat;
  const concerned = (who: Who): boolean => concerns(who, object, player, target);
  const worth = WORTH[effect.op] as Worth<Instruction> | undefined;
  return worth?.(effect, { context, object, player, target, isMine, concerns: concerned }) ?? 0;
}

type Worth<I> = (effect: I, sight: Sight) => number;
type WorthOf = { readonly [D in Instruction['op']]?: Worth<Extract<Instruction, { readonly op: D }>> };

const lifeChange = ({ life }: Player, change: number): number => lifeWorth(life + change) - lifeWorth(life);

/** What a target that leaves the battlefield costs the player. */
const lost = ({ target, isMine }: Sight): number =>
  isMine && target !== undefined && isOnBattlefield(target) ? -permanentWorth(target) : 0;

/** By what is done; whatever is missing is worth nothing to a bot. */
const WORTH: WorthOf = {
  damage: ({ to, n }, { target, isMine, concerns, player }) => {
    if (to !== 'target' || target === undefined) {
      return concerns(to) ? lifeChange(player, -amountOf(n, target)) : 0;
    }
    const dies = isOnBattlefield(target) && amountOf(n, target) >= target.toughness - target.damage;
    return isMine && dies ? -permanentWorth(target) : 0;
  },
  lose: ({ who, n }, { concerns, player, target }) => (concerns(who) ? lifeChange(player, -amountOf(n, target)) : 0),
  gain: ({ who, n }, { concerns, player, target }) => (concerns(who) ? lifeChange(player, amountOf(n, target)) : 0),
  draw: ({ who, n }, { concerns, target }) => (concerns(who) ? CARD * amountOf(n, target) : 0),
  discard: ({ who, n }, { concerns, target, player }) =>
    concerns(who) ? -CARD * Math.min(player.hand.length, amountOf(n, target)) : 0,
  destroy: ({ what }, sight) => (what === 'all creatures' ? -creaturesOf(sight.player) : lost(sight)),
  exile: ({ what }, sight) => (what === 'all creatures' ? -creaturesOf(sight.player) : lost(sight)),
  bounce: ({ what }, sight) => (what === 'all creatures' ? -creaturesOf(sight.player) : 0.6 * lost(sight)),
  control: ({ until }, { target, isMine, object, player }) => {
    if (target === undefined) return 0;
    const worth = permanentWorth(target) * (until === 'EOT' ? 0.4 : 1);
    if (object.controller === player.seat) return isMine ? 0 : worth;
    return isMine ? -worth : 0;
  },
  pump: ({ power, toughness }, { isMine }) => (isMine ? 0.3 * (power + toughness) : 0),
  grant: (_, { isMine }) => (isMine ? 0.8 : 0),
  token: ({ n }, { object, player }) => (object.controller === player.seat ? 1.6 * n : 0),
  extraTurn: ({ who, riders }, { concerns }) => {
    if (!concerns(who)) return 0;
    return riders?.loseAtEnd === true ? TURN - DEFEAT : TURN;
  },
  skipTurn: ({ who, n }, { concerns }) => (concerns(who) ? -TURN * n : 0),
  skipPhase: ({ who }, { concerns }) => (concerns(who) ? -1.5 : 0),
  skipStep: ({ who }, { concerns }) => (concerns(who) ? -1.5 : 0),
  addPhases: (_, { context, object, player }) =>
    object.controller === player.seat ? 0.5 * attackersLeft(context, player) - 1 : 0,
  loseGame: ({ who }, { concerns }) => (concerns(who) ? -DEFEAT : 0),
  endTurn: (_, { context, object, player }) => endTurnWorth(context, object, player),
};

/** Whoever is under attack or against a spell likes the turn to end. */
function endTurnWorth({ turnPlayer, zones }: Context, object: Card, player: Player): number {
  if (object.controller !== player.seat) return 0;
  return turnPlayer === player ? -CARD : zones.stack.length > 1 ? CARD : 0;
}

function auraWorth(context: Context, aura: Card, player: Player): number {
  const host = targetCard(context, aura);
  if (host === undefined || !isOnBattlefield(host)) return 0;
  let worth = 0;
  const isMine = host.controller === player.seat;
  const isOwn = aura.controller === player.seat;
  for (const ability of aura.def.statics) {
    if (ability.static === 'pacify' && isMine) worth -= 0.8 * permanentWorth(host);
    if (ability.static === 'control' && isMine !== isOwn) worth += (isOwn ? 1 : -1) * permanentWorth(host);
    if (ability.static === 'pump' && isMine) worth += ability.power + ability.toughness;
  }
  return worth;
}

function targetCard({ coreOps }: Context, { targetCard: id, targetObject }: Card): Card | undefined {
  const card = id > 0 ? coreOps.card(id) : undefined;
  return card !== undefined && card.object === targetObject ? card : undefined;
}

function concerns(who: Who, object: Card, { seat }: Player, target: Card | undefined): boolean {
  switch (who) {
    case 'you':
      return object.controller === seat;
    case 'target':
      return object.targetSeat === seat;
    case 'that player':
      return object.about === seat;
    case 'each player':
      return true;
    case 'each opponent':
      return object.controller !== seat;
    default:
      return target?.controller === seat;
  }
}

const amountOf = (amount: Amount, target: Card | undefined): number =>
  typeof amount === 'number' ? amount : (target?.power ?? 0);

function creaturesOf({ battlefield }: Player): number {
  let worth = 0;
  for (const card of battlefield) if (card.def.isCreature) worth += permanentWorth(card);
  return worth;
}

/** The power of those who could attack once more. */
function attackersLeft({ G }: Context, { battlefield }: Player): number {
  let power = 0;
  for (const card of battlefield) if (card.attackedOn === G.turn) power += card.power;
  return power;
}
