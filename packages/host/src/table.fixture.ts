import type { Game } from 'cardloom';
import type { Entry } from './entry.ts';
import { Host, type Received } from './host.ts';
import type { HostOptions } from './options.ts';
import type { Addressed } from './outbox.ts';
import { parley } from './parley.fixture.ts';
import { Sitting } from './sitting.fixture.ts';

export const game = parley as unknown as Game;

/** A table with a store that stores at once, and a clock that is set by hand. */
export function table(options: Partial<HostOptions> = {}) {
  const made = { seats: [{ player: 'ann' }, { player: 'bo' }], seed: 1, passing: { move: 'pass' }, ...options };
  const host = new Host(game, made);
  const log: Entry[] = [];
  const sitting = new Map<string, Sitting>();
  const time = { now: 0 };
  const deliver = (frames: readonly Addressed[]): void => {
    for (const { to, frame } of frames) sitting.get(to)?.hear(frame);
  };
  const take = ({ entries, frames }: Received): void => {
    log.push(...entries);
    deliver(frames);
    deliver(host.stored(log.length, time.now));
  };
  const sit = (id: string, player: string | null): Sitting => {
    const somebody = sitting.get(id) ?? new Sitting(game, id, player);
    sitting.set(id, somebody);
    take(host.join(id, player, time.now));
    return somebody;
  };
  const say = (who: Sitting, frame: unknown, lag = 0): void => take(host.receive(who.id, frame, time.now, lag));
  /** Lets time pass, waking the host when it wants to be. */
  const wait = (ms: number): void => {
    const end = time.now + ms;
    for (let due = host.wakeAt; due !== null && due <= end; due = host.wakeAt) {
      time.now = Math.max(time.now, due);
      take(host.wake(time.now));
    }
    time.now = end;
  };
  const leave = (id: string): void => take(host.leave(id, time.now));
  return { host, log, sit, say, deliver, made, time, wait, leave };
}
