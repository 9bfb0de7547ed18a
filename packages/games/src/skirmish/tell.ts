import { calledCard, type EventField, signed } from '@cardloom/parts/present';
import type { MatchEvent, View } from 'cardloom';
import { standardSet } from './card-set.ts';

/** Events as sentences. Players stand as their ids in braces; terrains are counted from 1, as on the drawn board. */
export function tell(event: MatchEvent, view: View): string | null | undefined {
  if (event.type === 'cardMoved' || event.type === 'cardCreated' || event.type === 'zoneShuffled') return null;
  return SENTENCES[event.type]?.(event, view);
}

type Teller = (event: MatchEvent, view: View) => string | null;

const { leaders } = standardSet;

/** The player of this seat; with a verb, what they do: `you play`, `Greedy plays`. */
const player = (seat: unknown, view: View, verb?: string): string =>
  `{${Object.keys(view.players)[Number(seat)]}${verb === undefined ? '' : `:${verb}`}}`;
const terrain = (id: unknown): string => `terrain ${Number(id) + 1}`;

/** The terrain of a slot as events name it. */
const terrainIn = (slot: EventField): unknown =>
  typeof slot === 'object' && slot !== null && 'terrainId' in slot ? slot.terrainId : undefined;

const unit = ({ unitId }: MatchEvent): string => calledCard(unitId);

const SENTENCES: Readonly<Record<string, Teller>> = {
  // said by the events around them
  turnBegan: () => null,
  segmentBegan: () => null,
  cardRevealed: () => null,
  gameOver: () => null,
  PRIORITY_CHANGED: () => null,
  ABILITY_TRIGGERED: () => null,
  INPUT_REQUIRED: () => null,
  COOLDOWN_REDUCED: () => null,
  LEADER_CHARGES_CHANGED: () => null,
  UNIT_DEPLOYED: (event, view) =>
    `${player(event.playerId, view, 'deploy')} ${unit(event)} on ${terrain(event.terrainId)}`,
  // a unit is told of when it is deployed
  CARD_PLAYED: (event, view) =>
    event.cardType === 'unit' ? null : `${player(event.playerId, view, 'play')} ${calledCard(event.cardId)}`,
  CARD_DRAWN: (event, view) => `${player(event.playerId, view, 'draw')} ${calledCard(event.cardId)}`,
  UNIT_DAMAGED: (event) => `${unit(event)} takes ${String(event.amount)} damage`,
  UNIT_HEALED: (event) => `${unit(event)} is healed by ${String(event.amount)}`,
  UNIT_POWER_CHANGED: (event) =>
    `${unit(event)} gets ${signed(Number(event.amount))} power and has ${String(event.newPower)}`,
  SHIELD_BLOCKED: (event) => `The shield of ${unit(event)} takes ${String(event.amount)} damage`,
  UNIT_DIED: (event) => `${unit(event)} on ${terrain(event.terrainId)} dies`,
  UNIT_CONSUMED: (event) => `${calledCard(event.consumerId)} consumes ${unit(event)}`,
  UNIT_BOUNCED: (event, view) => `${unit(event)} goes back to ${player(event.playerId, view)}'s hand`,
  UNIT_MOVED: (event) => `${unit(event)} moves to ${terrain(terrainIn(event.to))}`,
  SLOT_MODIFIER_CHANGED: (event, view) =>
    `${player(event.playerId, view)}'s slot on ${terrain(event.terrainId)} now gives ${signed(Number(event.newModifier))}`,
  ABILITY_ACTIVATED: (event) => `${unit(event)} is activated`,
  LEADER_ABILITY_ACTIVATED: (event, view) =>
    `${player(event.playerId, view, 'use')} the leader: ${leaders[String(event.leaderId)]?.abilityDescription ?? String(event.abilityName)}`,
  PLAYER_PASSED: (event, view) =>
    `${player(event.playerId, view, 'pass')}${event.isDone === true ? ': done for this skirmish' : ''}`,
  TURN_CHANGED: (event, view) => `${player(event.playerId, view)}'s turn`,
  SKIRMISH_STARTED: (event) => `Skirmish ${String(event.n)} begins`,
  TERRAIN_RESOLVED: (event, view) =>
    event.winner === null ? null : `${player(event.winner, view, 'control')} ${terrain(event.terrainId)}`,
  CONQUER_TRIGGERED: (event) => `${unit(event)} conquers ${terrain(event.terrainId)}`,
  SKIRMISH_ENDED: (event, view) => {
    const scores = Array.isArray(event.sp) ? event.sp.map(Number) : [];
    const points = scores.sort((a, b) => b - a).join(' to ');
    return event.winner === null
      ? `Skirmish ${String(event.n)} is a tie, ${points}: it counts for both`
      : `Skirmish ${String(event.n)} goes to ${player(event.winner, view)}, ${points}`;
  },
  MATCH_ENDED: (event, view) =>
    event.winner === null ? 'The match is a draw' : `The match goes to ${player(event.winner, view)}`,
};
