import { Names, plain, standing, tellEvents } from '@cardloom/parts/present';
import { createMatch, declareGame, type View } from 'cardloom';
import { expect, it } from 'vitest';
import { complete } from '../catalogue.ts';

const kit = declareGame({ name: 'vote', players: 3, decisions: { vote: {} } });
const vote = kit
  .decision('vote')
  .value('for', () => ['yes', 'no'])
  .run(() => undefined);
const call = kit.move().run(({ players, coreOps }) => {
  coreOps.setTurnPlayer(null);
  coreOps.ask({ ask: 'vote', player: players });
});
const game = kit.define({ decisions: { vote }, segments: { play: { moves: { call } } } });
const entry = complete({ name: 'vote', title: 'Vote', game, decks: [] }, 'vote');
const names = new Names(entry, { p0: 'you', p1: 'bo', p2: 'cy' });

it('the heading lists who is to decide, and no sentence says it again', () => {
  const match = createMatch(game, { players: ['p0', 'p1', 'p2'] });
  const done = match.act({ player: 'p0', move: 'call' });
  const view = match.view('p0') as View;
  expect(plain(standing(view, names))).toContain('You, bo and cy are to decide');
  const events = done.ok ? done.eventsFor('p0') : [];
  expect(events.map(({ type }) => type)).toContain('decisionAsked');
  expect(tellEvents(events, view, names)).toEqual([]);
});

it('what is said several times in a row is said once', () => {
  const match = createMatch(game, { players: ['p0', 'p1', 'p2'] });
  const event = { type: 'turnBegan', player: 'p1' };
  const told = tellEvents([event, event, { type: 'turnBegan', player: 'p2' }], match.view('p0') as View, names).map(
    plain,
  );
  expect(told).toEqual(["Bo's turn begins twice.", "Cy's turn begins."]);
});
