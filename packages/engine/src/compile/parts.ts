import { card, cards, data, Field, optional, player, players, target } from '../definition/fields.ts';
import type { Problems } from '../definition/problems.ts';
import { canonicalJson } from '../world/json.ts';
import { STORED_DEPTH } from '../world/limits.ts';
import { cut, messageOf, quoted } from '../world/quote.ts';
import { suggestion } from '../world/suggestion.ts';

/**
 * What the parts of a definition look like. Whatever does not fit is a problem with its path, and is left out of what is
 * compiled, so that everything else can be looked at as well.
 */
type Part = (value: unknown, path: string, problems: Problems) => unknown;
type Parts = Readonly<Record<string, Part>>;

const must =
  (isGood: (value: unknown) => boolean, what: string): Part =>
  (value, path, problems) => {
    if (isGood(value)) return value;
    problems.error(path, `must be ${what}, not ${quoted(value)}`);
    return undefined;
  };

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rule = must((value) => typeof value === 'function', 'a function');
const text = must((value) => typeof value === 'string' && value !== '', 'a text');
const object = must(isObject, 'an object');

/** One of some words. */
const word =
  (...words: readonly string[]): Part =>
  (value, path, problems) => {
    if (typeof value === 'string' && words.includes(value)) return value;
    problems.error(path, `is ${quoted(value)}; write one of ${words.join(', ')}${suggestion(value, words)}`);
    return undefined;
  };

const list =
  (part: Part, what: string): Part =>
  (value, path, problems) => {
    if (Array.isArray(value)) return value.map((item, i) => part(item, `${path}[${i}]`, problems)).filter(isThere);
    problems.error(path, `must be a list of ${what}, not ${quoted(value)}`);
    return undefined;
  };
const isThere = (value: unknown): boolean => value !== undefined;

/** Things by name. */
const named =
  (part: Part): Part =>
  (value, path, problems) => {
    if (!isObject(value)) {
      problems.error(path, `must be an object, not ${quoted(value)}`);
      return undefined;
    }
    const out: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(value)) {
      const at = `${path}.${cut(name)}`;
      if (name === '__proto__') problems.error(at, 'is a name that JavaScript uses itself');
      else {
        const read = part(member, at, problems);
        if (isThere(read)) out[name] = read;
      }
    }
    return out;
  };

/** An object with these parts and no others; those with a mark (`of!`) must be there. */
const parts = (what: string, given: Parts): Part => {
  const known = Object.fromEntries(Object.entries(given).map(([key, part]) => [key.replace('!', ''), part]));
  const names = Object.keys(known);
  const needed = names.filter((name) => `${name}!` in given);
  return (value, path, problems) => {
    if (!isObject(value)) {
      problems.error(path, `must be an object { ${names.join(', ')} }, not ${quoted(value)}`);
      return undefined;
    }
    for (const name of needed) {
      if (!Object.hasOwn(value, name)) problems.error(`${path}.${name}`, 'is missing');
    }
    const out: Record<string, unknown> = {};
    for (const [key, member] of Object.entries(value)) {
      const at = path === '' ? cut(key) : `${path}.${cut(key)}`;
      if (!Object.hasOwn(known, key)) {
        problems.error(at, `is no part of ${what}; there are ${names.join(', ')}${suggestion(key, names)}`);
      } else if (member !== undefined) {
        const read = known[key](member, at, problems);
        if (isThere(read)) out[key] = read;
      }
    }
    return out;
  };
};

/** The initial value of an attribute. */
const attribute: Part = (value, path, problems) => {
  try {
    if (typeof value === 'number' && (value | 0) !== value) throw new TypeError(`is ${value}, no 32-bit whole number`);
    canonicalJson(value, '', STORED_DEPTH);
    return value;
  } catch (error) {
    problems.error(path, `cannot be stored: ${messageOf(error)}`);
    return undefined;
  }
};
const attributes = named(attribute);

const check: Part = (value, path, problems) => {
  if (typeof value === 'function') return value;
  if (isObject(value)) return parts('a check', { 'find!': rule, 'do!': text })(value, path, problems);
  problems.error(
    path,
    `must be a function, or { find, do }: which cards, and the effect for them; not ${quoted(value)}`,
  );
  return undefined;
};

/** Those of a game, with the parts that are looked at where they are compiled as they are. */
const asIs: Part = (value) => value;

