import { UNDO_RUN } from '../actions/table-moves.ts';
import type { CompiledGame } from '../definition/compiled.ts';
import type { Game } from '../definition/kit.ts';
import { readLeaks } from '../definition/leaks.ts';
import type { RuleFunction } from '../definition/node.ts';
import { DefinitionError, Problems } from '../definition/problems.ts';
import { ruleOf } from '../definition/rule-of.ts';
import { Ctx } from '../operations/ctx.ts';
import type {
  CardDefinitions,
  SecretsSeenBy,
  StateDeclaration,
  TeamsDeclaration,
  ZoneDeclarations,
} from '../world/declaration.ts';
import { CardHandle, PlayerHandle } from '../world/handles.ts';
import { MAX_SEATS } from '../world/header.ts';
import { type Layout, layOut } from '../world/layout.ts';
import { suggestion } from '../world/suggestion.ts';
import { checkFlow } from './check-flow.ts';
import { checkDeclaredNames } from './declared-names.ts';
import { compileEffects, type EffectsSource } from './effects.ts';
import { compileFlow } from './flow.ts';
import { Kit } from './handle-kit.ts';
import { readParts } from './parts.ts';
import { compileSight } from './sight.ts';
import { compileTeams } from './teams.ts';

/** Both halves of a definition, before anybody has looked at them. */
export interface LooseDefinition {
  readonly name: string;
  readonly version?: string;
  readonly players?: number | { readonly min: number; readonly max: number };
  readonly teams?: TeamsDeclaration;
  readonly sight?: Readonly<Record<string, RuleFunction>>;
  readonly couldBe?: RuleFunction;
  readonly pending?: readonly string[];
  readonly state?: StateDeclaration;
  readonly zones?: ZoneDeclarations;
  readonly cards?: CardDefinitions;
  readonly setup?: RuleFunction;
  readonly moves?: unknown;
  readonly segments?: unknown;
  readonly flow?: unknown;
  readonly references?: AttributeNames;
  readonly secrets?: AttributeNames & {
    readonly deal?: RuleFunction;
    readonly seenBy?: SecretsSeenBy;
  };
  readonly leaks?: unknown;
  readonly evaluate?: RuleFunction;
  readonly effects?: unknown;
  readonly decisions?: unknown;
  readonly triggers?: unknown;
  readonly checks?: unknown;
  readonly frames?: unknown;
  readonly modifiers?: unknown;
  readonly check?: 'strict' | 'normal' | 'lenient';
  readonly payloads: EffectsSource['payloads'];
  readonly modifiables: Readonly<Record<string, unknown>>;
  /** The names of segments, phases and steps that a kit declared. */
  readonly names?: unknown;
}

/** What both halves of a definition say, compiled. */
export function compileGame(written: LooseDefinition): Game {
  const problems = new Problems();
  const definition = readParts(written, problems);
  const kinds = ['mulligan', 'championSelection', ...(definition.pending ?? [])];
  const pending = [...new Set(kinds)];
  const twice = kinds.find((kind, i) => kinds.indexOf(kind) !== i);
  if (twice !== undefined) problems.error('pending', `has "${twice}" twice`);
  const players = playerRange(definition.players ?? 2, problems);
  const teams = compileTeams(definition.teams, players.max, problems);
  const sight = compileSight(definition, problems);
  checkNames(definition, problems);
  checkAttributes('secrets', definition.secrets, definition.state ?? {}, problems);
  checkAttributes('references', definition.references, definition.state ?? {}, problems);
  const flow = compileFlow({ ...definition, pending }, problems);
  const effects = compileEffects(definition, problems);
  checkFlow(flow, problems);
  checkDeclaredNames(definition.names, flow, problems);
  const moves = new Set([...flow.movesByName.keys(), ...effects.decisions.keys()]);
  const leaks = readLeaks(definition.leaks, moves, problems);

  const name = typeof definition.name === 'string' ? definition.name : 'unnamed';
  if (written?.name === undefined) problems.error('name', 'is missing');
  const check = definition.check ?? 'normal';
  const isRefused = problems.list.some((problem) => check === 'strict' || problem.severity === 'error');
  if (check !== 'lenient' && isRefused) throw new DefinitionError(name, problems.list);

  const layouts = new Map<number | string, Layout>();
  const layoutFor = (seats: number, chosen?: readonly number[]): Layout => {
    const key = chosen === undefined ? seats : chosen.join();
    let layout = layouts.get(key);
    if (layout === undefined) {
      layout = layOut(
        {
          state: definition.state,
          zones: definition.zones,
          secretsSeenBy: definition.secrets?.seenBy,
          cards: Object.values(definition.cards ?? {}),
          pending,
          listeners: effects.triggers,
        },
        seats,
        chosen ?? teams.of(seats),
      );
      layouts.set(key, layout);
    }
    return layout;
  };
  const cardNames = Object.keys(definition.cards ?? {});
  const compiled: CompiledGame = {
    name,
    version: definition.version ?? '1',
    minPlayers: players.min,
    maxPlayers: players.max,
    flow,
    cardNames,
    cardData: Object.values(definition.cards ?? {}),
    cardIds: new Map(cardNames.map((card, id) => [card, id])),
    setup: ruleOf(definition.setup, 'setup'),
    evaluate: ruleOf(definition.evaluate, 'evaluate'),
    warnings: problems.list,
    kit: new Kit(layoutFor(players.min)),
    layoutFor,
    ...effects,
    secrets: attributeSets(definition.secrets),
    references: attributeSets(definition.references),
    dealSecrets: ruleOf(definition.secrets?.deal, 'secrets.deal'),
    leaks,
    teams,
    sight,
    couldBe: ruleOf(definition.couldBe, 'couldBe'),
    maxEffects: 1000,
    undoMoves: new Set(
      [...flow.movesByName].filter(([, moves]) => moves.some((move) => move.run === UNDO_RUN)).map(([name]) => name),
    ),
  };
  return { name, version: compiled.version, warnings: problems.list, compiled };
}

