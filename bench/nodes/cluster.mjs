// Nodes in processes of their own, each with its own line to the database.
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { openProxy } from './proxy.mjs';

export class Cluster {
  constructor(database, leaseMs, kind = '') {
    this.database = database;
    this.leaseMs = leaseMs;
    this.kind = kind;
    this.nodes = [];
    this.fenced = 0;
  }

  /** The addresses of the nodes that a balancer would use. */
  urls = () => this.nodes.filter(({ isUp }) => isUp).map(({ url }) => url);

  async start(count) {
    await Promise.all(Array.from({ length: count }, () => this.add()));
  }

  async add() {
    const proxy = await openProxy(() => this.database.port);
    const url = new URL(this.database.url);
    url.port = String(proxy.port);
    const node = await startNode([url.href, String(this.leaseMs), this.kind]);
    Object.assign(node, { proxy, isUp: true });
    this.nodes.push(node);
    return node;
  }

  async noteFenced(node) {
    const fenced = (await node.ask('fenced')) ?? 0;
    const more = fenced - (node.noted ?? 0);
    node.noted = fenced;
    this.fenced += more;
    return more;
  }

  remove(node) {
    node.isUp = false;
    node.proxy.close();
    this.nodes.splice(this.nodes.indexOf(node), 1);
  }

  async stop() {
    await Promise.all(
      [...this.nodes].map(async (node) => {
        await this.noteFenced(node);
        await node.stop();
        this.remove(node);
      }),
    );
  }
}

async function startNode(args) {
  const child = fork(join(import.meta.dirname, 'child.mjs'), args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  const waiting = new Map();
  let count = 0;
  const url = await new Promise((found, failed) => {
    child.on('message', (message) => {
      if ('url' in message) found(message.url);
      else waiting.get(message.n)?.(message.answer);
    });
    child.once('exit', (code) => failed(new Error(`the node ended with ${code}`)));
  });
  const ask = (what) => {
    const n = ++count;
    return new Promise((answered) => {
      waiting.set(n, answered);
      void ended.then(() => answered(null));
      if (child.connected) child.send({ n, ask: what }, () => {});
    });
  };
  return {
    url,
    child,
    ended,
    ask,
    async stop() {
      void ask('stop');
      await ended;
    },
  };
}
