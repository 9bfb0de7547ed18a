import type { ClockRules } from '@cardloom/protocol';
import { describe, expect, it } from 'vitest';
import { Host } from './host.ts';
import type { Sitting } from './sitting.fixture.ts';
import { game, table } from './table.fixture.ts';

const DAY = 24 * 60 * 60 * 1000;

const both = (clock: ClockRules, more = {}) => {
  const at = table({ clock, ...more });
  const [ann, bo] = [at.sit('a', 'ann'), at.sit('b', 'bo')];
  let id = 0;
  const act = (who: Sitting, move: string, lag = 0): void => at.say(who, who.act(`${id++}`, move), lag);
  const ask = (who: Sitting, what: string, more = {}): void =>
    at.say(who, { type: 'table', id: `${id++}`, do: what, ...more });
  const left = (): unknown => ann.last('step')?.clock?.left;
  return { ...at, ann, bo, act, ask, left };
};

describe('the clock', () => {
  it('gives each decision its time anew, and passes for whoever lets it run out', () => {
    const { ann, bo, act, wait, left, log, host } = both({ type: 'decision', ms: 1000 });
    expect(ann.last('welcome')?.clock).toEqual({ left: { ann: 1000, bo: 1000 }, running: [] });
    expect(bo.last('welcome')?.clock?.running).toEqual(['ann']);
    // who was there before hears that it runs now
    expect(ann.last('seats')?.clock?.running).toEqual(['ann']);
    wait(400);
    act(ann, 'draw');
    expect(log.at(-1)?.left).toEqual([600, 1000]);
    expect(ann.last('step')?.clock).toEqual({ left: { ann: 1000, bo: 1000 }, running: ['ann'] });
    expect(host.wakeAt).toBe(1400);
    wait(1000);
    expect(log.at(-1)).toMatchObject({ by: 'ann', did: { move: 'pass', isAutomatic: true, because: 'late' } });
    expect(bo.last('step')).toMatchObject({ by: 'ann', made: 'late', clock: { running: ['bo'] } });
    expect(left()).toEqual({ ann: 0, bo: 1000 });
  });

  it("adds the increment after one's own action, and takes no more than half a second of lag off", () => {
    const { ann, act, wait, left } = both({ type: 'match', ms: 10_000, increment: 100 });
    wait(1000);
    act(ann, 'draw', 300);
    expect(left()).toEqual({ ann: 9400, bo: 10_000 });
    wait(1000);
    act(ann, 'draw', 9999);
    expect(left()).toEqual({ ann: 9000, bo: 10_000 });
  });

  it('draws on the reserve once the time of the turn is used up', () => {
    const { ann, bo, act, wait, left } = both({ type: 'turn', ms: 1000, reserve: 5000 });
    wait(3000);
    act(ann, 'draw');
    expect(left()).toEqual({ ann: 3000, bo: 6000 });
    act(ann, 'pass');
    act(bo, 'pass');
    expect(left()).toEqual({ ann: 4000, bo: 6000 });
  });

  it('counts days', () => {
    const { wait, log } = both({ type: 'days', days: 2 });
    wait(2 * DAY - 1);
    expect(log.every(({ did }) => did.type === 'stand')).toBe(true);
    wait(1);
    expect(log.at(-1)).toMatchObject({ by: 'ann', did: { move: 'pass', because: 'late' } });
  });

  it('gives back at most a twentieth of what was left, or ten seconds, when the table is lost while somebody thinks', () => {
    const { ann, host, log, made, wait } = both({ type: 'match', ms: 600_000 });
    expect(host.wakeAt).toBe(30_000);
    wait(100_000);
    const noted = log.map(({ did, left }) => [did.type, left?.[0]]);
    expect(noted).toEqual([
      ['stand', 570_000],
      ['stand', 541_500],
      ['stand', 514_425],
    ]);
    expect(ann.last('step')?.clock).toEqual({ left: { ann: 514_425, bo: 600_000 }, running: ['ann'] });
    const again = new Host(game, made, log);
    again.wake(1e9);
    again.join('a', 'ann', 1e9);
    const { frames } = again.join('b', 'bo', 1e9);
    expect(frames.map(({ frame }) => (frame.type === 'welcome' ? frame.clock?.left : null))).toContainEqual({
      ann: 514_425,
      bo: 600_000,
    });
  });

  it('has lost what had passed when the table was put away, and nothing since', () => {
    const { host, log, made, time, wait } = both({ type: 'days', days: 2 });
    wait(36 * 60 * 60 * 1000);
    const { entries } = host.standStill(time.now);
    expect(entries).toMatchObject([
      { by: null, did: { type: 'stand' }, left: [12 * 60 * 60 * 1000, 48 * 60 * 60 * 1000] },
    ]);
    const again = new Host(game, made, [...log, ...entries]);
    const later = time.now + 7 * 24 * 60 * 60 * 1000;
    again.wake(later);
    expect(again.wakeAt).toBe(later + DAY / 2 / 20);
  });

  it('can run on while the table is put away: it is told when that was, and what is stored if it is not loaded', () => {
    const { host, log, made, time, wait, act, ann } = both({ type: 'match', ms: 1_000_000 });
    act(ann, 'draw');
    wait(10_000);
    const { standing } = host;
    const putAway = time.now;
    const entry = standing?.(putAway + 20_000);
    expect(entry).toMatchObject({ seq: host.head + 1, at: putAway + 20_000, by: null, did: { type: 'stand' } });
    const used = 30_000;
    expect(Math.min(...(entry?.left ?? []))).toBe(1_000_000 - used);
    const { entries } = host.standStill(putAway);
    const again = new Host(game, made, [...log, ...entries]);
    again.wake(putAway);
    const { entries: stood } = again.standStill(putAway + 20_000);
    expect(stood[0].left).toEqual(entry?.left);
    // as soon after as that nothing is worth storing
    again.stored(again.head, putAway + 20_000);
    expect(again.standStill(putAway + 20_050).entries).toEqual([]);
  });

  it('that ran has begun, though nobody had acted: it runs on when the table is loaded', () => {
    const { host, log, made, time, wait } = both({ type: 'match', ms: 1_000_000 });
    wait(10_000);
    const { entries } = host.standStill(time.now);
    const again = new Host(game, made, [...log, ...entries]);
    again.wake(time.now);
    expect(again.wakeAt).not.toBeNull();
  });

  it('stands until what is asked is stored, and from the last entry to when the table is loaded again', () => {
    const { ann, bo, host, log, made, time, wait, act } = both({ type: 'match', ms: 10_000 });
    wait(1000);
    const { entries } = host.receive('a', ann.act('x', 'draw'), time.now);
    expect(host.wakeAt).toBe(null);
    log.push(...entries);
    time.now += 3000;
    for (const { to, frame } of host.stored(log.length, time.now)) (to === 'a' ? ann : bo).hear(frame);
    wait(500);
    act(ann, 'pass');
    expect(log.at(-1)?.left).toEqual([8500, 10_000]);
    const again = new Host(game, made, log);
    expect(again.wakeAt).toBe(null);
    again.wake(1_000_000);
    expect(again.wakeAt).toBe(1_010_000);
  });

  it('does not run before all have come', () => {
    const { host, sit, wait } = table({ clock: { type: 'decision', ms: 1000 }, absence: null });
    sit('a', 'ann');
    expect(host.wakeAt).toBe(null);
    wait(5000);
    sit('b', 'bo');
    expect(host.wakeAt).toBe(6000);
  });

  it('gives no time back with what is taken back', () => {
    const { ann, bo, act, ask, wait, left } = both({ type: 'decision', ms: 1000 });
    wait(900);
    act(ann, 'pass');
    wait(300);
    ask(ann, 'undo');
    expect(left()).toEqual({ ann: 100, bo: 700 });
    wait(50);
    act(ann, 'draw');
    expect(left()).toEqual({ ann: 1000, bo: 700 });
    wait(10);
    ask(ann, 'undo');
    ask(bo, 'agree');
    expect(left()).toEqual({ ann: 50, bo: 700 });
  });

  it('answers a decision in the first way there is', () => {
    const { ann, bo, say, sit, wait, log, host } = ((): ReturnType<typeof both> => {
      for (let seed = 1; ; seed++) {
        const at = both({ type: 'decision', ms: 1000 }, { seed });
        if ([...at.host.match.legalActions('ann')].some(({ args }) => cardOf(at.host, args.card) === 'perhaps'))
          return at;
      }
    })();
    const action = [...host.match.legalActions('ann')].find(({ args }) => cardOf(host, args.card) === 'perhaps');
    say(ann, ann.act('p', 'say', action?.args));
    expect(bo.last('step')?.prompt?.moves[0].move).toBe('reply');
    wait(1000);
    expect(log.at(-1)).toMatchObject({ by: 'bo', did: { move: 'reply', args: { how: 'well' }, because: 'late' } });
    expect(sit('w', null).view).toEqual(host.match.view(null));
  });

  it('concedes for whoever lets too many decisions run out, or whose game knows nothing else', () => {
    const given = both({ type: 'match', ms: 1000, misses: 2 });
    given.wait(1000);
    given.act(given.bo, 'draw');
    given.act(given.bo, 'pass');
    given.wait(10_000);
    expect([given.host.match.winner, given.log.length]).toEqual(['bo', 4]);
    const other = both({ type: 'match', ms: 1000 }, { passing: undefined });
    other.wait(1000);
    expect(other.host.match.winner).toBe('bo');
    expect(other.host.wakeAt).toBe(null);
  });

  it('does not mind if its clock is set back, or far ahead, or if it was asleep', () => {
    const { ann, act, host, log, time, wait } = both({ type: 'match', ms: 10_000 });
    wait(1000);
    time.now -= 500_000;
    act(ann, 'draw');
    expect(log.at(-1)).toMatchObject({ left: [10_000, 10_000] });
    expect(log.at(-1)?.at).toBeGreaterThanOrEqual(0);
    time.now += 900_000;
    act(ann, 'draw');
    expect(log.at(-1)).toMatchObject({ left: [10_000, 10_000] });
    expect(host.wakeAt).toBe(time.now + 10_000);
    host.wake(Number.NaN);
    expect(host.wakeAt).toBe(time.now + 10_000);
  });
});

