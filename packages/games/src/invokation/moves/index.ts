import type { CardPool } from '../pool.ts';
import { endRound } from './end-round.ts';
import { playCard } from './play.ts';
import { useSkill } from './skill.ts';
import { switchCharacter } from './switch.ts';
import { tune } from './tuning.ts';

/** What a player may do in the action phase. Choices list exactly what is legal. */
export const movesOf = ({ cards }: CardPool) => ({
  PLAY_CARD: playCard(cards),
  SKILL: useSkill,
  SWITCH: switchCharacter,
  TUNING: tune,
  END_ROUND: endRound,
});
