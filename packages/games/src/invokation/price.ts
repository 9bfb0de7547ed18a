import { type Cost, priceKey } from './cost.ts';
import { isReady, listensTo, use } from './entities.ts';
import type { Card, Context, Player } from './kit.ts';
import { inOrderOf } from './order.ts';
import { type Discount, Hook, type Printed, type Skill } from './printed.ts';

/** What something costs now: the printed cost less every discount, in trigger order. */
export class Price {
  readonly on: 'skill' | 'switch' | 'card';
  readonly player: Player;
  /** The skill and who uses it, or the card. */
  readonly skill: Skill | null;
  readonly user: Card | null;
  readonly card: Printed | null;
  readonly element: number;
  own: number;
  any: number;
  same: number;

  constructor(
    on: 'skill' | 'switch' | 'card',
    player: Player,
    cost: Cost,
    skill: Skill | null,
    user: Card | null,
    card: Printed | null,
  ) {
    this.on = on;
    this.player = player;
    this.skill = skill;
    this.user = user;
    this.card = card;
    this.element = cost.element;
    this.own = cost.own;
    this.any = cost.any;
    this.same = cost.same;
  }

  /** How many dice it is. */
  get size(): number {
    return this.own + this.any + this.same;
  }
  get key(): number {
    return priceKey(this.element, this.own, this.any, this.same);
  }

  /** Takes dice off, never below none; gives how many. */
  reduce(by: number, part: Discount['part']): number {
    let left = by;
    const take = (from: number): number => {
      const taken = Math.min(left, from);
      left -= taken;
      return taken;
    };
    if (part !== 'any') this.own -= take(this.own);
    if (part === 'either') this.same -= take(this.same);
    if (part !== 'element') this.any -= take(this.any);
    return by - left;
  }
}

const SWITCH: Cost = { element: -1, own: 0, any: 1, same: 0, energy: 0 };
const SWITCH_PRICE = priceKey(-1, 0, 1, 0);

/** The price of a skill as a key of cost.ts; with a context, the discounts that make it are used up. */
export function skillPrice(player: Player, user: Card, skill: Skill, paying?: Context): number {
  if (!listensTo(player, Hook.skillCost)) return skill.price;
  return discounted(new Price('skill', player, skill.cost, skill, user, null), Hook.skillCost, paying);
}

export function switchPrice(player: Player, paying?: Context): number {
  if (!listensTo(player, Hook.switchCost)) return SWITCH_PRICE;
  return discounted(new Price('switch', player, SWITCH, null, null, null), Hook.switchCost, paying);
}

/** A talent is a card: what makes the skill it uses cheaper does not make the card cheaper. */
export function cardPrice(player: Player, card: Printed, paying?: Context): number {
  if (!listensTo(player, Hook.cardCost)) return card.price;
  return discounted(new Price('card', player, card.cost, null, null, card), Hook.cardCost, paying);
}

function discounted(price: Price, hook: Hook, paying: Context | undefined): number {
  const cards = inOrderOf(price.player, 1 << hook);
  for (let i = 0; i < cards.length && price.size > 0; i++) discount(price, cards[i], paying);
  return price.key;
}

function discount(price: Price, me: Card, paying: Context | undefined): void {
  const rule = me.def.discounts;
  if (rule === null || !isReady(me, rule)) return;
  // what is on a character makes that character's skills cheaper
  if (me.on >= 0 && price.user !== null && !isOn(me, price.user)) return;
  if (rule.when !== null && !rule.when(price, me)) return;
  const taken = price.reduce(rule.by, rule.part);
  if (taken === 0 || paying === undefined) return;
  if (rule.pay !== null) rule.pay(me, taken);
  use(paying, me, rule);
}

const isOn = (me: Card, user: Card): boolean => user.owner === me.owner && user.owner.characters.at(me.on) === user;

/** Whether the next switch is a fast action; with a context, what makes it so is used. */
export function isFastSwitch(player: Player, paying?: Context): boolean {
  const cards = inOrderOf(player, 1 << Hook.fast);
  for (let i = 0; i < cards.length; i++) {
    const me = cards[i];
    const rule = me.def.fastSwitch;
    if (rule === null || !isReady(me, rule) || (rule.when !== null && !rule.when(me))) continue;
    if (paying !== undefined) use(paying, me, rule);
    return true;
  }
  return false;
}
