import type { skirmish } from '@cardloom/games/skirmish';
import type { parley } from '../../host/src/parley.fixture.ts';
import type { Client } from './index.ts';

/** What the compiler knows of a client that is typed by its game. */

declare const client: Client<typeof parley>;
declare const loose: Client;
declare const big: Client<typeof skirmish>;

client.act('draw');
client.act('say', { card: 3 });
client.act('reply', { how: 'well' });
client.ask('say');
client.ask('say', {});
// @ts-expect-error no such move
client.act('shout');
// @ts-expect-error its card is missing
client.act('say');
// @ts-expect-error a card is a number
client.act('say', { card: 'yes' });
// @ts-expect-error no such argument
client.preview('say', { card: 3, loudly: true });

const { view } = client.state;
if (view !== null) {
  const said: number = view.players.ann.said;
  const [card] = view.zones.table;
  if (!card.hidden) {
    const name: 'yes' | 'no' | 'perhaps' = card.name;
    void [name, said, card.worn];
  }
  // @ts-expect-error no such zone
  void view.zones.attic;
}

client.onStep((step, before, after) => {
  for (const event of step.events) if (event.type === 'SAID') void (event.word satisfies string);
  void (before.ctx.numMoves satisfies number);
  void after.players.bo.said;
});

client.act({ move: 'any name that stood in a prompt', args: { card: 3 } });
client.ask({ move: 'say' });

loose.act('anything', { at: 'all' });
loose.state.view?.zones.anywhere;

// @ts-expect-error no such move of a real game
big.act('castle');
// names of cards that come from a file are any text, all else is known
const hand = big.state.view?.zones.hand;
void (hand?.ann.length satisfies number | undefined);
// @ts-expect-error no such zone of a real game
void big.state.view?.zones.attic;
