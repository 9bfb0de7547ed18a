import { describe, expect, it } from 'vitest';
import { Host } from './host.ts';
import type { Sitting } from './sitting.fixture.ts';
import { game, table } from './table.fixture.ts';

let id = 0;
const play = ({ say }: ReturnType<typeof table>, who: Sitting, ...moves: readonly string[]): void => {
  for (const move of moves) say(who, who.act(`g${id++}`, move));
};

describe('spectators who are told later', () => {
  it('see so many entries less, whoever comes and when; at the end they see all', () => {
    const at = table({ spectatorDelay: { steps: 2 } });
    const ann = at.sit('a', 'ann');
    at.sit('b', 'bo');
    const early = at.sit('w', null);
    const start = early.view;
    play(at, ann, 'draw', 'draw');
    expect([early.seq, early.view]).toEqual([0, start]);
    play(at, ann, 'draw');
    expect(early.seq).toBe(1);
    const late = at.sit('x', null);
    expect([late.seq, late.view, late.chain]).toEqual([1, early.view, early.chain]);
    at.say(ann, { type: 'table', id: 'end', do: 'concede' });
    for (const { view } of [early, late]) expect(view).toEqual(at.host.match.view(null));
  });

  it('are not told whom the match waits for now', () => {
    const at = table({ spectatorDelay: { steps: 2 }, absence: 1000 });
    at.sit('a', 'ann');
    const bo = at.sit('b', 'bo');
    const watcher = at.sit('w', null);
    at.leave('a');
    at.wait(1000);
    const absent = (who: Sitting) => who.last('seats')?.seats.filter(({ isAbsent }) => isAbsent === true).length;
    expect([absent(bo), absent(watcher)]).toEqual([1, 0]);
    expect(
      at
        .sit('x', null)
        .last('welcome')
        ?.seats.some(({ isAbsent }) => isAbsent === true),
    ).toBe(false);
  });

  it('see everything so much later, also when the table is loaded in between', () => {
    const at = table({ spectatorDelay: { ms: 1000 } });
    const ann = at.sit('a', 'ann');
    at.sit('b', 'bo');
    const watcher = at.sit('w', null);
    play(at, ann, 'draw');
    at.wait(600);
    play(at, ann, 'draw');
    at.wait(399);
    expect(watcher.seq).toBe(0);
    at.wait(1);
    expect(watcher.seq).toBe(1);
    const again = new Host(game, at.made, at.log);
    const since = { seq: watcher.seq, chain: watcher.chain };
    const [{ frame }] = again.join('w', null, 50_000, since).frames;
    expect(frame).toMatchObject({ type: 'welcome', seq: 0 });
    expect(again.wakeAt).toBe(51_000);
    const steps = again.wake(51_000).frames.map(({ frame: sent }) => sent.type === 'step' && sent.seq);
    expect(steps).toEqual([1, 2]);
  });

  it('do not catch up while somebody thinks: how the clocks stand is no step, also when the table is loaded', () => {
    const clock = { type: 'match', ms: 600_000 } as const;
    const at = table({ spectatorDelay: { steps: 2 }, clock });
    const ann = at.sit('a', 'ann');
    at.sit('b', 'bo');
    const watcher = at.sit('w', null);
    play(at, ann, 'draw', 'draw', 'draw');
    at.wait(200_000);
    expect(at.log.filter(({ did }) => did.type === 'stand').length).toBeGreaterThan(3);
    expect(watcher.seq).toBe(1);
    const [{ frame }] = new Host(game, at.made, at.log).join('w', null, 0).frames;
    expect(frame).toMatchObject({ type: 'welcome', seq: 1 });
  });

  it('hear of wishes in their turn', () => {
    const at = table({ spectatorDelay: { steps: 1 } });
    const ann = at.sit('a', 'ann');
    at.sit('b', 'bo');
    const watcher = at.sit('w', null);
    play(at, ann, 'draw');
    at.say(ann, { type: 'table', id: 'u', do: 'undo' });
    expect(watcher.last('consent')).toBe(undefined);
    play(at, ann, 'draw');
    expect(watcher.last('consent')).toMatchObject({ by: 'ann' });
  });
});

it('the text of a frame is the frame, for steps too', () => {
  const { host } = table({ clock: { type: 'match', ms: 1000 } });
  host.join('a', 'ann', 0);
  host.join('b', 'bo', 0);
  const { frames } = host.receive('a', '{"type":"act","id":"1","prompt":1,"move":"pass"}', 1);
  const sent = [...frames, ...host.stored(1, 1)];
  expect(sent.filter(({ frame }) => frame.type === 'step').length).toBe(2);
  for (const { frame, text } of sent) expect(text).toBe(JSON.stringify(frame));
  expect(host.receive('a', '{"type":"act",', 2).frames[0].frame).toMatchObject({ type: 'no', code: 'malformed-frame' });
  expect(host.receive('a', '{"type":"eat","id":"2"}', 2).frames[0].frame).toMatchObject({ type: 'no', id: '2' });
});

it('whoever comes back is told what they missed, even if nobody was at their seat meanwhile', () => {
  const at = table();
  const [ann, bo] = [at.sit('a', 'ann'), at.sit('b', 'bo')];
  play(at, ann, 'draw');
  at.leave('b');
  play(at, ann, 'draw', 'pass');
  at.deliver(at.host.join('b', 'bo', 0, { seq: bo.seq, chain: bo.chain }).frames);
  expect(bo.last('welcome')).not.toHaveProperty('view');
  expect([bo.seq, bo.view]).toEqual([at.host.head, at.host.match.view('bo')]);
});
