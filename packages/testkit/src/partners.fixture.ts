import { sharedZone } from '@cardloom/parts';
import { concede, declareGame, type Game, undo } from 'cardloom';

/** What can be wrong with the game of partners: each flaw breaks one law. */
export interface PartnerFlaws {
  /** A player is told what the top card of their own hand is. */
  readonly tellsOwner?: boolean;
  /** Who sees the pile depends on what lies in the deck. */
  readonly sightPeeks?: boolean;
  /** What a hidden card could be depends on what it is. */
  readonly couldBePeeks?: boolean;
}

/**
 * A small game for two teams in which everything is seen by somebody else: one sees all hands but one's own, partners share
 * a shelf and what they bid, and the pile is seen by whoever paid for it. Partners tell each other what they hold; scores decide.
 */
export function partners(flaws: PartnerFlaws = {}, teams: 2 | 'chosen' = 2): Game {
  const kit = declareGame({
    name: 'partners',
    players: { min: 2, max: 4 },
    teams,
    state: { game: { note: '', turns: 0 }, player: { paid: false, score: 0, bid: 0, hot: [] as readonly boolean[] } },
    zones: {
      deck: { of: 'game', seenBy: 'nobody', drawTo: 'hand' },
      hand: { of: 'player', seenBy: 'others' },
      shelf: { of: 'player', seenBy: 'team' },
      pile: { of: 'game', seenBy: 'rule' },
      table: sharedZone,
    },
    cards: { sun: { hot: true, worth: 3 }, fire: { hot: true, worth: 2 }, moon: { hot: false, worth: 1 } },
    events: { hinted: { places: [] as readonly number[] } },
  });
  const draw = (context: Parameters<NonNullable<Parameters<typeof kit.define>[0]['setup']>>[0]): void => {
    const { coreOps, player } = context;
    if (coreOps.drawCard(player).length > 0) player.hot = [...player.hot, false];
  };
  const place = ({ player }: { readonly player: { readonly hand: { readonly length: number } } }) => ({
    min: 0,
    max: player.hand.length - 1,
  });
  const hold = kit.move().when(({ player }) => player.hand.length > 0);
  const take = (player: { hot: readonly boolean[] }, at: number): void => {
    player.hot = player.hot.filter((_, i) => i !== at);
  };
  const lay = hold.number('place', place).run((context, { place: at }) => {
    const { player, zones, coreOps } = context;
    const card = player.hand.at(at);
    if (card === undefined) return;
    coreOps.moveCard(card, zones.table);
    for (const one of [player, ...player.partners]) one.score += card.def.worth;
    take(player, at);
    draw(context);
  });
  const stash = hold.number('place', place).run((context, { place: at }) => {
    const { player, zones, coreOps } = context;
    const card = player.hand.at(at);
    if (card === undefined) return;
    coreOps.moveCard(card, context.G.turns % 2 === 0 ? player.shelf : zones.pile);
    take(player, at);
    draw(context);
  });
  const hint = kit
    .move()
    .player('who', ({ player, players }) => players.filter((other) => other !== player && other.hand.length > 0))
    .run(({ coreOps }, { who }) => {
      who.hot = who.hand.map(({ def }) => def.hot);
      coreOps.emit('hinted', { places: who.hot.flatMap((hot, i) => (hot ? [i] : [])) });
    });
  const pay = kit.move().run(({ player }) => {
    player.paid = !player.paid;
  });
  const bid = kit
    .move()
    .number('bid', { min: 0, max: 3 })
    .run(({ player }, { bid }) => {
      player.bid = bid;
    });
  const mix = kit.move().run(({ coreOps, zones }) => coreOps.shuffle(zones.pile));
  return kit.define({
    setup: (context) => {
      const { players, zones, coreOps } = context;
      for (let i = 0; i < 30; i++) coreOps.createCard((['sun', 'fire', 'moon'] as const)[i % 3], zones.deck);
      coreOps.shuffle(zones.deck);
      for (const player of players) {
        coreOps.drawCard(player, 3);
        player.hot = [false, false, false];
      }
    },
    moves: { concede, undo },
    secrets: {
      player: ['bid'],
      seenBy: 'team',
      deal: ({ coreOps }, player) => {
        player.bid = coreOps.random(4);
      },
    },
    sight: {
      pile: ({ players, zones }) =>
        players.filter(({ paid }) => paid && (!flaws.sightPeeks || zones.deck.top?.name === 'sun')),
    },
    couldBe: ({ players }, card, def) => {
      if (flaws.couldBePeeks && card.name !== 'moon') return def === card.def;
      const at = players[card.zone.seat]?.hand.cards.indexOf(card) ?? -1;
      return at < 0 || !players[card.zone.seat].hot[at] || def.hot;
    },
    leaks: [{ by: 'events', move: 'hint', reason: 'A hint says which cards of a hand are hot.' }],
    segments: {
      play: {
        moves: { lay, stash, hint, pay, bid, mix },
        turn: {
          endIf: ({ ctx }) => ctx.numTurnMoves > 0,
          onBegin: ({ G, player, coreOps }) => {
            G.turns += 1;
            if (flaws.tellsOwner) G.note = player.hand.top?.name ?? '';
            if (G.turns > 40) coreOps.endGame({ scores: ({ score }) => score, reason: 'time' });
          },
        },
      },
    },
  });
}
