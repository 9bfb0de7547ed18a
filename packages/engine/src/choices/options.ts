import type { Choice } from '../definition/choice.ts';
import { cut, quoted } from '../world/quote.ts';
import { suggestion } from '../world/suggestion.ts';

/** What may be written for each kind of choice. A misspelt option would be a rule that nobody hears of. */
type Problem = (path: string, message: string) => void;

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const orRule = (type: string) => (value: unknown) => typeof value === type || typeof value === 'function';

/** What is wanted, as messages say it. */
const FITS = {
  'a function': (value: unknown) => typeof value === 'function',
  'a number or a function': orRule('number'),
  'a word or a function': orRule('string'),
  'true or false': (value: unknown) => typeof value === 'boolean',
  'a text': (value: unknown) => typeof value === 'string',
  anything: () => true,
  '{ min, max } or a function': (value: unknown) => isObject(value) || typeof value === 'function',
  '"any" or a function': (value: unknown) => value === 'any' || typeof value === 'function',
  'an object': isObject,
};
type Wanted = keyof typeof FITS;

type Options = Readonly<Record<string, Wanted>>;
const COMMON: Options = { if: 'a function', leftOut: 'anything', prompt: 'a text' };

const POOL: Options = {
  pool: 'a function',
  size: 'a function',
  pays: 'a function',
  demands: 'a function',
  list: 'a function',
};
const CARDS: Options = {
  cards: 'a function',
  worth: 'a function',
  due: 'a function',
  has: 'a function',
  noSuch: 'a text',
  overpay: 'a word or a function',
};

/** By kind: what gives the options, then what else can be said. */
const KINDS: Readonly<Record<string, Options>> = {
  oneOf: {
    oneOf: 'a function',
    has: 'a function',
    noSuch: 'a text',
    standIn: 'a function',
    asIs: 'true or false',
    named: 'true or false',
  },
  someOf: {
    someOf: 'a function',
    min: 'a number or a function',
    max: 'a number or a function',
    valid: 'a function',
    has: 'a function',
    noSuch: 'a text',
  },
  player: {
    player: '"any" or a function',
    has: 'a function',
    noSuch: 'a text',
    standIn: 'a function',
    asIs: 'true or false',
  },
  number: { number: '{ min, max } or a function' },
  payment: { payment: 'an object' },
  order: { order: 'a function' },
  assignment: {
    assignment: 'a function',
    to: 'a function',
    optional: 'true or false',
    needs: 'a function',
    tooFew: 'a text',
    valid: 'a function',
  },
};

function check(options: object, known: Options, of: string, path: string, problem: Problem): boolean {
  const names = Object.keys(known);
  let isGood = true;
  const wrong = (at: string, message: string): void => {
    isGood = false;
    problem(at, message);
  };
  for (const [name, value] of Object.entries(options)) {
    const at = `${path}.${cut(name)}`;
    if (!Object.hasOwn(known, name))
      wrong(at, `is no option of ${of}; there are ${names.join(', ')}${suggestion(name, names)}`);
    else if (value !== undefined && !FITS[known[name]](value))
      wrong(at, `must be ${known[name]}, not ${quoted(value)}`);
  }
  return isGood;
}

/** Whether this is a choice as definitions write it, and can be used; what is wrong with it is a problem. */
export function checkEntry(entry: unknown, path: string, problem: Problem): boolean {
  const kinds = Object.keys(KINDS);
  const written = isObject(entry) ? (entry as Record<string, unknown>) : {};
  const kind = kinds.find((name) => name in written);
  if (kind === undefined) {
    const help = Object.keys(written).flatMap((key) => suggestion(key, kinds) || []);
    problem(path, `is no choice; write { oneOf: … }, { someOf: … } or another kind${help[0] ?? ''}`);
    return false;
  }
  const needsTargets = kind === 'assignment' && written.to === undefined;
  if (needsTargets) problem(`${path}.to`, 'is missing: it gives each item its targets');
  const isGood = check(written, { ...KINDS[kind], ...COMMON }, `{ ${kind}: … }`, path, problem) && !needsTargets;
  if (kind !== 'payment' || !isObject(written.payment)) return isGood;
  const rules = written.payment as object;
  const known = 'cards' in rules ? CARDS : POOL;
  return check(rules, known, 'a payment', `${path}.payment`, problem) && isGood;
}

/** The options of a choice that was made by a call such as `oneOf(…)`, or by a kit. */
export function checkOptions({ kind, options }: Choice, path: string, problem: Problem): void {
  const known = kind === 'payment' ? ('cards' in options ? CARDS : POOL) : KINDS[kind];
  if (known !== undefined) check(options, { ...known, ...COMMON }, kind, path, problem);
}
