import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Offer, Question } from './asker.ts';
import { withBoardNumbers } from './board-numbers.ts';
import { ListPrompt } from './list-prompt.ts';
import { readPresses } from './press.ts';
import type { Range } from './range.ts';

const QUESTION: Question = { message: 'Which?', keys: ['back', 'help'] };
const letters = (count: number): Offer<string>[] =>
  Array.from({ length: count }, (_, i) => ({ value: `v${i + 1}`, label: `Card ${String.fromCharCode(97 + i)}` }));

/** Presses keys until there is an answer. */
function press(prompt: ListPrompt<string>, keys: string): unknown {
  for (const one of readPresses(keys)) {
    const reply = prompt.press(one);
    if (reply !== undefined) return reply;
  }
  return undefined;
}
const asked = (offers: readonly Offer<string>[], keys: string, range: Range | null = null): unknown =>
  press(new ListPrompt(QUESTION, offers, range), keys);
const drawn = (prompt: ListPrompt<string>, columns = 60, rows = 20): string =>
  stripVTControlCharacters(prompt.draw(columns, rows).join('\n'));

const [UP, DOWN, ENTER] = ['\u001B[A', '\u001B[B', '\r'];

describe('one of a list', () => {
  it('a number takes the offer of that number, and it is the one that is marked', () => {
    const prompt = new ListPrompt(QUESTION, letters(5), null);
    expect(press(prompt, '3')).toEqual({ answer: ['v3'] });
    expect(drawn(prompt)).toContain('❯ 3 Card c');
  });

  it('lists of any length have numbers', () => {
    expect(asked(letters(23), '17')).toEqual({ answer: ['v17'] });
    expect(asked(letters(23), '9')).toEqual({ answer: ['v9'] });
    expect(asked(letters(23), `2${ENTER}`)).toEqual({ answer: ['v2'] });
    expect(asked(letters(23), '2')).toBeUndefined();
  });

  it('numbers that stand on the board are those that take it', () => {
    const places = ['no target', 'your slot on terrain 3', 'your slot on terrain 5', "Greedy's slot on terrain 5"];
    const offers = withBoardNumbers(places.map((label) => ({ value: label, label })));
    expect(asked(offers, '5')).toEqual({ answer: ['your slot on terrain 5'] });
    expect(asked(offers, '15')).toEqual({ answer: ["Greedy's slot on terrain 5"] });
    expect(asked(offers, '0')).toEqual({ answer: ['no target'] });
    expect(withBoardNumbers(letters(3))).toEqual(letters(3));
  });

  it('words are looked for', () => {
    expect(asked(letters(23), `/card q${ENTER}`)).toEqual({ answer: ['v17'] });
    expect(asked(letters(3), '/zzz\r')).toBeUndefined();
  });

  it('arrows move, round the end too', () => {
    expect(asked(letters(3), DOWN + DOWN + ENTER)).toEqual({ answer: ['v3'] });
    expect(asked(letters(3), UP + ENTER)).toEqual({ answer: ['v3'] });
  });

  it('the keys of a question are heard, others are not', () => {
    expect(asked(letters(3), 'b')).toEqual({ key: 'back' });
    expect(asked(letters(3), '\u001B')).toEqual({ key: 'back' });
    expect(asked(letters(3), 'u')).toBeUndefined();
    expect(asked(letters(3), '\u0003')).toEqual({ key: 'quit' });
  });

  it('all that the one looked at says is shown, where its line is too short for it', () => {
    const hint = 'Whenever another creature you control dies, each opponent loses one life and you gain one life.';
    const prompt = new ListPrompt(QUESTION, [{ value: 'v', label: 'Marrow Poet', hint }, ...letters(2)], null);
    expect(drawn(prompt).replace(/\s+/g, ' ')).toContain(hint);
  });

  it('never takes more lines than it is given', () => {
    const offers = letters(30).map((offer) => ({ ...offer, hint: 'word '.repeat(60) }));
    for (const rows of [6, 8, 12, 20])
      expect(new ListPrompt(QUESTION, offers, null).draw(60, rows).length).toBeLessThanOrEqual(rows);
    expect(drawn(new ListPrompt(QUESTION, offers, null), 60, 12)).toContain(' of 30');
  });
});

it('gives up a line of keys before it leaves out an offer', () => {
  const keys = ['help', 'back', 'undo', 'inspect', 'why', 'news', 'coming', 'game', 'log', 'table', 'save'] as const;
  const prompt = new ListPrompt({ message: 'Which dice?', keys }, letters(8), { min: 0, max: 8 });
  const lines = prompt.draw(80, 10);
  expect(lines).toHaveLength(10);
  expect(lines.join('\n')).not.toContain('of 8');
});

it('says what will come of it below the question', () => {
  const prompt = new ListPrompt({ ...QUESTION, about: 'Destroy target creature.' }, letters(2), null);
  expect(drawn(prompt)).toMatch(/Which\?\n {2}Destroy target creature\./);
});

describe('several of a list', () => {
  it('numbers and space mark, enter takes what is marked', () => {
    expect(asked(letters(4), `13${ENTER}`, { min: 0, max: 4 })).toEqual({ answer: ['v1', 'v3'] });
    expect(asked(letters(4), ` ${DOWN} 1${ENTER}`, { min: 0, max: 4 })).toEqual({ answer: ['v2'] });
  });

  it('nothing is an answer where it may be', () => {
    expect(asked(letters(4), ENTER, { min: 0, max: 2 })).toEqual({ answer: [] });
    const prompt = new ListPrompt(QUESTION, letters(4), { min: 0, max: 2 });
    expect(drawn(prompt)).toContain('Which? (up to 2, or none; 0 marked)');
  });

  it('too many or too few are refused with how many it takes', () => {
    const prompt = new ListPrompt(QUESTION, letters(4), { min: 1, max: 2 });
    expect(press(prompt, ENTER)).toBeUndefined();
    expect(drawn(prompt)).toContain('Choose 1 to 2, please: these are 0.');
    expect(press(prompt, `123${ENTER}`)).toBeUndefined();
    expect(press(prompt, `1${ENTER}`)).toEqual({ answer: ['v2', 'v3'] });
  });

  it('a marks all and none', () => {
    expect(asked(letters(4), `a${ENTER}`, { min: 0, max: 4 })).toEqual({ answer: ['v1', 'v2', 'v3', 'v4'] });
    expect(asked(letters(4), `aa${ENTER}`, { min: 0, max: 4 })).toEqual({ answer: [] });
  });
});
