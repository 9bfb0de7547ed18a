import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { commander } from '@cardloom/games/commander';
import { arrange } from '@cardloom/testkit';
import type { Match, RecordedMove } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { findGame } from '../catalogue.ts';
import { LineAsker } from '../prompts/line-asker.ts';
import { openTable } from './opening.ts';
import { newSession } from './session.ts';
import { sit } from './sitting.ts';

/** Big questions with real cards: attackers against several players, divided damage, triggers to put in order. */

const entry = await findGame('commander');
const FLYING = 1;
const TRAMPLE = 1 << 5;

const creature = (card: string, seat: number, power: number, toughness: number, more = {}) => ({
  card,
  controller: seat,
  under: seat,
  since: -1,
  power,
  toughness,
  ...more,
});
const lands = (card: string, count: number, seat: number) =>
  Array.from({ length: count }, () => ({ card, controller: seat, under: seat, since: -1 }));
const library = Array.from({ length: 9 }, () => 'Plains');

interface Side {
  readonly hand?: readonly { readonly card: string }[];
  readonly battlefield?: readonly { readonly card: string }[];
}
const snuffOut = { card: 'Snuff Out', controller: 0 };

/** The fifth turn, p0's; p2 has nothing but a library. */
const board = (at: { phase: string; step?: string }, p0: Side, p1: Side = {}, G = {}) =>
  arrange(commander, {
    at: { segment: 'game', ...at },
    turnPlayer: 'p0',
    priority: 'p0',
    G: { turn: 5, isKept: true, ...G },
    players: {
      p0: { turnStarted: 5, zones: { ...p0, library } },
      p1: { zones: { ...p1, library } },
      p2: { zones: { library } },
    },
  });

/** Sits down as p0 at a board; the others have nothing to do but pass. */
async function sitAt(match: unknown, ...lines: string[]): Promise<{ shown: string; made: RecordedMove[] }> {
  const input = new PassThrough();
  const output = new PassThrough();
  const chunks: Buffer[] = [];
  output.on('data', (chunk: Buffer) => chunks.push(chunk));
  input.end(lines.map((line) => `${line}\n`).join(''));
  const start = (match as Match).snapshot();
  const asker = new LineAsker(input, output);
  const opening = openTable(entry, { players: 3, seat: '0', bot: 'random', seed: 1, decks: [], limitMs: 1000, start });
  await sit(newSession({ ...opening, entry, asker }));
  const made = opening.table.match.state.ctx.moveHistory.filter(({ player }) => player === 'p0');
  return { made: [...made], shown: stripVTControlCharacters(Buffer.concat(chunks).toString()) };
}

describe('Commander at the prompt', () => {
  it('attackers: who attacks first, then whom', async () => {
    const match = board(
      { phase: 'combat', step: 'beginCombat' },
      {
        battlefield: [
          creature('Gust Drake', 0, 2, 2, { keywords: FLYING }),
          creature('Meadow Cub', 0, 2, 2),
          creature('Ridge Ogre', 0, 3, 3),
        ],
      },
    );
    const { shown, made } = await sitAt(match, '1,3', '2', '1');
    expect(shown).toContain('Choose attackers › Who attacks whom? (any number, such as 1,3; an empty line for none)');
    expect(shown).toContain('Ridge Ogre 3/3');
    expect(shown).toMatch(/Who attacks whom\? Gust Drake 2\/2 \(flying\) \(1 of 2\)\n +1 {2}Random 1, life 40/);
    expect(made[1]).toMatchObject({ move: 'declareAttackers', args: { attacks: { 1: 'p2', 3: 'p1' } } });
  });

  it('damage that is divided: how much for each, and the rest for the last', async () => {
    const behemoth = { keywords: TRAMPLE, attacking: 1, blocked: true, tapped: true };
    const match = board(
      { phase: 'combat', step: 'declareBlockers' },
      { battlefield: [creature('Trampling Behemoth', 0, 6, 6, behemoth)] },
      {
        battlefield: [
          creature('Meadow Cub', 1, 2, 2, { blocking: 1 }),
          creature('Gust Drake', 1, 1, 1, { blocking: 1 }),
        ],
      },
      { attacked: true },
    );
    const { shown, made } = await sitAt(match, '2', '1');
    expect(shown).toContain('How is the damage divided?, 6 left: Meadow Cub (0 to 6)');
    expect(shown).toContain('How is the damage divided?, 4 left: Gust Drake (0 to 4)');
    expect(made[1]).toMatchObject({ move: 'assignDamage', args: { damage: { 11: 2, 12: 1, p1: 3 } } });
  });

  it('triggers: which goes on the stack first, and the target of one that aims', async () => {
    const poets = [creature('Marrow Poet', 0, 0, 1), creature('Morrak, Rot Sovereign', 0, 4, 4)];
    const match = board(
      { phase: 'precombat' },
      { hand: [snuffOut], battlefield: [...poets, ...lands('Swamp', 3, 0)] },
      { battlefield: [creature('Meadow Cub', 1, 2, 2)] },
    );
    const { shown, made } = await sitAt(match, '1', '2', '2', '2');
    expect(shown).toMatch(
      /The last one resolves first\. number 1 of 2\n +1 {2}Marrow Poet\n +2 {2}Morrak, Rot Sovereign/,
    );
    // what harms is offered for others first, with what it does
    expect(shown).toMatch(
      /Destroy target creature\.\nCast a spell › Snuff Out › What is it aimed at\?\n +1 {2}Random 1's Meadow/,
    );
    expect(shown).toMatch(/Marrow Poet › What is it aimed at\?\n +1 {2}Random 1, life 40\n.*\n +3 {2}You, life 40/);
    expect(made.slice(0, 4).map(({ move }) => move)).toEqual(['cast', 'pass', 'orderTriggers', 'triggerTarget']);
    expect(made[2].args).toEqual({ order: [1, 0] });
    expect(made[3].args).toEqual({ target: 'p2' });
  });

  it('whoever passes by stops lets their own spells resolve', async () => {
    const match = board(
      { phase: 'precombat' },
      { hand: [snuffOut, snuffOut], battlefield: lands('Swamp', 6, 0) },
      { battlefield: [creature('Meadow Cub', 1, 2, 2), creature('Gust Drake', 1, 2, 2)] },
    );
    const asked = 'Let it resolve';
    expect((await sitAt(match, '1', '1')).shown).toContain(asked);
    const { shown, made } = await sitAt(match, 't', '3', '5', '1', '1', '1');
    expect([made[0].move, made[1].move, shown.includes(asked)]).toEqual(['cast', 'pass', false]);
  });

  it('y lets the ability on top of the stack through by its card, now and later', async () => {
    const match = board(
      { phase: 'precombat' },
      { hand: [snuffOut, snuffOut], battlefield: [creature('Marrow Poet', 0, 0, 1), ...lands('Swamp', 6, 0)] },
      { battlefield: [creature('Meadow Cub', 1, 2, 2), creature('Gust Drake', 1, 2, 2)] },
    );
    const { shown } = await sitAt(match, '1', '1', '3', '1', 'y');
    expect(shown).toContain('y let through');
    expect(shown).toContain('Marrow Poet is let through from now on');
  });
});
