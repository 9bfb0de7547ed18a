import { Lexer } from 'yaml';

/** The YAML parser calls itself for every level, so a text is measured before it is parsed. */

/** Marks that the next token is the text of a value. */
const SCALAR = '\u001f';

/** The line on which flow collections (`[[[`) or lists in a row (`- - -`) go deeper than the limit, if one does. */
export function tooDeep(text: string, limit: number): number | undefined {
  let line = 1;
  let flow = 0;
  let dashes = 0;
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
    if (flow > limit || dashes > limit) return line;
  }
  return undefined;
}
