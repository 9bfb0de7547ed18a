import type { ActionGenerator, Json, Match } from 'cardloom';
import { CHARACTERS } from './board.ts';
import type { Invokation } from './definition.ts';
import { ELEMENT_NAMES, FACES, type Face } from './elements.ts';
import type { PlayerPhase } from './player-phase.ts';

/** The match as one object: mode, phase, round, whose turn it is, two players, effect stack. */
export interface GameState {
  readonly mode: string;
  readonly phase: string | null;
  readonly round: number;
  readonly activePlayer: string;
  readonly players: readonly [PlayerState, PlayerState];
  /** What waits to be executed, in the order it will be. */
  readonly effectStack: readonly WaitingEffect[];
}
/** An effect or a question as data. */
type WaitingEffect = Readonly<Record<string, Json>>;

interface PlayerState {
  readonly id: string;
  readonly phase: (typeof PHASE_NAMES)[number];
  readonly active: number;
  readonly characters: readonly CharacterState[];
  readonly dice: { readonly [F in Face]?: number };
  readonly statuses: readonly EntityState[];
  readonly summons: readonly EntityState[];
  readonly supports: readonly EntityState[];
  readonly hand: readonly string[];
  readonly pile: readonly string[];
}

interface CharacterState {
  readonly name: string;
  readonly hp: number;
  readonly energy: number;
  readonly aura: readonly string[];
  readonly isDefeated: boolean;
  readonly attached: readonly EntityState[];
}

interface EntityState {
  readonly name: string;
  readonly usages: number;
  readonly rounds: number;
}

const PHASE_NAMES = ['PASSIVE_WAIT_PHASE', 'ACTION_PHASE', 'ACTIVE_WAIT_PHASE', 'END_PHASE'] as const;
const phaseName = (phase: PlayerPhase): (typeof PHASE_NAMES)[number] => PHASE_NAMES[phase];

/** Everything, hidden cards and dice included: for hosts, tools and tests, not for players. */
export function gameState(match: Match<Invokation>): GameState {
  const { G, ctx } = match.state;
  const { zones, header } = match.snapshot();
  const player = (seat: number): PlayerState => {
    const is = ctx.players[ctx.playerOrder[seat]];
    const cards = (zone: string) => zones[zone][seat].map((id) => ctx.cards[id]);
    const entities = (zone: string): EntityState[] =>
      cards(zone).map(({ name, usages, rounds }) => ({ name, usages, rounds }));
    const names = (zone: string): string[] => cards(zone).map(({ name }) => name);
    return {
      id: is.id,
      phase: phaseName(is.phase),
      active: is.active,
      characters: cards('characters')
        .slice(0, CHARACTERS)
        .map(({ name, hp, energy, aura, isDefeated }, place) => ({
          name,
          hp,
          energy,
          aura: ELEMENT_NAMES.filter((_, element) => (aura & (1 << element)) !== 0),
          isDefeated,
          attached: entities(`attached${place}`),
        })),
      dice: Object.fromEntries(FACES.map((face) => [face, is[face]]).filter(([, n]) => n !== 0)),
      statuses: entities('statuses'),
      summons: entities('summons'),
      supports: entities('supports'),
      hand: names('hand'),
      pile: names('pile'),
    };
  };
  return {
    mode: G.mode,
    phase: ctx.currentSegment,
    round: G.round,
    activePlayer: ctx.playerOrder[ctx.turnPlayerPos],
    players: [player(0), player(1)],
    effectStack: header.agenda as readonly WaitingEffect[],
  };
}

/** The action generator of a player, or null for one who is not awaited. */
export function actionGenerator(match: Match<Invokation>, player: string): ActionGenerator | null {
  return match.waitingFor.includes(player) ? match.choosing(player) : null;
}
