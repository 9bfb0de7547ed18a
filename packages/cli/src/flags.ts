/** How commands declare what they take. */

/** `--seed n`. */
export const value = (valueHint: string, description: string) => ({ type: 'string', valueHint, description }) as const;
/** `--open`. */
export const flag = (description: string) => ({ type: 'boolean', description }) as const;

export const gameArgument = { type: 'positional', description: 'A game, or a file with one', required: true } as const;
export const setupOptions = value('json', "What else the game's setup takes");
export const threads = value('n', 'Threads (one per core)');
export const asJson = flag('Print one JSON object');
