import type { RegisteredGame } from '@cardloom/games';

/** What was wrong with a match that somebody began or joined; whoever has done nothing wrong does not wait for the words. */
export const refusal = async (game: RegisteredGame | undefined, message: string): Promise<string> => {
  try {
    const { refusalText } = await import('./in-words.ts');
    return await refusalText(game, message);
  } catch {
    return message;
  }
};
