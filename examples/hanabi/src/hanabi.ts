// Hanabi: everybody builds the same five fireworks, and sees all hands but their own.
import { type ContextOf, card, concede, declareGame, player, undo } from 'cardloom';

const COLOURS = ['red', 'yellow', 'green', 'blue', 'white'] as const;
type Colour = (typeof COLOURS)[number];
/** How many there are of each rank in a colour. */
const COPIES = [3, 2, 2, 2, 1];
const RANKS = COPIES.map((_, i) => i + 1);
const MOST_HINTS = 8;
const PERFECT = COLOURS.length * RANKS.length;

interface Facts {
  readonly colour: Colour;
  readonly rank: number;
}
const facts = COLOURS.flatMap((colour) => RANKS.map((rank): Facts => ({ colour, rank })));

/** What a card may be for all its holder was told: letters of colours, digits of ranks. */
const ANYTHING = `${COLOURS.map((colour) => colour[0]).join('')}${RANKS.join('')}`;
const allows = (told: string, { colour, rank }: Facts): boolean => told.includes(colour[0]) && told.includes(`${rank}`);

export const kit = declareGame({
  name: 'hanabi',
  players: { min: 2, max: 5 },
  teams: 1,
  state: {
    // the highest card of each firework, and what is left of hints, fuses and, once the deck is empty, turns
    game: { red: 0, yellow: 0, green: 0, blue: 0, white: 0, hints: MOST_HINTS, fuses: 3, turnsLeft: -1 },
    // for each card of the hand, oldest first
    player: { told: [] as readonly string[] },
  },
  zones: {
    deck: { of: 'game', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'others' },
    fireworks: { of: 'game', seenBy: 'everyone' },
    discards: { of: 'game', seenBy: 'everyone' },
  },
  cards: Object.fromEntries(facts.map((fact) => [`${fact.colour} ${fact.rank}`, fact])),
  events: {
    hinted: { by: player(), to: player(), about: '', places: [] as readonly number[] },
    lit: { by: player(), card: card() },
    misplayed: { by: player(), card: card() },
    discarded: { by: player(), card: card() },
  },
});
type Context = ContextOf<typeof kit>;

const scoreOf = ({ G }: Context): number => COLOURS.reduce((sum, colour) => sum + G[colour], 0);
const fits = ({ G }: Context, { colour, rank }: Facts): boolean => G[colour] === rank - 1;

/** People count places from 1. */
const places = ({ player }: Context) => ({ min: 1, max: player.hand.length });

/** Takes the card at a place out of the player's hand; what was told about it goes with it. */
function take({ player }: Context, place: number) {
  player.told = player.told.filter((_, i) => i !== place - 1);
  return player.hand.cards[place - 1];
}

function draw({ player, players, coreOps, zones, G }: Context): void {
  if (coreOps.drawCard(player).length === 0) return;
  player.told = [...player.told, ANYTHING];
  // everybody has one more turn, and this one ends first
  if (zones.deck.length === 0) G.turnsLeft = players.filter(({ left }) => !left).length + 1;
}

/** All win together with their score, or lose everything. */
function finish(context: Context, winners: 'everyone' | 'nobody', reason: string): void {
  const score = winners === 'everyone' ? scoreOf(context) : 0;
  context.coreOps.endGame({ winners, scores: () => score, reason });
}

const play = kit
  .move()
  .number('place', places)
  .run((context, { place }) => {
    const { G, coreOps, zones, player } = context;
    const played = take(context, place);
    if (fits(context, played.def)) {
      coreOps.moveCard(played, zones.fireworks);
      coreOps.emit('lit', { by: player, card: played });
      G[played.def.colour] += 1;
      if (played.def.rank === RANKS.length) G.hints = Math.min(MOST_HINTS, G.hints + 1);
    } else {
      coreOps.moveCard(played, zones.discards);
      coreOps.emit('misplayed', { by: player, card: played });
      G.fuses -= 1;
    }
    if (G.fuses === 0) finish(context, 'nobody', 'the last fuse burnt down');
    else if (scoreOf(context) === PERFECT) finish(context, 'everyone', 'every firework is complete');
    else draw(context);
  });

