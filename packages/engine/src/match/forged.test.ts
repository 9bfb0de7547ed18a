import { describe, expect, it } from 'vitest';
import { endsPhase, endsTurn, testGame } from '../define.fixture.ts';
import { act, answer, stage } from '../effects/stage.fixture.ts';
import {
  CardloomError,
  concede,
  createMatch,
  type Failure,
  type Game,
  type Json,
  type Match,
  restore,
  restoreEdited,
  type Snapshot,
  undo,
} from '../index.ts';

/** Snapshots that somebody made up: whatever is in them is refused, or plays on without surprises. */

type Path = readonly (string | number)[];
type Loose = Record<string | number, unknown>;
const copy = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V;

function edited(snapshot: Snapshot, path: Path, value: unknown): Snapshot {
  const forged = copy(snapshot);
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Loose)[key], forged) as Loose;
  const last = path[path.length - 1];
  if (value !== undefined) parent[last] = value;
  else if (Array.isArray(parent)) parent.splice(last as number, 1);
  else delete parent[last];
  return forged;
}

const refusalOf = (run: () => unknown): Failure => {
  try {
    run();
  } catch (error) {
    if (error instanceof CardloomError) return error;
    throw new Error('a raw error came through', { cause: error });
  }
  throw new Error('it was accepted');
};

/** A game with everything that can wait: questions, effects, triggers, skips, insertions, modifiers, extra turns. */
const game = testGame({
  name: 'forged',
  events: ['RANG'],
  players: { min: 2, max: 4 },
  state: { game: { n: 0 }, player: { hp: 5 }, card: { dmg: 0 } },
  zones: {
    deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'owner' },
    board: { of: 'game', seenBy: 'everyone' },
  },
  cards: { bell: { hears: ['RANG'] }, stone: { hears: [] as string[] } },
  pending: ['vote'],
  setup: ({ coreOps, players, zones }) => {
    for (const player of players) coreOps.createCard('stone', player.deck);
    coreOps.createCard('bell', zones.board);
  },
  effects: {
    ring: ({ coreOps }) => coreOps.emit('RANG', {}),
    count: ({ G }) => {
      G.n++;
    },
    go: endsPhase,
  },
  decisions: {
    pick: {
      choices: { n: { oneOf: (_context, _args, { of }: { of: readonly number[] }) => of } },
      run: ({ coreOps }) => coreOps.interrupt({ do: 'ring' }),
    },
  },
  triggers: {
    listens: ({ hears }) => hears,
    zones: ['board'],
    fire: () => [{ do: 'count' }],
  },
  frames: { at: 'priority', first: 'checks' },
  modifiers: { cost: { more: (_context, current: number) => current + 1 } },
  moves: {
    concede,
    undo,
    pass: ({ coreOps }) => coreOps.pass(),
    end: endsPhase,
    turn: endsTurn,
    cost: ({ G, coreOps }) => {
      G.n = coreOps.modified('cost', 1, {});
    },
    ask: ({ coreOps, players, ctx, player }) => {
      const bell = ctx.cards[players.length + 1];
      coreOps.modify('cost', 'more', bell);
      coreOps.skipPhase('late', { player: 'all', lasts: 'whileSource', source: bell });
      coreOps.skipStep('two', { lasts: 'nextTurn' });
      coreOps.insertPhases(['early', { phase: 'late', only: ['two'] }], { after: 'late' });
      coreOps.insertSteps(['one'], { after: 'two' });
      coreOps.extraTurn(player, { riders: { skipPhases: ['early'], why: [1] }, cause: bell });
      coreOps.extraTurn(player, { after: players[1] });
      coreOps.skipTurn(players[1], 2);
      coreOps.setPending('vote', players);
      coreOps.emit('RANG', {});
      coreOps.endStep();
      coreOps.jumpTo({ phase: 'late', step: 'two' });
      coreOps.sequence([
        { ask: 'pick', player: players.map(({ id }) => id), data: { of: [1, 2] }, otherwise: { do: 'count' } },
        { do: 'go', deep: [{ x: 1 }] },
        { ask: 'pick', player: player.id, data: { of: [3] } },
      ]);
    },
  },
  segments: {
    play: {
      turn: {
        phases: {
          early: { start: true, next: 'late', steps: { one: { start: true, next: 'two' }, two: {} } },
          late: { steps: { two: { start: true } } },
        },
      },
      next: 'rest',
    },
    rest: { turn: { phases: { calm: { start: true } } } },
  },
});

