import { assertConforms } from '@cardloom/testkit';
import { it } from 'vitest';
import { commander } from './definition.ts';

// a sample; the full count runs through `cardloom audit commander`
it('Commander keeps the laws every game must keep, with two to six players', { timeout: 240_000 }, () => {
  assertConforms(commander, { games: 5, seed: 1, maxActions: 300 });
});

it('and keeps them with four players to the end', { timeout: 240_000 }, () => {
  assertConforms(commander, { games: 1, seed: 2, maxActions: 12_000, players: ['a', 'b', 'c', 'd'] });
});
