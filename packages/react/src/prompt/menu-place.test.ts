import { expect, it } from 'vitest';
import { placeAmong, widthBeside } from './menu-place.ts';

const box = (left: number, right: number) => ({ left, right, top: 0, bottom: 100 });
const room = box(0, 1008);

it('a menu is narrower where it then hides none of one’s own cards', () => {
  expect(widthBeside([box(344, 472), box(616, 744)], room)).toBe(316);
});

it('with room enough, or with none at all, it is as wide as usual', () => {
  expect(widthBeside([box(500, 628)], room)).toBe(372);
  expect(widthBeside([box(120, 900)], room)).toBe(372);
  expect(widthBeside([], room)).toBe(372);
});

/** Three characters a side, as in a game of dice at 1280 × 800: theirs further to the left, and a menu that needs some height. */
function amongCharacters(height: number) {
  const at = (left: number, top: number, width: number, high: number) => ({
    left,
    top,
    right: left + width,
    bottom: top + high,
  });
  const own = [348, 480, 612].map((left) => at(left, 310, 128, 178));
  const theirs = [291, 427, 563].map((left) => at(left, 101, 128, 178));
  const prompt = at(295, 558, 498, 52);
  const [theirHead, ownHead] = [at(12, 60, 164, 175), at(12, 580, 164, 208)];
  const card = own[1];
  return {
    room: at(0, 48, 1008, 752),
    card,
    isHeld: false,
    half: 307,
    prompt,
    ownHead,
    theirHead,
    own,
    theirs,
    seen: [
      ...[...own, ...theirs].map((box) => ({ box, weight: 4 })),
      ...[theirHead, ownHead].map((box) => ({ box, weight: 1 })),
      { box: prompt, weight: 100 },
      { box: card, weight: 100 },
    ],
    heightAt: () => height,
  };
}

const hiddenBy = (height: number) => {
  const among = amongCharacters(height);
  const { left, top, width, maxHeight } = placeAmong(among);
  const menu = {
    left: left + among.room.left,
    top: top + among.room.top,
    right: left + among.room.left + width,
    bottom: top + among.room.top + Math.min(height, maxHeight),
  };
  return [...among.own, ...among.theirs, among.prompt, among.ownHead, among.theirHead].filter(
    (one) => one.left < menu.right && one.right > menu.left && one.top < menu.bottom && one.bottom > menu.top,
  );
};

it('a menu that needs more room than there is says so', () => {
  expect([300, 600].map((height) => placeAmong(amongCharacters(height)).isCut)).toEqual([false, true]);
});

it.each([200, 294, 330])('a menu %i high hides neither one’s own cards nor an opponent’s', (height) => {
  expect(hiddenBy(height)).toEqual([]);
});
