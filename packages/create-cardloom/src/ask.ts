import { createInterface } from 'node:readline/promises';
import { checkFolder, type Given, nameOf, playersIn, titleOf, WishError, type Wishes } from './wishes.ts';

type Ask = (question: string, usual: string, read?: (text: string) => void) => Promise<string>;

/** What is left out is asked, if somebody sits at a terminal and did not say `--yes`; otherwise the usual is taken. */
export async function completed(given: Given): Promise<Wishes> {
  const isAsked = process.stdin.isTTY === true && !given.yes;
  const lines = isAsked ? createInterface({ input: process.stdin, output: process.stderr }) : null;
  const ask: Ask = async (question, usual, read) => {
    if (lines === null) return usual;
    for (;;) {
      const text = (await lines.question(`${question} (${usual}) `)).trim() || usual;
      try {
        read?.(text);
        return text;
      } catch (error) {
        if (!(error instanceof WishError)) throw error;
        process.stderr.write(`${error.message}\n`);
      }
    }
  };
  try {
    const folder = given.folder ?? (await ask('In which folder?', 'my-game', checkFolder));
    const name = nameOf(folder);
    const title = given.title ?? (await ask('What is it called?', titleOf(name)));
    const players = given.players ?? playersIn(await ask('How many play?', '2', playersIn));
    return { folder, name, title, players, install: given.install };
  } finally {
    lines?.close();
  }
}
