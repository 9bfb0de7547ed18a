import { activate, challengeMove, moveTo, quest } from './board-moves.ts';
import { mustChallenge } from './challenge.ts';
import { kit } from './kit.ts';
import { ink, play, sing } from './play.ts';

/** What the active player may do in the main phase. Choices list exactly what is legal. */

const passTurn = kit
  .move()
  .when((context) => !mustChallenge(context) || 'A ready Reckless character must challenge first.')
  .run(({ coreOps }) => coreOps.endPhase());

export const moves = { ink, play, sing, quest, challenge: challengeMove, moveTo, activate, passTurn };
