// From an example in a doc comment to a program: with imports of what the packages export, its own package first, and of what
// all examples take for granted (given.ts).
import { namesIn } from './api.mjs';
import { read } from './pages.mjs';

const GIVEN = new Set(
  [...read('scripts/docs/given.ts').matchAll(/^export (?:declare )?(?:const|let|type) (\w+)/gm)].map(
    ([, name]) => name,
  ),
);

/** Its text, what is wrong with its syntax, and whether it takes nothing for granted, so that it can be run. */
export function programOf(names, from, code) {
  const { problems, free, imported } = namesIn(code);
  const imports = free.flatMap((name) => {
    const own = names.find((one) => one.from === from && one.name === name);
    const given = GIVEN.has(name) ? { from: '../../../scripts/docs/given.ts' } : undefined;
    const source = own ?? given ?? names.find((one) => one.name === name);
    return source === undefined ? [] : [`import { ${name} } from '${source.from}';`];
  });
  const lines = code.split('\n');
  const isImport = (line) => imported.size > 0 && line.startsWith('import ');
  const body = lines.filter((line) => !isImport(line)).join('\n');
  return {
    problems,
    isWhole: !free.some((name) => GIVEN.has(name) && !names.some((one) => one.from === from && one.name === name)),
    text: `${[...imports, ...lines.filter(isImport)].join('\n')}\n${/^export /m.test(body) ? body : inFunction(body)}\n`,
  };
}

const inFunction = (body) => `export async function example() {\n${body}\n}`;
