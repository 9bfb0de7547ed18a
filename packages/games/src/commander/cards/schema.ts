import { deckList, mapping, operations, word } from '@cardloom/cards';
import { z } from 'zod';
import { type AddableStep, type Instruction, KEYWORDS, type Target } from '../card.ts';
import type { DeckList } from '../deck-check.ts';
import { bodyField, coloursField, costField, manaField, typeField } from './notation.ts';

/**
 * What card data may say: a closed vocabulary, nothing that would have to be interpreted. Left out, `who` is you, `until`
 * is the end of the turn. Everything is checked here by its form; `consistency.ts` checks that it makes sense together.
 */

const who = word(['you', 'target', 'each opponent', 'each player', 'that player', "target's controller"]);
const you = who.default('you');
const what = word(['target', 'self', 'all creatures', 'creatures you control', 'creatures that attacked this turn']);
const whose = word(['each player', 'you', 'each opponent']);
const count = z.int().min(1).max(99);
const amount = z.union([count, z.literal("target's power")], 'must be a whole number from 1 or "target\'s power"');
const until = word(['EOT', 'perm', 'nextTurn']).default('EOT');
const lasts = word(['once', 'thisTurn', 'nextTurn']);
const keyword = word(KEYWORDS);
const change = z.int().min(-99).max(99);
const ADDABLE = [
  'untap',
  'upkeep',
  'draw',
  'beginCombat',
  'declareAttackers',
  'declareBlockers',
  'combatDamage',
  'endCombat',
  'end',
  'cleanup',
] as const satisfies readonly AddableStep[];
const step = word([...ADDABLE, 'firstStrikeDamage']);
const phase = word(['beginning', 'precombat', 'combat', 'postcombat', 'ending']);

/** `creature`, or `{kind: creature, whose: own}`. */
const target: z.ZodType<Target> = z.preprocess(
  (value) => (typeof value === 'string' ? { kind: value } : value),
  mapping({
    kind: word(['any', 'creature', 'player', 'permanent', 'spell']),
    whose: word(['own', 'enemy']).optional(),
  }),
);

const riders = mapping({
  skipSteps: z.array(step).optional(),
  skipPhases: z.array(phase).optional(),
  maxSpells: z.int().min(0).optional(),
  loseAtEnd: z.literal(true).optional(),
});

/** What spells and abilities do. */
const instruction: z.ZodType<Instruction> = operations(
  {
    damage: { n: amount, to: who },
    destroy: { what },
    exile: { what },
    bounce: { what },
    tap: { what },
    untap: { what },
    counter: { to: word(['graveyard', 'hand']).optional() },
    draw: { n: amount, who: you },
    discard: { n: amount, who: you },
    gain: { n: amount, who: you },
    lose: { n: amount, who: you },
    pump: { power: change, toughness: change, what, until },
    grant: { keyword, what, until },
    remove: { keyword, what, until },
    counters: { n: change, what },
    token: { n: count, token: z.string() },
    control: { what, until },
    extraTurn: { who: you, riders: riders.optional(), after: who.optional() },
    skipTurn: { who: you, n: count },
    skipStep: { who: you, step, lasts },
    skipPhase: { who: you, phase, lasts },
    addPhases: { phases: z.array(phase).min(1), who: who.optional() },
    addSteps: {
      steps: z.array(word(ADDABLE)).min(1),
      who: who.optional(),
      after: word(['this phase']).optional(),
    },
    limitSpells: { who: you, n: count, until },
    endTurn: {},
    loseGame: { who: you },
    addMana: { mana: manaField },
  },
  {},
  'op',
);
const effects = z.array(instruction).min(1);
const text = z.string().min(1);

const manaAbility = mapping({ kind: z.literal('mana'), adds: manaField });

const activatedAbility = mapping({
  kind: z.literal('activated'),
  cost: costField.default({ generic: 0, mana: [0, 0, 0, 0, 0, 0] }),
  tap: z.boolean().default(false),
  timing: word(['any', 'yourTurn', 'sorcery']).optional(),
  target: target.optional(),
  effects,
  /** What follows the colon; the cost and the timing are put around it. */
  text,
});

const triggeredAbility = mapping({
  kind: z.literal('triggered'),
  on: word([
    'enters',
    'dies',
    'upkeep',
    'drawStep',
    'beginCombat',
    'endOfCombat',
    'endStep',
    'discards',
    'draws',
    'casts',
    'attacks',
    'combatDamageToPlayer',
    'untaps',
  ]),
  subject: word(['self', 'another', 'any']).optional(),
  creature: z.boolean().optional(),
  whose: word(['you', 'an opponent']).optional(),
  against: word(['you', 'an opponent']).optional(),
  first: z.boolean().optional(),
  if: word(['this is untapped']).optional(),
  target: target.optional(),
  effects,
  text,
});

const affects = word(['creatures you control', 'enchanted']);
const stays = <const S extends string, F extends z.ZodRawShape>(name: S, own: F) =>
  mapping({ kind: z.literal('static'), static: z.literal(name), text, ...own });
const staticAbility = z.discriminatedUnion('static', [
  stays('pump', { power: change, toughness: change, affects }),
  stays('grant', { keyword, affects }),
  stays('control', {}),
  stays('pacify', {}),
  stays('skipStep', { step, whose }),
  stays('skipExtraTurns', { whose: word(['each player', 'each opponent']) }),
  stays('limitSpells', { n: count }),
]);

const ability = z.discriminatedUnion('kind', [manaAbility, activatedAbility, triggeredAbility, staticAbility]);

const fields = {
  id: z.string(),
  /** What it is called in matches; no other card or token has this name. */
  name: z.string().min(1).max(30),
  type: typeField,
  pt: bodyField.optional(),
  keywords: z.array(keyword).default([]),
  abilities: z.array(ability).max(9).default([]),
};

/** A card: what one can put into a deck. */
export const cardSchema = mapping({
  ...fields,
  cost: costField.optional(),
  /** For Auras: what it can be put on. */
  enchant: target.optional(),
  /** For instants and sorceries: what they aim at, do and say. */
  target: target.optional(),
  effects: effects.optional(),
  text: text.optional(),
});

/** A token has no cost, so it says what colours it is. */
export const tokenSchema = mapping({ ...fields, colours: coloursField.optional() });

export const deckSchema: z.ZodType<DeckList> = mapping({ commander: z.string(), cards: deckList });

export type AbilityData = z.output<typeof ability>;
export type CardEntryData = z.output<typeof cardSchema>;
export type TokenEntryData = z.output<typeof tokenSchema>;
