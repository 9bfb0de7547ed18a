import type { Preferences } from '@cardloom/protocol';
import type { Action, Match } from 'cardloom';

/** What a game says about passing. */
export interface PassRules {
  /** The move that passes. */
  readonly move: string;
  /** Moves that are no reason to be asked when nothing else can be done, such as tapping a land. */
  readonly idle?: readonly string[];
}

export const NO_PREFERENCES: Preferences = {
  fullControl: false,
  autoPass: false,
  stops: { own: [], others: [] },
  yields: [],
  passWhenIdle: false,
  takeSole: false,
};

/** What a client sent, as preferences; null if it is none. Unknown keys and other kinds of value are refused. */
export function readPreferences(sent: unknown, before: Preferences): Preferences | null {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return null;
  const all = { ...before, ...sent } as Preferences;
  const { fullControl, autoPass, stops, yields, passWhenIdle, takeSole, ...unknown } = all;
  const isFlag = (value: unknown): boolean => typeof value === 'boolean';
  const areNames = (value: unknown): boolean =>
    Array.isArray(value) &&
    value.length <= MOST_NAMES &&
    value.every((name) => typeof name === 'string' && name.length <= LONGEST_NAME);
  if (Object.keys(unknown).length > 0 || typeof stops !== 'object' || stops === null) return null;
  if (![fullControl, autoPass, passWhenIdle, takeSole].every(isFlag)) return null;
  if (![stops.own, stops.others, yields].every(areNames)) return null;
  return {
    fullControl,
    autoPass,
    stops: { own: [...stops.own], others: [...stops.others] },
    yields: [...yields],
    passWhenIdle,
    takeSole,
  };
}
const MOST_NAMES = 200;
const LONGEST_NAME = 200;

/** The name of the card on top of the stack, if the game has one and it is not empty. */
export type TopOfStack = (match: Match) => string | null;

/** What a player prefers to do without being asked; null if they are to be asked. */
export function byItself(
  match: Match,
  player: string,
  preferences: Preferences,
  rules: PassRules | undefined,
  topOfStack: TopOfStack,
): Action | null {
  if (preferences.fullControl) return null;
  if (rules !== undefined && passes(match, player, preferences, rules, topOfStack))
    return { player, move: rules.move, args: {} };
  return preferences.takeSole ? soleAction(match, player) : null;
}

function soleAction(match: Match, player: string): Action | null {
  let sole: Action | null = null;
  for (const action of match.legalActions(player)) {
    if (sole !== null) return null;
    sole = action;
  }
  return sole;
}

function passes(
  match: Match,
  player: string,
  preferences: Preferences,
  rules: PassRules,
  topOfStack: TopOfStack,
): boolean {
  if (!match.isLegal({ player, move: rules.move, args: {} })) return false;
  if (preferences.passWhenIdle && isIdle(match, player, rules)) return true;
  if (!preferences.autoPass) return false;
  const top = topOfStack(match);
  if (top !== null) return preferences.yields.includes(top);
  const { currentPhase, currentStep, turnPlayerPos } = match.position;
  const { own, others } = preferences.stops;
  const stops = match.players[turnPlayerPos] === player ? own : others;
  return !stops.some((name) => name === currentPhase || name === currentStep);
}

function isIdle(match: Match, player: string, { move, idle = [] }: PassRules): boolean {
  for (const action of match.legalActions(player)) {
    if (action.move !== move && !idle.includes(action.move)) return false;
  }
  return true;
}
