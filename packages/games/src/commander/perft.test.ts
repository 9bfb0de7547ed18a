import { assertGolden, assertPerft } from '@cardloom/testkit';
import { type Action, createMatch, type Match } from 'cardloom';
import { describe, it } from 'vitest';
import type { Commander } from './definition.ts';
import { commander } from './definition.ts';
import { busy, eager } from './eager.fixture.ts';

/** Perft counts and one golden match: any change of the rules shows here. */

const start = (players: number, seed: number, life = 40): Match<Commander> =>
  createMatch(commander, {
    seed,
    players: ['ann', 'bo', 'cy', 'di', 'ed', 'flo'].slice(0, players),
    options: { life, firstPlayer: 0 },
  });

describe('perft', () => {
  it.each([
    ['two players from the start', start(2, 1), [2, 4, 29, 127, 800]],
    ['four players from the start', start(4, 2), [2, 4, 8, 16, 31]],
    ['two players, much to cast', busy(start(2, 3), 12, 1), [22, 115, 338, 900, 2424]],
    ['four players, much to cast', busy(start(4, 4), 16, 2), [21, 79, 227, 504, 981]],
  ])('%s', { timeout: 60_000 }, (_, match, expected: number[]) => {
    assertPerft(match, expected);
  });
});

describe('golden match', () => {
  /** Names in capitals are told to players; the others wake triggers. */
  const isTold = (type: string): boolean =>
    (type === type.toUpperCase() && type !== 'MANA') || type === 'dies' || type === 'discards';
  /** What was done and told, without passes that led to nothing. */
  function transcript(match: Match<Commander>, next: (match: Match<Commander>) => Action): string {
    const lines: string[] = [];
    const text = (value: unknown): string => JSON.stringify(value).replaceAll('"', '');
    while (match.seatToAct >= 0) {
      const action = next(match);
      const result = match.act(action);
      if (!result.ok) throw new Error(result.error.message);
      const told = result.events.filter(({ type }) => isTold(type));
      if (action.move === 'pass' && told.length === 0) continue;
      lines.push(`> ${action.player} ${action.move} ${text(action.args)}`);
      for (const { type, ...payload } of told) lines.push(`  ${type} ${text(payload)}`);
    }
    lines.push(`= ${match.checksum()}`);
    return `${lines.join('\n')}\n`;
  }

  it('of three players, seed 7, goes as it always went', { timeout: 30_000 }, () => {
    assertGolden(new URL('./golden-match.txt', import.meta.url), transcript(start(3, 7, 12), eager(7)));
  });
});
