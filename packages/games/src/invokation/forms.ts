import { anyCharacter, carriesType } from './aims.ts';
import { type CostSpec, priceKey, readCost } from './cost.ts';
import { Element, type ElementName, elementOf } from './elements.ts';
import type { Op, Player } from './kit.ts';
import {
  type Addition,
  type Aim,
  type Body,
  type Discount,
  EVENT_HOOKS,
  type EventName,
  type Faction,
  type FastSwitch,
  Hook,
  Kind,
  type Limits,
  type Printed,
  type Reduction,
  type RollRule,
  type Scaling,
  type Skill,
  type SkillType,
  type Trigger,
  type WeaponType,
} from './printed.ts';

/**
 * How cards are written. Each form says what is special and leaves out what is usual:
 *
 * ```ts
 * // Icicle: after you switch, 2 Cryo.
 * combatStatus('Icicle', { usages: 3, on: { afterSwitch: { when: (m) => m.isMine, does: [damage(2, 'cryo')] } } })
 * ```
 */

/** A rule with what is usual left out. */
type Short<R extends Limits, Needed extends keyof R> = Pick<R, Needed> & Partial<Omit<R, Needed>>;

/** What anything in play can have. */
export interface InPlay {
  readonly usages?: number;
  /** Rounds it lasts; `1` is "this round". */
  readonly rounds?: number;
  /** Made again, it adds up to this. */
  readonly stacksTo?: number;
  /** It stays without usages. */
  readonly stays?: boolean;
  /** Its uses in a round are counted for its side, however often it is made. */
  readonly countsForSide?: boolean;
  /** Its usages are shield points for whom it protects. */
  readonly shield?: boolean;
  /** Physical damage of the bearer's skills becomes this. */
  readonly infuses?: ElementName;
  /** More damage; `dealt` if left out. */
  readonly adds?: Short<Addition, 'by'>;
  readonly scales?: Short<Scaling, 'gives'>;
  readonly reduces?: Short<Reduction, 'by'>;
  /** A cheaper skill, switch or card; 1 die of either part if left out. */
  readonly discounts?: Short<Discount, 'on'>;
  readonly fastSwitch?: Partial<FastSwitch>;
  readonly rolls?: Partial<RollRule>;
  readonly on?: { readonly [N in EventName]?: Short<Trigger, 'does'> };
}

/** What anything that is played from the hand can have. */
export interface Played {
  readonly cost?: CostSpec;
  /** What it does, for people, in a few words. */
  readonly text?: string;
  readonly tags?: readonly string[];
  /** What it is aimed at, one after the other. */
  readonly aims?: readonly Aim[];
  /** Whether it can be played now, or why not. */
  readonly playable?: (player: Player, foe: Player) => true | string;
  readonly needs?: { readonly element?: ElementName; readonly faction?: Faction };
  readonly does?: Body;
}

const FREE = readCost({});
const NO_OPS: readonly Op[] = [];
const SLOTS: number = Hook.hooks;

const BLANK: Printed = {
  name: '',
  kind: Kind.event,
  text: '',
  tags: [],
  element: Element.none,
  weapon: 'none',
  faction: null,
  maxHp: 0,
  maxEnergy: 0,
  skills: [],
  isCard: false,
  isToken: false,
  cost: FREE,
  price: 0,
  isCombat: false,
  aims: [],
  playable: null,
  does: NO_OPS,
  stirs: false,
  of: null,
  uses: -1,
  needs: null,
  usages: 0,
  rounds: 0,
  stacksTo: 0,
  stays: false,
  countsForSide: false,
  isShield: false,
  refresh: 'overwrite',
  listens: 0,
  infuses: Element.none,
  adds: null,
  scales: null,
  reduces: null,
  discounts: null,
  fastSwitch: null,
  rolls: null,
  on: new Array<Trigger | null>(SLOTS).fill(null),
};

