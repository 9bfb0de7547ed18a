// People at matches on many nodes, with the client everybody uses: it comes back to any node and sends again what had no answer.
import { connect } from '@cardloom/client';
import { WebSocket } from 'ws';
import { anyOf, choose, createMatch } from '../server/pair.mjs';

/** Any of the nodes that can be reached now. */
const somewhere = (urls) => anyOf(urls.join());

/** How they come back; `patience` 0: they never take silence for an end. */
const WAITS = { firstWait: 40, longestWait: 400, patience: 1500 };

export class People {
  /**
   * @param on `{ acked(match, { player, id, move, args }, seq, ms), refused(code), retried(), over(people) }`
   * @param urls gives the nodes that can be reached
   */
  constructor(match, urls, on, { thinkMs = 0, ...waits } = {}) {
    this.match = match;
    this.thinkMs = thinkMs;
    this.on = on;
    this.isActing = false;
    this.isOver = false;
    this.isPaused = false;
    this.acked = 0;
    this.ackedAt = 0;
    /** Whether the last answer was that the match has moved on, and to choose anew. */
    this.isAskedAnew = false;
    this.seats = match.tokens.map((token) => {
      const seat = { client: null, sent: '' };
      class Balanced extends WebSocket {
        constructor(url) {
          super(url.replace('ws://anywhere', somewhere(urls()).replace('http', 'ws')));
        }
        send(text, ...more) {
          const { type, id } = JSON.parse(text);
          if (type === 'act') seat.sent = id;
          super.send(text, ...more);
        }
      }
      const options = { match: match.id, token, WebSocket: Balanced, ...WAITS, ...waits };
      seat.client = connect('http://anywhere', options);
      seat.client.subscribe(() => this.#look());
      return seat;
    });
  }

  close() {
    this.isOver = true;
    if (this.isAskedAnew) this.on.refused('moved-on');
    for (const { client } of this.seats) client.close();
  }

  toString() {
    const seats = this.seats.map(({ client: { state }, sent }) => {
      const { connection, bye, seq, sending, prompt } = state;
      return { connection, bye, seq, sending, sent, prompt: prompt?.n, moves: prompt?.moves.length };
    });
    return JSON.stringify({ match: this.match.id, isActing: this.isActing, seats });
  }

  /** Whether all of them sit at the table, and wait for no answer. */
  get isReady() {
    return !this.isActing && this.seats.every(({ client: { state } }) => state.connection === 'online');
  }

  pause(isPaused) {
    this.isPaused = isPaused;
    this.#look();
  }

  #look() {
    if (this.isActing || this.isOver || this.isPaused || this.seats.some(({ client }) => client === null)) return;
    const states = this.seats.map(({ client }) => client.state);
    if (states.some(({ view, prompt, seq }) => view === null || prompt === null || seq !== states[0].seq)) return;
    if (states.every(({ view }) => view.ctx.gameOver === true)) {
      this.isOver = true;
      setImmediate(() => this.on.over(this));
      return;
    }
    const seat = this.seats.find(({ client: { state } }) => state.prompt.moves.length > 0 && state.sending === null);
    if (seat !== undefined) void this.#act(seat);
  }

  async #act(seat) {
    this.isActing = true;
    if (this.thinkMs > 0) await new Promise((thought) => setTimeout(thought, Math.random() * this.thinkMs));
    const { client } = seat;
    // something may have been done by itself meanwhile
    if (!this.isOver && client.state.prompt.moves.length > 0) await this.#make(seat);
    this.isActing = false;
    setImmediate(() => this.#look());
  }

  async #make(seat) {
    const { client } = seat;
    const made = choose(client.state.prompt.moves);
    const startedAt = performance.now();
    try {
      const { seq } = await client.act(made);
      this.acked++;
      this.ackedAt = performance.now();
      const done = { player: client.state.seat, id: seat.sent, ...made };
      this.on.acked(this.match.id, done, seq, this.ackedAt - startedAt);
      if (this.isAskedAnew) this.on.retried();
      this.isAskedAnew = false;
    } catch (error) {
      if (error.code === 'moved-on') this.isAskedAnew = true;
      else if (!this.isOver) this.on.refused(error.code ?? String(error));
    }
  }
}

/**
 * Whoever takes the place of people whose match is over. A node may go down in the middle: then another is asked. Null if
 * nobody is wanted any more.
 */
export async function createSomewhere(urls, isWanted = () => true) {
  while (isWanted()) {
    try {
      return await createMatch(somewhere(urls()));
    } catch {
      await new Promise((later) => setTimeout(later, 100));
    }
  }
  return null;
}
