// People at matches on many nodes, with the client everybody uses: it comes back to any node and sends again what had no answer.
import { connect } from '@cardloom/client';
import { WebSocket } from 'ws';
import { choose, createMatch } from '../server/pair.mjs';

/** Where a balancer would send somebody. */
const somewhere = (urls) => urls[Math.floor(Math.random() * urls.length)];

export class People {
  /** @param on `{ acked(match, player, made, seq, ms), refused(code), over(people) }`; `urls()`: the nodes that can be reached. */
  constructor(match, urls, on) {
    this.match = match;
    this.on = on;
    this.isActing = false;
    this.isOver = false;
    this.isPaused = false;
    this.ackedAt = 0;
    class Balanced extends WebSocket {
      constructor(url) {
        super(url.replace('ws://anywhere', somewhere(urls()).replace('http', 'ws')));
      }
    }
    const waits = { firstWait: 40, longestWait: 400, patience: 1500 };
    this.clients = match.tokens.map((token) => {
      const client = connect('http://anywhere', { match: match.id, token, WebSocket: Balanced, ...waits });
      client.subscribe(() => this.#look());
      return client;
    });
  }

  close() {
    this.isOver = true;
    for (const client of this.clients) client.close();
  }

  pause(isPaused) {
    this.isPaused = isPaused;
    this.#look();
  }

  #look() {
    if (this.isActing || this.isOver || this.isPaused) return;
    const states = this.clients.map(({ state }) => state);
    if (states.some(({ view, prompt, seq }) => view === null || prompt === null || seq !== states[0].seq)) return;
    if (states.every(({ view }) => view.ctx.gameOver === true)) {
      this.isOver = true;
      setImmediate(() => this.on.over(this));
      return;
    }
    const client = this.clients.find(({ state }) => state.prompt.moves.length > 0 && state.sending === null);
    if (client !== undefined) void this.#act(client);
  }

  async #act(client) {
    this.isActing = true;
    const made = choose(client.state.prompt.moves);
    const startedAt = performance.now();
    try {
      const { seq } = await client.act(made);
      this.ackedAt = performance.now();
      this.on.acked(this.match.id, client.state.seat, made, seq, this.ackedAt - startedAt);
    } catch (error) {
      if (!this.isOver) this.on.refused(error.code ?? String(error));
    }
    this.isActing = false;
    setImmediate(() => this.#look());
  }
}

/** Whoever takes the place of people whose match is over. A node may go down in the middle: then another is asked. */
export async function createSomewhere(urls) {
  for (;;) {
    try {
      return await createMatch(somewhere(urls()));
    } catch {
      await new Promise((later) => setTimeout(later, 100));
    }
  }
}
