import type { Target } from './card.ts';
import { writeCost } from './cards/writing.ts';
import { type Card, type Context, kit, type Player } from './kit.ts';
import { leaveGame } from './leaving.ts';
import { addMana, availableMana, canTap, pay, pays } from './mana.ts';
import { enter, move } from './objects.ts';
import { FREE } from './printed.ts';
import { somebodyActed } from './resolve.ts';
import { aim, hasTarget, targetsOf } from './targets.ts';

/** What a player with priority may do (CR 117). Choices list exactly what is legal. */

export const pass = kit.move().run(({ coreOps }) => coreOps.pass());

/** Main phase of one's own turn, with nothing on the stack (CR 117.1a). */
export function isSorceryTime({ ctx, zones, turnPlayer, player }: Context): boolean {
  if (turnPlayer !== player || zones.stack.length > 0) return false;
  const phase = ctx.currentPhase;
  return phase === 'precombat' || phase === 'postcombat';
}

// Lands (CR 305)

const LANDS_PER_TURN = 1;

const isLand = ({ def }: Card): boolean => def.isLand;

export const playLand = kit
  .move()
  .when((context) => {
    if (!isSorceryTime(context)) return 'A land is played in your own main phase, while nothing is on the stack.';
    if (context.player.landsPlayed >= LANDS_PER_TURN) return 'You have played your land for this turn.';
    return context.player.hand.some(isLand) || 'You have no land in hand.';
  })
  .card('card', ({ player }) => player.hand.filter(isLand), { prompt: 'Which land?' })
  .run((context, { card }) => {
    const { player, coreOps } = context;
    somebodyActed(context);
    player.landsPlayed++;
    coreOps.emit('LAND', { player: player.seat, card: card.id });
    enter(context, card, player);
  });

// Spells (CR 601)

/** Two more for each time it was cast from the command zone before (CR 903.8). */
const taxOf = (card: Card, player: Player): number => (card.zone.name === 'command' ? 2 * player.casts : 0);

const isSpell = ({ def }: Card): boolean => def.cost !== null;
const isInstant = ({ def }: Card): boolean => def.cost !== null && def.isInstant;
const NO_CARDS: readonly Card[] = [];

const canAfford = (card: Card, player: Player, available: readonly number[]): boolean =>
  card.def.cost !== null && pays(available, card.def.cost, taxOf(card, player));
const canAim = (context: Context, { def }: Card): boolean =>
  def.target === null || hasTarget(context, def.target, context.player.seat);

/** Whether a player can begin to cast this, or what speaks against it. */
function isCastable(context: Context, card: Card): boolean | string {
  const { player } = context;
  const { cost, isInstant } = card.def;
  if (!player.hand.has(card) && !player.command.has(card)) return false;
  if (cost === null) return 'is no spell: a land is played';
  if (player.spellsCast >= player.spellLimit) return 'would be one spell too many this turn';
  if (!isInstant && !isSorceryTime(context)) return 'is cast in your own main phase, while nothing is on the stack';
  if (!canAfford(card, player, availableMana(player))) return `costs ${costText(card, player)}, which you cannot pay`;
  return canAim(context, card) || 'has nothing to aim at';
}

function costText(card: Card, player: Player): string {
  const tax = taxOf(card, player);
  return `${writeCost(card.def.cost ?? FREE)}${tax === 0 ? '' : ` and ${tax} more`}`;
}

/** The spells a player can begin to cast (at most so many): timing, restrictions, a target, and mana for the whole cost. */
function castable(context: Context, most: number): readonly Card[] {
  const { player } = context;
  if (player.spellsCast >= player.spellLimit) return NO_CARDS;
  const isTimely = isSorceryTime(context) ? isSpell : isInstant;
  // asked whenever anybody gets priority, and most often there is nothing
  if (!player.hand.some(isTimely) && !player.command.some(isTimely)) return NO_CARDS;
  const available = availableMana(player);
  const found: Card[] = [];
  for (const zone of [player.hand, player.command]) {
    for (const card of zone) {
      if (!isTimely(card) || !canAfford(card, player, available) || !canAim(context, card)) continue;
      found.push(card);
      if (found.length === most) return found;
    }
  }
  return found;
}

export const targets = (context: Context, target: Target | null | undefined): (Card | Player)[] =>
  target == null ? [] : targetsOf(context, target, context.player.seat);

export const cast = kit
  .move()
  .when((context) => {
    if (context.player.spellsCast >= context.player.spellLimit) return 'You cannot cast another spell this turn.';
    return castable(context, 1).length > 0 || 'There is no spell you could cast now.';
  })
  .card('card', (context) => castable(context, Number.POSITIVE_INFINITY), {
    has: isCastable,
    prompt: 'Which spell?',
  })
  .target('target', (context, { card }) => targets(context, card.def.target), {
    if: (_context, { card }) => card.def.target !== null,
    prompt: 'What is {it} aimed at?',
  })
  .run((context, { card, target }) => {
    const { player, zones, coreOps } = context;
    const tax = taxOf(card, player);
    const isFromCommandZone = card.zone.name === 'command';
    somebodyActed(context);
    move(context, card, zones.stack);
    card.controller = player.seat;
    aim(card, target);
    pay(context, player, card.def.cost ?? FREE, tax);
    player.spellsCast++;
    if (isFromCommandZone) player.casts++;
    coreOps.emit('CAST', { player: player.seat, card: card.id, target: target?.id ?? null });
    coreOps.emit('casts', { player: player.seat, card: card.id, creature: card.def.isCreature });
  });

// Mana abilities (CR 605)

/**
 * What a player can tap for mana (at most so many). Lands of one name are alike, and artifacts, so the first of them stands
 * for all; a creature could attack instead, so each is there.
 */
function manaSources({ player }: Context, most: number): Card[] {
  const found: Card[] = [];
  for (const card of player.battlefield) {
    if (card.tapped) continue;
    const { def } = card;
    if (def.mana === null || !canTap(card, player)) continue;
    if (!def.isCreature && found.some((other) => other.def === def)) continue;
    found.push(card);
    if (found.length === most) break;
  }
  return found;
}

/** The source that is listed in place of this one. */
function listedSource(context: Context, card: Card): Card | undefined {
  if (!context.player.battlefield.has(card) || !canTap(card, context.player)) return undefined;
  return manaSources(context, Number.POSITIVE_INFINITY).find(({ def }) => def === card.def);
}

export const tapForMana = kit
  .move()
  .when((context) => manaSources(context, 1).length > 0 || 'You have nothing to tap for mana.')
  .card('card', (context) => manaSources(context, Number.POSITIVE_INFINITY), {
    standIn: listedSource,
    prompt: 'Which source?',
  })
  .run((context, { card }) => {
    card.tapped = true;
    context.coreOps.emit('MANA', { card: card.id });
    addMana(context, context.player, card.def.mana?.adds ?? FREE.mana);
  });

/** At any time, whatever is going on (CR 104.3a). No action in the sense of a round of passes. */
export const concede = kit
  .move({ anyPlayer: true, table: true })
  .run((context) => leaveGame(context, [context.player], 'concede'));
