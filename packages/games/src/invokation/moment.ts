import { cardOf } from '@cardloom/parts';
import { activeOf, attachedTo, bearer, characterAt, findIn, foeOf, isActive, placeOf } from './board.ts';
import type { Element } from './elements.ts';
import {
  byKindIn,
  bySeatIn,
  elementIn,
  hookIn,
  isSkillIn,
  placeIn,
  reactionIn,
  seatIn,
  valueIn,
} from './happenings.ts';
import type { Card, Context, Player } from './kit.ts';
import { type Hook, Kind, type Printed, type Skill, type SkillType } from './printed.ts';
import { isRelated, REACTION_NAMES, type ReactionName } from './reactions.ts';

/**
 * What a rule of a card looks at: itself, its side, and what has just happened. The same object serves skills (`me` is
 * who uses it), cards that are played (`target`) and triggers.
 */
export class Moment {
  readonly context: Context;
  readonly me: Card;
  /** What was aimed at, and what was aimed at next. */
  readonly target: Card | undefined;
  readonly second: Card | undefined;
  /** What woke a trigger: see happenings.ts. For `afterCard` it is the number of the card. */
  readonly happening: number;

  constructor(context: Context, me: Card, happening = 0, target?: Card, second?: Card) {
    this.context = context;
    this.me = me;
    this.happening = happening;
    this.target = target;
    this.second = second;
  }

  /** Whose card it is. */
  get player(): Player {
    return this.me.owner;
  }
  get foe(): Player {
    return foeOf(this.context, this.me.owner);
  }
  /** Its owner's active character. */
  get active(): Card {
    return activeOf(this.me.owner);
  }
  /** The character it is on. */
  get bearer(): Card {
    return bearer(this.me);
  }
  get isBearerActive(): boolean {
    return isActive(bearer(this.me));
  }

  /** The character it is about: who used the skill, came in, was hit, or was defeated. */
  get who(): Card {
    const { context, happening } = this;
    if (happening === 0) return cardOf(context, context.G.skillBy);
    return characterAt(context.players[seatIn(happening)], placeIn(happening));
  }
  /** Whether that character is on its owner's side. */
  get isMine(): boolean {
    return this.who.owner === this.me.owner;
  }
  get isBearer(): boolean {
    return this.who === bearer(this.me);
  }

  /** The skill that was used. */
  get skill(): Skill {
    return this.who.def.skills[this.context.G.skillIndex];
  }
  /** Whether the skill itself set off a reaction. */
  get hasReacted(): boolean {
    return this.context.G.hasSkillReacted;
  }
  /** Whether from the skill until now anybody dealt damage of one of these elements (as bits), or set off a reaction. */
  wasDealt(elements: number): boolean {
    return (this.context.G.dealtSince & elements) !== 0;
  }
  get wasReaction(): boolean {
    return this.context.G.hasReactedSince;
  }

  /** For `afterCard`: the card that was played, and whether its owner is this card's. */
  get played(): Printed {
    return cardOf(this.context, this.happening).def;
  }
  get isPlayedByMe(): boolean {
    return this.context.coreOps.card(this.happening)?.owner === this.me.owner;
  }

  /** Of damage or a reaction. */
  get element(): Element {
    return elementIn(this.happening);
  }
  get reaction(): number {
    return reactionIn(this.happening);
  }
  isReaction(name: ReactionName): boolean {
    return REACTION_NAMES[reactionIn(this.happening)] === name;
  }
  isRelatedTo(element: Element): boolean {
    return isRelated(reactionIn(this.happening), element, elementIn(this.happening));
  }
  get value(): number {
    return valueIn(this.happening);
  }
  /** Whether a character's skill did it directly. */
  get isBySkill(): boolean {
    return isSkillIn(this.happening);
  }
  /** Whether its owner's side did it. */
  get isByMe(): boolean {
    return bySeatIn(this.happening) === this.me.owner.seat;
  }
  /** The kind of card that did it. */
  get byKind(): Kind {
    return byKindIn(this.happening);
  }
  get hook(): Hook {
    return hookIn(this.happening);
  }

  /** Of the skill whose body this is: how often it was used in this round before, and whether ever. */
  get timesUsed(): number {
    return timesUsed(this.me, this.context.G.skillIndex);
  }
  get wasEverUsed(): boolean {
    return (this.me.everUsed & (1 << this.context.G.skillIndex)) !== 0;
  }
  /** Whether the character (the user of the skill) has its talent equipped. */
  get hasTalent(): boolean {
    return hasTalent(this.me);
  }

  /** A combat status or summon of its owner's side, if it is out. */
  find(name: string): Card | undefined {
    return findIn(this.me.owner.statuses, name) ?? findIn(this.me.owner.summons, name);
  }
  /** Whether a card of this name is in its owner's hand. */
  holds(name: string): boolean {
    return findIn(this.me.owner.hand, name) !== undefined;
  }
}

export const timesUsed = (user: Card, skill: number): number => (user.used >> (4 * skill)) & 15;

/** What a character has of this kind or name attached to it. */
export function attachment(user: Card, is: (def: Printed) => boolean): Card | undefined {
  for (const card of attachedTo(user.owner, placeOf(user))) if (is(card.def)) return card;
  return undefined;
}

const isTalent = (def: Printed): boolean => def.kind === Kind.talent;
export const hasTalent = (user: Card): boolean => attachment(user, isTalent) !== undefined;
export const hasStatus = (user: Card, name: string): boolean =>
  findIn(attachedTo(user.owner, placeOf(user)), name) !== undefined;

/** Conditions that many cards share. */
export const yours =
  (...types: SkillType[]) =>
  (m: Moment): boolean =>
    m.isMine && (types.length === 0 || types.includes(m.skill.type));
export const bearers =
  (...types: SkillType[]) =>
  (m: Moment): boolean =>
    m.isBearer && (types.length === 0 || types.includes(m.skill.type));
export const theirs = (m: Moment): boolean => !m.isMine;
export const yourFood = (m: Moment): boolean => m.isPlayedByMe && m.played.tags.includes('food');
