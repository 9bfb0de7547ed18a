import {
  type Args,
  assignment,
  type Card,
  type Choice,
  concede,
  type Declared,
  type DeclaredLeak,
  defineGame,
  type FnContext,
  type Game,
  manualMoves,
  numberChoice,
  oneOf,
  payment,
  reject,
  someOf,
  undo,
} from 'cardloom';

const state = { game: { note: '', rounds: 0 }, player: { hp: 8, red: 2, blue: 1, bid: 0 }, card: { dmg: 0 } };
const zones = {
  deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
  hand: { of: 'player', seenBy: 'owner' },
  stash: { of: 'player', seenBy: 'owner' },
  board: { of: 'player', seenBy: 'everyone' },
  pile: { of: 'game', seenBy: 'everyone' },
} as const;
const cards = {
  imp: { power: 1, on: ['HIT'] },
  oaf: { power: 3, on: [] as string[] },
  elf: { power: 2, on: ['HIT', 'PLAYED'] },
  orc: { power: 2, on: [] as string[] },
};
export type Duel = Declared<typeof state, typeof zones, typeof cards, { play: unknown }, Record<never, never>, never>;
export type DuelContext = FnContext<Duel>;
type DuelCard = Card<Duel>;

/** What can be wrong with the duel: each flaw breaks one law. */
export interface Flaws {
  /** Runs as part of every turn's beginning. */
  readonly onTurn?: (context: DuelContext) => void;
  /** Runs as part of `play`, before the card is moved; what it returns refuses the move. */
  readonly onPlay?: (context: DuelContext, card: DuelCard) => string | undefined;
  /** What may be played. */
  readonly playable?: (context: DuelContext) => Iterable<DuelCard>;
  /** Breaks the choice of the card that is played, or of those that are stashed. */
  readonly onChoice?: { readonly [K in 'play' | 'stash']?: (choice: Choice<Duel>) => void };
  /** Whether `stash` is open, or why not. */
  readonly canStash?: (context: DuelContext) => boolean | string;
  /** Deals the secrets of a player anew in a sample. */
  readonly dealSecrets?: (player: DuelContext['player']) => void;
  /** A move that takes any arguments. */
  readonly onNote?: (context: DuelContext, text: unknown) => void;
  /** What it tells on purpose. */
  readonly leaks?: readonly DeclaredLeak[];
  readonly name?: string;
}

function broken(choice: Choice<Duel>, breaks: ((choice: Choice<Duel>) => void) | undefined): Choice<Duel> {
  breaks?.(choice);
  return choice;
}

/**
 * A small game with a bit of everything: hidden zones, cards stashed face down, decisions of one and of both in secret,
 * triggers, a check, payments, sets, assignments, random numbers and shuffles in the middle of play.
 */
