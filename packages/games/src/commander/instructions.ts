import type { Amount, Instruction, What, Who } from './card.ts';
import { discard } from './discarding.ts';
import { endTheTurn } from './end-turn.ts';
import { bitOf, Has } from './keywords.ts';
import type { Card, Context, Player, Work } from './kit.ts';
import { addEffect, refresh } from './layers.ts';
import { leaveGame } from './leaving.ts';
import { damageCreature, damagePlayer, draw, gainLife, loseLife, type Source } from './life.ts';
import { addMana } from './mana.ts';
import { apnap, bury, createTokens, isOnBattlefield, isStill, move, moveTogether, permanents } from './objects.ts';
import { toHand } from './returning.ts';
import { isPlayer } from './targets.ts';
import { changeTurns } from './turn-changes.ts';

/** What each verb of the cards does. A verb that must ask gives back the questions; its spell goes on after the answers. */

/** A spell or ability that resolves. */
export interface Resolving {
  /** On the stack, and which object it is there. */
  readonly object: Card;
  readonly identity: number;
  readonly you: Player;
  /** The card it comes from, and which object that was. */
  readonly source: Card;
  readonly sourceObject: number;
  /** The player its event was about. */
  readonly about: Player | undefined;
  readonly target: Card | Player | undefined;
  readonly targetObject: number;
}

/** The players an instruction means, in the order they act; nobody who has left. */
export function playersOf(context: Context, who: Who, { you, about, target }: Resolving): readonly Player[] {
  if (who === 'each player') return apnap(context);
  if (who === 'each opponent') return apnap(context).filter((player) => player !== you);
  const player = playerOf(context, who, you, about, target);
  return player === undefined || player.left ? [] : [player];
}

function playerOf(
  { players }: Context,
  who: Who,
  you: Player,
  about: Player | undefined,
  target: Card | Player | undefined,
): Player | undefined {
  if (who === 'you') return you;
  if (who === 'that player') return about;
  if (who === 'target') return target !== undefined && isPlayer(target) ? target : undefined;
  if (target === undefined || isPlayer(target)) return target;
  return players[isOnBattlefield(target) ? target.controller : target.lastController];
}

/** The permanents an instruction means: only those that are still the objects it knew. */
function cardsOf(context: Context, what: What, resolving: Resolving): readonly Card[] {
  const { target, targetObject, source, sourceObject, you } = resolving;
  if (what === 'target') {
    return target !== undefined && !isPlayer(target) && isStill(target, targetObject) ? [target] : [];
  }
  if (what === 'self') return isStill(source, sourceObject) && isOnBattlefield(source) ? [source] : [];
  const creatures = permanents(context).filter(({ def }) => def.isCreature);
  if (what === 'all creatures') return creatures;
  if (what === 'creatures you control') return creatures.filter(({ controller }) => controller === you.seat);
  return creatures.filter(({ attackedOn }) => attackedOn === context.G.turn);
}

function amountOf(amount: Amount, { target }: Resolving): number {
  if (typeof amount === 'number') return amount;
  if (target === undefined || isPlayer(target)) return 0;
  return Math.max(0, isOnBattlefield(target) ? target.power : target.lastPower);
}

