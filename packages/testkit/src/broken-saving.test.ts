import { type Match, restoreEdited, type Snapshot } from 'cardloom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { laws, prototypeOfMatch } from './broken.fixture.ts';
import { conform } from './conform.ts';
import { duel } from './duel.fixture.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('saving and undoing', { timeout: 60_000 }, () => {
  it('a snapshot that loses something', () => {
    const prototype = prototypeOfMatch();
    const { snapshot } = prototype;
    let isLosing = false;
    vi.spyOn(prototype, 'snapshot').mockImplementation(function (this: Match) {
      const made = snapshot.call(this);
      if (isLosing) return made;
      isLosing = true;
      const lost = { ...made, cards: made.cards.map((card) => ({ ...card, is: { dmg: 0 } })) } as Snapshot;
      const again = restoreEdited(duel, { ...lost, header: { ...lost.header, numMoves: 0 } }).snapshot();
      isLosing = false;
      return again;
    });
    expect(laws(conform(duel, { games: 2 }))).toContain('round-trip');
  });

  it('an undo that leaves something behind', () => {
    const prototype = prototypeOfMatch();
    const { undo } = prototype;
    vi.spyOn(prototype, 'undo').mockImplementation(function (this: Match) {
      const result = undo.call(this);
      this.setManualMode(true);
      this.setManualMode(false);
      return result;
    });
    const report = conform(duel, { games: 2 });
    expect(laws(report)).toContain('undo');
    expect(report.undoMismatches).toBeGreaterThan(0);
  });
});
