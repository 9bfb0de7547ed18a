import { defineGame } from './index.ts';

/** Choices written in a definition get the game's own types. */
defineGame({
  name: 'typed choices',
  state: { player: { mana: 0 }, card: { damage: 0 } },
  zones: {
    hand: { of: 'player', seenBy: 'owner' },
    table: { of: 'game', seenBy: 'everyone' },
  },
  cards: { ant: { power: 1 } },
  decisions: {
    pick: { choices: { card: { oneOf: ({ zones }) => zones.table } } },
    // @ts-expect-error there is no zone `tabel`
    wrong: { choices: { card: { oneOf: ({ zones }) => zones.tabel } } },
  },
  segments: {
    play: {
      moves: {
        good: {
          choices: {
            card: { oneOf: ({ player }) => player.hand },
            some: { someOf: ({ zones }) => zones.table.cards.filter((card) => card.damage > 0), min: 1 },
            n: { number: ({ player }) => ({ min: 0, max: player.mana }) },
            who: { player: 'any' },
            order: { order: ({ player }) => player.hand, if: ({ player }) => player.mana > 1 },
            attack: { assignment: ({ player }) => player.hand, to: ({ players }) => players, optional: true },
            pay: { payment: { pool: ({ player }) => ({ mana: player.mana }), pays: (_, spent) => spent.mana === 1 } },
          },
          run: ({ player, coreOps }, { card }: { card: number }) => {
            player.mana -= coreOps.card(card)?.def.power ?? 0;
          },
        },
        // @ts-expect-error players have no `mna`
        bad: { choices: { n: { number: ({ player }) => ({ min: 0, max: player.mna }) } }, run: () => {} },
      },
    },
  },
});