type AttributeNames = { readonly [K in 'game' | 'player' | 'card']?: readonly string[] };

const attributeSets = ({ game, player, card }: AttributeNames = {}): CompiledGame['secrets'] => ({
  game: new Set(game),
  player: new Set(player),
  card: new Set(card),
});

function checkAttributes(path: string, named: AttributeNames = {}, state: StateDeclaration, problems: Problems): void {
  for (const of of ['game', 'player', 'card'] as const) {
    for (const name of named[of] ?? []) {
      if (Object.hasOwn(state[of] ?? {}, name)) continue;
      const names = Object.keys(state[of] ?? {});
      problems.error(
        `${path}.${of}`,
        `names "${name}", but state.${of} has no such attribute${suggestion(name, names)}`,
      );
    }
  }
}

function playerRange(players: unknown, problems: Problems): { min: number; max: number } {
  const range =
    typeof players === 'number' ? { min: players, max: players } : ((players ?? {}) as { min: number; max: number });
  const { min, max } = range;
  if (!(Number.isInteger(min) && Number.isInteger(max) && min >= 1 && min <= max && max <= MAX_SEATS)) {
    problems.error('players', `must be a number or a range { min, max } between 1 and ${MAX_SEATS}`);
    return { min: 2, max: 2 };
  }
  return range;
}

/** Names an author may not use because the engine's handles have them. */
function checkNames(definition: LooseDefinition, problems: Problems): void {
  const taken = (names: Iterable<string>, reserved: Iterable<string>, path: string): void => {
    const used = new Set(reserved);
    for (const name of names) if (used.has(name)) problems.error(`${path}.${name}`, 'is a name the engine uses itself');
  };
  const members = (type: { readonly prototype: object }, ...more: string[]): string[] => [
    ...Object.getOwnPropertyNames(type.prototype),
    ...more,
  ];
  const { state } = definition;
  taken(Object.keys(state?.card ?? {}), members(CardHandle, 'id'), 'state.card');
  taken(Object.keys(state?.player ?? {}), members(PlayerHandle, 'id', 'seat'), 'state.player');
  taken(Object.keys(state?.ctx ?? {}), members(Ctx), 'state.ctx');
  taken(
    Object.keys(definition.zones ?? {}),
    ['gone', ...members(PlayerHandle, 'id', 'seat'), ...Object.keys(state?.player ?? {})],
    'zones',
  );
  for (const [name, { holds }] of Object.entries(definition.zones ?? {})) {
    if (holds !== undefined) checkHolds(`zones.${name}.holds`, holds, definition.cards ?? {}, problems);
  }
}

/** Asked once for every card, here: what it says of a card never changes. */
function checkHolds(path: string, holds: unknown, cards: CardDefinitions, problems: Problems): void {
  if (typeof holds !== 'function') {
    problems.error(path, 'must be a function that says of a card whether it can lie there');
    return;
  }
  for (const [name, card] of Object.entries(cards)) {
    try {
      const answer: unknown = holds(card);
      if (typeof answer === 'boolean') continue;
      problems.error(path, `answers ${typeof answer} for the card "${name}"; it must be true or false`);
    } catch (error) {
      problems.error(path, `threw for the card "${name}": ${String(error)}`);
    }
    return;
  }
}
