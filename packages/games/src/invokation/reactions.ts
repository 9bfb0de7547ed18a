import { bit, Element } from './elements.ts';

/** What two elements make of each other: rules without a board. What follows from a reaction is in damage.ts. */
// biome-ignore lint/suspicious/noConstEnum: inlined on purpose; see elements.ts
export const enum Reaction {
  none,
  melt,
  vaporize,
  overloaded,
  superconduct,
  electroCharged,
  frozen,
  swirl,
  crystallize,
  burning,
  bloom,
  quicken,
}

export const REACTION_NAMES = [
  'none',
  'Melt',
  'Vaporize',
  'Overloaded',
  'Superconduct',
  'Electro-Charged',
  'Frozen',
  'Swirl',
  'Crystallize',
  'Burning',
  'Bloom',
  'Quicken',
] as const;

export type ReactionName = (typeof REACTION_NAMES)[number];

/** What a reaction adds to the hit that made it, by reaction. */
export const REACTION_BONUS: readonly number[] = [0, 2, 2, 2, 1, 1, 1, 0, 1, 1, 1, 1];

/** The two elements of each pair, in any order. */
const PAIRS: readonly (readonly [Element, Element, Reaction])[] = [
  [Element.cryo, Element.pyro, Reaction.melt],
  [Element.hydro, Element.pyro, Reaction.vaporize],
  [Element.electro, Element.pyro, Reaction.overloaded],
  [Element.cryo, Element.electro, Reaction.superconduct],
  [Element.hydro, Element.electro, Reaction.electroCharged],
  [Element.cryo, Element.hydro, Reaction.frozen],
  [Element.pyro, Element.dendro, Reaction.burning],
  [Element.hydro, Element.dendro, Reaction.bloom],
  [Element.electro, Element.dendro, Reaction.quicken],
];

/** Reaction by incoming element and element that lies there: `incoming * 8 + aura`. */
const TABLE: Uint8Array = new Uint8Array(64);
for (const [one, other, reaction] of PAIRS) {
  TABLE[one * 8 + other] = reaction;
  TABLE[other * 8 + one] = reaction;
}
for (const swirled of [Element.cryo, Element.hydro, Element.pyro, Element.electro]) {
  TABLE[Element.anemo * 8 + swirled] = Reaction.swirl;
  TABLE[Element.geo * 8 + swirled] = Reaction.crystallize;
}

/** The element of an aura that an incoming one meets first: of Cryo and Dendro together it is Cryo. */
export function metBy(incoming: number, aura: number): Element {
  if (aura === 0 || incoming >= Element.physical) return Element.none;
  if (aura === (bit(Element.cryo) | bit(Element.dendro))) {
    if (TABLE[incoming * 8 + Element.cryo] !== 0) return Element.cryo;
    return TABLE[incoming * 8 + Element.dendro] !== 0 ? Element.dendro : Element.none;
  }
  const lying = 31 - Math.clz32(aura);
  return TABLE[incoming * 8 + lying] !== 0 ? lying : Element.none;
}

export const reactionOf = (incoming: number, lying: number): Reaction => TABLE[incoming * 8 + lying];

/** Which elements took part, as bits: `related(Reaction.bloom, Element.hydro)`. */
const TAKES_PART: readonly number[] = REACTION_NAMES.map((_, reaction) => {
  let mask = 0;
  for (const [one, other, made] of PAIRS) if (made === reaction) mask |= bit(one) | bit(other);
  return mask;
});

/** Whether a reaction is related to an element; a Swirl or Crystallize also to the element it met. */
export function isRelated(reaction: number, element: Element, met: number): boolean {
  if (reaction === Reaction.none) return false;
  if (reaction === Reaction.swirl) return element === Element.anemo || element === met;
  if (reaction === Reaction.crystallize) return element === Element.geo || element === met;
  return (TAKES_PART[reaction] & bit(element)) !== 0;
}
