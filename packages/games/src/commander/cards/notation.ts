import { meant } from '@cardloom/parts';
import { z } from 'zod';
import {
  CARD_TYPES,
  type CardType,
  COLOURS,
  type Colour,
  MANA,
  type Mana,
  type ManaCost,
  type Supertype,
} from '../card.ts';

/** How card data writes costs (`2WW`), mana (`CC`), power and toughness (`4/4`) and type lines (`Creature — Angel`). */

/** `4` is a number in YAML and a cost here. */
const written = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), z.string());

/** Reads text by a function that throws a sentence if it cannot. */
const readBy = <T>(read: (text: string) => T) =>
  written.transform((text, context): T => {
    try {
      return read(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as Error).message });
      return z.NEVER;
    }
  });

const SYMBOLS = MANA.join(' ');

function readCost(text: string): ManaCost {
  const parts = /^(\d{1,2})?([WUBRGC]*)$/.exec(text);
  if (parts === null || text === '') {
    throw new Error(`"${text}" is no cost; write a number, then symbols (${SYMBOLS}), such as 2WW`);
  }
  return { generic: Number(parts[1] ?? 0), mana: countMana(parts[2]) };
}

export function readMana(text: string): Mana {
  if (!/^[WUBRGC]+$/.test(text)) throw new Error(`"${text}" is no mana; write symbols (${SYMBOLS}), such as CC`);
  return countMana(text);
}

function countMana(symbols: string): Mana {
  const count = (kind: string): number => symbols.split(kind).length - 1;
  const [w, u, b, r, g, c] = MANA.map(count);
  return [w, u, b, r, g, c];
}

export interface Body {
  readonly power: number;
  readonly toughness: number;
}

function readBody(text: string): Body {
  const parts = /^(\d{1,2})\/(\d{1,2})$/.exec(text);
  if (parts === null) throw new Error(`"${text}" is no power and toughness; write them as 2/3`);
  return { power: Number(parts[1]), toughness: Number(parts[2]) };
}

function readColours(text: string): readonly Colour[] {
  if (!/^[WUBRG]+$/.test(text)) throw new Error(`"${text}" are no colours; write symbols (${COLOURS.join(' ')})`);
  return COLOURS.filter((colour) => text.includes(colour));
}

export interface TypeLine {
  readonly types: readonly CardType[];
  readonly supertypes: readonly Supertype[];
  readonly subtypes: readonly string[];
}

const SUPERTYPES: readonly Supertype[] = ['Basic', 'Legendary'];
const isType = (word: string): word is CardType => (CARD_TYPES as readonly string[]).includes(word);
const isSupertype = (word: string): word is Supertype => (SUPERTYPES as readonly string[]).includes(word);

/** `Legendary Artifact Creature — Golem`: everything before the dash is a type or supertype. */
function readTypes(text: string): TypeLine {
  const [before, after, ...more] = text.split(/\s+[—-]\s+/);
  if (more.length > 0) throw new Error(`"${text}" has more than one dash; subtypes follow one dash`);
  const words = before.trim().split(/\s+/);
  for (const word of words) {
    if (!isType(word) && !isSupertype(word)) {
      throw new Error(`"${word}" is no card type; ${meant(word, [...SUPERTYPES, ...CARD_TYPES])}`);
    }
  }
  const types = words.filter(isType);
  if (types.length === 0) throw new Error(`"${text}" names no card type; there are ${CARD_TYPES.join(', ')}`);
  return { types, supertypes: words.filter(isSupertype), subtypes: after?.trim().split(/\s+/) ?? [] };
}

export const costField = readBy(readCost);
export const manaField = readBy(readMana);
export const bodyField = readBy(readBody);
export const coloursField = readBy(readColours);
export const typeField = readBy(readTypes);
