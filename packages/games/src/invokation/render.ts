import type { View } from 'cardloom';
import type { Paint } from '../entry.ts';
import { CHARACTERS } from './board.ts';
import { FACES } from './elements.ts';
import { allIn, auraText, cardsIn, entityText, printedOf, type Shown } from './look.ts';
import { PlayerPhase } from './player-phase.ts';

/**
 * The table in a terminal: three characters side by side for each player, the viewer's below; on the outside what else
 * each side has. The active character has an arrow.
 */
const WIDTH = 25;
type Colour = (text: string) => string;

export function render(view: View, paint: Paint): string {
  const ids = Object.keys(view.players);
  const me = view.viewer ?? ids[0];
  const other = ids.find((id) => id !== me) ?? me;
  const rule = (left: string, cross: string, right: string): string =>
    paint.dim(`${left}${Array.from({ length: CHARACTERS }, () => '─'.repeat(WIDTH)).join(cross)}${right}`);
  const theirs = drawCharacters(view, other, paint.theirs, paint);
  const mine = drawCharacters(view, me, paint.mine, paint);
  return [
    drawPlayer(view, other, paint.theirs, paint),
    ...drawSide(view, other, paint),
    rule('┌', '┬', '┐'),
    ...theirs,
    rule('├', '┼', '┤'),
    ...mine,
    rule('└', '┴', '┘'),
    ...drawSide(view, me, paint).toReversed(),
    drawPlayer(view, me, paint.mine, paint),
    ...drawDice(view.players[me], paint),
    ...list(
      'hand',
      cardsIn(view, 'hand', me).map(({ name }) => String(name)),
      paint,
    ),
  ].join('\n');
}

/** Fits plain text into a cell, then colours it: colours have no width. */
const cell = (text: string, colour: Colour): string =>
  colour((text.length > WIDTH ? `${text.slice(0, WIDTH - 1)}…` : text).padEnd(WIDTH));

/** Who it is; hp, energy and aura; what is on it. */
function drawCharacters(view: View, player: string, colour: Colour, paint: Paint): string[] {
  const characters = cardsIn(view, 'characters', player);
  const active = Number(view.players[player].active);
  const row = (draw: (character: Shown, place: number) => string): string =>
    `${paint.dim('│')}${characters.map(draw).join(paint.dim('│'))}${paint.dim('│')}`;
  return [
    row((character, place) => {
      if (character.isDefeated === true) return cell(`  ${String(character.name)}`, paint.dim);
      return cell(
        `${place === active ? '►' : ' '} ${String(character.name)}`,
        place === active ? asActive(colour, paint) : colour,
      );
    }),
    row((character) => drawState(character, paint)),
    ...drawAttached(view, player, characters.length, paint),
  ];
}

/** What is on the characters, in as many lines as the longest list takes. */
function drawAttached(view: View, player: string, count: number, paint: Paint): string[] {
  const lists = Array.from({ length: count }, (_, place) =>
    wrap(cardsIn(view, `attached${place}`, player).map(entityText), WIDTH - 3),
  );
  const lines = Math.max(1, ...lists.map(({ length }) => length));
  return Array.from({ length: lines }, (_, line) => {
    const cells = lists.map((list) => cell(`  ${list[line] ?? ''}`, paint.changed));
    return `${paint.dim('│')}${cells.join(paint.dim('│'))}${paint.dim('│')}`;
  });
}

const asActive =
  (colour: Colour, paint: Paint): Colour =>
  (text) =>
    paint.strong(colour(text));

function drawState({ name, hp, energy, aura, isDefeated }: Shown, paint: Paint): string {
  if (isDefeated === true) return cell('  defeated', paint.dim);
  const { maxHp = 10, maxEnergy = 0 } = printedOf(name) ?? {};
  const stars = `${'●'.repeat(Number(energy))}${'○'.repeat(Math.max(0, maxEnergy - Number(energy)))}`;
  const state = `  ${`${String(hp)}/${maxHp}`.padEnd(6)}${stars} ${auraText(aura)}`;
  return cell(state, Number(hp) < maxHp || Number(aura) !== 0 ? paint.changed : (text) => text);
}

/** Supports, summons and statuses of a side; what is empty is not drawn. */
function drawSide(view: View, player: string, paint: Paint): string[] {
  return (['supports', 'summons', 'statuses'] as const).flatMap((zone) =>
    list(zone, cardsIn(view, zone, player).map(entityText), paint),
  );
}

/** Names one after the other, in lines of at most this many columns. */
function wrap(names: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + name.length + 3 <= width) lines[lines.length - 1] = `${last} · ${name}`;
    else lines.push(name);
  }
  return lines;
}

/** Names in lines of at most 78 columns, under a title. */
function list(title: string, names: readonly string[], paint: Paint): string[] {
  return wrap(names, 68).map((line, i) => `${paint.dim((i === 0 ? title : '').padEnd(10))}${line}`);
}

/** One's own dice; those of others are only counted. */
function drawDice(player: Shown, paint: Paint): string[] {
  if (player.omni === undefined || Number(player.dice) === 0) return [];
  const dice = FACES.filter((face) => Number(player[face]) > 0).map((face) => `${face} ${String(player[face])}`);
  return list('dice', dice, paint);
}

function drawPlayer(view: View, id: string, colour: Colour, paint: Paint): string {
  const { dice, phase } = view.players[id];
  const facts = [
    `round ${String(view.G.round)}`,
    dice === 1 ? '1 die' : `${String(dice)} dice`,
    `hand ${allIn(view, 'hand', id).length}`,
    `pile ${allIn(view, 'pile', id).length}`,
  ];
  const isTurn = phase === PlayerPhase.action && view.ctx.gameOver !== true;
  const ended =
    phase === PlayerPhase.end && view.ctx.currentSegment === 'action' ? paint.changed('  ended the round') : '';
  return `${colour(`{${id}}`)}${isTurn ? paint.strong(' ←') : ''}${ended}  ${paint.dim(facts.join(' · '))}`;
}
