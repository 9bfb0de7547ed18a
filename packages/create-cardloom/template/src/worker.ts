// The table: rules and bots, away from the page.
import { botByName, createTurn } from '@cardloom/bots';
import { type Chooser, LocalTable, servePort } from '@cardloom/host';
import { describeGame, randomSeed } from 'cardloom';
import game from './game.ts';

const greedy = botByName('greedy');
const pause = () => new Promise((done) => setTimeout(done, 600));

const bot: Chooser = async (match, player) => {
  await pause(); // people like to see what it does
  return greedy.choose(createTurn(match, player, randomSeed()));
};

const { players } = describeGame(game);
const bots = Array.from({ length: players.min - 1 }, (_, i) => `bot ${i + 1}`);
const seats = ['you', ...bots].map((player) => ({ player }));
servePort(new LocalTable(game, { seats, bots: Object.fromEntries(bots.map((name) => [name, bot])) }), self);
