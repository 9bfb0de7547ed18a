import { describe, expect, it } from 'vitest';
import { type Card, DefinitionError, type Effect, restore, type Snapshot } from '../index.ts';
import {
  act,
  answer,
  log,
  type Stage,
  type StageContext,
  type StageMatch,
  say,
  stage,
  tryTo,
} from './stage.fixture.ts';

/** Who has taken three damage on the board is dead. */
const DEADLY = 3;
const isDead = (card: { readonly dmg: number }): boolean => card.dmg >= DEADLY;
const onBoard = ({ players }: StageContext) => players.flatMap(({ board }) => board.cards);

const checks = [{ find: (context: StageContext) => onBoard(context).filter(isDead), do: 'die' }];
type Carried = { readonly [name: string]: unknown };
const effects = {
  hurt: (context: StageContext, { cards, by = DEADLY }: Carried) => {
    for (const id of cards as readonly number[]) (context.coreOps.card(id) as { dmg: number }).dmg += by as number;
    say(context, `hurt ${String(cards)}`);
    context.coreOps.emit('HIT', {});
  },
  heal: (context: StageContext, { card }: Carried) => {
    (context.coreOps.card(card as number) as { dmg: number }).dmg = 0;
    say(context, `heal ${String(card)}`);
  },
  die: (context: StageContext, { cards }: Carried) => {
    const dead = (cards as readonly Card<Stage>[]).filter((card) => onBoard(context).includes(card) && isDead(card));
    say(context, `die ${dead.map(({ id }) => id).join('+')}`);
    for (const card of dead) context.coreOps.removeCard(card);
  },
};
/** Drums hear of every hit. */
const triggers = (fire: (card: number, nth: number) => readonly Effect<Stage>[]) => {
  let nth = 0;
  return {
    zones: ['board'],
    listens: (def: { hears: string[] }) => def.hears,
    fire: (_context: StageContext, { id }: { id: number }) => fire(id, nth++),
  } as const;
};
const drumming = triggers((id) => [{ do: 'say', text: `drum ${id}` }]);

/** Two drums (1, 2) and two stones (3, 4). */
function table(more: Parameters<typeof stage>[0] = {}): StageMatch {
  return stage({
    checks,
    effects,
    setup: ({ coreOps, players }) => {
      for (const name of ['drum', 'drum', 'stone', 'stone'] as const) coreOps.createCard(name, players[0].board);
    },
    ...more,
  });
}
const hurt = (...cards: number[]): Effect<Stage> => ({ do: 'hurt', cards });
const run = (match: StageMatch, ...works: Effect<Stage>[]) => act(match, ({ coreOps }) => coreOps.sequence(works));

