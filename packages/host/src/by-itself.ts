import type { Preferences } from '@cardloom/protocol';
import type { Action, Match, ViewCard } from 'cardloom';
import type { PassRules } from './preferences.ts';

/** Something a player prefers to do without being asked. */
export interface Preferred {
  readonly action: Action;
  /** Whether it is done because of what only they know: then others could learn something from how fast it is done. */
  readonly isTelling: boolean;
}

/** What a player prefers to do without being asked; null if they are to be asked. */
export function byItself(
  match: Match,
  player: string,
  preferences: Preferences,
  rules: PassRules | undefined,
): Preferred | null {
  if (preferences.fullControl) return null;
  if (rules !== undefined) {
    const pass = { player, move: rules.move, args: {} };
    if (preferences.passWhenIdle && match.isLegal(pass) && isIdle(match, player, rules)) {
      return { action: pass, isTelling: true };
    }
    if (isLetThrough(match, player, preferences, rules) && match.isLegal(pass) && !losesBy(match, pass)) {
      return { action: pass, isTelling: false };
    }
  }
  const sole = preferences.takeSole ? soleAction(match, player) : null;
  return sole === null ? null : { action: sole, isTelling: true };
}

/** By what everybody can see, and what the player set. */
function isLetThrough(match: Match, player: string, preferences: Preferences, rules: PassRules): boolean {
  const { autoPass, yields, stops } = preferences;
  if (!autoPass && yields.length === 0) return false;
  const { currentPhase, currentStep, turnPlayerPos } = match.position;
  const isIn = (names: readonly string[]): boolean =>
    names.some((name) => name === currentPhase || name === currentStep);
  const isOwn = match.players[turnPlayerPos] === player;
  if (isOwn && isIn(rules.attack ?? [])) return false;
  const top = rules.stack === undefined ? null : topOf(match, rules.stack);
  if (top !== null) return yields.includes(top);
  return autoPass && !isIn(isOwn ? stops.own : stops.others);
}

/** The name of the card on top of the stack, if there is one that everybody knows. */
function topOf(match: Match, stack: string): string | null {
  const top = (match.view(null).zones[stack] as readonly ViewCard[] | undefined)?.at(-1);
  return top === undefined || 'hidden' in top ? null : String(top.name);
}

function isIdle(match: Match, player: string, { move, idle = [] }: PassRules): boolean {
  for (const action of match.legalActions(player)) {
    if (action.move !== move && !idle.includes(action.move)) return false;
  }
  return true;
}

/** Whether they would have lost at once, for all they know. */
function losesBy(match: Match, pass: Action): boolean {
  const world = match.sample(pass.player, 1);
  return world.act(pass).ok && world.isOver && world.result?.winners.includes(pass.player) !== true;
}

function soleAction(match: Match, player: string): Action | null {
  let sole: Action | null = null;
  for (const action of match.legalActions(player)) {
    if (sole !== null) return null;
    sole = action;
  }
  return sole;
}
