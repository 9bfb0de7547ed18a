// node scripts/figures.mjs: puts the committed results of benchmarks into the pages that tell them.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { read, root } from './docs/pages.mjs';
import { FIGURED, withResults } from './docs/results.mjs';

for (const page of FIGURED) {
  const before = read(page);
  const after = withResults(before);
  if (after === before) continue;
  writeFileSync(join(root, page), after);
  process.stderr.write(`figures: ${page}\n`);
}
