import { cardOf } from '@cardloom/parts';
import { Has } from './keywords.ts';
import type { Card, Context, Decided, Player, Work } from './kit.ts';
import { refresh } from './layers.ts';
import { leaveGame } from './leaving.ts';
import { apnap, bury, isOnBattlefield, move, permanents } from './objects.ts';
import { isEnchantable } from './targets.ts';

/** State-based actions (CR 704): all that apply happen as one event, again and again until there are none. */

const LETHAL_COMMANDER_DAMAGE = 21;

export function isDue({ G }: Context): readonly Work[] | undefined {
  return G.unchecked ? DUE : undefined;
}
const DUE: readonly Work[] = [{ do: 'stateBased' }];

/** What has to happen now. */
interface Found {
  readonly losers: Player[];
  readonly dying: Card[];
  /** Two kinds of counters that take each other away. */
  readonly annihilating: Card[];
  readonly strays: boolean;
  /** Legends of one name and one controller: all but one go. */
  readonly legends: readonly (readonly Card[])[];
  /** Commanders that came into a graveyard or exile. */
  readonly commanders: Card[];
}

/** Whether anything would happen: asked in the cleanup step. */
export const wouldHappen = (context: Context): boolean => context.G.unchecked && find(context) !== null;

/** Looked for after every change, so nothing is made where nothing is found. */
function find(context: Context): Found | null {
  const { players, turnPlayer, G } = context;
  let losers: Player[] | undefined;
  let dying: Card[] | undefined;
  let annihilating: Card[] | undefined;
  let legends: Card[] | undefined;
  let commanders: Card[] | undefined;
  for (let i = 0; i < players.length; i++) {
    const player = players[(turnPlayer.seat + i) % players.length];
    if (player.left) continue;
    if (hasLost(player)) losers = added(losers, player);
    const commander = player.commander === 0 ? undefined : cardOf(context, player.commander);
    if (commander?.arrived === true) commanders = added(commanders, commander);
    for (const card of player.battlefield) {
      if (isDying(context, card)) dying = added(dying, card);
      if (card.plus > 0 && card.minus > 0) annihilating = added(annihilating, card);
      if (card.def.isLegendary) legends = added(legends, card);
    }
  }
  const groups = legends === undefined || legends.length < 2 ? [] : namesakes(legends);
  const isNothing =
    losers === undefined && dying === undefined && annihilating === undefined && commanders === undefined;
  if (isNothing && groups.length === 0 && G.strays === 0) return null;
  return {
    losers: losers ?? [],
    dying: dying ?? [],
    annihilating: annihilating ?? [],
    strays: G.strays > 0,
    legends: groups,
    commanders: commanders ?? [],
  };
}

function added<T>(list: T[] | undefined, item: T): T[] {
  if (list === undefined) return [item];
  list.push(item);
  return list;
}

function hasLost(player: Player): boolean {
  if (player.life <= 0 || player.drewFromEmpty) return true;
  const { damage0, damage1, damage2, damage3, damage4, damage5 } = player;
  return Math.max(damage0, damage1, damage2, damage3, damage4, damage5) >= LETHAL_COMMANDER_DAMAGE;
}

function whyLost(player: Player): 'life' | 'library' | 'commander' {
  if (player.life <= 0) return 'life';
  return player.drewFromEmpty ? 'library' : 'commander';
}

/** Whatever else it is: a land that is a creature dies like any creature. */
const isDying = (context: Context, card: Card): boolean =>
  (card.def.isCreature && isDead(card)) || (card.def.isAura && isLoose(context, card));

function isDead({ toughness, damage, deathtouched, keywords }: Card): boolean {
  if (toughness <= 0) return true;
  return (damage >= toughness || deathtouched) && (keywords & Has.indestructible) === 0;
}

