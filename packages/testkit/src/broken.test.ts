import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createMatch,
  defineGame,
  type Game,
  type Match,
  playReplay,
  type Replay,
  restoreEdited,
  type Snapshot,
} from 'cardloom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { assertConforms, conform } from './conform.ts';
import { Dice } from './dice.ts';
import { type Duel, type DuelContext, duel, type Flaws, flawed } from './duel.fixture.ts';
import { checkHostileInput } from './laws/hostile-input.ts';
import type { Position } from './laws/position.ts';
import { checkStrayWrites } from './laws/stray-writes.ts';
import { describeReport, type Law, Recorder, type Report } from './report.ts';

/** Proof that the kit finds: games and matches with one thing wrong, and the law that must notice it. */

const audit = (flaws: Flaws): Report => conform(flawed(flaws), { games: 4, seed: 3, samples: 4 });
const laws = (report: Report): Law[] => [...new Set(report.findings.map(({ law }) => law))];
const nextOf = ({ player, players }: DuelContext) => players[(player.seat + 1) % players.length];

afterEach(() => {
  vi.restoreAllMocks();
});

describe('leaks', { timeout: 60_000 }, () => {
  it('an event tells everybody which card was drawn', () => {
    const report = audit({
      onTurn: ({ coreOps, player }) => {
        if (player.hand.top !== undefined) coreOps.emit('DREW', { name: player.hand.top.name });
      },
    });
    expect(laws(report)).toEqual(['non-interference']);
    expect(report.leaks).toBeGreaterThan(0);
    expect(report.findings[0].detail).toContain('by the events of');
  });

  it('an attribute that everybody sees holds the top card of a deck', () => {
    const report = audit({
      onTurn: ({ G, player }) => {
        G.note = player.deck.top?.name ?? '';
      },
    });
    expect(laws(report)).toEqual(['non-interference']);
    expect(report.findings[0].detail).toContain('by the view after');
  });

  it('the legal actions depend on the cards of another player', () => {
    const report = audit({
      playable: (context) => (nextOf(context).hand.cards.some(({ name }) => name === 'oaf') ? context.player.hand : []),
    });
    expect(laws(report)).toEqual(['non-interference']);
    expect(report.findings[0].detail).toContain('by the legal actions');
  });

  it('the reason of a refusal tells about hidden cards', () => {
    const report = audit({
      canStash: (context) =>
        `Not while ${nextOf(context)
          .hand.cards.map(({ name }) => name)
          .join(' and ')} wait.`,
    });
    expect(laws(report)).toEqual(['non-interference']);
    expect(report.findings.some(({ detail }) => detail.includes('is refused'))).toBe(true);
  });

  it('hidden cards are chosen by their numbers', () => {
    const report = audit({ playable: (context) => [...context.player.hand, ...nextOf(context).hand].slice(-3) });
    expect(laws(report)).toContain('non-interference');
    expect(report.findings.some(({ detail }) => detail.includes('by the legal actions'))).toBe(true);
  });

  it('an event tells the seed', () => {
    const report = audit({ onTurn: ({ coreOps, ctx }) => coreOps.emit('NOTE', { number: ctx.seed }) });
    expect(laws(report)).toEqual(['non-interference']);
    expect(report.findings[0].detail).toContain('is told the seed');
  });

  it('the view tells the seed', () => {
    const report = audit({
      onTurn: ({ G, ctx }) => {
        G.note = `${ctx.seed}`;
      },
    });
    expect(laws(report)).toEqual(['non-interference']);
    expect(report.findings[0].detail).toContain('the seed');
  });

  it('a view that shows what the player cannot know', () => {
    const prototype = prototypeOfMatch();
    const { view } = prototype;
    vi.spyOn(prototype, 'view').mockImplementation(function (this: Match, player) {
      const shown = view.call(this, player);
      const { zones, cards } = this.snapshot();
      return { ...shown, G: { ...shown.G, top: cards[(zones.deck[1].at(-1) ?? 1) - 1].name } };
    });
    expect(laws(conform(duel, { games: 2 }))).toContain('non-interference');
  });

  it('card numbers that follow the order of the deck', () => {
    const prototype = prototypeOfMatch();
    const { snapshot } = prototype;
    vi.spyOn(prototype, 'snapshot').mockImplementation(function (this: Match) {
      const made = snapshot.call(this);
      // what a shuffle without new numbers would leave: everything else stays as it is
      if (made.history.length > 0) return made;
      return { ...made, zones: { ...made.zones, deck: made.zones.deck.map((list) => list.toSorted((a, b) => a - b)) } };
    });
    const { findings } = conform(duel, { games: 4, maxActions: 1, samples: 0, players: ['ann', 'bo'] });
    expect(findings.some(({ detail }) => detail.includes('in the same order in every match'))).toBe(true);
  });
});

