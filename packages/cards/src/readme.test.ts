import { readFileSync } from 'node:fs';
import * as parts from '@cardloom/parts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import * as library from './index.ts';
import { type CardFormat, cardModule } from './index.ts';

/** The README's blocks by language, in order: the format, the files, and the messages they give when there are mistakes. */
const blocks = [...readFileSync(new URL('../README.md', import.meta.url), 'utf8').matchAll(/```(\w*)\n([\s\S]*?)```/g)];
const block = (language: string): string => blocks.find(([, found]) => found === language)?.[2] ?? '';

const names = { ...parts, ...library, z };
const program = block('js')
  .replaceAll(/^import .*$/gm, '')
  .replace('export default', 'return');
const format: CardFormat<object> = new Function('names', `const {${Object.keys(names).join()}} = names; ${program}`)(
  names,
);
const read = (text: string): object => format.read([{ name: 'cards/ninja.yaml', text }]);

it('the example of the README runs', async () => {
  const module = cardModule(read(block('yaml')));
  const { cards, decks } = await import(`data:text/javascript,${encodeURIComponent(module)}`);
  expect(cards.flow_strike.abilities.on_hit[0].amount).toBe(1);
  expect(decks.starter.jab).toBe(3);
});

it('the messages of the README are the real ones', () => {
  const mistakes = block('yaml')
    .replace('keywords: [go_again]', 'keywords: [go_agian]')
    .replace('do: draw', 'do: drew')
    .replace('jab: 3,', 'jabb: 3,');
  expect(() => read(mistakes)).toThrow(block('').trim());
});