/** An Aura that enchants nothing, or nothing that it may enchant (CR 704.5m). */
function isLoose({ coreOps }: Context, { attachedTo, def, controller }: Card): boolean {
  const host = attachedTo === 0 ? undefined : coreOps.card(attachedTo);
  if (host === undefined || !isOnBattlefield(host)) return true;
  return def.enchant === null || !isEnchantable(def.enchant, host, controller);
}

/** Groups of two and more with one name under one player's control (CR 704.5j). */
function namesakes(legends: readonly Card[]): Card[][] {
  const groups = new Map<string, Card[]>();
  for (const card of legends) {
    const key = `${card.controller} ${card.name}`;
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

const NOTHING_DECIDED: Decided = { kept: [], gone: [], stay: [] };

export function stateBased(context: Context, { decided = NOTHING_DECIDED }: { readonly decided?: Decided }): void {
  const { G, coreOps } = context;
  const found = find(context);
  if (found === null) {
    if (G.deathtouched) forgetDeathtouch(context);
    G.unchecked = false;
    return;
  }
  const question = openQuestion(context, found, decided);
  if (question === null) {
    happen(context, found, decided);
    if (!context.ctx.gameOver) coreOps.interrupt({ do: 'stateBased' });
  } else coreOps.interrupt(question);
}

/** The next thing a player has to decide before this event can happen, in turn order. */
function openQuestion(context: Context, found: Found, decided: Decided): Work | null {
  // whoever loses now has nothing left to decide
  const isAsked = (player: Player): boolean => !found.losers.includes(player);
  for (const player of apnap(context)) {
    if (!isAsked(player)) continue;
    const group = found.legends.find(
      (cards) => cards[0].controller === player.seat && !cards.some(({ id }) => decided.kept.includes(id)),
    );
    if (group !== undefined) return { ask: 'keepLegend', player, data: { cards: group, decided } };
  }
  for (const card of found.commanders) {
    const isDecided = decided.gone.includes(card.id) || decided.stay.includes(card.id);
    if (isDecided || !isAsked(card.owner)) continue;
    const otherwise = { do: 'stateBased', decided } as const;
    return { ask: 'toCommandZone', player: card.owner, data: { card, decided }, otherwise };
  }
  return null;
}

function happen(context: Context, found: Found, { kept, gone }: Decided): void {
  const { coreOps, G } = context;
  for (const card of found.annihilating) {
    const pairs = Math.min(card.plus, card.minus);
    card.plus -= pairs;
    card.minus -= pairs;
  }
  if (found.annihilating.length > 0) refresh(context);
  if (found.strays) removeStrays(context);
  for (const card of found.commanders) {
    card.arrived = false;
    if (gone.includes(card.id)) {
      move(context, card, card.owner.command);
      coreOps.emit('COMMAND_ZONE', { card: card.id, player: card.owner.seat });
    }
  }
  const unkept = found.legends.flatMap((group) => {
    // whoever loses at the same time was not asked
    const stays = group.find(({ id }) => kept.includes(id)) ?? group[0];
    return group.filter((card) => card !== stays);
  });
  const dying = [...found.dying, ...unkept.filter((card) => !found.dying.includes(card))];
  if (G.deathtouched) forgetDeathtouch(context);
  if (dying.length > 0) bury(context, dying);
  if (found.losers.length > 0) leaveGame(context, found.losers, whyLost);
  G.unchecked = true;
}

/** Tokens anywhere but on the battlefield cease to exist (CR 704.5d). */
function removeStrays({ G, coreOps, players, zones }: Context): void {
  for (const zone of [zones.exile, ...players.flatMap(({ graveyard, hand, library }) => [graveyard, hand, library])]) {
    for (const card of zone) if (card.def.isToken) coreOps.removeCard(card);
  }
  G.strays = 0;
}

/** Damage by deathtouch counts until state-based actions were looked for once (CR 704.5h). */
function forgetDeathtouch(context: Context): void {
  context.G.deathtouched = false;
  for (const card of permanents(context)) card.deathtouched = false;
}
