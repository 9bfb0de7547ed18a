import type { FlowDescription, FlowLevel } from 'cardloom';
import { inLine } from '../terminal.ts';
import { endText, moveText, nextText, shortened } from './words.ts';

/** The flow as a Mermaid state diagram: levels within levels, `next` as arrows, conditions on them, moves in notes. */
export function mermaid(flow: FlowDescription): string {
  const lines = ['---', `title: ${JSON.stringify(inLine(flow.game))}`, '---', 'stateDiagram-v2'];
  const open = flow.moves.filter((move) => !move.table);
  if (open.length > 0) lines.push(`  %% open throughout: ${text(open.map(moveText).join(', '))}`);
  siblings(flow.segments, lines, '  ');
  return `${lines.join('\n')}\n`;
}

function siblings(levels: readonly FlowLevel[], lines: string[], indent: string): void {
  for (const level of levels) {
    const id = idOf(level);
    lines.push(`${indent}state "${text(level.name)}" as ${id}`);
    if (level.children.length > 0) {
      lines.push(`${indent}state ${id} {`);
      siblings(level.children, lines, `${indent}  `);
      lines.push(`${indent}}`);
    }
    if (level.moves.length > 0) {
      lines.push(`${indent}note right of ${id}`);
      for (const move of level.moves) {
        const when = move.when === null ? '' : ` if ${text(shortened(move.when, 60))}`;
        lines.push(`${indent}  ${text(moveText(move))}${when}`);
      }
      lines.push(`${indent}end note`);
    }
  }
  for (const level of levels) arrows(level, levels, lines, indent);
}

function arrows(level: FlowLevel, levels: readonly FlowLevel[], lines: string[], indent: string): void {
  const id = idOf(level);
  if (level.isStart) lines.push(`${indent}[*] --> ${id}`);
  const label = (extra: string | null): string => {
    const parts = [endText(level), extra].filter((part) => part !== null);
    return parts.length === 0 ? '' : ` : ${text(shortened(parts.join('; '), 90))}`;
  };
  const rule = nextText(level);
  for (const name of level.next.to) {
    const target = levels.find((sibling) => sibling.name === name);
    if (target !== undefined) lines.push(`${indent}${id} --> ${idOf(target)}${label(rule)}`);
  }
  if (level.level === 'turn') lines.push(`${indent}${id} --> ${id} : ${text(shortened(rule ?? 'next player', 90))}`);
  else if (level.next.ends) lines.push(`${indent}${id} --> [*]${label(rule)}`);
  else if (level.next.to.length === 0) lines.push(`${indent}${id} --> [*]${label(rule ?? 'a rule decides')}`);
}

/**
 * With a letter of its own in front, because `end`, `note` and others are words of Mermaid's, and two underscores
 * between, because `x_end` is the name it gives the end of `x`.
 */
const idOf = (level: FlowLevel): string =>
  level.path
    .replace(/^segments\./, 's.')
    .replace(/\b(phases|steps)\./g, '')
    .replace(/\W/g, '__');

/** Mermaid reads `:`, `;`, `#`, quotes and braces as its own; a line of its own would be a statement. */
const text = (value: string): string => inLine(value).replace(/[#;:"{}<>]/g, (c) => `#${c.codePointAt(0)};`);
