import type { Choice } from '../definition/choice.ts';
import { cut, quoted } from '../world/quote.ts';
import { suggestion } from '../world/suggestion.ts';

/** What may be written for each kind of choice. A misspelt option would be a rule that nobody hears of. */
type Problem = (path: string, message: string) => void;

const orRule = (type: string) => (value: unknown) => typeof value === type || typeof value === 'function';

/** What is wanted, as messages say it. */
const FITS = {
  'a function': (value: unknown) => typeof value === 'function',
  'a number or a function': orRule('number'),
  'a word or a function': orRule('string'),
  'true or false': (value: unknown) => typeof value === 'boolean',
  'a text': (value: unknown) => typeof value === 'string',
  anything: () => true,
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
const ONE: Options = { has: 'a function', noSuch: 'a text', standIn: 'a function', asIs: 'true or false' };

/** By kind: what can be said besides what gives the options. */
const KINDS: Readonly<Record<string, Options>> = {
  oneOf: { ...ONE, named: 'true or false' },
  player: ONE,
  someOf: {
    min: 'a number or a function',
    max: 'a number or a function',
    valid: 'a function',
    has: 'a function',
    noSuch: 'a text',
  },
  assignment: { optional: 'true or false', needs: 'a function', tooFew: 'a text', valid: 'a function' },
};

/** The options of a choice: what is wrong with them is a problem. */
export function checkOptions({ kind, options }: Choice, path: string, problem: Problem): void {
  const own = kind === 'payment' ? ('cards' in options ? CARDS : POOL) : KINDS[kind];
  const known: Options = { ...own, ...COMMON };
  const names = Object.keys(known);
  for (const [name, value] of Object.entries(options)) {
    const at = `${path}.${cut(name)}`;
    if (!Object.hasOwn(known, name))
      problem(at, `is no option of this choice; there are ${names.join(', ')}${suggestion(name, names)}`);
    else if (value !== undefined && !FITS[known[name]](value))
      problem(at, `must be ${known[name]}, not ${quoted(value)}`);
  }
  if (kind !== 'payment') return;
  const needed = own === CARDS ? ['cards', 'worth', 'due'] : ['pool'];
  for (const name of needed) if (!Object.hasOwn(options, name)) problem(`${path}.${name}`, 'is missing');
}
