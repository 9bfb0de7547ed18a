// A bot of one's own: it tries every action in a few worlds that could be the true one, and takes the one it likes best.
import { botByName, playMatch } from '@cardloom/bots';
import { skirmish } from '@cardloom/games/skirmish';
import { createMatch } from 'cardloom';

const curious = {
  name: 'curious',
  choose({ player, actions, sample, random }) {
    const worlds = [sample(), sample()];
    const worth = (action) => {
      let sum = random(100) / 1e6; // so that equals are not always settled the same way
      for (const world of worlds) {
        const line = world.line();
        line.make(action);
        sum += line.isOver ? 0 : line.evaluate(world.players.indexOf(player));
      }
      return sum;
    };
    const judged = [...actions].map((action) => ({ action, worth: worth(action) }));
    return judged.reduce((best, next) => (next.worth > best.worth ? next : best)).action;
  },
};

let won = 0;
for (let seed = 1; seed <= 20; seed++) {
  const match = createMatch(skirmish, { seed, players: ['curious', 'random'] });
  playMatch(match, [curious, botByName('random')], { seed });
  if (match.state.ctx.winner === 'curious') won++;
}
console.log(won > 10 ? 'curious is better than random' : 'curious should think again');
