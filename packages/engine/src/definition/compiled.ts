import type { CardHandle, HandleSource, PlayerHandle } from '../world/handles.ts';
import type { Layout } from '../world/layout.ts';
import type { World } from '../world/world.ts';
import type { Question } from './choice.ts';
import type { FrameRules } from './effects.ts';
import type { DeclaredLeak } from './leaks.ts';
import type { CompiledFlow, Rule } from './node.ts';
import type { Problem } from './problems.ts';

/** Who plays together. */
export interface CompiledTeams {
  /** `none`: nobody. `seats`: it is the same in every match. `chosen`: whoever creates a match may say it. */
  readonly by: 'none' | 'seats' | 'chosen';
  /** How many there are, if partners alternate; null otherwise. */
  readonly alternating: number | null;
  /** The team of each seat, unless it was chosen. */
  of(seats: number): readonly number[];
}

/** What a game does besides its flow: effects, events, decisions, triggers, checks, modifiers. */
export interface CompiledEffects {
  readonly effects: ReadonlyMap<string, EffectRule>;
  /** How the game's events are read. */
  readonly events: ReadonlyMap<string, Codec | null>;
  readonly decisions: ReadonlyMap<string, CompiledDecision>;
  readonly triggers: CompiledTriggers | null;
  readonly checks: readonly CompiledCheck[];
  /** When checks run and triggers are taken; null for a game that has neither. */
  readonly frames: FrameRules | null;
  /** The zone of spells that wait for responses, if the game has one. */
  readonly stack: CompiledStack | null;
  /** How derived values come about, and what tells objects apart; null for games without. */
  readonly layers: CompiledLayers | null;
  readonly identity: CompiledIdentity | null;
  /** By what they modify, then by name. */
  readonly modifiers: ReadonlyMap<string, ReadonlyMap<string, Rule>>;
}

/** A game ready to be played: what `kit.define` makes of a definition. */
export interface CompiledGame extends CompiledEffects {
  readonly name: string;
  readonly version: string;
  readonly minPlayers: number;
  readonly maxPlayers: number;
  readonly flow: CompiledFlow;
  readonly cardNames: readonly string[];
  readonly cardData: readonly object[];
  readonly cardIds: ReadonlyMap<string, number>;
  readonly setup: Rule | null;
  /** How well a player stands, for bots. */
  readonly evaluate: Rule | null;
  readonly warnings: readonly Problem[];
  readonly kit: HandleKit;
  /** Attributes that not everybody may see, by name. */
  readonly secrets: { readonly [K in 'game' | 'player' | 'card']: ReadonlySet<string> };
  /** Attributes that mean a card by its number, by name. */
  readonly references: { readonly [K in 'game' | 'player' | 'card']: ReadonlySet<string> };
  /** Deals a player's secret attributes anew, for search. */
  readonly dealSecrets: Rule | null;
  /** By zone, who sees into it; null for a game in which that never changes. */
  readonly sight: ReadonlyMap<string, Rule> | null;
  /** Whether a hidden card could be this one, for all that was told. */
  readonly couldBe: Rule | null;
  /** What the game tells on purpose. */
  readonly leaks: readonly DeclaredLeak[];
  /** Names under which the game lists `undo`. */
  readonly undoMoves: ReadonlySet<string>;
  /** Effects one settle may run before it counts as a runaway. */
  readonly maxEffects: number;
  readonly teams: CompiledTeams;
  /** `teams` where they were chosen: the team of each seat. */
  layoutFor(seats: number, teams?: readonly number[]): Layout;
}

/**
 * Makes what rules hold in their hands. It is known here by its shape only: what `ctx` and `coreOps` can do is built on
 * the running match, further up.
 */
export interface HandleKit {
  readonly Card: typeof CardHandle;
  readonly Player: typeof PlayerHandle;
  createG(world: World): object;
  createCtx(source: HandleSource): object;
  createOps(source: HandleSource): object;
  createZones(source: HandleSource): object;
  /** `G` and `ctx` as an immutable plain object. */
  readState(source: HandleSource): object;
}

/** A move as the engine calls it. */
export interface CompiledMove extends Rule, Question {
  readonly name: string;
  readonly when: Rule | null;
  readonly anyPlayer: boolean;
  readonly manual: boolean;
  readonly table: boolean;
  /** The argument that may hold answers to decisions of the move; null if it takes none. */
  readonly ahead: string | null;
  /** Whether the arguments are checked against the choices. */
  readonly isChecked: boolean;
}

/** A decision as the engine asks it. */
export interface CompiledDecision extends Question {
  readonly name: string;
  readonly onAsk: Rule | null;
  /** What happens with an answer. */
  readonly run: Rule;
  /** How what it is asked with is read; null if it has no handles. */
  readonly codec: Codec | null;
  /** What it cannot be asked without. */
  readonly needs: readonly string[];
}

/** Which cards listen to which events, and what follows. */
export interface CompiledTriggers {
  readonly types: ReadonlyMap<string, number>;
  /** The event types each card definition listens to, as numbers. */
  readonly listens: readonly (readonly number[])[];
  /** Whether cards listen in a zone, by zone declaration name. */
  readonly zones: ReadonlySet<string>;
  readonly order: Rule | null;
  readonly fire: Rule | null;
  readonly together: Rule | null;
  readonly stacked: {
    readonly catch: Rule;
    readonly put: string;
    readonly ask: string;
  } | null;
}

/** A stack of spells: a zone of the game. */
export interface CompiledStack {
  readonly zone: string;
  readonly resolve: string;
}

/** How derived values come about. */
export interface CompiledLayers {
  readonly zones: readonly string[];
  readonly order: readonly string[];
  readonly base: Rule;
  readonly effects: Rule;
  readonly settle: Rule | null;
}

/** The attributes that tell objects apart. */
export interface CompiledIdentity {
  readonly card: string;
  readonly game: string;
}

/** How a payload is read and written: only the fields that hold handles are listed. */
export interface Codec {
  readonly path: string;
  readonly fields: readonly HandleField[];
  readonly hasLists: boolean;
}
export interface HandleField {
  readonly name: string;
  readonly of: 'card' | 'player' | 'target';
  readonly isList: boolean;
  readonly isOptional: boolean;
}

/** The handler of an effect, and how it reads what the effect carries. */
export interface EffectRule extends Rule {
  readonly codec: Codec | null;
}

/** A check as the engine runs it: what it gives is work, or (with `effect`) the cards that this effect is for. */
export interface CompiledCheck extends Rule {
  readonly effect: string | null;
}
