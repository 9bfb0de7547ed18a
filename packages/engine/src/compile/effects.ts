import { Built } from '../definition/built.ts';
import type {
  Codec,
  CompiledCheck,
  CompiledDecision,
  CompiledEffects,
  CompiledIdentity,
  CompiledLayers,
  CompiledStack,
  CompiledTriggers,
  EffectRule,
} from '../definition/compiled.ts';
import type { FrameRules } from '../definition/effects.ts';
import { Field, type Payloads } from '../definition/fields.ts';
import type { Rule, RuleFunction } from '../definition/node.ts';
import type { Problems } from '../definition/problems.ts';
import { ruleOf } from '../definition/rule-of.ts';
import { codecOf } from '../effects/payload.ts';
import type { StateDeclaration } from '../world/declaration.ts';
import { cut, messageOf, quoted } from '../world/quote.ts';
import { suggestion } from '../world/suggestion.ts';
import { compileChoices } from './moves.ts';

/** From the author's effects, decisions, triggers, checks and modifiers to what the engine runs. */
export interface EffectsSource {
  readonly effects?: unknown;
  readonly decisions?: unknown;
  readonly triggers?: unknown;
  readonly checks?: unknown;
  readonly frames?: unknown;
  readonly stack?: unknown;
  readonly layers?: unknown;
  readonly identity?: unknown;
  readonly state?: StateDeclaration;
  readonly modifiers?: unknown;
  readonly cards?: Readonly<Record<string, object>>;
  readonly zones?: Readonly<Record<string, unknown>>;
  /** What a kit declared that events, effects and decisions carry. */
  readonly payloads: { readonly [K in 'events' | 'effects' | 'decisions']: Payloads };
  /** What a kit declared that modifiers modify. */
  readonly modifiables: Readonly<Record<string, unknown>>;
}

export function compileEffects(source: EffectsSource, problems: Problems): CompiledEffects {
  const triggers = compileTriggers(source, problems);
  const checks = compileChecks(source, problems);
  const given = source.frames as FrameRules | undefined;
  const needed = triggers !== null || checks.length > 0;
  return {
    effects: compileHandlers(source, problems),
    events: compileEvents(source),
    decisions: compileDecisions(source, problems),
    triggers,
    checks,
    frames: needed ? (given ?? { at: 'frame', first: 'triggers' }) : null,
    stack: compileStack(source, problems),
    layers: compileLayers(source, problems),
    identity: compileIdentity(source, problems),
    modifiers: compileModifiers(source, problems),
  };
}

function compileModifiers({ modifiers, modifiables }: EffectsSource, problems: Problems): CompiledEffects['modifiers'] {
  const out = new Map<string, ReadonlyMap<string, Rule>>(Object.keys(modifiables).map((what) => [what, new Map()]));
  for (const [what, rules] of Object.entries((modifiers ?? {}) as Record<string, unknown>)) {
    const path = `modifiers.${what}`;
    if (typeof rules !== 'object' || rules === null) {
      problems.error(path, 'must be an object: modifiers stand under what they modify, by name');
      continue;
    }
    if (!Object.hasOwn(modifiables, what)) {
      problems.error(path, `is not among the declared modifiers${suggestion(what, Object.keys(modifiables))}`);
    }
    out.set(what, named(rules, path, problems));
  }
  return out;
}

function compileChecks(source: EffectsSource, problems: Problems): CompiledCheck[] {
  return ((source.checks ?? []) as unknown[]).flatMap((check, i): CompiledCheck[] => {
    const path = `checks[${i}]`;
    if (typeof check === 'function') return [{ path, run: check as RuleFunction, effect: null }];
    const { find, do: effect } = check as { find?: RuleFunction; do?: string };
    if (find === undefined || effect === undefined) return [];
    checkName(source.effects, effect, `${path}.do`, 'effect', problems);
    if (source.payloads.effects[effect] === undefined) return [];
    const carried = source.payloads.effects[effect]?.cards;
    if (!(carried instanceof Field && carried.kind === 'cards')) {
      problems.error(`${path}.do`, `names "${effect}", which must be declared to carry what was found: cards()`);
    }
    return [{ path: `${path}.find`, run: find, effect }];
  });
}

