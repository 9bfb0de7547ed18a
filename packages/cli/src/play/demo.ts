import { botNames } from '@cardloom/bots';
import { createClient } from '@cardloom/client';
import type { Seed } from 'cardloom';
import type { CatalogueEntry } from '../catalogue.ts';
import { drawTable } from '../table/draw-table.ts';
import { drawHeading } from '../table/heading.ts';
import { print } from '../terminal.ts';
import { openTable } from './opening.ts';

/** Where there is nobody to ask: bots play a match, and its log is printed as it goes. */
export async function playDemo(entry: CatalogueEntry, seed: Seed): Promise<void> {
  const bot = botNames.includes('greedy') ? 'greedy' : botNames[0];
  let fail = (_error: unknown): void => undefined;
  const opening = openTable(entry, { seat: null, bot, seed, decks: [], limitMs: 10_000, onFailure: (e) => fail(e) });
  const { table, log, names } = opening;
  const say = (line: string): void => print(`${line}\n`);
  say(`${entry.title}: ${table.match.players.map((id) => names.player(id)).join(' against ')}, seed ${seed}`);
  const client = createClient(table.open(null));
  await new Promise<void>((resolve, reject) => {
    fail = reject;
    client.onStep((step, _before, after) => {
      const told = log.length;
      log.add(step, after);
      for (const line of log.since(told)) say(line);
      if (after.ctx.gameOver === true || step.seq >= MOST) resolve();
    });
  });
  table.close();
  client.close();
  const view = table.match.view(null);
  say(`\n${drawHeading(view, names, 80)}\n${drawTable(view, names, { width: 80, height: 24 })}`);
}

/** Actions after which a match counts as endless. */
const MOST = 5000;