const cardOf = (host: Host, id: unknown): unknown =>
  Object.values(host.match.view('ann').zones)
    .flatMap((zone) => Object.values(zone as object).flat())
    .find(
      (card): card is { id: number; name: string } =>
        typeof card === 'object' && card !== null && 'id' in card && card.id === id,
    )?.name;

describe('a pause', () => {
  it('is agreed to, stops clocks and play, and ends when somebody goes on', () => {
    const { ann, bo, act, ask, wait, log, host } = both({ type: 'match', ms: 10_000 });
    ask(ann, 'pause');
    expect(bo.last('consent')).toMatchObject({ for: 'pause', by: 'ann' });
    ask(bo, 'agree');
    expect([ann.last('pause')?.isPaused, host.wakeAt]).toEqual([true, null]);
    wait(50_000);
    act(ann, 'draw');
    expect(ann.last('no')?.code).toBe('paused');
    ask(bo, 'resume');
    expect(ann.last('pause')?.isPaused).toBe(false);
    wait(1000);
    act(ann, 'draw');
    expect(log.at(-1)?.left).toEqual([9000, 10_000]);
    ask(bo, 'resume');
    expect(bo.last('no')?.code).toBe('nothing-to-do');
  });

  it('is still there when the table is loaded, and bots do not act in it', () => {
    const { ask, log, made, ann } = both(
      { type: 'match', ms: 1000 },
      { seats: [{ player: 'ann' }, { player: 'bo', isBot: true }] },
    );
    ask(ann, 'pause');
    const again = new Host(game, made, log);
    again.join('a', 'ann', 0);
    expect([again.botToAct, again.wakeAt]).toEqual([null, null]);
    again.receive('a', { type: 'table', id: 'r', do: 'resume' }, 0);
    again.stored(again.head, 0);
    expect(again.wakeAt).toBe(1000);
  });
});

