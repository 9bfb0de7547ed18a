import { knownIn, number, present, signed, words } from '@cardloom/parts/present';
import type { Json, View, ViewOf } from 'cardloom';
import { modifierOf, seatOf, slotById, terrainOf } from './board.ts';
import { type Printed, standardSet } from './card-set.ts';
import type { skirmish } from './definition.ts';
import { powerFrom, stronger } from './power.ts';
import { tell } from './tell.ts';

const { cards, leaders } = standardSet;
const LANES = ['terrain0', 'terrain1', 'terrain2', 'terrain3', 'terrain4'] as const;

type SkirmishView = ViewOf<typeof skirmish>;

/** The unit of a player on a terrain: its facts, and the power it has there. */
function unitOn(view: SkirmishView, player: string, terrain: number): { facts: Printed; power: number } | undefined {
  const [unit] = knownIn(view.zones[LANES[terrain]][player]);
  if (unit === undefined) return undefined;
  const facts = cards[unit.name];
  const modifier = modifierOf(view.players[player], terrain);
  return { facts, power: powerFrom(facts.power, unit.buffs, unit.damage, modifier) };
}

/** Who is ahead on a terrain. A unit whose rule lets the lowest win turns that round. */
function holderOf(view: SkirmishView, terrain: number): string | null {
  const ids = Object.keys(view.players);
  const [first, second] = ids.map((id) => unitOn(view, id, terrain));
  if (first === undefined || second === undefined) return first === undefined ? ((second && ids[1]) ?? null) : ids[0];
  const isLowest = [first, second].some(({ facts }) => facts.rule?.fn === 'lowestWins');
  const seat = isLowest ? stronger(second.power, first.power) : stronger(first.power, second.power);
  return ids[seat] ?? null;
}

/** Slots and zones for people: terrains are counted from 1, as on the board. */
function label(option: Json, choice: string, { players }: View): string | undefined {
  if (choice === 'zone')
    return String(option).replace(/^terrain(\d)$/, (_, terrain) => `terrain ${Number(terrain) + 1}`);
  if (option === null) return 'no target';
  const slot = typeof option === 'string' ? slotById(option) : -1;
  return slot < 0 ? undefined : `{${Object.keys(players)[seatOf(slot)]}}'s slot on terrain ${terrainOf(slot) + 1}`;
}

export const presentation = present<typeof skirmish>({
  about: `Two players fight over five terrains in a row, each with one slot per player.
A unit holds its terrain if its power is higher than that of the unit opposite, or if nobody stands there.
In your turn you play a card: a unit goes into a free slot of yours, an action does what it says.
Or you activate a unit, or your leader, who has few charges. Then you pass, and it is the other's turn.
Whoever passes without having acted is done for this skirmish; when both are, the terrains are counted.
Each terrain is worth a point, and whoever has more points wins the skirmish; a tie counts for both.
Units go, slot modifiers stay, and you draw four cards: save some for the next skirmish.
The first to win two skirmishes wins the match.`,
  facts: cards,
  side: [
    {
      lanes: LANES,
      marks: ({ player, place }) =>
        words(modifierOf(player, place) !== 0 && `slot${signed(modifierOf(player, place))}`),
    },
    { piles: ['deck', 'graveyard'] },
    { hand: 'hand' },
  ],
  lanes: (view) => LANES.map((_, terrain) => ({ name: String(terrain + 1), holder: holderOf(view, terrain) })),
  player: ({ player, view }) => [
    { name: 'won', value: `${player.skirmishesWon + view.G.tieSkirmishes} of 2` },
    ...(player.leaderId === 'rookie'
      ? []
      : [{ name: player.leaderId, value: '●'.repeat(player.currentCharges) || 'spent' }]),
  ],
  marks: ({ player }) => words(player.isDone && 'done'),
  card: ({ card, facts, zone, player, view }) => {
    const terrain = (LANES as readonly string[]).indexOf(zone);
    const isUnit = facts.type === 'unit';
    const power = player === null || terrain < 0 ? facts.power : (unitOn(view, player, terrain)?.power ?? 0);
    const change = card.buffs - card.damage;
    const canActivate = terrain >= 0 && facts.canActivate && !card.isUsed;
    return {
      title: facts.title,
      text: facts.text,
      kind: facts.type,
      tone: facts.type,
      numbers: isUnit ? [number('power', power, facts.power)] : [],
      marks: words(
        change !== 0 && signed(change),
        card.shield > 0 && `shield ${card.shield}`,
        canActivate && (card.cooldown > 0 ? `ready in ${card.cooldown}` : 'ready'),
      ),
    };
  },
  moves: {
    PLAY_CARD: { words: 'play a card', gesture: 'play' },
    ACTIVATE: { words: 'activate a unit', gesture: 'play' },
    ACTIVATE_LEADER: {
      words: ({ viewer, players }) =>
        viewer === null ? undefined : `leader: ${leaders[players[viewer].leaderId].abilityDescription}`,
      gesture: 'button',
    },
    PASS: {
      // the same move ends a turn or the whole skirmish for a player; they should know which
      words: ({ viewer, players }) =>
        viewer !== null && players[viewer].hasActedThisTurn
          ? 'pass: end your turn'
          : 'pass without acting: be done for this skirmish',
      gesture: 'button',
      key: 'space',
    },
  },
  label,
  place: (option, _choice, { players }) => {
    const slot = typeof option === 'string' ? slotById(option) : -1;
    return slot < 0 ? undefined : { zone: LANES[terrainOf(slot)], player: Object.keys(players)[seatOf(slot)] };
  },
  tell,
});
