import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { TerminalAsker } from './terminal-asker.ts';

const OFFERS = ['a', 'b', 'c'].map((value) => ({ value, label: `Offer ${value}` }));
const QUESTION = { message: 'Which?', keys: [] };

class Window extends EventEmitter {
  columns = 80;
  rows = 24;
}

function terminal() {
  const keyboard = Object.assign(new PassThrough(), { setRawMode: vi.fn() });
  const window = new Window();
  const written = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const last = (): string => stripVTControlCharacters(String(written.mock.lastCall?.[0]));
  const all = (): string => written.mock.calls.map(([text]) => String(text)).join('');
  const asked = (): Promise<void> => vi.waitFor(() => expect(last()).toContain('Which?'), 10_000);
  return { asked, keyboard, window, last, all, asker: new TerminalAsker(keyboard, window) };
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('keys that were pressed while nobody was asked answer nothing', async () => {
  const { asker, keyboard, asked } = terminal();
  asker.show(() => 'board');
  keyboard.write('2');
  const reply = asker.one(QUESTION, OFFERS);
  await asked();
  keyboard.write('3');
  expect(await reply).toEqual({ answer: 'c' });
  asker.close();
});

it('is drawn anew when the window changes', async () => {
  const { asker, keyboard, window, last, asked } = terminal();
  asker.show(({ columns, rows }) => `board ${columns} ${rows > 12}`);
  const reply = asker.one(QUESTION, OFFERS);
  await asked();
  expect(last()).toContain('board 80 true');
  Object.assign(window, { columns: 60, rows: 14 });
  window.emit('resize');
  expect(last()).toContain('board 60 false');
  keyboard.write('1');
  await reply;
  asker.close();
});

it('leaves what stood in the window and its scrollback alone', async () => {
  const { asker, keyboard, all, asked } = terminal();
  asker.show(() => 'board');
  const reply = asker.one(QUESTION, OFFERS);
  await asked();
  keyboard.write('1');
  await reply;
  asker.close();
  expect(all()).toContain('\u001B[?1049h');
  expect(all().endsWith('\u001B[?1049l')).toBe(true);
  expect(all()).not.toContain('\u001B[3J');
});

it('Ctrl-C while nobody is asked is heard, and the end of input leaves', async () => {
  const { asker, keyboard, asked } = terminal();
  const interrupt = vi.fn();
  asker.onInterrupt(interrupt);
  asker.show(() => 'board');
  keyboard.write('\u0003');
  await vi.waitFor(() => expect(interrupt).toHaveBeenCalledOnce());
  const reply = asker.one(QUESTION, OFFERS);
  await asked();
  keyboard.end();
  expect(await reply).toEqual({ key: 'quit' });
  expect(await asker.one(QUESTION, OFFERS)).toEqual({ key: 'quit' });
  asker.close();
});
