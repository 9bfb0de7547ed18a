import { follow, movesByCard } from '@cardloom/protocol';
import { createMatch, declareGame } from 'cardloom';

const kit = declareGame({
  name: 'forge',
  state: { player: { iron: 3 } },
  zones: { hand: { of: 'player', seenBy: 'owner' }, table: { of: 'game', seenBy: 'everyone' } },
  cards: { nail: { iron: 1 }, axe: { iron: 3 }, anvil: { iron: 9 } },
});
const forge = kit
  .move()
  .card('card', ({ player }) => player.hand.filter(({ def }) => def.iron <= player.iron), {
    has: ({ player }, { def }) => def.iron <= player.iron || `takes ${def.iron} iron, and you have ${player.iron}`,
    prompt: 'What do you forge?',
  })
  .value('finish', () => ['plain', 'polished'], { if: (_context, { card }) => card.def.iron > 1 })
  .run(({ player, zones, coreOps }, { card }) => {
    player.iron -= card.def.iron;
    coreOps.moveCard(card, zones.table);
  });
const rest = kit.move().run(({ coreOps }) => coreOps.endTurn());
const game = kit.define({
  setup: ({ players, coreOps }) => {
    for (const name of ['nail', 'axe', 'anvil']) coreOps.createCard(name, players[0].hand);
  },
  segments: { work: { turn: {}, moves: { forge, rest } } },
});
const match = createMatch(game, { players: ['ann', 'bo'], seed: 1 });

const prompt = match.prompt('ann');
console.log(movesByCard(prompt).get(2)); // forge
const { asks } = prompt.moves[0];
console.log(asks.prompt, asks.options); // What do you forge? 1,2
console.log(follow(asks, 1)); // null
console.log(follow(asks, 2).options); // plain,polished
console.log(match.why('ann', { card: 3 })[0].message); // It takes 9 iron, and you have 3.
console.log(match.act({ player: 'ann', move: 'forge', args: { card: 2, finish: 'plain' } }).ok); // true
