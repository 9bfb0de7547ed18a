// Harbour: everybody buys cards for a deck of their own; when the piles run out, the best harbour wins.
import type { GameEntry } from '@cardloom/games';
import { type CardOf, type ContextOf, card, concede, declareGame, type MatchEvent, player, undo } from 'cardloom';
import { basic, cards, type Facts, type FromHand, kingdom } from './cards.ts';

const HAND = 5;
const KINDS = 10;
const some = { least: 0, most: 0 };
const fromHand = { trash: some, sell: some, discard: some, putBack: some } satisfies Record<FromHand, typeof some>;

export const kit = declareGame({
  name: 'harbour',
  players: { min: 2, max: 4 },
  state: {
    game: { actions: 0, buys: 0, coins: 0 },
    player: { sheltered: false },
    card: { left: 0 }, // in its pile: a card in the market stands for one
  },
  zones: {
    market: { of: 'game', seenBy: 'everyone' },
    trash: { of: 'game', seenBy: 'everyone' },
    deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'owner' },
    dock: { of: 'player', seenBy: 'everyone' },
    discards: { of: 'player', seenBy: 'everyone' },
  },
  cards,
  events: { reacted: { by: player(), card: card() } },
  effects: { act: { card: card() }, strike: { card: card() } },
  decisions: { ...fromHand, rebuild: { more: 0 }, repeat: {}, react: {} },
});
type Context = ContextOf<typeof kit>;
type Card = CardOf<typeof kit>;
type Player = Context['player'];

const isAction = ({ def }: Card): boolean => def.kind === 'action';
const forSale = ({ zones }: Context, most: number): Card[] =>
  zones.market.filter(({ def, left }) => left > 0 && def.cost <= most);

/** The top of the deck; where the deck is empty, the discards are shuffled first. */
function topOf({ coreOps }: Context, { deck, discards }: Player): Card | undefined {
  if (deck.length === 0 && discards.length > 0) {
    for (const card of discards.cards) coreOps.moveCard(card, deck);
    coreOps.shuffle(deck);
  }
  return deck.top;
}
function draw(context: Context, player: Player, count: number): void {
  for (let i = 0; i < count && topOf(context, player) !== undefined; i++) context.coreOps.drawCard(player);
}
function gain({ zones, coreOps }: Context, by: Player, name: string): void {
  const pile = zones.market.find((card) => card.name === name);
  if (pile === undefined || pile.left === 0) return;
  pile.left -= 1;
  coreOps.createCard(name, by.discards);
}

const play = kit
  .move()
  .card('card', ({ player }) => player.hand.filter(isAction), { prompt: 'Which action do you play?' })
  .run(({ G, player, coreOps }, { card }) => {
    G.actions -= 1;
    coreOps.moveCard(card, player.dock);
    coreOps.interrupt({ do: 'act', card });
  });
const buy = kit
  .move()
  .card('card', (context) => forSale(context, context.G.coins), { prompt: 'What do you buy?' })
  .run((context, { card }) => {
    context.G.buys -= 1;
    context.G.coins -= card.def.cost;
    gain(context, context.player, card.name);
  });
const done = kit.move().run(({ coreOps }) => void coreOps.endPhase());

function act(context: Context, { card }: { readonly card: Card }): void {
  const { G, turnPlayer, coreOps } = context;
  const { def } = card;
  G.actions += def.actions;
  G.buys += def.buys;
  G.coins += def.coins;
  draw(context, turnPlayer, def.cards);
  for (const other of turnPlayer.opponents) other.sheltered = false;
  const asks = def.asks === null ? [] : [{ ...def.asks, player: turnPlayer }];
  // all are asked whether they react, whatever they hold: otherwise the question would tell what it is
  const attack = [{ ask: 'react', player: turnPlayer.opponents } as const, { do: 'strike', card } as const];
  coreOps.sequence(def.attack === null ? asks : [...asks, ...attack]);
}
function strike(context: Context, { card: { def } }: { readonly card: Card }): void {
  const victims = context.turnPlayer.opponents.filter(({ left, sheltered }) => !left && !sheltered);
  if (def.attack === null || victims.length === 0) return;
  if ('ask' in def.attack) context.coreOps.ask({ ...def.attack, player: victims });
  else for (const victim of victims) each[def.attack.each](context, victim);
}
const each = {
  gossips: (context: Context, victim: Player): void => gain(context, victim, 'rumour'),
  wrecks: (context: Context, victim: Player): void => {
    const top = topOf(context, victim);
    const isTrashed = top !== undefined && top.def.cost >= 3 && top.def.cost <= 5;
    if (top !== undefined) context.coreOps.moveCard(top, isTrashed ? context.zones.trash : victim.discards);
  },
};

const react = kit
  .decision('react')
  .cards('with', ({ player }) => player.hand.filter(({ def }) => def.reaction !== null), {
    prompt: 'You are attacked. What do you react with?',
  })
  .run((context, chosen) => {
    const { player, coreOps } = context;
    for (const card of chosen.with) {
      coreOps.moveCard(card, player.discards);
      coreOps.emit('reacted', { by: player, card });
      if (card.def.reaction === 'gain') gain(context, player, 'shilling');
      if (card.def.reaction === 'shelter') player.sheltered = true;
      if (card.def.reaction === 'draw') draw(context, player, 2);
    }
  });

/** Cards are chosen from the hand, of a small hand all, and each goes somewhere. */
const choosing = (name: FromHand, prompt: string, whereTo: (context: Context) => Card['zone']) =>
  kit
    .decision(name)
    .cards('cards', handOf, { prompt })
    .run((context, chosen) => {
      for (const card of chosen.cards) context.coreOps.moveCard(card, whereTo(context));
    });
