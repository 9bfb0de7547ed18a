import { controlCharacterIn } from 'cardloom';
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  type Range,
  type YAMLMap,
} from 'yaml';
import type { CardFile } from './files.ts';
import { findExcess } from './measure.ts';
import { type Path, showPath } from './problem.ts';
import { MOST_PROBLEMS, type Problems } from './problems.ts';

/**
 * From a YAML text to plain data that remembers its lines. Only text, numbers, truth values, lists and mappings come out.
 *
 * ```ts
 * const raw: Data = { id: 'jab', keywords: ['go_again'] };
 * const keysOf = (mapping: DataMapping): string[] => Object.keys(mapping);
 * ```
 */

export type Data = null | boolean | number | string | readonly Data[] | DataMapping;
/** A mapping of card data. */
export interface DataMapping {
  readonly [key: string]: Data;
}

export interface Tree {
  readonly data: Data;
  /** The line of a value, or of the nearest thing around it that is there. */
  lineOf(path: Path): number;
}

/** How large and how deep a card file may be. */
export interface Limits {
  /** The longest file, in characters. */
  readonly length: number;
  /** How many lists and mappings may lie in each other. */
  readonly depth: number;
  /** How many words and signs; a card has some fifty. */
  readonly tokens: number;
}
export const LIMITS: Limits = { length: 1_000_000, depth: 40, tokens: 30_000 };

/** Names that mean something to JavaScript itself; as keys of data they could only do harm. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** The data of a file, frozen; undefined if it could not be read, and then there are problems. */
export function readTree(file: CardFile, limits: Limits, problems: Problems): Tree | undefined {
  const refuse = (message: string, line?: number): undefined =>
    void problems.add(file.name, () => ({ line, path: '', message }));

  if (file.text.length > limits.length) {
    return refuse(`is too long: ${file.text.length} characters; at most ${limits.length} are read`);
  }
  const control = controlLine(file.text);
  if (control !== undefined) {
    return refuse(`has the control character ${control.name}, which no card needs; take it out`, control.line);
  }
  const excess = findExcess(file.text, limits);
  if (excess !== undefined) return refuse(excess.message, excess.line);

  const lines = new LineCounter();
  const document = withoutStacks(() =>
    parseDocument(file.text, {
      lineCounter: lines,
      schema: 'core',
      version: '1.2',
      merge: false,
      // looked for below: here every key would be compared with every other
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'error',
    }),
  );
  const lineAt = (offset: number): number => lines.linePos(offset).line;
  const faults = [...document.errors, ...document.warnings];
  for (const { message, pos } of faults.slice(0, MOST_PROBLEMS + 1)) {
    refuse(`is no valid YAML: ${message}`, lineAt(pos[0]));
  }
  if (faults.length > 0) return undefined;

  const before = problems.list.length;
  const root = document.contents;
  const data = convert(root, []);
  const pairs = new Pairs();
  return problems.list.length > before ? undefined : { data, lineOf: (path) => lineAt(find(root, path, pairs)) };

  function convert(node: unknown, path: Path): Data {
    const report = (message: string): null => {
      problems.add(file.name, () => ({ line: lineAt(startOf(node)), path: showPath(path), message }));
      return null;
    };
    if (node === null || node === undefined) return null;
    if (path.length > limits.depth) return report(`is nested more than ${limits.depth} levels deep`);
    if (isAlias(node)) return report(`is an alias (*${node.source}); write the value out`);
    if (isScalar(node)) {
      const { value } = node;
      if (typeof value === 'string') return isClean(value) ? value : report(unclean(value));
      if (value === null || typeof value === 'boolean') return value;
      return typeof value === 'number' ? value : report('must be text, a number, true, false or null');
    }
    if (isSeq(node)) return Object.freeze(node.items.map((item, i) => convert(item, [...path, i])));
    if (!isMap(node)) return report('must be text, a number, a list or a mapping');
    const mapping: Record<string, Data> = {};
    for (const pair of node.items) {
      const key = keyOf(pair);
      if (key === undefined) report('has a key that is no text');
      else if (controlCharacterIn(key) !== null)
        report(`has a key with the control character ${controlCharacterIn(key)}`);
      else if (FORBIDDEN.has(key)) report(`has the key "${key}", which is not allowed`);
      else if (Object.hasOwn(mapping, key)) {
        problems.add(file.name, () => ({
          line: lineAt(startOf(pair.key)),
          path: showPath([...path, key]),
          message: 'is there twice',
        }));
      } else mapping[key] = convert(pair.value, [...path, key]);
    }
    return Object.freeze(mapping);
  }
}

/** Where a text has a control character that is no end of a line and no tab. */
function controlLine(text: string): { name: string; line: number } | undefined {
  if (isClean(text)) return undefined;
  for (const [i, line] of text.split('\n').entries()) {
    const name = controlCharacterIn(withoutLayout(line));
    if (name !== null) return { name, line: i + 1 };
  }
  return undefined;
}

/** A text of several lines is still a text; whatever else a terminal would obey is not. */
const withoutLayout = (text: string): string => text.replaceAll(/[\t\n\r]/g, ' ');
const isClean = (text: string): boolean => controlCharacterIn(withoutLayout(text)) === null;
const unclean = (text: string): string =>
  `has the control character ${controlCharacterIn(withoutLayout(text))}; take it out`;

function keyOf({ key }: Pair): string | undefined {
  const value = isScalar(key) ? key.value : key;
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;
}

function startOf(node: unknown): number {
  const range: Range | null | undefined = (node as Node | null)?.range;
  return range?.[0] ?? 0;
}

/** Every syntax error of the parser would remember where in the program it arose: most of the work of a bad file. */
function withoutStacks<R>(work: () => R): R {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = before;
  }
}

/** The pairs of mappings by key: a mapping is gone through once, however often somebody looks in it. */
class Pairs {
  readonly #known = new WeakMap<YAMLMap, ReadonlyMap<string | undefined, Pair>>();

  of(node: YAMLMap): ReadonlyMap<string | undefined, Pair> {
    const known = this.#known.get(node);
    if (known !== undefined) return known;
    const made = new Map(node.items.map((pair) => [keyOf(pair), pair]));
    this.#known.set(node, made);
    return made;
  }
}

/** The offset of the key or value at a path, or of the last thing on the way that is there. */
function find(root: Node | null, path: Path, pairs: Pairs): number {
  let node: unknown = root;
  let offset = startOf(root);
  for (const step of path) {
    if (isSeq(node) && typeof step === 'number') {
      node = node.items[step];
      if (node === undefined) break;
      offset = startOf(node);
    } else if (isMap(node)) {
      const pair: Pair | undefined = pairs.of(node).get(String(step));
      if (pair === undefined) break;
      offset = startOf(pair.key);
      node = pair.value;
    } else break;
  }
  return offset;
}
