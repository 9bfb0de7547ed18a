import { deckList, mapping, word } from '@cardloom/cards';
import { suggest } from '@cardloom/parts';
import { z } from 'zod';
import { type AbilitiesData, abilities, filter, keyword, type OperationData, wholeFrom } from './vocabulary.ts';
import { CLASSES, SLOTS, SUBTYPES, type Trigger, TYPES } from './words.ts';

/** What a file may say about a card, a hero, a weapon, a piece of equipment and a deck. */

type Report = (path: readonly (string | number)[], message: string) => void;

const face = {
  id: z.string(),
  name: z.string().min(1),
  text: z.string().default(''),
  class: word(CLASSES),
  abilities: abilities.default({}),
};
const keywords = z.array(keyword).default([]);
const number = wholeFrom(0);

type Given = Readonly<Record<string, unknown>>;

/**
 * Keys of an author's own are kept, but not one that looks like a slip of the pen. `presence` is asked whatever else is
 * wrong, so that all problems are found at once; `check` only if every field is what it should be.
 */
function entry<S extends z.ZodRawShape>(
  fields: S,
  check: (data: z.output<z.ZodObject<S>>, report: Report) => void,
  presence?: (data: Given, report: Report) => void,
) {
  const reporting =
    (context: z.core.$RefinementCtx): Report =>
    (path, message) =>
      context.addIssue({ code: 'custom', path: [...path], message });
  return z
    .looseObject(fields)
    .superRefine(
      (data, context) => {
        const report = reporting(context);
        for (const key of Object.keys(data)) {
          const near = Object.hasOwn(fields, key) ? undefined : suggest(key, Object.keys(fields));
          if (near !== undefined) report([key], `"${key}" is not known here; did you mean "${near}"?`);
        }
        presence?.(data, report);
      },
      { when: ({ value }) => typeof value === 'object' && value !== null },
    )
    .superRefine((data, context) => check(data as z.output<z.ZodObject<S>>, reporting(context)));
}

/** Whoever is played has a cost, and an attack has power. Without types it can only be meant as an attack. */
function presence({ types, cost, power }: Given, report: Report): void {
  const is = (type: string): boolean => !Array.isArray(types) || types.includes(type);
  const isPlayed = is('action') || is('attack_reaction') || is('defense_reaction');
  if (isPlayed && (cost === undefined || cost === null)) report(['cost'], 'is missing; it must be a number');
  if (is('attack') && (power === undefined || power === null)) report(['power'], 'is missing; it must be a number');
}

export const cardSchema = entry(
  {
    ...face,
    types: z.array(word(TYPES)).min(1),
    /** null for a card that cannot be pitched, and below for a card that cannot defend. */
    pitch: z.int().min(1).max(3).nullable(),
    cost: number.nullable().optional(),
    power: number.nullable().optional(),
    defense: number.nullable(),
    keywords,
    specialization: z.string().optional(),
    additional_cost: mapping({ reveal_from_hand: filter, optional_resource: wholeFrom(1) })
      .partial()
      .optional(),
  },
  (card, report) => {
    const is = (type: (typeof TYPES)[number]): boolean => card.types.includes(type);
    if (is('attack') && !is('action')) report(['types'], 'an attack is an action: [action, attack]');
    if (is('defense_reaction') && typeof card.defense !== 'number') report(['defense'], 'a defense reaction has one');
    if (card.types.length - (is('attack') ? 1 : 0) > 1)
      report(['types'], 'are too many; only action and attack go together');
    if (card.additional_cost?.reveal_from_hand !== undefined && is('defense_reaction')) {
      report(['additional_cost', 'reveal_from_hand'], 'is for cards that are played one at a time');
    }
    checkTriggers(
      card.abilities,
      {
        on_react: is('attack_reaction') || is('defense_reaction'),
        on_play: is('action') || is('attack_reaction') || is('defense_reaction'),
        on_declare: is('attack'),
        on_hit: is('attack'),
        on_damage: is('attack'),
        on_chain_close: is('attack'),
        on_defend: typeof card.defense === 'number' && !is('attack_reaction'),
        activate: false,
        start_of_turn: false,
        end_phase: false,
      },
      'a card of these types',
      report,
    );
    const chooses = is('attack_reaction') ? 'on_react' : is('action') && !is('attack') ? 'on_play' : null;
    checkAbilities(card.abilities, is('attack') ? 'attack' : 'card', report, chooses);
  },
  presence,
);

