// What the matches of one game keep alive: node --expose-gc worker.mjs <game> <matches> <actions> → JSON.

import { ActionList, createMatch } from 'cardloom';
import { loadGame } from '../load-game.mjs';
import { playOut, tableFor, xorshift } from '../random-play.mjs';

const [name, matches, actions] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const entry = await loadGame(name);
const { game, ids, options } = tableFor(entry);
const list = new ActionList();
const pick = xorshift(1);
let seed = 1;

const create = () => createMatch(game, { seed: seed++, players: ids, options });

/** Played as far as it goes: some random matches are over before. */
let played = 0;
function running() {
  const match = create();
  played += playOut(match, pick, actions, list);
  return match;
}

function used() {
  globalThis.gc();
  globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** Bytes that each of these keeps. */
function bytesEach(make) {
  // the first ones also pay for what is made once per game, and for code that is compiled
  for (let i = 0; i < matches; i++) make();
  const kept = [];
  const before = used();
  for (let i = 0; i < matches; i++) kept.push(make());
  const bytes = (used() - before) / matches;
  if (kept.length !== matches) throw new Error('something was dropped');
  return bytes;
}

const newBytes = bytesEach(create);
const playedBytes = bytesEach(running);
const averageActions = played / (matches * 2);
process.stdout.write(JSON.stringify({ players: ids.length, newBytes, playedBytes, averageActions }));
