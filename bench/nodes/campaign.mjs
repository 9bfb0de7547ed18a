// Rounds of faults while people play, on so many nodes and then on so many; at the end of each all nodes are replaced.
import { median, rounded, say } from '../report.mjs';
import { untilBalanced } from './balanced.mjs';
import { Cluster } from './cluster.mjs';
import { Crowd } from './crowd.mjs';
import { roll } from './roll.mjs';

const FAULTS = ['kill', 'stop', 'cut', 'silence', 'database', 'freeze', 'zombie', 'balance'];
const later = (ms) => new Promise((done) => setTimeout(done, ms));

export class Campaign {
  #cluster;
  #crowd;
  #database;
  #long;
  #nodes = 0;
  #rounds = {};
  #times = {};
  #fenced = {};

  constructor(database, leaseMs) {
    this.#database = database;
    this.#long = leaseMs + 1500;
    this.#cluster = new Cluster(database, leaseMs);
    this.#crowd = new Crowd(this.#cluster.urls);
  }

  /** So many rounds with each of these numbers of nodes, and so many moves in all. */
  async run(sizes, matches, rounds, moves) {
    await this.#cluster.start(sizes[0]);
    await this.#crowd.sit(matches);
    const phases = [];
    for (const [i, nodes] of sizes.entries()) {
      const share = (i + 1) / sizes.length;
      phases.push(await this.#phase(nodes, Math.ceil(rounds / sizes.length), moves * share));
    }
    await this.#crowd.leave();
    await this.#cluster.stop();
    const { acknowledged, refused, retried } = this.#crowd;
    const found = await acknowledged.check(this.#database.url);
    const goesOnMs = Object.entries(this.#times).map(([fault, times]) => [
      fault,
      { median: rounded(median(times)), most: rounded(Math.max(...times)) },
    ]);
    return {
      rounds: Object.values(this.#rounds).reduce((sum, count) => sum + count, 0),
      faults: this.#rounds,
      ...found,
      refused,
      retried,
      fenced: this.#fenced,
      handed: this.#cluster.handed,
      goesOnMs: Object.fromEntries(goesOnMs),
      phases,
    };
  }

  async #phase(nodes, rounds, moves) {
    const cluster = this.#cluster;
    this.#nodes = nodes;
    while (cluster.nodes.length > nodes) await cluster.stopOne(cluster.nodes[0]);
    const shares = [];
    let done = 0;
    while (done < rounds || this.#crowd.acknowledged.count < moves) {
      await this.#round(FAULTS[done++ % FAULTS.length]);
      shares.push(await cluster.shares());
      if (done % 10 === 0) say(`${nodes} nodes: ${done} rounds, ${this.#crowd.acknowledged.count} acknowledged`);
    }
    const perNode = Array.from({ length: nodes }, (_, place) => median(shares.map((share) => share[place] ?? 0)));
    const rolling = await roll(cluster, this.#crowd);
    const balancing = await untilBalanced(cluster, this.#crowd);
    return { nodes, rounds: done, matchesPerNode: perNode, rolling, balancing };
  }

  async #round(fault) {
    await later(200 + Math.random() * 800);
    const cluster = this.#cluster;
    const node = cluster.nodes[Math.floor(Math.random() * cluster.nodes.length)];
    const startedAt = performance.now();
    await this[`_${fault}`](node);
    await this.#crowd.untilAllPlay(startedAt).catch((error) => {
      throw new Error(`after ${fault}: ${error.message}`);
    });
    this.#rounds[fault] = (this.#rounds[fault] ?? 0) + 1;
    this.#times[fault] = [...(this.#times[fault] ?? []), performance.now() - startedAt];
    for (const one of cluster.nodes) this.#fenced[fault] = (this.#fenced[fault] ?? 0) + (await cluster.noteFenced(one));
    while (cluster.nodes.length < this.#nodes) await cluster.add();
  }

  async _kill(node) {
    node.child.kill('SIGKILL');
    this.#cluster.remove(node);
  }

  async _stop(node) {
    node.child.kill('SIGSTOP');
    await later(this.#long);
    node.child.kill('SIGCONT');
  }

  async _cut(node) {
    node.proxy.cut('reset');
    await later(this.#long);
    node.proxy.heal();
  }

  /** Nothing comes through, and nobody is told. */
  async _silence(node) {
    node.proxy.cut('silent');
    await later(this.#long);
    node.proxy.heal();
  }

  async _database() {
    await this.#database.kill();
    await later(Math.random() * 1000);
    await this.#database.restart();
  }

  /** Its lease ends, and it does not know. */
  async _freeze(node) {
    await node.ask('freeze');
    await later(this.#long);
    await node.ask('thaw');
  }

  /** The same, and it is stopped and woken. */
  async _zombie(node) {
    await node.ask('freeze');
    await this._stop(node);
    await later(500);
    await node.ask('thaw');
  }

  /** A node is replaced by one that has nothing; as soon as another hands tables to it, that one is killed, or stopped and woken. */
  async _balance(node) {
    node.child.kill('SIGKILL');
    this.#cluster.remove(node);
    await this.#cluster.add();
    const giver = await this.#firstToHand();
    if (Math.random() < 0.5) await this._kill(giver);
    else await this._stop(giver);
  }

  /** Any node, if everybody has about the same. */
  async #firstToHand() {
    const { nodes } = this.#cluster;
    const before = await Promise.all(nodes.map((node) => node.ask('handed')));
    for (const until = performance.now() + 4 * this.#long; performance.now() < until; await later(5)) {
      for (const [i, node] of nodes.entries()) if ((await node.ask('handed')) > before[i]) return node;
    }
    return nodes[0];
  }
}
