import { botNames } from '@cardloom/bots';
import type { Seed } from 'cardloom';
import type { CatalogueEntry } from '../catalogue.ts';
import { drawTable } from '../table/draw-table.ts';
import { drawHeading } from '../table/heading.ts';
import { print } from '../terminal.ts';
import { letBotAct } from './act.ts';
import { openTable } from './opening.ts';

/** Where there is nobody to ask: bots play a match, and its log is printed as it goes. */
export async function playDemo(entry: CatalogueEntry, seed: Seed): Promise<void> {
  const bot = botNames.includes('greedy') ? 'greedy' : botNames[0];
  const table = openTable(entry, { seat: null, bot, seed, decks: [], limitMs: 10_000 });
  const { match, log, names } = table;
  const say = (line: string): void => print(`${line}\n`);
  say(`${entry.title}: ${match.players.map((id) => names.player(id)).join(' against ')}, seed ${seed}`);
  let told = 0;
  for (let seat = match.seatToAct; seat >= 0 && told < MOST; seat = match.seatToAct) {
    await letBotAct(table, seat);
    for (const line of log.since(told)) say(line);
    told = log.length;
  }
  const view = match.view(null);
  say(`\n${drawHeading(view, names, 80)}\n${drawTable(view, names, { width: 80, height: 24 })}`);
}

/** Actions after which a match counts as endless. */
const MOST = 5000;
