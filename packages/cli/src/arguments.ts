import type { ArgsDef } from 'citty';
import { fail, nearest, UsageError } from './usage.ts';

/**
 * citty takes whatever it is given; a mistyped option would silently change nothing. This refuses unknown options,
 * options without their value and words too many, before a command runs.
 */
export function checkArguments(raw: readonly string[], defined: ArgsDef, takesMany = false): void {
  const options = Object.entries(defined).filter(([, arg]) => arg.type !== 'positional');
  const positionals = Object.entries(defined).filter(([, arg]) => arg.type === 'positional');
  const names = options.map(([name]) => `--${name}`);
  let words = 0;
  for (let i = 0; i < raw.length; i++) {
    const [flag, value] = split(raw[i]);
    if (!isOption(flag)) {
      if (++words > positionals.length && !takesMany) fail(`"${raw[i]}" is one word too many`);
      continue;
    }
    const found = options.find(([name, arg]) => isNamed(flag, name, arg));
    if (found === undefined) throw unknownOption(flag, names);
    const [name, arg] = found;
    if (arg.type === 'boolean') {
      if (value !== undefined) fail(`--${name} takes no value`);
    } else if (value === undefined) {
      const next = raw[++i];
      if (next === undefined || next.startsWith('--')) fail(`--${name} needs a value`);
    } else if (value === '') fail(`--${name} needs a value`);
  }
}

function unknownOption(flag: string, names: readonly string[]): UsageError {
  const near = nearest(flag, names);
  const hint = near === undefined ? `there are ${names.join(', ')}` : `did you mean ${near}?`;
  return new UsageError(`there is no option ${flag}; ${hint}`);
}

const isOption = (word: string): boolean => word.startsWith('-') && word !== '-' && !/^-\d/.test(word);

function split(word: string): [flag: string, value: string | undefined] {
  const at = word.startsWith('--') ? word.indexOf('=') : -1;
  return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)];
}

function isNamed(flag: string, name: string, arg: ArgsDef[string]): boolean {
  const aliases = 'alias' in arg && arg.alias !== undefined ? [arg.alias].flat() : [];
  if (arg.type === 'boolean' && flag === `--no-${name}`) return true;
  return flag === `--${name}` || aliases.some((alias) => flag === (alias.length === 1 ? `-${alias}` : `--${alias}`));
}
