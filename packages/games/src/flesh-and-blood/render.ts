import { findCard, isKnown, type KnownCard, sides, zoneOf } from '@cardloom/parts/present';
import { type Json, turnPlayerOf, type View, type ViewCard } from 'cardloom';
import type { Paint } from '../entry.ts';
import { keywordNames, printedOf, titleOf } from './words.ts';

/**
 * The table in a terminal: the opponent above, the combat chain in the middle, the viewer with the hand below. A card in
 * hand is drawn as `cost name power/defense` behind the dots it pitches for.
 */

const WIDTH = 78;
type Colour = (text: string) => string;

export function render(view: View, paint: Paint): string {
  const { me, other } = sides(view);
  return [
    ...drawPlayer(view, other, paint.theirs, paint),
    paint.dim('─'.repeat(WIDTH)),
    ...drawChain(view, paint),
    ...drawCombat(view, paint),
    paint.dim('─'.repeat(WIDTH)),
    ...drawPlayer(view, me, paint.mine, paint),
    ...drawHand(view, me, paint),
  ].join('\n');
}

function drawPlayer(view: View, id: string, colour: Colour, paint: Paint): string[] {
  const { life, floating } = view.players[id];
  const count = (zone: string): number => zoneOf(view, zone, id).length;
  const isTurn = turnPlayerOf(view) === id && view.ctx.gameOver !== true;
  const facts = [`hand ${count('hand')}`, `deck ${count('deck')}`, `graveyard ${count('graveyard')}`];
  if (Number(floating) > 0) facts.push(`floating ${String(floating)}`);
  const points = isTurn && Number(view.G.actionPoints) > 0 ? paint.strong(` ▸${String(view.G.actionPoints)}`) : '';
  const first = `${colour(`{${id}}`)}${isTurn ? paint.strong(' ←') : ''}${points}  ${paint.strong(`♥ ${String(life)}`)}  ${paint.dim(facts.join(' · '))}`;
  const stored = zoneOf(view, 'arsenal', id);
  const seen = stored.filter(isKnown).map((card) => titleOf(card.name));
  const arsenal = stored.length === 0 ? [] : [`arsenal: ${seen[0] ?? 'face down'}`];
  const pitched = zoneOf(view, 'pitched', id)
    .filter(isKnown)
    .map((card) => titleOf(card.name));
  return [
    first,
    ...wrap([...equipped(view, id), ...arsenal], '  ', paint.dim),
    ...(pitched.length > 0 ? wrap(pitched, '  pitched: ', paint.dim) : []),
  ];
}

/** Hero, weapons with their power, equipment with what defense it has left. */
function equipped(view: View, id: string): string[] {
  const known = (zone: string): KnownCard[] => zoneOf(view, zone, id).filter(isKnown);
  const hero = known('hero').map((card) => titleOf(card.name));
  const weapons = known('weapons').map(
    (card) =>
      `${titleOf(card.name)} ${printedOf(card.name)?.power ?? 0}${Number(card.attacks) > Number(card.extraAttacks) ? ' used' : ''}`,
  );
  const worn = known('equipment').map((card) => `${titleOf(card.name)} ${defenseLeft(card)}`);
  return [...hero, ...weapons, ...worn];
}

const defenseLeft = (card: KnownCard): number =>
  Math.max(0, (printedOf(card.name)?.defense ?? 0) + Number(card.counters));

/** The links that are resolved: `1 Jab (red) hit 3`. */
function drawChain(view: View, paint: Paint): string[] {
  const links = (view.zones.chain as readonly ViewCard[]).filter(isKnown);
  const resolved = Number(view.G.attack) === 0 ? links : links.slice(0, -1);
  const pieces = resolved.map(({ link, attack, isHit, damage }) => {
    const outcome = isHit === true ? `hit ${String(damage)}` : 'blocked';
    return `${String(link)} ${titleOf(nameOf(view, attack))} ${outcome}`;
  });
  return pieces.length === 0 ? [paint.dim('chain: none')] : wrap(pieces, 'chain: ', paint.dim);
}

/** The attack that is pending, what stands against it, and who is to do what. */
function drawCombat(view: View, paint: Paint): string[] {
  const { attack, pendingAttack, reactionBlock, attackKeywords, links, chain } = view.G;
  if (Number(attack) === 0) return [paint.dim(STEPS[String(view.ctx.currentPhase)] ?? '')];
  const attacker = String(turnPlayerOf(view));
  const defender = Object.keys(view.players).find((id) => id !== attacker) ?? attacker;
  const keywords = keywordNames(Number(attackKeywords)).filter((word) =>
    ['go again', 'dominate', 'overpower'].includes(word),
  );
  const defenders = ['graveyard', 'equipment']
    .flatMap((zone) => zoneOf(view, zone, defender))
    .filter(isKnown)
    .filter((card) => card.chain === chain && card.link === links)
    .map((card) => titleOf(card.name));
  const name = titleOf(nameOf(view, attack));
  return [
    `${paint.strong(`${name} attacks for ${String(pendingAttack)}`)}${keywords.length > 0 ? ` ${paint.changed(`(${keywords.join(', ')})`)}` : ''}${paint.dim(' against ')}${paint.strong(`${String(reactionBlock)}`)}  ${paint.dim(STEPS[String(view.ctx.currentStep)] ?? '')}`,
    ...(defenders.length > 0 ? wrap(defenders, '  defended by ', paint.dim) : []),
  ];
}

const STEPS: Readonly<Record<string, string>> = {
  START: 'start of the turn',
  ACTION: 'no attack is pending',
  END: 'end of the turn: a card may go to the arsenal',
  LAYER: 'layer: both pass',
  ATTACK: 'the defender blocks',
  REACTION: 'reactions',
};

const nameOf = (view: View, id: Json): Json => findCard(view, id)?.name ?? 'attack';

function drawHand(view: View, id: string, paint: Paint): string[] {
  const cards = zoneOf(view, 'hand', id).filter(isKnown);
  return cards.map((card, i) => {
    const { pitch, cost, power, defense, name, text } = printedOf(card.name) ?? UNKNOWN;
    const dots = '●'.repeat(pitch).padEnd(3);
    const numbers = `${cost < 0 ? '-' : cost}  ${power < 0 ? '-' : power}/${defense < 0 ? '-' : defense}`;
    const line = `${name.padEnd(16)} ${numbers.padEnd(8)}`;
    const room = WIDTH - 6 - 4 - line.length - 1;
    const short = text.length > room ? `${text.slice(0, room - 1)}…` : text;
    return `${paint.dim(i === 0 ? 'hand  ' : '      ')}${paint.changed(dots)} ${line} ${paint.dim(short)}`;
  });
}
const UNKNOWN = { pitch: 0, cost: -1, power: -1, defense: -1, name: '?', text: '' };

/** Pieces side by side in lines that fit. */
function wrap(pieces: readonly string[], head: string, colour: Colour): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + piece.length + 3 <= WIDTH - head.length)
      lines[lines.length - 1] = `${last} · ${piece}`;
    else lines.push(piece);
  }
  return lines.map((line, i) => colour(`${i === 0 ? head : ' '.repeat(head.length)}${line}`));
}
