/** Elements as numbers: what damage is made of, what lies on a character, what a die shows. */
// biome-ignore lint/suspicious/noConstEnum: inlined on purpose; the damage pipeline compares them all the time
export const enum Element {
  cryo,
  hydro,
  pyro,
  electro,
  anemo,
  geo,
  dendro,
  /** Only as damage: leaves nothing on its target. */
  physical,
  /** Only as damage: no bonus, no shield, no element. */
  piercing,
  none = -1,
}

export const ELEMENT_NAMES = ['cryo', 'hydro', 'pyro', 'electro', 'anemo', 'geo', 'dendro'] as const;
export type ElementName = (typeof ELEMENT_NAMES)[number];
export type DamageName = ElementName | 'physical' | 'piercing';
const DAMAGE_NAMES: readonly DamageName[] = [...ELEMENT_NAMES, 'physical', 'piercing'];

/** The sides of a die, in the order of the player's columns: the seven elements and Omni, which stands for any. */
export const FACES = [...ELEMENT_NAMES, 'omni'] as const;
export type Face = (typeof FACES)[number];
export const OMNI = 7;

export const elementOf = (name: DamageName): Element => DAMAGE_NAMES.indexOf(name);
export const damageName = (element: number): DamageName => DAMAGE_NAMES[element];
export const faceOf = (name: Face): number => FACES.indexOf(name);

/** Elements as bits: an aura, the elements a skill dealt. */
export const bit = (element: number): number => 1 << element;
/** Elements that stay on who is hit by them. */
export const LASTING =
  bit(Element.cryo) | bit(Element.hydro) | bit(Element.pyro) | bit(Element.electro) | bit(Element.dendro);
/** Damage that is elemental. */
export const ELEMENTAL = LASTING | bit(Element.anemo) | bit(Element.geo);
