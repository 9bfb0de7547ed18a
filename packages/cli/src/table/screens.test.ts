import { stripVTControlCharacters } from 'node:util';
import { gameNames } from '@cardloom/games';
import { createMatch } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { type CatalogueEntry, deckOptions, findGame } from '../catalogue.ts';
import { reopenTable } from '../play/opening.ts';
import { newSession } from '../play/session.ts';
import { sit } from '../play/sitting.ts';
import type { Asker, Offer, Picture, Question, Size } from '../prompts/asker.ts';
import { compose } from '../prompts/compose.ts';
import { ListPrompt } from '../prompts/list-prompt.ts';
import { type ReplayFile, toReplayFile } from '../replay-file.ts';
import { widthOf } from './text.ts';

/** The whole screen of every game in the middle of a match, when the person is asked. They have been looked at. */

const SEATS: Readonly<Record<string, number>> = { commander: 4 };
/** Actions until there is something to see. */
const ACTIONS: Readonly<Record<string, number>> = {
  skirmish: 14,
  commander: 1500,
  'flesh-and-blood': 45,
  invokation: 60,
  riftbound: 60,
};
const KEPT: readonly Size[] = [
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
];
const SMALLEST: Size = { columns: 60, rows: 20 };

/** A match that was played at random until p0 has something to choose. */
function played(entry: CatalogueEntry): ReplayFile {
  const players = Array.from({ length: SEATS[entry.name] ?? 2 }, (_, seat) => `p${seat}`);
  const match = createMatch(entry.game, {
    seed: 5,
    players,
    options: deckOptions(entry, [], players.length),
    undo: 'all',
  });
  let dice = 12345;
  const most = ACTIONS[entry.name] ?? 90;
  for (let i = 0; match.seatToAct >= 0; i++) {
    const list = match.listActions(match.players[match.seatToAct]);
    if (i >= most && match.seatToAct === 0 && list.size > 1) break;
    dice = (Math.imul(dice, 1103515245) + 12345) & 0x7fffffff;
    const result = match.act(list.at((dice >> 8) % list.size));
    if (!result.ok) throw new Error(result.error.message);
  }
  return toReplayFile(match, { table: players.map((_, seat) => (seat === 0 ? 'you' : 'greedy')) });
}

/** Draws the first question in windows of all sizes, and leaves. */
class Draughtsman implements Asker {
  readonly screens = new Map<Size, readonly string[]>();
  #picture: Picture = () => '';

  show(picture: Picture): void {
    this.#picture = picture;
  }

  async one<T>(question: Question, offers: readonly Offer<T>[]) {
    if (this.screens.size === 0) {
      for (const size of [...KEPT, SMALLEST]) {
        const prompt = new ListPrompt(question, offers, null);
        const lines = compose(this.#picture, prompt, size);
        this.screens.set(
          size,
          lines.map((line) => stripVTControlCharacters(line).trimEnd()),
        );
      }
    }
    return { key: 'quit' } as const;
  }
  async some<T>(question: Question, offers: readonly Offer<T>[]) {
    return this.one(question, offers);
  }
  async typed(question: Question) {
    return this.one(question, []);
  }
  async pause(): Promise<void> {}
  cancel(): void {}
  onInterrupt(): void {}
  close(): void {}
}

describe.each(gameNames.filter((name) => name !== 'lorcana-series'))('%s', (name) => {
  it('fits into windows from 60 × 20 on, with board, news and question', async () => {
    const entry = await findGame(name);
    const asker = new Draughtsman();
    const opening = reopenTable(entry, played(entry), { limitMs: 1000 });
    await sit(newSession({ ...opening, entry, asker }));
    for (const [{ columns, rows }, lines] of asker.screens) {
      expect(lines.length).toBeLessThanOrEqual(rows);
      expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(columns);
      expect(lines.some((line) => line.startsWith('◆ '))).toBe(true);
      expect(lines.filter((line) => line.startsWith('❯ '))).toHaveLength(1);
    }
    for (const size of KEPT) {
      const file = `./screens/${name}-${size.columns}x${size.rows}.txt`;
      await expect(`${asker.screens.get(size)?.join('\n')}\n`).toMatchFileSnapshot(file);
    }
  });
});
