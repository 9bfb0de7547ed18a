import { describe, expect, it } from 'vitest';
import { audit, laws } from './broken.fixture.ts';

describe('what is kept outside the match', { timeout: 60_000 }, () => {
  it('a variable that the rules read and write', () => {
    let plays = 0;
    const report = audit({
      onPlay: ({ player }) => {
        plays += 1;
        player.red = plays % 3;
        return undefined;
      },
    });
    expect(laws(report)).toContain('outside-writes');
    expect(laws(report)).toContain('replay');
    expect(report.outsideWrites).toBeGreaterThan(0);
  });

  it('a write that is not on the tape', () => {
    const report = audit({
      onPlay: (_context, card) => {
        const hidden = (name: string): unknown => {
          const symbol = Object.getOwnPropertySymbols(card).find(({ description }) => description === name) as symbol;
          return (card as unknown as Record<symbol, unknown>)[symbol];
        };
        const { mem, layout } = hidden('world') as { mem: Int32Array; layout: { cardWords: number } };
        mem[(hidden('base') as number) + layout.cardWords - 1] += 1;
        return undefined;
      },
    });
    expect(laws(report)).toContain('outside-writes');
    expect(report.findings.some(({ detail }) => detail.includes('not on the tape'))).toBe(true);
  });

  it('a memory of each match that is no part of it', () => {
    const seen = new WeakMap<object, number>();
    const report = audit({
      onTurn: ({ G, coreOps }) => {
        const turns = (seen.get(G) ?? 0) + 1;
        seen.set(G, turns);
        coreOps.emit('TURNS', { turns });
        G.note = `${turns}`;
      },
    });
    expect(laws(report)).toContain('outside-writes');
    expect(report.findings.some(({ detail }) => detail.includes('the rules remember something'))).toBe(true);
  });
});
