import { declareGame, describeFlow } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { boxOf } from './box.ts';
import { type Group, stack } from './stack.ts';
import { textWidth, wrap } from './text-width.ts';

const long = 'averyveryverylongnamewithoutanyspaceinit';
const kit = declareGame({ name: 'lanes', state: { game: { combat: false } } });

const game = kit.define({
  segments: {
    play: {
      turn: {
        phases: {
          ending: { next: { to: ['main', null], by: ({ G }) => (G.combat ? 'main' : null) }, auto: true },
          main: {
            start: true,
            next: { to: ['combat', 'ending'], by: ({ G }) => (G.combat ? 'combat' : 'ending') },
            endIf: ({ ctx }) => ctx.allPlayersPassed,
          },
          combat: {
            next: 'ending',
            steps: {
              begin: {
                start: true,
                auto: true,
                next: { to: ['end', 'strike'], by: ({ G }) => (G.combat ? 'end' : 'strike') },
              },
              strike: { moves: { [long]: kit.move().run(() => {}) }, next: 'end' },
              end: { auto: true },
            },
          },
        },
      },
    },
  },
});

describe('the layout of a diagram', () => {
  const root = stack(describeFlow(game).segments.map(boxOf), 'game');

  it('keeps everything within what is around it', () => {
    const check = (group: Group): void => {
      for (const arrow of group.arrows) {
        for (const { x, y } of arrow.points) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(group.width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(group.height);
        }
      }
      for (const { box, at } of group.boxes) {
        expect(at.x + box.width).toBeLessThanOrEqual(group.width);
        expect(at.y + box.height).toBeLessThanOrEqual(group.height);
        for (const row of box.rows) {
          expect(row.width).toBeLessThanOrEqual(box.width - 20);
          expect(row.y).toBeLessThan(box.height);
        }
        if (box.group === null) continue;
        expect(box.groupAt.x + box.group.width).toBeLessThanOrEqual(box.width);
        expect(box.groupAt.y + box.group.height).toBeLessThanOrEqual(box.height);
        check(box.group);
      }
    };
    check(root);
  });

  it('puts the start first and gives every way an arrow', () => {
    const phases = root.boxes[0].box.group?.boxes[0].box.group as Group;
    expect(phases.boxes.map(({ box }) => box.level.name)).toEqual(['main', 'ending', 'combat']);
    // begin; main → combat, main → ending, combat → ending, ending → next turn (main is where one begins); round again
    expect(phases.arrows).toHaveLength(6);
    expect(phases.arrows.filter((arrow) => arrow.isDashed)).toHaveLength(3);
  });

  it('breaks words that fit on no line', () => {
    const lines = wrap(`${long} b`, 100, 12);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.every((line) => textWidth(line, 12) <= 100)).toBe(true);
    expect(lines.join('').replace(' b', 'b')).toBe(`${long}b`);
  });
});
