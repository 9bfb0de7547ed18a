// The table: rules and bots, away from the page.
import { botByName, createTurn } from '@cardloom/bots';
import { type Chooser, LocalTable, servePort } from '@cardloom/host';
import { randomSeed } from 'cardloom';
import { hearts } from '../../hearts/src/hearts.ts';

const BOTS = ['West', 'North', 'East'];
const greedy = botByName('greedy');
const pause = () => new Promise((done) => setTimeout(done, 400));

const bot: Chooser = async (match, player) => {
  await pause(); // people like to see what it does
  return greedy.choose(createTurn(match, player, randomSeed()));
};

const table = new LocalTable(hearts, {
  seats: ['You', ...BOTS].map((player) => ({ player })),
  options: { limit: 50 },
  bots: Object.fromEntries(BOTS.map((name) => [name, bot])),
});
servePort(table, self);
