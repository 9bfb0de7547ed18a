import type { GameDescription, Json, Patch, Splice, View, ViewCard } from 'cardloom';

/** What everybody sees of a card when it comes into being. */
export type InitialCard = Fields;

type Fields = Readonly<Record<string, Json>>;
type Zones = View['zones'];
type Cards = readonly ViewCard[];

/**
 * What `applyPatch` needs to know of a game, out of `describeGame(game)`.
 *
 * ```ts
 * const next: View = applyPatch(view, patch, initialCard(describeGame(game)));
 * ```
 */
export function initialCard({ attributes, secrets }: Pick<GameDescription, 'attributes' | 'secrets'>): InitialCard {
  return Object.fromEntries(Object.entries(attributes.card).filter(([name]) => !secrets.card.includes(name)));
}

/**
 * The view after an action, from the one before it. What has not changed is shared by both.
 *
 * ```ts
 * const initial: InitialCard = initialCard(describeGame(game));
 * const next: View = applyPatch(view, patch, initial);
 * ```
 */
export function applyPatch(view: View, patch: Patch, initial: InitialCard): View {
  const players = { ...view.players };
  for (const [id, fields] of Object.entries(patch.players ?? {})) players[id] = { ...players[id], ...fields };
  return {
    viewer: view.viewer,
    G: patch.G === undefined ? view.G : { ...view.G, ...patch.G },
    ctx: patch.ctx === undefined ? view.ctx : { ...view.ctx, ...patch.ctx },
    players: patch.players === undefined ? view.players : players,
    zones: patch.zones === undefined && patch.cards === undefined ? view.zones : patchZones(view, patch, initial),
    decision: patch.decision === undefined ? view.decision : patch.decision,
  };
}

function patchZones({ zones }: View, patch: Patch, initial: InitialCard): Zones {
  const inSight = new Map<number, ViewCard>();
  for (const cards of listsOf(zones)) for (const card of cards) if ('id' in card) inSight.set(card.id as number, card);
  for (const [number, fields] of Object.entries(patch.cards ?? {})) {
    const id = Number(number);
    inSight.set(id, patchCard(id, inSight.get(id), fields, initial));
  }
  const find = (id: number): ViewCard => inSight.get(id) ?? HIDDEN;
  const touched = patch.cards ?? {};
  const patchList = (cards: Cards, splice: Splice | undefined): Cards => {
    const isTouched = cards.some((card) => 'id' in card && (card.id as number) in touched);
    if (splice === undefined && !isTouched) return cards;
    const out = cards.map((card) => ('id' in card ? find(card.id as number) : card));
    if (splice !== undefined) out.splice(splice[0], splice[1], ...splice.slice(2).map(find));
    return out;
  };
  const out: Record<string, Zones[string]> = {};
  for (const [name, lists] of Object.entries(zones)) {
    const splices = patch.zones?.[name];
    if (isList(lists)) out[name] = patchList(lists, splices as Splice | undefined);
    else {
      const byPlayer = splices as Readonly<Record<string, Splice>> | undefined;
      out[name] = Object.fromEntries(
        Object.entries(lists).map(([id, cards]) => [id, patchList(cards, byPlayer?.[id])]),
      );
    }
  }
  return out;
}

/** One with a name comes into sight; of one without only some attributes have changed. */
function patchCard(id: number, card: ViewCard | undefined, fields: Fields, initial: Fields): ViewCard {
  if (fields.name === undefined) return { ...card, ...fields } as ViewCard;
  const { name, owner, ...attributes } = fields;
  return { id, name, owner, ...initial, ...attributes };
}

const HIDDEN: ViewCard = { hidden: true };

const isList = (lists: Zones[string]): lists is Cards => Array.isArray(lists);

function* listsOf(zones: Zones): Generator<Cards> {
  for (const lists of Object.values(zones)) {
    if (isList(lists)) yield lists;
    else yield* Object.values(lists);
  }
}
