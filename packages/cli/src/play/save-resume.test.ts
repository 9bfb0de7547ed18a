import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { declareGame } from 'cardloom';
import { describe, expect, it } from 'vitest';
import { complete } from '../catalogue.ts';
import { Folder } from '../commands/binary.fixture.ts';
import { LineAsker } from '../prompts/line-asker.ts';
import { loadReplay } from '../replay-file.ts';
import { kinds } from './kinds.fixture.ts';
import { type Opening, openTable, reopenTable } from './opening.ts';
import { newSession, type Session } from './session.ts';
import { sit } from './sitting.ts';

async function sitAt(
  opening: Opening,
  savePath: string | undefined,
  ...lines: string[]
): Promise<{ session: Session; shown: string }> {
  const input = new PassThrough();
  const output = new PassThrough();
  const chunks: Buffer[] = [];
  output.on('data', (chunk: Buffer) => chunks.push(chunk));
  input.end(lines.map((line) => `${line}\n`).join(''));
  const session = newSession({ ...opening, entry: kinds, asker: new LineAsker(input, output) }, savePath);
  await session.client.prefer({ takeSole: true });
  await sit(session);
  return { session, shown: stripVTControlCharacters(Buffer.concat(chunks).toString()) };
}

const open = () => openTable(kinds, { seat: '0', bot: 'random', seed: 1, decks: [], limitMs: 1000 });
const NUMBER = '3';
const STOP = '9';

describe('a saved match', () => {
  it('goes on with its log, its preferences and what can be taken back', async () => {
    using folder = new Folder();
    const path = folder.file('match.json');
    await sitAt(open(), path, NUMBER, '7');
    const file = loadReplay(path);
    expect(file).toMatchObject({ table: ['you', 'random'], prefs: { takeSole: true } });
    const { session, shown } = await sitAt(reopenTable(kinds, file, {}), undefined, 'l', 'u');
    expect(shown).toContain('You: number');
    expect(session.table?.match.state.ctx.numMoves).toBe(0);
  });

  it('remembers how long it was played', async () => {
    using folder = new Folder();
    const path = folder.file('match.json');
    await sitAt(open(), path, NUMBER, '7');
    const file = { ...loadReplay(path), played: 3_600_000 };
    const { shown } = await sitAt(reopenTable(kinds, file, {}), undefined, STOP, '5', '1');
    expect(shown).toContain('in 60 min');
  });

  it('after a rematch has its seats in the order of that match', async () => {
    using folder = new Folder();
    const path = folder.file('match.json');
    // the end, another match, and saving that
    await sitAt(open(), undefined, STOP, '4', 's', path, 'q');
    const file = loadReplay(path);
    expect([file.players, file.table]).toEqual([
      ['p1', 'p0'],
      ['random', 'you'],
    ]);
    expect(reopenTable(kinds, file, {}).me).toBe('p0');
  });
});

/** Whoever begins has won. */
const race = declareGame({ name: 'race', state: {}, zones: {}, cards: {} });
const win = race.move().run(({ coreOps, player }) => coreOps.endGame(player));
const first = complete(
  { name: 'race', title: 'Race', game: race.define({ moves: { win }, segments: { play: { turn: {} } } }), decks: [] },
  'race',
);

describe('at the end of a match', () => {
  it('the next one may be over before it is seen', async () => {
    const table = openTable(first, { seat: '0', bot: 'random', seed: 1, decks: [], limitMs: 1000 });
    const { shown } = await sitAt(table, undefined, '4', '1');
    expect(shown.match(/Game over: .*/g)).toEqual(['Game over: you win', 'Game over: Random wins']);
  });

  it('the board stays, with statistics', async () => {
    const { shown } = await sitAt(open(), undefined, STOP, '5', '1');
    expect(shown).toContain('Game over: you win');
    expect(shown).toContain('You: 1 action');
  });

  it('shows the table as it was before the last action, for a game that clears it', async () => {
    const { shown } = await sitAt(open(), undefined, STOP, '6', '1');
    const [, after = ''] = shown.split('See the table as it was before the last action');
    expect(after).toContain('turn 1 · Your turn');
  });
});
