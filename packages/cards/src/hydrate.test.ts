import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CardDataError, hydrate } from './index.ts';

const schema = z.looseObject({ name: z.string().default('?'), cost: z.int(), pitch: z.int() });
const yaml = { name: 'Hard Swing', cost: 2, pitch: 3, text: 'Hits.', abilities: { on_hit: [{ do: 'draw' }] } };

describe('hydration', () => {
  it('the card fills in what the entry leaves open', () => {
    const { data, raw } = hydrate({ card: 'hard_swing' }, yaml, schema);
    expect(data).toMatchObject({ name: 'Hard Swing', cost: 2, pitch: 3 });
    expect(raw).toEqual(yaml);
    expect(raw.abilities).toBe(yaml.abilities);
  });

  it("a field of the entry goes before the card's", () => {
    expect(hydrate({ card: 'hard_swing', cost: 1 }, yaml, schema).data).toMatchObject({ cost: 1, pitch: 3 });
  });

  it('unknown keys of both are kept', () => {
    expect(hydrate({ card: 'x', foil: true }, { ...yaml, artist: 'A' }, schema).raw).toMatchObject({
      foil: true,
      artist: 'A',
    });
  });

  it('without a card the entry must say everything itself', () => {
    expect(hydrate({ card: 'x', cost: 1, pitch: 1 }, undefined, schema).data.cost).toBe(1);
    expect(() => hydrate({ card: 'x', pitch: 1 }, undefined, schema)).toThrow(
      'deck: x: cost: is missing; it must be a number',
    );
  });

  it('every missing field is named', () => {
    expect(() => hydrate({ card: 'x' }, undefined, schema, { file: 'mine.yaml' })).toThrow(
      'mine.yaml: x: cost: is missing; it must be a number\nmine.yaml: x: pitch: is missing; it must be a number',
    );
  });

  it('a card that is no mapping is refused', () => {
    expect(() => hydrate({ card: 'x' }, ['a'], schema)).toThrow(CardDataError);
  });
});