describe('what a player can find out by trying', { timeout: 60_000 }, () => {
  const hasOaf = (context: DuelContext): boolean => nextOf(context).hand.cards.some(({ name }) => name === 'oaf');

  it('whether an action can be taken back depends on the cards of another player', () => {
    const report = audit({
      onPlay: (context) => {
        const next = nextOf(context);
        if (hasOaf(context) && next.deck.top !== undefined) context.coreOps.reveal(next.deck.top, next);
        return undefined;
      },
    });
    expect(laws(report)).toEqual(['undo-granted']);
    expect(report.undoLeaks).toBeGreaterThan(0);
    expect(report.findings[0].detail).toContain('by whether');
  });

  it('random is drawn only if another player holds a certain card', () => {
    const report = audit({
      onPlay: (context) => {
        if (hasOaf(context)) context.coreOps.random(6);
        return undefined;
      },
    });
    expect(laws(report)).toEqual(['random-draws']);
    expect(report.randomLeaks).toBeGreaterThan(0);
    expect(report.findings[0].detail).toContain('draws other random numbers');
  });

  it('is listed, and no finding, where the game declares it with a reason', () => {
    const leaks = [
      { by: 'random', move: 'play', reason: 'Oafs are clumsy, whoever holds them.' },
      { by: 'events', reason: 'Nothing is told by events.' },
    ] as const;
    const report = audit({
      leaks,
      onPlay: (context) => {
        if (hasOaf(context)) context.coreOps.random(6);
        return undefined;
      },
    });
    expect(report.findings).toEqual([]);
    expect(report.randomLeaks).toBe(0);
    expect(report.declaredLeaks).toEqual([
      { ...leaks[0], found: expect.any(Number) },
      { ...leaks[1], found: 0 },
    ]);
    expect(report.declaredLeaks[0].found).toBeGreaterThan(0);
    expect(describeReport(report)).toMatch(
      /declared: told by random of play, found \d+ times: Oafs are clumsy, whoever holds them\./,
    );
  });

  it('is found all the same where another move was declared', () => {
    const report = audit({
      leaks: [{ by: 'random', move: 'stash', reason: 'Stashing rolls a die.' }],
      onPlay: (context) => {
        if (hasOaf(context)) context.coreOps.random(6);
        return undefined;
      },
    });
    expect(laws(report)).toEqual(['random-draws']);
  });
});

describe('the list and the validator', { timeout: 60_000 }, () => {
  it('a move refuses what its choices list', () => {
    const report = audit({ onPlay: (_context, card) => (card.name === 'oaf' ? 'Oafs stay at home.' : undefined) });
    expect(laws(report)).toContain('validator');
    expect(report.legalRejected).toBeGreaterThan(0);
    expect(report.findings[0].detail).toContain('Oafs stay at home.');
  });

  it('a choice accepts more than it lists', () => {
    const game = flawed({ name: 'lax' });
    const [, choice] = [...(game.compiled.flow.movesByName.get('play')?.[0].choices ?? [])][0];
    choice.check = (_env, answer) => answer as number;
    const report = conform(game, { games: 4 });
    expect(laws(report)).toContain('validator');
    expect(report.illegalAccepted).toBeGreaterThan(0);
  });

  it('a choice refuses one of its own options', () => {
    const game = flawed({ name: 'stern' });
    const [, choice] = [...(game.compiled.flow.movesByName.get('stash')?.[0].choices ?? [])][0];
    const { list } = choice;
    choice.list = (env, out) => {
      list.call(choice, env, out);
      out.push([1, 2, 3]);
    };
    const report = conform(game, { games: 2 });
    expect(laws(report)).toContain('validator');
    expect(report.legalRejected).toBeGreaterThan(0);
  });

  it('a list that has an action twice, and counts otherwise', () => {
    const game = flawed({ name: 'double' });
    const [, choice] = [...(game.compiled.flow.movesByName.get('play')?.[0].choices ?? [])][0];
    const { list } = choice;
    choice.list = (env, out) => {
      list.call(choice, env, out);
      out.push(...out.slice(0, 1));
    };
    const report = conform(game, { games: 2 });
    expect(laws(report)).toContain('legal-list');
    expect(report.findings.some(({ detail }) => detail.includes('is listed twice'))).toBe(true);
  });
});

