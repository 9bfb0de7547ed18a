import type { NamedChoice } from '../definition/choice.ts';
import type { CompiledMove } from '../definition/compiled.ts';
import type { Game, GameTypes } from '../definition/kit.ts';
import type { DeclaredLeak } from '../definition/leaks.ts';
import type { Problem } from '../definition/problems.ts';
import type { SeenBy } from '../world/declaration.ts';
import type { Json } from '../world/json.ts';
import type { Column, Layout } from '../world/layout.ts';
import { describeFlow, type FlowDescription } from './describe.ts';

/**
 * Everything tools need to know about a game, as plain data: what it has, what players do, how it flows.
 *
 * ```ts
 * const { players, moves, zones }: GameDescription = describeGame(game);
 * const said = moves.map(({ name, choices }: MoveDescription) => `${name}(${choices.map((choice: ChoiceName) => choice.name)})`);
 * const open = zones.filter(({ seenBy }: ZoneDescription) => seenBy === 'everyone');
 * console.log(players.max, said, open.length);
 * ```
 */
export interface GameDescription {
  readonly name: string;
  readonly version: string;
  readonly players: { readonly min: number; readonly max: number };
  /** How it is known who plays together: nobody does, by their seats, or chosen for each match. */
  readonly teams: 'none' | 'seats' | 'chosen';
  /** By name; a move that stands in several places is described once for each. */
  readonly moves: readonly MoveDescription[];
  readonly decisions: readonly { readonly name: string; readonly choices: readonly ChoiceName[] }[];
  readonly zones: readonly ZoneDescription[];
  /** Attributes with their initial values. */
  readonly attributes: { readonly [K in 'game' | 'player' | 'card' | 'ctx']: Readonly<Record<string, Json>> };
  /** Attributes that only the owner sees; those of the game nobody does. */
  readonly secrets: { readonly [K in 'game' | 'player' | 'card']: readonly string[] };
  /** The printed facts of each card. */
  readonly cards: readonly { readonly name: string; readonly facts: object }[];
  /** Kinds of pending lists. */
  readonly pending: readonly string[];
  readonly flow: FlowDescription;
  /** What the game tells on purpose, with its reasons. */
  readonly leaks: readonly DeclaredLeak[];
  readonly warnings: readonly Problem[];
}

/** A move of a game, as tools see it. */
export interface MoveDescription {
  readonly name: string;
  /** `segments.main.turn.phases.attack.moves.strike` */
  readonly path: string;
  readonly choices: readonly ChoiceName[];
  /** Conceding and the like: nothing the rules are about. */
  readonly isTable: boolean;
  /** A correction by hand, open in manual mode only. */
  readonly isManual: boolean;
  /** Takes the last action back. */
  readonly isUndo: boolean;
  /** Whether its arguments are checked against its choices. */
  readonly isChecked: boolean;
  /** The argument that may hold answers to what it will ask; null if it takes none. */
  readonly ahead: string | null;
}

/** A choice of a move or a decision: its name, its kind, and what answers name. */
export interface ChoiceName {
  readonly name: string;
  /** `oneOf`, `someOf`, `player`, `number`, `payment`, `order`, `assignment`. */
  readonly kind: string;
  /** What an answer stands for: `card`, `player`, `target` (either) or `value`. */
  readonly of: string;
}

/** A zone of a game: whose it is, and who sees what lies there. */
export interface ZoneDescription {
  readonly name: string;
  readonly of: 'player' | 'game';
  readonly seenBy: SeenBy;
  /** The zone cards are drawn to from here. */
  readonly drawTo: string | null;
}

const known = new WeakMap<object, GameDescription>();

/**
 * What a game has and does, for tools: tables, documentation, tests, bots.
 *
 * ```ts
 * const { zones, moves } = describeGame(game);
 * console.log(zones.filter(({ seenBy }) => seenBy === 'owner').map(({ name }) => name)); // [ 'hand' ]
 * ```
 */
export function describeGame<T extends GameTypes>(game: Game<T>): GameDescription {
  let description = known.get(game);
  if (description === undefined) {
    description = describe(game);
    known.set(game, description);
  }
  return description;
}

function describe<T extends GameTypes>(game: Game<T>): GameDescription {
  const { compiled } = game;
  const layout = compiled.layoutFor(compiled.minPlayers);
  return {
    name: game.name,
    version: game.version,
    players: { min: compiled.minPlayers, max: compiled.maxPlayers },
    teams: compiled.teams.by,
    moves: [...compiled.flow.movesByName].flatMap(([, moves]) =>
      moves.map((move) => describeMove(move, compiled.undoMoves)),
    ),
    decisions: [...compiled.decisions.values()].map(({ name, choices }) => ({
      name,
      choices: choices.map(nameChoice),
    })),
    zones: describeZones(layout),
    attributes: {
      game: initials(layout.game, layout),
      player: initials(layout.player, layout),
      card: initials(layout.card, layout),
      ctx: initials(layout.ctx, layout),
    },
    secrets: {
      game: [...compiled.secrets.game],
      player: [...compiled.secrets.player],
      card: [...compiled.secrets.card],
    },
    cards: compiled.cardNames.map((name, i) => ({ name, facts: compiled.cardData[i] })),
    pending: layout.pending,
    flow: describeFlow(game),
    leaks: compiled.leaks,
    warnings: game.warnings,
  };
}

const describeMove = (move: CompiledMove, undoMoves: ReadonlySet<string>): MoveDescription => ({
  name: move.name,
  path: move.path,
  choices: move.choices.map(nameChoice),
  isTable: move.table,
  isManual: move.manual,
  isUndo: undoMoves.has(move.name),
  isChecked: move.isChecked,
  ahead: move.ahead,
});

const nameChoice = ([name, { kind, of }]: NamedChoice): ChoiceName => ({ name, kind, of });

function describeZones({ zonesByName, zones }: Layout): ZoneDescription[] {
  return [...zonesByName].flatMap(([name, [first]]): ZoneDescription[] => {
    const { owner, seenBy, drawTo } = zones[first];
    if (name === 'gone') return [];
    return [{ name, of: owner < 0 ? 'game' : 'player', seenBy, drawTo: drawTo < 0 ? null : zones[drawTo].name }];
  });
}

const initials = (columns: readonly Column[], { values }: Layout): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    columns.map(({ name, kind, initial }) => {
      if (kind === 'int') return [name, initial];
      return [name, kind === 'bool' ? initial !== 0 : (values.list[initial] as Json)];
    }),
  );