describe('a check that finds cards', () => {
  it('puts one effect for all that it finds together, in its order', () => {
    const match = table();
    run(match, hurt(4, 3));
    expect(log(match)).toBe('hurt 4,3 die 3+4');
  });

  it('finds what any rule wrote, in a move, a hook or an effect', () => {
    const match = table();
    act(match, ({ players }) => {
      (players[0].board.top as { dmg: number }).dmg = 9;
    });
    expect(log(match)).toBe('die 4');
  });

  it('finds a card once: all triggers of what weakened it come before, though each of them ends a frame', () => {
    const match = table({ triggers: drumming });
    run(match, hurt(3), { do: 'say', text: 'rest' });
    expect(log(match)).toBe('hurt 3 drum 1 drum 2 die 3 rest');
  });

  it('the effect looks once more: whoever was saved by a trigger lives, and can be found again later', () => {
    const match = table({ triggers: triggers((_id, nth) => (nth === 0 ? [{ do: 'heal', card: 3 }] : [])) });
    run(match, hurt(3));
    expect(log(match)).toBe('hurt 3 heal 3 die ');
    run(match, hurt(3));
    expect(log(match)).toBe('hurt 3 heal 3 die  hurt 3 die 3');
  });

  it('one that is found later has an effect of its own, and those that wait are not in it', () => {
    const match = table({ triggers: triggers((_id, nth) => (nth === 0 ? [hurt(4)] : [])) });
    run(match, hurt(3));
    expect(log(match)).toBe('hurt 3 hurt 4 die 4 die 3');
  });

  it('where checks go first it is found before the triggers, as always', () => {
    const match = table({ triggers: drumming, frames: { at: 'frame', first: 'checks' } });
    run(match, hurt(3));
    expect(log(match)).toBe('hurt 3 die 3 drum 1 drum 2');
  });

  it('what waits is remembered by the agenda: undo, a copy and a saved match do not find it twice', () => {
    const ask = { ask: 'pick', player: 'ann', data: { of: [1, 2] } };
    const match = table({ triggers: triggers((_id, nth) => (nth === 0 ? [ask as never] : [])) });
    const before = match.checksum();
    run(match, hurt(3));
    expect([log(match), match.waitingFor]).toEqual(['hurt 3', ['ann']]);
    const copies = [match.fork(), restore(match.game, JSON.parse(JSON.stringify(match.snapshot())) as Snapshot)];
    for (const copy of [...copies, match]) {
      expect(answer(copy, 'ann', 'pick', { n: 1 }).ok).toBe(true);
      expect(log(copy)).toBe('hurt 3 {"n":1} die 3');
    }
    match.undo();
    match.undo();
    expect(match.checksum()).toBe(before);
  });

  it('only looks: one that writes is named', () => {
    const match = stage({
      checks: [
        {
          find: ({ G }) => {
            G.n += 1;
            return undefined;
          },
          do: 'say',
        },
      ],
    });
    expect(tryTo(match, () => {})).toMatchObject({ error: { code: 'side-effect', path: 'checks[0].find' } });
  });

  it('a definition that is none is refused with its path', () => {
    const problems = (checks: unknown): string => {
      try {
        stage({ checks: checks as never });
      } catch (error) {
        expect(error).toBeInstanceOf(DefinitionError);
        return (error as Error).message;
      }
      return 'accepted';
    };
    expect(problems([() => undefined, { find: () => [] }])).toMatch(/checks\[1\]\.do is missing/);
    expect(problems([null])).toMatch(/checks\[0\].*must be a function, or \{ find, do \}/);
    expect(problems([{ find: () => [], do: 'dye' }])).toMatch(/checks\[0\]\.do.*"dye"/);
  });
});

describe('checks and manual mode', () => {
  const manual = { manual: true, anyPlayer: true, table: true } as const;
  const byHand = (more: Parameters<typeof stage>[0] = {}) =>
    table({
      ...more,
      moves: {
        wound: {
          ...manual,
          run: ({ coreOps }, { card, dmg }) => {
            (coreOps.card(card as number) as { dmg: number }).dmg = dmg as number;
          },
        },
        resume: { ...manual, run: ({ coreOps }) => coreOps.setManualMode(false) },
      },
    });
  const wound = (match: StageMatch, card: number, dmg: number) =>
    expect(match.act({ player: 'bo', move: 'wound', args: { card, dmg } }).ok).toBe(true);

  it.each([
    { at: 'frame', first: 'triggers' },
    { at: 'frame', first: 'checks' },
    { at: 'priority', first: 'triggers' },
    { at: 'priority', first: 'checks' },
  ] as const)(
    'A-19: while the rules are off nothing is looked for; when they are on again it is found ($at, $first)',
    (frames) => {
      const match = byHand({ frames });
      match.setManualMode(true);
      wound(match, 3, 9);
      wound(match, 4, 9);
      wound(match, 4, 0);
      expect(log(match)).toBe('');
      const before = match.checksum();
      expect(match.setManualMode(false).ok).toBe(true);
      expect(log(match)).toBe('die 3');
      match.undo();
      expect(match.checksum()).toBe(before);
    },
  );

  it('A-19: the same when a move leaves the mode', () => {
    const match = byHand();
    match.setManualMode(true);
    wound(match, 3, 9);
    expect(match.act({ player: 'ann', move: 'resume' }).ok).toBe(true);
    expect(log(match)).toBe('die 3');
  });

  it('A-19: while somebody is asked, it is found when they have answered', () => {
    const match = byHand();
    act(match, ({ coreOps }) => coreOps.ask({ ask: 'pick', player: 'ann', data: { of: [1, 2] } }));
    match.setManualMode(true);
    wound(match, 3, 9);
    match.setManualMode(false);
    expect(log(match)).toBe('');
    answer(match, 'ann', 'pick', { n: 2 });
    expect(log(match)).toBe('die 3 {"n":2}');
  });

  it('A-19: triggers of what is played by hand are taken all the same', () => {
    const match = byHand({ triggers: drumming });
    match.setManualMode(true);
    run(match, { ...hurt(3), by: 1 });
    expect(log(match)).toBe('hurt 3 drum 1 drum 2');
  });
});
