import type { Side } from '@cardloom/parts';

/**
 * A card as the rules read it: everything parsed, nothing left to interpret. Card data (YAML) is checked and turned into
 * this shape when it is loaded; from here on a card is plain data.
 */

export const COLOURS = ['W', 'U', 'B', 'R', 'G'] as const;
export type Colour = (typeof COLOURS)[number];
/** Mana is one of five colours or colourless; the order is that of every list of mana. */
export const MANA = ['W', 'U', 'B', 'R', 'G', 'C'] as const;

/** How much of each kind, in the order of `MANA`. */
export type Mana = readonly [w: number, u: number, b: number, r: number, g: number, c: number];

/** `2WW` is `{ generic: 2, mana: [2, 0, 0, 0, 0, 0] }`. */
export interface ManaCost {
  readonly generic: number;
  readonly mana: Mana;
}

export const CARD_TYPES = ['Land', 'Creature', 'Artifact', 'Enchantment', 'Instant', 'Sorcery'] as const;
export type CardType = (typeof CARD_TYPES)[number];
export type Supertype = 'Basic' | 'Legendary';

export const KEYWORDS = [
  'flying',
  'reach',
  'menace',
  'first strike',
  'double strike',
  'trample',
  'deathtouch',
  'lifelink',
  'vigilance',
  'haste',
  'defender',
  'flash',
  'indestructible',
  'hexproof',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

/** What a "target" word may mean. `any` is a creature or a player. */
export interface Target {
  readonly kind: 'any' | 'creature' | 'player' | 'permanent' | 'spell';
  /** Only those of yours, or only those of your opponents; for players: not yourself. Everybody's if left out. */
  readonly whose?: Exclude<Side, 'any'>;
}

/** Who: the controller, the player that is targeted, the player the event was about, the controller of the target. */
export type Who =
  | 'you'
  | 'target'
  | 'each opponent'
  | 'each player'
  /** Of the event: whose step it is, who discarded, who was dealt damage. */
  | 'that player'
  /** Who controls the target, or last controlled it. */
  | "target's controller";

/** Which objects: the target, this permanent itself, or a group that is looked up as the effect happens. */
export type What = 'target' | 'self' | 'all creatures' | 'creatures you control' | 'creatures that attacked this turn';

/** A number, or the power the target has or last had. */
export type Amount = number | "target's power";

/** `EOT` ends in the cleanup step, `nextTurn` as the controller's next turn begins (or would), `perm` not at all. */
type Until = 'EOT' | 'perm' | 'nextTurn';

export type StepName =
  | 'untap'
  | 'upkeep'
  | 'draw'
  | 'beginCombat'
  | 'declareAttackers'
  | 'declareBlockers'
  | 'firstStrikeDamage'
  | 'combatDamage'
  | 'endCombat'
  | 'end'
  | 'cleanup';
/** The first of two damage steps comes by itself, where somebody strikes first. */
export type AddableStep = Exclude<StepName, 'firstStrikeDamage'>;
export type PhaseName = 'beginning' | 'precombat' | 'combat' | 'postcombat' | 'ending';

/** How long a skip lasts: the next one, all of this turn, all of that player's next turn. */
type SkipLasts = 'once' | 'thisTurn' | 'nextTurn';

/** What an extra turn brings with it. They belong to that turn alone. */
export type Riders = {
  readonly skipSteps?: readonly StepName[];
  readonly skipPhases?: readonly PhaseName[];
  /** Nobody casts more spells than this during that turn. */
  readonly maxSpells?: number;
  /** At the beginning of that turn's end step, the player who created it loses the game. */
  readonly loseAtEnd?: true;
};

/** The closed vocabulary of what a spell or ability does: `op` and `n` are a verb and its number, as on all our cards. */
export type Instruction =
  | { readonly op: 'damage'; readonly n: Amount; readonly to: 'target' | Who }
  | { readonly op: 'destroy' | 'exile' | 'bounce' | 'tap' | 'untap'; readonly what: What }
  /** Counters the targeted spell; the card goes to its owner's graveyard, or where `to` says. */
  | { readonly op: 'counter'; readonly to?: 'graveyard' | 'hand' }
  | { readonly op: 'draw' | 'discard' | 'gain' | 'lose'; readonly n: Amount; readonly who: Who }
  | {
      readonly op: 'pump';
      readonly power: number;
      readonly toughness: number;
      readonly what: What;
      readonly until: Until;
    }
  | { readonly op: 'grant'; readonly keyword: Keyword; readonly what: What; readonly until: Until }
  /** Takes a keyword away. */
  | { readonly op: 'remove'; readonly keyword: Keyword; readonly what: What; readonly until: Until }
  /** Puts +1/+1 (or, negative, -1/-1) counters on. */
  | { readonly op: 'counters'; readonly n: number; readonly what: What }
  /** `token` is the name of a card with `isToken`. */
  | { readonly op: 'token'; readonly n: number; readonly token: string }
  | { readonly op: 'control'; readonly what: What; readonly until: Until }
  | {
      readonly op: 'extraTurn';
      readonly who: Who;
      readonly riders?: Riders;
      /** After the next turn of this player instead of after this turn. */
      readonly after?: Who;
    }
  | { readonly op: 'skipTurn'; readonly who: Who; readonly n: number }
  | { readonly op: 'skipStep'; readonly who: Who; readonly step: StepName; readonly lasts: SkipLasts }
  | { readonly op: 'skipPhase'; readonly who: Who; readonly phase: PhaseName; readonly lasts: SkipLasts }
  /** Phases after the current one: there are more of them, or `who` gets them, which only means their own turn. */
  | { readonly op: 'addPhases'; readonly phases: readonly PhaseName[]; readonly who?: Who }
  /** Steps after the current one, or after this phase if it has no such steps or `after` says so; `who` as above. */
  | {
      readonly op: 'addSteps';
      readonly steps: readonly AddableStep[];
      readonly who?: Who;
      readonly after?: 'this phase';
    }
  | { readonly op: 'limitSpells'; readonly who: Who; readonly n: number; readonly until: Until }
  | { readonly op: 'endTurn' }
  | { readonly op: 'loseGame'; readonly who: Who }
  | { readonly op: 'addMana'; readonly mana: Mana };

/** What an instant or sorcery does, in order. */
export interface SpellAbility {
  readonly target?: Target;
  readonly effects: readonly Instruction[];
}

/** `{T}: add mana`. No target, no stack. */
export interface ManaAbility {
  readonly kind: 'mana';
  readonly adds: Mana;
}

/** Cost: effect. The cost is mana, tapping this permanent, or both. */
export interface ActivatedAbility {
  readonly kind: 'activated';
  readonly cost: ManaCost;
  readonly tap: boolean;
  /** When it may be activated: whenever one has priority, only in one's own turn, or only as a sorcery is cast. */
  readonly timing?: 'any' | 'yourTurn' | 'sorcery';
  readonly target?: Target;
  readonly effects: readonly Instruction[];
  readonly text: string;
}

export type TriggerEvent =
  /** A permanent comes onto the battlefield, or goes to a graveyard from there. */
  | 'enters'
  | 'dies'
  /** The beginning of a step. "That player" is whose turn it is. */
  | 'upkeep'
  | 'drawStep'
  | 'beginCombat'
  | 'endOfCombat'
  | 'endStep'
  /** A player does it, once for each card. "That player" is who did. */
  | 'discards'
  | 'draws'
  | 'casts'
  /** A permanent does it to a player. "That player" is who is attacked or was dealt the damage. */
  | 'attacks'
  | 'combatDamageToPlayer'
  /** A permanent becomes untapped. */
  | 'untaps';

export interface TriggeredAbility {
  readonly kind: 'triggered';
  readonly on: TriggerEvent;
  /** Which permanent the event must be about (for events about permanents). Any if left out. */
  readonly subject?: 'self' | 'another' | 'any';
  /** Only if the permanent is a creature. */
  readonly creature?: boolean;
  /** Whose turn it is, who controls the permanent, who does it. Anybody if left out. */
  readonly whose?: 'you' | 'an opponent';
  /** Who is attacked or was dealt the damage. Anybody if left out. */
  readonly against?: 'you' | 'an opponent';
  /** Only at the first such step of a turn (for the beginning of steps). */
  readonly first?: boolean;
  /** Intervening "if": checked as it triggers and as it resolves. */
  readonly if?: 'this is untapped';
  readonly target?: Target;
  readonly effects: readonly Instruction[];
  readonly text: string;
}

/** While this permanent is on the battlefield. `affects` for an Aura: what it enchants. */
export type StaticAbility = { readonly kind: 'static' } & (
  | {
      readonly static: 'pump';
      readonly power: number;
      readonly toughness: number;
      readonly affects: 'creatures you control' | 'enchanted';
    }
  | {
      readonly static: 'grant';
      readonly keyword: Keyword;
      readonly affects: 'creatures you control' | 'enchanted';
    }
  /** You control the enchanted permanent. */
  | { readonly static: 'control' }
  /** The enchanted creature can't attack or block. */
  | { readonly static: 'pacify' }
  /** Players skip these steps. */
  | { readonly static: 'skipStep'; readonly step: StepName; readonly whose: 'each player' | 'you' | 'each opponent' }
  | { readonly static: 'skipExtraTurns'; readonly whose: 'each player' | 'each opponent' }
  /** Each player can't cast more spells than this each turn. */
  | { readonly static: 'limitSpells'; readonly n: number }
);

export type Ability = ManaAbility | ActivatedAbility | TriggeredAbility | StaticAbility;

export interface CardDefinition {
  /** Also its key in the set. */
  readonly name: string;
  /** Null for lands and tokens: it cannot be cast. */
  readonly cost: ManaCost | null;
  readonly types: readonly CardType[];
  readonly supertypes: readonly Supertype[];
  readonly subtypes: readonly string[];
  readonly colours: readonly Colour[];
  /** Colours of all mana symbols in cost and text, and of its basic land types. */
  readonly identity: readonly Colour[];
  /** 0 where it is no creature. */
  readonly power: number;
  readonly toughness: number;
  readonly keywords: readonly Keyword[];
  /** For Auras: what it can enchant. */
  readonly enchant: Target | null;
  /** For instants and sorceries. */
  readonly spell: SpellAbility | null;
  readonly abilities: readonly Ability[];
  readonly isToken: boolean;
  /** The rules text for people. */
  readonly text: string;
}

/** All cards by name, tokens included. */
export type CardSet = Readonly<Record<string, CardDefinition>>;
