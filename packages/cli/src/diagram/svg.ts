import type { FlowDescription } from 'cardloom';
import { escaped } from '../escaped.ts';
import { type Box, boxOf, PAD, type Row, SIZES } from './box.ts';
import { type Arrow, type Group, type Point, stack } from './stack.ts';
import { textWidth } from './text-width.ts';
import { moveText, shortened } from './words.ts';

/** The flow as a picture: boxes in boxes, arrows for `next`. It needs no browser and no font of its own. */
export function svg(flow: FlowDescription): string {
  const group = stack(flow.segments.map(boxOf), 'game');
  const margin = 24;
  const title = flow.game;
  const open = flow.moves.map((move) => moveText(move)).join(', ');
  const subtitle = open === '' ? '' : shortened(`open throughout: ${open}`, 110);
  const top = margin + (subtitle === '' ? 34 : 54);
  const legend = ['solid: always', 'dashed: a rule decides'];
  const width = Math.ceil(
    Math.max(group.width, textWidth(title, 20) * 1.1, textWidth(subtitle, 12), textWidth(legend.join(''), 11) + 110) +
      2 * margin,
  );
  const height = Math.ceil(top + group.height + 46);
  const left = (width - group.width) / 2;
  const key = height - 18;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(`The flow of ${title}`)}">`,
    `<title>${escaped(`The flow of ${title}`)}</title>`,
    `<style>${STYLE}</style>`,
    `<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path class="tip" d="M0 1 9.5 5 0 9z"/></marker></defs>`,
    `<rect class="page" width="${width}" height="${height}"/>`,
    `<text class="title" x="${margin}" y="${margin + 16}">${escaped(title)}</text>`,
    subtitle === '' ? '' : `<text class="subtitle" x="${margin}" y="${margin + 38}">${escaped(subtitle)}</text>`,
    drawGroup(group, { x: left, y: top }),
    `<path class="arrow" d="M${margin} ${key - 4}h28" marker-end="url(#tip)"/><text class="key" x="${margin + 36}" y="${key}">${legend[0]}</text>`,
    `<path class="arrow dashed" d="M${margin + 124} ${key - 4}h28" marker-end="url(#tip)"/><text class="key" x="${margin + 160}" y="${key}">${legend[1]}</text>`,
    '</svg>\n',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function drawGroup(group: Group, { x, y }: Point): string {
  const shift = (point: Point): Point => ({ x: x + point.x, y: y + point.y });
  const parts = group.boxes.map(({ box, at }) => drawBox(box, shift(at)));
  for (const arrow of group.arrows) parts.push(drawArrow(arrow, shift));
  if (group.begin !== null) {
    const { x: cx, y: cy } = shift(group.begin);
    parts.push(`<circle class="dot" cx="${n(cx)}" cy="${n(cy)}" r="6"/>`);
  }
  if (group.end !== null) {
    const { width, height, text } = group.end;
    const at = shift(group.end.at);
    const [cx, cy] = [at.x + width / 2, at.y + height / 2];
    if (text === '') {
      parts.push(
        `<circle class="ring" cx="${n(cx)}" cy="${n(cy)}" r="7.5"/><circle class="dot" cx="${n(cx)}" cy="${n(cy)}" r="4"/>`,
      );
    } else {
      parts.push(
        `<rect class="end" x="${n(at.x)}" y="${n(at.y)}" width="${n(width)}" height="${n(height)}" rx="${n(height / 2)}"/>`,
      );
      parts.push(`<text class="end-text" x="${n(cx)}" y="${n(cy + 4)}">${escaped(text)}</text>`);
    }
  }
  return parts.join('\n');
}

function drawBox(box: Box, { x, y }: Point): string {
  const { level, width, height } = box;
  const parts = [
    `<rect class="${level.level}" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="9"/>`,
    `<text class="name" x="${n(x + PAD)}" y="${n(y + 22)}">${escaped(level.name)}</text>`,
  ];
  // a turn's name is its level already
  if (level.level !== 'turn') {
    parts.push(`<text class="tag" x="${n(x + width - PAD)}" y="${n(y + 21)}">${level.level.toUpperCase()}</text>`);
  }
  for (const row of box.rows) parts.push(drawRow(row, { x: x + PAD, y: y + row.y }));
  if (box.group !== null) {
    // in the middle of a box that its neighbours made wider
    const spare = width - 2 * PAD - box.group.width;
    parts.push(drawGroup(box.group, { x: x + box.groupAt.x + spare / 2, y: y + box.groupAt.y }));
  }
  return parts.join('\n');
}

