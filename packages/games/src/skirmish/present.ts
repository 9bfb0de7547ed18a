import { faceOf, knownIn, type LaneRecord, number, present, signed, words } from '@cardloom/parts/present';
import type { ViewOf } from 'cardloom';
import { modifierOf, SLOT_IDS, seatOf, slotById, terrainOf } from './board.ts';
import { standardSet } from './card-set.ts';
import type { skirmish } from './definition.ts';
import { controls, powerFrom } from './power.ts';
import { wording } from './wording.ts';

const { cards, leaders } = standardSet;
const LANES = ['terrain0', 'terrain1', 'terrain2', 'terrain3', 'terrain4'] as const;

/** The unit of a player on a terrain: its facts, what its slot gives it, and the power it has there. */
function unitOn(view: ViewOf<typeof skirmish>, player: string, terrain: number) {
  const [unit] = terrain < 0 ? [] : knownIn(view.zones[LANES[terrain]][player]);
  if (unit === undefined) return undefined;
  const facts = cards[unit.name];
  const slot = modifierOf(view.players[player], terrain);
  return { facts, slot, power: powerFrom(facts.power, unit.buffs, unit.damage, slot) };
}

/** Who is ahead on a terrain, and by what. */
function laneOf(view: ViewOf<typeof skirmish>, terrain: number): LaneRecord {
  const ids = Object.keys(view.players);
  const [first, second] = ids.map((id) => unitOn(view, id, terrain));
  const isLowest = [first, second].some((unit) => unit?.facts.rule?.fn === 'lowestWins');
  const holder = ids[controls(first?.power, second?.power, isLowest)] ?? null;
  const powers = [first, second].flatMap((unit) => unit?.power ?? []);
  const text = powers.length === 0 ? 'open' : `${holder === null ? 'even ' : ''}${powers.join(' : ')}`;
  return { name: String(terrain + 1), holder, text };
}

export const presentation = present<typeof skirmish>({
  ...wording,
  clears: ['SKIRMISH_ENDED'],
  late: ['PASS'],
  facts: cards,
  when: ({ G, ctx }) => `skirmish ${G.currentSkirmish} · turn ${Number(ctx.numTurns) + 1}`,
  side: [
    {
      lanes: LANES,
      marks: ({ player, place }) =>
        words(modifierOf(player, place) !== 0 && `slot ${signed(modifierOf(player, place))}`),
    },
    { piles: ['deck', 'graveyard'] },
    { hand: 'hand' },
  ],
  lanes: (view) => LANES.map((_, terrain) => laneOf(view, terrain)),
  player: ({ player: { leaderId, skirmishesWon, currentCharges }, view }) => {
    const value = '●'.repeat(currentCharges) || 'spent';
    const leader = { name: leaders[leaderId].name, value, text: leaders[leaderId].abilityDescription };
    const won = { name: 'skirmishes won', value: `${skirmishesWon + view.G.tieSkirmishes} of 2` };
    return leaderId === 'rookie' ? [won] : [won, leader];
  },
  marks: ({ player }) => words(player.isDone && 'done this skirmish'),
  card: ({ card, facts, zone, player, view }) => {
    const terrain = (LANES as readonly string[]).indexOf(zone);
    const { power, slot } = (player === null ? undefined : unitOn(view, player, terrain)) ?? { ...facts, slot: 0 };
    const change = card.buffs - card.damage;
    const canActivate = terrain >= 0 && facts.canActivate && !card.isUsed;
    return {
      ...faceOf(facts, facts.type === 'unit' ? 'clay' : 'violet'),
      numbers:
        facts.type === 'unit'
          ? [number('power', power, facts.power, { buffs: card.buffs, damage: -card.damage, slot })]
          : [],
      marks: words(
        change !== 0 && signed(change),
        card.shield > 0 && `shield ${card.shield}`,
        canActivate && (card.cooldown > 0 ? `ready in ${card.cooldown}` : 'ready'),
      ),
    };
  },
  among: (choice, { viewer, players }) =>
    choice === 'slot' ? SLOT_IDS.filter((_, slot) => Object.keys(players)[seatOf(slot)] === viewer) : [],
  place: (option, _choice, { players }) => {
    const slot = typeof option === 'string' ? slotById(option) : -1;
    return slot < 0 ? undefined : { zone: LANES[terrainOf(slot)], player: Object.keys(players)[seatOf(slot)] };
  },
});
