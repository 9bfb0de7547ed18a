import type { MoveDefinition } from 'cardloom';
import { activate, challengeMove, moveTo, quest } from './board-moves.ts';
import { mustChallenge } from './challenge.ts';
import { ink, play, sing } from './play.ts';
import type { Lorcana } from './shape.ts';

/** What the active player may do in the main phase. Choices list exactly what is legal. */

const passTurn: MoveDefinition<Lorcana> = {
  when: (context) => !mustChallenge(context) || 'A ready Reckless character must challenge first.',
  choices: {},
  run: ({ coreOps }) => coreOps.endPhase(),
};

export const moves = { ink, play, sing, quest, challenge: challengeMove, moveTo, activate, passTurn };
