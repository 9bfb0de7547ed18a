import { type Client, connect } from '@cardloom/client';
import type { skirmish } from '@cardloom/games/skirmish';
import { follow } from '@cardloom/protocol';
import type { Json } from 'cardloom';
import { WebSocket } from 'ws';

type Seat = Client<typeof skirmish>;
const TERRAINS = ['terrain0', 'terrain1', 'terrain2', 'terrain3', 'terrain4'] as const;

/** A bot of one's own: takes the seat it was invited to, and plays until the match is over. */
export async function sitDown(server: string, match: string, invite: string): Promise<Seat['state']> {
  const body = JSON.stringify({ invite, name: 'Cautious' });
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const claimed = await fetch(`${server}/api/matches/${match}/seats`, sent);
  const { token } = (await claimed.json()) as { readonly token: string };
  const client: Seat = connect(server, { match, token, WebSocket });
  while (client.state.view?.ctx.gameOver !== true && client.state.connection !== 'closed') {
    if (client.state.prompt?.moves.length) await play(client);
    else await new Promise<void>((resolve) => client.subscribe(resolve));
  }
  client.close();
  return client.state;
}

/** Passes once it stands on three terrains; before that it does the first thing that is offered, in any way. */
async function play({ state: { view, prompt, seat }, act, ask }: Seat): Promise<unknown> {
  if (view === null || prompt === null || seat === null) return;
  const held = TERRAINS.filter((terrain) => view.zones[terrain][seat].length > 0);
  const [{ move, asks = null }] = prompt.moves;
  if (held.length >= 3 && prompt.moves.some((one) => one.move === 'PASS')) return act('PASS');
  const args: Record<string, Json> = {};
  for (let asked = asks; asked !== null; ) {
    const options = 'options' in asked ? asked.options : [[]];
    const answer = options[Math.floor(Math.random() * options.length)];
    args[asked.name] = answer;
    const next = follow(asked, answer);
    asked = next === 'ask' ? await ask({ move, args }) : next;
  }
  return act({ move, args });
}