export function carryOut(context: Context, given: Instruction, resolving: Resolving): readonly Work[] | undefined {
  const { you, source } = resolving;
  switch (given.op) {
    case 'damage':
      dealDamage(context, given.to, amountOf(given.n, resolving), resolving);
      return undefined;
    case 'destroy':
      destroy(context, cardsOf(context, given.what, resolving));
      return undefined;
    case 'exile':
      moveTogether(context, cardsOf(context, given.what, resolving), () => context.zones.exile);
      return undefined;
    case 'bounce':
      return toHand(context, cardsOf(context, given.what, resolving));
    case 'tap':
      for (const card of cardsOf(context, given.what, resolving)) card.tapped = true;
      return undefined;
    case 'untap':
      for (const card of cardsOf(context, given.what, resolving)) untap(context, card);
      return undefined;
    case 'counter':
      return counter(context, given.to ?? 'graveyard', resolving);
    case 'draw':
      for (const player of playersOf(context, given.who, resolving)) {
        draw(context, player, amountOf(given.n, resolving));
      }
      return undefined;
    case 'discard':
      return discard(playersOf(context, given.who, resolving), amountOf(given.n, resolving));
    case 'gain':
      for (const player of playersOf(context, given.who, resolving)) {
        gainLife(context, player, amountOf(given.n, resolving));
      }
      return undefined;
    case 'lose':
      for (const player of playersOf(context, given.who, resolving)) {
        loseLife(context, player, amountOf(given.n, resolving));
      }
      return undefined;
    case 'pump': {
      const { power, toughness, until } = given;
      const affected = cardsOf(context, given.what, resolving);
      addEffect(context, { kind: 'pump', power, toughness, until, seat: you.seat }, affected);
      return undefined;
    }
    case 'grant':
    case 'remove': {
      const effect = { kind: given.op, amount: bitOf(given.keyword), until: given.until, seat: you.seat };
      addEffect(context, effect, cardsOf(context, given.what, resolving));
      return undefined;
    }
    case 'counters':
      for (const card of cardsOf(context, given.what, resolving)) {
        if (given.n > 0) card.plus += given.n;
        else card.minus -= given.n;
      }
      refresh(context);
      return undefined;
    case 'token':
      createTokens(context, given.token, you, given.n);
      return undefined;
    case 'control':
      addEffect(
        context,
        { kind: 'control', until: given.until, seat: you.seat },
        cardsOf(context, given.what, resolving),
      );
      return undefined;
    case 'limitSpells': {
      const seats = playersOf(context, given.who, resolving).reduce((bits, { seat }) => bits | (1 << seat), 0);
      addEffect(context, { kind: 'limitSpells', amount: given.n, seats, until: given.until, seat: you.seat });
      return undefined;
    }
    case 'loseGame':
      leaveGame(context, playersOf(context, given.who, resolving), 'effect');
      return undefined;
    case 'addMana':
      addMana(context, you, given.mana);
      return undefined;
    case 'endTurn':
      return endTheTurn(context);
    default:
      changeTurns(context, given, resolving, source);
      return undefined;
  }
}

/** Asked as damage is dealt: the source may be gone by then, and counts as it last was (CR 608.2h). */
function sourceOf({ object, source, sourceObject }: Resolving): Source {
  if (!object.def.isAbility || isStill(source, sourceObject)) return source;
  const { id, owner, isCommander, def } = source;
  return { id, owner, isCommander, def, keywords: object.lastKeywords, controller: object.lastController };
}

function dealDamage(context: Context, to: 'target' | Who, amount: number, resolving: Resolving): void {
  const { target } = resolving;
  const source = sourceOf(resolving);
  if (to === 'target' && (target === undefined || !isPlayer(target))) {
    for (const card of cardsOf(context, 'target', resolving)) damageCreature(context, source, card, amount);
  } else {
    for (const player of playersOf(context, to, resolving)) damagePlayer(context, source, player, amount, false);
  }
}

/** All at once; the indestructible stay. */
function destroy(context: Context, cards: readonly Card[]): void {
  bury(
    context,
    cards.filter(({ keywords }) => (keywords & Has.indestructible) === 0),
  );
}

export function untap({ coreOps }: Context, card: Card): void {
  if (!card.tapped) return;
  card.tapped = false;
  coreOps.emit('untaps', { card: card.id, player: card.controller, creature: card.def.isCreature });
}

/** CR 701.6. */
function counter(context: Context, to: 'graveyard' | 'hand', resolving: Resolving): readonly Work[] | undefined {
  const [spell] = cardsOf(context, 'target', resolving);
  if (spell === undefined) return undefined;
  context.coreOps.emit('COUNTERED', { card: spell.id });
  if (to === 'hand') return toHand(context, [spell]);
  move(context, spell, spell.owner.graveyard);
  return undefined;
}
