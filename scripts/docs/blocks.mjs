// The blocks of code in a page, as programs. What a reader need not see stands in a comment before the block:
//
//   <!-- code: const kit = declareGame({ … });
//   HERE
//   -->
//
// HERE is where the block goes (at the end, if it is left out). `<!-- goes on -->` adds a block to the one before it.
import { inspect } from 'node:util';

const FENCE = /(?:<!-- (code:|goes on|not run:)([\s\S]*?)-->\n+)?^```(\w+)[^\n]*\n([\s\S]*?)^```$/gm;

/** `{ language, line, code, notRun? }` each, in order. */
export function blocksOf(text) {
  const blocks = [];
  for (const match of text.matchAll(FENCE)) {
    const [all, mark, hidden = '', language, shown] = match;
    const line = text.slice(0, match.index + all.indexOf('```')).split('\n').length;
    const last = blocks.at(-1);
    if (mark === 'goes on' && last !== undefined) last.code += shown;
    else if (mark === 'not run:') blocks.push({ language, line, code: shown, notRun: hidden.trim() });
    else blocks.push({ language, line, code: mark === 'code:' ? placed(hidden, shown) : shown });
  }
  return blocks;
}

const placed = (hidden, shown) =>
  /^HERE$/m.test(hidden) ? hidden.replace(/^HERE$/m, () => shown) : `${hidden}\n${shown}`;

/** What a program says it prints: the comment behind each `console.log`, null where there is none. */
export const printed = (code) =>
  code
    .split('\n')
    .filter((line) => line.includes('console.log('))
    .map((line) => /\);? \/\/ (.*)$/.exec(line)?.[1] ?? null);

/** What `console.log` prints of these, in one line. */
export const shown = (words) =>
  words.map((word) => (typeof word === 'string' ? word : inspect(word, { breakLength: Infinity, depth: 6 }))).join(' ');