function named(rules: unknown, path: string, problems: Problems): Map<string, Rule> {
  const out = new Map<string, Rule>();
  for (const [name, run] of Object.entries((rules ?? {}) as Record<string, unknown>)) {
    if (typeof run === 'function') out.set(name, { path: `${path}.${name}`, run: run as RuleFunction });
    else problems.error(`${path}.${cut(name)}`, `must be a function, not ${quoted(run)}`);
  }
  return out;
}

/** Handlers, each with what its effect was declared to carry. */
function compileHandlers({ effects, payloads }: EffectsSource, problems: Problems): Map<string, EffectRule> {
  const out = new Map<string, EffectRule>();
  for (const [name, { path, run }] of named(effects, 'effects', problems)) {
    const payload = payloads.effects[name];
    if (payload === undefined)
      problems.error(path, `is not among the declared effects${suggestion(name, Object.keys(payloads.effects))}`);
    out.set(name, { path, run, codec: payload === undefined ? null : codecOf(payload, path) });
  }
  for (const name of Object.keys(payloads.effects)) {
    const isThere = Object.hasOwn(effects ?? {}, name);
    if (!isThere) problems.error(`effects.${name}`, 'is declared, but nothing says what it does');
  }
  return out;
}

function compileEvents({ payloads }: EffectsSource): Map<string, Codec | null> {
  return new Map(Object.entries(payloads.events).map(([name, payload]) => [name, codecOf(payload, `events.${name}`)]));
}

function compileDecisions({ decisions, payloads }: EffectsSource, problems: Problems): Map<string, CompiledDecision> {
  const out = new Map<string, CompiledDecision>();
  for (const [name, value] of Object.entries((decisions ?? {}) as Record<string, unknown>)) {
    const path = `decisions.${name}`;
    if (!isDecision(value)) {
      problems.error(path, `is no decision: build it with kit.decision('${cut(name)}')…run(…)`);
      continue;
    }
    const payload = payloads.decisions[name];
    if (payload === undefined)
      problems.error(path, `is not among the declared decisions${suggestion(name, Object.keys(payloads.decisions))}`);
    const choices = compileChoices(value.choices, path, problems.error);
    if (choices.length === 0) problems.error(path, 'has no choices, so there is nothing to decide');
    checkDecisionOptions(value, path, problems);
    out.set(name, {
      name,
      path,
      choices,
      choosing: { path: `${path}.choices` },
      onAsk: ruleOf(value.options.onAsk, path),
      run: { path, run: value.run },
      codec: payload === undefined ? null : codecOf(payload, path),
      needs: Object.keys(payload ?? {}).filter((field) => !isOptional(payload[field])),
    });
  }
  for (const name of Object.keys(payloads.decisions)) {
    if (!Object.hasOwn(decisions ?? {}, name))
      problems.error(`decisions.${name}`, 'is declared, but nothing says what it asks');
  }
  return out;
}

const isOptional = (field: unknown): boolean => field instanceof Field && field.kind === 'optional';

function checkDecisionOptions({ options }: Built, path: string, problems: Problems): void {
  const { name: _name, onAsk, ...rest } = options;
  for (const key of Object.keys(rest))
    problems.error(`${path}.${cut(key)}`, `is no option of a decision; there is onAsk${suggestion(key, ['onAsk'])}`);
  if (onAsk !== undefined && typeof onAsk !== 'function')
    problems.error(`${path}.onAsk`, `must be a function, not ${quoted(onAsk)}`);
}

const isDecision = (value: unknown): value is Built => value instanceof Built && value.kind === 'decision';

