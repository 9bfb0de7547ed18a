import { declareGame } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { Host } from './host.ts';
import type { HostOptions } from './options.ts';
import { table } from './table.fixture.ts';

const BOTS: HostOptions['seats'] = [{ player: 'ann' }, { player: 'bo', isBot: true }];

const sat = (options: Partial<HostOptions> = {}) => {
  const at = table(options);
  const [ann, bo] = [at.sit('a', 'ann'), at.sit('b', 'bo')];
  let id = 0;
  const act = (who: typeof ann, move: string, args = {}): void => at.say(who, who.act(`p${id++}`, move, args));
  const prefer = (who: typeof ann, prefs: object): void => at.say(who, { type: 'prefs', id: `p${id++}`, prefs });
  const automatic = (): unknown[] =>
    at.log.flatMap(({ by, did }) => (did.type === 'act' && did.isAutomatic === true ? [by] : []));
  return { ...at, ann, bo, act, prefer, automatic };
};

describe('what is done without being asked', () => {
  it('is nothing between people before they say so, and much against bots alone', () => {
    expect(sat().ann.last('welcome')?.prefs).toMatchObject({ passWhenIdle: false, takeSole: false });
    const { ann } = sat({ seats: BOTS });
    expect(ann.last('welcome')?.prefs).toMatchObject({ passWhenIdle: true, takeSole: true, autoPass: false });
  });

  it('is marked for nobody else', () => {
    const { ann, bo, act, prefer } = sat();
    prefer(bo, { autoPass: true, stops: { own: ['speak'], others: [] } });
    act(ann, 'pass');
    expect([ann.last('step')?.by, ann.last('step')?.made]).toEqual(['bo', undefined]);
    expect(bo.last('step')?.made).toBe('automatic');
  });

  it('is not the question one is looking at while one sets stops', () => {
    const { ann, bo, act, prefer, automatic } = sat();
    prefer(ann, { autoPass: true, stops: { own: [], others: [] } });
    expect(automatic()).toEqual([]);
    act(ann, 'draw');
    act(ann, 'pass');
    act(bo, 'pass');
    expect(automatic()).toContain('ann');
  });

  it('comes after a while that is always the same, if only the player can know why', () => {
    // whoever has nothing in hand and no deck has nothing else to do; here everything counts as nothing
    const passing = { move: 'pass', idle: ['draw', 'say'] };
    const { ann, bo, act, prefer, wait, host, automatic, made, log } = sat({ passing, passDelay: 700 });
    prefer(bo, { passWhenIdle: true });
    act(ann, 'pass');
    expect([automatic(), host.wakeAt]).toEqual([[], 700]);
    wait(600);
    prefer(ann, { fullControl: true });
    expect(host.wakeAt).toBe(700);
    wait(100);
    expect(automatic()).toEqual(['bo']);
    // now it is their own turn, with the same wish
    expect(host.wakeAt).toBe(1400);
    act(bo, 'draw');
    expect(host.wakeAt).toBe(1400);
    prefer(bo, { fullControl: true });
    expect([host.wakeAt, made.passDelay, log.length]).toEqual([null, 700, 6]);
  });

  it("is not done in the attack of one's own turn, nor where it would lose at once", () => {
    const { ann, prefer, automatic } = sat({ passing: { move: 'pass', attack: ['speak'] } });
    prefer(ann, { autoPass: true, stops: { own: [], others: ['speak'] } });
    expect(automatic()).toEqual([]);
    const kit = declareGame({ name: 'brink', players: 2, state: {} });
    const brink = kit.define({
      segments: {
        edge: {
          moves: {
            stay: kit.move().run(() => {}),
            pass: kit.move().run(({ coreOps, player, players }) => coreOps.endGame(players[1 - player.seat])),
          },
        },
      },
    });
    const host = new Host(brink, { seats: [{ player: 'ann' }, { player: 'bo' }], seed: 1, passing: { move: 'pass' } });
    host.join('a', 'ann', 0);
    const { entries } = host.receive('a', { type: 'prefs', id: '1', prefs: { autoPass: true } }, 0);
    expect([entries.length, host.match.isOver]).toEqual([1, false]);
  });

  it('ends somewhere, even if nobody wants to be asked at all', () => {
    const { ann, bo, prefer, log, sit } = sat();
    prefer(ann, { autoPass: true });
    prefer(bo, { autoPass: true });
    const before = log.length;
    expect(before).toBeLessThan(300);
    sit('w', null);
    expect(log.length).toBe(before);
  });
});
