// Orchard: plant cards as resources, send creatures to pick fruit or to chase others off; ten fruit win.
import * as parts from '@cardloom/parts';
import { concede, declareGame } from 'cardloom';

const deck = { of: 'player', seenBy: 'nobody', drawTo: 'hand' };
const hand = { of: 'player', seenBy: 'owner' };
const open = { of: 'player', seenBy: 'everyone' };
const kit = declareGame({
  name: 'orchard',
  state: { game: parts.combatState, player: { fruit: 0, planted: false }, card: { exerted: false, fresh: false } },
  zones: { deck, hand, grove: open, play: open, discard: open },
  cards: { wren: { cost: 1, power: 1 }, fox: { cost: 2, power: 2 }, bear: { cost: 4, power: 4 } },
  events: {
    ...parts.firstPlayerEvents,
    ...parts.mulliganEvents,
    ...parts.drawEvents,
    ...parts.discardEvents,
    ...parts.outcomeEvents,
  },
  effects: parts.outcomePayloads,
});

const ready = ({ player }) => player.play.filter((card) => !card.exerted && !card.fresh);

const plant = kit
  .move()
  .card('card', ({ player }) => (player.planted ? [] : player.hand))
  .run(({ player, coreOps }, { card }) => {
    coreOps.moveCard(card, player.grove);
    player.planted = true;
  });
const summon = kit
  .move()
  .card('card', ({ player }) => player.hand.filter(({ def }) => parts.canPay(player.grove, def.cost)))
  .run(({ player, coreOps }, { card }) => {
    parts.pay(player.grove, card.def.cost);
    card.fresh = true;
    coreOps.moveCard(card, player.play);
  });
const pick = kit
  .move()
  .card('card', ready)
  .run(({ player }, { card }) => {
    card.exerted = true;
    player.fruit += 1;
  });
const chase = kit
  .move()
  .card('card', ready)
  .card('target', (context) => parts.nonTurnPlayer(context).play.filter(({ exerted }) => exerted))
  .run((context, { card, target }) => {
    card.exerted = true;
    parts.declareAttack(context, card, target);
    context.coreOps.endPhase();
  });
const block = kit
  .move()
  .card('card', ready)
  .run(({ G, coreOps }, { card }) => {
    G.defender = card.id;
    coreOps.endStep();
  });
function fight({ G, coreOps }) {
  const [one, two] = [coreOps.card(G.attacker), coreOps.card(G.defender)];
  if (one.def.power >= two.def.power) coreOps.moveCard(two, two.owner.discard);
  if (two.def.power >= one.def.power) coreOps.moveCard(one, one.owner.discard);
}
function rest({ turnPlayer }) {
  turnPlayer.planted = false;
  for (const card of turnPlayer.play) card.fresh = false;
}

// biome-ignore format: the flow reads like the rulebook's table of contents
const segments = {
  setup: parts.setupSegment('play', 'end', {
    chooseFirstPlayer: { start: true, next: 'mulligan', ...parts.firstPlayerChoice },
    mulligan: { next: null, ...parts.mulliganOfCards({ hand: 5, how: 'shuffleFirst' }) },
  }),
  play: { next: 'end', endIf: ({ ctx }) => ctx.gameOver, turn: { phases: {
    beginning: { start: true, next: 'main', steps: {
      ready: { start: true, auto: true, next: 'draw', onBegin: parts.readyCards(({ grove, play }) => [grove, play]) },
      draw: { auto: true, next: null, onBegin: parts.drawForTurn({ unless: parts.isFirstTurnOfGame, onEmpty: parts.loses }) },
    } },
    main: { next: parts.combatOr('chase', 'end'), moves: { plant, summon, pick, chase, endTurn: parts.endsPhase } },
    chase: { next: 'main', onEnd: parts.endCombat, steps: {
      block: { start: true, next: 'fight', ...parts.decidedBy(parts.nonTurnPlayer), moves: { block, letGo: parts.endsStep } },
      fight: { auto: true, next: null, onBegin: fight },
    } },
    end: { next: null, ...parts.handLimit(7), onEnd: rest },
  } } },
  end: {},
};
const checks = [parts.winCheck(({ fruit }) => fruit >= 10, 'fruit')];
const names = Array.from({ length: 30 }, (_, i) => ['wren', 'fox', 'bear'][i % 3]);
function setup({ players, coreOps }) {
  for (const player of players) for (const name of names) coreOps.createCard(name, player.deck);
  coreOps.shuffleAllDecks();
}
export default kit.define({ setup, moves: { concede }, effects: parts.outcomeEffects, checks, segments });
