// Hearts: four players, thirteen tricks a hand; nobody wants hearts or the queen of spades, unless they get them all.
import {
  CardloomError,
  type CardOf,
  type ContextOf,
  card,
  cards,
  declareGame,
  type Json,
  player,
  undo,
} from 'cardloom';
import { atTheTable } from './table.ts';

const SUITS = ['♣', '♦', '♠', '♥'] as const;
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const SEATS = 4;
const PASSED = 3;
/** To which seat cards are passed, hand by hand, counted from one's own. */
const PASSES = [
  { way: 'left', by: 1 },
  { way: 'right', by: 3 },
  { way: 'across', by: 2 },
  { way: 'nobody', by: 0 },
];
const MOON = 26;
const MOST_POINTS = 100;

/** As it comes from the shop: by suits, each from the two up. */
const deckOf52 = Object.fromEntries(
  SUITS.flatMap((suit, s) =>
    RANKS.map((rank, height) => {
      const order = s * RANKS.length + height;
      return [rank + suit, { title: rank + suit, suit, height, order, points: pointsOf(rank, suit) }];
    }),
  ),
);
function pointsOf(rank: string, suit: string): number {
  if (suit === '♥') return 1;
  return suit === '♠' && rank === 'Q' ? 13 : 0;
}

export const kit = declareGame({
  name: 'hearts',
  players: SEATS,
  state: {
    game: { hand: 0, limit: MOST_POINTS, passing: '', leader: '', tricks: 0, heartsBroken: false },
    // `points` of this hand, `score` of those before it, and the suits others know them to be out of
    player: { score: 0, points: 0, out: '' },
  },
  zones: {
    deck: { of: 'game', seenBy: 'nobody', drawTo: 'hand' },
    trick: { of: 'game', seenBy: 'everyone' },
    hand: { of: 'player', seenBy: 'owner' },
    taken: { of: 'player', seenBy: 'everyone' },
  },
  cards: deckOf52,
  events: {
    passed: { by: player(), to: player(), cards: cards() },
    played: { by: player(), card: card() },
    trickTaken: { by: player(), points: 0 },
    handScored: { player: player(), points: 0, score: 0 },
    moonShot: { by: player() },
  },
  decisions: { pass: {} },
});
type Context = ContextOf<typeof kit>;
type Card = CardOf<typeof kit>;

const inOrder = (cards: Iterable<Card>): Card[] => [...cards].sort((a, b) => a.def.order - b.def.order);

function deal({ G, players, zones, coreOps }: Context): void {
  const { way } = PASSES[G.hand % PASSES.length];
  Object.assign(G, { hand: G.hand + 1, passing: way, tricks: 0, heartsBroken: false });
  for (const player of players) {
    for (const card of player.taken.cards) coreOps.moveCard(card, zones.deck);
    Object.assign(player, { points: 0, out: '' });
  }
  coreOps.setTurnPlayer(null);
  coreOps.shuffle(zones.deck);
  for (const player of players) coreOps.drawCard(player, RANKS.length);
  if (way !== 'nobody') coreOps.ask({ ask: 'pass', player: players });
}

/** All choose at the same time, in secret: nobody's cards move before the last has chosen. */
const pass = kit
  .decision('pass')
  .cards('cards', ({ player }) => ({ from: inOrder(player.hand), min: PASSED, max: PASSED }), {
    prompt: 'Which three cards do you pass?',
  })
  .run(({ G, player, players, coreOps }, { cards }) => {
    const { by } = PASSES.find(({ way }) => way === G.passing) ?? PASSES[0];
    const to = players[(player.seat + by) % SEATS];
    for (const card of cards) coreOps.moveCard(card, to.hand);
    coreOps.emit('passed', { by: player, to, cards });
  });

/** Whether a card may be played now; otherwise why not, to go on after `The choice "card"`. */
function playable({ G, player: { hand }, zones }: Context, { def, name }: Card): true | string {
  const led = zones.trick.bottom?.def.suit;
  if (led === undefined) {
    if (G.tricks === 0) return name === '2♣' || 'must be the two of clubs: it leads to the first trick';
    if (def.suit !== '♥' || G.heartsBroken || hand.every((card) => card.def.suit === '♥')) return true;
    return 'is a heart, and none has been played yet: lead another suit';
  }
  if (def.suit === led) return true;
  if (hand.some((card) => card.def.suit === led)) return `must follow suit: you have ${led}`;
  if (G.tricks > 0 || def.points === 0 || hand.every((card) => card.def.points > 0)) return true;
  return 'counts points, and there are none in the first trick';
}

const play = kit
  .move()
  .card('card', (context) => inOrder(context.player.hand).filter((card) => playable(context, card) === true), {
    prompt: 'Which card do you play?',
    has: (context, card) => (context.player.hand.has(card) ? playable(context, card) : 'is no card in your hand'),
  })
  .run((context, { card }) => {
    const { G, player, zones, coreOps } = context;
    if (zones.trick.length === 0) G.leader = player.id;
    const led = zones.trick.bottom?.def.suit ?? card.def.suit;
    if (card.def.suit !== led && !player.out.includes(led)) player.out += led;
    if (card.def.suit === '♥') G.heartsBroken = true;
    coreOps.moveCard(card, zones.trick);
    coreOps.emit('played', { by: player, card });
    if (zones.trick.length === SEATS) takeTrick(context);
  });