describe('what is kept outside the match', { timeout: 60_000 }, () => {
  it('a variable that the rules read and write', () => {
    let plays = 0;
    const report = audit({
      onPlay: ({ player }) => {
        plays += 1;
        player.red = plays % 3;
        return undefined;
      },
    });
    expect(laws(report)).toContain('outside-writes');
    expect(laws(report)).toContain('replay');
    expect(report.outsideWrites).toBeGreaterThan(0);
  });

  it('a write that is not on the tape', () => {
    const report = audit({
      onPlay: (_context, card) => {
        const hidden = (name: string): unknown => {
          const symbol = Object.getOwnPropertySymbols(card).find(({ description }) => description === name) as symbol;
          return (card as unknown as Record<symbol, unknown>)[symbol];
        };
        const { mem, layout } = hidden('world') as { mem: Int32Array; layout: { cardWords: number } };
        mem[(hidden('base') as number) + layout.cardWords - 1] += 1;
        return undefined;
      },
    });
    expect(laws(report)).toContain('outside-writes');
    expect(report.findings.some(({ detail }) => detail.includes('not on the tape'))).toBe(true);
  });

  it('a memory of each match that is no part of it', () => {
    const seen = new WeakMap<object, number>();
    const report = audit({
      onTurn: ({ G, coreOps }) => {
        const turns = (seen.get(G) ?? 0) + 1;
        seen.set(G, turns);
        coreOps.emit('TURNS', { turns });
        G.note = `${turns}`;
      },
    });
    expect(laws(report)).toContain('outside-writes');
    expect(report.findings.some(({ detail }) => detail.includes('the rules remember something'))).toBe(true);
  });
});

describe('what is written outside a move', { timeout: 60_000 }, () => {
  /** The tables of a match, which no handle gives out. */
  function worldOf(match: Match<Duel>): { close(): void; readonly isOpen: boolean } {
    const { G } = match.flow.context;
    const symbol = Object.getOwnPropertySymbols(G).find(({ description }) => description === 'world') as symbol;
    return Object.getPrototypeOf((G as unknown as Record<symbol, object>)[symbol]);
  }

  it('tables that stay open between moves', () => {
    const world = worldOf(createMatch(duel, { seed: 1 }));
    vi.spyOn(world, 'close').mockImplementation(() => {});
    const report = conform(duel, { games: 2 });
    expect(laws(report)).toContain('stray-writes');
    expect(report.strayWrites).toBeGreaterThan(0);
  });

  it('and a match that does not look whether they are open: whatever is asked of it shows the write', () => {
    const world = worldOf(createMatch(duel, { seed: 1 }));
    vi.spyOn(world, 'close').mockImplementation(() => {});
    vi.spyOn(world, 'isOpen', 'get').mockReturnValue(false);
    const recorder = new Recorder();
    const found = vi.spyOn(recorder, 'found');
    for (let seed = 0; seed < 5; seed++) checkStrayWrites(positionOf(duel, seed, recorder));
    const details = found.mock.calls.map(([, , detail]) => detail).join('\n');
    for (const what of ['the view', 'the snapshot', 'a fork', 'undo', 'redo']) {
      expect(details).toContain(`after a write outside a move, ${what} `);
    }
  });
});

