import { games } from '@cardloom/games';
import { Host } from '@cardloom/host';
import { expect, it } from 'vitest';

/** Whoever has no time left is answered for in every game, at every place where somebody can be asked. */
for (const [name, listing] of Object.entries(games)) {
  it(`${name} goes on by itself when nobody has time`, { timeout: 60_000 }, async () => {
    const [game, { passing, late }] = await Promise.all([listing.load(), listing.present()]);
    const players = Array.from({ length: listing.players.min }, (_, i) => `p${i}`);
    const host = new Host(game, {
      seats: players.map((player) => ({ player })),
      seed: 7,
      options: listing.options?.(players.map(() => undefined)) ?? null,
      ...(passing === undefined ? {} : { passing }),
      ...(late === undefined ? {} : { late }),
      clock: { type: 'decision', ms: 1000, misses: 1_000_000 },
    });
    for (const player of players) host.join(player, player, 0);
    const done: unknown[] = [];
    for (let now = 1000; done.length < 120 && !host.match.isOver; now += 1000) {
      const { entries } = host.wake(now);
      host.stored(host.head, now);
      expect(entries.length).toBeGreaterThan(0);
      for (const { did } of entries) if (did.type === 'act') done.push(did.move);
    }
    expect(done).not.toContain('concede');
  });
}