const asked = (): Match<never> => {
  const match = createMatch(game, { players: ['ann', 'bo', 'cy'], seed: 4 });
  match.processAction({ player: 'ann', move: 'ask' });
  match.processAction({ player: 'bo', move: 'pick', args: { n: 2 } });
  return match as unknown as Match<never>;
};
const HEADER: [path: Path, value: unknown][] = [
  [['header', 'priority'], 77],
  [['header', 'priority'], -2],
  [['header', 'turnPlayer'], 3],
  [['header', 'otp'], 9],
  [['header', 'winners'], -5],
  [['header', 'losers'], 1],
  [['header', 'result'], { ranks: [1, 1], scores: null, reason: null }],
  [['header', 'gameOver'], 2],
  [['header', 'manualMode'], -1],
  [['header', 'left'], 8],
  [['header', 'left'], -1],
  [['header', 'passed'], 255],
  [['header', 'lastPasser'], 3],
  [['header', 'closer'], 99],
  [['header', 'naturalSeat'], -1],
  [['header', 'firstSeat'], 3],
  [['header', 'numTurns'], -1],
  [['header', 'numMoves'], 2 ** 31 - 1],
  [['header', 'turnSerial'], -7],
  [['header', 'turnDone'], 3],
  [['header', 'turnRunning'], 5],
  [['header', 'turnCause'], 0],
  [['header', 'turnCause'], 5],
  [['header', 'turnRiders'], 5],
  [['header', 'turnRiders'], []],
  [['header', 'segment'], null],
  [['header', 'segment'], 'segments.rest'],
  [['header', 'phase'], 'segments.rest.turn.phases.calm'],
  [['header', 'step'], 'segments.play.turn.phases.late.steps.two'],
  [['header', 'declaredPhase'], 'segments.rest.turn.phases.calm'],
  [['header', 'declaredStep'], 'segments.play.turn.phases.late.steps.two'],
  [['header', 'extraTurns'], 5],
  [['header', 'extraTurns'], [{}]],
  [['header', 'extraTurns', 0, 'seat'], 3],
  [['header', 'extraTurns', 0, 'cause'], 9],
  [['header', 'extraTurns', 0, 'riders'], 'x'],
  [['header', 'skipRules'], [5]],
  [['header', 'skipRules', 0, 'lasts'], 'ever'],
  [['header', 'skipRules', 0, 'name'], 'mian'],
  [['header', 'skipRules', 0, 'source'], 1],
  [['header', 'insertedPhases'], [{ after: '', items: [] }]],
  [['header', 'insertedPhases', 0, 'items', 0, 'name'], 'nowhere'],
  [['header', 'insertedPhases', 0, 'items', 1, 'only'], ['nowhere']],
  [['header', 'insertedSteps', 0, 'after'], 'nowhere'],
  [['header', 'onlySteps'], ['nowhere']],
  [['header', 'modifiers', 0, 'by'], 'less'],
  [['header', 'modifiers', 0, 'modifies'], 'worth'],
  [['header', 'modifiers', 0, 'source'], 77],
  [['header', 'modifiers'], []],
  [['header', 'agenda'], [null]],
  [['header', 'agenda', 0], {}],
  [['header', 'agenda', 0, 'do'], 'constructor'],
  [['header', 'agenda', 1, 'player'], 'zoe'],
  [['header', 'agenda', 1, 'otherwise'], {}],
  [['header', 'agenda', 1, 'ask'], 'toString'],
  [['header', 'decision'], [{}]],
  [['header', 'decision', 0, 'waiting'], []],
  [
    ['header', 'decision', 0, 'waiting'],
    [0, 0],
  ],
  [['header', 'decision', 0, 'waiting'], [1]],
  [['header', 'decision', 0, 'waiting'], [7]],
  [['header', 'decision', 0, 'answers'], { ann: { n: 1 } }],
  [['header', 'decision', 0, 'answers'], { bo: 5 }],
  [['header', 'decision', 0, 'ask', 'ask'], 'nothing'],
  [['header', 'decision', 0, 'ask', 'player'], []],
  [['header', 'decision', 0, 'ask', 'otherwise'], { do: 'nothing' }],
  [['header', 'decision', 0, 'ask', 'otherwise'], null],
  [['header', 'decision', 0, 'ask', 'data'], 5],
  [['header', 'triggered'], [{ event: { type: 'RANG' }, cards: [99] }]],
  [['header', 'triggered'], [{ event: { type: 'SANG' }, cards: [] }]],
  [['header', 'triggered'], [{}]],
  [['requests', 0, 0], 5],
  [['requests', 0, 1], -1],
  [['requests', 1, 3], 'nowhere'],
  [['requests', 1, 5], 2],
  [
    ['pending', 'vote'],
    ['ann', 'ann'],
  ],
  [['pending', 'vote'], ['zoe']],
  [['pending', 'vot'], []],
  [['state', 'players', 0, '', 'skipTurns'], -1],
  [['state', 'players', 0, '', 'extra'], 1],
  [['state', 'players', 0, 'hq'], 1],
  [['state', 'game', 'm'], 1],
  [['zones', 'bord'], []],
  [['cards', 0, 'known'], 8],
  [['cards', 0, 'known'], -1],
  [['cards', 0, 'source'], 1],
  [['cards', 3, 'source'], 0],
  [['cards', 0, 'dmg'], 1],
  [['cards', 0, 'is', 'dgm'], 1],
  [['history', 0, 'player'], 'zoe'],
  [['history', 0, 'move'], 5],
  [['history', 0, 'when'], 5],
  [['history'], [{ host: 'note' }]],
  [['players', 0], '\u001B[2J'],
  [['matchId'], ''],
  [['headr'], {}],
];

