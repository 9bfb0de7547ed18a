import { plain, type TableRecord } from '@cardloom/parts/present';
import type { Clock } from '@cardloom/protocol';
import { cardSentence } from '../card/sentence.ts';
import { timeText } from './clock-face.tsx';
import type { Told } from './told.ts';

/** Answers to keys, for whoever listens rather than looks. */

export const lastSaid = ({ lines }: Told): string => {
  const last = lines.at(-1);
  return last === undefined ? 'Nothing has happened yet.' : plain(last.words);
};

/** `since`: so many milliseconds ago it was told. */
export function clocksSaid(clock: Clock | null, since: number, nameOf: (player: string) => string): string {
  if (clock === null) return 'Nobody has a clock here.';
  return Object.entries(clock.left)
    .map(([player, ms]) => {
      const isRunning = clock.running.includes(player);
      return `${nameOf(player)} ${timeText(isRunning ? ms - since : ms)}${isRunning ? ', running' : ''}.`;
    })
    .join(' ');
}

/** What lies where, in numbers. */
export function zonesSaid({ sides, shared }: TableRecord, nameOf: (player: string) => string): string {
  const said = sides.map(({ player, blocks }) => `${nameOf(player)}: ${blocks.flatMap(countsOf).join(', ')}.`);
  const between = shared.flatMap(countsOf);
  return [...said, ...(between.length === 0 ? [] : [`In the middle: ${between.join(', ')}.`])].join(' ');
}

function countsOf(block: TableRecord['shared'][number]): string[] {
  if (block.kind === 'piles') return block.piles.map(({ name, count }) => `${count} in ${name}`);
  if (block.kind === 'cells') {
    const taken = block.cells.filter(({ card }) => card !== undefined).length;
    return [`${taken} of ${block.cells.length} places`];
  }
  if (block.kind === 'clash' || !('cards' in block)) return [];
  const count = block.cards.length + ('hidden' in block ? block.hidden : 0);
  return count === 0 ? [] : [`${count} in ${block.name}`];
}

/** What the viewer holds. */
export function handSaid({ sides }: TableRecord, say: (text: string) => string): string {
  const held = sides
    .filter(({ isViewer }) => isViewer)
    .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'hand' ? block.cards : [])));
  return held.length === 0 ? 'Your hand is empty.' : `${held.map((card) => cardSentence(card, say)).join('. ')}.`;
}
