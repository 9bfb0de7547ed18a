import { describe, expect, it } from 'vitest';
import { type LabContext, type LabMatch, lab, look, make } from './lab.fixture.ts';

/** The seats that know a card, as bits: 1 for a, 2 for b. */
const known = (match: LabMatch, card: number): number => match.snapshot().cards[card - 1].known;
const after = (run: (context: LabContext) => unknown, card = 1): number => {
  const match = lab();
  make(match, run);
  return known(match, card);
};

describe('a zone grants knowledge of what comes into it', () => {
  it('a deck to nobody', () => expect(known(lab(), 1)).toBe(0));

  it('a hand to its player, whoever owns the card', () => {
    expect(after(({ coreOps, ctx, players }) => coreOps.moveCard(ctx.cards[1], players[0].hand))).toBe(0b01);
    expect(after(({ coreOps, ctx, players }) => coreOps.moveCard(ctx.cards[1], players[1].hand))).toBe(0b10);
  });

  it('the table to everyone', () => {
    expect(after(({ coreOps, ctx, zones }) => coreOps.moveCard(ctx.cards[1], zones.table))).toBe(0b11);
  });

  it('a zone of the game that its owner sees, to the owner of the card', () => {
    expect(after(({ coreOps, ctx, zones }) => coreOps.moveCard(ctx.cards[6], zones.vault), 6)).toBe(0b10);
  });

  it('a new card, to those who see the zone it is made in', () => {
    expect(after(({ coreOps, players }) => void coreOps.createCard('cow', players[1].hand), 11)).toBe(0b10);
    expect(after(({ coreOps, zones }) => void coreOps.createCard('cow', zones.table), 11)).toBe(0b11);
    expect(after(({ coreOps, players }) => void coreOps.createCard('cow', players[1].deck), 11)).toBe(0);
  });
});

describe('knowledge stays with a card', () => {
  it('a card put back from the table is known to everyone', () => {
    const seen = after(({ coreOps, ctx, players, zones }) => {
      coreOps.moveCard(ctx.cards[1], zones.table);
      coreOps.moveCard(ctx.cards[1], players[0].deck, 'bottom');
    });
    expect(seen).toBe(0b11);
  });

  it('a reveal adds to it and takes nothing away', () => {
    expect(after(({ coreOps, ctx }) => coreOps.reveal(ctx.cards[1], 'b'))).toBe(0b10);
    expect(
      after(({ coreOps, ctx }) => {
        coreOps.reveal(ctx.cards[1], 'b');
        coreOps.reveal(ctx.cards[1], 'a');
      }),
    ).toBe(0b11);
    expect(after(({ coreOps, ctx }) => coreOps.reveal(ctx.cards[1]))).toBe(0b11);
  });

  it('and is undone like everything else', () => {
    const match = lab();
    make(match, ({ coreOps, ctx }) => coreOps.reveal(ctx.cards[1]));
    match.undo();
    expect(known(match, 1)).toBe(0);
    match.redo();
    expect(known(match, 1)).toBe(0b11);
  });
});

describe('a shuffle', () => {
  const shuffled = (seed: number) => {
    const match = lab({ seed, players: ['a', 'b'] });
    make(match, ({ coreOps, ctx, players }) => {
      coreOps.reveal(ctx.cards[1]);
      ctx.cards[3].damage = 3;
      coreOps.shuffle(players[0].deck);
    });
    return match;
  };
  const deck = (match: LabMatch) =>
    look(match, ({ players }) =>
      players[0].deck.cards.map((card) => ({ id: card.id, name: card.name, damage: card.damage })),
    );

  it('deals anew what the cards are and which number lies where, each for itself', () => {
    const orders = new Set<string>();
    const places = new Set<string>();
    const pairs = new Set<string>();
    for (let seed = 0; seed < 20; seed++) {
      const cards = deck(shuffled(seed));
      expect(cards.map((card) => card.id).sort()).toEqual([1, 2, 3, 4, 5]);
      places.add(cards.map((card) => card.id).join());
      for (const card of cards) pairs.add(`${card.id} ${card.name}`);
      expect(cards.map((card) => card.name).sort()).toEqual(['ant', 'bee', 'cow', 'dog', 'eel']);
      orders.add(cards.map((card) => card.name).join());
    }
    expect(orders.size).toBeGreaterThan(10);
    expect(places.size).toBeGreaterThan(10);
    expect(pairs.size).toBe(25);
  });

  it('what a card is goes with all its attributes', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(
        deck(shuffled(seed))
          .filter((card) => card.damage === 3)
          .map((card) => card.name),
      ).toEqual(['cow']);
    }
  });

  it('clears what everybody knew of these cards, and of no others', () => {
    const match = lab();
    make(match, ({ coreOps, ctx, players }) => {
      for (const card of [1, 2, 6]) coreOps.reveal(ctx.cards[card]);
      coreOps.shuffle(players[0].deck);
    });
    expect([1, 2, 3, 4, 5, 6].map((card) => known(match, card))).toEqual([0, 0, 0, 0, 0, 0b11]);
  });

  it('of cards that lie open leaves them open', () => {
    const match = lab();
    make(match, ({ coreOps, zones }) => {
      coreOps.createCard('cow', zones.table);
      coreOps.createCard('dog', zones.table);
      coreOps.shuffle(zones.table);
    });
    expect([11, 12].map((card) => known(match, card))).toEqual([0b11, 0b11]);
  });

  it('of a zone that owners see leaves each card known to its own owner', () => {
    const match = lab();
    make(match, ({ coreOps, ctx, zones }) => {
      for (const card of [1, 2, 6, 7]) coreOps.moveCard(ctx.cards[card], zones.vault);
      coreOps.shuffle(zones.vault);
    });
    const seen = match.snapshot().cards.filter((_, i) => [1, 2, 6, 7].includes(i + 1));
    expect(seen.map((card) => card.known)).toEqual(seen.map((card) => 1 << card.owner));
  });

  it('is the same for the same seed', () => {
    expect(deck(shuffled(7))).toEqual(deck(shuffled(7)));
  });

  it('is undone and redone', () => {
    const match = shuffled(3);
    const after = deck(match);
    match.undo();
    expect(deck(match).map((card) => card.name)).toEqual(['ant', 'bee', 'cow', 'dog', 'eel']);
    match.redo();
    expect(deck(match)).toEqual(after);
  });

  it('may use a random source the game prescribes', () => {
    const match = lab();
    make(match, ({ coreOps, players }) => coreOps.shuffle(players[0].deck, () => 0));
    expect(deck(match).map((card) => card.name)).toEqual(['bee', 'cow', 'dog', 'eel', 'ant']);
  });
});
