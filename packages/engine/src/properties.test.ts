import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testGame } from './define.fixture.ts';
import {
  type Action,
  CardloomError,
  type ContextOf,
  createMatch,
  type Game,
  type Json,
  type Match,
  restore,
} from './index.ts';

/**
 * Random games, randomly played. What a rule does is a list of operations as data, drawn with the definition (for
 * hooks) or with the action (for moves); nothing here knows what the right outcome is, only which outcomes must agree.
 */
type Op = readonly [name: string, ...args: number[]];
type Ending = { readonly kind: 'never' | 'auto' | 'passes' | 'count' | 'moves' | 'steps'; readonly n: number };
interface NodeSpec {
  readonly start: boolean;
  /** Siblings by number; -1 is null, -2 is a function that asks the count. */
  readonly next: number;
  readonly ending: Ending;
  readonly begin: readonly Op[];
  readonly end: readonly Op[];
  readonly children: readonly NodeSpec[];
}
interface GameSpec {
  readonly players: number;
  readonly segments: readonly NodeSpec[];
}

const ZONES = ['deck', 'hand', 'play'] as const;
const CARDS = ['ant', 'bee', 'cow'] as const;
const LASTS = ['once', 'thisTurn', 'nextTurn'] as const;

const DECLARED = {
  name: 'random',
  events: ['said'],
  players: { min: 2, max: 4 },
  check: 'lenient' as const,
  state: {
    game: { count: 0, value: null as Json },
    player: { life: 20 },
    card: { damage: 0, notes: [] as readonly number[] },
  },
  zones: {
    deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'owner' },
    play: { of: 'player', seenBy: 'everyone' },
    table: { of: 'game', seenBy: 'everyone' },
  } as const,
  cards: { ant: {}, bee: {}, cow: {} },
  pending: ['vote' as const],
};
const shapeGame = () => testGame({ ...DECLARED, segments: {} });
type RandomTypes = NonNullable<ReturnType<typeof shapeGame>['types']>;
type Context = ContextOf<ReturnType<typeof shapeGame>>;

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length];

function runOps(context: Context, ops: readonly Op[]): void {
  for (const [name, a = 0, b = 0, c = 0] of ops) runOp(context, name, a, b, c);
}

function runOp({ G, ctx, coreOps, players, zones }: Context, name: string, a: number, b: number, c: number): void {
  const player = pick(players, a);
  const cards = Object.values(ctx.cards);
  const card = pick(cards, b);
  const zone = c % 5 === 4 ? zones.table : pick(players, a)[pick(ZONES, c)];
  const phase = `p${b % 3}` as never;
  const step = `s${b % 3}` as never;
  const does: Record<string, () => unknown> = {
    add: () => (G.count = (G.count + b) % 97),
    value: () => (G.value = b % 3 === 0 ? null : { list: [a, b], at: c }),
    life: () => (player.life -= b % 5),
    damage: () => (card.damage += 1),
    notes: () => (card.notes = [...card.notes, b].slice(-3)),
    move: () => coreOps.moveCard(card, zone, b % 2 === 0 ? 'top' : 'bottom'),
    above: () => zone.top !== undefined && coreOps.moveCard(card, zone, { above: zone.top }),
    create: () => cards.length < 60 && coreOps.createCard(pick(CARDS, b), zone, { damage: c }),
    remove: () => coreOps.removeCard(card),
    draw: () => coreOps.drawCard(player, 1 + (b % 2)),
    shuffle: () => coreOps.shuffle(zone),
    reveal: () => coreOps.reveal(card, player),
    random: () => (G.count = (G.count + coreOps.random(1 + b)) % 97),
    emit: () => coreOps.emit('said', { b }),
    setPhase: () => coreOps.setPhase(phase),
    setStep: () => coreOps.setStep(step),
    setSegment: () => coreOps.setSegment(`g${b % 2}` as never),
    endStep: () => coreOps.endStep(),
    endPhase: () => coreOps.endPhase(),
    endTurn: () => coreOps.endTurn(),
    endSegment: () => coreOps.endSegment(),
    pass: () => coreOps.pass(),
    priority: () => coreOps.setPriority(player),
    window: () => coreOps.openWindow({ first: player }),
    pending: () => coreOps.setPending('vote', [player, pick(players, b)]),
    done: () => coreOps.donePending('vote', player),
    extra: () => coreOps.extraTurn(player, c % 3 === 0 ? { after: pick(players, b) } : { cause: card, riders: { c } }),
    skipTurn: () => coreOps.skipTurn(player, b % 3),
    skipPhase: () => coreOps.skipPhase(phase, { player: c % 2 === 0 ? player : 'all', lasts: pick(LASTS, a) }),
    skipStep: () => coreOps.skipStep(step, { player, lasts: 'whileSource', source: card }),
    insertPhases: () => coreOps.insertPhases([phase, `p${c % 3}` as never]),
    insertSteps: () => coreOps.insertSteps([step]),
    leave: () => coreOps.leave(player),
    endGame: () => coreOps.endGame(player),
    fail: () => {
      throw new Error('a rule fails');
    },
  };
  does[name]();
}

