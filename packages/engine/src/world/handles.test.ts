import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { testGame } from '../define.fixture.ts';
import { createMatch } from '../index.ts';
import { type LabContext, lab, look, make } from './lab.fixture.ts';

describe('G', () => {
  it('has its attributes as own enumerable properties', () => {
    const match = lab();
    const fresh = { count: 0, open: false, label: 'start', links: [], extra: null };
    expect(look(match, ({ G }) => Object.keys(G))).toEqual(Object.keys(fresh));
    expect(look(match, ({ G }) => ({ ...G }))).toEqual(fresh);
  });

  it('a hook may return { ...G, x: 1 }', () => {
    const game = testGame({
      name: 'returning',
      state: { game: { x: 0, y: 'kept', z: [1] } },
      segments: { play: { onBegin: ({ G }) => ({ ...G, x: 1 }) } },
    });
    expect(createMatch(game).state.G).toEqual({ x: 1, y: 'kept', z: [1] });
  });

  it('a move may return a part of it; undefined keeps what it did', () => {
    const match = lab();
    make(match, ({ G }) => {
      G.label = 'kept';
      return { count: 3 };
    });
    expect(match.state.G).toMatchObject({ count: 3, label: 'kept' });
  });

  it('a returned key that is not declared is refused by name', () => {
    const match = lab();
    expect(() => make(match, () => ({ cuont: 3 }))).toThrow(/"cuont", which the game's state does not declare/);
  });

  it('takes no undeclared property', () => {
    expect(() =>
      make(lab(), ({ G }) => {
        (G as { other?: number }).other = 1;
      }),
    ).toThrow(TypeError);
  });

  it('destructured values are values; assignment goes through', () => {
    const match = lab();
    make(match, ({ G }) => {
      const { count } = G;
      G.count += 2;
      G.count += count;
    });
    expect(match.state.G.count).toBe(2);
  });
});

describe('players and cards', () => {
  it('read and write their own row', () => {
    const match = lab();
    make(match, ({ players }) => {
      players[1].life -= 3;
      players[1].ready = false;
      players[1].title = 'count';
      const card = players[0].deck.top;
      if (card !== undefined) card.damage = 7;
    });
    const { a, b } = match.state.ctx.players;
    expect([a.life, a.ready, a.title]).toEqual([20, true, 'none']);
    expect([b.life, b.ready, b.title]).toEqual([17, false, 'count']);
    expect(Object.values(match.state.ctx.cards).map((card) => card.damage)).toEqual([0, 0, 0, 0, 7, 0, 0, 0, 0, 0]);
  });

  it('take no undeclared property', () => {
    const misspelt = (pick: (context: LabContext) => object) => () =>
      make(lab(), (context) => {
        (pick(context) as { dammage?: number }).dammage = 1;
      });
    expect(misspelt(({ players }) => players[0])).toThrow(TypeError);
    expect(misspelt(({ players }) => players[0].deck.top as object)).toThrow(TypeError);
    expect(misspelt(({ ctx }) => ctx)).toThrow(TypeError);
  });

  it('are the same object each time, so they can be compared', () => {
    expect(
      look(
        lab(),
        ({ players, ctx, coreOps }) => players[0].deck.top === ctx.cards[5] && coreOps.card(5) === ctx.cards[5],
      ),
    ).toBe(true);
    expect(look(lab(), ({ players, ctx }) => players[1] === ctx.players.b && ctx.cards[6].owner === players[1])).toBe(
      true,
    );
  });

  it('know their definition, owner and zone', () => {
    const match = lab();
    const seen = look(match, ({ players }) => {
      const card = players[1].deck.bottom;
      return [card?.name, card?.def, card?.owner.id, card?.zone.name, card?.zone.seat];
    });
    expect(seen).toEqual(['ant', { cost: 1 }, 'b', 'deck', 1]);
  });

  it('print as what they hold', () => {
    const printed = look(lab(), ({ players }) => inspect([players[0], players[0].deck.top]));
    expect(printed).toContain('life: 20');
    expect(printed).toContain("name: 'eel'");
  });

  it('ctx is read-only, the game’s own fields in it are not', () => {
    const match = lab();
    make(match, ({ ctx }) => {
      ctx.weather = 'wet';
      ctx.storms += 2;
    });
    expect([match.state.ctx.weather, match.state.ctx.storms]).toEqual(['wet', 2]);
    expect(() =>
      make(match, ({ ctx }) => {
        (ctx as { numTurns: number }).numTurns = 9;
      }),
    ).toThrow(TypeError);
  });

  it('a rule that may only look and writes is refused with its path', () => {
    const game = testGame({
      name: 'asking',
      state: { game: { x: 0 } },
      segments: { play: { endIf: ({ G }) => ++G.x > 3 } },
    });
    expect(() => createMatch(game)).toThrow(/segments.play.endIf may only look/);
  });
});

describe('a zone', () => {
  const names = (cards: Iterable<{ readonly name: string }>) => [...cards].map((card) => card.name).join(' ');

  it('lists its cards bottom first', () => {
    const seen = look(lab(), ({ players }) => {
      const { deck } = players[0];
      return [names(deck), names(deck.cards), deck.top?.name, deck.bottom?.name, deck.length, players[0].hand.top];
    });
    expect(seen).toEqual(['ant bee cow dog eel', 'ant bee cow dog eel', 'eel', 'ant', 5, undefined]);
  });

  it('at() counts from the bottom, negative from the top', () => {
    const at = (index: number) => look(lab(), ({ players }) => players[0].deck.at(index)?.name);
    expect([0, 1, 2, 3, 4].map(at)).toEqual(['ant', 'bee', 'cow', 'dog', 'eel']);
    expect([-1, -2, -3, -4, -5].map(at)).toEqual(['eel', 'dog', 'cow', 'bee', 'ant']);
    expect([5, 6, -6, -7].map(at)).toEqual([undefined, undefined, undefined, undefined]);
    expect(look(lab(), ({ zones }) => [zones.table.at(0), zones.table.at(-1)])).toEqual([undefined, undefined]);
  });

  it('at() finds every card of a large zone, however it was arranged', () => {
    const match = lab();
    make(match, ({ coreOps, zones }) => {
      for (let i = 0; i < 60; i++) coreOps.createCard('ant', zones.table);
    });
    const { table } = match.flow.context.zones;
    const isRight = () => table.cards.every((card, i) => table.at(i) === card && table.at(i - 60) === card);
    expect(isRight()).toBe(true);
    const before = table.cards;
    make(match, ({ coreOps }) => coreOps.shuffle(table));
    expect([isRight(), table.cards.every((card, i) => card === before[i])]).toEqual([true, false]);
    match.undo();
    expect([isRight(), table.cards]).toEqual([true, before]);
    match.redo();
    expect([isRight(), table.cards.every((card, i) => card === before[i])]).toEqual([true, false]);
    make(match, ({ coreOps }) => coreOps.moveCard(before[30], table));
    expect([isRight(), table.at(59)]).toEqual([true, before[30]]);
  });

  it('answers as a list does: some, every, find, filter, map', () => {
    const { deck, hand } = lab().flow.context.players[0];
    expect(deck.some((card) => card.def.cost > 4)).toBe(true);
    expect(deck.some((card) => card.def.cost > 5)).toBe(false);
    expect(deck.every((card) => card.def.cost > 0)).toBe(true);
    expect(deck.every((card) => card.def.cost > 1)).toBe(false);
    expect(deck.find((card) => card.def.cost > 2)?.name).toBe('cow');
    expect(deck.find((card) => card.def.cost > 5)).toBeUndefined();
    expect(names(deck.filter((card) => card.def.cost % 2 === 0))).toBe('bee dog');
    expect(deck.map((card, i) => `${i}${card.name}`)).toEqual(['0ant', '1bee', '2cow', '3dog', '4eel']);
    expect([hand.some(() => true), hand.every(() => false), hand.filter(() => true)]).toEqual([false, true, []]);
  });

  it('a loop meets the cards that lay there as it began, whatever it moves', () => {
    const match = lab();
    const met: string[] = [];
    make(match, ({ coreOps, players: [{ deck, hand }] }) => {
      for (const card of deck) {
        met.push(card.name);
        for (const other of deck) coreOps.moveCard(other, hand);
        deck.some((left) => coreOps.moveCard(left, hand));
      }
    });
    expect(met.join(' ')).toBe('ant bee cow dog eel');
    expect(look(match, ({ players }) => names(players[0].hand))).toBe('ant bee cow dog eel');
  });

  it('what is done to its list of cards leaves the zone alone', () => {
    const match = lab();
    (match.flow.context.players[0].deck.cards as unknown[]).reverse();
    expect(look(match, ({ players }) => names(players[0].deck))).toBe('ant bee cow dog eel');
    expect(names(match.flow.context.players[0].deck)).toBe('ant bee cow dog eel');
  });

  it('moves to the top, to the bottom and above a card', () => {
    const after = (run: (context: LabContext) => void) => {
      const match = lab();
      make(match, run);
      return look(match, ({ players }) => names(players[0].deck));
    };
    expect(after(({ coreOps, ctx, players }) => coreOps.moveCard(ctx.cards[1], players[0].deck))).toBe(
      'bee cow dog eel ant',
    );
    expect(after(({ coreOps, ctx, players }) => coreOps.moveCard(ctx.cards[5], players[0].deck, 'bottom'))).toBe(
      'eel ant bee cow dog',
    );
    expect(
      after(({ coreOps, ctx, players }) => coreOps.moveCard(ctx.cards[1], players[0].deck, { above: ctx.cards[3] })),
    ).toBe('bee cow ant dog eel');
    expect(
      after(({ coreOps, ctx, players }) => coreOps.moveCard(ctx.cards[5], players[0].deck, { above: ctx.cards[1] })),
    ).toBe('ant eel bee cow dog');
    expect(
      after(({ coreOps, ctx, players }) => coreOps.moveCard(ctx.cards[2], players[0].deck, { above: ctx.cards[1] })),
    ).toBe('ant bee cow dog eel');
    expect(
      after(({ coreOps, ctx, players }) => coreOps.moveCard(ctx.cards[2], players[0].deck, { above: ctx.cards[2] })),
    ).toBe('ant bee cow dog eel');
  });

  it('refuses to put a card above one that lies elsewhere', () => {
    expect(() =>
      make(lab(), ({ coreOps, ctx, zones }) => coreOps.moveCard(ctx.cards[1], zones.table, { above: ctx.cards[3] })),
    ).toThrow(/not in that zone/);
  });

  it('a loop hands out the cards that lay there when it began, whatever it moves', () => {
    const seen = (run: (context: LabContext, card: LabContext['ctx']['cards'][1]) => void) => {
      const match = lab();
      const order: string[] = [];
      make(match, (context) => {
        for (const card of context.players[0].deck) {
          order.push(card.name);
          run(context, card);
        }
      });
      return order.join(' ');
    };
    const all = 'ant bee cow dog eel';
    expect(seen(({ coreOps, zones }, card) => coreOps.moveCard(card, zones.table))).toBe(all);
    expect(seen(({ coreOps, players }, card) => coreOps.moveCard(card, players[0].deck))).toBe(all);
    expect(seen(({ coreOps, players }, card) => coreOps.moveCard(card, players[0].deck, 'bottom'))).toBe(all);
    expect(
      seen(({ coreOps, players, zones }) => {
        const { top } = players[0].deck;
        if (top !== undefined) coreOps.moveCard(top, zones.table);
      }),
    ).toBe(all);
    expect(
      seen(({ coreOps, players }) => {
        if (players[0].deck.length < 50) coreOps.createCard('cow', players[0].deck);
      }),
    ).toBe(all);
  });

  it('has() says where a card lies', () => {
    const match = lab();
    expect(
      look(match, ({ players, ctx }) => [players[0].deck.has(ctx.cards[1]), players[1].deck.has(ctx.cards[1])]),
    ).toEqual([true, false]);
  });

  it('above() goes up a zone without making a list', () => {
    const match = lab();
    expect(
      look(match, ({ players }) => {
        const { deck } = players[0];
        const seen: string[] = [];
        for (let card = deck.bottom; card !== undefined; card = deck.above(card)) seen.push(card.name);
        return seen.join() === deck.cards.map(({ name }) => name).join() && seen.length === deck.length;
      }),
    ).toBe(true);
  });

  it('an empty deck gives fewer cards', () => {
    const match = lab();
    make(match, ({ coreOps }) => {
      expect(names(coreOps.drawCard('b', 3))).toBe('eel dog cow');
      expect(names(coreOps.drawCard('b', 3))).toBe('bee ant');
      expect(coreOps.drawCard('b')).toEqual([]);
    });
    expect(look(match, ({ players }) => [names(players[1].hand), players[1].deck.length])).toEqual([
      'eel dog cow bee ant',
      0,
    ]);
  });

  it('a removed card is gone and keeps its number', () => {
    const match = lab();
    make(match, ({ coreOps, ctx }) => coreOps.removeCard(ctx.cards[2]));
    expect(match.state.ctx.cardZones[2]).toBe('gone');
    expect(look(match, ({ coreOps }) => coreOps.card(2)?.name)).toBe('bee');
    make(match, ({ coreOps, zones }) => void coreOps.createCard('cow', zones.table));
    expect(match.state.ctx.cardZones[11]).toBe('table');
  });
});
