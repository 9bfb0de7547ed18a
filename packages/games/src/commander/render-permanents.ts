import type { KnownCard } from '@cardloom/parts/present';
import type { View } from 'cardloom';
import type { Paint } from '../entry.ts';
import { inLines, type Piece } from './lines.ts';
import { cardsIn, creatureWord, isCreature, isLand, keywordsIn, permanentOf, printedOf, seat } from './words.ts';

/** A player's permanents, equal ones as one: lands and other sources of mana, creatures, the rest. */
export function drawPermanents(view: View, id: string, paint: Paint): string[] {
  const permanents = cardsIn(view, 'battlefield', id);
  const lands = permanents.filter((card) => isLand(card) && !isCreature(card));
  const creatures = permanents.filter(isCreature);
  const others = permanents.filter((card) => !isLand(card) && !isCreature(card) && Number(card.attachedTo) === 0);
  return [
    ...drawGroup('lands', counted(lands), paint),
    ...drawGroup('others', counted(others), paint),
    ...drawGroup('', grouped(creatures.map((card) => drawCreature(view, card, paint))), paint),
  ];
}

function drawGroup(title: string, pieces: readonly Piece[], paint: Paint): string[] {
  const head = title === '' ? '  ' : `  ${title}  `;
  return inLines(pieces, { head: paint.dim(head), headWidth: head.length, indent: 4, between: paint.dim(' · ') });
}

const same = (text: string): string => text;

/** `Island ×3 (1 tapped)`. */
function counted(cards: readonly KnownCard[]): Piece[] {
  const names = [...new Set(cards.map(({ name }) => String(name)))];
  return names.map((name) => {
    const alike = cards.filter((card) => card.name === name);
    const tapped = alike.filter((card) => card.tapped === true).length;
    const many = alike.length === 1 ? name : `${name} ×${alike.length}`;
    if (tapped === 0) return { text: many, paint: same };
    return { text: `${many} ${tapped === alike.length ? '(tapped)' : `(${tapped} tapped)`}`, paint: same };
  });
}

function grouped(pieces: readonly Piece[]): Piece[] {
  const found = new Map<string, { piece: Piece; count: number }>();
  for (const piece of pieces) {
    const known = found.get(piece.text);
    if (known === undefined) found.set(piece.text, { piece, count: 1 });
    else known.count++;
  }
  return [...found.values()].map(({ piece, count }) =>
    count === 1 ? piece : { ...piece, text: `${piece.text} ×${count}` },
  );
}

/** `★ Orrun, Hill Breaker 7/6 trample, haste (tapped, 2 damage) → Greedy, blocked`. */
function drawCreature(view: View, card: KnownCard, paint: Paint): Piece {
  const printed = printedOf(card.name);
  const isChanged = printed === undefined || printed.power !== card.power || printed.toughness !== card.toughness;
  const states = statesOf(view, card);
  const text = [
    card.isCommander === true ? `★ ${creatureWord(card)}` : creatureWord(card),
    states.length === 0 ? '' : `(${states.join(', ')})`,
    combatOf(view, card),
  ];
  const isFighting = Number(card.attacking) >= 0 || Number(card.blocking) > 0;
  const colour = isFighting ? paint.strong : isChanged ? paint.changed : same;
  return { text: text.filter((part) => part !== '').join(' '), paint: colour };
}

function statesOf(view: View, card: KnownCard): string[] {
  const states: string[] = [];
  const { players, G } = view;
  const controller = Object.values(players)[Number(card.controller)];
  const isNew = Number(card.since) >= Number(controller.turnStarted) && Number(G.turn) > 0;
  if (card.tapped === true) states.push('tapped');
  else if (isNew && !keywordsIn(Number(card.keywords)).includes('haste')) states.push('new');
  if (Number(card.damage) > 0) states.push(`${Number(card.damage)} damage`);
  for (const aura of aurasOn(view, card)) states.push(`${String(aura.name)} of ${seat(view, aura.controller)}`);
  if (card.owner !== Object.keys(players)[Number(card.controller)]) states.push(`owned by {${String(card.owner)}}`);
  return states;
}

const aurasOn = (view: View, host: KnownCard): KnownCard[] =>
  Object.keys(view.players).flatMap((id) =>
    cardsIn(view, 'battlefield', id).filter(({ attachedTo }) => attachedTo === host.id),
  );

function combatOf(view: View, card: KnownCard): string {
  if (Number(card.attacking) >= 0) {
    return `→ ${seat(view, card.attacking)}${card.blocked === true ? ', blocked' : ''}`;
  }
  const attacker = Number(card.blocking) === 0 ? undefined : permanentOf(view, card.blocking);
  return attacker === undefined ? '' : `blocks ${String(attacker.card.name)}`;
}
