import type { Cost } from './cost.ts';
import type { Damage } from './damage.ts';
import type { Element } from './elements.ts';
import type { Card, Op, Player } from './kit.ts';
import type { Moment } from './moment.ts';
import type { Price } from './price.ts';

/**
 * What is printed on a card, as the rules read it: every card has every field, so that looking one up is the same for
 * all of them. Authors write the short forms of forms.ts.
 */

// biome-ignore lint/suspicious/noConstEnum: compared in the damage pipeline
export const enum Kind {
  character,
  /** On a character. */
  status,
  /** Of a side. */
  combatStatus,
  summon,
  support,
  weapon,
  artifact,
  talent,
  event,
}

/** What a card in play can listen to; `1 << hook` in `listens`. */
// biome-ignore lint/suspicious/noConstEnum: indexes of tables that are looked up for every event
export const enum Hook {
  // modifiers: they change a number that is being worked out
  infuse,
  add,
  scale,
  reduce,
  skillCost,
  switchCost,
  cardCost,
  fast,
  roll,
  // events: they come one after the other, each resolved completely
  beforeSkill,
  afterSkill,
  afterSwitch,
  afterReaction,
  afterDamage,
  afterDefeat,
  afterCard,
  actionPhase,
  endPhase,
  hooks,
}

export const EVENT_HOOKS = {
  beforeSkill: Hook.beforeSkill,
  afterSkill: Hook.afterSkill,
  afterSwitch: Hook.afterSwitch,
  afterReaction: Hook.afterReaction,
  afterDamage: Hook.afterDamage,
  afterDefeat: Hook.afterDefeat,
  afterCard: Hook.afterCard,
  actionPhase: Hook.actionPhase,
  endPhase: Hook.endPhase,
} as const;
export type EventName = keyof typeof EVENT_HOOKS;

export type SkillType = 'normal' | 'elemental' | 'burst';
export type WeaponType = 'sword' | 'claymore' | 'polearm' | 'bow' | 'catalyst' | 'none';
export type Faction = 'Mondstadt' | 'Liyue' | 'Sumeru' | 'Monster';

/** What a skill, card or trigger does: a list, or a function that looks around first and gives the list. */
export type Body = readonly Op[] | ((moment: Moment) => readonly Op[] | void);

export interface Skill {
  readonly name: string;
  readonly type: SkillType;
  readonly cost: Cost;
  /** `priceKey` of the cost as printed. */
  readonly price: number;
  readonly does: Body;
  /** Its place among the character's skills. */
  readonly index: number;
}

/** What every rule of a card in play has. */
export interface Limits {
  /** How often it works in one round; 0 for always. */
  readonly perRound: number;
  /** It takes no usage. */
  readonly isFree: boolean;
}

/** An answer to an event. */
export interface Trigger extends Limits {
  readonly when: ((moment: Moment) => boolean) | null;
  readonly does: Body;
}

/**
 * Which damage: `dealt` by the bearer's skills (by its whole side where it has no bearer), dealt by the whole `side` even
 * so, or `taken` by whom it protects: its bearer, or its side's active character.
 */
export type Concerns = 'dealt' | 'side' | 'taken';

/** More damage. */
export interface Addition extends Limits {
  readonly by: number | ((damage: Damage, me: Card) => number);
  readonly to: Concerns;
  readonly when: ((damage: Damage, me: Card) => boolean) | null;
}

/** Damage multiplied or halved. */
export interface Scaling extends Limits {
  readonly to: Concerns;
  readonly gives: (value: number) => number;
  readonly when: ((damage: Damage, me: Card) => boolean) | null;
}

/** Less damage to whom it protects: its bearer, or its side's active character. */
export interface Reduction extends Limits {
  /** `shield`: its usages are points that are used up one by one. */
  readonly by: number | 'shield';
  /** It looks away from less. */
  readonly from: number;
  readonly when: ((damage: Damage, me: Card) => boolean) | null;
}

/** A cheaper skill, switch or card of its owner. */
export interface Discount extends Limits {
  readonly on: 'skill' | 'switch' | 'card';
  readonly by: number;
  /** Which part of a mixed cost: the element, any dice, or `either` (the element first). */
  readonly part: 'element' | 'any' | 'either';
  readonly when: ((price: Price, me: Card) => boolean) | null;
  /** What is taken from its own store for it, where that is not one usage. */
  readonly pay: ((me: Card, amount: number) => void) | null;
}

/** A switch that is a fast action. */
export interface FastSwitch extends Limits {
  readonly when: ((me: Card) => boolean) | null;
}

/** At the roll: dice that already show the active character's element, and further rerolls. */
export interface RollRule {
  readonly fixed: number;
  readonly rerolls: number;
}

/** What a card is aimed at: every legal target, or why this one is none. */
export interface Aim {
  readonly prompt: string;
  /** What is said when there is no target at all, after the card's name. */
  readonly none: string;
  readonly list: (player: Player, foe: Player, first: Card | undefined) => readonly Card[];
  /** Why a card of the table is no target, to go on after its name; undefined for the usual words. */
  readonly why: ((card: Card, player: Player) => string | undefined) | null;
}

export interface Printed {
  readonly name: string;
  readonly kind: Kind;
  /** What it does, for people. */
  readonly text: string;
  readonly tags: readonly string[];

  // characters
  readonly element: Element;
  readonly weapon: WeaponType;
  readonly faction: Faction | null;
  readonly maxHp: number;
  readonly maxEnergy: number;
  readonly skills: readonly Skill[];

  // action cards
  /** Whether it is held and played; a token is made by another card and is in no deck. */
  readonly isCard: boolean;
  readonly isToken: boolean;
  readonly cost: Cost;
  readonly price: number;
  readonly isCombat: boolean;
  readonly aims: readonly Aim[];
  /** Why it cannot be played now, or true. */
  readonly playable: ((player: Player, foe: Player) => true | string) | null;
  readonly does: Body;
  /** Its body may switch characters or hurt somebody, so what follows is looked at afterwards. */
  readonly stirs: boolean;
  /** The character a talent belongs to, and the skill it uses at once (-1: none). */
  readonly of: string | null;
  readonly uses: number;
  /** What the deck must have: two characters of an element, or of a faction. */
  readonly needs: { readonly element?: Element; readonly faction?: Faction } | null;

  // in play
  readonly usages: number;
  readonly rounds: number;
  readonly stacksTo: number;
  readonly stays: boolean;
  /** Its uses in a round are its side's: made again, it has as many left as before. */
  readonly countsForSide: boolean;
  readonly isShield: boolean;
  /** How a status or summon that is made again is refreshed: a rule of the version. */
  readonly refresh: 'overwrite' | 'max';
  /** What it listens to, as bits of `Hook`. */
  readonly listens: number;
  readonly infuses: Element;
  readonly adds: Addition | null;
  readonly scales: Scaling | null;
  readonly reduces: Reduction | null;
  readonly discounts: Discount | null;
  readonly fastSwitch: FastSwitch | null;
  readonly rolls: RollRule | null;
  /** Triggers by `Hook`. */
  readonly on: readonly (Trigger | null)[];
}
