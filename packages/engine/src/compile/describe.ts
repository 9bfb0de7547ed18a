import type { CompiledMove } from '../definition/compiled.ts';
import type { Game, GameTypes } from '../definition/kit.ts';
import { Actors, type FlowNode, type Level } from '../definition/node.ts';
import { ruleText } from './rule-text.ts';

/**
 * The flow of a game as plain data, for diagrams and documentation.
 *
 * ```ts
 * const { segments }: FlowDescription = describeFlow(game);
 * const linesOf = ({ path, next, moves, children }: FlowLevel): string[] => {
 *   const { to, ends }: FlowNext = next;
 *   const here = moves.map(({ name }: FlowMove) => name);
 *   return [`${path} → ${ends ? 'end' : to.join(' or ')}: ${here.join(', ')}`, ...children.flatMap(linesOf)];
 * };
 * console.log(segments.flatMap(linesOf).join('\n'));
 * ```
 */

export interface FlowDescription {
  readonly game: string;
  /** Moves that are open throughout. */
  readonly moves: readonly FlowMove[];
  readonly segments: readonly FlowLevel[];
}

/** A segment, turn, phase or step, and what is below it. */
export interface FlowLevel {
  readonly level: Level;
  readonly name: string;
  /** `segments.play.turn.phases.main`. */
  readonly path: string;
  /** Whether its parent begins with it. */
  readonly isStart: boolean;
  readonly auto: boolean;
  /** The rule that ends it, as far as it can be put in words; null if only moves and rules elsewhere end it. */
  readonly endIf: string | null;
  readonly next: FlowNext;
  /** Who may act here: `priority`, `turnPlayer`, `any` or `pending:…`. */
  readonly actors: string;
  /** The moves declared here; those of the levels around it are open as well. */
  readonly moves: readonly FlowMove[];
  readonly children: readonly FlowLevel[];
}

/** Where a level leads when it ends. */
export interface FlowNext {
  /** Siblings it can lead to. A function that does not say its ways (`{ to, by }`) can lead to any. */
  readonly to: readonly string[];
  /** Whether it can end the level above: no further step, a complete turn (also by its start phase), no further segment. */
  readonly ends: boolean;
  /** The function that decides, in words; null if it always leads to the same place. */
  readonly rule: string | null;
}

/** A move where it stands in the flow. */
export interface FlowMove {
  readonly name: string;
  /** Its condition in words; null if there is none. */
  readonly when: string | null;
  readonly choices: readonly string[];
  /** Conceding and the like, or a correction by hand: nothing the rules of the game are about. */
  readonly table: boolean;
}

/**
 * Reads a game's flow.
 *
 * ```ts
 * describeFlow(game).segments[0].children[0].name; // 'turn'
 * ```
 */
export function describeFlow<T extends GameTypes>(game: Game<T>): FlowDescription {
  const { flow, minPlayers } = game.compiled;
  const { pending } = game.compiled.layoutFor(minPlayers);

  const describe = (node: FlowNode, parentStart: number, siblings: readonly FlowNode[]): FlowLevel => ({
    level: node.level,
    name: node.name,
    path: node.path,
    isStart: node.level === 'turn' || node.id === parentStart,
    auto: node.auto,
    endIf: node.endIf === null || node.auto ? null : ruleText(node.endIf.run),
    next: nextOf(node, siblings, parentStart),
    actors: actorsName(node.actors, pending),
    moves: ownMoves(node),
    children: childrenOf(node).map((child, _i, all) =>
      describe(child, node.level === 'segment' ? -1 : node.start, all),
    ),
  });
  const childrenOf = (node: FlowNode): FlowNode[] => {
    if (node.level === 'segment') return [flow.turns[node.id] ?? []].flat();
    return [...node.children.values()].map((id) => (node.level === 'turn' ? flow.phases[id] : flow.steps[id]));
  };
  return {
    game: game.name,
    moves: [...flow.globalMoves.values()].map(describeMove),
    segments: flow.segments.map((segment) => describe(segment, flow.start, flow.segments)),
  };
}

function nextOf(node: FlowNode, siblings: readonly FlowNode[], start: number): FlowNext {
  const rule = node.nextRule === null ? null : ruleText(node.nextRule.run);
  // a turn's `next` names a player
  if (node.level === 'turn') return { to: [], ends: true, rule };
  const passes = (sibling: FlowNode): boolean => node.level === 'phase' && sibling.id === start && !node.sameTurn;
  if (node.nextRule === null) {
    const target = siblings.find((sibling) => sibling.id === node.next);
    if (target === undefined || passes(target)) return { to: [], ends: true, rule };
    return { to: [target.name], ends: false, rule };
  }
  // a rule that does not say its ways may answer with any of them
  const { nextWays } = node;
  const ways = siblings.filter((sibling) => (nextWays === null ? sibling !== node : nextWays.includes(sibling.name)));
  return {
    to: ways.filter((way) => !passes(way)).map((way) => way.name),
    ends: nextWays === null || nextWays.includes(null) || ways.some(passes),
    rule,
  };
}

const ownMoves = (node: FlowNode): FlowMove[] =>
  [...node.moves.values()].filter((move) => move.path === `${node.path}.moves.${move.name}`).map(describeMove);

const describeMove = (move: CompiledMove): FlowMove => ({
  name: move.name,
  // `condition || 'why not'`: the reason is for players
  when: move.when === null ? null : ruleText(move.when.run).replace(/ \|\| (['"`]).*\1$/, ''),
  choices: move.choices.map(([name]) => name),
  table: move.table || move.manual,
});

function actorsName(actors: number, pending: readonly string[]): string {
  if (actors === Actors.priority) return 'priority';
  if (actors === Actors.turnPlayer) return 'turnPlayer';
  return actors === Actors.any ? 'any' : `pending:${pending[actors - Actors.pending]}`;
}
