import { describe, expect, it } from 'vitest';
import { act, type StageMatch, stage } from '../effects/stage.fixture.ts';
import type { View, ViewCard } from '../index.ts';

const zone = (match: StageMatch, viewer: string | null, name: string, player: string): string[] => {
  const lists = (match.view(viewer) as View).zones[name] as Record<string, readonly ViewCard[]>;
  return lists[player].map((card) => ('hidden' in card ? '?' : `${String(card.name)}${String(card.id)}`));
};
const dealt = (): StageMatch => {
  const match = stage({ secrets: { game: ['n'], player: ['seen'], card: ['dmg'] } });
  act(match, ({ coreOps, players }) => {
    for (const name of ['bell', 'drum', 'stone'] as const) coreOps.createCard(name, players[0].deck);
    coreOps.createCard('bell', players[0].hand, { dmg: 2 });
    coreOps.createCard('drum', players[0].board, { dmg: 3 });
    players[0].seen = 7;
  });
  return match;
};

describe('a view', () => {
  it('shows a card to those who know it, and of the others only that there is one', () => {
    const match = dealt();
    expect(zone(match, 'ann', 'deck', 'ann')).toEqual(['?', '?', '?']);
    expect(zone(match, 'ann', 'hand', 'ann')).toEqual(['bell4']);
    expect(zone(match, 'bo', 'hand', 'ann')).toEqual(['?']);
    expect(zone(match, 'bo', 'board', 'ann')).toEqual(['drum5']);
    const hidden = (match.view('bo').zones.hand as Record<string, readonly ViewCard[]>).ann[0];
    expect(hidden).toEqual({ hidden: true });
  });

  it('is the same object until something changes, and has the names that ctx has', () => {
    const match = dealt();
    const view = match.view('ann');
    expect(match.view('ann')).toBe(view);
    expect(match.view('bo')).not.toBe(view);
    expect(match.act({ player: 'bo', move: 'nonsense' }).ok).toBe(false);
    expect(match.view('ann')).toBe(view);
    expect(view.ctx).toMatchObject(match.position);
    const { players: _, cards: _cards, cardZones: _zones, moveHistory: _moves, seed: _seed, ...open } = match.state.ctx;
    const names = Object.keys(open).filter((name) => !['gameId', 'matchId'].includes(name));
    for (const name of names) expect(view.ctx, name).toHaveProperty(name);
    act(match, ({ G }) => {
      G.n++;
    });
    expect(match.view('ann')).not.toBe(view);
  });

  it('shows a spectator what every player knows', () => {
    const match = dealt();
    act(match, ({ coreOps, players }) => coreOps.reveal(players[0].deck.top as never, 'bo'));
    expect(zone(match, 'bo', 'deck', 'ann')).toEqual(['?', '?', 'stone3']);
    expect(zone(match, null, 'deck', 'ann')).toEqual(['?', '?', '?']);
    act(match, ({ coreOps, players }) => coreOps.reveal(players[0].deck.top as never));
    expect(zone(match, null, 'deck', 'ann')).toEqual(['?', '?', 'stone3']);
    expect(match.view(null).viewer).toBe(null);
  });

  it('a card that was seen stays known when it goes back to the hand, until a shuffle', () => {
    const match = dealt();
    act(match, ({ coreOps, players }) => coreOps.moveCard(players[0].board.top as never, players[0].hand));
    expect(zone(match, 'bo', 'hand', 'ann')).toEqual(['?', 'drum5']);
    act(match, ({ coreOps, players }) => {
      for (const card of players[0].hand) coreOps.moveCard(card, players[0].deck);
      coreOps.shuffle(players[0].deck);
    });
    expect(zone(match, 'bo', 'deck', 'ann')).toEqual(['?', '?', '?', '?', '?']);
    expect(zone(match, 'ann', 'deck', 'ann')).toEqual(['?', '?', '?', '?', '?']);
  });

  it('secrets: the game’s are shown to nobody, players’ and cards’ to their owner', () => {
    const match = dealt();
    expect(Object.keys(match.view('ann').G)).toEqual(['log']);
    expect(match.view('ann').players.ann).toMatchObject({ hp: 5, seen: 7 });
    expect(match.view('bo').players.ann).not.toHaveProperty('seen');
    const board = (viewer: string | null) =>
      (match.view(viewer).zones.board as Record<string, readonly ViewCard[]>).ann[0];
    expect(board('ann')).toMatchObject({ name: 'drum', dmg: 3 });
    expect(board('bo')).not.toHaveProperty('dmg');
    expect(board(null)).not.toHaveProperty('dmg');
  });

  it('holds neither the seed nor the random state', () => {
    const match = stage({}, { seed: 987654321 });
    const { header } = match.snapshot();
    for (const viewer of ['ann', 'bo', null]) {
      const text = JSON.stringify(match.view(viewer));
      for (const secret of [987654321, header.random0, header.random1, header.random2, header.random3]) {
        expect(text).not.toContain(String(secret));
      }
    }
  });

  it('has a checksum that says nothing about what is hidden', () => {
    const match = dealt();
    const sampled = match.sample('bo', 5);
    expect(sampled.viewChecksum('bo')).toBe(match.viewChecksum('bo'));
    act(match, ({ players }) => {
      players[0].hp -= 1;
    });
    expect(sampled.viewChecksum('bo')).not.toBe(match.viewChecksum('bo'));
  });

  it('shows zones of the right player however many play', () => {
    for (const count of [2, 3, 4]) {
      const players = ['ann', 'bo', 'cy', 'di'].slice(0, count);
      const match = stage({}, { players });
      act(match, (context) => {
        for (const player of context.players) context.coreOps.createCard('bell', player.hand);
      });
      for (const player of match.flow.context.players) {
        expect([player.hand.seat, player.hand.name, player.hand.length]).toEqual([player.seat, 'hand', 1]);
      }
    }
  });

  it('of nobody is an error', () => {
    expect(() => stage().view('cy')).toThrow('"cy" is no player');
  });
});
