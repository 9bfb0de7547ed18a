// Gathers the pages of the site in one folder: docs, READMEs of packages, games and examples, with links that lead from page to
// page. What is no page (a source file, say) stays as words.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { gamePages, pages, read, root, target } from './pages.mjs';

const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g;

/** The page of a path in the repository, be it a file or a folder with a README. */
const pageOf = (path) => pages.get(path) ?? pages.get(posix.join(path, 'README.md'));

function linked(from, text) {
  const here = dirname(pages.get(from));
  const to = (page, anchor) => {
    const path = posix.relative(here, page);
    return `${path.startsWith('.') ? path : `./${path}`}${anchor ? `#${anchor}` : ''}`;
  };
  return outsideCode(text, (part) =>
    part.replace(LINK, (all, picture, words, link) => {
      const { outside, path, anchor } = target(from, link);
      if (outside !== undefined || link.startsWith('/') || link.startsWith('#')) return all;
      const page = pageOf(path) ?? (path.startsWith('docs/pictures/') ? path.slice('docs/'.length) : undefined);
      return page === undefined ? words : `${picture}[${words}](${to(page, anchor)})`;
    }),
  );
}

const outsideCode = (text, change) =>
  text
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part, i) => (i % 2 === 0 ? change(part) : part))
    .join('');

/** What only the tests need to see. */
const withoutHidden = (text) => text.replace(/<!-- (?:code:|goes on|not run:|results:|end)[\s\S]*?-->\n*/g, '');

/** A game is played where it is explained: behind its first paragraph, with what its table says of the rules. */
function withTable(path, text, rules) {
  const game = path.split('/')[3];
  const at = text.indexOf('\n\n', text.indexOf('\n\n') + 2);
  const said = rules.get(game)?.split('\n').join(' ') ?? '';
  const short = said === '' ? '' : `\n\n## The rules in short\n\n${said}\n\n## In code`;
  return `${text.slice(0, at)}\n\n<PlayTable game="${game}" />${short}${text.slice(at)}`;
}

/** Writes all pages below a folder; `rules` has the rules of each game in short. */
export function assemble(folder, rules) {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, page] of pages) {
    const text = linked(path, withoutHidden(read(path)));
    const file = join(folder, page);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, gamePages.includes(path) ? withTable(path, text, rules) : text);
  }
  cpSync(join(root, 'docs/pictures'), join(folder, 'pictures'), { recursive: true });
  cpSync(join(root, 'docs/pictures'), join(folder, 'public/pictures'), { recursive: true });
}
