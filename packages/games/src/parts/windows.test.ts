import { createMatch, defineGame } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { Table } from './table.fixture.ts';
import { decidedBy, endsPhase, endsStep, nonTurnPlayer, pass, passWindow } from './windows.ts';

const game = defineGame({
  name: 'windows',
  state: { game: { deeds: 0 } },
  segments: {
    play: {
      turn: {
        phases: {
          ask: {
            start: true,
            next: 'main',
            steps: {
              reply: { start: true, next: 'window', ...decidedBy(nonTurnPlayer), moves: { done: endsStep } },
              window: {
                next: null,
                ...passWindow({ first: nonTurnPlayer }),
                moves: { pass, act: ({ G }) => void G.deeds++ },
              },
            },
          },
          main: { next: null, moves: { endTurn: endsPhase } },
        },
      },
    },
  },
});
const begin = (): Table => new Table(createMatch(game, { players: ['ann', 'bo'] }) as never);

describe('windows', () => {
  it('decidedBy: one player decides alone, and priority goes back to the turn player', () => {
    const table = begin();
    expect([table.at, table.waiting]).toEqual(['ask.reply', ['bo']]);
    table.refused('ann', 'done');
  });

  it('passWindow: begins with the named player and ends when all have passed in a row', () => {
    const table = begin().act('bo', 'done');
    expect(table.waiting).toEqual(['bo']);
    table.act('bo', 'pass').act('ann', 'act').act('ann', 'pass');
    expect([table.at, table.waiting]).toEqual(['ask.window', ['bo']]);
    table.act('bo', 'pass');
    expect(table.at).toBe('main');
  });

  it('passWindow: whoever passes last, the turn player has priority afterwards', () => {
    const table = begin().act('bo', 'done').act('bo', 'pass').act('ann', 'pass');
    expect([table.at, table.waiting]).toEqual(['main', ['ann']]);
    table.refused('bo', 'endTurn');
  });
});
