import type { Dice } from '../dice.ts';
import { oddText } from './hostile-values.ts';

/** A card file somebody made to do harm, or a damaged one; `isBad` where it must be refused whatever its content. */
export interface HostileFile {
  readonly text: string;
  readonly what: string;
  readonly isBad: boolean;
}

/** A text made out of an honest file. */
type Attack = (dice: Dice, honest: string) => string;

const repeat = (count: number, line: (i: number) => string, between = '\n'): string =>
  Array.from({ length: count }, (_, i) => line(i)).join(between);

const bomb = (levels: number, width: number): string =>
  `l0: &l0 [x]\n${repeat(levels, (i) => `l${i + 1}: &l${i + 1} [${`*l${i},`.repeat(width)}]`)}`;

/** Puts a line into a file, anywhere. */
function insert(dice: Dice, text: string, line: string): string {
  const lines = text.split('\n');
  lines.splice(dice.below(lines.length + 1), 0, line);
  return lines.join('\n');
}

/** After the last line, as an entry of a list that is there. */
const entry = (text: string, line: string): string => `${text.trimEnd()}\n${line}\n`;

const sizes = (dice: Dice, ...choices: number[]): number => dice.pick(choices);

/** Each of these must be refused. */
const ATTACKS: Readonly<Record<string, Attack>> = {
  'a bomb of aliases': (dice) => bomb(sizes(dice, 3, 9, 30), sizes(dice, 2, 10)),
  'an alias': (_dice, text) => `${text}\nx1: &x1 [1]\nx2: *x1\n`,
  'an alias of itself': () => 'cards: &a [*a]',
  'a merge': (_dice, text) => `${text}\nbase: &base {a: 1}\nmore: {<<: *base}\n`,
  'a tag': (dice, text) =>
    `${text}\nx: ${dice.pick(['!!js/function', '!!python/object', '!card', '!!binary', '!!set'])} "x"\n`,
  'an unknown list': (dice, text) => `${text}\n${dice.pick(['__proto__', 'crads', 'zz', 'toString'])}: [{id: a}]\n`,
  'a name of JavaScript': (dice) =>
    `cards: [{id: a, ${dice.pick(['__proto__', 'constructor', 'prototype'])}: {polluted: true}}]`,
  'flow nesting': (dice) => `cards: ${dice.pick(['[', '{a: ', '[{a: ']).repeat(sizes(dice, 41, 1000, 50_000))}`,
  'nested indentation': (dice) => repeat(sizes(dice, 42, 300), (i) => `${' '.repeat(i)}a:`),
  'nested dashes': (dice) => `cards:\n${'- '.repeat(sizes(dice, 42, 1000, 50_000))}a`,
  'questions in questions': (dice) => '? '.repeat(sizes(dice, 42, 5000)),
  'unknown keys': (dice) => `cards: [{id: a, ${repeat(sizes(dice, 10, 1000, 50_000), (i) => `k${i}: 1`, ', ')}}]`,
  'unknown lists': (dice) => repeat(sizes(dice, 10, 1000, 20_000), (i) => `l${i}: []`),
  'cards without ids': (dice) => `cards:\n${repeat(sizes(dice, 10, 1000, 20_000), () => '  - {a: 1}')}`,
  'cards of the wrong kind': (dice) =>
    `cards:\n${repeat(sizes(dice, 10, 1000, 20_000), (i) => `  - {id: c${i}, cost: x, zz: 1}`)}`,
  'the same id': (dice) => `cards:\n${repeat(sizes(dice, 2, 1000, 10_000), () => '  - {id: same}')}`,
  'the same key': (dice) => `cards: [{id: a, ${repeat(sizes(dice, 2, 1000, 20_000), () => 'k: 1', ', ')}}]`,
  'errors of syntax': (dice) => repeat(sizes(dice, 1, 100, 10_000), () => 'a: b: c: ]'),
  'an open text': (dice) => `cards: [{id: a, text: "${'x'.repeat(sizes(dice, 10, 100_000))}`,
  'an open list': (dice) => `cards: [${'1, '.repeat(sizes(dice, 10, 10_000))}`,
  'several documents': (_dice, text) => `${text}\n---\n${text}`,
  'an escape': (dice, text) =>
    insert(dice, text, `# ${dice.pick(['\u001B[2J', '\u0007', '\u009B', '\u007F', '\u202E', '\u2028'])}`),
  'an escape in a value': (dice) =>
    `cards: [{id: a, text: "${dice.pick(['\\e[2J', '\\x9b', '\\a', '\\L', '\\P', '\\u202e'])}"}]`,
  'an escape in a key': (dice) => `cards: [{id: a, "${dice.pick(['\\e', '\\n', '\\t', '\\0'])}": 1}]`,
  'a key that is no text': (dice) =>
    `cards: [{id: a, ${dice.pick(['? [b] : c', '? {b: 1} : c', 'null: 1', 'true: 1', '.nan: 1'])}}]`,
  'a scalar': (dice) => dice.pick(['5', 'text', '[1]', 'true', '"x"', '- a', '|\n x']),
  'a list that is none': (dice) =>
    `cards: ${dice.pick(['5', 'text', '{a: {}}', 'true', '[1]', '[[]]', '[null]', '{}x'])}`,
  'a huge text': () => `# ${'x'.repeat(1_000_001)}`,
  'an endless number': (dice) =>
    `cards: [{id: a, cost: ${dice.pick(['.inf', '-.inf', '.nan', `1${'0'.repeat(400)}`, '0x'.padEnd(2000, 'f')])}}]`,
  'bad ids': (dice) => `cards: [{id: "${dice.pick(['', ' ', 'a b', '../x', '<b>', 'ä', '-a'])}"}]`,
  'a directive': (dice, text) =>
    `%YAML ${dice.pick(['3.0', '1.1', 'x'])}\n%TAG ! tag:x,2000:\n---\n${text}\nx: !foo 1\n`,
  'an anchor at every value': (dice) =>
    `cards: [${repeat(sizes(dice, 10, 5000), (i) => `&a${i} {id: c${i}}`, ', ')}, *a1]`,
};

