// A server is killed (kill -9) at random moments while people play, again and again on one database: nothing it has
// acknowledged may be missing or there twice.
//   kill [--json] [--rounds n] [--moves n] [--matches n] [--out file]
// It goes on until there were so many rounds and so many acknowledged moves. acknowledged, lost, doubled, gaps: moves by their own ids;
// integrity: what SQLite says of the file; openMs: from starting the process to its first answer, median and most.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, REPORT_OPTIONS, report, rounded, say } from './report.mjs';
import { Acknowledged } from './server/acknowledged.mjs';
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
    const path = join(folder, 'matches.db');
    const campaign = new Campaign(path, readNumber('matches', options.matches, 1));
    let done = 0;
    while (done < rounds || campaign.acknowledged.count < moves) {
      await campaign.round(++done);
      if (done % 10 === 0) say(`${done} rounds, ${campaign.acknowledged.count} acknowledged`);
    }
    const found = await campaign.acknowledged.check(path);
    report(
      options,
      {
        rounds: done,
        matches: campaign.acknowledged.matches,
        ...found,
        openMs: campaign.openMs(),
      },
      table,
    );
    if (found.lost + found.doubled + found.gaps > 0 || found.integrity !== 'ok') process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

class Campaign {
  acknowledged = new Acknowledged();
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
      acked: ({ match }, id, seq) => this.acknowledged.add(match.id, id, seq),
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

  openMs() {
    return { median: rounded(median(this.#opening)), most: rounded(Math.max(...this.#opening)) };
  }
}

const table = ({ rounds, acknowledged, stored, lost, doubled, gaps, integrity: said }) =>
  `${rounds} kills: ${acknowledged} moves acknowledged, ${stored} stored, ${lost} lost, ${doubled} doubled, ${gaps} gaps, integrity ${said}\n`;
