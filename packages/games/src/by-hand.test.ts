import { advance } from '@cardloom/testkit';
import { createMatch, type Match } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { loadGame } from './index.ts';

/**
 * State-based rules look at the board, whoever changed it: what players set in manual mode is left alone as long as the
 * rules are off, and what follows from it happens as soon as they are on again.
 */
interface Zoned {
  readonly id: number;
  readonly name: string;
  readonly owner: string;
  readonly zone: string;
}

/** A match in its middle, with a card in one of these zones that is of this kind. */
async function withCard(game: string, zones: readonly string[], isMeant: (def: object) => boolean = () => true) {
  const entry = await loadGame(game);
  if (entry === undefined) throw new Error(`there is no game ${game}`);
  for (let seed = 1; seed < 200; seed++) {
    const match = createMatch(entry.game, { seed }) as Match;
    for (let played = 0; played < 300 && match.waitingFor.length > 0; played++) {
      advance(match, seed * 1000 + played, 1);
      if (match.view(null).decision !== null) continue;
      const card = Object.values(match.state.ctx.cards as Readonly<Record<number, Zoned>>).find(
        ({ id, zone }) => zones.includes(zone) && isMeant(match.flow.context.coreOps.card(id)?.def as object),
      );
      if (card !== undefined) return { match, card };
    }
  }
  throw new Error(`no card came into ${zones.join(', ')}`);
}

const zoneOf = (match: Match, id: number): string =>
  (match.state.ctx.cards as Readonly<Record<number, Zoned>>)[id].zone;
const set = (match: Match, move: string, args: Record<string, string | number>) => {
  const result = match.act({ player: match.players[0], move, args });
  if (!result.ok) throw new Error(result.error.message);
};

const typed = (type: string) => (def: object) => (def as { readonly type?: string }).type === type;
const creature = (def: object) => (def as { readonly isCreature?: boolean }).isCreature === true;

describe('a card damaged by hand dies when the rules are on again', () => {
  it.each([
    ['skirmish', ['terrain0', 'terrain1', 'terrain2', 'terrain3', 'terrain4'], undefined],
    ['lorcana', ['play'], typed('character')],
    ['gundam', ['units'], undefined],
    ['alpha-clash', ['field'], typed('clash')],
    ['riftbound', ['field'], typed('unit')],
    ['grand-archive', ['field'], typed('ally')],
    ['commander', ['battlefield'], creature],
  ] as const)(
    '%s',
    async (game, zones, isMeant) => {
      const { match, card } = await withCard(game, zones, isMeant);
      match.setManualMode(true);
      set(match, 'setCard', { card: card.id, name: 'damage', value: 99 });
      expect(zoneOf(match, card.id)).toBe(card.zone);
      const before = match.checksum();
      expect(match.setManualMode(false)).toMatchObject({ ok: true });
      expect(zoneOf(match, card.id)).not.toBe(card.zone);
      match.undo();
      expect(match.checksum()).toBe(before);
      set(match, 'setCard', { card: card.id, name: 'damage', value: 0 });
      expect(match.setManualMode(false).ok).toBe(true);
      expect(zoneOf(match, card.id)).toBe(card.zone);
    },
    60_000,
  );

  it('invokation: a character without hp is defeated, and its player chooses another', async () => {
    const { match } = await withCard('invokation', ['characters']);
    const { turnPlayerPos, playerOrder } = match.state.ctx;
    const player = match.flow.context.players[turnPlayerPos] as unknown as {
      readonly active: number;
      readonly characters: { at(place: number): { readonly id: number; readonly isDefeated: boolean } };
    };
    const active = player.characters.at(player.active);
    match.setManualMode(true);
    set(match, 'setCard', { card: active.id, name: 'hp', value: 0 });
    expect(active.isDefeated).toBe(false);
    expect(match.setManualMode(false)).toMatchObject({ ok: true });
    expect(active.isDefeated).toBe(true);
    expect(match.view(null).decision).toMatchObject({ name: 'SWITCH', waiting: [playerOrder[turnPlayerPos]] });
  }, 60_000);
});

describe('a player brought down by hand has lost when the rules are on again', () => {
  it.each([
    ['flesh-and-blood', 'life', 0, ['hand']],
    ['alpha-clash', 'health', 0, ['field']],
    ['commander', 'life', 0, ['battlefield']],
    ['lorcana', 'lore', 20, ['play']],
  ] as const)(
    '%s: %s',
    async (game, name, value, zones) => {
      const { match } = await withCard(game, zones);
      const [player] = match.players;
      match.setManualMode(true);
      set(match, 'setPlayer', { player, name, value });
      const { ctx } = match.state;
      expect([ctx.gameOver, ctx.players[player].left]).toEqual([false, false]);
      expect(match.setManualMode(false)).toMatchObject({ ok: true });
      const after = match.state.ctx;
      expect(after.gameOver || after.players[player].left).toBe(true);
    },
    60_000,
  );
});