describe('samples', { timeout: 60_000 }, () => {
  /** A sample into which something of the true match is carried over. */
  function sampleWith(change: (sample: Snapshot, original: Snapshot) => Partial<Snapshot>): Report {
    const prototype = prototypeOfMatch();
    const { sample } = prototype;
    vi.spyOn(prototype, 'sample').mockImplementation(function (this: Match, player, seed) {
      const made = sample.call(this, player, seed).snapshot();
      return restoreEdited(this.game, { ...made, ...change(made, this.snapshot()) });
    });
    return conform(duel, { games: 3, seed: 2 });
  }

  it('that hold what others answered unseen', () => {
    const report = sampleWith((_sample, { history }) => ({ history }));
    expect(laws(report)).toEqual(['sample-tells']);
    expect(report.sampleLeaks).toBeGreaterThan(0);
    expect(report.findings[0].detail).toMatch(/tells p\d (stash|bid) .* from p\d (stash|bid) .*, and they cannot/);
  });

  it('that hold the seed of the match', () => {
    const report = sampleWith((_sample, { seed }) => ({ seed }));
    expect(laws(report)).toEqual(['sample-tells']);
    expect(report.findings[0].detail).toContain('depends on what they do not know');
  });

  it('that go on with the random numbers of the match', () => {
    const report = sampleWith(({ header }, original) => ({ header: { ...header, random2: original.header.random2 } }));
    expect(laws(report)).toEqual(['sample-tells']);
  });

  it('in which hidden cards lie as they do, or by their numbers', () => {
    const cards = sampleWith((_sample, original) => ({ cards: original.cards, zones: original.zones }));
    expect(laws(cards)).toContain('sample-tells');
  });

  it('whose secrets are dealt by the true cards', () => {
    const report = audit({
      dealSecrets: (player) => {
        player.bid = player.hand.cards.filter(({ name }) => name === 'oaf').length;
      },
    });
    expect(laws(report)).toEqual(['sample-tells']);
    expect(report.findings[0].detail).toContain('"bid":');
  });

  it('in which nobody can act', () => {
    const report = sampleWith(({ header }) => ({ header: { ...header, priority: -1 } }));
    expect(laws(report)).toContain('sample-possible');
    expect(report.findings.some(({ detail }) => detail.includes('nobody can act though somebody can'))).toBe(true);
  });

  it('with cards where they cannot come from', () => {
    const quarry = defineGame({
      name: 'quarry',
      state: { game: { dug: 0 } },
      zones: {
        deck: { of: 'player', seenBy: 'nobody' },
        mine: { of: 'player', seenBy: 'nobody' },
        yard: { of: 'player', seenBy: 'everyone' },
      },
      cards: { ore: {}, coal: {}, map: {}, lamp: {} },
      setup: ({ players, coreOps }) => {
        for (const { deck, mine } of players) {
          for (let i = 0; i < 8; i++) coreOps.createCard(i % 2 ? 'ore' : 'coal', mine);
          for (let i = 0; i < 8; i++) coreOps.createCard(i % 2 ? 'map' : 'lamp', deck);
          coreOps.shuffle(mine);
          coreOps.shuffle(deck);
        }
      },
      segments: {
        play: {
          turn: { endIf: ({ ctx }) => ctx.numTurnMoves > 0 },
          moves: {
            dig: ({ G, player, coreOps }) => {
              const { top } = G.dug % 2 ? player.mine : player.deck;
              if (top !== undefined) coreOps.moveCard(top, player.yard);
              G.dug += 1;
              if (G.dug > 12) coreOps.endGame();
            },
          },
        },
      },
    });
    const report = conform(quarry, { games: 12 });
    expect(report.impossibleSamples).toBeGreaterThan(0);
    const { detail } = report.findings.find(({ law }) => law === 'sample-possible') ?? { detail: '' };
    expect(detail).toMatch(/^samples deal (ore|coal) to deck of its owner, where it never lay in any match/);
  });
});

