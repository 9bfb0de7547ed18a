// Which files of the repository are pages of the documentation, and where each stands on the site. The build, the test of the
// links and the test of the code go by this list.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Below a folder, in the order of their paths. */
function markdownIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !['node_modules', 'dist'].includes(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return markdownIn(path);
      return entry.name.endsWith('.md') ? [path] : [];
    })
    .sort();
}

const foldersIn = (folder) => readdirSync(join(root, folder)).sort();
const ifThere = (paths) => paths.filter((path) => existsSync(join(root, path)));

/** The games with a page: folders of the package that have a README. */
export const gamePages = ifThere(foldersIn('packages/games/src').map((name) => `packages/games/src/${name}/README.md`));

/** Path in the repository → path on the site. */
export const pages = new Map([
  ...markdownIn('docs').map((path) => [path, path.slice('docs/'.length)]),
  ...ifThere(foldersIn('packages').map((name) => `packages/${name}/README.md`)).map((path) => [
    path,
    `packages/${path.split('/')[1]}.md`,
  ]),
  ...gamePages.map((path) => [path, `games/${path.split('/')[3]}.md`]),
  ['examples/README.md', 'examples/index.md'],
  ...ifThere(foldersIn('examples').map((name) => `examples/${name}/README.md`)).map((path) => [
    path,
    `examples/${path.split('/')[1]}.md`,
  ]),
  ['bench/README.md', 'bench.md'],
]);

/** All that has code or links to keep true: the pages, and what greets people in the repository. */
export const sources = ['README.md', ...pages.keys()];

export const read = (path) => readFileSync(join(root, path), 'utf8');

/** Text without its blocks of code, line by line, so that what looks like a link there is none. */
export const prose = (text) => text.replace(/^```[\s\S]*?^```$/gm, '').replace(/<!--[\s\S]*?-->/g, '');

/** Where a link in a page leads: an outside address, or a path in the repository with an anchor. */
export function target(from, link) {
  if (/^[a-z]+:/i.test(link)) return { outside: link };
  const [path, anchor = ''] = link.split('#');
  return { path: path === '' ? from : normalize(join(dirname(from), path)), anchor };
}

/** The anchor a heading gets, as on GitHub and on the site. */
export const slug = (heading) =>
  heading
    .replace(/`|\*|_|\[([^\]]*)\]\([^)]*\)/g, (_all, words) => words ?? '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');

export const anchorsOf = (text) => [...prose(text).matchAll(/^#{1,6} (.*)$/gm)].map(([, heading]) => slug(heading));
