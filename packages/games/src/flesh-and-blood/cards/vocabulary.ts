import { mapping, operations, predicates, word } from '@cardloom/cards';
import { z } from 'zod';
import { KEYWORDS, type Keyword, type OperationName, SUBTYPES, type Trigger } from './words.ts';

/** What cards may say with their words, and nothing else. Everything is checked when the cards are built. */

export const keyword = word(KEYWORDS);
/** Numbers stay where a match can count with them. */
const MOST = 999;
export const wholeFrom = (least: number) => z.int().min(least).max(MOST);
const signed = wholeFrom(-MOST);
const atLeast = wholeFrom(0);

/** In `if`: all that are there must hold. */
const condition = predicates({
  /** It is this attack of the turn. */
  attack_number: wholeFrom(1),
  chain_link_gte: atLeast,
  /** So many links of the chain have hit, one after the other up to now. */
  hits_in_a_row_gte: atLeast,
  /** The name of the attack on the link before. */
  last_attack: z.string(),
  /** Where the card was played from. */
  from: word(['hand', 'arsenal']),
  is_weapon: z.boolean(),
  damage_gte: atLeast,
  life_less_than_opponent: z.boolean(),
  /** A card from hand has defended on this link. */
  reprise: z.boolean(),
  paid_additional: z.boolean(),
  nonequip_defenders_lt: atLeast,
  /** Cards with cost 3 or more in the pitch zone. */
  pitch_zone_cost3_gte: atLeast,
  weapon_hit_this_turn: z.boolean(),
});
export type ConditionData = z.output<typeof condition>;

/** In `target` and `filter`: which attacks (or cards in hand) are meant. */
export const filter = predicates({
  attack_action: z.boolean(),
  is_weapon: z.boolean(),
  weapon_subtype: z.union([word(SUBTYPES), z.array(word(SUBTYPES)).min(1)]),
  cost_lte: atLeast,
  cost_gte: atLeast,
  keyword,
});
export type FilterData = z.output<typeof filter>;

export type Duration = 'link' | 'chain' | 'turn' | 'next_turn';

/** An operation as it is written: the fields of all of them, of which each has its own. */
export interface OperationData {
  readonly do: OperationName;
  readonly if?: ConditionData;
  readonly optional?: boolean;
  readonly once_per_turn?: boolean;
  readonly target?: FilterData & { readonly equipment?: 'opponent' | 'own' };
  readonly filter?: FilterData;
  readonly amount?: number;
  readonly amount_per?: 'hits_in_chain';
  readonly keyword?: Keyword;
  readonly power?: number;
  readonly keywords?: readonly Keyword[];
  readonly grants?: Grants;
  readonly duration?: Duration;
  readonly chosen_by?: 'owner';
  readonly modes?: readonly OperationData[];
  readonly kind?: 'action' | 'attack_reaction';
  readonly cost?: number;
  readonly go_again?: boolean;
  readonly destroy_self?: boolean;
}
export interface Grants {
  readonly on_hit?: readonly OperationData[];
  readonly on_damage?: readonly OperationData[];
}

const grants: z.ZodType<Grants> = mapping({
  on_hit: z.array(z.lazy((): z.ZodType<OperationData> => happening)).optional(),
  on_damage: z.array(z.lazy((): z.ZodType<OperationData> => happening)).optional(),
});
const count = wholeFrom(1);

/** What simply happens. */
const HAPPENINGS = {
  draw: { amount: count },
  discard: { amount: count, chosen_by: word(['owner']).optional() },
  discard_random: { amount: count },
  arsenal_to_bottom: {},
  equip_counter: { amount: signed, target: mapping({ equipment: word(['opponent', 'own']) }) },
  extra_weapon_attack: {},
  first_attack_penalty: { amount: signed.max(-1), duration: word(['next_turn']).optional() },
  loot: {},
  intellect: { amount: signed, duration: word(['turn']).optional() },
  cost_delta: { amount: signed, target: filter.optional(), duration: word(['chain', 'turn']).optional() },
  next_attack: {
    filter,
    power: signed.optional(),
    keywords: z.array(keyword).optional(),
    grants: grants.optional(),
    duration: word(['chain', 'turn']).optional(),
  },
};
const lasting = { duration: word(['link', 'chain', 'turn']).optional() };
const amounts = { amount: signed.optional(), amount_per: word(['hits_in_chain']).optional() };

/** What changes an attack. */
const CHANGES = {
  power: { ...amounts, target: filter.optional(), grants: grants.optional(), ...lasting },
  keyword: { keyword, target: filter.optional(), grants: grants.optional(), ...lasting },
};
/** What changes whatever defends. */
const DEFENSE = { defense: { amount: signed } };

const common = {
  if: condition.optional(),
  optional: z.boolean().optional(),
  once_per_turn: z.boolean().optional(),
};
const happening: z.ZodType<OperationData> = operations({ ...CHANGES, ...HAPPENINGS }, common);
const defending: z.ZodType<OperationData> = operations({ ...CHANGES, ...DEFENSE, ...HAPPENINGS }, common);
const modes = { modes: z.array(defending).min(2) };
const played: z.ZodType<OperationData> = operations({ ...CHANGES, ...HAPPENINGS, choose: modes }, common);
const reacting: z.ZodType<OperationData> = operations({ ...CHANGES, ...DEFENSE, ...HAPPENINGS, choose: modes }, common);
const always: z.ZodType<OperationData> = operations(
  {
    power: { ...amounts, target: filter.optional() },
    keyword: { keyword, target: filter.optional() },
    defense: { amount: signed },
    cost_delta: { amount: signed, target: filter.optional() },
    intellect: { amount: signed },
  },
  { if: condition.optional() },
);
const activation: z.ZodType<OperationData> = operations(
  { ...CHANGES, ...HAPPENINGS },
  {
    ...common,
    kind: word(['action', 'attack_reaction']),
    cost: atLeast,
    go_again: z.boolean().optional(),
    destroy_self: z.boolean().optional(),
  },
);

/** A mapping from triggers to lists of operations. */
export const abilities = mapping({
  static: z.array(always),
  on_declare: z.array(happening),
  on_hit: z.array(happening),
  on_damage: z.array(happening),
  on_defend: z.array(defending),
  on_react: z.array(reacting),
  on_play: z.array(played),
  on_chain_close: z.array(happening),
  start_of_turn: z.array(happening),
  end_phase: z.array(happening),
  activate: z.array(activation),
}).partial();
export type AbilitiesData = Readonly<Partial<Record<Trigger, readonly OperationData[]>>>;
