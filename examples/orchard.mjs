// Orchard: plant cards as resources, send creatures to pick fruit or to chase others off; ten fruit win.
import { parts } from '@cardloom/games';
import { concede, defineGame } from 'cardloom';

const { canPay, pay, decidedBy, drawForTurn, endsPhase, endsStep, firstPlayerChoice, handLimit, isFirstTurnOfGame } = parts;
const { combatOr, combatState, declareAttack, endCombat, loses, mulliganOfCards, nobodysTurn, nonTurnPlayer } = parts;
const { outcomeEffects, readyCards, unless, winCheck } = parts;

const ready = ({ play }) => play.cards.filter((card) => !card.exerted && !card.fresh);
const isGone = ({ G, coreOps }) => coreOps.card(G.attacker).zone.name !== 'play';

const move = (choices, run) => ({ choices, run });
const plant = move({ card: { oneOf: ({ player }) => (player.planted ? [] : player.hand) } }, ({ player, coreOps }, { card }) => {
  coreOps.moveCard(coreOps.card(card), player.grove);
  player.planted = true;
});
const summon = move(
  { card: { oneOf: ({ player }) => player.hand.cards.filter(({ def }) => canPay(player.grove, def.cost)) } },
  ({ player, coreOps }, { card }) => {
    const creature = coreOps.card(card);
    pay(player.grove, creature.def.cost);
    creature.fresh = true;
    coreOps.moveCard(creature, player.play);
  },
);
const pick = move({ card: { oneOf: ({ player }) => ready(player) } }, ({ player, coreOps }, { card }) => {
  coreOps.card(card).exerted = true;
  player.fruit += 1;
});
const chase = move(
  {
    card: { oneOf: ({ player }) => ready(player) },
    target: { oneOf: (context) => nonTurnPlayer(context).play.cards.filter((card) => card.exerted) },
  },
  (context, { card, target }) => {
    context.coreOps.card(card).exerted = true;
    declareAttack(context, card, target);
    context.coreOps.endPhase();
  },
);
const block = move({ card: { oneOf: ({ player }) => ready(player) } }, ({ G, coreOps }, { card }) => {
  G.defender = card;
  coreOps.endStep();
});
const fight = ({ G, coreOps }) => {
  const [one, two] = [coreOps.card(G.attacker), coreOps.card(G.defender)];
  if (one.def.power >= two.def.power) coreOps.moveCard(two, two.owner.discard);
  if (two.def.power >= one.def.power) coreOps.moveCard(one, one.owner.discard);
};
const rest = ({ turnPlayer }) => {
  turnPlayer.planted = false;
  for (const card of turnPlayer.play.cards) card.fresh = false;
};

export default defineGame({
  name: 'orchard',
  state: { game: combatState, player: { fruit: 0, planted: false }, card: { exerted: false, fresh: false } },
  zones: {
    deck: { of: 'player', seenBy: 'nobody', drawTo: 'hand' },
    hand: { of: 'player', seenBy: 'owner' },
    grove: { of: 'player', seenBy: 'everyone' },
    play: { of: 'player', seenBy: 'everyone' },
    discard: { of: 'player', seenBy: 'everyone' },
  },
  cards: { wren: { cost: 1, power: 1 }, fox: { cost: 2, power: 2 }, bear: { cost: 4, power: 4 } },
  setup: ({ players, coreOps }) => {
    for (const { deck } of players) for (let i = 0; i < 30; i++) coreOps.createCard(['wren', 'fox', 'bear'][i % 3], deck);
  },
  moves: { concede },
  effects: outcomeEffects,
  checks: [winCheck((player) => player.fruit >= 10, 'fruit')],
  segments: {
    setup: { next: 'play', onBegin: nobodysTurn, endIf: ({ ctx }) => ctx.currentPhase === null, turn: { phases: {
      chooseFirstPlayer: { start: true, next: 'mulligan', ...firstPlayerChoice },
      mulligan: { next: null, ...mulliganOfCards({ hand: 5, how: 'shuffleFirst' }) },
    } } },
    play: { next: 'end', endIf: ({ ctx }) => ctx.gameOver, turn: { phases: {
      beginning: { start: true, next: 'main', steps: {
        ready: { start: true, auto: true, next: 'draw', onBegin: readyCards(({ grove, play }) => [grove, play]) },
        draw: { auto: true, next: null, onBegin: drawForTurn({ unless: isFirstTurnOfGame, onEmpty: loses }) },
      } },
      main: { next: combatOr('chase', 'end'), moves: { plant, summon, pick, chase, endTurn: endsPhase } },
      chase: { next: 'main', onEnd: endCombat, steps: {
        block: { start: true, next: unless(isGone, null, 'fight'), ...decidedBy(nonTurnPlayer), moves: { block, letGo: endsStep } },
        fight: { auto: true, next: null, onBegin: fight },
      } },
      end: { next: null, ...handLimit(7), onEnd: rest },
    } } },
    end: {},
  },
});
