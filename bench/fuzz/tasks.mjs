// What a fuzzing campaign consists of: batches that each come from one seed, so that any of them can be run again alone.
import { readdirSync, readFileSync } from 'node:fs';
import { CardDataError, readCardData } from '@cardloom/cards';
import { fuzzActions, fuzzCardFiles, fuzzReplays, fuzzSnapshots } from '@cardloom/testkit';
import { z } from 'zod';
import { gameNames, loadGame } from '../load-game.mjs';

export const KINDS = ['actions', 'snapshots', 'replays', 'cardFiles'];

/** Inputs in one batch: some seconds' worth. */
export const BATCH = { actions: 2500, snapshots: 50, replays: 100, cardFiles: 100 };

/** Inputs in all. */
export const FULL = { actions: 1_000_000, snapshots: 10_000, replays: 10_000, cardFiles: 10_000 };
export const QUICK = { actions: 50_000, snapshots: 600, replays: 800, cardFiles: 400 };

export const subjectsOf = (kind) => (kind === 'cardFiles' ? ['cards'] : gameNames);

/** The batches of a campaign, the kinds and games in turn so that an early end has seen something of each. */
export function* tasksOf({ seed, counts, kinds = KINDS, games }) {
  const left = [];
  for (const kind of kinds) {
    const subjects = subjectsOf(kind).filter(
      (name) => games === undefined || kind === 'cardFiles' || games.includes(name),
    );
    for (const [i, subject] of subjects.entries()) {
      const share = Math.floor(counts[kind] / subjects.length) + (i < counts[kind] % subjects.length ? 1 : 0);
      left.push({ kind, subject, share, batch: 0 });
    }
  }
  while (left.some(({ share }) => share > 0)) {
    for (const part of left) {
      if (part.share <= 0) continue;
      const count = Math.min(part.share, BATCH[part.kind]);
      part.share -= count;
      yield {
        kind: part.kind,
        subject: part.subject,
        count,
        seed: derived(seed, part.kind, part.subject, part.batch++),
      };
    }
  }
}

/** A seed of its own for every batch. */
function derived(...parts) {
  let hash = 0x811c9dc5;
  for (const character of parts.join('/')) hash = Math.imul(hash ^ character.codePointAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) & 0x7fffffff;
}

/** Runs one batch; gives its report. */
export async function runTask({ kind, subject, count, seed }) {
  if (kind === 'cardFiles') return fuzzCardFiles(cardReader(), { seed, count });
  const { game, decks, options } = await loadGame(subject);
  const fuzz = { actions: fuzzActions, snapshots: fuzzSnapshots, replays: fuzzReplays }[kind];
  return fuzz({ name: subject, game, options: decksInTurn(decks, options) }, { seed, count });
}

const decksInTurn = (decks, options) =>
  decks.length === 0 || options === undefined
    ? undefined
    : (number, players) =>
        options(Array.from({ length: players }, (_, seat) => decks[(number + seat * 7) % decks.length]));

const CARDS = new URL('../../packages/games/src/', import.meta.url);
const card = z.strictObject({
  id: z.string(),
  title: z.string().optional(),
  cost: z.int().min(0).max(20).optional(),
  type: z.enum(['unit', 'spell']).optional(),
  keywords: z.array(z.enum(['rush', 'guard'])).optional(),
});

/** The games' own files to damage, and a schema as games have them. */
function cardReader() {
  const files = readdirSync(CARDS, { recursive: true })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, CARDS), 'utf8') }));
  return {
    name: 'cards',
    files,
    read: (given) => readCardData(given, { cards: card, decks: card }),
    isTyped: (thrown) => thrown instanceof CardDataError,
  };
}
