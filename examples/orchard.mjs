// Orchard: plant cards as resources, send creatures to pick fruit or to chase others off; ten fruit win.
import { parts } from '@cardloom/games';
import { concede, defineGame } from 'cardloom';

const ready = ({ play }) => play.cards.filter((card) => !card.exerted && !card.fresh);
const affordable = ({ hand, grove }) => hand.cards.filter(({ def }) => parts.canPay(grove, def.cost));

const plant = {
  choices: { card: { oneOf: ({ player }) => (player.planted ? [] : player.hand) } },
  run({ player, coreOps }, { card }) {
    coreOps.moveCard(coreOps.card(card), player.grove);
    player.planted = true;
  },
};
const summon = {
  choices: { card: { oneOf: ({ player }) => affordable(player) } },
  run({ player, coreOps }, { card }) {
    const creature = coreOps.card(card);
    parts.pay(player.grove, creature.def.cost);
    creature.fresh = true;
    coreOps.moveCard(creature, player.play);
  },
};
const pick = {
  choices: { card: { oneOf: ({ player }) => ready(player) } },
  run({ player, coreOps }, { card }) {
    coreOps.card(card).exerted = true;
    player.fruit += 1;
  },
};
const chase = {
  choices: {
    card: { oneOf: ({ player }) => ready(player) },
    target: { oneOf: (context) => parts.nonTurnPlayer(context).play.cards.filter((card) => card.exerted) },
  },
  run(context, { card, target }) {
    context.coreOps.card(card).exerted = true;
    parts.declareAttack(context, card, target);
    context.coreOps.endPhase();
  },
};
const block = {
  choices: { card: { oneOf: ({ player }) => ready(player) } },
  run({ G, coreOps }, { card }) {
    G.defender = card;
    coreOps.endStep();
  },
};
function fight({ G, coreOps }) {
  const [one, two] = [coreOps.card(G.attacker), coreOps.card(G.defender)];
  if (one.def.power >= two.def.power) coreOps.moveCard(two, two.owner.discard);
  if (two.def.power >= one.def.power) coreOps.moveCard(one, one.owner.discard);
}
function rest({ turnPlayer }) {
  turnPlayer.planted = false;
  for (const card of turnPlayer.play.cards) card.fresh = false;
}

// biome-ignore format: the flow reads like the rulebook's table of contents
const segments = {
  setup: { next: 'play', onBegin: parts.nobodysTurn, endIf: ({ ctx }) => ctx.currentPhase === null, turn: { phases: {
    chooseFirstPlayer: { start: true, next: 'mulligan', ...parts.firstPlayerChoice },
    mulligan: { next: null, ...parts.mulliganOfCards({ hand: 5, how: 'shuffleFirst' }) },
  } } },
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

const [deck, hand] = [
  { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
  { of: 'player', seenBy: 'owner' },
];
const open = { of: 'player', seenBy: 'everyone' };
export default defineGame({
  name: 'orchard',
  state: { game: parts.combatState, player: { fruit: 0, planted: false }, card: { exerted: false, fresh: false } },
  zones: { deck, hand, grove: open, play: open, discard: open },
  cards: { wren: { cost: 1, power: 1 }, fox: { cost: 2, power: 2 }, bear: { cost: 4, power: 4 } },
  setup: ({ players, coreOps }) => {
    for (const player of players)
      for (let i = 0; i < 30; i++) coreOps.createCard(['wren', 'fox', 'bear'][i % 3], player.deck);
    coreOps.shuffleAllDecks();
  },
  moves: { concede },
  effects: parts.outcomeEffects,
  checks: [parts.winCheck((player) => player.fruit >= 10, 'fruit')],
  segments,
});
