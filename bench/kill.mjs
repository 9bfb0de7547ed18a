// A server is killed (kill -9) at random moments while people play, again and again on one database: nothing it has
// acknowledged may be missing or there twice.
//   kill [--json] [--rounds n] [--moves n] [--matches n] [--out file]
// It goes on until there were so many rounds and so many acknowledged moves. acknowledged, lost, doubled, gaps: moves by their own ids;
// integrity: what SQLite says of the file; openMs: from starting the process to its first answer, median and most.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteStore } from '@cardloom/server';
import { median, REPORT_OPTIONS, report, rounded, say } from './report.mjs';
import { integrity } from './server/integrity.mjs';
import { createMatch, Pair } from './server/pair.mjs';
import { startChild } from './server/start.mjs';
import { readNumber, readOptions } from './usage.mjs';

export async function main(args) {
  const options = readOptions(args, {
    ...REPORT_OPTIONS,
    rounds: { type: 'string', default: '200' },
    moves: { type: 'string', default: '100000' },
    matches: { type: 'string', default: '50' },
  });
  const rounds = readNumber('rounds', options.rounds, 1);
  const moves = readNumber('moves', options.moves, 0);
  const folder = mkdtempSync(join(tmpdir(), 'cardloom-kill-'));
  try {
    const campaign = new Campaign(join(folder, 'matches.db'), readNumber('matches', options.matches, 1));
    let done = 0;
    while (done < rounds || campaign.count < moves) {
      await campaign.round(++done);
      if (done % 10 === 0) say(`${done} rounds, ${campaign.count} acknowledged`);
    }
    const found = await campaign.check();
    report(options, { rounds: done, matches: campaign.acked.size, ...found, openMs: campaign.openMs() }, table);
    if (found.lost + found.doubled + found.gaps > 0 || found.integrity !== 'ok') process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

class Campaign {
  /** What was acknowledged, by match: the id and the number of each move. */
  acked = new Map();
  count = 0;
  #path;
  #size;
  #matches = [];
  #opening = [];

  constructor(path, size) {
    this.#path = path;
    this.#size = size;
  }

  async round(n) {
    const startedAt = performance.now();
    const server = await startChild('child.mjs', [this.#path]);
    this.#opening.push(performance.now() - startedAt);
    while (this.#matches.length < this.#size) this.#matches.push(await createMatch(server.url));
    const over = new Set();
    const on = {
      acked: ({ match }, id, seq) => {
        const list = this.acked.get(match.id) ?? [];
        list.push({ id, seq });
        this.acked.set(match.id, list);
        this.count++;
      },
      idle: (pair) => pair.act(),
      over: ({ match }) => over.add(match),
    };
    const pairs = this.#matches.map((match) => new Pair(server.url, match, on, `${n}:`));
    await Promise.all(pairs.map((pair) => pair.open()));
    for (const pair of pairs) pair.act();
    await new Promise((later) => setTimeout(later, 100 + Math.random() * 1500));
    server.child.kill('SIGKILL');
    await server.ended;
    for (const pair of pairs) pair.close();
    this.#matches = this.#matches.filter((match) => !over.has(match));
  }

  async check() {
    const store = await sqliteStore(this.#path);
    const found = { acknowledged: this.count, stored: 0, lost: 0, doubled: 0, gaps: 0, integrity: '' };
    for (const [match, moves] of this.acked) {
      const { entries } = await store.load(match);
      found.stored += entries.length;
      const times = new Map();
      for (const [i, { entry }] of entries.entries()) {
        if (entry.seq !== i + 1) found.gaps++;
        if (entry.id !== undefined) times.set(entry.id, (times.get(entry.id) ?? 0) + 1);
      }
      for (const { id, seq } of moves) if (entries[seq - 1]?.entry.id !== id) found.lost++;
      for (const count of times.values()) if (count > 1) found.doubled++;
    }
    await store.close();
    found.integrity = await integrity(this.#path);
    return found;
  }

  openMs() {
    return { median: rounded(median(this.#opening)), most: rounded(Math.max(...this.#opening)) };
  }
}

const table = ({ rounds, acknowledged, stored, lost, doubled, gaps, integrity: said }) =>
  `${rounds} kills: ${acknowledged} moves acknowledged, ${stored} stored, ${lost} lost, ${doubled} doubled, ${gaps} gaps, integrity ${said}\n`;
