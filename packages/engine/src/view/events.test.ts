import { afterEach, describe, expect, it, vi } from 'vitest';
import { oneOf } from '../define.fixture.ts';
import type { Choice } from '../definition/choice.ts';
import { act, answer, type Stage, type StageMatch, stage } from '../effects/stage.fixture.ts';
import { debuggers, type MatchEvent } from '../index.ts';

const types = (events: readonly MatchEvent[]): string[] => events.map(({ type }) => type);
const heard = (match: StageMatch, player: string | null): MatchEvent[] => {
  const events: MatchEvent[] = [];
  match.subscribe(player, (event) => events.push(event));
  return events;
};
const ask = { ask: 'pick', player: 'bo', data: { of: [1, 2] } } as const;

const raise = (): never => {
  throw new Error('odd rule');
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('who is told what', () => {
  it('an event of the game goes to those named; the others get their own version, or nothing', () => {
    const match = stage();
    const applied = act(match, ({ coreOps }) => {
      coreOps.emit('OPEN', { n: 1 });
      coreOps.emit('DREW', { card: 'bell' }, ['ann'], { count: 1 });
      coreOps.emit('WHISPER', {}, ['bo']);
    });
    expect(applied.eventsFor('ann')).toEqual([
      { type: 'OPEN', n: 1 },
      { type: 'DREW', card: 'bell' },
    ]);
    expect(applied.eventsFor('bo')).toEqual([{ type: 'OPEN', n: 1 }, { type: 'DREW', count: 1 }, { type: 'WHISPER' }]);
    expect(types(applied.eventsFor(null))).toEqual(['OPEN', 'DREW']);
    expect(types(applied.events)).toEqual(['OPEN', 'DREW', 'WHISPER']);
    expect(() => applied.eventsFor('cy')).toThrow('"cy" is no player');
  });

  it('that a question waits is told to everybody, and again when it passes to somebody else', () => {
    const match = stage();
    const [ann, bo, spectator] = [heard(match, 'ann'), heard(match, 'bo'), heard(match, null)];
    act(match, ({ coreOps }) => coreOps.interrupt({ ...ask, player: ['ann', 'bo'] }));
    const toBoth = { type: 'decisionAsked', decision: 'pick', players: ['ann', 'bo'] };
    for (const told of [ann, bo, spectator]) expect(told.splice(0)).toEqual([toBoth]);
    answer(match, 'bo', 'pick', { n: 1 });
    for (const told of [ann, bo, spectator]) expect(told.splice(0)).toEqual([{ ...toBoth, players: ['ann'] }]);
    answer(match, 'ann', 'pick', { n: 2 });
    for (const told of [ann, bo, spectator]) expect(types(told)).not.toContain('decisionAsked');
  });

  it('a card that is made comes with its name for those who see it, gone or not', () => {
    const match = stage();
    const made = act(match, ({ coreOps, players }) => {
      coreOps.createCard('bell', players[0].hand);
    });
    const to = { zone: 'hand', player: 'ann' };
    expect(made.eventsFor('ann')).toEqual([{ type: 'cardCreated', card: 1, name: 'bell', to }]);
    expect(made.eventsFor('bo')).toEqual([{ type: 'cardCreated', to }]);
  });

  it('a card that moves is named to those who know it then', () => {
    const match = stage();
    act(match, ({ coreOps, players }) => {
      coreOps.createCard('bell', players[0].deck);
    });
    const drawn = act(match, ({ coreOps }) => void coreOps.drawCard('ann'));
    const moved = { type: 'cardMoved', from: { zone: 'deck', player: 'ann' }, to: { zone: 'hand', player: 'ann' } };
    expect(drawn.eventsFor('ann')).toMatchObject([{ ...moved, card: 1, name: 'bell' }]);
    expect(drawn.eventsFor('bo')).toMatchObject([moved]);
    expect(drawn.eventsFor('bo')[0]).not.toHaveProperty('card');
    expect(drawn.eventsFor('bo')[0]).not.toHaveProperty('name');
    const played = act(match, ({ coreOps, players }) =>
      coreOps.moveCard(players[0].hand.top as never, players[0].board),
    );
    expect(played.eventsFor('bo')).toMatchObject([{ type: 'cardMoved', card: 1, name: 'bell' }]);
    // told later, it is still what was true then
    expect(drawn.eventsFor('bo')[0]).not.toHaveProperty('card');
  });

  it('a card has the name it had then, whatever its number stands for since', () => {
    const match = stage();
    act(match, ({ coreOps, players }) => {
      coreOps.createCard('bell', players[0].board);
      for (let i = 0; i < 9; i++) coreOps.createCard('drum', players[0].deck);
    });
    const buried = act(match, ({ coreOps, players }) => {
      coreOps.moveCard(players[0].board.top as never, players[0].deck);
      for (let i = 0; i < 5; i++) coreOps.shuffle(players[0].deck);
    });
    expect(buried.eventsFor('bo')[0]).toMatchObject({ type: 'cardMoved', card: 1, name: 'bell' });
  });

  it('a reveal is told to those it is made to', () => {
    const match = stage();
    act(match, ({ coreOps, players }) => {
      coreOps.createCard('bell', players[0].deck);
    });
    const applied = act(match, ({ coreOps, players }) => coreOps.reveal(players[0].deck.top as never, 'bo'));
    expect(applied.eventsFor('bo')).toEqual([{ type: 'cardRevealed', card: 1, name: 'bell' }]);
    expect(applied.eventsFor('ann')).toEqual([]);
  });

  it('the cause is the move, with its answers only to the one who gave them', () => {
    const hide = {
      anyPlayer: true,
      choices: { card: oneOf(({ player }) => player['hand' as never]) as Choice<never> },
      run: (
        {
          coreOps,
          player,
        }: {
          coreOps: { moveCard: (...args: unknown[]) => void; card(id: number): unknown };
          player: { deck: unknown };
        },
        { card }: { card: number },
      ) => coreOps.moveCard(coreOps.card(card), player.deck),
    };
    const match = stage({ moves: { hide: hide as never } });
    act(match, ({ coreOps, players }) => {
      coreOps.createCard('bell', players[0].hand);
    });
    const result = match.act({ player: 'ann', move: 'hide', args: { card: 1 } });
    if (!result.ok) throw new Error(result.error.message);
    expect(result.eventsFor('ann')).toMatchObject([
      { card: 1, cause: { player: 'ann', move: 'hide', args: { card: 1 } } },
    ]);
    expect(result.eventsFor('bo')[0].cause).toEqual({ player: 'ann', move: 'hide' });
    expect(result.eventsFor(null)[0].cause).toEqual({ player: 'ann', move: 'hide' });
    expect(result.events[0].cause).toMatchObject({ args: { card: 1 } });
  });
});

describe('listening', () => {
  it('events come in the order they happened, and the state last', () => {
    const match = stage();
    const events = heard(match, 'bo');
    act(match, ({ coreOps }) => {
      coreOps.emit('ONE', {});
      coreOps.sequence([{ do: 'say', text: 'x' }]);
      coreOps.emit('TWO', {});
    });
    expect(types(events)).toEqual(['ONE', 'TWO', 'STATE_SNAPSHOT']);
    expect(events[2].state).toEqual(match.view('bo'));
  });

  it('the state waits until no decision does', () => {
    const match = stage();
    const events = heard(match, 'ann');
    act(match, ({ coreOps }) => {
      coreOps.emit('ONE', {});
      coreOps.ask(ask);
    });
    expect(types(events)).toEqual(['ONE', 'decisionAsked']);
    answer(match, 'bo', 'pick', { n: 1 });
    expect(types(events)).toEqual(['ONE', 'decisionAsked', 'STATE_SNAPSHOT']);
  });

  it('after undo and redo there is nothing to tell but the state, and it comes at once', () => {
    const match = stage();
    act(match, ({ coreOps }) => coreOps.ask(ask));
    answer(match, 'bo', 'pick', { n: 1 });
    const events = heard(match, 'bo');
    match.undo();
    expect(types(events)).toEqual(['STATE_SNAPSHOT']);
    expect((events[0].state as { decision: unknown }).decision).not.toBe(null);
    match.redo();
    expect(types(events)).toEqual(['STATE_SNAPSHOT', 'STATE_SNAPSHOT']);
  });

  it('a refused action tells nobody anything', () => {
    const match = stage();
    const events = heard(match, 'ann');
    match.act({ player: 'ann', move: 'fly' });
    expect(events).toEqual([]);
  });

  it('what a listener gets is frozen, and it cannot act in the middle', () => {
    const match = stage();
    const codes: string[] = [];
    match.subscribe('ann', (event) => {
      expect(() => Object.assign(event, { type: 'x' })).toThrow(TypeError);
      for (const result of [
        match.act({ player: 'ann', move: 'do' }),
        match.undo(),
        match.redo(),
        match.act({ player: 'ann', move: 'undo' }),
      ]) {
        codes.push(result.ok ? 'ok' : result.error.code);
      }
    });
    act(match, () => {});
    expect(codes).toEqual(['busy', 'busy', 'busy', 'busy']);
    expect(match.act({ player: 'ann', move: 'do' }).ok).toBe(true);
  });

  it('one that throws is reported and stops nobody', () => {
    const written: string[] = [];
    vi.spyOn(debuggers, 'write').mockImplementation((line: string) => void written.push(line));
    const match = stage();
    match.subscribe('ann', () => {
      throw new Error('deaf');
    });
    const events = heard(match, 'bo');
    expect(act(match, ({ coreOps }) => coreOps.emit('ONE', {})).ok).toBe(true);
    expect(types(events)).toEqual(['ONE', 'STATE_SNAPSHOT']);
    expect(written[0]).toBe('a listener threw on ONE: deaf');
  });

  it('no rule runs when the state is shown: one that would throw stops neither the action nor undo', () => {
    let isBroken = false;
    const n: Choice<Stage> = oneOf(() => (isBroken ? raise() : [1]));
    const match = stage({ decisions: { odd: { choices: { n } } } });
    act(match, ({ coreOps }) => coreOps.ask({ ...ask, ask: 'odd' }));
    answer(match, 'bo', 'odd', { n: 1 });
    const events = heard(match, 'bo');
    isBroken = true;
    expect(match.undo().ok).toBe(true);
    expect(match.redo().ok).toBe(true);
    expect(types(events)).toEqual(['STATE_SNAPSHOT', 'STATE_SNAPSHOT']);
  });

  it('who has unsubscribed hears nothing more, not even in the middle', () => {
    const match = stage();
    const first: string[] = [];
    const second: string[] = [];
    const stopFirst = match.subscribe('ann', ({ type }) => {
      first.push(type);
      stopFirst();
      stopSecond();
    });
    const stopSecond = match.subscribe('ann', ({ type }) => second.push(type));
    act(match, ({ coreOps }) => coreOps.emit('ONE', {}));
    act(match, () => {});
    expect([first, second]).toEqual([['ONE'], []]);
  });
});