describe('a forged snapshot', () => {
  it.each(HEADER)('%j as %j is refused with its place', (path, value) => {
    const snapshot = asked().snapshot();
    const reason = refusalOf(() => restoreEdited(game, edited(snapshot, path, value)));
    expect(reason.code).toBe('bad-snapshot');
    expect(reason.path).not.toBe('');
  });

  it('without random numbers is refused', () => {
    const snapshot = asked().snapshot();
    const random = { random0: 0, random1: 0, random2: 0, random3: 0 };
    const forged = { ...snapshot, header: { ...snapshot.header, ...random } };
    expect(refusalOf(() => restoreEdited(game, forged)).path).toBe('header.random0');
  });

  it('whose counters leave no room to go on is refused; what goes on from any other can be saved', () => {
    const snapshot = asked().snapshot();
    const counting = (name: string, count: number) => edited(snapshot, ['header', name], count);
    for (const name of ['numMoves', 'numTurns', 'stepSerial', 'turnSerial'])
      expect(refusalOf(() => restoreEdited(game, counting(name, 2 ** 30))).path).toBe(`header.${name}`);
    const taken = edited(snapshot, ['state', 'players', 0, '', 'turnsTaken'], 2 ** 30);
    expect(refusalOf(() => restoreEdited(game, taken)).path).toBe('state.players[0].turnsTaken');
    const signed = restoreEdited(game, counting('numMoves', 2 ** 29)).snapshot();
    expect(restore(game, edited(signed, ['header', 'numMoves'], 2 ** 29)).snapshot()).toEqual(signed);
  });

  it('whose keys are misspelt says what was meant', () => {
    const snapshot = asked().snapshot();
    const message = (path: Path): string => refusalOf(() => restoreEdited(game, edited(snapshot, path, 1))).message;
    expect(message(['cards', 0, 'is', 'dgm'])).toBe(
      'The snapshot cannot be used: cards[0].is.dgm is nothing a snapshot has there; did you mean "dmg"?',
    );
    expect(message(['headr'])).toContain('did you mean "header"?');
    expect(message(['state', 'gam'])).toContain('did you mean "game"?');
  });

  it('as restored is as saved, with everything that waits', () => {
    const match = asked();
    expect(restore(game as unknown as Game<never>, copy(match.snapshot())).snapshot()).toEqual(match.snapshot());
  });

  it('priority may be given to a place where nobody sits', () => {
    const snapshot = asked().snapshot();
    expect(restoreEdited(game, edited(snapshot, ['header', 'priority'], 5)).state.ctx.priorityPlayerPos).toBe(5);
  });
});

