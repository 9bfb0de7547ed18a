import { describe, expect, it } from 'vitest';
import { type LabContext, type LabMatch, lab, look, make } from './lab.fixture.ts';

type Change = (context: LabContext) => unknown;
const played = (...changes: Change[]): LabMatch => {
  const match = lab();
  for (const change of changes) make(match, change);
  return match;
};
const nothing: Change = () => {};

const changes: Record<string, Change> = {
  'a number of the game': ({ G }) => void G.count++,
  'a boolean of the game': ({ G }) => {
    G.open = true;
  },
  'a text of the game': ({ G }) => {
    G.label = 'other';
  },
  'a list of the game': ({ G }) => {
    G.links = [1];
  },
  'a field of ctx': ({ ctx }) => {
    ctx.weather = 'wet';
  },
  'a number of ctx': ({ ctx }) => void ctx.storms++,
  'a number of a player': ({ players }) => void players[1].life--,
  'a boolean of a player': ({ players }) => {
    players[1].ready = false;
  },
  'a text of a player': ({ players }) => {
    players[0].title = 'x';
  },
  'an object of a player': ({ players }) => {
    players[0].marks = { poison: 1 };
  },
  'a number of a card': ({ ctx }) => void ctx.cards[4].damage++,
  'a boolean of a card': ({ ctx }) => {
    ctx.cards[4].tapped = true;
  },
  'a text of a card': ({ ctx }) => {
    ctx.cards[4].note = 'x';
  },
  'a list of a card': ({ ctx }) => {
    ctx.cards[4].counters = ['x'];
  },
  'the same on another card': ({ ctx }) => void ctx.cards[5].damage++,
  'the order in a zone': ({ coreOps, ctx, players }) => coreOps.moveCard(ctx.cards[2], players[0].deck),
  'the zone of a card': ({ coreOps, ctx, zones }) => coreOps.moveCard(ctx.cards[2], zones.table),
  'who knows a card': ({ coreOps, ctx }) => coreOps.reveal(ctx.cards[2], 'a'),
  'who else knows a card': ({ coreOps, ctx }) => coreOps.reveal(ctx.cards[2], 'b'),
  'a new card': ({ coreOps, zones }) => void coreOps.createCard('cow', zones.table),
  'another new card': ({ coreOps, zones }) => void coreOps.createCard('dog', zones.table),
  'another’s new card': ({ coreOps, zones }) => void coreOps.createCard('dog', zones.table, {}, 'b'),
  priority: ({ coreOps }) => coreOps.setPriority('b'),
  'the phase': ({ coreOps }) => coreOps.setPhase('end'),
  'the turn player': ({ coreOps }) => coreOps.setTurnPlayer('b'),
  'who is on the play': ({ coreOps }) => coreOps.setOtp('a'),
  'a pass': ({ coreOps }) => coreOps.pass(),
  'who left': ({ coreOps }) => coreOps.leave('b'),
  'a pending list': ({ coreOps }) => coreOps.setPending('vote', ['a']),
  'the order of a pending list': ({ coreOps }) => coreOps.setPending('vote', ['a', 'b']),
  'an extra turn': ({ coreOps }) => coreOps.extraTurn('a'),
  'an extra turn with a rider': ({ coreOps }) => coreOps.extraTurn('a', { riders: { x: 1 } }),
  'a turn to skip': ({ coreOps }) => coreOps.skipTurn('a'),
  'a phase to skip': ({ coreOps }) => coreOps.skipPhase('end'),
  'an inserted phase': ({ coreOps }) => coreOps.insertPhases(['end']),
  'the random state': ({ coreOps }) => void coreOps.random(10),
  'manual mode': ({ coreOps }) => coreOps.setManualMode(true),
  'the end of the game': ({ coreOps }) => coreOps.endGame(),
  'the winner': ({ coreOps }) => coreOps.endGame('a'),
};