const HOOK_OPS = ['add', 'value', 'life', 'damage', 'move', 'create', 'draw', 'shuffle', 'reveal', 'random', 'emit'];
const FLOW_OPS = ['setPhase', 'setStep', 'endStep', 'endPhase', 'endTurn', 'insertPhases', 'insertSteps', 'skipPhase'];
const TURN_OPS = ['pass', 'priority', 'window', 'pending', 'done', 'extra', 'skipTurn', 'skipStep', 'endSegment'];
const RARE_OPS = ['setSegment', 'leave', 'endGame', 'fail', 'remove', 'notes', 'above'];

const number = fc.integer({ min: 0, max: 40 });
const opOf = (names: readonly string[]): fc.Arbitrary<Op> =>
  fc.tuple(fc.constantFrom(...names), number, number, number);
const hookOps = fc.array(fc.oneof({ weight: 5, arbitrary: opOf(HOOK_OPS) }, { weight: 1, arbitrary: opOf(FLOW_OPS) }), {
  maxLength: 2,
});
const moveOps = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: opOf(HOOK_OPS) },
    { weight: 5, arbitrary: opOf(FLOW_OPS) },
    { weight: 5, arbitrary: opOf(TURN_OPS) },
    { weight: 1, arbitrary: opOf(RARE_OPS) },
  ),
  { minLength: 1, maxLength: 4 },
);
const ending: fc.Arbitrary<Ending> = fc.record({
  kind: fc.constantFrom('never', 'never', 'passes', 'count', 'moves', 'auto', 'steps'),
  n: fc.integer({ min: 1, max: 4 }),
});
const node = (children: fc.Arbitrary<readonly NodeSpec[]>): fc.Arbitrary<NodeSpec> =>
  fc.record({
    start: fc.boolean(),
    next: fc.integer({ min: -2, max: 2 }),
    ending,
    begin: hookOps,
    end: hookOps,
    children,
  });
const steps = fc.array(node(fc.constant([])), { maxLength: 3 });
const phases = fc.array(node(steps), { minLength: 1, maxLength: 3 });
const gameSpec: fc.Arbitrary<GameSpec> = fc.record({
  players: fc.integer({ min: 2, max: 4 }),
  segments: fc.array(node(phases), { minLength: 1, maxLength: 2 }),
});
const moves = fc.array(fc.record({ seat: fc.nat({ max: 3 }), ops: moveOps }), { maxLength: 14 });

/** `only` one start per level, and a `next` that exists: random definitions are wild enough without these. */
function level(specs: readonly NodeSpec[], prefix: string, inner: (spec: NodeSpec) => object): Record<string, object> {
  const start = specs.findIndex((spec) => spec.start);
  return Object.fromEntries(
    specs.map((spec, i) => {
      const sibling = (n: number) => `${prefix}${n % specs.length}`;
      const next =
        spec.next === -1 ? null : spec.next === -2 ? ({ G }: Context) => sibling(G.count) : sibling(spec.next);
      return [`${prefix}${i}`, { start: i === start, next, ...endIf(spec.ending), ...hooks(spec), ...inner(spec) }];
    }),
  );
}
function endIf({ kind, n }: Ending): object {
  if (kind === 'auto') return { auto: true };
  if (kind === 'passes') return { endIf: ({ ctx }: Context) => ctx.allPlayersPassed };
  if (kind === 'count') return { endIf: ({ G }: Context) => G.count % (n + 2) === n };
  if (kind === 'moves') return { endIf: ({ ctx }: Context) => ctx.numTurnMoves >= n };
  if (kind === 'steps') return { endIf: ({ ctx }: Context) => ctx.currentStep === null && ctx.numTurnMoves >= n };
  return {};
}
const hooks = (spec: NodeSpec): object => ({
  onBegin: (context: Context) => runOps(context, spec.begin),
  onEnd: (context: Context) => runOps(context, spec.end),
});

function build(spec: GameSpec): Game<RandomTypes> {
  const segments = level(spec.segments, 'g', (segment) => ({
    turn: { phases: level(segment.children, 'p', (phase) => ({ steps: level(phase.children, 's', () => ({})) })) },
  }));
  return testGame({
    ...DECLARED,
    flow: { maxTransitions: 60 },
    setup: ({ coreOps, players }: Context) => {
      for (const player of players) for (const name of CARDS) coreOps.createCard(name, player.deck);
    },
    moves: {
      do: { anyPlayer: true, run: (context: Context, { ops }: { ops: readonly Op[] }) => runOps(context, ops) },
      mine: (context: Context, { ops }: { ops: readonly Op[] }) => runOps(context, ops),
    },
    segments,
  } as never) as unknown as Game<RandomTypes>;
}

