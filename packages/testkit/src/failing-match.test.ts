import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playReplay, type Replay } from 'cardloom';
import { expect, it } from 'vitest';
import { assertConforms } from './conform.ts';
import { flawed } from './duel.fixture.ts';

it('assertConforms throws what was found, saves the match, and says how to play it again', () => {
  const game = flawed({ onPlay: () => 'Never.' });
  const failures = mkdtempSync(join(tmpdir(), 'cardloom-'));
  let message = '';
  try {
    assertConforms(game, { games: 1, failures });
  } catch (error) {
    ({ message } = error as Error);
  }
  expect(message).toMatch(/duel does not conform[\s\S]*validator \(seed \d+, action \d+\): .*Never\./);
  const [, file] = message.match(/npx cardloom replay (\S+\.json)/) ?? [];
  const saved = JSON.parse(readFileSync(file, 'utf8')) as Replay & { format: string; error: string };
  expect(saved).toMatchObject({ format: 'cardloom-replay/1', game: 'duel' });
  expect(saved.error).toMatch(/^validator: .*Never\./);
  expect(playReplay(game, saved).checksum()).toBe(saved.checksum);
  rmSync(failures, { recursive: true });
});
