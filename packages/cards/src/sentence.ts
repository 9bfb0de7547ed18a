import { either, meant, quoted, there } from '@cardloom/parts';
import { z } from 'zod';
import type { Path } from './problem.ts';
import { MOST_PROBLEMS } from './problems.ts';

/** What a schema found, as sentences: "must be a whole number, not text", "is not known here; did you mean …?". */

/** Checks a value; null if all is well. */
export function findFaults(
  schema: z.ZodType,
  value: unknown,
): { readonly data: unknown; readonly faults: readonly Fault[] } {
  let written = 0;
  // one more than are shown, so that there are known to be more; whatever comes after needs no words
  const few = (issue: RawIssue): string | undefined => (++written > MOST_WRITTEN ? 'is wrong, too' : sentence(issue));
  const result = schema.safeParse(value, { error: few, reportInput: true });
  if (result.success) return { data: result.data, faults: [] };
  const { issues } = result.error;
  return { data: undefined, faults: issues.slice(0, MOST_PROBLEMS + 1).flatMap((issue) => faultsOf(issue, [])) };
}

export interface Fault {
  readonly path: Path;
  readonly message: string;
}

type RawIssue = Parameters<z.core.$ZodErrorMap>[0];

/** The alternatives of a union are written, too, and only one of them is shown. */
const MOST_WRITTEN = 50 * MOST_PROBLEMS;

/** Unknown keys come as one issue; a line for each, in order. */
const LINE = '\n';

function sentence(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value': {
      if (issue.input === undefined) return `is missing; it must be ${expected(issue)}`;
      if (issue.code === 'invalid_value' && typeof issue.input === 'string') {
        return `${quoted(issue.input)} is not known here; ${meant(issue.input, issue.values.map(String))}`;
      }
      return `must be ${expected(issue)}, not ${shown(issue.input)}`;
    }
    case 'unrecognized_keys':
      return issue.keys
        .slice(0, MOST_PROBLEMS + 1)
        .map((key) => unknownKey(key, keysOf(issue.inst)))
        .join(LINE);
    case 'invalid_key':
      return `has a key that is not allowed: ${issue.issues.map(({ message }) => message).join('; ')}`;
    case 'invalid_union': {
      // a mapping whose `do` (or the like) names nothing there is
      const { discriminator, options } = issue;
      if (typeof discriminator !== 'string' || !Array.isArray(options)) return undefined;
      const word = field(issue.input, discriminator);
      const words = options.map(String);
      if (word === undefined) return `is missing; ${there(words)}`;
      return typeof word === 'string'
        ? `${quoted(word)} is not known here; ${meant(word, words)}`
        : `must be text, not ${shown(word)}; ${there(words)}`;
    }
    case 'too_small':
    case 'too_big':
      return size(issue);
    case 'invalid_format':
      return issue.pattern === undefined ? `must be ${issue.format}` : `must match ${issue.pattern}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    default:
      return undefined;
  }
}

type Issue = z.core.$ZodIssue;

function faultsOf(issue: Issue, base: Path): Fault[] {
  const path = [...base, ...issue.path.map((key) => (typeof key === 'number' ? key : String(key)))];
  if (issue.code === 'unrecognized_keys') {
    return issue.message.split(LINE).map((message, i) => ({ path: [...path, issue.keys[i]], message }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // the alternatives the value is of the right kind for; what it would have to be otherwise helps nobody
    const near = issue.errors.filter((branch) => !branch.some(isWrongKind));
    if (near.length === 1) return near[0].flatMap((inner) => faultsOf(inner, path));
    // a schema that says itself what it wants
    if (issue.message !== UNION) return [{ path, message: issue.message }];
    const wanted = [...new Set(issue.errors.flatMap(([first]) => (first === undefined ? [] : [expected(first)])))];
    return [{ path, message: `must be ${either(wanted)}, not ${shown(issue.input)}` }];
  }
  return [{ path, message: issue.message }];
}
const UNION = 'Invalid input';

const isWrongKind = ({ code, path }: Issue): boolean =>
  path.length === 0 && (code === 'invalid_type' || code === 'invalid_value');

function unknownKey(key: string, allowed: readonly string[]): string {
  return `${quoted(key)} is not known here; ${meant(key, allowed)}`;
}

/** The keys of a mapping's schema. */
function keysOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) return schema.keyType.options.map(String);
  return [];
}

const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
  record: 'a mapping',
  null: 'nothing',
};

function expected(issue: RawIssue | Issue): string {
  if (issue.code === 'invalid_value') return either(issue.values.map((value) => JSON.stringify(value)));
  if (issue.code === 'invalid_type') return KINDS[issue.expected] ?? issue.expected;
  return 'something else';
}

function shown(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}

function size(
  issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall> | z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>,
): string {
  const [bound, word] = issue.code === 'too_small' ? [issue.minimum, 'at least'] : [issue.maximum, 'at most'];
  if (issue.origin === 'number' || issue.origin === 'int') return `must be ${word} ${bound}, not ${shown(issue.input)}`;
  const of = issue.origin === 'string' ? 'characters' : 'entries';
  return `must have ${word} ${bound} ${of}`;
}
