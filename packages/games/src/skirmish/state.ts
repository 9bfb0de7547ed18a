import type { Match } from 'cardloom';
import { modifierOf, TERRAINS } from './board.ts';
import { standardSet } from './card-set.ts';
import type { Skirmish } from './definition.ts';
import { powerFrom } from './power.ts';

/** The match as one object, the way people talk about it: players, terrains, leaders, whose turn it is. */
export interface SkirmishState {
  readonly players: readonly [PlayerState, PlayerState];
  readonly terrains: readonly TerrainState[];
  readonly leaders: readonly [LeaderState, LeaderState];
  readonly currentSkirmish: number;
  readonly currentTurn: number;
  readonly currentPlayer: number;
  readonly matchOver: boolean;
  /** Undefined while the match is on, and in a draw. */
  readonly matchWinner: number | undefined;
  readonly isDone: readonly [boolean, boolean];
  readonly hasActedThisTurn: readonly [boolean, boolean];
  readonly hasPlayedCardThisTurn: readonly [boolean, boolean];
  readonly tieSkirmishes: number;
  /** Who must answer INPUT, if anybody. */
  readonly pendingInput: string | null;
}

interface CardState {
  readonly id: number;
  readonly name: string;
}
interface PlayerState {
  readonly id: number;
  readonly hand: readonly CardState[];
  /** Top card last. */
  readonly deck: readonly CardState[];
  readonly graveyard: readonly CardState[];
  readonly sp: number;
  readonly skirmishesWon: number;
}
export interface UnitState extends CardState {
  readonly power: number;
  readonly buffs: number;
  readonly damage: number;
  readonly shield: number;
  readonly cooldown: number;
  readonly isUsed: boolean;
}
interface SlotState {
  readonly unit: UnitState | null;
  readonly modifier: number;
}
interface TerrainState {
  readonly id: number;
  readonly slots: readonly [SlotState, SlotState];
}
interface LeaderState {
  readonly leaderId: string;
  readonly currentCharges: number;
  readonly isExhausted: boolean;
}

/** Everything, hidden cards included: for hosts and tests, not for players. */
export function gameState(match: Match<Skirmish>, printed = standardSet.cards): SkirmishState {
  const { zones, cards } = match.snapshot();
  const { G, ctx } = match.state;
  const [first, second] = ctx.playerOrder.map((id) => ctx.players[id]);
  const both = <V>(read: (seat: number) => V): readonly [V, V] => [read(0), read(1)];
  const show = (id: number): CardState => ({ id, name: cards[id - 1].name });

  const slot = (terrain: number, seat: number): SlotState => {
    const modifier = modifierOf(seat === 0 ? first : second, terrain);
    const id = zones[`terrain${terrain}`][seat][0];
    if (id === undefined) return { unit: null, modifier };
    const { buffs, damage, shield, cooldown, isUsed } = ctx.cards[id];
    const power = powerFrom(printed[cards[id - 1].name].power, buffs, damage, modifier);
    return { unit: { ...show(id), power, buffs, damage, shield, cooldown, isUsed }, modifier };
  };
  return {
    players: both((seat) => ({
      id: seat,
      hand: zones.hand[seat].map(show),
      deck: zones.deck[seat].map(show),
      graveyard: zones.graveyard[seat].map(show),
      sp: (seat === 0 ? first : second).sp,
      skirmishesWon: (seat === 0 ? first : second).skirmishesWon,
    })),
    terrains: Array.from({ length: TERRAINS }, (_, id) => ({ id, slots: both((seat) => slot(id, seat)) })),
    leaders: both((seat) => {
      const { leaderId, currentCharges, isExhausted } = seat === 0 ? first : second;
      return { leaderId, currentCharges, isExhausted };
    }),
    currentSkirmish: G.currentSkirmish,
    currentTurn: ctx.numTurns,
    currentPlayer: ctx.priorityPlayerPos,
    matchOver: G.matchOver,
    matchWinner: G.matchWinner ?? undefined,
    isDone: [first.isDone, second.isDone],
    hasActedThisTurn: [first.hasActedThisTurn, second.hasActedThisTurn],
    hasPlayedCardThisTurn: [first.hasPlayedCardThisTurn, second.hasPlayedCardThisTurn],
    tieSkirmishes: G.tieSkirmishes,
    pendingInput: match.view(null).decision?.waiting[0] ?? null,
  };
}
