import type { Match } from 'cardloom';
import { standardSet } from './card-set.ts';
import { defenseFrom } from './defense.ts';
import type { FleshAndBlood } from './definition.ts';
import { ORIGINS } from './kit.ts';

const PHASES = ['START', 'ACTION', 'END'] as const;
const STEPS = ['IDLE', 'LAYER', 'ATTACK', 'REACTION', 'DAMAGE', 'RESOLUTION'] as const;

/** The match as one object, the way people talk about it. */
export interface FleshAndBloodState {
  readonly players: readonly [PlayerState, PlayerState];
  /** The seat whose turn it is. */
  readonly turn: number;
  readonly turnNumber: number;
  readonly phase: (typeof PHASES)[number];
  readonly combatStep: (typeof STEPS)[number];
  readonly actionPoints: number;
  readonly floating: readonly [number, number];
  readonly pendingAttack: number;
  /** The card of the last attack; null for a weapon. */
  readonly lastAttackCard: string | null;
  readonly lastPitchSum: number;
  readonly lastAttackHadGoAgain: boolean;
  readonly awaitingDefense: boolean;
  readonly awaitingArsenal: boolean;
  /** The seat that may react now. */
  readonly reactionActor: number | null;
  readonly reactionBlock: number;
  /** Names of defense reactions of this link that came from the arsenal. */
  readonly reactionArsenalCards: readonly string[];
  readonly combatPasses: number;
  readonly chain: readonly LinkState[];
  /** Who is to act: a seat, or null when the match is over. */
  readonly toAct: number | null;
  readonly gameOver: boolean;
  /** Null while the match is on, and in a draw. */
  readonly winner: number | null;
}

interface CardState {
  readonly id: number;
  readonly name: string;
}
interface EquipmentState extends CardState {
  readonly defense: number;
}
interface PlayerState {
  readonly life: number;
  readonly intellect: number;
  readonly hero: string | null;
  readonly hand: readonly CardState[];
  /** Top card last. */
  readonly deck: readonly CardState[];
  readonly arsenal: readonly CardState[];
  readonly pitched: readonly CardState[];
  readonly graveyard: readonly CardState[];
  readonly weapons: readonly CardState[];
  readonly equipment: readonly EquipmentState[];
  readonly attacksThisTurn: number;
}
interface LinkState {
  readonly number: number;
  readonly attack: string;
  readonly from: string;
  readonly isHit: boolean;
  readonly damage: number;
  readonly defenders: readonly { readonly card: string; readonly from: string }[];
  /** Attack reactions played on it. */
  readonly reactions: readonly string[];
}

/** Everything, hidden cards included: for hosts and tests, not for players. */
export function gameState(match: Match<FleshAndBlood>, printed = standardSet.cards): FleshAndBloodState {
  const { zones, cards } = match.snapshot();
  const { G, ctx } = match.state;
  const both = <V>(read: (seat: number) => V): readonly [V, V] => [read(0), read(1)];
  const nameOf = (id: number): string => cards[id - 1].name;
  const show = (id: number): CardState => ({ id, name: nameOf(id) });
  const player = (seat: number) => ctx.players[ctx.playerOrder[seat]];
  const turn = ctx.turnPlayerPos;

  /** Cards of a seat that took part in a link of the chain that is open, oldest first. */
  const partOf = (link: number, seat: number): number[] =>
    [...zones.graveyard[seat], ...zones.equipment[seat]].filter(
      (id) => ctx.cards[id].chain === G.chain && ctx.cards[id].link === link,
    );
  const from = (id: number): string => ORIGINS[ctx.cards[id].from];
  const chain = zones.chain[0].map((id): LinkState => {
    const { link, attack, isHit, damage } = ctx.cards[id];
    return {
      number: link,
      attack: nameOf(attack),
      from: from(id),
      isHit,
      damage,
      defenders: partOf(link, 1 - turn).map((part) => ({ card: nameOf(part), from: from(part) })),
      reactions: partOf(link, turn)
        .filter((part) => part !== attack)
        .map(nameOf),
    };
  });
  const inCombat = G.attack !== 0;
  const decision = match.view(null).decision?.waiting[0];
  const toAct = decision === undefined ? ctx.priorityPlayerPos : ctx.playerOrder.indexOf(decision);
  return {
    players: both((seat) => ({
      life: player(seat).life,
      intellect: player(seat).intellect,
      hero: zones.hero[seat].map(nameOf)[0] ?? null,
      hand: zones.hand[seat].map(show),
      deck: zones.deck[seat].map(show),
      arsenal: zones.arsenal[seat].map(show),
      pitched: zones.pitched[seat].map(show),
      graveyard: zones.graveyard[seat].map(show),
      weapons: zones.weapons[seat].map(show),
      equipment: zones.equipment[seat].map((id) => ({
        ...show(id),
        defense: defenseFrom(printed[nameOf(id)].defense, ctx.cards[id].counters),
      })),
      attacksThisTurn: player(seat).attacksThisTurn,
    })),
    turn,
    turnNumber: ctx.numTurns + 1,
    phase: PHASES.find((phase) => phase === ctx.currentPhase) ?? 'START',
    combatStep: STEPS.find((step) => step === ctx.currentStep) ?? 'IDLE',
    actionPoints: G.actionPoints,
    floating: both((seat) => player(seat).floating),
    pendingAttack: G.pendingAttack,
    lastAttackCard: G.lastAttackCard === 0 ? null : nameOf(G.lastAttackCard),
    lastPitchSum: G.lastPitchSum,
    lastAttackHadGoAgain: G.lastAttackHadGoAgain,
    awaitingDefense: ctx.currentStep === 'ATTACK',
    awaitingArsenal: ctx.currentPhase === 'END',
    reactionActor: ctx.currentStep === 'REACTION' && !ctx.gameOver ? ctx.priorityPlayerPos : null,
    reactionBlock: G.reactionBlock,
    reactionArsenalCards: inCombat
      ? partOf(G.links, 1 - turn)
          .filter((id) => ctx.cards[id].from === ORIGINS.indexOf('arsenal'))
          .map((id) => printed[nameOf(id)].name)
      : [],
    combatPasses: G.combatPasses,
    chain,
    toAct: ctx.gameOver ? null : toAct,
    gameOver: ctx.gameOver,
    winner: ctx.winner === undefined ? null : ctx.playerOrder.indexOf(ctx.winner),
  };
}