const players = (spec: GameSpec) => ['a', 'b', 'c', 'd'].slice(0, spec.players);
const actionOf = (spec: GameSpec, move: { readonly seat: number; readonly ops: readonly Op[] }): Action => ({
  player: pick(players(spec), move.seat),
  move: move.seat === 3 ? 'mine' : 'do',
  args: { ops: move.ops },
});

/** A match of the game, or null if the definition runs in circles before anybody can act. */
function begin(spec: GameSpec): { game: Game<RandomTypes>; match: Match<RandomTypes> } | null {
  const game = build(spec);
  try {
    return { game, match: createMatch(game, { seed: 5, players: players(spec) }) };
  } catch (error) {
    if (error instanceof CardloomError) return null;
    throw error;
  }
}
const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('in any game', { timeout: 60_000 }, () => {
  it('undo goes back to every checksum, redo forward again, and a refusal leaves everything as it was', () => {
    let accepted = 0;
    let refused = 0;
    fc.assert(
      fc.property(gameSpec, moves, (spec, list) => {
        const begun = begin(spec);
        if (begun === null) return;
        const { match } = begun;
        const sums = [match.checksum()];
        for (const move of list) {
          const { state } = match;
          const result = match.act(actionOf(spec, move));
          if (result.ok) {
            accepted++;
            sums.push(match.checksum());
          } else {
            refused++;
            expect(match.checksum()).toBe(sums.at(-1));
            expect(match.state).toBe(state);
          }
        }
        const last = match.snapshot();
        for (let i = sums.length - 2; i >= 0; i--) {
          match.undo();
          expect(match.checksum()).toBe(sums[i]);
        }
        expect(match.undo().ok).toBe(false);
        for (let i = 1; i < sums.length; i++) {
          match.redo();
          expect(match.checksum()).toBe(sums[i]);
        }
        expect(match.snapshot()).toEqual(last);
      }),
      { numRuns: 200 },
    );
    // the games must be such that something happens in them
    expect(accepted).toBeGreaterThan(300);
    expect(refused).toBeGreaterThan(50);
  });

  it('a snapshot through JSON, a fork and a line go on as the match does, from every position', () => {
    fc.assert(
      fc.property(gameSpec, moves, (spec, list) => {
        const begun = begin(spec);
        if (begun === null) return;
        const { game, match } = begun;
        const line = match.line();
        const root = line.checksum();
        for (const move of list) {
          const action = actionOf(spec, move);
          const restored = restore(game, throughJson(match.snapshot()));
          const fork = match.fork();
          const result = match.act(action);
          for (const other of [restored, fork]) {
            const same = other.act(action);
            expect(same.ok).toBe(result.ok);
            if (!same.ok && !result.ok) expect(same.error.code).toBe(result.error.code);
            expect(other.checksum()).toBe(match.checksum());
            expect(other.positionHash()).toBe(match.positionHash());
          }
          expect(restored.snapshot()).toEqual(match.snapshot());
          expect(line.make(action) === null).toBe(result.ok);
          expect(line.checksum()).toBe(match.checksum());
        }
        while (line.unmake()) {
          /* to the root */
        }
        expect(line.checksum()).toBe(root);
      }),
      { numRuns: 100 },
    );
  });

  it('the same seed and the same actions give the same match', () => {
    fc.assert(
      fc.property(gameSpec, moves, (spec, list) => {
        const [one, other] = [begin(spec), begin(spec)];
        expect(one === null).toBe(other === null);
        if (one === null || other === null) return;
        for (const move of list) {
          one.match.act(actionOf(spec, move));
          other.match.act(actionOf(spec, move));
        }
        expect(one.match.snapshot()).toEqual(other.match.snapshot());
      }),
      { numRuns: 50 },
    );
  });

  it('every card is in exactly one zone, and the zone knows how many it has', () => {
    fc.assert(
      fc.property(gameSpec, moves, (spec, list) => {
        const begun = begin(spec);
        if (begun === null) return;
        const { match } = begun;
        for (const move of list) match.act(actionOf(spec, move));
        const { zones, cards } = match.snapshot();
        const all = Object.values(zones).flat(2);
        expect(all.toSorted((a, b) => a - b)).toEqual(cards.map((_, i) => i + 1));
        const { players, zones: shared } = match.flow.context;
        const own = [...players.flatMap((player) => ZONES.map((name) => player[name])), shared.table];
        for (const zone of own) expect(zone.cards.length).toBe(zone.length);
      }),
      { numRuns: 100 },
    );
  });
});