describe('what somebody of ill will sends', { timeout: 60_000 }, () => {
  const attacked = (game: Game<Duel>, times: number): Report => {
    const recorder = new Recorder();
    for (let seed = 0; seed < times; seed++) checkHostileInput(positionOf(game, seed, recorder));
    return recorder.report(game.name);
  };

  it('a rule that breaks on arguments nobody looked at', () => {
    const report = attacked(flawed({ onNote: (_context, text) => (text as string).trim() }), 8);
    expect(laws(report)).toEqual(['hostile-input']);
    expect(report.hostileInputs).toBeGreaterThan(0);
    expect(report.findings.some(({ detail }) => /makes a rule fail: rule-threw/.test(detail))).toBe(true);
  });

  it('a rule that keeps everybody waiting', () => {
    const game = flawed({
      onNote: () => {
        for (let i = 0; i < 4e8; i++) if (Number.isNaN(i)) return;
      },
    });
    expect(attacked(game, 8).findings.some(({ detail }) => detail.startsWith('an answer takes too long'))).toBe(true);
  });

  it('a forged snapshot that is taken, and then throws', () => {
    const prototype = prototypeOfMatch();
    const { view } = prototype;
    vi.spyOn(prototype, 'view').mockImplementation(function (this: Match, player) {
      const { matchId, gameId } = this.snapshot();
      if (matchId !== 'match' || gameId !== 'match-1') throw new TypeError('there is no such match');
      return view.call(this, player);
    });
    const { hostileInputs, findings } = attacked(duel, 60);
    expect(hostileInputs).toBeGreaterThan(0);
    expect(findings[0].detail).toMatch(/no typed error: a view of a snapshot with (match|game)Id.* throws TypeError/);
  });

  it('a refused action that changes something', () => {
    const prototype = prototypeOfMatch();
    const { act } = prototype;
    vi.spyOn(prototype, 'act').mockImplementation(function (this: Match, action) {
      const result = act.call(this, action);
      if (!result.ok) this.setManualMode(true);
      return result;
    });
    expect(attacked(duel, 3).findings[0].detail).toMatch(/^something is changed/);
  });

  it('rules in which it matters what players are called', () => {
    const game = flawed({
      playable: ({ player, players }) => {
        const byId = Object.fromEntries(players.map((each) => [each.id, each]));
        return Object.keys(byId)[0] === player.id ? player.hand : [];
      },
    });
    const report = conform(game, { games: 12 });
    expect(laws(report)).toEqual(['hostile-input']);
    expect(report.findings[0].detail).toMatch(/^with players \["9","8".*the match goes another way/);
  });
});

describe('saving and undoing', { timeout: 60_000 }, () => {
  it('a snapshot that loses something', () => {
    const prototype = prototypeOfMatch();
    const { snapshot } = prototype;
    let isLosing = false;
    vi.spyOn(prototype, 'snapshot').mockImplementation(function (this: Match) {
      const made = snapshot.call(this);
      if (isLosing) return made;
      isLosing = true;
      const lost = { ...made, cards: made.cards.map((card) => ({ ...card, is: { dmg: 0 } })) } as Snapshot;
      const again = restoreEdited(duel, { ...lost, header: { ...lost.header, numMoves: 0 } }).snapshot();
      isLosing = false;
      return again;
    });
    expect(laws(conform(duel, { games: 2 }))).toContain('round-trip');
  });

  it('an undo that leaves something behind', () => {
    const prototype = prototypeOfMatch();
    const { undo } = prototype;
    vi.spyOn(prototype, 'undo').mockImplementation(function (this: Match) {
      const result = undo.call(this);
      this.setManualMode(true);
      this.setManualMode(false);
      return result;
    });
    const report = conform(duel, { games: 2 });
    expect(laws(report)).toContain('undo');
    expect(report.undoMismatches).toBeGreaterThan(0);
  });
});

describe('matches that do not end', { timeout: 60_000 }, () => {
  it('nobody can act, and the game is not over', () => {
    const report = audit({
      onTurn: ({ coreOps, G }) => {
        if (G.rounds > 4) coreOps.setPriority(null);
      },
    });
    expect(laws(report)).toContain('ends');
    expect(report.unfinished).toBeGreaterThan(0);
  });
});

describe('matches that throw', { timeout: 60_000 }, () => {
  it('an error of the engine or of a rule is a finding like others', () => {
    const prototype = prototypeOfMatch();
    const { view } = prototype;
    vi.spyOn(prototype, 'view').mockImplementation(function (this: Match, player) {
      if (this.replay().actions.length > 5) throw new TypeError('G is not iterable');
      return view.call(this, player);
    });
    const report = conform(duel, { games: 2 });
    expect(report.games).toBe(2);
    expect(report.thrown).toBe(2);
    expect(report.findings[0]).toMatchObject({ law: 'throws', detail: expect.stringContaining('G is not iterable') });
  });
});

it('assertConforms throws what was found, saves the match, and says how to play it again', () => {
  const game = flawed({ onPlay: () => 'Never.' });
  const failures = mkdtempSync(join(tmpdir(), 'cardloom-'));
  let message = '';
  try {
    assertConforms(game, { games: 1, failures });
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message).toMatch(/duel does not conform[\s\S]*validator \(seed \d+, action \d+\): .*Never\./);
  const [, file] = message.match(/npx cardloom replay (\S+\.json)/) ?? [];
  const saved = JSON.parse(readFileSync(file, 'utf8')) as Replay & { format: string; error: string };
  expect(saved).toMatchObject({ format: 'cardloom-replay/1', game: 'duel' });
  expect(saved.error).toMatch(/^validator: .*Never\./);
  expect(playReplay(game, saved).checksum()).toBe(saved.checksum);
  rmSync(failures, { recursive: true });
});

function positionOf(game: Game<Duel>, seed: number, recorder: Recorder): Position {
  return {
    game: game as unknown as Game,
    match: createMatch(game, { seed }) as unknown as Match,
    dice: new Dice(seed),
    recorder,
    tableMoves: new Set(),
    elsewhere: [],
  };
}

function prototypeOfMatch(): Match {
  return Object.getPrototypeOf(createMatch(duel)) as Match;
}