const define = (flaws: Flaws = {}): Game<Duel> =>
  defineGame({
    name: flaws.name ?? 'duel',
    players: { min: 2, max: 3 },
    state,
    secrets: { player: ['bid'], deal: (_context, player) => flaws.dealSecrets?.(player) },
    leaks: flaws.leaks,
    zones,
    cards,
    setup({ players, coreOps }) {
      for (const player of players) {
        for (let i = 0; i < 12; i++) coreOps.createCard((['imp', 'oaf', 'elf', 'orc'] as const)[i % 4], player.deck);
        coreOps.shuffle(player.deck);
        coreOps.drawCard(player, 3);
      }
    },
    moves: { concede, undo, ...manualMoves },
    effects: {
      hit({ ctx, coreOps }, { to, n }) {
        ctx.players[to as string].hp -= n as number;
        coreOps.emit('HIT', { to, n });
      },
      targeted({ coreOps }, { answer, n }) {
        coreOps.perform({ do: 'hit', to: (answer as { who: string }).who, n });
      },
      heal({ ctx }, { who }) {
        const player = ctx.players[who as string];
        if (player.hp < 8) player.hp += 1;
      },
      bids({ ctx, coreOps }, { answers }) {
        const bids = Object.entries(answers as Record<string, { bid: number }>);
        for (const [id, { bid }] of bids) ctx.players[id].bid = bid;
        const lowest = bids.toSorted((a, b) => a[1].bid - b[1].bid)[0][0];
        coreOps.sequence([{ do: 'hit', to: lowest, n: 1 + coreOps.random(2) }]);
      },
      over({ players, coreOps }) {
        for (const player of players) if (player.hp <= 0 && !player.left) coreOps.leave(player);
        const staying = players.filter((player) => !player.left);
        if (staying.length === 1) coreOps.endGame(staying[0]);
        if (staying.length === 0) coreOps.endGame();
      },
    },
    decisions: {
      target: { choices: { who: oneOf(({ players }) => players.filter((player) => !player.left)) } },
      bid: { choices: { bid: numberChoice({ min: 0, max: 3 }) } },
    },
    triggers: {
      zones: ['board'],
      listens: (def) => def.on,
      fire: (_context, card, event) =>
        event.type === 'HIT' && event.to !== card.owner.id ? [{ do: 'heal', who: card.owner.id }] : undefined,
    },
    checks: [
      ({ players }) => (players.some((player) => player.hp <= 0 && !player.left) ? [{ do: 'over' }] : undefined),
    ],
    segments: {
      play: {
        turn: {
          onBegin(context) {
            context.coreOps.drawCard();
            context.G.rounds += 1;
            flaws.onTurn?.(context);
            if (context.G.rounds > 40) context.coreOps.endGame();
          },
        },
        moves: {
          play: {
            choices: {
              card: broken(
                oneOf((context) => flaws.playable?.(context) ?? context.player.hand),
                flaws.onChoice?.play,
              ),
            },
            run(context, { card }) {
              const { coreOps, player } = context;
              const played = coreOps.card(card as number);
              if (played === undefined) return;
              const no = flaws.onPlay?.(context, played);
              if (no !== undefined) return reject(no);
              coreOps.moveCard(played, player.board);
              coreOps.emit('PLAYED', { card: played.id, name: played.name });
              coreOps.ask({ ask: 'target', player: player.id, then: { do: 'targeted', n: played.def.power } });
              coreOps.endTurn();
            },
          },
          ...(flaws.onNote === undefined
            ? {}
            : { note: (context: DuelContext, { text }: Args) => flaws.onNote?.(context, text) }),
          stash: {
            when: (context) => flaws.canStash?.(context) ?? true,
            choices: {
              cards: broken(
                someOf(({ player }) => player.hand, { min: 1, max: 2 }),
                flaws.onChoice?.stash,
              ),
            },
            run({ player, coreOps }, { cards }) {
              for (const id of cards as number[]) coreOps.moveCard(coreOps.card(id) as never, player.stash);
              coreOps.endTurn();
            },
          },
          burn: {
            choices: {
              cost: payment({
                pool: ({ player }) => ({ red: player.red, blue: player.blue }),
                size: () => 2,
                pays: (_context, spent) => (spent.red ?? 0) > 0,
              }),
            },
            run({ player, coreOps }, { cost }) {
              const { red = 0, blue = 0 } = cost as { red?: number; blue?: number };
              player.red -= red;
              player.blue -= blue;
              coreOps.sequence([{ do: 'hit', to: (coreOps.nextPlayer(player) ?? player).id, n: 2 }]);
            },
          },
          attack: {
            when: ({ player }) => player.board.length > 0 && player.board.length < 4,
            choices: {
              by: assignment(
                ({ player }) => player.board,
                ({ players, player }) => players.filter((other) => other !== player && !other.left),
                { optional: true },
              ),
            },
            run({ coreOps }, { by }) {
              coreOps.sequence(Object.values(by as Record<string, string>).map((to) => ({ do: 'hit', to, n: 1 })));
              coreOps.endTurn();
            },
          },
          auction: {
            choices: {},
            run({ players, coreOps }) {
              const staying = players.filter((player) => !player.left).map((player) => player.id);
              coreOps.ask({ ask: 'bid', player: staying, then: { do: 'bids' } });
              coreOps.endTurn();
            },
          },
          recycle: {
            when: ({ player }) => (player.board.length > 2 ? true : 'There must be three cards on your board.'),
            choices: {},
            run({ player, coreOps }) {
              for (const card of player.board) coreOps.moveCard(card, player.deck);
              coreOps.shuffle(player.deck);
              coreOps.endTurn();
            },
          },
        },
      },
    },
  });

export const duel = define();
export const flawed = (flaws: Flaws): Game<Duel> => define(flaws);
