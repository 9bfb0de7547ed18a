import { type EventField, findCard } from '@cardloom/parts/present';
import type { MatchEvent, View } from 'cardloom';
import { standardSet } from './card-set.ts';

/** Events as sentences. Players stand as their ids in braces; terrains are counted from 1, as on the drawn board. */
export function tell(event: MatchEvent, view: View): string | null | undefined {
  if (event.type === 'cardMoved' || event.type === 'cardCreated' || event.type === 'zoneShuffled') return null;
  return SENTENCES[event.type]?.(event, view);
}

type Teller = (event: MatchEvent, view: View) => string | null;

const { cards, leaders } = standardSet;

/** The player of this seat; with a verb, what they do: `you play`, `Greedy plays`. */
const player = (seat: unknown, view: View, verb?: string): string =>
  `{${Object.keys(view.players)[Number(seat)]}${verb === undefined ? '' : `:${verb}`}}`;
const terrain = (id: unknown): string => `terrain ${Number(id) + 1}`;
const signed = (n: unknown): string => (Number(n) > 0 ? `+${String(n)}` : String(n));

/** The card of this number as the viewer knows it. */
function card(id: EventField, view: View): string {
  const found = findCard(view, id);
  return found === undefined ? 'a unit' : (cards[String(found.name)]?.title ?? String(found.name));
}

/** The terrain of a slot as events name it. */
const terrainIn = (slot: EventField): unknown =>
  typeof slot === 'object' && slot !== null && 'terrainId' in slot ? slot.terrainId : undefined;

const unit = ({ unitId }: MatchEvent, view: View): string => card(unitId, view);

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
    `${player(event.playerId, view, 'deploy')} ${unit(event, view)} on ${terrain(event.terrainId)}`,
  // a unit is told of when it is deployed
  CARD_PLAYED: (event, view) =>
    event.cardType === 'unit'
      ? null
      : `${player(event.playerId, view, 'play')} ${cards[String(event.cardName)]?.title ?? String(event.cardName)}`,
  CARD_DRAWN: (event, view) =>
    `${player(event.playerId, view, 'draw')} ${event.cardId === undefined ? 'a card' : card(event.cardId, view)}`,
  UNIT_DAMAGED: (event, view) => `${unit(event, view)} takes ${String(event.amount)} damage`,
  UNIT_HEALED: (event, view) => `${unit(event, view)} is healed by ${String(event.amount)}`,
  UNIT_POWER_CHANGED: (event, view) =>
    `${unit(event, view)} gets ${signed(event.amount)} power and has ${String(event.newPower)}`,
  SHIELD_BLOCKED: (event, view) => `The shield of ${unit(event, view)} takes ${String(event.amount)} damage`,
  UNIT_DIED: (event, view) => `${unit(event, view)} on ${terrain(event.terrainId)} dies`,
  UNIT_CONSUMED: (event, view) => `${card(event.consumerId, view)} consumes ${unit(event, view)}`,
  UNIT_BOUNCED: (event, view) => `${unit(event, view)} goes back to the hand of ${player(event.playerId, view)}`,
  UNIT_MOVED: (event, view) => `${unit(event, view)} moves to ${terrain(terrainIn(event.to))}`,
  SLOT_MODIFIER_CHANGED: (event, view) =>
    `${player(event.playerId, view)}'s slot on ${terrain(event.terrainId)} now gives ${signed(event.newModifier)}`,
  ABILITY_ACTIVATED: (event, view) => `${unit(event, view)} is activated`,
  LEADER_ABILITY_ACTIVATED: (event, view) =>
    `${player(event.playerId, view)}'s leader: ${leaders[String(event.leaderId)]?.abilityDescription ?? String(event.abilityName)}`,
  PLAYER_PASSED: (event, view) =>
    `${player(event.playerId, view, 'pass')}${event.isDone === true ? ': done for this skirmish' : ''}`,
  TURN_CHANGED: (event, view) => `${player(event.playerId, view)}'s turn`,
  SKIRMISH_STARTED: (event) => `Skirmish ${String(event.n)} begins`,
  TERRAIN_RESOLVED: (event, view) =>
    event.winner === null ? null : `${player(event.winner, view, 'control')} ${terrain(event.terrainId)}`,
  CONQUER_TRIGGERED: (event, view) => `${unit(event, view)} conquers ${terrain(event.terrainId)}`,
  SKIRMISH_ENDED: (event, view) => {
    const points = Array.isArray(event.sp) ? event.sp.join(' to ') : '';
    return event.winner === null
      ? `Skirmish ${String(event.n)} is a tie, ${points}: it counts for both`
      : `Skirmish ${String(event.n)} goes to ${player(event.winner, view)}, ${points}`;
  },
  MATCH_ENDED: (event, view) =>
    event.winner === null ? 'The match is a draw' : `The match goes to ${player(event.winner, view)}`,
};
