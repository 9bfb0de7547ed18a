import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { byName, type CardsOf, cardFormat, cardModule, cardsAndDecks, deckList } from './index.ts';

const card = z.strictObject({ id: z.string(), cost: z.int().default(1), kind: z.enum(['unit', 'spell']).optional() });
const text = 'cards: [{id: jab, kind: unit}, {id: kick, cost: 2}]\ndecks: {mine: {jab: 2, kick: 1}}';
const files = [{ name: 'a.yaml', text }];

/** Runs a module's text; types are no part of what runs. */
const run = async (module: string): Promise<Record<string, unknown>> => ({
  ...(await import(`data:text/javascript,${encodeURIComponent(module)}`)),
});

describe('the format of card files', () => {
  it('gives records by id, with what the schema filled in', () => {
    const format = cardFormat({ cards: card, decks: byName(deckList) });
    const records: CardsOf<typeof format> = format.read(files);
    expect(records).toEqual({
      cards: { jab: { id: 'jab', cost: 1, kind: 'unit' }, kick: { id: 'kick', cost: 2 } },
      decks: { mine: { jab: 2, kick: 1 } },
    });
  });

  it('may make something else of the entries', () => {
    const format = cardFormat(
      { cards: card, decks: byName(deckList) },
      { records: ({ cards }) => ({ costs: [...cards.values()].map(({ data }) => data.cost) }) },
    );
    expect(format.read(files)).toEqual({ costs: [1, 2] });
  });

  it('cards and decks: ready-made decks keep to the rules that people keep to, sideboards included', () => {
    const format = cardsAndDecks(card, { min: 3, copies: 2 });
    expect(format.read(files).decks).toEqual({ mine: { jab: 2, kick: 1 } });
    const wrong = [...files, { name: 'b.yaml', text: 'sideboards:\n  mine: {jab: 1}\n  yours: {kick: 1}' }];
    expect(() => format.read(wrong)).toThrow(
      'b.yaml:2: mine: jab: at most 2 copies of a card, not 3\nb.yaml:3: yours: there is no deck "yours" it could belong to',
    );
  });
});

describe('a module of cards', () => {
  it('says what the files say, and needs nothing to run', async () => {
    const format = cardFormat({ cards: card, decks: byName(deckList) });
    const module = cardModule(format.read(files));
    expect(module).not.toMatch(/import|zod|yaml|node:/);
    expect(await run(module)).toEqual(format.read(files));
  });

  it('in TypeScript it has the types of the format, and the names of its entries', () => {
    const module = cardModule({ cards: { jab: { cost: 1 } }, order: ['jab'], none: {} }, { format: './format.ts' });
    expect(module.split('\n')).toEqual(
      expect.arrayContaining([
        'import type format from "./format.ts";',
        'export const cards: Entries<Records["cards"], "jab"> = {',
        'export const order: Records["order"] = ["jab"];',
        'export const none: Entries<Records["none"], never> = {};',
      ]),
    );
  });

  it.each([
    [{ cards: { jab: { play: () => 1 } } }, 'cards.jab.play is a function; a module of cards holds text, numbers'],
    [{ cards: { jab: new Map() } }, 'cards.jab is a Map'],
    [{ cards: { jab: [1, Number.NaN] } }, 'cards.jab[1] is NaN'],
    [{ cards: { jab: [undefined] } }, 'cards.jab is a list with a gap'],
  ])('what is no data is refused: %#', (records, message) => {
    expect(() => cardModule(records)).toThrow(message);
  });
});