describe('checksum', () => {
  it('differs for every single thing that can differ', () => {
    const sums = [['nothing', nothing] as const, ...Object.entries(changes)].map(([name, change]) => ({
      name,
      sum: played(change).checksum(),
    }));
    for (const { name, sum } of sums) {
      expect(sum).toMatch(/^[0-9a-f]{16}$/);
      expect(sums.filter((other) => other.sum === sum).map((other) => other.name)).toEqual([name]);
    }
  });

  it('counts moves made', () => {
    expect(played(nothing).checksum()).not.toBe(played(nothing, nothing).checksum());
  });

  it('does not depend on the order in which values were interned', () => {
    const one = played(({ G, players }) => {
      G.links = [9];
      G.links = [8, 7];
      G.links = [1, 2];
      players[0].title = 'king';
    });
    const other = played(({ G, players }) => {
      players[0].title = 'king';
      G.links = [1, 2];
    });
    expect(one.checksum()).toBe(other.checksum());
  });

  it('does not depend on the way to the position', () => {
    const one = played(
      ({ coreOps, ctx, zones }) => coreOps.moveCard(ctx.cards[1], zones.table),
      ({ coreOps, ctx, players }) => coreOps.moveCard(ctx.cards[6], players[1].hand),
      ({ players }) => {
        players[0].marks = { poison: 2 };
      },
    );
    const other = played(
      ({ players }) => {
        players[0].marks = { poison: 2 };
      },
      ({ coreOps, ctx, players }) => coreOps.moveCard(ctx.cards[6], players[1].hand),
      ({ coreOps, ctx, zones }) => coreOps.moveCard(ctx.cards[1], zones.table),
    );
    expect(one.checksum()).toBe(other.checksum());
  });

  it('does not depend on navigation that was asked for and dropped as the game ended', () => {
    const asked = played(({ coreOps }) => {
      coreOps.setPhase('end');
      coreOps.endGame('a');
    });
    expect(asked.checksum()).toBe(played(({ coreOps }) => coreOps.endGame('a')).checksum());
  });

  it('does not depend on memory that grew and was given back', () => {
    const match = lab();
    const before = match.checksum();
    make(match, ({ coreOps, zones }) => {
      for (let i = 0; i < 100; i++) coreOps.createCard('cow', zones.table);
    });
    match.undo();
    expect(match.checksum()).toBe(before);
  });

  it('a refused action leaves it', () => {
    const match = lab();
    const before = match.checksum();
    const { state } = match;
    expect(() =>
      make(match, ({ coreOps, zones, G, players }) => {
        G.count = 5;
        coreOps.createCard('cow', zones.table);
        coreOps.shuffle(players[0].deck);
        coreOps.emit('noise', {});
        coreOps.setPhase('end');
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(match.checksum()).toBe(before);
    expect(match.state).toBe(state);
  });
});

describe('positionHash', () => {
  it('ignores counters, the random state and how often things were entered', () => {
    const still = played(nothing).positionHash();
    expect(played(nothing, nothing, nothing).positionHash()).toBe(still);
    expect(played(({ coreOps }) => void coreOps.random(10)).positionHash()).toBe(still);
    expect(
      played(
        ({ coreOps }) => coreOps.setPhase('end'),
        ({ coreOps }) => coreOps.setPhase('main'),
      ).positionHash(),
    ).toBe(still);
    const round = played(
      ({ coreOps }) => coreOps.endTurn(),
      ({ coreOps }) => coreOps.endTurn(),
    );
    expect(round.state.ctx.numTurns).toBe(2);
    expect(round.positionHash()).toBe(still);
  });

  it('ignores card numbers: equal cards may change places', () => {
    const made = (first: 'a' | 'b') =>
      played(({ coreOps, players }) => {
        const [one, other] = first === 'a' ? [players[0], players[1]] : [players[1], players[0]];
        coreOps.createCard('cow', one.play);
        coreOps.createCard('cow', other.play);
      });
    expect(made('a').positionHash()).toBe(made('b').positionHash());
    expect(made('a').checksum()).not.toBe(made('b').checksum());
  });

  it('ignores the number of the card behind an extra turn or a skip', () => {
    const made = (spare: boolean) =>
      played(({ coreOps, players }) => {
        const gone = coreOps.createCard('cow', players[0].play);
        const cause = spare ? coreOps.createCard('cow', players[0].play) : gone;
        if (!spare) coreOps.createCard('cow', players[0].play);
        else coreOps.moveCard(cause, players[0].play, 'bottom');
        coreOps.extraTurn('b', { cause });
        coreOps.skipPhase('end', { lasts: 'whileSource', source: cause });
      });
    expect(made(true).positionHash()).toBe(made(false).positionHash());
    expect(made(true).checksum()).not.toBe(made(false).checksum());
  });

  it('is the same for two orders of the same moves', () => {
    const a: Change = ({ coreOps, ctx, zones }) => coreOps.moveCard(ctx.cards[1], zones.table);
    const b: Change = ({ players }) => {
      players[1].life -= 4;
    };
    const c: Change = ({ coreOps, players }) => void coreOps.createCard('dog', players[1].hand);
    const hashes = [
      [a, b, c],
      [c, b, a],
      [b, a, c],
    ].map((order) => played(...order).positionHash());
    expect(new Set(hashes).size).toBe(1);
  });

  it('sees everything else', () => {
    const ignored = new Set(['the random state']);
    const seen = new Map<string, string>();
    for (const [name, change] of [['nothing', nothing] as const, ...Object.entries(changes)]) {
      if (ignored.has(name)) continue;
      const hash = played(change).positionHash();
      expect(seen.get(hash), name).toBe(undefined);
      seen.set(hash, name);
    }
  });

  it('tells neighbouring zones apart', () => {
    const inHand = played(({ coreOps, ctx, players }) => coreOps.moveCard(ctx.cards[5], players[0].hand, 'bottom'));
    expect(look(inHand, ({ players }) => players[0].hand.length)).toBe(1);
    const inOther = played(({ coreOps, ctx, players }) => {
      coreOps.moveCard(ctx.cards[5], players[1].hand, 'bottom');
    });
    expect(inHand.positionHash()).not.toBe(inOther.positionHash());
  });
});
