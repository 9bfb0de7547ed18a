import { describe, expect, it } from 'vitest';
import { restore, type Snapshot } from '../index.ts';
import { act, log, type StageContext, say, stage, tryTo } from './stage.fixture.ts';

type Name = 'bell' | 'drum' | 'stone';
const put = (context: StageContext, name: Name, seat = 0) =>
  context.coreOps.createCard(name, context.players[seat].board);
const ring = ({ coreOps }: StageContext): void => coreOps.emit('RANG', {});

const triggers = {
  zones: ['board'],
  listens: (def: { hears: string[] }) => def.hears,
  fire: (_context: StageContext, card: { id: number; name: string }, event: { type: string }) => [
    { do: 'say', text: `${card.name}${card.id}:${event.type}` },
  ],
} as const;

describe('triggers', () => {
  it('all listeners fire, in the order of the zones', () => {
    const match = stage({ triggers });
    act(match, (context) => {
      put(context, 'drum', 1);
      put(context, 'bell');
      put(context, 'stone');
      put(context, 'drum');
    });
    act(match, ring);
    expect(log(match)).toBe('bell2:RANG drum4:RANG drum1:RANG');
  });

  it('in the order of the game, if it has one', () => {
    const match = stage({ triggers: { ...triggers, order: (_context, listeners) => [...listeners].reverse() } });
    act(match, (context) => {
      put(context, 'bell');
      put(context, 'drum');
    });
    act(match, ring);
    expect(log(match)).toBe('drum2:RANG bell1:RANG');
  });

  it('those who listen are fixed at the moment of the event: neither left out by leaving nor woken by coming', () => {
    const match = stage({ triggers });
    act(match, (context) => {
      put(context, 'bell');
    });
    act(match, (context) => {
      const { coreOps, players } = context;
      ring(context);
      coreOps.moveCard(players[0].board.top as never, players[0].hand);
      put(context, 'drum');
    });
    expect(log(match)).toBe('bell1:RANG');
  });

  it('several events are taken oldest first, each with all its listeners', () => {
    const match = stage({ triggers });
    act(match, (context) => {
      put(context, 'bell');
      put(context, 'drum');
    });
    act(match, (context) => {
      context.coreOps.emit('HIT', {});
      ring(context);
    });
    expect(log(match)).toBe('drum2:HIT bell1:RANG drum2:RANG');
  });

  it('cards in other zones, and events nobody listens to, wake nobody', () => {
    const match = stage({ triggers });
    act(match, ({ coreOps, players }) => {
      coreOps.createCard('bell', players[0].hand);
      coreOps.createCard('bell', players[0].deck);
    });
    act(match, (context) => {
      ring(context);
      context.coreOps.emit('QUIET', {});
    });
    expect(log(match)).toBe('');
  });

  it('the index stays right through moves, shuffles, creation, removal, undo, fork and restore', () => {
    const match = stage({ triggers });
    act(match, (context) => {
      for (const name of ['bell', 'drum', 'stone', 'bell'] as const) put(context, name);
    });
    act(match, ({ players, coreOps }) => {
      coreOps.moveCard(players[0].board.bottom as never, players[0].hand);
      coreOps.removeCard(players[0].board.top as never);
      coreOps.shuffle(players[0].board);
    });
    expect(match.inspect()).toEqual([]);
    match.undo();
    expect(match.inspect()).toEqual([]);
    match.redo();
    expect(match.inspect()).toEqual([]);
    expect(match.fork().inspect()).toEqual([]);
    const restored = restore(match.game, JSON.parse(JSON.stringify(match.snapshot())) as Snapshot);
    expect(restored.inspect()).toEqual([]);
    expect(restored.checksum()).toBe(match.checksum());
    expect(tryTo(match, () => ({ nonsense: 1 })).ok).toBe(false);
    expect(match.inspect()).toEqual([]);
    for (const player of match.players) expect(match.sample(player, 9).inspect()).toEqual([]);
  });
});

