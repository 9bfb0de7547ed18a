import { describe, expect, it } from 'vitest';
import { suggestion } from './suggestion.ts';

describe('what was probably meant', () => {
  it.each([
    ['atack', ['attack', 'block'], '; did you mean "attack"?'],
    ['mian', ['main', 'end'], '; did you mean "main"?'],
    ['dgm', ['dmg'], '; did you mean "dmg"?'],
    ['fly', ['attack', 'block'], ''],
    ['', ['a'], ''],
    [7, ['7'], ''],
    [undefined, ['undefined'], ''],
  ])('%s among %s%s', (wrong, names, said) => {
    expect(suggestion(wrong, names)).toBe(said);
  });

  it('a long word is compared with nothing', () => {
    let asked = 0;
    const names = new Proxy(['attack'], {
      get: (target, key, receiver) => {
        asked++;
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
    expect(suggestion('x'.repeat(1_000_000), names)).toBe('');
    expect(asked).toBe(0);
  });

  it('and a word with no more than a thousand others', () => {
    let given = 0;
    function* endless(): Generator<string> {
      for (;;) yield `name${given++}`;
    }
    suggestion('mane', endless());
    expect(given).toBeLessThan(1100);
  });
});