/** The fields of something in play. */
function inPlay(rules: InPlay): Partial<Printed> {
  const limits = { perRound: 0, isFree: false };
  const on = new Array<Trigger | null>(SLOTS).fill(null);
  const triggers: Readonly<Record<string, Short<Trigger, 'does'> | undefined>> = rules.on ?? {};
  for (const [name, hook] of Object.entries(EVENT_HOOKS)) {
    const trigger = triggers[name];
    if (trigger !== undefined) on[hook] = { ...limits, when: null, ...trigger };
  }
  const isShield = rules.shield === true;
  const reduces: Short<Reduction, 'by'> | undefined = isShield ? { by: 'shield' } : rules.reduces;
  const printed: Partial<Printed> = {
    usages: rules.usages ?? 0,
    rounds: rules.rounds ?? 0,
    stacksTo: rules.stacksTo ?? 0,
    stays: rules.stays ?? false,
    countsForSide: rules.countsForSide ?? false,
    isShield,
    infuses: rules.infuses === undefined ? Element.none : elementOf(rules.infuses),
    adds: rules.adds === undefined ? null : { ...limits, to: 'dealt', when: null, ...rules.adds },
    scales: rules.scales === undefined ? null : { ...limits, to: 'dealt', when: null, ...rules.scales },
    reduces: reduces === undefined ? null : { ...limits, from: 1, when: null, ...reduces },
    discounts:
      rules.discounts === undefined
        ? null
        : { ...limits, by: 1, part: 'either', when: null, pay: null, ...rules.discounts },
    fastSwitch: rules.fastSwitch === undefined ? null : { ...limits, when: null, ...rules.fastSwitch },
    rolls: rules.rolls === undefined ? null : { fixed: 0, rerolls: 0, ...rules.rolls },
    on,
  };
  return { ...printed, listens: listensOf(printed) };
}

function listensOf(printed: Partial<Printed>): number {
  let listens = 0;
  const add = (is: boolean, hook: Hook): void => {
    if (is) listens |= 1 << hook;
  };
  add(printed.infuses !== Element.none, Hook.infuse);
  add(printed.adds !== null, Hook.add);
  add(printed.scales !== null, Hook.scale);
  add(printed.reduces !== null, Hook.reduce);
  add(printed.discounts?.on === 'skill', Hook.skillCost);
  add(printed.discounts?.on === 'switch', Hook.switchCost);
  add(printed.discounts?.on === 'card', Hook.cardCost);
  add(printed.fastSwitch !== null, Hook.fast);
  add(printed.rolls !== null, Hook.roll);
  for (const [hook, trigger] of (printed.on ?? []).entries()) add(trigger !== null, hook);
  return listens;
}

function played(
  name: string,
  kind: Kind,
  { cost = {}, text = '', tags = [], aims = [], playable, needs, does }: Played,
): Partial<Printed> {
  const read = readCost(cost);
  return {
    name,
    kind,
    text,
    tags,
    isCard: true,
    cost: read,
    price: priceKey(read.element, read.own, read.any, read.same),
    aims,
    playable: playable ?? null,
    does: does ?? NO_OPS,
    needs:
      needs === undefined
        ? null
        : {
            ...(needs.element === undefined ? {} : { element: elementOf(needs.element) }),
            ...(needs.faction === undefined ? {} : { faction: needs.faction }),
          },
  };
}

/** A status on a character. */
export const status = (name: string, rules: InPlay): Printed => ({
  ...BLANK,
  name,
  kind: Kind.status,
  ...inPlay(rules),
});
/** A status of a side. */
export const combatStatus = (name: string, rules: InPlay): Printed => ({
  ...BLANK,
  name,
  kind: Kind.combatStatus,
  ...inPlay(rules),
});
export const summoned = (name: string, rules: InPlay): Printed => ({
  ...BLANK,
  name,
  kind: Kind.summon,
  ...inPlay(rules),
});