describe('absence', () => {
  const away = (more = {}) => {
    const at = both({ type: 'match', ms: 1_000_000 }, more);
    at.leave('a');
    return at;
  };

  it('can be claimed after a minute, not before: the match ends in favour of whoever is here', () => {
    const { bo, ask, wait, host, log } = away();
    wait(59_000);
    ask(bo, 'claim', { claim: { seat: 'ann', outcome: 'end' } });
    expect(bo.last('no')).toMatchObject({ code: 'not-absent' });
    wait(1000);
    expect(bo.last('seats')?.seats[0]).toMatchObject({ isOnline: false, isAbsent: true });
    ask(bo, 'claim', { claim: { seat: 'ann', outcome: 'end' } });
    expect(host.match.winner).toBe('bo');
    expect(log.at(-1)).toMatchObject({ by: 'ann', did: { move: 'concede', because: 'claimed' } });
  });

  it('lets a bot take the seat until the player comes back', () => {
    const { bo, ask, wait, sit, host, log, made } = away();
    wait(60_000);
    ask(bo, 'claim', { claim: { seat: 'ann', outcome: 'bot' } });
    expect([host.botToAct, bo.last('seats')?.seats[0].isStandIn]).toEqual(['ann', true]);
    expect(new Host(game, made, log).botToAct).toBe('ann');
    wait(60_000);
    expect(host.match.isOver).toBe(false);
    const ann = sit('a', 'ann');
    expect([host.botToAct, ann.last('welcome')?.seats[0].isStandIn]).toEqual([null, undefined]);
    expect(log.at(-1)?.did).toEqual({ type: 'stand-in', seat: 'ann', plays: false });
    expect(bo.last('seats')?.seats[0]).toMatchObject({ isBot: false, isOnline: true });
  });

  it('can be claimed although something waits for their answer', () => {
    const { bo, ask, wait, host } = away();
    ask(bo, 'pause');
    wait(60_000);
    ask(bo, 'claim', { claim: { seat: 'ann', outcome: 'bot' } });
    expect([bo.last('no'), host.botToAct]).toEqual([undefined, 'ann']);
  });

  it('is over when the player is back, and is none of those who are not waited for or in no hurry', () => {
    const { bo, ann, ask, wait, sit, leave } = away();
    wait(70_000);
    sit('a', 'ann');
    expect(bo.last('seats')?.seats[0].isAbsent).toBe(undefined);
    ask(bo, 'claim', { claim: { seat: 'ann', outcome: 'end' } });
    expect(bo.last('no')?.code).toBe('not-absent');
    leave('b');
    wait(70_000);
    ask(ann, 'claim', { claim: { seat: 'bo', outcome: 'end' } });
    expect(ann.last('no')?.code).toBe('not-absent');
    const slow = both({ type: 'days', days: 1 });
    slow.leave('a');
    expect(slow.host.wakeAt).toBe(DAY / 20);
  });
});
