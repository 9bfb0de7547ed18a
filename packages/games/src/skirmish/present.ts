import type { Json, View } from 'cardloom';
import type { Presentation } from '../entry.ts';
import { seatOf, slotById, terrainOf } from './board.ts';
import { standardSet } from './card-set.ts';
import { render, slotsOf, titleOf } from './render.ts';
import { tell } from './tell.ts';

const { leaders } = standardSet;
/** Slots, units on the board and zones for people: terrains are counted from 1, as on the drawn board. */
function label(option: Json, choice: string, view: View): string | undefined {
  const { players, viewer } = view;
  if (choice === 'move') return viewer === null ? undefined : moveLabel(option, players[viewer]);
  if (choice === 'zone')
    return String(option).replace(/^terrain(\d)$/, (_, terrain) => `terrain ${Number(terrain) + 1}`);
  if (option === null) return 'no target';
  if (typeof option === 'number') return unitLabel(option, view);
  const slot = typeof option === 'string' ? slotById(option) : -1;
  return slot < 0 ? undefined : `{${Object.keys(players)[seatOf(slot)]}}'s slot on terrain ${terrainOf(slot) + 1}`;
}

function unitLabel(id: number, view: View): string | undefined {
  for (const player of Object.keys(view.players)) {
    const terrain = slotsOf(view, player).findIndex(({ unit }) => unit?.id === id);
    if (terrain < 0) continue;
    const { unit, power } = slotsOf(view, player)[terrain];
    return `{${player}}'s ${unit === undefined ? 'unit' : titleOf(unit)} ${power} on terrain ${terrain + 1}`;
  }
  return undefined;
}

function moveLabel(move: Json, { hasActedThisTurn, leaderId }: View['players'][string]): string | undefined {
  if (move === 'ACTIVATE_LEADER') return `leader: ${leaders[String(leaderId)].abilityDescription}`;
  if (move !== 'PASS') return undefined;
  // the same move ends a turn or the whole skirmish for a player; they should know which
  return hasActedThisTurn === true ? 'pass: end your turn' : 'pass without acting: be done for this skirmish';
}

export const presentation: Presentation = {
  render,
  label,
  tell,
};
