import type { Match } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { Generator } from './generator.ts';
import { startMarket, trueContexts } from './market.fixture.ts';
import { reachable } from './reach.fixture.ts';
import { type BotTurn, createTurn } from './turn.ts';

/** A match some random actions on, now and then in the middle of secret bids. */
function someWay(seed: number, players: number): Match {
  const match = startMarket(seed, players);
  const { below } = generatorOf(seed);
  const actions = below(players * 5);
  for (let i = 0; i < actions && match.seatToAct >= 0; i++) {
    const waiting = match.waitingFor;
    const list = match.listActions(waiting[below(waiting.length)]);
    match.act(list.at(below(list.size)));
  }
  return match;
}

const generatorOf = (seed: number) => {
  const generator = new Generator(seed);
  return { below: (bound: number) => generator.below(bound) };
};

/** All a bot can find out, as text. */
function everything({ player, view, actions, sample, random }: BotTurn): string {
  const samples = Array.from({ length: 4 }, () => {
    const match = sample();
    const line = match.line();
    return {
      snapshot: match.snapshot(),
      replay: match.replay(),
      state: match.state,
      views: match.players.map((id) => match.view(id)),
      actions: match.players.map((id) => [...match.legalActions(id)]),
      table: match.players.map((id) => [...match.tableActions(id)]),
      undone: match.undo().ok,
      history: line.context.ctx.moveHistory,
      values: match.players.map((_, seat) => line.evaluate(seat)),
      seed: line.context.ctx.seed,
    };
  });
  return JSON.stringify({
    player,
    view,
    actions: [...actions],
    samples,
    numbers: Array.from({ length: 9 }, () => random(1000)),
  });
}

describe('a bot’s turn', { timeout: 60_000 }, () => {
  it('is the same to the byte when everything its player cannot know is dealt anew', () => {
    let differed = 0;
    let sealed = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const match = someWay(seed, 2 + (seed % 3));
      for (const player of match.players) {
        const other = match.sample(player, 1000 + seed);
        if (other.checksum() !== match.checksum()) differed++;
        if (match.view(player).decision !== null) sealed++;
        expect(everything(createTurn(other, player, seed))).toBe(everything(createTurn(match, player, seed)));
      }
    }
    expect(differed).toBeGreaterThan(50);
    expect(sealed).toBeGreaterThan(10);
  });

  it('deals differently from sample to sample and from seed to seed', () => {
    const match = startMarket(3);
    const turn = createTurn(match, 'ann', 1);
    const hands = new Set(
      Array.from({ length: 20 }, () => JSON.stringify(turn.sample().view('bo').zones.hand)).concat(
        JSON.stringify(createTurn(match, 'ann', 2).sample().view('bo').zones.hand),
      ),
    );
    expect(hands.size).toBeGreaterThan(15);
  });

  it('gives samples that look to the player like the match', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const match = someWay(seed, 3);
      for (const player of match.players) {
        const sample = createTurn(match, player, seed).sample();
        expect(sample.view(player)).toEqual(match.view(player));
        expect([...sample.legalActions(player)]).toEqual([...match.legalActions(player)]);
        expect(sample.inspect()).toEqual([]);
      }
    }
  });

  it('leads nowhere near the true match', () => {
    trueContexts.clear();
    const match = someWay(5, 3);
    const turn = createTurn(match, match.players[match.seatToAct], 1);
    const sample = turn.sample();
    const found = reachable([
      turn,
      sample,
      sample.line(),
      sample.line().context,
      sample.flow,
      turn.sample,
      turn.random,
    ]);
    expect(trueContexts.size).toBe(1);
    const [context] = trueContexts;
    expect(found.size).toBeGreaterThan(200);
    expect(reachable({ somewhere: () => {}, deep: [new Map([['down', context]])] }).has(context)).toBe(true);
    expect(found.has(match) || found.has(match.flow) || found.has(context)).toBe(false);
    // the tables of the true match: what its own handles point to, by symbols
    const { G, ctx, players, coreOps } = context as {
      G: object;
      ctx: { cards: object };
      players: object[];
      coreOps: object;
    };
    const own = [G, ctx, coreOps, ...players, ...Object.values(ctx.cards)];
    for (const handle of [...own]) {
      for (const symbol of Object.getOwnPropertySymbols(handle)) {
        const pointed = (handle as Record<symbol, unknown>)[symbol];
        if (typeof pointed === 'object' && pointed !== null) own.push(pointed);
      }
    }
    const tables = own.filter((object) => 'mem' in object) as { mem: Int32Array; tape: Int32Array }[];
    expect(tables.length).toBeGreaterThan(0);
    // an empty tape is the same one for all
    for (const { mem, tape } of tables) own.push(mem, mem.buffer, ...(tape.length === 0 ? [] : [tape, tape.buffer]));
    expect(own.filter((object) => found.has(object))).toEqual([]);
  });

  it('does not change the match, whatever its bot does with it', () => {
    const match = startMarket(4);
    const before = match.checksum();
    const { actions, sample, random } = createTurn(match, 'ann', 1);
    random(6);
    const copy = sample();
    copy.act(actions.at(0));
    copy.line().make(actions.at(1));
    expect(match.checksum()).toBe(before);
  });

  it('lists its actions by number and one by one', () => {
    const { actions } = createTurn(startMarket(1), 'ann', 1);
    expect(actions.size).toBe(7);
    expect([...actions]).toEqual(Array.from({ length: 7 }, (_, i) => actions.at(i)));
    expect(() => actions.at(7)).toThrow('there is no action number 7: there are 7');
  });
});
