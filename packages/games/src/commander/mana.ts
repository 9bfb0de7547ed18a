import type { Mana, ManaCost } from './card.ts';
import { Has } from './keywords.ts';
import type { Card, Context, Player } from './kit.ts';
import { FREE } from './printed.ts';

/**
 * Mana (CR 106, 605). A cost is paid from the pool first and then by tapping sources in a sensible order, so players
 * need not spell out which land they tap; whoever cares taps by hand before.
 */

/** Under control since its controller's latest turn began (CR 302.6). */
export const isSick = (card: Card, player: Player): boolean =>
  card.since >= player.turnStarted && (card.keywords & Has.haste) === 0;

/** Whether `{T}` of this permanent can be paid: creatures need time, others do not. */
export const canTap = (card: Card, player: Player): boolean =>
  !card.tapped && !(card.def.isCreature && isSick(card, player));

const KINDS = 6;
/** What a player can pay with, as counts in the order of `MANA`; reused for every question. */
const pool = [0, 0, 0, 0, 0, 0];

function readPool(player: Player): void {
  pool[0] = player.white;
  pool[1] = player.blue;
  pool[2] = player.black;
  pool[3] = player.red;
  pool[4] = player.green;
  pool[5] = player.colourless;
}

function writePool(player: Player): void {
  player.white = pool[0];
  player.blue = pool[1];
  player.black = pool[2];
  player.red = pool[3];
  player.green = pool[4];
  player.colourless = pool[5];
}

/** All the mana a player could have: the pool, and every source tapped. */
export function availableMana(player: Player): readonly number[] {
  readPool(player);
  for (const card of player.battlefield) {
    if (card.tapped) continue;
    const { mana } = card.def;
    if (mana === null || !canTap(card, player)) continue;
    for (let k = 0; k < KINDS; k++) pool[k] += mana.adds[k];
  }
  return pool.slice();
}

/**
 * Whether this much mana pays a cost. No source lets its player choose a kind, so counting is exact. `tapped` is a source
 * that the cost itself taps.
 */
export function pays(available: readonly number[], cost: ManaCost, extra: number, tapped?: Card): boolean {
  const lost = tapped?.def.mana?.adds;
  let total = 0;
  for (let k = 0; k < KINDS; k++) {
    const have = available[k] - (lost === undefined ? 0 : lost[k]);
    if (have < cost.mana[k]) return false;
    total += have - cost.mana[k];
  }
  return total >= cost.generic + extra;
}

/** Pays a cost the player can pay. */
export function pay(context: Context, player: Player, cost: ManaCost, extra: number): void {
  readPool(player);
  const sources = player.battlefield.filter((card) => card.def.mana !== null && canTap(card, player));
  for (let k = 0; k < KINDS; k++) {
    while (pool[k] < cost.mana[k]) tapSource(context, sources, pickSource(sources, k));
    pool[k] -= cost.mana[k];
  }
  let generic = cost.generic + extra;
  while (generic > 0) {
    const kind = mostOf(pool);
    if (kind >= 0) {
      pool[kind]--;
      generic--;
    } else tapSource(context, sources, pickGeneric(sources, generic));
  }
  writePool(player);
  context.G.floating = context.G.floating || pool.some((count) => count > 0);
}

/** Colourless first, then the colour there is most of. */
function mostOf(counts: readonly number[]): number {
  if (counts[5] > 0) return 5;
  let best = -1;
  for (let k = 0; k < 5; k++) if (counts[k] > 0 && (best < 0 || counts[k] > counts[best])) best = k;
  return best;
}

/** A source of this kind: lands before artifacts before creatures, which could still attack. */
function pickSource(sources: readonly Card[], kind: number): number {
  return bestSource(sources, ({ def }) => (def.mana !== null && def.mana.adds[kind] > 0 ? rank(def) : -1));
}

/** For generic mana: what makes several at once if they are needed, then the kind of which most is left. */
function pickGeneric(sources: readonly Card[], generic: number): number {
  return bestSource(sources, ({ def }) => {
    const made = def.mana?.adds.reduce<number>((sum, n) => sum + n, 0) ?? 0;
    if (made === 0) return -1;
    const alike = sources.reduce((count, other) => count + (other.name === def.name ? 1 : 0), 0);
    return rank(def) + (made > 1 && made <= generic ? 500 : made > generic ? -50 : 0) + alike;
  });
}

const rank = (def: Card['def']): number => (def.isCreature ? 100 : def.isLand ? 300 : 200);

function bestSource(sources: readonly Card[], score: (card: Card) => number): number {
  let best = -1;
  let most = -1;
  for (const [i, card] of sources.entries()) {
    const value = score(card);
    if (value > most) {
      most = value;
      best = i;
    }
  }
  if (best < 0) throw new Error('the cost cannot be paid');
  return best;
}

function tapSource(context: Context, sources: Card[], at: number): void {
  const [card] = sources.splice(at, 1);
  card.tapped = true;
  const { adds } = card.def.mana ?? NO_MANA;
  for (let k = 0; k < KINDS; k++) pool[k] += adds[k];
  context.coreOps.emit('MANA', { card: card.id });
}

const NO_MANA = { adds: FREE.mana };

export function addMana(context: Context, player: Player, mana: Mana): void {
  readPool(player);
  for (let k = 0; k < KINDS; k++) pool[k] += mana[k];
  writePool(player);
  context.G.floating = true;
}

/** As a step or phase ends, unused mana is lost (CR 500.5). */
export function emptyPools({ G, players }: Context): void {
  if (!G.floating) return;
  pool.fill(0);
  for (const player of players) writePool(player);
  G.floating = false;
}
