import type { Motif } from './record.ts';

const WORDS: Readonly<Record<Motif, readonly string[]>> = {
  figure: [
    'creature',
    'unit',
    'character',
    'hero',
    'ally',
    'champion',
    'legend',
    'pilot',
    'contender',
    'clash',
    'token',
  ],
  act: [
    'action',
    'spell',
    'attack',
    'reaction',
    'command',
    'counter',
    'event',
    'song',
    'instant',
    'sorcery',
    'ability',
  ],
  place: ['land', 'location', 'base', 'battlefield', 'battlefields', 'clashground', 'terrain'],
  thing: ['item', 'artifact', 'weapon', 'equipment', 'gear', 'rune', 'regalia', 'resource', 'support', 'talent'],
  bond: ['enchantment', 'aura', 'status', 'summon', 'trap', 'buff', 'effect'],
};
const MOTIFS = new Map(
  Object.entries(WORDS).flatMap(([motif, words]) => words.map((word) => [word, motif as Motif] as const)),
);

/**
 * What is drawn on cards of a kind: the first of its words that stands for something.
 *
 * ```ts
 * console.log(motifOf('Legendary Creature'), motifOf('Instant')); // figure act
 * ```
 */
export function motifOf(kind: string): Motif | undefined {
  // asked for every card at every step, and there are few kinds
  if (!known.has(kind)) known.set(kind, read(kind));
  return known.get(kind);
}

const known = new Map<string, Motif | undefined>();

const read = (kind: string): Motif | undefined =>
  kind
    .toLowerCase()
    .split(/[^a-z]+/)
    .map((word) => MOTIFS.get(word))
    .find((motif) => motif !== undefined);
