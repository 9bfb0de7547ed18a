// A socket that says whatever it is told to, and hears whether any of it was done.
import { WebSocket } from 'ws';

export class Speaker {
  isIn = false;
  #socket;
  #found;
  #opened;
  #closed;
  #pongs = new Map();

  constructor(url, match, hello, found) {
    this.#found = found;
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/matches/${match}/socket`);
    this.#socket = socket;
    this.#closed = new Promise((done) => socket.on('close', done));
    socket.on('error', () => {});
    this.welcome = new Promise((done) => {
      socket.on('message', (data) => {
        const frame = JSON.parse(data);
        if (frame.type === 'welcome') {
          this.isIn = true;
          done(frame);
        } else this.#hear(frame);
      });
    });
    this.#opened = new Promise((done) => {
      socket.on('open', () => {
        socket.send(JSON.stringify(hello));
        done();
      });
    });
  }

  /** Resolves when all were heard, or the server has hung up. */
  async say(frames) {
    await Promise.race([this.#opened, this.#closed]);
    for (const frame of frames) {
      if (this.#socket.readyState !== WebSocket.OPEN) break;
      this.#socket.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : (JSON.stringify(frame) ?? ''));
      this.#found.frames++;
    }
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    const t = Math.random();
    const answered = new Promise((done) => this.#pongs.set(t, done));
    this.#socket.send(JSON.stringify({ type: 'ping', t }));
    await Promise.race([answered, this.#closed]);
  }

  close() {
    this.#socket.terminate();
  }

  #hear(frame) {
    if (frame.type === 'pong') this.#pongs.get(frame.t)?.();
    if (frame.type === 'ok' || frame.type === 'step') this.#found.accepted++;
    if (frame.type === 'bye' && frame.reason === 'failed') this.#found.crashes++;
  }
}
