import { assertConforms } from '@cardloom/testkit';
import { it } from 'vitest';
import { decks } from './decks.ts';
import { invokation } from './definition.ts';

// a sample; the full count runs through `cardloom audit invokation`
const names = Object.keys(decks);

it('Genius Invokation keeps the laws every game must keep, with every deck', { timeout: 240_000 }, () => {
  const options = (match: number) => ({
    decks: [names[match % names.length], names[(match + 1 + Math.floor(match / names.length)) % names.length]],
  });
  assertConforms(invokation, { games: 15, seed: 1, options });
});

it('and keeps them where every die is Omni', { timeout: 240_000 }, () => {
  assertConforms(invokation, { games: 3, seed: 2, options: { mode: 'omni', decks: ['frost', 'grove'] } });
});
