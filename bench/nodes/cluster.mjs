// Nodes in processes of their own, each with its own line to the database.
import { startChild } from '../server/start.mjs';
import { openProxy } from './proxy.mjs';

export class Cluster {
  constructor(database, leaseMs, kind = '') {
    this.database = database;
    this.leaseMs = leaseMs;
    this.kind = kind;
    this.nodes = [];
    this.handed = 0;
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
    const node = await startChild('../nodes/child.mjs', [url.href, String(this.leaseMs), this.kind]);
    Object.assign(node, { proxy, isUp: true });
    this.nodes.push(node);
    return node;
  }

  /** How many appends of it were fenced since it was asked last. What it has handed over is added to that of all. */
  async noteFenced(node) {
    const fenced = (await node.ask('fenced')) ?? 0;
    const handed = (await node.ask('handed')) ?? 0;
    const { fenced: before, handed: handedBefore } = node.noted ?? { fenced: 0, handed: 0 };
    node.noted = { fenced, handed };
    this.handed += handed - handedBefore;
    return fenced - before;
  }

  remove(node) {
    node.isUp = false;
    node.proxy.close();
    this.nodes.splice(this.nodes.indexOf(node), 1);
  }

  /** How many matches under way each of them holds, the most first. */
  async shares() {
    const held = await this.database.query(
      `select count(*)::int as n from log join match on key = log.match join node on node.id = owner
       where status = 'playing' and lease_until > extract(epoch from clock_timestamp()) * 1000
       group by owner order by n desc`,
    );
    return held.map(({ n }) => n);
  }

  async stopOne(node) {
    node.isUp = false;
    await this.noteFenced(node);
    await node.stop();
    this.remove(node);
  }

  async stop() {
    await Promise.all([...this.nodes].map((node) => this.stopOne(node)));
  }
}
