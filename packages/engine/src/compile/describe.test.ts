import { describe, expect, it } from 'vitest';
import { concede, declareGame, describeFlow } from '../index.ts';
import { ruleText } from './rule-text.ts';

const isTired = (): boolean => false;

const kit = declareGame({ name: 'described', state: { game: { combat: false } } });

const game = kit.define({
  moves: { concede },
  segments: {
    setup: { next: 'play', auto: true },
    play: {
      start: true,
      endIf: ({ ctx }) => ctx.gameOver,
      turn: {
        phases: {
          main: {
            start: true,
            endIf: isTired,
            next: { to: ['combat', null], by: ({ G }) => (G.combat ? 'combat' : null) },
            moves: {
              strike: kit
                .move()
                .when(({ G }) => !G.combat || 'Not now.')
                .value('target', () => [1, 2])
                .run(() => {}),
            },
          },
          combat: { actors: 'any', next: 'main', steps: { only: { start: true, auto: true } } },
        },
      },
    },
  },
});

describe('describeFlow', () => {
  const { segments, moves } = describeFlow(game);
  const [main, combat] = segments[1].children[0].children;

  it('has the levels as they are nested', () => {
    expect(segments.map((segment) => [segment.name, segment.isStart])).toEqual([
      ['setup', false],
      ['play', true],
    ]);
    expect(main.path).toBe('segments.play.turn.phases.main');
    expect(combat.children.map((step) => step.name)).toEqual(['only']);
  });

  it('puts conditions in words', () => {
    expect(segments[1].endIf).toBe('ctx.gameOver');
    expect(main.endIf).toBe('isTired');
    expect(combat.children[0]).toMatchObject({ auto: true, endIf: null });
  });

  it('says where a level can lead', () => {
    expect(segments[0].next).toEqual({ to: ['play'], ends: false, rule: null });
    expect(main.next).toMatchObject({ to: ['combat'], ends: true });
    expect(main.next.rule).toMatch(/^G\.combat \? ['"]combat['"] : null$/);
    // into the start phase means that the turn is complete
    expect(combat.next).toEqual({ to: [], ends: true, rule: null });
  });

  it('a rule that does not say where it leads may lead anywhere', () => {
    const { segments: open } = describeFlow(
      declareGame({ name: 'open' }).define({
        segments: { a: { next: ((): 'b' => 'b') as never }, b: { next: 'c' }, c: {} },
      }),
    );
    expect(open[0].next).toMatchObject({ to: ['b', 'c'], ends: true });
  });

  it('lists moves where they are declared', () => {
    expect(main.moves).toEqual([{ name: 'strike', when: '!G.combat', choices: ['target'], table: false }]);
    expect(segments[1].moves).toEqual([]);
    expect(moves).toMatchObject([{ name: 'concede', table: true }]);
    expect([main.actors, combat.actors]).toEqual(['priority', 'any']);
  });
});

describe('ruleText', () => {
  it.each([
    [(context: never) => context, 'context'],
    [{ endIf: ({ a }: { a: number }) => a > 1 === a < 3 }.endIf, 'a > 1 === a < 3'],
    [
      {
        endIf() {
          return 1 + 1;
        },
      }.endIf,
      '1 + 1',
    ],
    [
      {
        endIf() {
          const a = 1;
          return a;
        },
      }.endIf,
      'a rule says so',
    ],
  ])('reads %s', (rule, text) => {
    expect(ruleText(rule as never).replace(/[()]/g, '')).toBe(text.replace(/[()]/g, ''));
  });
});