function compileTriggers(source: EffectsSource, problems: Problems): CompiledTriggers | null {
  if (source.triggers === undefined) return null;
  const {
    listens = () => [],
    zones = [],
    order,
    fire,
    together,
    stacked,
  } = source.triggers as {
    listens?: (def: object) => readonly string[];
    zones?: readonly string[];
    order?: unknown;
    fire?: unknown;
    together?: unknown;
    stacked?: { readonly catch: unknown; readonly put: string; readonly ask: string };
  };
  if ((fire === undefined) === (stacked === undefined)) {
    problems.error('triggers', 'has either `fire` or `stacked`: what a trigger does, or how it gets on the stack');
  }
  if (stacked != null) {
    checkName(source.effects, stacked.put, 'triggers.stacked.put', 'effect', problems);
    checkName(source.decisions, stacked.ask, 'triggers.stacked.ask', 'decision', problems);
  }
  const heard = Object.entries(source.cards ?? {}).map(([card, def]) =>
    readListens(listens, card, def, source, problems),
  );
  for (const zone of zones) checkName(source.zones, zone, 'triggers.zones', 'zone', problems);
  const types = new Map<string, number>();
  const numberOf = (type: string): number => {
    const known = types.get(type) ?? types.size;
    types.set(type, known);
    return known;
  };
  return {
    types,
    listens: heard.map((events) => [...new Set(events)].map(numberOf)),
    zones: new Set(zones),
    order: ruleOf(order, 'triggers.order'),
    fire: ruleOf(fire, 'triggers.fire'),
    together: ruleOf(together, 'triggers.together'),
    stacked: stacked == null ? null : { ...stacked, catch: ruleOf(stacked.catch, 'triggers.stacked.catch') as Rule },
  };
}

/** The events a card listens to. */
function readListens(
  listens: (def: object) => unknown,
  card: string,
  def: object,
  { payloads }: EffectsSource,
  problems: Problems,
): readonly string[] {
  const wrong = (message: string): void => problems.error('triggers.listens', message);
  let heard: unknown;
  try {
    heard = listens(def);
  } catch (error) {
    wrong(`threw for the card "${card}": ${messageOf(error)}`);
  }
  if (heard === undefined || heard === null) return [];
  if (!Array.isArray(heard) || heard.some((type) => typeof type !== 'string')) {
    wrong(`gives ${quoted(heard)} for the card "${card}"; it must be a list of types of events`);
    return [];
  }
  for (const type of heard as string[]) {
    if (Object.hasOwn(payloads.events, type)) continue;
    const help = suggestion(type, Object.keys(payloads.events));
    wrong(`gives "${type}" for the card "${card}", but there is no such event${help}`);
  }
  return heard as string[];
}

function compileStack(source: EffectsSource, problems: Problems): CompiledStack | null {
  if (source.stack === undefined) return null;
  const stack = source.stack as CompiledStack;
  checkName(source.zones, stack.zone, 'stack.zone', 'zone', problems);
  checkName(source.effects, stack.resolve, 'stack.resolve', 'effect', problems);
  return stack;
}

function compileLayers(source: EffectsSource, problems: Problems): CompiledLayers | null {
  if (source.layers === undefined) return null;
  const { zones, order, base, effects, settle } = source.layers as Pick<CompiledLayers, 'zones' | 'order'> &
    Readonly<Record<'base' | 'effects' | 'settle', unknown>>;
  for (const zone of zones ?? []) checkName(source.zones, zone, 'layers.zones', 'zone', problems);
  return {
    zones,
    order,
    base: ruleOf(base, 'layers.base') as Rule,
    effects: ruleOf(effects, 'layers.effects') as Rule,
    settle: ruleOf(settle, 'layers.settle'),
  };
}

function compileIdentity(source: EffectsSource, problems: Problems): CompiledIdentity | null {
  if (source.identity === undefined) return null;
  const identity = source.identity as CompiledIdentity;
  for (const level of ['card', 'game'] as const) {
    const isCount = typeof source.state?.[level]?.[identity[level]] === 'number';
    if (!isCount)
      problems.error(`identity.${level}`, `names "${identity[level]}", but there is no such number in state.${level}`);
  }
  return identity;
}

/** What is missing, or is no name at all, was said before. */
function checkName(names: unknown, name: unknown, path: string, kind: string, problems: Problems): void {
  if (typeof name !== 'string' || Object.hasOwn(names ?? {}, name)) return;
  const help = suggestion(name, Object.keys(names ?? {}));
  problems.error(path, `names ${quoted(name)}, but there is no such ${kind}${help}`);
}
