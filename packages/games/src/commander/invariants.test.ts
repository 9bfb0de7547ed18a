import { ActionList, createMatch, type Json, type Match, playReplay } from 'cardloom';
import { describe, expect, it } from 'vitest';
import type { Commander } from './definition.ts';
import { commander } from './definition.ts';
import { type CommanderTable, instant, table } from './table.fixture.ts';

/** H. What holds in every game: random play, with players conceding at random moments. */

class Dice {
  #x: number;
  constructor(seed: number) {
    this.#x = seed;
  }
  below(bound: number): number {
    this.#x = (Math.imul(1664525, this.#x) + 1013904223) >>> 0;
    return Math.floor((this.#x / 2 ** 32) * bound);
  }
}

type Context = Match<Commander>['flow']['context'];

const started = (seed: number, players: number): Match<Commander> =>
  createMatch(commander, { seed, players: ['A', 'B', 'C', 'D', 'E', 'F'].slice(0, players) });

function play(match: Match<Commander>, dice: Dice, most: number, look: (context: Context) => void): void {
  const list = new ActionList();
  for (let i = 0; i < most; i++) {
    look(match.flow.context);
    const seat = match.seatToAct;
    if (seat < 0) return;
    if (dice.below(400) === 0) {
      const leaver = match.players[dice.below(match.players.length)];
      if (match.act({ player: leaver, move: 'concede' }).ok) continue;
    }
    match.listActions(match.players[seat], list);
    const result = match.act(list.at(dice.below(list.size)));
    if (!result.ok) throw new Error(result.error.message);
  }
}

describe('H. whole games', () => {
  it('G01 random play ends; one player at most has priority, and only those in the game have passed', {
    timeout: 60_000,
  }, () => {
    for (let seed = 1; seed <= 5; seed++) {
      const match = started(seed, 2 + (seed % 5));
      play(match, new Dice(seed), 60_000, ({ ctx, players }) => {
        if (ctx.gameOver) return;
        const holder = players[ctx.priorityPlayerPos];
        if (holder?.left !== false) throw new Error('priority is with nobody in the game');
        for (const id of ctx.passed) if (ctx.players[id].left) throw new Error('a leaver passed');
      });
      expect(match.flow.context.ctx.gameOver).toBe(true);
    }
  });

  it('G02 every card of a player in the game is in exactly one zone, none of a leaver anywhere', {
    timeout: 60_000,
  }, () => {
    for (let seed = 11; seed <= 13; seed++) {
      let looks = 0;
      play(started(seed, 4), new Dice(seed), 8000, ({ ctx, players, coreOps }) => {
        if (ctx.gameOver || looks++ % 50 !== 0) return;
        const counts = players.map(() => 0);
        for (let id = 1; ; id++) {
          const card = coreOps.card(id);
          if (card === undefined) break;
          if (card.owner.left && card.zone.name !== 'gone') throw new Error('a leaver left something behind');
          if (card.def.isAbility || card.def.isToken) continue;
          if (card.zone.name !== 'gone') counts[card.owner.seat]++;
        }
        for (const { seat, left } of players) if (counts[seat] !== (left ? 0 : 100)) throw new Error(`${counts}`);
      });
    }
  });

  it('G03 replaying gives the same checksum, and undoing the last action the previous one', { timeout: 60_000 }, () => {
    const match = started(21, 4);
    const dice = new Dice(21);
    const sums: string[] = [];
    play(match, dice, 600, () => sums.push(match.checksum()));
    // before each action; the end of a match is looked at, but nothing follows it
    sums.length = match.replay().actions.length;
    expect(sums.length).toBeGreaterThan(200);
    const again = playReplay(commander, JSON.parse(JSON.stringify(match.replay())));
    expect(again.checksum()).toBe(match.checksum());
    for (let i = sums.length - 1; i >= 0 && i > sums.length - 200; i--) {
      expect(match.undo().ok).toBe(true);
      expect(match.checksum()).toBe(sums[i]);
    }
  });

  it('G04 nobody is told what is in another hand or library', { timeout: 60_000 }, () => {
    const match = started(31, 3);
    const told: string[] = [];
    match.subscribe('A', (event) => told.push(JSON.stringify(event)));
    const dice = new Dice(31);
    for (let i = 0; i < 400; i++) {
      const view = match.view('A');
      const hands = view.zones.hand as Readonly<Record<string, readonly Json[]>>;
      for (const card of [...(hands.B ?? []), ...(hands.C ?? [])]) {
        const { hidden, isCommander } = card as { hidden?: true; isCommander?: boolean };
        // what was seen before it came to the hand is known
        expect(
          hidden === true ||
            isCommander === true ||
            told.some((line) => line.includes((card as { name: string }).name)),
        ).toBe(true);
      }
      play(match, dice, 1, () => {});
    }
  });

  it('G05 without the extra turns, the natural order is left, minus who skips or has left', { timeout: 60_000 }, () => {
    const toys = [
      instant('Gift', [{ op: 'extraTurn', who: 'target' }], { kind: 'player' }),
      instant('Rest', [{ op: 'skipTurn', who: 'target', n: 1 }], { kind: 'player' }),
      instant('All', [{ op: 'extraTurn', who: 'each player' }]),
      instant('Stop', [{ op: 'endTurn' }]),
    ];
    let turns = 0;
    for (let seed = 1; seed <= 5; seed++) {
      const dice = new Dice(seed * 77);
      const library = Array.from({ length: 40 }, () => toys[dice.below(toys.length)].name);
      const side = { lands: 0, library, hand: library.slice(0, 5) };
      const t = table({ players: 5, cards: toys, A: side, B: side, C: side, D: side });
      turns += follow(t, dice);
    }
    expect(turns).toBeGreaterThan(60);
  });
});

/** Plays at random and foretells every turn from what was told. */
function follow(t: CommanderTable, dice: Dice): number {
  const players = t.match.players.length;
  const skips = Array<number>(players).fill(0);
  const extra: number[] = [];
  const left = new Set<number>();
  let natural = 0;
  const foretold = (): number => {
    for (;;) {
      const taken = extra.pop();
      if (taken === undefined) natural = (natural + 1) % players;
      const seat = taken ?? natural;
      if (left.has(seat)) continue;
      if (skips[seat] > 0) skips[seat]--;
      else return seat;
    }
  };
  let turns = 0;
  for (let i = 0; i < 4000 && !t.ctx.gameOver && turns < 25; i++) {
    const before = t.events.length;
    const { asking } = t;
    const cast = dice.below(12) === 0 ? t.legal(asking, 'cast') : [];
    if (dice.below(500) === 0) t.act(asking, 'concede');
    else if (cast.length > 0) t.act(asking, 'cast', cast[dice.below(cast.length)].args);
    else t.next();
    for (const event of t.events.slice(before)) {
      const { type, kind, player, count } = event as { type: string; kind?: string; player?: number; count?: number };
      if (type === 'LOST') left.add(player as number);
      else if (kind === 'extraTurn') extra.push(player as number);
      else if (kind === 'skipTurn') skips[player as number] += count as number;
      else if (type === 'TURN') {
        turns++;
        expect(player).toBe(foretold());
      }
    }
  }
  return turns;
}
