// What axe has to say about a page.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('node_modules/axe-core/axe.min.js', import.meta.url));

/** One sentence for each rule that something breaks. */
export async function axe(page) {
  await page.evaluate(readFileSync(script, 'utf8'));
  const { violations } = await page.evaluate(() => globalThis.axe.run());
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 200)} ${nodes[0].failureSummary}`);
}