const handOf = ({ player: { hand } }: Context, _answers: object, { least, most }: typeof some) => ({
  from: hand,
  min: Math.min(least, hand.length),
  max: most,
});

const rebuild = kit
  .decision('rebuild')
  .card('trash', ({ player }) => player.hand, { prompt: 'Which card do you trash?' })
  .card('gain', (context, chosen, { more }) => forSale(context, chosen.trash.def.cost + more), {
    prompt: 'What do you gain?',
  })
  .run((context, chosen) => {
    context.coreOps.moveCard(chosen.trash, context.zones.trash);
    gain(context, context.player, chosen.gain.name);
  });
const repeat = kit
  .decision('repeat')
  .card('card', ({ player }) => [...player.hand.filter(isAction), null], { prompt: 'Which action do you play twice?' })
  .run(({ player, coreOps }, { card }) => {
    if (card === null) return;
    coreOps.moveCard(card, player.dock);
    coreOps.sequence([
      { do: 'act', card },
      { do: 'act', card },
    ]);
  });

function setup({ zones, players, coreOps }: Context): void {
  const kinds = Object.keys(kingdom);
  while (kinds.length > KINDS) kinds.splice(coreOps.random(kinds.length), 1);
  const sizes: Record<Facts['kind'], number> = { treasure: 40, victory: players.length === 2 ? 8 : 12, action: 10 };
  for (const name of [...Object.keys(basic), ...kinds]) {
    const left = name === 'rumour' ? 10 * (players.length - 1) : sizes[cards[name].kind];
    coreOps.createCard(name, zones.market, { left });
  }
  for (const { deck } of players) for (let i = 0; i < 10; i++) coreOps.createCard(i < 7 ? 'penny' : 'shed', deck);
  coreOps.shuffleAllDecks();
  for (const player of players) coreOps.drawCard(player, HAND);
}
function payOut({ G, turnPlayer, coreOps }: Context): void {
  for (const card of turnPlayer.hand.filter(({ def }) => def.kind === 'treasure')) {
    G.coins += card.def.coins;
    coreOps.moveCard(card, turnPlayer.dock);
  }
}
function cleanUp(context: Context): void {
  const { zones, turnPlayer, coreOps } = context;
  for (const card of [...turnPlayer.dock, ...turnPlayer.hand]) coreOps.moveCard(card, turnPlayer.discards);
  draw(context, turnPlayer, HAND);
  const empty = zones.market.filter(({ left }) => left === 0).map(({ name }) => name);
  if (empty.includes('lighthouse') || empty.length >= 3)
    coreOps.endGame({ scores: pointsOf, reason: `sold out: ${empty.join(', ')}` });
}

const owned = ({ deck, hand, dock, discards }: Player): Card[] =>
  [deck, hand, dock, discards].flatMap(({ cards }) => cards);
const pointsOf = (player: Player): number => owned(player).reduce((sum, { def }) => sum + def.points, 0);

/** For bots: what they own, points more and more, and a little for what they can still do this turn. */
function worth({ G, zones, turnPlayer }: Context, player: Player): number {
  const isLate = zones.market.some(({ name, left }) => name === 'lighthouse' && left < 4);
  let value = player === turnPlayer ? G.coins + (G.actions + G.buys + player.hand.length) / 2 : 0;
  let actions = 0;
  for (const { def } of owned(player)) {
    if (def.kind === 'victory') value += def.points * (isLate || def.points > 5 ? 20 : 2);
    else if (def.kind === 'treasure') value += 10 * def.coins ** 2 - 12;
    else value += 9 * def.cost - 4 * actions++;
  }
  return value;
}

export const harbour = kit.define({
  setup,
  moves: { concede, undo },
  effects: { act, strike },
  decisions: {
    ...{ react, rebuild, repeat },
    trash: choosing('trash', 'Which cards do you trash?', ({ zones }) => zones.trash),
    discard: choosing('discard', 'Which cards do you discard?', ({ player }) => player.discards),
    putBack: choosing('putBack', 'Which card do you put back on your deck?', ({ player }) => player.deck),
    sell: choosing('sell', 'Which cards do you discard, for a coin each?', ({ G, player }) => {
      G.coins += 1;
      return player.discards;
    }),
  },
  evaluate: worth,
  segments: {
    play: {
      turn: {
        onBegin: () => ({ actions: 1, buys: 1, coins: 0 }),
        endIf: ({ turnPlayer }) => turnPlayer.left,
        phases: {
          action: { start: true, next: 'market', moves: { play, toMarket: done }, endIf: ({ G }) => G.actions === 0 },
          market: { next: 'cleanUp', onBegin: payOut, moves: { buy, endTurn: done }, endIf: ({ G }) => G.buys === 0 },
          cleanUp: { auto: true, next: null, onBegin: cleanUp },
        },
      },
    },
  },
});

// how the table looks is made of the declaration, but for what a card says; nothing is said of drawing and discarding
const face: GameEntry['card'] = ({ card: { name, left } }) => {
  const { cost, text } = cards[String(name)];
  return { title: String(name), cost: `${cost}`, text, marks: left === 0 ? [] : [`×${left}`] };
};
const isSaid = ({ type, to }: MatchEvent) => type !== 'cardMoved' || /"(dock|trash)"/.test(JSON.stringify(to));
const tell = (event: MatchEvent) => (isSaid(event) ? undefined : null);
const entry: GameEntry = { name: 'harbour', title: 'Harbour', decks: [], game: harbour, card: face, tell };
export default entry;