const discard = kit
  .move()
  .when(({ G }) => G.hints < MOST_HINTS || 'All hints are there: play a card, or give a hint.')
  .number('place', places)
  .run((context, { place }) => {
    const { G, coreOps, zones, player } = context;
    const discarded = take(context, place);
    coreOps.moveCard(discarded, zones.discards);
    coreOps.emit('discarded', { by: player, card: discarded });
    G.hints += 1;
    draw(context);
  });

/** A hint names one colour or one rank, and all cards of it; there must be one. */
const hint = kit
  .move()
  .when(({ G }) => G.hints > 0 || 'No hints are left: discard a card, or play one.')
  .player('to', ({ player }) => player.partners.filter(({ left }) => !left))
  .value('about', (_context, { to }) => [
    ...COLOURS.filter((colour) => to.hand.some(({ def }) => def.colour === colour)),
    ...RANKS.filter((rank) => to.hand.some(({ def }) => def.rank === rank)).map(String),
  ])
  .run(({ G, coreOps, player }, { to, about }) => {
    const isMeant = to.hand.map(({ def }) => def.colour === about || `${def.rank}` === about);
    to.told = to.told.map((told, i) => narrowed(told, about, isMeant[i]));
    G.hints -= 1;
    coreOps.emit('hinted', { by: player, to, about, places: isMeant.flatMap((is, i) => (is ? [i + 1] : [])) });
  });

/** What is left of what a card may be: of the hint's kind only the one, or all but that. */
function narrowed(told: string, about: string, isMeant: boolean): string {
  const sign = about[0];
  const isRank = /\d/.test(sign);
  return [...told].filter((each) => /\d/.test(each) !== isRank || (each === sign) === isMeant).join('');
}

/** For bots: points, fuses and hints, and what players know of cards that can be played or must be kept. */
function worth(context: Context): number {
  const { G, players } = context;
  let known = 0;
  for (const { hand, told } of players) {
    for (const [i, { def }] of hand.cards.entries()) {
      if (!fits(context, def)) continue;
      const could = facts.filter((fact) => allows(told[i], fact));
      known += could.filter((fact) => fits(context, fact)).length / could.length;
    }
  }
  return 4 * scoreOf(context) + 14 * G.fuses + 0.4 * G.hints + 2 * known;
}

export const hanabi = kit.define({
  setup: ({ players, zones, coreOps }) => {
    for (const { colour, rank } of facts) {
      for (let i = 0; i < COPIES[rank - 1]; i++) coreOps.createCard(`${colour} ${rank}`, zones.deck);
    }
    coreOps.shuffle(zones.deck);
    for (const player of players) {
      coreOps.drawCard(player, players.length < 4 ? 5 : 4);
      player.told = player.hand.map(() => ANYTHING);
    }
  },
  moves: { concede, undo },
  leaks: [{ by: 'events', move: 'hint', reason: 'A hint tells its receiver about cards they do not see.' }],
  couldBe: ({ players }, hidden, def) => {
    const holder = players.find(({ hand }) => hand.has(hidden));
    return holder === undefined || allows(holder.told[holder.hand.cards.indexOf(hidden)], def);
  },
  evaluate: worth,
  segments: {
    play: {
      moves: { play, discard, hint },
      turn: {
        endIf: ({ ctx }) => ctx.numTurnMoves > 0,
        onEnd: (context) => {
          const { G } = context;
          if (G.turnsLeft < 0) return;
          G.turnsLeft -= 1;
          if (G.turnsLeft === 0) finish(context, 'everyone', 'the deck is empty');
        },
      },
    },
  },
});

export default hanabi;
