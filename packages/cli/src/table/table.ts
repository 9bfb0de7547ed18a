import type { Paint } from '@cardloom/games';
import { type Json, turnPlayerOf, type View, type ViewCard } from 'cardloom';
import pc from 'picocolors';
import { isKnown, type KnownCard, type Names } from './names.ts';
import { capital, flow, padTo, spoken, widthOf } from './text.ts';

/**
 * The table as its viewer may see it. A game can bring a drawing of its board; otherwise every zone is a line: cards by
 * name, hidden ones as a count. The viewer sits at the bottom, as at a real table.
 */
export function drawTable(view: View, names: Names, width: number): string {
  const { render } = names.entry;
  if (render !== undefined)
    return render(view, PAINT).replace(/\{([^}]+)\}/g, (_, id: string) => capital(names.player(id)));
  const seats = Object.keys(view.players);
  const order = view.viewer === null ? seats : [...seats.filter((id) => id !== view.viewer), view.viewer];
  const blocks = order.map((id) => drawPlayer(view, id, names, width));
  const middle = drawMiddle(view, names, width);
  if (middle.length > 0) blocks.splice(order.length - 1, 0, middle);
  return blocks.map((lines) => lines.join('\n')).join('\n\n');
}

const PAINT: Paint = { mine: pc.green, theirs: pc.magenta, strong: pc.bold, dim: pc.dim, changed: pc.yellow };

function drawPlayer(view: View, id: string, names: Names, width: number): string[] {
  const { left, turnsTaken: _, ...attributes } = view.players[id];
  const isMe = id === view.viewer;
  const title = (isMe ? pc.green : pc.magenta)(pc.bold(capital(names.player(id))));
  const facts = attributesOf(attributes, names);
  const partner = isPartner(view, id) ? pc.green('  with you') : '';
  const mark = left === true ? pc.red('  has left') : id === turnPlayerOf(view) ? pc.cyan('  ●') : '';
  const zones = Object.entries(view.zones).filter(
    (zone): zone is [string, Record<string, readonly ViewCard[]>] => !Array.isArray(zone[1]),
  );
  return [
    `${title}${partner}${mark}  ${facts}`.trimEnd(),
    ...drawZones(
      zones.map(([name, byPlayer]) => [name, byPlayer[id]]),
      names,
      width,
    ),
  ];
}

/** Where not all play together, it matters who is on one's side. */
function isPartner({ viewer, ctx }: View, id: string): boolean {
  const teams = (ctx.teams ?? []) as readonly (readonly string[])[];
  if (viewer === null || viewer === id || teams.length < 2) return false;
  return teams.some((team) => team.includes(viewer) && team.includes(id));
}

function drawMiddle(view: View, names: Names, width: number): string[] {
  const zones = Object.entries(view.zones).filter((zone): zone is [string, readonly ViewCard[]] =>
    Array.isArray(zone[1]),
  );
  const facts = attributesOf(view.G, names);
  return [...(facts === '' ? [] : [`${pc.bold('Table')}  ${facts}`]), ...drawZones(zones, names, width)];
}

function drawZones(zones: readonly (readonly [string, readonly ViewCard[]])[], names: Names, width: number): string[] {
  const column = Math.max(0, ...zones.map(([name]) => widthOf(spoken(name)))) + 4;
  return zones.flatMap(([name, cards]) => {
    const [first = pc.dim('–'), ...more] = flow(drawCards(cards, names), width - column);
    return [`  ${pc.dim(padTo(spoken(name), column - 2))}${first}`, ...more.map((line) => ' '.repeat(column) + line)];
  });
}

/** Cards from bottom to top; equal neighbours and hidden cards are counted. */
function drawCards(cards: readonly ViewCard[], names: Names): string[] {
  const pieces: { text: string; count: number; isHidden: boolean }[] = [];
  for (const card of cards) {
    const isHidden = !isKnown(card);
    const text = isHidden ? '' : drawCard(card, names);
    const last = pieces.at(-1);
    if (last !== undefined && last.text === text) last.count++;
    else pieces.push({ text, count: 1, isHidden });
  }
  return pieces.map(({ text, count, isHidden }) => {
    if (isHidden) return pc.dim(`${'▒'.repeat(Math.min(count, 10))} ${count} hidden`);
    return count > 1 ? `${text} ${pc.dim(`×${count}`)}` : text;
  });
}

function drawCard(card: KnownCard, names: Names): string {
  const live = names.live(card);
  return names.cardName(card.name) + (live.length === 0 ? '' : pc.yellow(` [${live.join(', ')}]`));
}

/** Attributes on one line: numbers always, the rest (lists of words too) when they say something. */
function attributesOf(attributes: Readonly<Record<string, Json>>, names: Names): string {
  const shown = Object.entries(attributes).flatMap(([name, value]) => {
    if (typeof value === 'number') return [`${pc.dim(spoken(name))} ${value}`];
    if (value === true) return [spoken(name)];
    if (typeof value === 'string' && value !== '')
      return [`${pc.dim(spoken(name))} ${names.isPlayer(value) ? names.player(value) : spoken(value)}`];
    if (isWords(value)) return [`${pc.dim(spoken(name))} ${value.join(pc.dim(', '))}`];
    return [];
  });
  return shown.join(pc.dim(' · '));
}

const isWords = (value: Json): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
