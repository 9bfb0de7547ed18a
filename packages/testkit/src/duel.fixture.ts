import { deckZone, openZone, ownZone, sharedZone } from '@cardloom/parts';
import {
  type CardOf,
  type ChoiceDescription,
  type ContextOf,
  card,
  concede,
  type DeclaredLeak,
  data,
  declareGame,
  type Game,
  type Json,
  manualMoves,
  player,
  reject,
  undo,
} from 'cardloom';

const cards = {
  imp: { power: 1, on: ['HIT'] },
  oaf: { power: 3, on: [] as string[] },
  elf: { power: 2, on: ['HIT', 'PLAYED'] },
  orc: { power: 2, on: [] as string[] },
};
const declare = (name: string) =>
  declareGame({
    name,
    players: { min: 2, max: 3 },
    state: { game: { note: '', rounds: 0 }, player: { hp: 8, red: 2, blue: 1, bid: 0 }, card: { dmg: 0 } },
    zones: {
      deck: deckZone,
      hand: ownZone,
      stash: ownZone,
      board: openZone,
      pile: sharedZone,
    },
    cards,
    events: {
      HIT: { to: player(), n: 0 },
      PLAYED: { card: card(), name: '' },
      DREW: { name: '' },
      NOTE: { number: data<number | string>() },
      TURNS: { turns: 0 },
    },
    effects: { hit: { to: player(), n: 0 }, heal: { who: player() }, bids: {}, over: {} },
    decisions: { target: { n: 0 }, bid: {} },
  });
type Kit = ReturnType<typeof declare>;
export type DuelContext = ContextOf<Kit>;
type DuelCard = CardOf<Kit>;

/** A choice as the engine has it, to be broken. */
export interface OpenChoice {
  list(env: never, out: Json[]): void;
  check(env: never, answer: unknown): Json;
  describe(env: never, name: never): ChoiceDescription;
}