function drawRow(row: Row, { x, y }: Point): string {
  if (row.kind !== 'move') return `<text class="${row.kind}" x="${n(x)}" y="${n(y + 12)}">${escaped(row.text)}</text>`;
  return (
    `<rect class="pill" x="${n(x)}" y="${n(y)}" width="${n(row.width)}" height="21" rx="10.5"/>` +
    `<text class="move" x="${n(x + 9)}" y="${n(y + 15)}">${escaped(row.text)}</text>`
  );
}

/** A line with round corners. */
function drawArrow({ points, isDashed, isQuiet }: Arrow, shift: (point: Point) => Point): string {
  const [first, ...rest] = points.map(shift);
  let d = `M${n(first.x)} ${n(first.y)}`;
  for (const [i, corner] of rest.entries()) {
    const before = i === 0 ? first : rest[i - 1];
    const after = rest[i + 1];
    if (after === undefined) d += `L${n(corner.x)} ${n(corner.y)}`;
    else {
      const enter = towards(corner, before);
      const leave = towards(corner, after);
      d += `L${n(enter.x)} ${n(enter.y)}Q${n(corner.x)} ${n(corner.y)} ${n(leave.x)} ${n(leave.y)}`;
    }
  }
  const classes = ['arrow', isDashed ? 'dashed' : '', isQuiet ? 'quiet' : ''].filter((name) => name !== '').join(' ');
  return `<path class="${classes}" d="${d}" marker-end="url(#tip)"/>`;
}

/** The point where the bend at `corner` begins. */
function towards(corner: Point, other: Point): Point {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y) || 1;
  const step = Math.min(7, length / 2) / length;
  return { x: corner.x + (other.x - corner.x) * step, y: corner.y + (other.y - corner.y) * step };
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

const MONO = "'DejaVu Sans Mono',Menlo,Consolas,monospace";
const STYLE = `
text{font-family:Inter,'Helvetica Neue',Arial,'DejaVu Sans',sans-serif;fill:#1c2333}
.page{fill:#fff}.title{font-size:20px;font-weight:700}.subtitle{font-size:12px;fill:#5b657a}.key{font-size:11px;fill:#5b657a}
.segment{fill:#f5f6fa;stroke:#c5cbda}.turn{fill:#fff;stroke:#c5cbda;stroke-dasharray:5 4}.phase{fill:#edf3ff;stroke:#9dbbf2}.step{fill:#fff;stroke:#9dbbf2}
.name{font-size:${SIZES.name}px;font-weight:700}.tag{font-size:${SIZES.tag}px;letter-spacing:.6px;fill:#7b8599;text-anchor:end}
.rule,.when{font-family:${MONO};fill:#5b657a}.rule{font-size:${SIZES.rule}px}.when{font-size:${SIZES.when}px}
.pill{fill:#dff3e6}.move{font-size:${SIZES.move}px;fill:#0f5a2c}
.arrow{fill:none;stroke:#48536a;stroke-width:1.5}.dashed{stroke-dasharray:5 4}.quiet{stroke:#a3acbd}.tip,.dot{fill:#48536a}
.ring{fill:none;stroke:#48536a;stroke-width:1.5}.end{fill:#48536a}.end-text{fill:#fff;font-size:12px;text-anchor:middle}
@media (prefers-color-scheme:dark){text{fill:#e4e8f1}.page{fill:#12151d}.subtitle,.key,.rule,.when{fill:#9aa4b8}.segment{fill:#191d28;stroke:#3a4357}
.turn{fill:#12151d;stroke:#3a4357}.phase{fill:#1a2540;stroke:#3f5f9c}.step{fill:#141b2c;stroke:#3f5f9c}.tag{fill:#8590a6}.pill{fill:#173a26}.move{fill:#a6e5bd}
.arrow,.ring{stroke:#aab4c8}.quiet{stroke:#5b667c}.tip,.dot{fill:#aab4c8}.end{fill:#aab4c8}.end-text{fill:#12151d}}
`;
