import { Lexer } from 'yaml';
import type { Limits } from './tree.ts';

/** The YAML parser builds everything and calls itself for every level, so a text is measured before it is parsed. */

/** Marks that the next token is the text of a value. */
const SCALAR = '\u001f';

/** What is too much about a text, and on which line; undefined if all is well. */
export interface Excess {
  readonly line: number;
  readonly message: string;
}

/** Looks for flow collections (`[[[`) or lists in a row (`- - -`) that go too deep, and for too many words and signs. */
export function findExcess(text: string, { depth, tokens: most }: Limits): Excess | undefined {
  let line = 1;
  let flow = 0;
  let dashes = 0;
  let tokens = 0;
  let isText = false;
  for (const token of new Lexer().lex(text)) {
    if (isText) {
      for (let i = 0; i < token.length; i++) if (token[i] === '\n') line++;
      isText = false;
    } else if (token === SCALAR) isText = true;
    else if (token === '[' || token === '{') flow++;
    else if (token === ']' || token === '}') flow--;
    else if (token === '-' || token === '?') dashes++;
    else if (token.includes('\n')) {
      line++;
      dashes = 0;
    }
    if (flow > depth || dashes > depth) return { line, message: `is nested more than ${depth} levels deep` };
    if (++tokens > most) {
      return { line, message: `holds too much: more than ${most} words and signs; make several files of it` };
    }
  }
  return undefined;
}