describe('checks', () => {
  const raiseTo =
    (n: number) =>
    ({ G }: StageContext) =>
      G.n < n ? [{ do: 'raise' }] : undefined;
  const effects = {
    raise: (context: StageContext) => {
      context.G.n += 1;
      say(context, `n${context.G.n}`);
    },
  };

  it('run until they have nothing to say', () => {
    const match = stage({ checks: [raiseTo(3)], effects });
    act(match, () => {});
    expect(log(match)).toBe('n1 n2 n3');
  });

  it('a check that never rests is stopped', () => {
    const match = stage({ checks: [() => [{ do: 'say', text: 'x' }]] });
    expect(tryTo(match, () => {})).toMatchObject({ ok: false, error: { code: 'runaway' } });
  });

  it('only look: one that writes is named', () => {
    const match = stage({
      checks: [
        ({ G }) => {
          G.n += 1;
          return undefined;
        },
      ],
    });
    expect(tryTo(match, () => {})).toMatchObject({ ok: false, error: { code: 'side-effect', path: 'checks[0]' } });
  });

  /** One hit: a trigger that heals, and a check that buries whoever has nothing left. */
  const fight = (frames: { at: 'frame' | 'priority'; first: 'triggers' | 'checks' }) => {
    const match = stage({
      frames,
      triggers: {
        zones: ['board'],
        listens: (def) => def.hears,
        fire: (_context, card) => [{ do: 'heal', who: card.owner.id }],
      },
      checks: [({ players }) => (players[0].hp === 0 ? [{ do: 'bury' }] : undefined)],
      effects: {
        hit: (context) => {
          context.players[0].hp = 0;
          context.coreOps.emit('HIT', {});
          say(context, 'hit');
        },
        heal: (context) => {
          context.players[0].hp += 1;
          say(context, 'heal');
        },
        bury: (context) => {
          if (context.players[0].hp > 0) return;
          context.players[0].hp = -5;
          say(context, 'bury');
        },
      },
    });
    act(match, (context) => {
      put(context, 'drum');
    });
    act(match, ({ coreOps }) => coreOps.sequence([{ do: 'hit' }, { do: 'say', text: 'rest' }]));
    return log(match);
  };

  it('at every frame, triggers first: healed before anybody is buried', () => {
    expect(fight({ at: 'frame', first: 'triggers' })).toBe('hit heal rest');
  });

  it('at every frame, checks first: buried before the trigger', () => {
    expect(fight({ at: 'frame', first: 'checks' })).toBe('hit bury heal rest');
  });

  it('before priority: only when the agenda is empty', () => {
    expect(fight({ at: 'priority', first: 'triggers' })).toBe('hit rest heal');
    expect(fight({ at: 'priority', first: 'checks' })).toBe('hit rest bury heal');
  });

  it('together: all that fired at once is seen before any of it happens', () => {
    const match = stage({
      triggers: {
        listens: (def) => def.hears,
        zones: ['board'],
        fire: (_context, card) => [{ do: 'say', text: card.name }],
        together: (_context, works) => [{ do: 'say', text: `${works.length}:` }, ...works.toReversed()],
      },
    });
    act(match, (context) => {
      put(context, 'drum');
      put(context, 'bell');
    });
    act(match, ({ coreOps }) => {
      coreOps.emit('HIT', {});
      coreOps.emit('RANG', {});
    });
    expect(log(match)).toBe('3: bell drum drum');
    act(match, () => {});
    expect(log(match)).toBe('3: bell drum drum');
  });

  it('an effect performed inline belongs to its caller’s frame', () => {
    const match = stage({
      checks: [({ players }) => (players[0].hp === 0 ? [{ do: 'bury' }] : undefined)],
      effects: {
        drop: ({ players }) => {
          players[0].hp = 0;
        },
        bury: (context) => {
          context.players[0].hp = -1;
          say(context, 'bury');
        },
      },
    });
    act(match, ({ coreOps, players }) => {
      coreOps.perform({ do: 'drop' });
      players[0].hp = 3;
    });
    expect(log(match)).toBe('');
  });
});
