import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { anchorsOf, prose, read, root, sources, target } from './docs/pages.mjs';

/** Every link and picture leads to something that is there, and every anchor to a heading. */
const LINK = /\[(?:[^\]]|\]\()*?\]\(([^)\s]+)\)|src="([^"]+)"/g;
const linksOf = (path) => [...prose(read(path)).matchAll(LINK)].map(([, link, src]) => link ?? src);

it.each(sources)('%s', (path) => {
  const wrong = linksOf(path).filter((link) => {
    const to = target(path, link);
    if (to.outside !== undefined || link.startsWith('/')) return false;
    if (!existsSync(join(root, to.path))) return true;
    return to.anchor !== '' && to.path.endsWith('.md') && !anchorsOf(read(to.path)).includes(to.anchor);
  });
  expect(wrong).toEqual([]);
});
