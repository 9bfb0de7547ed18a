import type { DataMapping } from '@cardloom/cards';
import { type Abilities, type Filter, type KeywordSet, keywordSet, readAbilities, readFilter } from './ability.ts';
import type { CardData, EquipmentData, HeroData, WeaponData } from './cards/schema.ts';
import { TRIGGERS, type Trigger } from './cards/words.ts';

/** The printed facts of anything that lies on the table. All have one shape; a number that is not printed is ABSENT. */
const ABSENT = -1;
export const COLOURS: readonly string[] = ['', 'red', 'yellow', 'blue'];

export interface Printed {
  readonly id: string;
  /** For people; cards that differ only in their pitch share it. */
  readonly name: string;
  /** The name with its colour: `Jab (red)`. */
  readonly title: string;
  readonly text: string;
  readonly kind: 'card' | 'hero' | 'weapon' | 'equipment' | 'link' | 'effect';
  readonly class: string;
  /** 0 for a card that cannot be pitched. */
  readonly pitch: number;
  readonly cost: number;
  readonly power: number;
  readonly defense: number;
  readonly isAction: boolean;
  readonly isAttack: boolean;
  readonly isAttackReaction: boolean;
  readonly isDefenseReaction: boolean;
  /** Can be declared as a block: no reaction, and a defense is printed on it, 0 included. */
  readonly canBlock: boolean;
  readonly keywords: KeywordSet;
  readonly abilities: Abilities;
  readonly specialization: string;
  /** Resources one may pay on top; 0 for none. */
  readonly optionalCost: number;
  /** The card one must reveal to play it. */
  readonly revealCost: Filter | null;
  readonly subtypes: readonly string[];
  readonly oncePerTurn: boolean;
  readonly slot: string;
  readonly life: number;
  readonly intellect: number;
  readonly weapons: readonly string[];
  /** Which abilities heroes, weapons and equipment of the whole set have: what none has need not be looked for. */
  readonly inSet: Readonly<Record<Trigger, boolean>>;
  /** As it was written, for display: the raw `abilities` and whatever else an author put there. */
  readonly raw: DataMapping;
}

const BLANK: Omit<Printed, 'id' | 'name' | 'title' | 'kind'> = {
  text: '',
  class: 'generic',
  pitch: 0,
  cost: ABSENT,
  power: ABSENT,
  defense: ABSENT,
  isAction: false,
  isAttack: false,
  isAttackReaction: false,
  isDefenseReaction: false,
  canBlock: false,
  keywords: 0,
  abilities: readAbilities({}),
  specialization: '',
  optionalCost: 0,
  revealCost: null,
  subtypes: [],
  oncePerTurn: false,
  slot: '',
  life: 0,
  intellect: 0,
  weapons: [],
  inSet: Object.fromEntries(TRIGGERS.map((trigger) => [trigger, true])) as Record<Trigger, boolean>,
  raw: {},
};

/** What the chain and what lasts is kept as: small cards of the game's own. */
export const LINK: Printed = { id: 'link', name: 'Link', title: 'Link', kind: 'link', ...BLANK };
export const EFFECT: Printed = { id: 'effect', name: 'Effect', title: 'Effect', kind: 'effect', ...BLANK };

export function printCard(card: CardData, raw: DataMapping): Printed {
  const is = (type: CardData['types'][number]): boolean => card.types.includes(type);
  const isReaction = is('attack_reaction') || is('defense_reaction');
  const reveal = card.additional_cost?.reveal_from_hand;
  return {
    ...BLANK,
    ...faceOf(card),
    kind: 'card',
    title: card.pitch === null ? card.name : `${card.name} (${COLOURS[card.pitch]})`,
    pitch: card.pitch ?? 0,
    cost: card.cost ?? ABSENT,
    power: card.power ?? ABSENT,
    defense: card.defense ?? ABSENT,
    isAction: is('action'),
    isAttack: is('attack'),
    isAttackReaction: is('attack_reaction'),
    isDefenseReaction: is('defense_reaction'),
    canBlock: !isReaction && card.defense !== null,
    keywords: keywordSet(card.keywords),
    specialization: card.specialization ?? '',
    optionalCost: card.additional_cost?.optional_resource ?? 0,
    revealCost: reveal === undefined ? null : readFilter(reveal),
    raw,
  };
}

export function printHero(hero: HeroData, raw: DataMapping): Printed {
  const weapons = typeof hero.weapon === 'string' ? [hero.weapon] : hero.weapon;
  return { ...BLANK, ...faceOf(hero), kind: 'hero', life: hero.life, intellect: hero.intellect, weapons, raw };
}

export function printWeapon(weapon: WeaponData, raw: DataMapping): Printed {
  const { power, cost, subtypes, once_per_turn: oncePerTurn } = weapon;
  const keywords = keywordSet(weapon.keywords);
  return { ...BLANK, ...faceOf(weapon), kind: 'weapon', power, cost, subtypes, oncePerTurn, keywords, raw };
}

export function printEquipment(equipment: EquipmentData, raw: DataMapping): Printed {
  const { slot } = equipment;
  const keywords = keywordSet(equipment.keywords);
  return {
    ...BLANK,
    ...faceOf(equipment),
    kind: 'equipment',
    slot,
    defense: equipment.defense ?? ABSENT,
    keywords,
    raw,
  };
}

function faceOf(data: CardData | HeroData | WeaponData | EquipmentData) {
  return {
    id: data.id,
    name: data.name,
    title: data.name,
    text: data.text,
    class: data.class,
    abilities: readAbilities(data.abilities),
  };
}

/** Tells every card of a set which abilities there are in it. */
export function acquaint(cards: Record<string, Printed>): void {
  const has = (trigger: Trigger): boolean =>
    Object.values(cards).some(({ kind, abilities }) => abilities.by[trigger].length > 0 && matters(kind, trigger));
  const inSet = Object.fromEntries(TRIGGERS.map((trigger) => [trigger, has(trigger)])) as Record<Trigger, boolean>;
  for (const id of Object.keys(cards)) cards[id] = { ...cards[id], inSet };
}

/** A card's own abilities, and the static ones of a weapon, are looked for on the attack itself. */
const matters = (kind: Printed['kind'], trigger: Trigger): boolean =>
  trigger === 'on_chain_close' ||
  kind === 'hero' ||
  kind === 'equipment' ||
  (kind === 'weapon' && trigger !== 'static');
