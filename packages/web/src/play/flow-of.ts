import type { RegisteredGame } from '@cardloom/games';
import { describeFlow, type FlowDescription } from 'cardloom';

/** The phases of a game, from its rules: a module of its own, so that no page loads it at once. */
export const flowOf = async (game: RegisteredGame): Promise<FlowDescription> => describeFlow(await game.load());
