import type { RuleFunction } from '../definition/node.ts';

/** Names a function has only because of the property it stands in. */
const PROPERTY_NAMES = new Set(['', 'endIf', 'next', 'by', 'when', 'bivariant', 'anonymous']);

/**
 * A rule in words: the name of a function that has one of its own, else what an arrow function answers with. It reads
 * the source, so it is for people's eyes only; what it cannot read is `a rule says so`.
 */
export function ruleText(rule: RuleFunction): string {
  if (!PROPERTY_NAMES.has(rule.name)) return rule.name;
  const source = String(rule).replace(/\s+/g, ' ').trim();
  const body = bodyOf(source);
  if (body === null) return 'a rule says so';
  const returned = /^\{ ?return (.+?);? ?\}$/.exec(body);
  const text = returned === null ? body : returned[1];
  return text.startsWith('{') || text.includes('return ') ? 'a rule says so' : unwrapped(text);
}

/** What stands after the arrow, or the braces of a function. */
function bodyOf(source: string): string | null {
  let depth = 0;
  for (let i = 0; i < source.length; i++) {
    const c = source[i];
    if (c === '(' || c === '{' || c === '[') {
      // the braces of a method come after its parameters, at the outermost level
      if (c === '{' && depth === 0 && i > 0) return source.slice(i);
      depth++;
    } else if (c === ')' || c === '}' || c === ']') depth--;
    else if (depth === 0 && source.startsWith('=>', i)) return source.slice(i + 2).trim();
  }
  return null;
}

/** Without parentheses around the whole. */
function unwrapped(text: string): string {
  if (!text.startsWith('(') || !text.endsWith(')')) return text;
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')' && --depth === 0)
      return i === text.length - 1 ? unwrapped(text.slice(1, -1).trim()) : text;
  }
  return text;
}
