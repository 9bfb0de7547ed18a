import { derivePresentation, type Presentation } from '@cardloom/parts/present';
import { describeGame } from 'cardloom';
import { expect, it } from 'vitest';
import { duel } from './duel.fixture.ts';
import { presentationProblems } from './presentation.ts';

const told: Presentation = {
  ...derivePresentation(describeGame(duel)),
  about: 'Two fight.\nOne wins.\nA turn is a blow.',
  tell: () => null,
};

it('what is made of a declaration shows every zone and has no gaps', () => {
  expect(presentationProblems(duel, told, { matches: 1, actions: 50 })).toEqual([]);
});

it('a zone that nobody names, an event without words and a game that says nothing of itself are found', () => {
  const problems = presentationProblems(
    duel,
    { ...told, side: [], about: '', tell: () => 'undefined hits' },
    { matches: 1, actions: 50 },
  );
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^the zone "\w+" is neither shown nor hidden$/),
      '"about" does not say what the game is about',
      expect.stringContaining('has gaps: undefined hits'),
    ]),
  );
});

it('a table that depends on anything but the view is found', () => {
  let drawn = 0;
  const player = () => [{ name: 'drawn', value: drawn++ }];
  expect(presentationProblems(duel, { ...told, player }, { matches: 1, actions: 50 })).toEqual([
    'the same view gives two different tables',
    'a table that follows a match differs from one that is drawn at once',
  ]);
});

it('a card that shows what is true of another moment is found', () => {
  let turns = 0;
  const card = ({ view }: { readonly view: { readonly ctx: unknown } }) => ({
    title: `${view.ctx === undefined ? '' : 'of turn'} ${turns++}`,
  });
  expect(presentationProblems(duel, { ...told, card }, { matches: 1, actions: 50 })).toContain(
    'a table that follows a match differs from one that is drawn at once',
  );
});