/** A card that does something and is gone. `stirs` if it may switch characters or hurt somebody. */
export const event = (
  name: string,
  card: Played & { readonly stirs?: boolean; readonly isCombat?: boolean; readonly isToken?: boolean },
): Printed => ({
  ...BLANK,
  ...played(name, Kind.event, card),
  stirs: card.stirs ?? false,
  isCombat: card.isCombat ?? false,
  isToken: card.isToken ?? false,
});

/** A card that stays among the supports. */
export const support = (name: string, type: 'companion' | 'location' | 'item', card: Played & InPlay): Printed => ({
  ...BLANK,
  ...played(name, Kind.support, { ...card, tags: [type, ...(card.tags ?? [])] }),
  ...inPlay(card),
});

/** A weapon for characters who use this type. */
export const weapon = (name: string, type: WeaponType, card: Played & InPlay): Printed => ({
  ...BLANK,
  ...played(name, Kind.weapon, { ...card, tags: ['weapon', type], aims: [carriesType(type)] }),
  ...inPlay(card),
  weapon: type,
});

export const artifact = (name: string, card: Played & InPlay): Printed => ({
  ...BLANK,
  ...played(name, Kind.artifact, { ...card, tags: ['artifact'], aims: [anyCharacter] }),
  ...inPlay(card),
});

/** A talent: equips its character, who must be active and able to act, and uses a skill at once. */
interface TalentForm extends InPlay {
  readonly name: string;
  readonly cost: CostSpec;
  /** The place of the skill it uses. */
  readonly uses: number;
  readonly text?: string;
}

export interface SkillForm {
  readonly name: string;
  readonly type: SkillType;
  /** Left out for a normal attack: 1 of the own element and 2 any. */
  readonly cost: CostSpec | null;
  readonly does: Body;
}

export const normal = (name: string, does: Body, cost: CostSpec | null = null): SkillForm => ({
  name,
  type: 'normal',
  cost,
  does,
});
export const elemental = (name: string, cost: CostSpec, does: Body): SkillForm => ({
  name,
  type: 'elemental',
  cost,
  does,
});
export const burst = (name: string, cost: CostSpec, does: Body): SkillForm => ({ name, type: 'burst', cost, does });

export interface CharacterForm {
  readonly name: string;
  readonly element: ElementName;
  readonly weapon: WeaponType;
  readonly faction: Faction;
  readonly energy: number;
  readonly hp?: number;
  readonly skills: readonly SkillForm[];
  readonly talent: TalentForm;
  /** What always applies while the character is not defeated. */
  readonly passive?: InPlay;
  /** The statuses, summons and cards that only this character makes. */
  readonly makes?: readonly Printed[];
}

/** A character with its talent and all it makes: everything one file of characters/ brings. */
export function character(form: CharacterForm): readonly Printed[] {
  const { name, element, talent } = form;
  const skills = form.skills.map((skill, index): Skill => {
    const cost = readCost(skill.cost ?? { [element]: 1, any: 2 });
    if (skill.type === 'burst' && cost.energy !== form.energy) {
      throw new RangeError(
        `${name}: ${skill.name} takes ${cost.energy} energy, but ${form.energy} is the most there is`,
      );
    }
    return { ...skill, cost, price: priceKey(cost.element, cost.own, cost.any, cost.same), index };
  });
  const { name: talentName, uses, ...rest } = talent;
  return [
    {
      ...BLANK,
      name,
      kind: Kind.character,
      tags: [element, form.weapon, form.faction],
      element: elementOf(element),
      weapon: form.weapon,
      faction: form.faction,
      maxHp: form.hp ?? 10,
      maxEnergy: form.energy,
      skills,
      ...inPlay(form.passive ?? {}),
    },
    {
      ...BLANK,
      ...played(talentName, Kind.talent, { ...rest, tags: ['talent'] }),
      ...inPlay(rest),
      isCombat: true,
      of: name,
      uses,
    },
    ...(form.makes ?? []),
  ];
}
