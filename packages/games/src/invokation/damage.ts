import { activeOf, attachedTo, bearer, CHARACTERS, characterAt, isActive, placeOf } from './board.ts';
import { neighbour, switchActive } from './defeat.ts';
import { bit, damageName, Element, LASTING } from './elements.ts';
import { attachStatus, createStatus, createSummon, isReady, leavePlay, use } from './entities.ts';
import { happeningOf, note } from './happenings.ts';
import type { Card, Context } from './kit.ts';
import { inOrder, inOrderOf } from './order.ts';
import { type Concerns, Hook, Kind, type Skill } from './printed.ts';
import { metBy, REACTION_BONUS, REACTION_NAMES, Reaction, reactionOf } from './reactions.ts';

/** One damage instance and the reactions it sets off. */
export class Damage {
  readonly context: Context;
  /** Who deals it: a character (by a skill), a status, a summon … */
  readonly by: Card;
  readonly target: Card;
  readonly element: Element;
  /** What it comes to so far. */
  value: number;
  readonly reaction: Reaction;
  /** The element it reacted with. */
  readonly met: Element;
  /** Dealt by a character's skill directly: no summon, status or spread. */
  readonly isSkill: boolean;

  constructor(
    context: Context,
    by: Card,
    target: Card,
    element: Element,
    value: number,
    reaction: Reaction,
    met: Element,
    isSkill: boolean,
  ) {
    this.context = context;
    this.by = by;
    this.target = target;
    this.element = element;
    this.value = value;
    this.reaction = reaction;
    this.met = met;
    this.isSkill = isSkill;
  }

  /** The skill it is dealt by. */
  get skill(): Skill | null {
    return this.isSkill ? this.by.def.skills[this.context.G.skillIndex] : null;
  }
  /** Whether it hits the active character of its side. */
  get isOnActive(): boolean {
    return isActive(this.target);
  }
}

/** Deals damage of an element. `isSpread`: by a reaction, so no longer by the skill itself. */
export function deal(context: Context, by: Card, target: Card, given: Element, amount: number, isSpread = false): void {
  if (target.isDefeated) return;
  const isSkill = !isSpread && by.def.kind === Kind.character;
  const element = given === Element.physical && isSkill ? infusion(by) : given;
  if (element === Element.piercing) {
    hit(context, by, target, element, amount, Reaction.none, isSkill);
    return;
  }
  const met = metBy(element, target.aura);
  const reaction = met === Element.none ? Reaction.none : reactionOf(element, met);
  const damage = new Damage(context, by, target, element, amount + REACTION_BONUS[reaction], reaction, met, isSkill);
  const { players } = context;
  if (((players[0].listens | players[1].listens) & MODIFIES) !== 0) modify(damage);
  hit(context, by, target, element, damage.value, reaction, isSkill);
  applied(context, by, target, element, met, reaction, isSkill, true);
}

const MODIFIES = (1 << Hook.add) | (1 << Hook.scale) | (1 << Hook.reduce);

/** An element without damage: its reaction happens with all parts that are damage left out. */
export function applyElement(context: Context, by: Card, target: Card, element: Element): void {
  if (target.isDefeated) return;
  const met = metBy(element, target.aura);
  const reaction = met === Element.none ? Reaction.none : reactionOf(element, met);
  applied(context, by, target, element, met, reaction, false, false);
}

/** Physical damage of a character becomes the element of an infusion on it. */
function infusion(by: Card): Element {
  if ((by.owner.listens & (1 << Hook.infuse)) === 0) return Element.physical;
  const zone = attachedTo(by.owner, placeOf(by));
  for (const { def } of zone) if (def.infuses !== Element.none) return def.infuses;
  return Element.physical;
}

/** Additions, multiplications, reductions, in this order. */
function modify(damage: Damage): void {
  const { context } = damage;
  for (const me of inOrder(context, 1 << Hook.add)) add(damage, me);
  for (const me of inOrder(context, 1 << Hook.scale)) scale(damage, me);
  for (const me of inOrderOf(damage.target.owner, 1 << Hook.reduce)) if (damage.value > 0) reduce(damage, me);
}

function add(damage: Damage, me: Card): void {
  const rule = me.def.adds;
  if (rule === null || !concerns(rule.to, damage, me) || !isReady(me, rule)) return;
  if (rule.when !== null && !rule.when(damage, me)) return;
  const bonus = typeof rule.by === 'number' ? rule.by : rule.by(damage, me);
  if (bonus === 0) return;
  damage.value += bonus;
  use(damage.context, me, rule);
}

function scale(damage: Damage, me: Card): void {
  const rule = me.def.scales;
  if (rule === null || !concerns(rule.to, damage, me) || !isReady(me, rule)) return;
  if (rule.when !== null && !rule.when(damage, me)) return;
  damage.value = rule.gives(damage.value);
  use(damage.context, me, rule);
}

