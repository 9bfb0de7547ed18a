import { describe, expect, it } from 'vitest';
import { testGame } from '../define.fixture.ts';
import { concede, createMatch, DefinitionError, type Match } from '../index.ts';

const definition = {
  name: 'chant',
  players: { min: 2, max: 4 },
  state: { game: { sung: [] as readonly string[] } },
  zones: {
    hand: { of: 'player', seenBy: 'owner' },
    stack: { of: 'game', seenBy: 'everyone' },
    past: { of: 'game', seenBy: 'everyone' },
  },
  cards: { low: {}, high: {} },
} as const;

/** Everybody sings onto a stack; a verse ends when all have passed and the stack is empty. */
function chant(players: readonly string[]): Match {
  const game = testGame({
    ...definition,
    setup: ({ players: all, coreOps }) => {
      for (const player of all) {
        coreOps.createCard('low', player.hand);
        coreOps.createCard('high', player.hand);
      }
    },
    moves: { concede },
    segments: {
      play: {
        moves: {
          pass: ({ coreOps }) => coreOps.pass(),
          sing: ({ coreOps, player, zones }) => coreOps.moveCard(player.hand.top as never, zones.stack),
        },
        turn: {
          phases: {
            verse: {
              start: true,
              next: null,
              endIf: ({ ctx }) => ctx.allPlayersPassed,
              onBegin: ({ coreOps, turnPlayer }) => coreOps.openWindow({ first: turnPlayer }),
            },
          },
        },
      },
    },
    stack: { zone: 'stack', resolve: 'resolve' },
    effects: {
      resolve: ({ G, coreOps, zones }, { card: id }) => {
        const card = coreOps.card(id as number);
        if (card === undefined) return;
        G.sung = [...G.sung, `${card.owner.id}:${card.name}`];
        coreOps.moveCard(card, zones.past);
      },
    },
  });
  return createMatch(game, { players }) as unknown as Match;
}

function act(match: Match, ...moves: string[]): void {
  for (const text of moves) {
    const [player, move] = text.split(' ');
    match.processAction({ player, move });
  }
}
const sung = (match: Match): string => (match.state.G as unknown as { sung: readonly string[] }).sung.join(' ');
const holder = (match: Match): string => match.players[match.state.ctx.priorityPlayerPos];

describe('a stack of spells', () => {
  it('when all have passed the top goes to the agenda, one object at a time, and the turn player has priority', () => {
    const match = chant(['ann', 'bo', 'cy']);
    act(match, 'ann sing', 'ann pass', 'bo sing', 'bo pass', 'cy pass');
    // ann has not passed since bo acted
    expect([sung(match), holder(match)]).toEqual(['', 'ann']);
    act(match, 'ann pass');
    expect([sung(match), holder(match), match.state.ctx.passed]).toEqual(['bo:high', 'ann', []]);
    act(match, 'ann pass', 'bo pass', 'cy pass');
    expect([sung(match), holder(match), match.state.ctx.numTurns]).toEqual(['bo:high ann:high', 'ann', 0]);
  });

  it('an empty stack alone ends nothing: it takes another round of passes', () => {
    const match = chant(['ann', 'bo']);
    act(match, 'ann sing', 'ann pass', 'bo pass');
    expect([sung(match), match.state.ctx.numTurns]).toEqual(['ann:high', 0]);
    act(match, 'ann pass', 'bo pass');
    expect([match.state.ctx.numTurns, holder(match)]).toEqual([1, 'bo']);
  });

  it('the last one who had not passed leaves: the top goes', () => {
    const match = chant(['ann', 'bo', 'cy']);
    act(match, 'ann sing', 'ann pass', 'bo pass', 'cy concede');
    expect([sung(match), holder(match)]).toEqual(['ann:high', 'ann']);
  });

  it('the turn player has left: the next player has priority afterwards', () => {
    const match = chant(['ann', 'bo', 'cy']);
    act(match, 'ann pass', 'bo sing', 'bo pass', 'ann concede', 'cy pass');
    expect([sung(match), holder(match)]).toEqual(['bo:high', 'bo']);
  });

  it('names that do not exist are refused', () => {
    const broken = (): unknown =>
      testGame({ ...definition, segments: { play: {} }, stack: { zone: 'pile' as 'stack', resolve: 'nothing' } });
    expect(broken).toThrow(DefinitionError);
    expect(broken).toThrow(/stack.zone.*"pile"[\s\S]*stack.resolve.*"nothing"/);
  });
});