const DEFINITION: Parts = {
  name: text,
  version: text,
  players: asIs,
  teams: asIs,
  sight: named(rule),
  couldBe: rule,
  pending: list(text, 'names'),
  state: parts('the state', { game: attributes, player: attributes, card: attributes, ctx: attributes }),
  zones: named(
    parts('a zone', {
      'of!': word('player', 'game'),
      'seenBy!': word('nobody', 'owner', 'team', 'others', 'everyone', 'rule'),
      drawTo: text,
      holds: rule,
    }),
  ),
  cards: named(object),
  setup: rule,
  moves: asIs,
  segments: asIs,
  flow: asIs,
  secrets: parts('the secrets', {
    game: list(text, 'attributes'),
    player: list(text, 'attributes'),
    card: list(text, 'attributes'),
    seenBy: word('owner', 'team', 'others'),
    deal: rule,
  }),
  references: parts('the references', {
    game: list(text, 'attributes'),
    player: list(text, 'attributes'),
    card: list(text, 'attributes'),
  }),
  leaks: asIs,
  evaluate: rule,
  effects: object,
  decisions: named(asIs),
  triggers: parts('the triggers', {
    'listens!': rule,
    'zones!': list(text, 'zones'),
    order: rule,
    fire: rule,
    together: rule,
    stacked: parts('stacked triggers', { 'catch!': rule, 'put!': text, 'ask!': text }),
  }),
  checks: list(check, 'checks'),
  frames: parts('the frames', { 'at!': word('frame', 'priority'), 'first!': word('triggers', 'checks') }),
  stack: parts('the stack', { 'zone!': text, 'resolve!': text }),
  layers: parts('the layers', {
    'zones!': list(text, 'zones'),
    'order!': list(text, 'layers'),
    'base!': rule,
    'effects!': rule,
    settle: rule,
  }),
  identity: parts('the identity', { 'card!': text, 'game!': text }),
  modifiers: object,
  check: word('strict', 'normal', 'lenient'),
};

const definition = parts('a definition', DEFINITION);

/** What an event, an effect or a decision carries: a function is most likely a `card` that was not called. */
const field: Part = (value, path, problems) => {
  if (typeof value !== 'function') return value instanceof Field ? value : attribute(value, path, problems);
  const made = Object.hasOwn(MAKERS, value.name) ? `; write ${value.name}()` : '';
  problems.error(path, `must be an example of a value, or what card(), player() and the like give${made}`);
  return undefined;
};
const MAKERS = { card, cards, player, players, target, optional, data };
const payload = named(field);

/** What a kit adds to a definition: its first half, as far as it stands in the second half as well. */
const DECLARED: Parts = {
  payloads: (value, _path, problems) =>
    Object.fromEntries(Object.entries(value as object).map(([kind, given]) => [kind, payloads(given, kind, problems)])),
  names: asIs,
  modifiables: (value, _path, problems) =>
    named(parts('a declared modifier', { 'value!': attribute, about: payload }))(value, 'modifiers', problems),
};
const payloads: Part = (value, path, problems) => named(payload)(value, path, problems) ?? {};

/** The definition without what cannot be used; what that is becomes a problem. */
export function readParts<D extends object>(given: D, problems: Problems): D {
  const value: unknown = given;
  if (!isObject(value)) {
    problems.error('definition', `must be an object, not ${quoted(given)}`);
    return {} as D;
  }
  const written: Record<string, unknown> = { ...value };
  const declared: Record<string, unknown> = {};
  for (const [key, part] of Object.entries(DECLARED)) {
    if (key in written) declared[key] = part(written[key], key, problems);
    delete written[key];
  }
  const read = { ...(definition(written, '', problems) as object), ...declared } as D & Names;
  checkReferences(read, problems);
  return read;
}

interface Names {
  readonly zones?: Readonly<Record<string, { readonly drawTo?: string }>>;
}

/** Names that stand for something declared elsewhere. */
function checkReferences({ zones = {} }: Names, problems: Problems): void {
  const names = Object.keys(zones);
  for (const [name, { drawTo }] of Object.entries(zones)) {
    if (drawTo === undefined || names.includes(drawTo)) continue;
    const help = suggestion(drawTo, names);
    problems.error(`zones.${name}.drawTo`, `names ${quoted(drawTo)}, but there is no such zone${help}`);
  }
}
