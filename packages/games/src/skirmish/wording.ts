import { knownIn, type Wording, zoneOf } from '@cardloom/parts/present';
import type { Json, View } from 'cardloom';
import { seatOf, slotById, terrainOf } from './board.ts';
import { standardSet } from './card-set.ts';
import type { skirmish } from './definition.ts';
import { tell } from './tell.ts';

/** Slots and zones for people: terrains are counted from 1, as on the board. */
function label(option: Json, choice: string, view: View): string | undefined {
  if (choice === 'zone')
    return String(option).replace(/^terrain(\d)$/, (_, terrain) => `terrain ${Number(terrain) + 1}`);
  if (option === null) return 'no target';
  const slot = typeof option === 'string' ? slotById(option) : -1;
  if (slot < 0) return undefined;
  const player = Object.keys(view.players)[seatOf(slot)];
  const [unit] = knownIn(zoneOf(view, `terrain${terrainOf(slot)}`, player));
  return `{${player}}'s slot on terrain ${terrainOf(slot) + 1}${unit === undefined ? '' : `, where {#${unit.id}} stands`}`;
}

export const wording: Wording<typeof skirmish> = {
  about: `Two players fight over five terrains in a row, each with one slot per player.
A unit holds its terrain if its power is higher than that of the unit opposite, or if nothing stands opposite.
In your turn you play a card: a unit goes into a free slot of yours, an action does what it says.
A unit with Consume may also go onto a unit of yours, which dies. Close to a slot are its neighbours on both sides and the slot opposite.
Or you activate a unit, or your leader, who has few charges. Then you pass, and it is the other's turn.
Whoever passes without having acted is done for this skirmish; when both are, the terrains are counted.
Each terrain is worth a point, and whoever has more points wins the skirmish; a tie counts for both.
Units go, slot modifiers stay, and you draw four cards: save some for the next skirmish.
The first to win two skirmishes wins the match.`,
  terms: {
    shield: 'The next N damage is taken by the shield.',
    ready: 'Its ability can be used, in place of playing a card.',
    'ready in': 'Its ability can be used after N more turns of yours.',
  },
  moves: {
    INPUT: 'choose a target',
    PLAY_CARD: 'play a card',
    ACTIVATE: 'activate a unit',
    ACTIVATE_LEADER: ({ viewer, players }) =>
      viewer === null
        ? undefined
        : `use the leader: ${standardSet.leaders[players[viewer].leaderId].abilityDescription}`,
    PASS: {
      // the same move ends a turn or the whole skirmish for a player; they should know which
      words: ({ viewer, players }) =>
        viewer !== null && players[viewer].hasActedThisTurn
          ? 'pass: end your turn'
          : 'pass without acting: be done for this skirmish',
      key: 'space',
      confirm: ({ viewer, players }) =>
        viewer !== null && players[viewer].hasActedThisTurn ? undefined : 'Are you done for this skirmish?',
    },
  },
  label,
  tell,
};
