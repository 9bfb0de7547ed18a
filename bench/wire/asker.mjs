// Sends fuzzed requests, several at once, one in ten of them as bytes that no library would send.
import { Agent, request as send } from 'node:http';
import { connect } from 'node:net';
import { say } from '../report.mjs';
import { bytes, request } from './requests.mjs';

const AT_ONCE = 16;
const PATIENCE_MS = 50;

export class Asker {
  #url;
  #matches;
  #random;
  #found;
  #answers;
  #crash;
  #agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

  constructor(url, matches, { random, found, answers, crash }) {
    this.#url = new URL(url);
    this.#matches = matches;
    this.#random = random;
    this.#found = found;
    this.#answers = answers;
    this.#crash = crash;
  }

  async askMany(count) {
    const work = async () => {
      while (this.#found.requests < count) {
        if (++this.#found.requests % 10_000 === 0) say(`${this.#found.requests} requests`);
        if (this.#random() < 0.1) await this.#sendBytes();
        else await this.#ask();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    this.#agent.destroy();
  }

  #ask() {
    const { method, path, headers, body } = request(this.#random, this.#matches);
    return new Promise((done) => {
      const { hostname, port } = this.#url;
      const asked = send({ hostname, port, method, path, headers, agent: this.#agent }, (response) => {
        const { statusCode: status } = response;
        this.#answers[status] = (this.#answers[status] ?? 0) + 1;
        if (status >= 500) this.#crash(`${method} ${path.slice(0, 100)} was answered with ${status}`);
        if (status === 201 || (status === 200 && method === 'POST' && !path.endsWith('/own'))) this.#found.accepted++;
        response.resume().on('close', done);
      });
      // a body that is too long is not read to its end
      asked.on('error', done);
      asked.end(body);
    });
  }

  #sendBytes() {
    this.#found.rawRequests++;
    return new Promise((done) => {
      const socket = connect(Number(this.#url.port), this.#url.hostname);
      socket.on('connect', () => socket.write(bytes(this.#random, this.#matches)));
      socket.on('data', () => socket.destroy());
      socket.on('error', () => {});
      socket.on('close', done);
      // half a request is never answered
      socket.setTimeout(PATIENCE_MS, () => socket.destroy());
    });
  }
}