export const heroSchema = entry(
  {
    ...face,
    young: z.boolean().default(true),
    life: wholeFrom(1),
    intellect: number,
    weapon: z.union([z.string(), z.array(z.string()).max(2)]),
  },
  (hero, report) => {
    checkTriggers(hero.abilities, { on_react: false, on_play: false, on_defend: false }, 'a hero', report);
    for (const [i, { destroy_self }] of (hero.abilities.activate ?? []).entries()) {
      if (destroy_self === true) report(['abilities', 'activate', i, 'destroy_self'], 'is not for heroes');
    }
    checkAbilities(hero.abilities, 'permanent', report);
  },
);

export const weaponSchema = entry(
  {
    ...face,
    subtypes: z.array(word(SUBTYPES)),
    power: number,
    cost: number,
    once_per_turn: z.boolean().default(true),
    keywords,
  },
  (weapon, report) => {
    checkTriggers(weapon.abilities, { on_react: false, on_defend: false }, 'a weapon', report);
    checkAbilities(weapon.abilities, 'attack', report);
  },
);

export const equipmentSchema = entry(
  { ...face, slot: word(SLOTS), defense: number.nullable(), keywords },
  (equipment, report) => {
    const on_defend = equipment.defense !== null;
    checkTriggers(equipment.abilities, { on_react: false, on_play: false, on_defend }, 'such equipment', report);
    checkAbilities(equipment.abilities, 'permanent', report);
  },
);

/** One card of a deck that is given as a list: the card, and what is different from its file. */
const deckEntry = z.looseObject({ card: z.string(), count: z.int().min(1).default(1) });

export const deckSchema = mapping({
  hero: z.string(),
  equipment: z.array(z.string()).default([]),
  cards: z.union([deckList, z.array(deckEntry)]),
});

export type CardData = z.output<typeof cardSchema>;
export type HeroData = z.output<typeof heroSchema>;
export type WeaponData = z.output<typeof weaponSchema>;
export type EquipmentData = z.output<typeof equipmentSchema>;
export type DeckData = z.output<typeof deckSchema>;

/** Abilities that wait for something that never happens. */
function checkTriggers(
  given: AbilitiesData,
  happens: Readonly<Partial<Record<Trigger, boolean>>>,
  what: string,
  report: Report,
): void {
  for (const [trigger, list] of Object.entries(given)) {
    if (list.length > 0 && happens[trigger as Trigger] === false)
      report(['abilities', trigger], `never happens to ${what}`);
  }
}

/** An ability that could never do anything is a mistake. `chooses` is the trigger at which a mode can be asked for. */
function checkAbilities(
  given: AbilitiesData,
  kind: 'attack' | 'card' | 'permanent',
  report: Report,
  chooses: Trigger | null = null,
): void {
  let operations = 0;
  let choices = 0;
  for (const [trigger, list] of Object.entries(given)) {
    for (const [i, operation] of list.entries()) {
      const path = ['abilities', trigger, i];
      operations +=
        1 +
        (operation.modes?.length ?? 0) +
        (operation.grants?.on_hit?.length ?? 0) +
        (operation.grants?.on_damage?.length ?? 0);
      if (operation.do === 'choose') {
        choices++;
        if (trigger !== chooses) {
          report([...path, 'do'], '"choose" is for on_play of an action and on_react of an attack reaction');
        }
      }
      for (const one of [operation, ...(operation.modes ?? [])]) {
        if (one.do === 'power' && one.amount === undefined && one.amount_per === undefined)
          report([...path, 'amount'], 'is missing; it must be a number');
        const changesAttack = one.do === 'power' || one.do === 'keyword';
        if (changesAttack && lacksAttack(trigger, kind, operation) && (one.duration ?? 'link') === 'link') {
          report([...path, 'duration'], 'must be "turn" or "chain": there is no attack at that moment');
        }
      }
      if (trigger === 'on_chain_close' && asks(operation))
        report(path, 'would ask a question, and nobody is asked when a chain closes');
    }
  }
  if (choices > 1) report(['abilities'], 'can have one "choose"');
  if (operations > MOST_OPERATIONS)
    report(['abilities'], `are too many: at most ${MOST_OPERATIONS} operations on one card`);
}
/** One bit each remembers what was used this turn. */
const MOST_OPERATIONS = 31;

const lacksAttack = (trigger: string, kind: string, { kind: activated }: OperationData): boolean =>
  trigger === 'start_of_turn' ||
  trigger === 'end_phase' ||
  trigger === 'on_chain_close' ||
  (trigger === 'on_play' && kind === 'card') ||
  (trigger === 'activate' && activated === 'action');

const asks = ({ do: operation, optional }: OperationData): boolean =>
  optional === true || operation === 'discard' || operation === 'loot' || operation === 'equip_counter';
