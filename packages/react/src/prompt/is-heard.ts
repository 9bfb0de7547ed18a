import type { NumberedPrompt } from '@cardloom/protocol';

/** Nobody is asked. */
export const NOTHING: NumberedPrompt = { n: -1, moves: [] };

interface Known {
  readonly prompt: NumberedPrompt | null;
  readonly sending: unknown;
}

/** What is asked may have changed since it was drawn, and one's own answer may be on its way: then nobody is heard. */
export const isHeard = ({ prompt, sending }: Known, drawn: NumberedPrompt): boolean =>
  sending === null && (prompt ?? NOTHING) === drawn;
