import { expect, it } from 'vitest';
import { calmWidth, cardWidth, gapBetween, seenBefore, seenOf } from './card-width.ts';

const line = (count: number, scale = 1) => ({ count, scale });
const area = { width: 720, height: 400, most: 146, want: 96 };

it('a few cards are as wide as they may be', () => {
  expect(cardWidth([line(3)], area)).toBe(146);
});

it('rows share the height', () => {
  const width = cardWidth([line(3), line(2, 0.88)], { ...area, height: 260 });
  expect(width).toBe(Math.floor((260 - 8 - 8) / (1.4 * 1.88)));
});

it('many cards stand side by side as long as they are wide enough, then they lap', () => {
  expect(cardWidth([line(7)], area)).toBe(Math.floor(728 / 7 - 8));
  const lapped = cardWidth([line(9)], area);
  expect(lapped).toBe(96);
  expect(gapBetween(9, lapped, 720)).toBeLessThan(0);
  expect(9 * lapped + 8 * gapBetween(9, lapped, 720)).toBeCloseTo(720);
});

it('cards lap inside their groups only, and groups never do', () => {
  const groups = 3;
  const card = cardWidth([{ count: 10, scale: 1, groups }], area);
  const gap = gapBetween(10, card, 720, groups);
  expect(gap).toBeLessThan(0);
  expect(10 * card + 7 * gap).toBeCloseTo(720);
  expect(gapBetween(3, card, 100, groups)).toBe(8);
});

it('lanes never lap', () => {
  const width = cardWidth([line(9)], { ...area, laps: false });
  expect(9 * width + 8 * 8).toBeLessThanOrEqual(720);
});

it('no card is too narrow to read, and where the page scrolls only the width counts', () => {
  expect(cardWidth([line(40)], { ...area, height: 20 })).toBe(44);
  expect(cardWidth([line(3)], { ...area, width: 344, height: Infinity, most: 104 })).toBe(104);
});

it('a side without cards leaves room for some', () => {
  expect(cardWidth([line(0)], area)).toBe(146);
});

it.each([1, 2, 5, 12, 30])('%i cards are never wider than the area', (count) => {
  for (const width of [320, 540, 900]) {
    const card = cardWidth([line(count)], { ...area, width });
    expect(count * card + (count - 1) * gapBetween(count, card, width)).toBeLessThanOrEqual(width + 0.01);
  }
});

it('one card more or less changes nothing where many share the room, and nothing gets wider than it may be', () => {
  const flat = { width: 1400, height: 1000, most: 128, want: 60 };
  const counts = Array.from({ length: 20 }, (_, i) => line(i + 5));
  const [exact, calm] = [cardWidth, calmWidth].map((of) => counts.map((one) => of([one], flat)));
  expect(calm.every((width, i) => width <= exact[i] && width > exact[i] / 1.1)).toBe(true);
  expect(new Set(calm).size).toBeLessThan(new Set(exact).size);
  expect(calmWidth([line(3), line(2, 0.88)], { ...area, height: 260 })).toBe(
    cardWidth([line(3), line(2, 0.88)], { ...area, height: 260 }),
  );
});

it('what is seen of a lapped card changes in steps', () => {
  expect([seenOf(8, 100), seenOf(0, 100)]).toEqual([undefined, undefined]);
  expect([seenOf(-1, 100), seenOf(-10, 100), seenOf(-34, 100), seenOf(-95, 100)]).toEqual([90, 90, 60, 30]);
  expect([seenBefore(70, true, false), seenBefore(70, true, true), seenBefore(undefined, true, false)]).toEqual([
    60,
    70,
    undefined,
  ]);
});