/** What is on a character concerns that one, and of its damage only what its skills deal directly; the rest its side. */
function concerns(to: Concerns, damage: Damage, me: Card): boolean {
  if (to === 'taken') return protects(me, damage.target);
  if (to === 'side' || (me.on < 0 && me.def.kind !== Kind.character)) return damage.by.owner === me.owner;
  return damage.isSkill && damage.by === bearer(me);
}

const protects = (me: Card, target: Card): boolean =>
  me.on >= 0 ? bearer(me) === target : me.owner === target.owner && isActive(target);

function reduce(damage: Damage, me: Card): void {
  const rule = me.def.reduces;
  if (rule === null || damage.value < rule.from || !protects(me, damage.target) || !isReady(me, rule)) return;
  if (rule.when !== null && !rule.when(damage, me)) return;
  if (rule.by === 'shield') {
    const absorbed = Math.min(me.usages, damage.value);
    damage.value -= absorbed;
    me.usages -= absorbed;
    if (me.usages === 0) leavePlay(damage.context, me);
    return;
  }
  damage.value = Math.max(0, damage.value - rule.by);
  use(damage.context, me, rule);
}

/** The hp go down; 0 damage is a hit as well. */
function hit(
  context: Context,
  by: Card,
  target: Card,
  element: Element,
  value: number,
  reaction: Reaction,
  isSkill: boolean,
): void {
  const { G, coreOps } = context;
  const { seat } = target.owner;
  target.hp = Math.max(0, target.hp - value);
  if (G.skillBy !== 0) G.dealtSince |= bit(element);
  const { kind } = by.def;
  note(
    context,
    happeningOf(Hook.afterDamage, seat, placeOf(target), element, reaction, kind, by.owner.seat, isSkill, value),
  );
  coreOps.emit('DAMAGED', {
    card: target,
    name: target.name,
    player: target.owner,
    amount: value,
    element: damageName(element),
    reaction: REACTION_NAMES[reaction],
    by: by.name,
    hp: target.hp,
  });
}

/** The aura changes, and what a reaction brings besides damage happens at once. */
function applied(
  context: Context,
  by: Card,
  target: Card,
  element: Element,
  met: Element,
  reaction: Reaction,
  isSkill: boolean,
  isDamage: boolean,
): void {
  if (reaction === Reaction.none) {
    if ((LASTING & bit(element)) !== 0) target.aura |= bit(element);
    return;
  }
  target.aura &= ~bit(met);
  const { G } = context;
  const { seat } = target.owner;
  const { kind } = by.def;
  if (G.skillBy !== 0) G.hasReactedSince = true;
  if (kind === Kind.character) G.hasSkillReacted = true;
  note(
    context,
    happeningOf(Hook.afterReaction, seat, placeOf(target), met, reaction, kind, by.owner.seat, isSkill, element),
  );
  if (!isDamage)
    context.coreOps.emit('REACTED', { card: target, name: target.name, reaction: REACTION_NAMES[reaction] });
  follow(context, by, target, met, reaction, isDamage);
}

/** The extra effect of each reaction. Its products go to the side opposite to who was hit. */
function follow(context: Context, by: Card, target: Card, met: Element, reaction: Reaction, isDamage: boolean): void {
  const { owner } = target;
  const other = context.players[1 - owner.seat];
  switch (reaction) {
    case Reaction.overloaded:
      if (activeOf(owner) === target) switchActive(context, owner, neighbour(owner, owner.active, 1));
      return;
    case Reaction.superconduct:
    case Reaction.electroCharged:
      if (isDamage) dealOthers(context, by, target, Element.piercing);
      return;
    case Reaction.swirl:
      if (isDamage) dealOthers(context, by, target, met);
      return;
    case Reaction.frozen:
      attachStatus(context, owner, placeOf(target), 'Frozen');
      return;
    case Reaction.burning:
      createSummon(context, other, 'Burning Flame');
      return;
    default: {
      const status = STATUS_OF[reaction];
      if (status !== undefined) createStatus(context, other, status);
    }
  }
}

/** What a reaction leaves with the other player. */
const STATUS_OF: { readonly [R in Reaction]?: string } = {
  [Reaction.crystallize]: 'Crystallize',
  [Reaction.bloom]: 'Dendro Core',
  [Reaction.quicken]: 'Catalyzing Field',
};

/** 1 damage to every other character of that side, from the next one on. */
function dealOthers(context: Context, by: Card, target: Card, element: Element): void {
  const place = placeOf(target);
  for (let i = 1; i < CHARACTERS; i++) {
    deal(context, by, characterAt(target.owner, (place + i) % CHARACTERS), element, 1, true);
  }
}
