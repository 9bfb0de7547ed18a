// What TypeDoc leaves open in the reference: types without an example of their own lead to the one in which they are to be
// seen, the first page says what examples take for granted, and names in the guides lead to the reference.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedNames, shownTypes } from './api.mjs';
import { slug } from './pages.mjs';

const GIVEN = `
Examples are short: they leave out imports of what the packages export, and speak of a game of your own as if it were there:
\`kit\` is what [\`declareGame\`](cardloom.md#declaregame) gave, \`game\` what \`kit.define\` made of it, \`match\` a match of
it, \`Context\`, \`Card\` and \`Player\` the types of its rules, \`view\`, \`prompt\` and \`patch\` what one seat is sent, \`client\`
somebody who sits there. A test compiles all of them, and runs those that need none of that.
`;

/** Heading → anchor, as the site makes them: the second of a name is counted. */
function anchorsIn(text) {
  const seen = new Map();
  const anchors = new Map();
  for (const [, heading] of text.matchAll(/^#{1,6} (.*)$/gm)) {
    const plain = heading.replaceAll('\\', '');
    const count = seen.get(slug(plain)) ?? 0;
    seen.set(slug(plain), count + 1);
    const name = plain.replace(/\(\)$/, '').replace(/<.*/, '');
    if (!anchors.has(name)) anchors.set(name, count === 0 ? slug(plain) : `${slug(plain)}-${count}`);
  }
  return anchors;
}

/** A name that means nothing else: `createMatch`, `ViewOf`; `pass` and `card` are words of other things as well. */
const isTelling = (name) => /[a-z][A-Z]/.test(name);

/** The first mention of each exported name in a page leads to the reference; headings, links and code stay. */
function withLinks(text, addresses) {
  const linked = new Set();
  const parts = text.split(/(^```[\s\S]*?^```$|^#.*$|^---$[\s\S]*?^---$|\[[^\]]*\]\([^)]*\))/m);
  return parts
    .map((part, i) =>
      i % 2 === 1
        ? part
        : part.replace(/`(\w+)(\([^`]*\))?`/g, (all, name) => {
            const address = addresses.get(name);
            if (address === undefined || linked.has(name)) return all;
            linked.add(name);
            return `[${all}](${address})`;
          }),
    )
    .join('');
}

/** Links the names in these pages to a reference that is complete. */
export function linkNames(folder, pages) {
  const addresses = new Map();
  for (const { from, name } of exportedNames()) {
    const anchor = anchorsIn(readFileSync(join(folder, 'reference', `${from}.md`), 'utf8')).get(name);
    if (isTelling(name) && anchor !== undefined && !addresses.has(name))
      addresses.set(name, `/reference/${from}#${anchor}`);
  }
  for (const page of pages) {
    const file = join(folder, page);
    writeFileSync(file, withLinks(readFileSync(file, 'utf8'), addresses));
  }
}

/** Completes the pages that are in this folder. */
export function completeReference(folder) {
  const shown = shownTypes(exportedNames());
  const borrowed = [...shown].map(([key, by]) => [...key.split('#'), by]).filter(([, name, by]) => name !== by);
  for (const from of new Set(borrowed.map(([from]) => from))) {
    const file = join(folder, `${from}.md`);
    let text = readFileSync(file, 'utf8');
    const anchors = anchorsIn(text);
    for (const [, name, by] of borrowed.filter(([of]) => of === from)) {
      const link = `Shown in the example of [\`${by}\`](#${anchors.get(by)}).`;
      text = text.replace(new RegExp(`^(### ${name}(?:\\\\<.*)?)\\n`, 'm'), (heading) => `${heading}\n${link}\n`);
    }
    writeFileSync(file, text);
  }
  const first = join(folder, 'README.md');
  writeFileSync(first, readFileSync(first, 'utf8').replace('# Reference\n', `# Reference\n${GIVEN}`));
}
