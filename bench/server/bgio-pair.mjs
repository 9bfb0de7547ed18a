// Two people at one match on boardgame.io's server, each with a socket. They get the whole state and choose by the rules.
import { io } from 'socket.io-client';
import { legal } from '../referee/rules.mjs';

let made = 0;

export const createMatch = async () => ({ id: `m${++made}` });

export class Pair {
  constructor(url, match, on) {
    this.url = url;
    this.match = match;
    this.on = on;
    this.seats = ['0', '1'].map((player) => ({ player, state: null, socket: null }));
    this.sent = null;
  }

  async open() {
    // the first one makes the match
    for (const seat of this.seats) await this.#sit(seat);
  }

  close() {
    for (const { socket } of this.seats) socket?.disconnect();
  }

  act() {
    const [{ state }] = this.seats;
    if (this.sent !== null || state === null || this.seats.some((seat) => seat.state?._stateID !== state._stateID))
      return false;
    const { G, ctx, _stateID: stateID } = state;
    const seat = this.seats[Number(ctx.currentPlayer)];
    const options = legal(G, ctx.phase, Number(ctx.currentPlayer));
    const { type, i } = options[Math.floor(Math.random() * options.length)];
    this.sent = { at: performance.now(), stateID, seat };
    const action = { type: 'MAKE_MOVE', payload: { type, args: [i], playerID: seat.player, credentials: null } };
    seat.socket.emit('update', action, stateID, this.match.id, seat.player);
    return true;
  }

  #sit(seat) {
    const socket = io(`${this.url}/skirmish`, { transports: ['websocket'], forceNew: true });
    seat.socket = socket;
    socket.on('connect', () => {
      socket.io.engine.on('packet', ({ data }) => this.on.bytes?.(data?.length ?? 0));
      socket.emit('sync', this.match.id, seat.player, null, 2);
    });
    return new Promise((done) => {
      socket.on('sync', (_match, { state }) => {
        seat.state = state;
        done();
      });
      socket.on('update', (_match, state) => {
        seat.state = state;
        this.#told(seat);
      });
    });
  }

  #told(seat) {
    if (this.sent?.seat === seat && seat.state._stateID > this.sent.stateID) {
      this.on.acked?.(this, '', seat.state._stateID, performance.now() - this.sent.at);
      this.sent = null;
    }
    if (this.sent === null && this.seats.every(({ state }) => state._stateID === seat.state._stateID))
      this.on.idle?.(this);
  }
}
