import { act } from './act.ts';
import { bond } from './bond.ts';
import { figure } from './figure.ts';
import { type Palette, paletteOf, type Shade } from './palette.ts';
import { place } from './place.ts';
import { type Dice, diceOf, hashOf } from './random.ts';
import { at, path } from './shape.ts';
import { thing } from './thing.ts';
import { threadAngle } from './tone.ts';
import { weave } from './weave.ts';

const DRAW: Readonly<Record<Motif, (dice: Dice, palette: Palette) => string>> = {
  figure,
  act,
  place,
  thing,
  bond,
  weave,
};
/**
 * What the art of a card is made of.
 *
 * ```ts
 * const motif: Motif = motifOf('Legendary Creature');
 * ```
 */
export type Motif = 'figure' | 'act' | 'place' | 'thing' | 'bond' | 'weave';

/** The words of a kind that stand for a motif; the first that is found counts. */
const WORDS: readonly (readonly [Motif, RegExp])[] = [
  ['figure', /creature|unit|character|hero|ally|champion|minion|pilot|leader|legend|clash|figure/i],
  ['act', /spell|action|event|instant|sorcery|song|reaction|attack|skill|command|\bact\b/i],
  ['place', /land|location|terrain|base|site|battlefield|place/i],
  ['thing', /item|artifact|equip|weapon|gear|support|talent|thing|rune|accessory/i],
  ['bond', /aura|status|enchant|attach|summon|effect|trap|bond/i],
];

/**
 * What a kind of card looks like.
 *
 * ```ts
 * console.log(motifOf('Instant'), motifOf(undefined)); // act weave
 * ```
 */
export const motifOf = (kind: string | undefined): Motif =>
  WORDS.find(([, words]) => words.test(kind ?? ''))?.[0] ?? 'weave';

/**
 * A picture for a card, as SVG: its kind gives the motif, its tone colours and threads, its name the shape. The same
 * arguments always give the same picture.
 *
 * ```ts
 * art('Archer', 'clay', 'unit');
 * art('Archer', 'clay', 'unit', { mute: 0, dim: 0.55 }); // grey and dark
 * ```
 */
export function art(name: string, tone?: string, kind?: string, shade: Shade = {}): string {
  const motif = motifOf(kind);
  const dice = diceOf(hashOf(`${name}|${motif}`));
  const palette = paletteOf(name, tone, shade, dice);
  const [x1, y1, x2, y2] = dice.pick([
    [0, 0, 1, 1],
    [1, 0, 0, 1],
    [0.5, 0, 0.5, 1],
  ]);
  const all = 'M-60-60h220v220h-220Z';
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice"><defs>',
    `<linearGradient id="g" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"><stop stop-color="${palette.back}"/><stop offset="1" stop-color="${palette.deep}"/></linearGradient>`,
    `<radialGradient id="h"><stop stop-color="${palette.halo}" stop-opacity=".85"/><stop offset="1" stop-color="${palette.halo}" stop-opacity="0"/></radialGradient>`,
    `<pattern id="t" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(${at(threadAngle(tone))})"><path d="M0 0H5" stroke="#fff" stroke-opacity=".13" stroke-width="1.3"/></pattern>`,
    `</defs>${path(all, 'url(#g)')}${path(all, 'url(#t)')}<circle cx="50" cy="50" r="52" fill="url(#h)"/>`,
    DRAW[motif](dice, palette),
    '</svg>',
  ].join('');
}

const urls = new Map<string, string>();
/** So many pictures are kept. */
const MOST = 2000;

/**
 * The same as an address for an image: drawn once, and none of its names can clash with the page's.
 *
 * ```ts
 * const picture = <img src={artUrl('Ridge Ogre', 'moss', 'Creature')} alt="" />;
 * ```
 */
export function artUrl(name: string, tone?: string, kind?: string, { mute = 1, dim = 1 }: Shade = {}): string {
  const key = JSON.stringify([name, tone, kind, mute, dim]);
  const known = urls.get(key);
  if (known !== undefined) return known;
  if (urls.size >= MOST) urls.clear();
  const url = `data:image/svg+xml,${encodeURIComponent(art(name, tone, kind, { mute, dim }))}`;
  urls.set(key, url);
  return url;
}
