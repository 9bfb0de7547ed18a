import { priorityPlayerOf, turnPlayerOf, type View, type ViewCard } from 'cardloom';
import type { AboutCard, Block, Clash, Presentation, RowBlock } from './description.ts';
import { keptShown } from './kept-records.ts';
import { motifOf } from './motif.ts';
import { withIcon } from './numbers.ts';
import { isKnown, type KnownCard, placedCard, zoneOf } from './reading.ts';
import type { BlockRecord, CardRecord, CellRecord, PileRecord, ShownCard, SideRecord, TableRecord } from './record.ts';
import { spoken } from './spoken.ts';

/**
 * What lies on the table as a viewer sees it, in records that any renderer can draw.
 *
 * ```ts
 * for (const { player, blocks } of tableOf(presentation, view).sides) console.log(player, blocks.length);
 * ```
 */
export function tableOf(presentation: Presentation, view: View): TableRecord {
  const ids = Object.keys(view.players);
  const at = view.viewer === null ? -1 : ids.indexOf(view.viewer);
  const order = [...ids.slice(at + 1), ...ids.slice(0, at + 1)];
  return {
    sides: order.map((id) => sideOf(presentation, view, id)),
    shared: (presentation.shared ?? []).flatMap((block) => blocksOf(presentation, view, block, null)),
    lanes: presentation.lanes?.(view) ?? [],
  };
}

function sideOf(presentation: Presentation, view: View, id: string): SideRecord {
  const { ctx, decision } = view;
  const about = { player: view.players[id], id, view };
  const isOn = ctx.gameOver !== true;
  const isAsked = decision === null ? priorityPlayerOf(view) === id : decision.waiting.includes(id);
  return {
    player: id,
    isViewer: id === view.viewer,
    hasTurn: isOn && turnPlayerOf(view) === id,
    isAsked: isOn && isAsked,
    hasLeft: view.players[id].left === true,
    numbers: presentation.player?.(about) ?? [],
    marks: presentation.marks?.(about) ?? [],
    blocks: (presentation.side ?? []).flatMap((block) => blocksOf(presentation, view, block, id)),
  };
}

/** The cards of a zone: the player's, or the game's. */
const cardsOf = (view: View, zone: string, player: string | null): readonly ViewCard[] => {
  const content = view.zones[zone];
  if (Array.isArray(content)) return content as readonly ViewCard[];
  return player === null
    ? Object.keys(view.players).flatMap((id) => zoneOf(view, zone, id))
    : zoneOf(view, zone, player);
};

const aboutCard = (
  { facts }: Presentation,
  view: View,
  card: KnownCard,
  zone: string,
  player: string | null,
): AboutCard => ({ card, facts: facts?.[String(card.name)], view, zone, player });

/**
 * A card as the game shows it.
 *
 * ```ts
 * const shown = shownCard(presentation, view, { id: 12, name: 'pearl', owner: 'p0' }, 'hand', 'p0');
 * ```
 */
export function shownCard(
  presentation: Presentation,
  view: View,
  card: KnownCard,
  zone: string,
  player: string | null,
): ShownCard {
  const { card: make } = presentation;
  const about = aboutCard(presentation, view, card, zone, player);
  if (make === undefined) return asShown({ title: spoken(String(card.name)) }, card);
  return keptShown(make, about, (watched) => asShown(make(watched), card));
}

function asShown(record: CardRecord, card: KnownCard): ShownCard {
  const { numbers, motif = motifOf(record.kind ?? '') } = record;
  return {
    ...record,
    ...(numbers === undefined ? {} : { numbers: numbers.map(withIcon) }),
    ...(motif === undefined ? {} : { motif }),
    id: Number(card.id),
    name: String(card.name),
  };
}

function blocksOf(presentation: Presentation, view: View, block: Block, player: string | null): BlockRecord[] {
  const show = (zone: string, cards: readonly ViewCard[]): ShownCard[] =>
    cards.filter(isKnown).map((card) => shownCard(presentation, view, card, zone, player));
  if ('row' in block) return rowsOf(presentation, view, block, player);
  if ('lanes' in block) {
    if (player === null) return [];
    const about = { player: view.players[player], id: player, view };
    const cells = block.lanes.map((zone, place): CellRecord => {
      const [card] = show(zone, zoneOf(view, zone, player));
      return { zone, ...(card === undefined ? {} : { card }), marks: block.marks?.({ ...about, place }) ?? [] };
    });
    return [{ kind: 'cells', cells }];
  }
  if ('slots' in block) {
    const cells = show(block.slots, cardsOf(view, block.slots, player)).map((card, place): CellRecord => {
      const under = block.under?.[place];
      const attached = under === undefined ? [] : show(under, cardsOf(view, under, player));
      return { zone: block.slots, card: attached.length === 0 ? card : { ...card, attached }, marks: [] };
    });
    return [{ kind: 'cells', cells }];
  }
  if ('piles' in block) {
    const piles = block.piles.map((zone): PileRecord => {
      const cards = cardsOf(view, zone, player);
      return {
        zone,
        name: block.names?.[zone] ?? spoken(zone),
        count: cards.length,
        cards: show(zone, cards).reverse(),
      };
    });
    return [{ kind: 'piles', piles }];
  }
  if ('hand' in block) {
    const { hand: zone, order } = block;
    const cards = cardsOf(view, zone, player);
    const about = (card: KnownCard): AboutCard => aboutCard(presentation, view, card, zone, player);
    const held = cards.filter(isKnown);
    if (order !== undefined) held.sort((a, b) => order(about(a)) - order(about(b)));
    const known = show(zone, held);
    const name = block.name ?? spoken(block.hand);
    return [{ kind: 'hand', zone, name, cards: known, hidden: cards.length - known.length }];
  }
  if ('stack' in block) {
    const cards = show(block.stack, cardsOf(view, block.stack, player)).reverse();
    return [{ kind: 'stack', zone: block.stack, name: block.name ?? spoken(block.stack), cards }];
  }
  const id = player ?? view.viewer ?? Object.keys(view.players)[0];
  const about = { player: view.players[id], id, view };
  if ('clash' in block) return clashOf(presentation, view, block.clash(about));
  if ('dice' in block) return [{ kind: 'dice', name: block.name, dice: block.dice(about) }];
  const text = block.note(about);
  return text === null ? [] : [{ kind: 'note', text }];
}

