import type { AddableStep, Instruction, PhaseName } from './card.ts';
import { playersOf, type Resolving } from './instructions.ts';
import type { Card, Context } from './kit.ts';

/** Phases and steps that are added to a running turn (CR 500.8-500.10a); the newest comes first. */

type Addition = Extract<Instruction, { readonly op: 'addPhases' | 'addSteps' }>;

export function addToTurn(context: Context, added: Addition, resolving: Resolving, source: Card): void {
  const { coreOps, turnPlayer } = context;
  // what a player gets, they get in their own turn (CR 500.10a)
  if (added.who !== undefined && !playersOf(context, added.who, resolving).includes(turnPlayer)) return;
  const told = { kind: added.op, source: source.id };
  if (added.op === 'addPhases') {
    coreOps.insertPhases(added.phases);
    coreOps.emit('turn_modification', { ...told, phases: [...added.phases] });
  } else {
    addSteps(context, added.steps, added.after === 'this phase');
    coreOps.emit('turn_modification', { ...told, steps: [...added.steps] });
  }
}

/**
 * In its own phase an added step follows the step that is going on (CR 500.9). After a phase it comes as a phase of its
 * kind, of which nothing else happens (CR 500.10).
 */
function addSteps({ coreOps, ctx }: Context, steps: readonly AddableStep[], isAfterPhase: boolean): void {
  const isHere = (step: AddableStep): boolean => !isAfterPhase && PHASE_OF[step] === ctx.currentPhase;
  coreOps.insertSteps(steps.filter(isHere));
  const elsewhere = steps.filter((step) => !isHere(step));
  coreOps.insertPhases(elsewhere.map((step) => ({ phase: PHASE_OF[step], only: [step] })));
}

const PHASE_OF = {
  untap: 'beginning',
  upkeep: 'beginning',
  draw: 'beginning',
  beginCombat: 'combat',
  declareAttackers: 'combat',
  declareBlockers: 'combat',
  combatDamage: 'combat',
  endCombat: 'combat',
  end: 'ending',
  cleanup: 'ending',
} as const satisfies Readonly<Record<AddableStep, PhaseName>>;