/** Damage that may turn out to be harmless. */
const DAMAGE: Readonly<Record<string, Attack>> = {
  'a line out of place': (dice, text) => insert(dice, text, dice.pick(text.split('\n'))),
  'a line taken out': (dice, text) => {
    const lines = text.split('\n');
    lines.splice(dice.below(lines.length), 1);
    return lines.join('\n');
  },
  'an end cut off': (dice, text) => text.slice(0, dice.below(text.length)),
  'a character changed': (dice, text) => {
    const at = dice.below(text.length);
    return text.slice(0, at) + dice.pick([...'[]{}:,#&*!|>%@`"\'-? \n\tx0']) + text.slice(at + 1);
  },
  'a word changed': (dice, text) => {
    const words = [...text.matchAll(/[\w-]+/g)];
    if (words.length === 0) return text;
    const { 0: word, index } = dice.pick(words);
    const other = dice.pick([
      oddText(dice),
      `${word}x`,
      dice.pick(words)[0],
      '-1',
      '1e9',
      '[]',
      '{}',
      'null',
      '~',
      '0.5',
      '0o17',
    ]);
    return (
      text.slice(0, index) +
      (/[\p{Cc}\p{Cs}\p{Bidi_Control}]/u.test(other) ? 'x' : other) +
      text.slice(index + word.length)
    );
  },
  'a surplus entry': (dice, text) =>
    entry(text, `  - {id: surplus${dice.below(9)}, ${oddKey(dice)}: ${dice.below(9)}}`),
  tabs: (_dice, text) => text.replaceAll('  ', '\t'),
  'other line ends': (_dice, text) => text.replaceAll('\n', '\r\n'),
  'a mark at the beginning': (_dice, text) => `\uFEFF${text}`,
  nothing: () => '',
  'comments only': (dice) => '#\n'.repeat(sizes(dice, 1, 1000, 10_000)),
  'empty lines': (dice) => '\n'.repeat(sizes(dice, 1, 1000, 10_000)),
};

const oddKey = (dice: Dice): string => dice.pick(['cost', 'title', 'text', 'zz', 'ID', 'type', 'on_play']);

export function hostileFile(dice: Dice, honest: string): HostileFile {
  const isBad = !dice.chance(3);
  const attacks = isBad ? ATTACKS : DAMAGE;
  const what = dice.pick(Object.keys(attacks));
  return { text: attacks[what](dice, honest), what, isBad };
}
