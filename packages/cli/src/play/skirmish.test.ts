import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { expect, it } from 'vitest';
import { findGame } from '../catalogue.ts';
import { LineAsker } from '../prompts/line-asker.ts';
import { openTable } from './opening.ts';
import { newSession } from './session.ts';
import { sit } from './sitting.ts';

async function sitWith(...lines: string[]): Promise<{ shown: string; isDone: boolean }> {
  const input = new PassThrough();
  const output = new PassThrough();
  const chunks: Buffer[] = [];
  output.on('data', (chunk: Buffer) => chunks.push(chunk));
  input.end(lines.map((line) => `${line}\n`).join(''));
  const entry = await findGame('skirmish');
  const opening = openTable(entry, { seat: '0', bot: 'random', seed: 5, decks: [], limitMs: 1000 });
  await sit(newSession({ ...opening, entry, asker: new LineAsker(input, output) }));
  const shown = stripVTControlCharacters(Buffer.concat(chunks).toString());
  return { shown, isDone: opening.table.match.replay().actions.some(isMyPass) };
}

const isMyPass = (one: object): boolean =>
  'move' in one && one.move === 'PASS' && 'player' in one && one.player === 'p0';

const PASS = '2';

it('passing without having acted is asked about first: it ends the skirmish for a player', async () => {
  const kept = await sitWith(PASS, '1');
  expect(kept.shown).toMatch(/Are you done for this skirmish\?\n +1 {2}No, go back\n +2 {2}Yes: pass without acting/);
  expect(kept.isDone).toBe(false);
  expect((await sitWith(PASS, '2')).isDone).toBe(true);
});

it('the table of a skirmish that is over is shown before the next begins', async () => {
  const { shown } = await sitWith(PASS, '2');
  const [, rest = ''] = shown.split('The table as it was in the end; now it is cleared.');
  expect(rest).toContain('Your move');
});
