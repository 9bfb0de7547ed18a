import { defineGame, describeFlow } from 'cardloom';
import { expect, it } from 'vitest';
import { combatOr, combatState, unless } from './combat.ts';
import { endsPhase, endsStep } from './windows.ts';

const isOver = (): boolean => false;

it('a flow of parts shows where its levels lead and why', () => {
  const game = defineGame({
    name: 'words',
    state: { game: combatState },
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
  expect(main.next).toEqual({ to: ['combat', 'end'], ends: false, rule: "G.attacker === 0 ? 'end' : 'combat'" });
  const [block, , after] = combat.children;
  expect(block.next).toEqual({ to: ['damage', 'after'], ends: false, rule: "isOver(context) ? 'after' : 'damage'" });
  expect(after.next).toEqual({ to: ['damage'], ends: true, rule: "isOver(context) ? null : 'damage'" });
});
