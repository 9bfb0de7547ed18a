import { describe, expect, it } from 'vitest';
import { Host } from './host.ts';
import type { Sitting } from './sitting.fixture.ts';
import { game, table } from './table.fixture.ts';

const sees = (host: Host, ...sitting: readonly Sitting[]): void => {
  for (const { player, view, seq } of sitting) {
    expect(view).toEqual(host.match.view(player));
    expect(seq).toBe(host.head);
  }
};

describe('a host', () => {
  it('welcomes with a view, a prompt and who sits where; steps follow for everybody', () => {
    const { host, sit, say } = table();
    const [ann, bo, watcher] = [sit('a', 'ann'), sit('b', 'bo'), sit('w', null)];
    expect(ann.last('welcome')).toMatchObject({ seat: 'ann', seq: 0, prompt: { n: 1 } });
    expect(ann.last('seats')?.seats.map(({ isOnline }) => isOnline)).toEqual([true, true]);
    say(ann, ann.act('1', 'draw'));
    expect(ann.last('ok')).toEqual({ type: 'ok', id: '1', seq: 1 });
    expect(bo.last('step')).toMatchObject({ seq: 1, by: 'ann' });
    sees(host, ann, bo, watcher);
  });

  it('tells nobody anything before it is stored, and discards all if it cannot be', () => {
    const { host, sit, deliver } = table();
    const [ann, bo] = [sit('a', 'ann'), sit('b', 'bo')];
    const heard = ann.heard.length;
    const { entries, frames } = host.receive('a', ann.act('1', 'draw'), 5);
    expect(entries).toEqual([{ seq: 1, at: 5, by: 'ann', id: '1', did: { type: 'act', move: 'draw', args: {} } }]);
    deliver(frames);
    deliver(host.receive('b', { type: 'why', id: '2', about: { move: 'draw' } }, 6).frames);
    expect([ann.heard.length, bo.last('reason')]).toEqual([heard, undefined]);
    deliver(host.failed());
    expect(bo.last('bye')).toEqual({ type: 'bye', reason: 'failed' });
    expect(host.receive('a', ann.act('3', 'draw'), 7)).toEqual({ entries: [], frames: [] });
    expect(host.stored(1, 0)).toEqual([]);
  });

  it('does a thing once, however often it is sent', () => {
    const { host, log, sit, say, made } = table();
    const ann = sit('a', 'ann');
    const drawing = ann.act('1', 'draw');
    say(ann, drawing);
    say(ann, drawing);
    expect([log.length, ann.last('ok')]).toEqual([1, { type: 'ok', id: '1', seq: 1 }]);
    say(ann, { ...drawing, move: 'pass' });
    expect(ann.last('no')).toMatchObject({ id: '1', code: 'id-reused' });
    const again = new Host(game, made, log);
    expect(again.match.checksum()).toBe(host.match.checksum());
    again.join('a', 'ann', 0);
    expect(again.receive('a', drawing, 0)).toMatchObject({ entries: [], frames: [{ frame: { type: 'ok', seq: 1 } }] });
  });

  it('refuses what is late, wrong or not theirs, and says which prompt counts', () => {
    const { log, sit, say } = table();
    const [ann, bo, watcher] = [sit('a', 'ann'), sit('b', 'bo'), sit('w', null)];
    say(bo, bo.act('1', 'draw'));
    expect(bo.last('no')).toMatchObject({ code: 'not-your-priority' });
    say(ann, { ...ann.act('1', 'draw'), prompt: 7 });
    expect(ann.last('no')).toMatchObject({ code: 'moved-on', prompt: { n: 1 } });
    say(watcher, watcher.act('1', 'draw'));
    expect(watcher.last('no')).toMatchObject({ code: 'spectator' });
    for (const nonsense of [
      null,
      7,
      [],
      {},
      { type: 'act' },
      { type: 'table', id: 'x', do: 'win' },
      { type: 'hello' },
      { type: 'act', id: 'y', args: { n: 1n } },
      { ...ann.act('\ud800', 'draw') },
      { ...ann.act('a\u0000', 'draw') },
      { ...ann.act('x'.repeat(65), 'draw') },
    ]) {
      say(ann, nonsense);
      expect(ann.last('no')?.code, String(nonsense)).toBe('malformed-frame');
    }
    say(ann, ann.act('9', 'undo'));
    expect(ann.last('no')).toMatchObject({ code: 'move-not-available' });
    expect(log).toEqual([]);
  });

  it('numbers prompts by seat: what the other does leaves mine as it is', () => {
    const { sit, say } = table();
    const [ann, bo] = [sit('a', 'ann'), sit('b', 'bo')];
    const before = bo.prompt;
    say(ann, ann.act('1', 'draw'));
    expect(bo.prompt).toBe(before);
    say(ann, ann.act('2', 'pass'));
    expect(bo.prompt).toBeGreaterThan(before);
  });

  it('takes back what told nothing at once, and anything else when the others agree', () => {
    const { host, sit, say } = table();
    const [ann, bo] = [sit('a', 'ann'), sit('b', 'bo')];
    const start = host.match.checksum();
    say(ann, ann.act('1', 'pass'));
    say(ann, { type: 'table', id: '2', do: 'undo' });
    expect(host.match.checksum()).toBe(start);
    say(ann, ann.act('3', 'draw'));
    say(ann, { type: 'table', id: '4', do: 'undo' });
    expect(bo.last('consent')).toEqual({ type: 'consent', for: 'undo', by: 'ann', waiting: ['bo'] });
    say(bo, { type: 'table', id: '5', do: 'decline' });
    expect(ann.last('declined')).toMatchObject({ by: 'bo' });
    expect(host.match.checksum()).not.toBe(start);
    say(ann, { type: 'table', id: '6', do: 'undo' });
    say(bo, { type: 'table', id: '7', do: 'agree' });
    expect(host.match.checksum()).toBe(start);
    sees(host, ann, bo);
    say(bo, { type: 'table', id: '8', do: 'undo' });
    expect(bo.last('no')).toMatchObject({ code: 'nothing-to-undo' });
  });

  it('refuses to take back what the match no longer can, and nobody is held up by it', () => {
    const { sit, say, log } = table({ undo: 1 });
    const [ann, bo] = [sit('a', 'ann'), sit('b', 'bo')];
    say(ann, ann.act('1', 'draw'));
    say(ann, { type: 'table', id: '2', do: 'undo' });
    say(bo, { type: 'table', id: '3', do: 'agree' });
    expect(log.at(-1)?.did.type).toBe('undo');
    say(ann, ann.act('4', 'pass'));
    say(bo, bo.act('5', 'pass'));
    say(ann, { type: 'table', id: '6', do: 'undo' });
    expect(ann.last('no')).toMatchObject({ id: '6', code: 'nothing-to-undo' });
    say(bo, { type: 'table', id: '7', do: 'pause' });
    expect(bo.last('ok')).toMatchObject({ id: '7' });
  });

  it('takes so many preferences and wishes before somebody acts, also when it was loaded', () => {
    const { host, log, made, sit, say, time } = table();
    const [ann, bo] = [sit('a', 'ann'), sit('b', 'bo')];
    for (let i = 0; i < 60; i++) say(ann, { type: 'prefs', id: `p${i}`, prefs: { autoPass: i % 2 === 1 } });
    expect(log).toHaveLength(50);
    expect(ann.last('no')).toMatchObject({ id: 'p59', code: 'too-many-requests' });
    say(ann, { type: 'table', id: 'w', do: 'pause' });
    expect(ann.last('no')).toMatchObject({ id: 'w', code: 'too-many-requests' });
    // what was answered is answered again, and others are not held up
    say(ann, { type: 'prefs', id: 'p3', prefs: { autoPass: true } });
    expect(ann.last('ok')).toMatchObject({ id: 'p3', seq: 4 });
    say(bo, { type: 'table', id: 'b', do: 'pause' });
    say(ann, { type: 'table', id: 'y', do: 'agree' });
    say(ann, { type: 'table', id: 'r', do: 'resume' });
    expect(ann.last('ok')).toMatchObject({ id: 'r' });
    const again = new Host(game, made, log);
    again.join('a', 'ann', time.now);
    const { frames } = again.receive('a', { type: 'prefs', id: 'q', prefs: {} }, time.now);
    expect(frames[0].frame).toMatchObject({ type: 'no', code: 'too-many-requests' });
    say(ann, { type: 'prefs', id: 'z', prefs: { autoPass: false } });
    expect(ann.last('no')).toMatchObject({ id: 'z' });
    say(ann, ann.act('1', 'draw'));
    say(ann, { type: 'prefs', id: 'z2', prefs: { autoPass: false } });
    expect(ann.last('ok')).toMatchObject({ id: 'z2' });
    expect(host.head).toBe(log.length);
  });

  it('stores so much of what a player prefers in one match, also when it was loaded', () => {
    const { host, log, made, sit, say, time } = table();
    const [ann, bo] = [sit('a', 'ann'), sit('b', 'bo')];
    const yields = Array.from({ length: 200 }, (_, i) => `${i} ${'x'.repeat(190)}`);
    for (let i = 0; i < 14; i++) say(ann, { type: 'prefs', id: `p${i}`, prefs: { yields } });
    expect(ann.last('no')).toMatchObject({ id: 'p13', code: 'too-many-requests' });
    expect(JSON.stringify(log).length).toBeLessThan(600_000);
    say(ann, ann.act('1', 'draw'));
    say(ann, { type: 'prefs', id: 'more', prefs: { yields } });
    expect(ann.last('no')).toMatchObject({ id: 'more', code: 'too-many-requests' });
    const again = new Host(game, made, log);
    again.join('a', 'ann', time.now);
    const { frames } = again.receive('a', { type: 'prefs', id: 'q', prefs: { yields: [] } }, time.now);
    expect(frames[0].frame).toMatchObject({ type: 'no', code: 'too-many-requests' });
    // others are not held up, nor is anything else
    say(bo, { type: 'prefs', id: 'b', prefs: { yields } });
    expect(bo.last('ok')).toMatchObject({ id: 'b' });
    say(ann, { type: 'table', id: 'w', do: 'pause' });
    expect(ann.last('ok')).toMatchObject({ id: 'w' });
    expect(host.head).toBe(log.length);
  });

  it('passes for whoever prefers it, and undo goes back before those passes', () => {
    const { host, log, sit, say } = table();
    const [ann, bo] = [sit('a', 'ann'), sit('b', 'bo')];
    say(bo, { type: 'prefs', id: '1', prefs: { autoPass: true, stops: { own: ['speak'], others: [] } } });
    expect(bo.last('prefs')?.prefs.autoPass).toBe(true);
    expect(ann.last('prefs')).toBe(undefined);
    const start = host.match.checksum();
    say(ann, ann.act('2', 'draw'));
    say(ann, ann.act('3', 'pass'));
    // bo passed in ann's turn by itself, and has a stop in their own
    expect(log.at(-1)).toMatchObject({ by: 'bo', did: { type: 'act', move: 'pass', isAutomatic: true } });
    expect(host.match.position.turnPlayerPos).toBe(1);
    say(ann, { type: 'table', id: '4', do: 'undo' });
    say(bo, { type: 'table', id: '5', do: 'agree' });
    say(ann, { type: 'table', id: '6', do: 'undo' });
    say(bo, { type: 'table', id: '7', do: 'agree' });
    expect(host.match.checksum()).toBe(start);
    sees(host, ann, bo);
    say(bo, { type: 'prefs', id: '8', prefs: { autoPass: 'yes' } });
    expect(bo.last('no')).toMatchObject({ code: 'malformed-frame', path: 'prefs' });
  });

  it('yields to a card on the stack that the player lets through, and to no other', () => {
    const { log, sit, say, host } = table({ passing: { move: 'pass', stack: 'table' } });
    const [ann, bo] = [sit('a', 'ann'), sit('b', 'bo')];
    const [action] = [...host.match.legalActions('ann')].filter(({ move }) => move === 'say');
    say(ann, ann.act('1', 'say', action.args));
    if (host.match.seatToAct === 1) say(bo, bo.act('2', 'reply', { how: 'badly' }));
    const [top] = host.match.view(null).zones.table as readonly { readonly name: string }[];
    say(bo, { type: 'prefs', id: '3', prefs: { autoPass: true, yields: ['another'] } });
    say(ann, ann.act('4', 'pass'));
    expect(log.at(-1)).toMatchObject({ by: 'ann' });
    say(bo, { type: 'prefs', id: '5', prefs: { autoPass: false, yields: [top.name] } });
    expect(log.at(-1)).toMatchObject({ by: 'bo', did: { isAutomatic: true } });
  });

  it('lets whoever was away catch up by steps, or by a view if they missed too much', () => {
    const { host, sit, say, deliver } = table();
    const ann = sit('a', 'ann');
    const bo = sit('b', 'bo');
    say(ann, ann.act('1', 'draw'));
    deliver(host.leave('b', 0).frames);
    expect(ann.last('seats')?.seats[1]).toMatchObject({ player: 'bo', isOnline: false });
    say(ann, ann.act('2', 'draw'));
    say(ann, ann.act('3', 'pass'));
    deliver(host.join('b', 'bo', 0, { seq: bo.seq, chain: bo.chain }).frames);
    expect(bo.last('welcome')).not.toHaveProperty('view');
    sees(host, ann, bo);
    deliver(host.join('b', 'bo', 0, { seq: bo.seq, chain: 'elsewhere' }).frames);
    expect(bo.last('welcome')).toHaveProperty('view');
    sees(host, ann, bo);
  });

  it('lets bots act once everything they may know of is stored', () => {
    const { host, log, sit, deliver } = table({ seats: [{ player: 'ann', isBot: true }, { player: 'bo' }] });
    const bo = sit('b', 'bo');
    expect(host.botToAct).toBe('ann');
    expect(host.actAsBot({ player: 'bo', move: 'draw', args: {} }, 1).entries).toEqual([]);
    const { entries } = host.actAsBot({ player: 'ann', move: 'pass', args: {} }, 1);
    log.push(...entries);
    expect(host.botToAct).toBe(null);
    deliver(host.stored(log.length, 0));
    sees(host, bo);
  });

  it('says when all want to play again', () => {
    const { host, sit, say } = table();
    const [ann, bo] = [sit('a', 'ann'), sit('b', 'bo')];
    say(ann, { type: 'table', id: '1', do: 'rematch' });
    expect(ann.last('no')).toMatchObject({ code: 'move-not-available' });
    say(ann, { type: 'table', id: '2', do: 'concede' });
    expect(host.match.winner).toBe('bo');
    say(ann, { type: 'table', id: '3', do: 'rematch' });
    expect([host.isRematch, bo.last('consent')?.for]).toEqual([false, 'rematch']);
    say(bo, { type: 'table', id: '4', do: 'agree' });
    expect([host.isRematch, ann.last('bye')]).toEqual([true, { type: 'bye', reason: 'rematch' }]);
    // it is too late to give up what all have agreed to
    say(ann, { type: 'table', id: '5', do: 'decline' });
    expect([ann.last('no')?.code, bo.last('declined')]).toEqual(['nothing-to-do', undefined]);
  });

  it('sends a seat the same frames whatever it cannot know, given the same entries', () => {
    const { host } = table();
    const { match } = host;
    match.act({ player: 'ann', move: 'draw' });
    const heardFrom = (start: ReturnType<typeof match.snapshot>): string => {
      const { sit, say } = table({ start });
      const [ann, bo] = [sit('a', 'ann'), sit('b', 'bo')];
      say(ann, { type: 'why', id: '1', about: { move: 'reply' } });
      say(ann, { type: 'ask', id: '2', prompt: ann.prompt, move: 'say', args: {} });
      say(bo, bo.act('3', 'draw'));
      say(ann, ann.act('4', 'pass'));
      say(bo, bo.act('5', 'draw'));
      say(ann, { type: 'table', id: '6', do: 'undo' });
      say(bo, { type: 'table', id: '7', do: 'decline' });
      say(bo, bo.act('8', 'pass'));
      return JSON.stringify(ann.heard);
    };
    const known = heardFrom(match.snapshot());
    const worlds = Array.from({ length: 8 }, (_, seed) => match.sample('ann', seed + 1).snapshot());
    expect(new Set(worlds.map(({ cards }) => JSON.stringify(cards))).size).toBeGreaterThan(1);
    for (const world of worlds) expect(heardFrom(world)).toBe(known);
  });

  it('loaded after an undo, waits for nobody: the next wish is heard', () => {
    const { log, sit, say, made } = table();
    const [ann, bo] = [sit('a', 'ann'), sit('b', 'bo')];
    say(ann, ann.act('1', 'draw'));
    say(ann, { type: 'table', id: '2', do: 'undo' });
    say(bo, { type: 'table', id: '3', do: 'agree' });
    say(ann, ann.act('4', 'draw'));
    say(ann, { type: 'table', id: '5', do: 'undo' });
    say(bo, { type: 'table', id: '6', do: 'agree' });
    const again = new Host(game, made, log);
    again.join('a', 'ann', 0);
    const { frames } = again.receive('a', { type: 'table', id: '7', do: 'undo' }, 0);
    expect(frames).toMatchObject([{ frame: { type: 'no', code: 'nothing-to-undo' } }]);
  });

  it('says what was declined', () => {
    const { sit, say } = table();
    const [ann, bo] = [sit('a', 'ann'), sit('b', 'bo')];
    say(ann, { type: 'table', id: '1', do: 'concede' });
    say(ann, { type: 'table', id: '2', do: 'rematch' });
    say(bo, { type: 'table', id: '3', do: 'decline' });
    expect(ann.last('declined')).toEqual({ type: 'declined', for: 'rematch', by: 'bo' });
  });

  it('says how many actions would be taken back', () => {
    const { sit, say } = table();
    const [ann, bo] = [sit('a', 'ann'), sit('b', 'bo')];
    say(ann, ann.act('1', 'pass'));
    say(bo, bo.act('2', 'draw'));
    say(ann, { type: 'table', id: '3', do: 'undo' });
    expect(bo.last('consent')).toEqual({ type: 'consent', for: 'undo', by: 'ann', waiting: ['bo'], count: 2 });
  });

  it('whoever wished something may give it up, and nobody else may who was not asked', () => {
    const { sit, say } = table();
    const [ann, bo] = [sit('a', 'ann'), sit('b', 'bo')];
    say(ann, { type: 'table', id: '1', do: 'pause' });
    say(ann, { type: 'table', id: '2', do: 'agree' });
    expect(ann.last('no')).toMatchObject({ code: 'nothing-to-do' });
    say(ann, { type: 'table', id: '3', do: 'decline' });
    expect(bo.last('declined')).toEqual({ type: 'declined', for: 'pause', by: 'ann' });
    say(bo, { type: 'table', id: '4', do: 'agree' });
    expect(bo.last('no')).toMatchObject({ code: 'nothing-to-do' });
  });
});