/** What can be wrong with the duel: each flaw breaks one law. */
export interface Flaws {
  /** Runs as part of every turn's beginning. */
  readonly onTurn?: (context: DuelContext) => void;
  /** Runs as part of `play`, before the card is moved; what it returns refuses the move. */
  readonly onPlay?: (context: DuelContext, card: DuelCard) => string | undefined;
  /** What may be played. */
  readonly playable?: (context: DuelContext) => Iterable<DuelCard>;
  /** Breaks the choice of the card that is played, or of those that are stashed. */
  readonly onChoice?: { readonly [K in 'play' | 'stash']?: (choice: OpenChoice) => void };
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

function broken<M>(move: M, breaks: ((choice: OpenChoice) => void) | undefined): M {
  const { choices } = move as unknown as { readonly choices: readonly (readonly [string, OpenChoice])[] };
  breaks?.(choices[0][1]);
  return move;
}

/**
 * A small game with a bit of everything: hidden zones, cards stashed face down, decisions of one and of both in secret,
 * triggers, a check, payments, sets, assignments, random numbers and shuffles in the middle of play.
 */
function define(flaws: Flaws = {}) {
  const kit = declare(flaws.name ?? 'duel');

  const play = kit
    .move()
    .card('card', (context) => flaws.playable?.(context) ?? context.player.hand)
    .run((context, { card: played }) => {
      const { coreOps, player } = context;
      const no = flaws.onPlay?.(context, played);
      if (no !== undefined) return reject(no);
      coreOps.moveCard(played, player.board);
      coreOps.emit('PLAYED', { card: played, name: played.name });
      coreOps.ask({ ask: 'target', player, data: { n: played.def.power } });
      coreOps.endTurn();
    });
  const target = kit
    .decision('target')
    .player('who', 'any')
    .run(({ coreOps }, { who }, { n }) => coreOps.perform({ do: 'hit', to: who, n }));
  const note = kit
    .move()
    .value('text', (): Json[] => ['aha'], { has: () => true })
    .run((context, { text }) => flaws.onNote?.(context, text));
  const stash = kit
    .move()
    .when((context) => flaws.canStash?.(context) ?? true)
    .cards('cards', ({ player }) => ({ from: player.hand, min: 1, max: 2 }))
    .run(({ player, coreOps }, { cards }) => {
      for (const stashed of cards) coreOps.moveCard(stashed, player.stash);
      coreOps.endTurn();
    });
  const burn = kit
    .move()
    .payment('cost', {
      pool: ({ player }) => ({ red: player.red, blue: player.blue }),
      size: () => 2,
      pays: (_context, spent) => (spent.red ?? 0) > 0,
    })
    .run(({ player, coreOps }, { cost: { red = 0, blue = 0 } }) => {
      player.red -= red;
      player.blue -= blue;
      coreOps.sequence([{ do: 'hit', to: coreOps.nextPlayer(player) ?? player, n: 2 }]);
    });
  const attack = kit
    .move()
    .when(({ player }) => player.board.length > 0 && player.board.length < 4)
    .assign('by', {
      items: ({ player }) => player.board,
      to: ({ players, player }) => players.filter((other) => other !== player && !other.left),
      optional: true,
    })
    .run(({ coreOps }, { by }) => {
      coreOps.sequence([...by.values()].map((to) => ({ do: 'hit', to, n: 1 })));
      coreOps.endTurn();
    });
  const auction = kit.move().run(({ players, coreOps }) => {
    const staying = players.filter(({ left }) => !left);
    coreOps.sequence([{ ask: 'bid', player: staying }, { do: 'bids' }]);
    coreOps.endTurn();
  });
  const bid = kit
    .decision('bid')
    .number('bid', { min: 0, max: 3 })
    .run(({ player }, { bid }) => {
      player.bid = bid;
    });
  const recycle = kit
    .move()
    .when(({ player }) => player.board.length > 2 || 'There must be three cards on your board.')
    .run(({ player, coreOps }) => {
      for (const returned of player.board) coreOps.moveCard(returned, player.deck);
      coreOps.shuffle(player.deck);
      coreOps.endTurn();
    });

  return kit.define({
    secrets: { player: ['bid'], deal: (_context, player) => flaws.dealSecrets?.(player) },
    ...(flaws.leaks === undefined ? {} : { leaks: flaws.leaks }),
    setup({ players, coreOps }) {
      for (const player of players) {
        for (let i = 0; i < 12; i++) coreOps.createCard((['imp', 'oaf', 'elf', 'orc'] as const)[i % 4], player.deck);
        coreOps.shuffle(player.deck);
        coreOps.drawCard(player, 3);
      }
    },
    moves: { concede, undo, ...manualMoves },
    effects: {
      hit({ coreOps }, { to, n }) {
        to.hp -= n;
        coreOps.emit('HIT', { to, n });
      },
      heal(_context, { who }) {
        if (who.hp < 8) who.hp += 1;
      },
      bids({ players, coreOps }) {
        const bidders = players.filter(({ left }) => !left).toSorted((a, b) => a.bid - b.bid);
        if (bidders.length > 0) coreOps.sequence([{ do: 'hit', to: bidders[0], n: 1 + coreOps.random(2) }]);
      },
      over({ players, coreOps }) {
        for (const player of players) if (player.hp <= 0 && !player.left) coreOps.leave(player);
        const staying = players.filter((player) => !player.left);
        if (staying.length === 1) coreOps.endGame(staying[0]);
        if (staying.length === 0) coreOps.endGame();
      },
    },
    decisions: { target, bid },
    triggers: {
      zones: ['board'],
      listens: (def) => def.on,
      fire: (_context, { owner }, event) =>
        event.type === 'HIT' && event.to !== owner ? [{ do: 'heal', who: owner }] : undefined,
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
          play: broken(play, flaws.onChoice?.play),
          ...(flaws.onNote === undefined ? {} : { note }),
          stash: broken(stash, flaws.onChoice?.stash),
          ...{ burn, attack, auction, recycle },
        },
      },
    },
  });
}

export const duel = define();
export type Duel = NonNullable<(typeof duel)['types']>;
export const flawed = (flaws: Flaws): Game<Duel> => define(flaws);
