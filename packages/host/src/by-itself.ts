import type { Preferences } from '@cardloom/protocol';
import type { Action, Json, Match, View, ViewCard } from 'cardloom';
import type { PassRules } from './preferences.ts';

/** Something a player prefers to do without being asked. */
export interface Preferred {
  readonly action: Action;
  /** Whether it is done because of what only they know: then others could learn something from how fast it is done. */
  readonly isTelling: boolean;
}

/**
 * What a player prefers to do without being asked; null if they are to be asked. `isStanding`: they set their stops while
 * they were asked, so this question stays, whatever they are.
 */
export function byItself(
  match: Match,
  player: string,
  preferences: Preferences,
  rules: PassRules | undefined,
  isStanding = false,
): Preferred | null {
  if (preferences.fullControl) return null;
  if (rules !== undefined) {
    const pass = { player, move: rules.move, args: {} };
    if (preferences.passWhenIdle && match.isLegal(pass) && isIdle(match, player, rules)) {
      return { action: pass, isTelling: true };
    }
    if (isLetThrough(match, player, preferences, rules, isStanding) && match.isLegal(pass) && !losesBy(match, pass)) {
      return { action: pass, isTelling: false };
    }
  }
  const sole = preferences.takeSole ? soleAction(match, player) : null;
  return sole === null ? null : { action: sole, isTelling: true };
}

/** By what everybody can see, and what the player set. */
function isLetThrough(
  match: Match,
  player: string,
  preferences: Preferences,
  rules: PassRules,
  isStanding: boolean,
): boolean {
  const { autoPass, yields, stops } = preferences;
  if (!autoPass && yields.length === 0) return false;
  const { currentPhase, currentStep, turnPlayerPos } = match.position;
  const isIn = (names: readonly string[]): boolean =>
    names.some((name) => name === currentPhase || name === currentStep);
  const isOwn = match.players[turnPlayerPos] === player;
  if (isOwn && isIn(rules.attack ?? [])) return false;
  const top = topOf(match, rules);
  if (top !== null) return yields.includes(top.name) || (autoPass && !isStanding && top.by === player);
  return autoPass && !isStanding && !isIn(isOwn ? stops.own : stops.others);
}

/** What resolves next, if everybody knows it, and who put it there; its name is empty if it is of a card that is gone. */
function topOf(
  match: Match,
  { stack, stackSource, stackBy }: PassRules,
): { readonly name: string; readonly by: string | undefined } | null {
  if (stack === undefined) return null;
  const { zones } = match.view(null);
  const top = (zones[stack] as readonly ViewCard[] | undefined)?.at(-1);
  if (top === undefined || 'hidden' in top) return null;
  const source = stackSource === undefined ? 0 : top[stackSource];
  const by = stackBy === undefined ? undefined : match.players[Number(top[stackBy])];
  return { name: source === 0 || source === undefined ? String(top.name) : nameOf(zones, source), by };
}

function nameOf(zones: View['zones'], id: Json): string {
  for (const zone of Object.values(zones)) {
    const lists = Array.isArray(zone) ? [zone as readonly ViewCard[]] : Object.values(zone);
    for (const list of lists)
      for (const card of list) if (!('hidden' in card) && card.id === id) return String(card.name);
  }
  return '';
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
