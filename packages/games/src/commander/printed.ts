import type {
  ActivatedAbility,
  CardDefinition,
  CardSet,
  ManaAbility,
  ManaCost,
  StaticAbility,
  Target,
  TriggeredAbility,
} from './card.ts';
import { bitsOf } from './keywords.ts';

/** A card's printed facts, with what the rules ask all the time worked out once. */
export interface Printed extends CardDefinition {
  readonly isLand: boolean;
  readonly isCreature: boolean;
  readonly isAura: boolean;
  readonly isLegendary: boolean;
  /** Stays on the battlefield. */
  readonly isPermanent: boolean;
  /** Can be cast whenever its player has priority. */
  readonly isInstant: boolean;
  /** An ability on the stack: no card at all. */
  readonly isAbility: boolean;
  readonly bits: number;
  /** What the spell targets: an Aura targets what it will enchant. */
  readonly target: Target | null;
  readonly mana: ManaAbility | null;
  readonly activated: readonly { readonly index: number; readonly ability: ActivatedAbility }[];
  readonly triggered: Readonly<
    Record<string, readonly { readonly index: number; readonly ability: TriggeredAbility }[]>
  >;
  readonly statics: readonly StaticAbility[];
}

/** The name of the objects that abilities are while they are on the stack. */
export const ABILITY = '(ability)';

export function print(set: CardSet): Readonly<Record<string, Printed>> {
  const cards: Record<string, Printed> = { [ABILITY]: { ...printCard(NOTHING), isAbility: true } };
  for (const [name, card] of Object.entries(set)) cards[name] = printCard(card);
  return cards;
}

function printCard(card: CardDefinition): Printed {
  const has = (type: CardDefinition['types'][number]): boolean => card.types.includes(type);
  const isInstantOrSorcery = has('Instant') || has('Sorcery');
  const triggered: Record<string, { index: number; ability: TriggeredAbility }[]> = {};
  const activated: { index: number; ability: ActivatedAbility }[] = [];
  const statics: StaticAbility[] = [];
  let mana: ManaAbility | null = null;
  for (const [index, ability] of card.abilities.entries()) {
    if (ability.kind === 'mana') mana ??= ability;
    else if (ability.kind === 'activated') activated.push({ index, ability });
    else if (ability.kind === 'static') statics.push(ability);
    else {
      triggered[ability.on] ??= [];
      triggered[ability.on].push({ index, ability });
    }
  }
  return {
    ...card,
    isLand: has('Land'),
    isCreature: has('Creature'),
    isAura: card.subtypes.includes('Aura'),
    isLegendary: card.supertypes.includes('Legendary'),
    isPermanent: !isInstantOrSorcery,
    isInstant: has('Instant') || card.keywords.includes('flash'),
    isAbility: false,
    bits: bitsOf(card.keywords),
    target: card.spell?.target ?? card.enchant,
    mana,
    activated,
    triggered,
    statics,
  };
}

export const FREE: ManaCost = { generic: 0, mana: [0, 0, 0, 0, 0, 0] };

/** What a card has where nothing is said. */
export const BLANK = {
  supertypes: [],
  subtypes: [],
  colours: [],
  identity: [],
  power: 0,
  toughness: 0,
  keywords: [],
  enchant: null,
  spell: null,
  abilities: [],
  isToken: false,
  text: '',
} as const;

const NOTHING: CardDefinition = { ...BLANK, name: ABILITY, cost: null, types: [] };
