import { declareGame, describeFlow } from 'cardloom';
import { expect, it } from 'vitest';
import { combatOr, combatState, endsPhase, endsStep, unless } from './index.ts';

const isOver = (): boolean => false;

it('a flow of parts shows where its levels lead', () => {
  const game = declareGame({ name: 'ways', state: { game: combatState } }).define({
    segments: {
      play: {
        turn: {
          phases: {
            main: { start: true, next: combatOr('combat', 'end'), moves: { endsPhase } },
            combat: {
              next: 'main',
              sameTurn: true,
              steps: {
                block: { start: true, next: unless(isOver, 'after', 'damage'), moves: { endsStep } },
                damage: { auto: true, next: 'after' },
                after: { auto: true, next: unless(isOver, null, 'damage') },
              },
            },
            end: { auto: true, next: null },
          },
        },
      },
    },
  });
  const [main, combat] = describeFlow(game).segments[0].children[0].children;
  expect(main.next).toMatchObject({ to: ['combat', 'end'], ends: false });
  const [block, , after] = combat.children;
  expect(block.next).toMatchObject({ to: ['damage', 'after'], ends: false });
  expect(after.next).toMatchObject({ to: ['damage'], ends: true });
});
