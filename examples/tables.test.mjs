import { derivePresentation } from '@cardloom/parts/present';
import { tableProblems } from '@cardloom/testkit';
import { describeGame } from 'cardloom';
import { expect, it } from 'vitest';
import hanabi from './hanabi/src/hanabi.ts';
import harbour from './harbour/src/harbour.ts';
import hearts from './hearts/src/hearts.ts';
import orchard from './orchard.mjs';

/** What an example does not say of its table is made of its declaration. */
it.each(Object.entries({ hanabi, harbour, hearts, orchard }))('%s has a table without gaps', (_name, example) => {
  const game = 'game' in example ? example.game : example;
  const presentation = { ...derivePresentation(describeGame(game)), ...('game' in example ? example : {}) };
  expect(tableProblems(game, presentation, { matches: 2, actions: 300 })).toEqual([]);
});
