import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pace } from './pace.ts';
import { stubFrames } from './stub-frames.fixture.ts';

let draw: () => void;
let shown: string[] = [];
const card = (name: string) => () => void shown.push(name);

beforeEach(() => {
  draw = stubFrames();
  shown = [];
});
afterEach(() => {
  for (let i = 0; i < 50; i++) draw();
  vi.unstubAllGlobals();
});

it('one card a frame gets what stands on it', () => {
  const pace = new Pace('face', 8);
  for (const name of ['a', 'b', 'c']) pace.ask(card(name));
  const frames = [1, 2, 3].map(() => {
    draw();
    return shown.join('');
  });
  expect(frames).toEqual(['a', 'ab', 'abc']);
});

it('a card that is gone, or looks as it did, takes no frame', () => {
  const pace = new Pace('face', 8);
  const [a, b] = [card('a'), card('b')];
  pace.ask(a);
  pace.ask(b);
  pace.drop(a);
  draw();
  expect(shown).toEqual(['b']);
});

it('new ones come before others', () => {
  new Pace('face', 8).ask(card('old'));
  new Pace('newcomer', 4).ask(card('new'));
  draw();
  expect(shown).toEqual(['new']);
});

it('where very many wait, more come at once', () => {
  const pace = new Pace('newcomer', 4);
  for (let i = 0; i < 30; i++) pace.ask(card('x'));
  draw();
  expect(shown).toHaveLength(7);
  for (let i = 0; i < 12; i++) draw();
  expect(shown).toHaveLength(30);
});
