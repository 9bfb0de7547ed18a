import { Table } from '@cardloom/testkit';
import { type Action, createMatch, declareGame } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { decidedBy, endsPhase, endsStep, nonTurnPlayer, pass, passEvents, passWindow } from './index.ts';

const kit = declareGame({ name: 'windows', state: { game: { deeds: 0 } }, events: passEvents });
const act = kit.move().run(({ G }) => {
  G.deeds++;
});
const game = kit.define({
  segments: {
    play: {
      turn: {
        phases: {
          ask: {
            start: true,
            next: 'main',
            steps: {
              reply: { start: true, next: 'window', ...decidedBy(nonTurnPlayer), moves: { done: endsStep } },
              window: { next: null, ...passWindow({ first: nonTurnPlayer }), moves: { pass, act } },
            },
          },
          main: { next: null, moves: { endTurn: endsPhase } },
        },
      },
    },
  },
});
const begin = () => new Table(createMatch(game, { players: ['ann', 'bo'] }));

describe('windows', () => {
  it('decidedBy: one player decides alone, and priority goes back to the turn player', () => {
    const table = begin();
    expect([table.at, table.match.waitingFor]).toEqual(['play/ask/reply', ['bo']]);
    table.refused('ann', 'done');
  });

  it('passWindow: begins with the named player and ends when all have passed in a row', () => {
    const table = begin().act('bo', 'done');
    expect(table.match.waitingFor).toEqual(['bo']);
    table.act('bo', 'pass').act('ann', 'act').act('ann', 'pass');
    expect([table.at, table.match.waitingFor]).toEqual(['play/ask/window', ['bo']]);
    table.act('bo', 'pass');
    expect(table.at).toBe('play/main');
  });

  it('passWindow: whoever passes last, the turn player has priority afterwards', () => {
    const table = begin().act('bo', 'done').act('bo', 'pass').act('ann', 'pass');
    expect([table.at, table.match.waitingFor]).toEqual(['play/main', ['ann']]);
    table.refused('bo', 'endTurn');
  });
});

it('an event that the game did not declare is refused, and the failure says what to declare', () => {
  const silent = declareGame({ name: 'silent' }).define({ segments: { play: { moves: { pass: pass as never } } } });
  const sent: Action = { player: 'p0', move: 'pass' };
  const result = createMatch(silent).act(sent);
  expect(result).toMatchObject({ ok: false, error: { code: 'rule-threw', path: 'segments.play.moves.pass' } });
  expect(result).toHaveProperty('error.message', expect.stringContaining('events: { passed: { … } }'));
});
