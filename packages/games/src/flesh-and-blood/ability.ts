import type { AbilitiesData, ConditionData, Duration, FilterData, Grants, OperationData } from './cards/vocabulary.ts';
import { KEYWORDS, type Keyword, type OperationName, TRIGGERS, type Trigger } from './cards/words.ts';

/** Abilities as rules read them: all operations have one shape, so that reading them is quick. */

/** A set of keywords as one number. */
export type KeywordSet = number;
const bitOf = (keyword: Keyword): KeywordSet => 1 << KEYWORDS.indexOf(keyword);
export const keywordSet = (keywords: readonly Keyword[]): KeywordSet =>
  keywords.reduce((set, keyword) => set | bitOf(keyword), 0);
export const GO_AGAIN = bitOf('go_again');
export const DOMINATE = bitOf('dominate');
export const OVERPOWER = bitOf('overpower');
export const BATTLEWORN = bitOf('battleworn');
export const BLADE_BREAK = bitOf('blade_break');
export const TEMPER = bitOf('temper');

export interface Filter {
  /** null: it does not matter. */
  readonly attackAction: boolean | null;
  readonly isWeapon: boolean | null;
  /** Empty: it does not matter. */
  readonly subtypes: readonly string[];
  readonly costMin: number;
  readonly costMax: number;
  readonly hasCost: boolean;
  readonly keyword: KeywordSet;
}

export interface Operation {
  /** Its place among the operations of its card. */
  readonly index: number;
  readonly do: OperationName;
  readonly if: ConditionData | null;
  /** null: whatever there is. */
  readonly target: Filter | null;
  readonly amount: number;
  readonly perHit: boolean;
  /** What it gives an attack. */
  readonly keywords: KeywordSet;
  /** The attack it waits for. */
  readonly filter: Filter;
  readonly equipment: 'opponent' | 'own';
  readonly onHit: readonly Operation[];
  readonly onDamage: readonly Operation[];
  readonly duration: Duration;
  readonly optional: boolean;
  readonly oncePerTurn: boolean;
  readonly modes: readonly Operation[];
  readonly kind: 'action' | 'attack_reaction';
  readonly cost: number;
  readonly goAgain: boolean;
  readonly destroysSelf: boolean;
  /** Whether somebody may be asked about it. */
  readonly asks: boolean;
}

export interface Abilities {
  readonly by: Readonly<Record<Trigger, readonly Operation[]>>;
  /** All of them, those of modes and grants included, by index. */
  readonly operations: readonly Operation[];
  /** The one with modes, if there is one. */
  readonly choice: Operation | null;
}

export function readAbilities(data: AbilitiesData): Abilities {
  const operations: Operation[] = [];
  let count = 0;
  const readList = (list: readonly OperationData[] | undefined): Operation[] => (list ?? []).map(read);
  const by = Object.fromEntries(TRIGGERS.map((trigger) => [trigger, readList(data[trigger])])) as Record<
    Trigger,
    Operation[]
  >;
  // those inside another one were ready before it
  operations.sort((a, b) => a.index - b.index);
  return { by, operations, choice: operations.find((operation) => operation.do === 'choose') ?? null };

  function read(given: OperationData): Operation {
    const index = count++;
    const { on_hit, on_damage }: Grants = given.grants ?? {};
    const operation: Operation = {
      index,
      do: given.do,
      if: given.if ?? null,
      target: given.target === undefined || given.target.equipment !== undefined ? null : readFilter(given.target),
      amount: given.amount ?? given.power ?? (given.amount_per === undefined ? 0 : 1),
      perHit: given.amount_per !== undefined,
      keywords: keywordSet(given.keyword === undefined ? (given.keywords ?? []) : [given.keyword]),
      filter: readFilter(given.filter ?? {}),
      equipment: given.target?.equipment ?? 'opponent',
      onHit: readList(on_hit),
      onDamage: readList(on_damage),
      duration: given.duration ?? DURATIONS[given.do] ?? 'link',
      optional: given.optional === true,
      oncePerTurn: given.once_per_turn === true,
      modes: readList(given.modes),
      kind: given.kind ?? 'action',
      cost: given.cost ?? 0,
      goAgain: given.go_again === true,
      destroysSelf: given.destroy_self === true,
      asks: given.optional === true || given.do === 'discard' || given.do === 'loot' || given.do === 'equip_counter',
    };
    operations.push(operation);
    return operation;
  }
}

/** How long an operation lasts if the card does not say. */
const DURATIONS: Readonly<Partial<Record<OperationName, Duration>>> = {
  next_attack: 'turn',
  intellect: 'turn',
  cost_delta: 'turn',
  first_attack_penalty: 'next_turn',
};

export function readFilter(data: FilterData): Filter {
  const { attack_action, is_weapon, weapon_subtype, cost_gte, cost_lte } = data;
  return {
    attackAction: attack_action ?? null,
    isWeapon: is_weapon ?? null,
    subtypes:
      weapon_subtype === undefined ? [] : typeof weapon_subtype === 'string' ? [weapon_subtype] : weapon_subtype,
    costMin: cost_gte ?? 0,
    costMax: cost_lte ?? Number.POSITIVE_INFINITY,
    hasCost: cost_gte !== undefined || cost_lte !== undefined,
    keyword: data.keyword === undefined ? 0 : keywordSet([data.keyword]),
  };
}
