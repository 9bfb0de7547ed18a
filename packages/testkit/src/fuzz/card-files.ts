import { Dice } from '../dice.ts';
import { messageOf } from '../report.ts';
import { describeThrown, FuzzRecorder, type FuzzReport } from './fuzz-report.ts';
import { hostileFile } from './hostile-cards.ts';
import type { Campaign } from './random-match.ts';

/**
 * A way to read card files: a game's, or a schema's.
 *
 * ```ts
 * const reader: CardReader = {
 *   name: 'mine',
 *   files: [{ name: 'cards.yaml', text: 'cards: []' }],
 *   read: (files) => files.map(({ text }) => JSON.parse(text)),
 *   isTyped: (thrown) => thrown instanceof SyntaxError,
 * };
 * ```
 */
export interface CardReader {
  readonly name: string;
  /** Honest files, to be damaged. */
  readonly files: readonly { readonly name: string; readonly text: string }[];
  /** Reads files as the game does: returns, or throws what `isTyped` knows. */
  read(files: readonly { readonly name: string; readonly text: string }[]): unknown;
  isTyped(thrown: unknown): boolean;
}

/**
 * Hostile card files, one at a time: refused with a list of problems, at once, and nothing else happens.
 *
 * ```ts
 * const report = fuzzCardFiles(reader, { seed: 1, count: 1000 });
 * ```
 */
export function fuzzCardFiles(reader: CardReader, { seed, count }: Campaign): FuzzReport {
  const dice = new Dice(seed);
  const recorder = new FuzzRecorder('cardFiles', reader.name, seed);
  for (; recorder.count < count; recorder.count++) {
    const { text, what, isBad } = hostileFile(dice, dice.pick(reader.files).text);
    const shown = (): string => `${what} (${text.length} characters: ${JSON.stringify(text.slice(0, 80))})`;
    const read = (): unknown => reader.read([{ name: 'hostile.yaml', text }]);
    try {
      recorder.timed(shown, read, read);
      if (isBad) recorder.found('accepted', `${shown()} is read`);
      else recorder.harmless++;
    } catch (thrown) {
      if (!reader.isTyped(thrown)) recorder.found('throws', `${shown()} throws ${describeThrown(thrown)}`);
      else if (messageOf(thrown).length > LONGEST_MESSAGE) {
        recorder.found('throws', `${shown()} is refused in ${messageOf(thrown).length} characters`);
      }
    }
    if ('polluted' in {}) {
      recorder.found('stateChanges', `${shown()} changes every object there is`);
      Reflect.deleteProperty(Object.prototype, 'polluted');
    }
  }
  return recorder.report();
}
/** Twenty problems and how many more there are. */
const LONGEST_MESSAGE = 20_000;
