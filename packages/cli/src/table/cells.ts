import {
  type CellRecord,
  cardLine,
  type LaneRecord,
  type Names,
  numbersText,
  type ShownCard,
} from '@cardloom/parts/present';
import pc from 'picocolors';
import { counted, inLines, paintOf } from './piece.ts';
import { cutTo, padTo, widthOf } from './text.ts';

/** Places side by side in one box: those of one player above, of the other below, as wide as the window allows. */
export interface Facing {
  readonly theirs: readonly CellRecord[];
  readonly mine: readonly CellRecord[];
  readonly lanes: readonly LaneRecord[];
  readonly me: string;
}

const LEAST = 9;
const MOST = 30;

export function drawCells(
  { theirs, mine, lanes, me }: Facing,
  names: Names,
  width: number,
  isTight: boolean,
): string[] {
  const count = Math.max(theirs.length, mine.length, 1);
  const room = Math.max(LEAST, Math.min(MOST, Math.floor((width - 1) / count) - 1));
  const top = linesOf(theirs, count, names, room, isTight);
  const bottom = linesOf(mine, count, names, room, isTight);
  const rule = (left: string, cross: string, right: string): string =>
    pc.dim(`${left}${Array.from({ length: count }, () => '─'.repeat(room)).join(cross)}${right}`);
  const middle =
    lanes.length === 0
      ? rule('├', '┼', '┤')
      : pc.dim('├') + lanes.map((lane) => drawLane(lane, me, room)).join(pc.dim('┼')) + pc.dim('┤');
  const outer = isTight ? [[], []] : [[rule('┌', '┬', '┐')], [rule('└', '┴', '┘')]];
  return [...outer[0], ...top, middle, ...(lanes.length === 0 ? bottom : bottom.toReversed()), ...outer[1]];
}

/** The lines of all cells: who stands there, then what is true of it, as many lines as the longest takes. */
function linesOf(cells: readonly CellRecord[], count: number, names: Names, room: number, isTight: boolean): string[] {
  const drawn = Array.from({ length: count }, (_, at) => drawCell(cells[at], names, room, isTight));
  const height = Math.max(...drawn.map(({ length }) => length));
  return Array.from({ length: height }, (_, line) => {
    const parts = drawn.map((lines) => padTo(lines[line] ?? '', room));
    return `${pc.dim('│')}${parts.join(pc.dim('│'))}${pc.dim('│')}`;
  });
}

function drawCell(cell: CellRecord | undefined, names: Names, room: number, isTight: boolean): string[] {
  if (cell === undefined) return [''];
  const { card, marks } = cell;
  const notes = [...marks, ...(card?.marks ?? []), ...(card?.attached ?? []).map((one) => cardLine(one, names))];
  const first = card === undefined ? pc.dim(`${' '.repeat(Math.floor(room / 2))}·`) : drawFirst(card, room);
  const pieces = counted(notes.map((text) => ({ text: cutTo(names.text(text), room - 2), paint: pc.yellow })));
  const more = inLines(pieces, { text: ' ', paint: pc.dim }, room - 1, 1);
  return isTight ? [first, ...more.slice(0, 1)] : [first, ...(more.length === 0 ? [''] : more)];
}

/** The name on the left, the numbers on the right. */
function drawFirst(card: ShownCard, room: number): string {
  const numbers = numbersText(card.numbers);
  const mark = `${card.active === true ? '►' : ' '}${card.turned === true ? '↷' : ''}`;
  const name = cutTo(`${mark}${card.title}`, room - widthOf(numbers) - 2);
  const gap = ' '.repeat(Math.max(1, room - widthOf(name) - widthOf(numbers) - 1));
  return paintOf(card)(`${name}${gap}${numbers} `);
}

/** `── 3 ▼ ──`: the lane's name, and who is ahead there. */
function drawLane({ name, holder }: LaneRecord, me: string, room: number): string {
  const text = cutTo(` ${name}${holder === null ? '' : holder === me ? ' ▼' : ' ▲'} `, room);
  const left = Math.floor((room - widthOf(text)) / 2);
  const paint = holder === null ? pc.dim : holder === me ? pc.green : pc.magenta;
  return `${pc.dim('─'.repeat(left))}${paint(text)}${pc.dim('─'.repeat(room - left - widthOf(text)))}`;
}
