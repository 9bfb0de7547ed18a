import type { FlowLevel } from 'cardloom';
import { type Group, type Point, stack } from './stack.ts';
import { textWidth, wrap } from './text-width.ts';
import { endText, moveText, nextText, shortened } from './words.ts';

/** A level as a box: its name, what ends it, its moves, and in it the boxes of the levels below. */
export interface Box {
  readonly level: FlowLevel;
  readonly rows: readonly Row[];
  readonly group: Group | null;
  /** Where the group stands within the box. */
  readonly groupAt: Point;
  /** Neighbours make each other as large as the largest. */
  width: number;
  height: number;
}

export interface Row {
  readonly kind: 'rule' | 'move' | 'when';
  readonly text: string;
  readonly width: number;
  /** Its upper edge within the box. */
  readonly y: number;
}

export const PAD = 14;
const HEADER = 34;
export const SIZES = { name: 15, tag: 10, rule: 11.5, move: 12.5, when: 11 } as const;
const ROW_HEIGHT = { rule: 17, move: 25, when: 16 } as const;
/** Rules longer than this say less than they take room. */
const LONGEST = 130;

export function boxOf(level: FlowLevel): Box {
  const group = level.children.length === 0 ? null : stack(level.children.map(boxOf), level.level);
  const room = Math.max(level.level === 'step' ? 190 : 320, group?.width ?? 0);
  const rows: Row[] = [];
  let y = HEADER;
  const add = (kind: Row['kind'], text: string, width = room): void => {
    const isMono = kind !== 'move';
    const inset = kind === 'move' ? 18 : 0;
    for (const line of wrap(text, width - inset, SIZES[kind], isMono)) {
      rows.push({ kind, text: line, y, width: textWidth(line, SIZES[kind], isMono) + inset });
      y += ROW_HEIGHT[kind];
    }
  };
  const ends = endText(level);
  if (ends !== null) add('rule', shortened(ends, LONGEST));
  const next = nextText(level);
  if (next !== null) add('rule', shortened(next, LONGEST));
  if (level.actors !== 'priority' && level.moves.length > 0) add('rule', `may act: ${level.actors}`);
  if (level.moves.length > 0 && rows.length > 0) y += 3;
  for (const move of level.moves) {
    // a move's pill stays in one piece as long as it can
    add('move', moveText(move), Math.max(room, 260));
    if (move.when === null) continue;
    add('when', shortened(`if ${move.when}`, LONGEST));
    y += 4;
  }
  if (rows.length > 0) y += group === null ? 4 : 8;
  const widest = Math.max(headerWidth(level), group?.width ?? 0, ...rows.map((row) => row.width));
  return {
    level,
    rows,
    group,
    groupAt: { x: PAD, y },
    width: widest + 2 * PAD,
    height: y + (group === null ? (rows.length > 0 ? 6 : 4) : group.height + PAD),
  };
}

const headerWidth = ({ name, level }: FlowLevel): number =>
  textWidth(name, SIZES.name) * 1.08 + 24 + textWidth(level.toUpperCase(), SIZES.tag) * 1.15;
