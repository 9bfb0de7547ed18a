// What there is to buy in the harbour, and what it does.

export type FromHand = 'trash' | 'sell' | 'discard' | 'putBack';
/** A question that a card puts to whoever plays it, or to those they attack. */
type Question =
  | { readonly ask: FromHand; readonly data: { readonly least: number; readonly most: number } }
  | { readonly ask: 'rebuild'; readonly data: { readonly more: number } }
  | { readonly ask: 'repeat' };

type Numbers = Readonly<Record<'cost' | 'cards' | 'actions' | 'buys' | 'coins' | 'points', number>>;
export interface Facts extends Numbers {
  readonly kind: 'treasure' | 'victory' | 'action';
  readonly text: string;
  readonly asks: Question | null;
  /** What happens to everybody else. */
  readonly attack: Question | { readonly each: 'gossips' | 'wrecks' } | null;
  /** What it does for its holder when somebody attacks. */
  readonly reaction: 'shelter' | 'draw' | 'gain' | null;
}
const NOTHING = { cards: 0, actions: 0, buys: 0, coins: 0, points: 0, asks: null, attack: null, reaction: null };
const make =
  (kind: Facts['kind']) =>
  (cost: number, text: string, does: Partial<Facts>): Facts => ({ ...NOTHING, kind, cost, text, ...does });
const [treasure, victory, action] = [make('treasure'), make('victory'), make('action')];

/** In every match. */
export const basic = {
  penny: treasure(0, '1 coin', { coins: 1 }),
  shilling: treasure(3, '2 coins', { coins: 2 }),
  crown: treasure(6, '3 coins', { coins: 3 }),
  shed: victory(2, '1 point', { points: 1 }),
  quay: victory(5, '3 points', { points: 3 }),
  lighthouse: victory(8, '6 points', { points: 6 }),
  rumour: victory(0, '1 point less', { points: -1 }),
};

// biome-ignore format: a card is a line, or two
/** Ten of these are in a match. */
export const kingdom = {
  ferry: action(3, '1 card, 2 actions', { cards: 1, actions: 2 }),
  crew: action(4, '3 cards', { cards: 3 }),
  auction: action(4, '2 coins, 2 buys', { coins: 2, buys: 2 }),
  pilot: action(5, '2 cards, 1 action', { cards: 2, actions: 1 }),
  captain: action(5, 'play an action of your hand twice', { asks: { ask: 'repeat' } }),
  shipyard: action(4, 'trash a card, gain one that costs up to 3 more', { asks: { ask: 'rebuild', data: { more: 3 } } }),
  furnace: action(3, '1 coin, trash up to two cards', { coins: 1, asks: { ask: 'trash', data: { least: 0, most: 2 } } }),
  fishmonger: action(3, '1 action, 1 buy, discard up to three cards for a coin each',
    { actions: 1, buys: 1, asks: { ask: 'sell', data: { least: 0, most: 3 } } }),
  pirates: action(5, '2 coins, all others discard two cards',
    { coins: 2, attack: { ask: 'discard', data: { least: 2, most: 2 } } }),
  customs: action(4, '2 coins, all others put a card of their hand back on their deck',
    { coins: 2, attack: { ask: 'putBack', data: { least: 1, most: 1 } } }),
  gossip: action(5, '2 cards, all others gain a rumour', { cards: 2, attack: { each: 'gossips' } }),
  wreckers: action(4, '1 card, 1 action, all others turn up a card of their deck: if it costs 3 to 5, it is trashed',
    { cards: 1, actions: 1, attack: { each: 'wrecks' } }),
  watchman: action(3, '1 card, 1 action; attacked: discard it, and they miss you',
    { cards: 1, actions: 1, reaction: 'shelter' }),
  gull: action(2, '1 action, 1 coin; attacked: discard it and draw two', { actions: 1, coins: 1, reaction: 'draw' }),
  insurer: action(4, '2 coins; attacked: discard it and gain a shilling', { coins: 2, reaction: 'gain' }),
};
export const cards: Readonly<Record<string, Facts>> = { ...basic, ...kingdom };
