import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import * as library from './index.ts';

/** The two blocks of the README: the program, and the messages it gives for a file with mistakes. */
const [program, messages] = [
  ...readFileSync(new URL('../README.md', import.meta.url), 'utf8').matchAll(/```\w*\n([\s\S]*?)```/g),
].map(([, block]) => block);
const body = program.replaceAll(/^import .*$/gm, '');
const run = (text: string) =>
  new Function('library', 'z', `const {${Object.keys(library).join()}} = library; ${text}; return { cards, decks };`)(
    library,
    z,
  );

it('the example of the README runs', () => {
  const { cards, decks } = run(body);
  expect(cards.get('flow_strike').data.abilities.on_hit[0].amount).toBe(1);
  expect(decks.get('starter').data.jab).toBe(3);
});

it('the messages of the README are the real ones', () => {
  const mistakes = body
    .replace('name: Jab, cost: 0, keywords: [go_again]', 'name: Jab, cost: 0, keywords: [go_agian]')
    .replace('do: draw, amount: 1, if', 'do: drew, amount: 1, if')
    .replace('jab: 3,', 'jabb: 3,');
  expect(() => run(mistakes)).toThrow(messages.trim());
});