/** Everything a match can be asked or told. Only failures may come of it, and of nobody's doing but the caller's. */
function exercise<T extends never>(match: Match<T>, seed: number): void {
  const typed = (run: () => unknown): void => {
    try {
      run();
    } catch (error) {
      if (!(error instanceof CardloomError)) throw error;
    }
  };
  expect(match.inspect()).toEqual([]);
  match.checksum();
  match.positionHash();
  match.replay();
  expect(match.state).toBe(match.state);
  for (const player of [...match.players, null]) match.view(player);
  for (const player of match.players) {
    match.availableMoves(player);
    [...match.tableActions(player)];
    const list = match.listActions(player);
    expect([...match.legalActions(player)].length).toBe(list.size);
    typed(() => match.choosing(player).choices());
    match.sample(player, seed).view(player);
  }
  match.seatToAct;
  match.waitingFor;
  match.line().listNext(match.listActions(match.players[0]));
  for (const ask of ['Step', 'Phase', 'Turn', 'Segment'] as const) {
    typed(() => match.flow[`shouldEnd${ask}`]());
    if (ask !== 'Turn') typed(() => match.flow[`getNext${ask}`]());
    match.fork().flow[`end${ask}`]();
  }
  const fork = match.fork() as unknown as Match;
  for (let i = 0; i < 12; i++) {
    const actions = fork.waitingFor.flatMap((player) => [...fork.legalActions(player)]);
    if (actions.length === 0) break;
    fork.act(actions[(seed + i * 7) % actions.length]);
  }
  fork.undo();
  fork.redo();
  for (const player of fork.players) fork.act({ player, move: 'concede' });
}

describe('whatever is changed in a snapshot', () => {
  const places = (value: unknown, path: Path = []): Path[] => {
    const inside =
      typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, member]) =>
            places(member, [...path, Array.isArray(value) ? Number(key) : key]),
          )
        : [];
    return path.length > 0 ? [path, ...inside] : inside;
  };
  const JUNK: Json[] = [
    null,
    true,
    -1,
    0,
    1,
    2,
    7,
    2 ** 31 - 1,
    0.5,
    '',
    'x',
    '__proto__',
    [],
    {},
    [null],
    [0],
    { x: 1 },
  ];

  it('it is refused, or everything can be done with the match', { timeout: 60_000 }, () => {
    const snapshot = asked().snapshot();
    const all = places({ ...snapshot, history: snapshot.history.slice(0, 1) });
    let accepted = 0;
    for (const [i, path] of all.entries()) {
      for (const [k, value] of [undefined, ...JUNK].entries()) {
        if ((i + k) % 6 !== 0) continue;
        let match: Match<never>;
        try {
          const forged = restoreEdited(game as unknown as Game<never>, edited(snapshot, path, value));
          match = restore(game as unknown as Game<never>, copy(forged.snapshot()));
        } catch (error) {
          if (error instanceof CardloomError && error.code.match(/bad-snapshot|wrong-game/)) continue;
          throw new Error(`${path.join('.')} = ${JSON.stringify(value)}`, { cause: error });
        }
        accepted++;
        try {
          exercise(match, i + k);
        } catch (error) {
          throw new Error(`${path.join('.')} = ${JSON.stringify(value)}`, { cause: error });
        }
      }
    }
    expect(all.length).toBeGreaterThan(150);
    expect(accepted).toBeGreaterThan(50);
  });

  it('a match at rest too', { timeout: 60_000 }, () => {
    const match = stage();
    act(match, ({ coreOps, players }) => {
      coreOps.createCard('bell', players[0].hand);
      coreOps.ask({ ask: 'pick', player: 'bo', data: { of: [1, 2] } });
    });
    answer(match, 'bo', 'pick', { n: 1 });
    const snapshot = match.snapshot();
    for (const path of places(snapshot)) {
      for (const value of [undefined, ...JUNK]) {
        let forged: typeof match;
        try {
          forged = restore(match.game, copy(restoreEdited(match.game, edited(snapshot, path, value)).snapshot()));
        } catch (error) {
          if (error instanceof CardloomError) continue;
          throw new Error(`${path.join('.')} = ${JSON.stringify(value)}`, { cause: error });
        }
        expect(forged.inspect()).toEqual([]);
        for (const player of forged.players) {
          forged.view(player);
          [...forged.legalActions(player)];
        }
      }
    }
  });
});

describe('input that is no plain data', () => {
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  it.each<[what: string, value: unknown]>([
    ['a circle', circle],
    ['a getter that throws', Object.defineProperty({}, 'format', { enumerable: true, get: () => refusalOf(() => 1) })],
    ['a proxy that throws', new Proxy({}, { ownKeys: () => refusalOf(() => 1) as never })],
    ['an endless list', { cards: new Array(2 ** 32 - 1) }],
    ['more than anybody saves', { history: Array.from({ length: 250_000 }, () => 0) }],
    ['deep lists', JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`)],
  ])('%s is refused', (_what, value) => {
    expect(refusalOf(() => restore(game, value as Snapshot)).code).toBe('bad-snapshot');
    expect(refusalOf(() => restoreEdited(game, value as Snapshot)).code).toBe('bad-snapshot');
  });
});
