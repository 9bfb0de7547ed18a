// Rounds of faults on three nodes while people play, then all nodes are replaced one after the other.
import { median, rounded, say } from '../report.mjs';
import { Acknowledged } from './acknowledged.mjs';
import { Cluster } from './cluster.mjs';
import { createSomewhere, People } from './people.mjs';

const NODES = 3;
const FAULTS = ['kill', 'stop', 'cut', 'silence', 'database', 'freeze'];
const later = (ms) => new Promise((done) => setTimeout(done, ms));

export class Campaign {
  acknowledged = new Acknowledged();
  #cluster;
  #database;
  #leaseMs;
  #size;
  #people = new Set();
  #refused = {};
  #times = {};
  #fenced = {};
  #isOver = false;

  constructor(database, leaseMs, size) {
    this.#database = database;
    this.#leaseMs = leaseMs;
    this.#size = size;
    this.#cluster = new Cluster(database, leaseMs);
  }

  async run(rounds, moves) {
    await this.#cluster.start(NODES);
    await Promise.all(Array.from({ length: this.#size }, () => this.#seat()));
    let done = 0;
    while (done < rounds || this.acknowledged.count < moves) {
      await this.#round(FAULTS[done++ % FAULTS.length]);
      if (done % 10 === 0) say(`${done} rounds, ${this.acknowledged.count} acknowledged`);
    }
    const rolling = await this.#roll();
    this.#isOver = true;
    for (const people of this.#people) people.close();
    await this.#cluster.stop();
    const found = await this.acknowledged.check(this.#database.url);
    const goesOnMs = Object.fromEntries(
      Object.entries(this.#times).map(([fault, times]) => [
        fault,
        { median: rounded(median(times)), most: rounded(Math.max(...times)) },
      ]),
    );
    return {
      nodes: NODES,
      rounds: done,
      faults: FAULTS,
      ...found,
      refused: this.#refused,
      fenced: this.#fenced,
      goesOnMs,
      rolling,
    };
  }

  async #seat() {
    const match = await createSomewhere(this.#cluster.urls);
    if (this.#isOver) return;
    const people = new People(match, this.#cluster.urls, {
      acked: (id, player, made, seq) => this.acknowledged.add(id, player, made, seq),
      refused: (code) => {
        this.#refused[code] = (this.#refused[code] ?? 0) + 1;
      },
      over: () => {
        people.close();
        this.#people.delete(people);
        if (!this.#isOver) void this.#seat();
      },
    });
    this.#people.add(people);
    people.pause(false);
  }

  async #round(fault) {
    await later(200 + Math.random() * 800);
    const cluster = this.#cluster;
    const node = cluster.nodes[Math.floor(Math.random() * cluster.nodes.length)];
    const startedAt = performance.now();
    const long = this.#leaseMs + 1500;
    if (fault === 'kill') {
      node.child.kill('SIGKILL');
      cluster.remove(node);
    } else if (fault === 'stop') {
      node.child.kill('SIGSTOP');
      await later(long);
      node.child.kill('SIGCONT');
    } else if (fault === 'cut' || fault === 'silence') {
      node.proxy.cut(fault === 'cut' ? 'reset' : 'silent');
      await later(long);
      node.proxy.heal();
    } else if (fault === 'freeze') {
      await node.ask('freeze');
      await later(long);
      await node.ask('thaw');
    } else {
      await this.#database.kill();
      await later(Math.random() * 1000);
      await this.#database.restart();
    }
    await this.#untilAllPlay(startedAt);
    this.#times[fault] = [...(this.#times[fault] ?? []), performance.now() - startedAt];
    for (const one of cluster.nodes) this.#fenced[fault] = (this.#fenced[fault] ?? 0) + (await cluster.noteFenced(one));
    if (fault === 'kill') await cluster.add();
  }

  /** Until a move was acknowledged at every table that was there. */
  async #untilAllPlay(since) {
    const until = performance.now() + 60_000;
    const waits = () => [...this.#people].filter(({ ackedAt, isOver }) => !isOver && ackedAt < since);
    while (waits().length > 0) {
      if (performance.now() > until) throw new Error(`${waits().length} tables do not go on: ${waits()[0].match.id}`);
      await later(50);
    }
  }

  async #roll() {
    const before = { ...this.#refused };
    const [acknowledged, startedAt] = [this.acknowledged.count, performance.now()];
    for (const node of [...this.#cluster.nodes]) {
      await this.#cluster.add();
      node.isUp = false;
      const stoppedAt = performance.now();
      await this.#cluster.noteFenced(node);
      await node.stop();
      this.#cluster.remove(node);
      await this.#untilAllPlay(stoppedAt);
    }
    const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);
    return {
      acknowledged: this.acknowledged.count - acknowledged,
      refused: sum(this.#refused) - sum(before),
      seconds: rounded((performance.now() - startedAt) / 1000),
    };
  }
}
