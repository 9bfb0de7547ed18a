import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { LineAsker } from '../prompts/line-asker.ts';
import { kinds } from './kinds.fixture.ts';
import { openTable } from './opening.ts';
import { newSession, type Session } from './session.ts';
import { sit } from './sitting.ts';

/** Plays through lines of input; gives the session and everything that was shown. */
async function sitWith(...lines: string[]): Promise<{ session: Session; shown: string; end: string }> {
  const input = new PassThrough();
  const output = new PassThrough();
  const chunks: Buffer[] = [];
  output.on('data', (chunk: Buffer) => chunks.push(chunk));
  input.end(lines.map((line) => `${line}\n`).join(''));
  const opening = openTable(kinds, { seat: '0', bot: 'random', seed: 1, decks: [], limitMs: 1000 });
  const session = newSession({ ...opening, entry: kinds, asker: new LineAsker(input, output) });
  const end = await sit(session);
  return { session, end, shown: stripVTControlCharacters(Buffer.concat(chunks).toString()) };
}

const firstAction = ({ session }: { session: Session }) => session.table?.match.replay().actions[0];
const MOVES = ['one', 'some', 'number', 'player', 'pay', 'split', 'order', 'assign', 'stop'];
const pick = (move: string): string => String(MOVES.indexOf(move) + 1);

describe('every kind of choice can be answered', () => {
  it.each([
    ['one', ['2'], { card: 2 }],
    ['some', ['1,3'], { cards: [1, 3] }],
    ['some', ['1,2,3', '2'], { cards: [2] }],
    ['number', ['21', 'x', '17'], { x: 17 }],
    ['player', ['2'], { who: 'p1' }],
    ['pay', ['1'], { cost: { fire: 2 } }],
    ['split', ['21', '12'], { among: { 1: 12, p1: 8 } }],
    ['order', ['3', '1'], { cards: [3, 1, 2] }],
    ['assign', ['2,3', '1', '2'], { to: { 2: 'p0', 3: 'p1' } }],
    ['assign', ['', ''], { to: {} }],
  ])('%s', async (move, answers, args) => {
    expect(firstAction(await sitWith(pick(move), ...answers))).toEqual({ player: 'p0', move, args });
  });
});

describe('at the prompt', () => {
  it('moves that lead nowhere are not offered', async () => {
    const { shown } = await sitWith();
    expect(shown).toContain('9  Stop');
    expect(shown).not.toMatch(/Never|Empty/);
  });

  it('what is paid with is called by its name', async () => {
    const { shown } = await sitWith(pick('split'));
    expect(shown).toContain('Among?, 20 left: Ant (0 to 20)');
  });

  it('back goes from the targets of an assignment to what gets one', async () => {
    const played = await sitWith(pick('assign'), '1,2', '1', 'b', 'b', '3', '2');
    expect(firstAction(played)).toMatchObject({ move: 'assign', args: { to: { 3: 'p1' } } });
  });

  it('back goes one choice back, also inside an order', async () => {
    const played = await sitWith(pick('one'), 'b', pick('order'), '3', 'b', '2', '1');
    expect(firstAction(played)).toMatchObject({ move: 'order', args: { cards: [2, 1, 3] } });
  });

  it('cards are shown by name with their key attributes', async () => {
    const { shown } = await sitWith(pick('one'));
    expect(shown).toContain('2  Bee 2  (Stings.)');
  });

  it("the other player's hand is only counted", async () => {
    const { shown } = await sitWith();
    expect(shown).toMatch(/Random .*hand 3\n/);
  });

  it('w tells why a move is not offered', async () => {
    const { shown } = await sitWith('w', '2');
    expect(shown).toMatch(/What can't you do\?\n +1 {2}Cow 3 {2}\(the table\)\n +2 {2}Never/);
    expect(shown).toContain('• Never: The moon is not full.');
  });

  it('w tells why a card is not offered', async () => {
    const { shown } = await sitWith(pick('one'), 'w', '1');
    expect(shown.replace(/\s+/g, ' ')).toContain('It lies in the table; the choice is among your hand.');
  });

  it('u takes back to before the last own action', async () => {
    const { session, shown } = await sitWith(pick('number'), '3', 'u');
    expect(session.table?.match.state.ctx.numMoves).toBe(0);
    expect(session.log.length).toBe(0);
    expect(shown).toContain('You: number 3');
  });

  it('u says what was taken back', async () => {
    const { shown } = await sitWith(pick('number'), '3', 'u');
    expect(shown).toContain('Taken back, with all that came after it: You: number 3');
  });

  it('a card of an order is not told that it must be a list', async () => {
    const { shown } = await sitWith('w', '1');
    expect(shown).not.toMatch(/must be/);
  });

  it('concedes only after being asked whether they mean it', async () => {
    const stayed = await sitWith('t', '2', '1');
    expect([stayed.end, stayed.session.table?.match.isOver]).toEqual(['left', false]);
    const { end, shown } = await sitWith('t', '2', '2', '1');
    expect([end, shown.includes('Do you concede?')]).toEqual(['over', true]);
  });

  it('the end of input leaves the match', async () => {
    expect((await sitWith()).end).toBe('left');
  });

  it('the result is shown at the end', async () => {
    const { end, shown } = await sitWith(pick('stop'), '1');
    expect(end).toBe('over');
    expect(shown).toContain('Game over: you win');
  });
});
