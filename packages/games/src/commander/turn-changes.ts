import { addToTurn } from './added-steps.ts';
import type { Instruction, Riders } from './card.ts';
import { playersOf, type Resolving } from './instructions.ts';
import type { Card, Context, Player } from './kit.ts';

/**
 * Changes of the turn structure (CR 500.7-500.11, 614.10), applied as the effect resolves. Each is told as one
 * `turn_modification`, whatever its kind.
 */
type TurnChange = Extract<
  Instruction,
  { readonly op: 'extraTurn' | 'skipTurn' | 'skipStep' | 'skipPhase' | 'addPhases' | 'addSteps' }
>;

export function changeTurns(context: Context, change: TurnChange, resolving: Resolving, source: Card): void {
  const { coreOps } = context;
  if (change.op === 'addPhases' || change.op === 'addSteps') {
    addToTurn(context, change, resolving, source);
    return;
  }
  // one at a time in turn order: the last one's extra turn is taken first
  for (const player of playersOf(context, change.who, resolving)) {
    if (change.op === 'extraTurn') {
      const [after] = change.after === undefined ? [] : playersOf(context, change.after, resolving);
      giveExtraTurn(context, player, source, change.riders, after, resolving.you);
      continue;
    }
    if (change.op === 'skipTurn') coreOps.skipTurn(player, change.n);
    else if (change.op === 'skipStep') coreOps.skipStep(change.step, { player, lasts: change.lasts });
    else coreOps.skipPhase(change.phase, { player, lasts: change.lasts });
    coreOps.emit('turn_modification', { ...told(change), kind: change.op, player: player.seat, source: source.id });
  }
}

function told(change: Exclude<TurnChange, { readonly op: 'addPhases' | 'addSteps' | 'extraTurn' }>) {
  if (change.op === 'skipTurn') return { count: change.n };
  return change.op === 'skipStep'
    ? { step: change.step, lasts: change.lasts }
    : { phase: change.phase, lasts: change.lasts };
}

function giveExtraTurn(
  { coreOps }: Context,
  player: Player,
  source: Card,
  riders: Riders | undefined,
  after: Player | undefined,
  you: Player,
): void {
  const { loseAtEnd, ...rest } = riders ?? {};
  const kept = loseAtEnd === true ? { ...rest, loser: you.seat } : rest;
  coreOps.extraTurn(player, { riders: kept, cause: source, ...(after === undefined ? {} : { after }) });
  coreOps.emit('turn_modification', {
    kind: 'extraTurn',
    player: player.seat,
    source: source.id,
    riders: { ...riders },
  });
}

/** Kinds of extra turns as people speak of them. None is a rule of its own: each is a set of skips and limits. */
export type ExtraTurnType =
  | 'Standard'
  | 'CombatOnly'
  | { readonly WithRestrictions: readonly (TurnRestriction | { readonly MaxSpells: number })[] };
type TurnRestriction = 'NoUntap' | 'NoUpkeep' | 'NoDraw' | 'NoMainPhase' | 'NoCombat';

const SKIPPED: Readonly<Record<TurnRestriction, Riders>> = {
  NoUntap: { skipSteps: ['untap'] },
  NoUpkeep: { skipSteps: ['upkeep'] },
  NoDraw: { skipSteps: ['draw'] },
  NoMainPhase: { skipPhases: ['precombat', 'postcombat'] },
  NoCombat: { skipPhases: ['combat'] },
};

/**
 * What an extra turn of this type brings with it. A turn of combat alone has no beginning and no main phases; it still
 * ends like any turn.
 */
export function ridersOf(type: ExtraTurnType): Riders {
  if (type === 'Standard') return {};
  if (type === 'CombatOnly') return { skipPhases: ['beginning', 'precombat', 'postcombat'], skipSteps: ['end'] };
  const all = type.WithRestrictions.map(
    (one): Riders => (typeof one === 'string' ? SKIPPED[one] : { maxSpells: one.MaxSpells }),
  );
  const limits = all.flatMap(({ maxSpells }) => (maxSpells === undefined ? [] : [maxSpells]));
  return {
    skipSteps: all.flatMap(({ skipSteps = [] }) => skipSteps),
    skipPhases: all.flatMap(({ skipPhases = [] }) => skipPhases),
    ...(limits.length === 0 ? {} : { maxSpells: Math.min(...limits) }),
  };
}