/** The place in the trick of the card that takes it. */
function highest({ zones: { trick } }: Context): number {
  const led = trick.bottom?.def.suit;
  const ranks = trick.map(({ def }) => (def.suit === led ? def.height : -1));
  return ranks.indexOf(Math.max(...ranks));
}
const pointsIn = (cards: Iterable<Card>): number => [...cards].reduce((sum, { def }) => sum + def.points, 0);

function takeTrick(context: Context): void {
  const { G, ctx, players, zones, coreOps } = context;
  const by = players[(ctx.players[G.leader].seat + highest(context)) % SEATS];
  const points = pointsIn(zones.trick);
  by.points += points;
  for (const card of zones.trick.cards) coreOps.moveCard(card, by.taken);
  G.tricks += 1;
  G.leader = by.id;
  coreOps.emit('trickTaken', { by, points });
  if (G.tricks === RANKS.length) score(context);
}

function score({ players, coreOps }: Context): void {
  const shooter = players.find(({ points }) => points === MOON);
  if (shooter !== undefined) {
    for (const player of players) player.points = player === shooter ? 0 : MOON;
    coreOps.emit('moonShot', { by: shooter });
  }
  for (const player of players) {
    player.score += player.points;
    coreOps.emit('handScored', { player, points: player.points, score: player.score });
    player.points = 0;
  }
}

const isDecided = ({ G, players }: Context): boolean => players.some(({ score }) => score >= G.limit);

/** Three cannot play on: the game ends as it stands, and whoever gave up is last. */
const concede = kit.move({ table: true, anyPlayer: true }).run(({ player, coreOps }) => {
  coreOps.leave(player);
  coreOps.endGame({ scores: ({ score }) => score, best: 'lowest', reason: 'concession' });
});

function limitIn(options: Json): number {
  const { limit = MOST_POINTS, ...others } = Object(options) as { readonly limit?: Json };
  if (Object.keys(others).length === 0 && typeof limit === 'number' && limit >= 1 && limit <= MOST_POINTS) return limit;
  throw new CardloomError('bad-options', `Hearts: the only option is limit, from 1 to ${MOST_POINTS}.`, 'options');
}

/** For bots: what is lost already, what the trick will cost, and what the hand may. */
function worth(context: Context, player: Context['player']): number {
  const { G, ctx, players, zones } = context;
  const isShooting = player.points > 13 && players.every((other) => other === player || other.points === 0);
  let value = -10 * player.score - (isShooting ? -1 : 10) * player.points;
  if (zones.trick.length > 0 && players[(ctx.players[G.leader].seat + highest(context)) % SEATS] === player) {
    value -= 12 * pointsIn(zones.trick) + 4;
  }
  const spades = player.hand.filter(({ def }) => def.suit === '♠').length;
  for (const { def } of player.hand) {
    value -= (def.height * def.height) / (def.suit === '♥' ? 16 : 32);
    if (def.suit === '♠' && def.height > 9 && spades < 5) value -= def.points > 0 ? 30 : 8;
  }
  return value;
}

export const hearts = kit.define({
  setup: ({ G, zones, coreOps }, options) => {
    G.limit = limitIn(options);
    for (const name of Object.keys(deckOf52)) coreOps.createCard(name, zones.deck);
  },
  moves: { concede, undo },
  decisions: { pass },
  // who did not follow suit has none of it, and who leads to the first trick has the two of clubs
  couldBe: ({ ctx, players, turnPlayer }, { zone }, { suit, title }) =>
    !players[zone.seat].out.includes(suit) &&
    (title !== '2♣' || ctx.currentSegment === 'deal' || zone.seat === turnPlayer.seat),
  evaluate: worth,
  segments: {
    deal: { start: true, auto: true, next: 'tricks', onBegin: deal },
    tricks: {
      moves: { play },
      turn: {
        first: ({ players }) => players.find(({ hand }) => hand.some(({ name }) => name === '2♣'))?.id,
        next: ({ G, zones }) => (zones.trick.length === 0 ? G.leader : undefined),
        endIf: ({ ctx }) => ctx.numTurnMoves > 0,
      },
      endIf: ({ G }) => G.tricks === RANKS.length,
      next: { to: ['deal', 'over'], by: (context) => (isDecided(context) ? 'over' : 'deal') },
    },
    over: {
      onBegin: ({ G, coreOps }) =>
        coreOps.endGame({ scores: ({ score }) => score, best: 'lowest', reason: `${G.limit} points are reached` }),
    },
  },
});

export default { name: 'hearts', title: 'Hearts', decks: [], game: hearts, ...atTheTable(deckOf52) };
