import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Folder } from './commands/binary.fixture.ts';
import { canWrite, writeText } from './files.ts';

describe('writing a file', () => {
  it('through a link writes what it leads to, and the link stays', () => {
    using folder = new Folder();
    mkdirSync(folder.file('kept'));
    writeFileSync(folder.file('kept/match.json'), 'old');
    symlinkSync('kept/match.json', folder.file('inner.json'));
    symlinkSync(folder.file('inner.json'), folder.file('link.json'));
    canWrite(folder.file('link.json'));
    writeText(folder.file('link.json'), 'new');
    expect(lstatSync(folder.file('link.json')).isSymbolicLink()).toBe(true);
    expect(lstatSync(folder.file('inner.json')).isSymbolicLink()).toBe(true);
    expect(readFileSync(folder.file('kept/match.json'), 'utf8')).toBe('new');
    expect(readdirSync(folder.file('kept'))).toEqual(['match.json']);
    expect(readdirSync(folder.path).sort()).toEqual(['inner.json', 'kept', 'link.json']);
  });

  it('through a link to a file that is not there yet makes that file', () => {
    using folder = new Folder();
    mkdirSync(folder.file('kept'));
    symlinkSync('kept/match.json', folder.file('link.json'));
    writeText(folder.file('link.json'), 'new');
    expect(lstatSync(folder.file('link.json')).isSymbolicLink()).toBe(true);
    expect(readFileSync(folder.file('kept/match.json'), 'utf8')).toBe('new');
  });

  it('through a folder that is a link', () => {
    using folder = new Folder();
    mkdirSync(folder.file('kept'));
    symlinkSync('kept', folder.file('saves'));
    symlinkSync('../other.json', folder.file('kept/link.json'));
    writeText(folder.file('saves/link.json'), 'new');
    expect(readFileSync(folder.file('other.json'), 'utf8')).toBe('new');
  });

  it('keeps who may read it', () => {
    using folder = new Folder();
    const file = folder.file('match.json');
    writeFileSync(file, 'old');
    chmodSync(file, 0o640);
    writeText(file, 'new');
    expect(statSync(file).mode & 0o777).toBe(0o640);
  });

  it('is refused where links lead round in a circle', () => {
    using folder = new Folder();
    symlinkSync('b', folder.file('a'));
    symlinkSync('a', folder.file('b'));
    expect(() => writeText(folder.file('a'), 'x')).toThrow('its links lead round in a circle');
    expect(() => canWrite(folder.file('a'))).toThrow('its links lead round in a circle');
  });

  it('leaves a device a device', () => {
    canWrite('/dev/null');
    writeText('/dev/null', 'x');
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });
});