function clashOf(presentation: Presentation, view: View, clash: Clash | null): BlockRecord[] {
  if (clash === null) return [];
  const { label = '', numbers = null, text } = clash;
  const shown = (ids: readonly number[] = []): ShownCard[] =>
    ids.flatMap((id) => {
      const found = placedCard(view, id);
      return found === undefined ? [] : [shownCard(presentation, view, found.card, found.zone, found.player)];
    });
  const [before, attack, defense] = [shown(clash.before), shown(clash.attack), shown(clash.defense)];
  return [{ kind: 'clash', label, before, attack, defense, numbers, text }];
}

/** A row, or one for each of its groups; what is attached to a card lies with it, whoever's it is. */
function rowsOf(
  presentation: Presentation,
  view: View,
  block: RowBlock<string, AboutCard>,
  player: string | null,
): BlockRecord[] {
  const { row, attach, from = row, group } = block;
  const here = cardsOf(view, row, player);
  const cards = here.filter(isKnown);
  const lying = attach === undefined ? NONE : byHost(cardsOf(view, from, null).filter(isKnown), attach);
  const hosts = attach === undefined || from !== row ? cards : cards.filter((card) => Number(card[attach]) === 0);
  const groups = new Map<string, ShownCard[]>((block.groups ?? []).map((name) => [name, []]));
  for (const card of hosts) {
    const shown = shownCard(presentation, view, card, row, player);
    const attached = (lying.get(card.id) ?? []).map((other) => shownCard(presentation, view, other, from, player));
    const name = group?.(aboutCard(presentation, view, card, row, player)) ?? '';
    const list = groups.get(name) ?? [];
    list.push(attached.length === 0 ? shown : { ...shown, attached });
    groups.set(name, list);
  }
  const isSmall = (name: string): boolean =>
    typeof block.small === 'object' ? block.small.includes(name) : block.small === true;
  const hidden = here.length - cards.length;
  if (group === undefined && groups.size === 0) groups.set('', []);
  return [...groups].map(([name, list], i) => ({
    kind: 'row',
    zone: row,
    name: group === undefined ? (block.name ?? spoken(row)) : name,
    isSmall: isSmall(name),
    ...(block.arePlaces === true ? { isPlace: true } : {}),
    ...(block.aside === true ? { isAside: true } : {}),
    cards: list,
    hidden: i === 0 ? hidden : 0,
  }));
}

const NONE: ReadonlyMap<unknown, readonly KnownCard[]> = new Map();

/** What lies on other cards, by the card it lies on. */
function byHost(cards: readonly KnownCard[], attach: string): ReadonlyMap<unknown, readonly KnownCard[]> {
  const found = new Map<unknown, KnownCard[]>();
  for (const card of cards) {
    if (card[attach] === 0) continue;
    const list = found.get(card[attach]);
    if (list === undefined) found.set(card[attach], [card]);
    else list.push(card);
  }
  return found;
}

/**
 * Which zones a presentation shows or says to be hidden.
 *
 * ```ts
 * console.log([...zonesNamed({ side: [{ row: 'board' }, { hand: 'hand' }] })]); // [ 'board', 'hand' ]
 * ```
 */
export function zonesNamed({ side = [], shared = [], hidden = [] }: Presentation): ReadonlySet<string> {
  const named = [...side, ...shared].flatMap((block): readonly string[] => {
    if ('row' in block) return block.from === undefined ? [block.row] : [block.row, block.from];
    if ('lanes' in block) return block.lanes;
    if ('slots' in block) return [block.slots, ...(block.under ?? [])];
    if ('piles' in block) return block.piles;
    if ('hand' in block) return [block.hand];
    return 'stack' in block ? [block.stack] : [];
  });
  return new Set([...named, ...hidden]);
}
