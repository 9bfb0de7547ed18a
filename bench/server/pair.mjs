// Two people at one Skirmish match, each with a socket, who know no rules: they answer what they are asked, at random.
import { follow } from '@cardloom/protocol';
import { WebSocket } from 'ws';

export const post = async (url, body) => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response.json();
};

/** Creates a match for two; gives its id, the tokens of both seats and the secret of the link for those who watch. */
export async function createMatch(url, spectators = 'link', more = {}) {
  const seats = [{ kind: 'me', name: 'A' }, { kind: 'open' }];
  const { id, token, watch } = await post(`${url}/api/matches`, { game: 'skirmish', seats, spectators, ...more });
  const claimed = await post(`${url}/api/matches/${id}/seats`, { name: 'B' });
  return { id, tokens: [token, claimed.token], watch };
}

/** Where a balancer would send somebody: one address, or several with commas between them. */
export function anyOf(urls) {
  const all = urls.split(',');
  return all[Math.floor(Math.random() * all.length)];
}

export class Pair {
  /** @param on `{ acked(pair, id, seq, ms), idle(pair), over(pair), gone(pair), bytes(count) }` */
  constructor(url, match, on, prefix = '') {
    this.url = url;
    this.match = match;
    this.on = on;
    this.prefix = prefix;
    this.seats = match.tokens.map(() => ({ seq: -1, prompt: null, socket: null }));
    this.sent = null;
    this.count = 0;
  }

  async open() {
    await Promise.all(this.match.tokens.map((token, seat) => this.#sit(token, seat)));
  }

  close() {
    for (const { socket } of this.seats) socket?.terminate();
  }

  /** Does something, if it can; true if it did. */
  act() {
    if (this.sent !== null) return false;
    const seat = this.seats.find(({ prompt }) => prompt !== null && prompt.moves.length > 0);
    if (seat === undefined || this.seats.some(({ seq }) => seq !== seat.seq)) return false;
    const id = `${this.prefix}${++this.count}`;
    this.sent = { id, at: performance.now(), seat };
    seat.socket.send(JSON.stringify({ type: 'act', id, prompt: seat.prompt.n, ...choose(seat.prompt.moves) }));
    return true;
  }

  #sit(token, seat) {
    const socket = new WebSocket(`${anyOf(this.url).replace('http', 'ws')}/api/matches/${this.match.id}/socket`);
    this.seats[seat].socket = socket;
    socket.on('error', () => {});
    return new Promise((done) => {
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', v: 1, token })));
      socket.on('close', () => {
        done();
        this.on.gone?.(this);
      });
      socket.on('message', (data) => {
        this.on.bytes?.(data.length);
        const frame = JSON.parse(data);
        if (frame.type === 'welcome') done();
        this.#hear(this.seats[seat], frame);
      });
    });
  }

  #hear(seat, frame) {
    if (frame.type === 'welcome' || frame.type === 'step') {
      seat.seq = frame.seq;
      if (frame.prompt !== undefined) seat.prompt = frame.prompt;
    } else if (frame.type === 'ok' && frame.id === this.sent?.id) {
      this.on.acked?.(this, frame.id, frame.seq, performance.now() - this.sent.at);
      this.sent = null;
    } else if (frame.type === 'no' && frame.id === this.sent?.id) {
      if (frame.prompt !== undefined) seat.prompt = frame.prompt;
      this.sent = null;
    } else return;
    if (this.sent !== null || this.seats.some(({ seq, prompt }) => prompt === null || seq !== seat.seq)) return;
    if (this.seats.every(({ prompt }) => prompt.moves.length === 0)) this.on.over?.(this);
    else this.on.idle?.(this);
  }
}

/** A move and its answers. Cards are played rather than passed with, so that matches last. */
export function choose(moves) {
  const playing = moves.filter(({ move }) => move !== 'PASS');
  const first =
    playing.length > 0 && Math.random() < 0.9 ? playing[Math.floor(Math.random() * playing.length)] : moves.at(-1);
  const args = answers(first.asks);
  return args === null ? { move: moves.at(-1).move, args: {} } : { move: first.move, args };
}

function answers(asks) {
  const args = {};
  for (let asked = asks ?? null; asked !== null; ) {
    const answer = answerTo(asked);
    if (answer === undefined) return null;
    args[asked.name] = answer;
    asked = follow(asked, answer);
    if (asked === 'ask') return null;
  }
  return args;
}

function answerTo(asked) {
  if ('options' in asked) return asked.options[Math.floor(Math.random() * asked.options.length)];
  if (asked.kind === 'someOf') return asked.from.slice(0, asked.min);
  return asked.kind === 'number' ? asked.min : undefined;
}
