import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of the built pages of `@cardloom/web`; null if it is not here, or not built. */
export function webPages(): string | null {
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve('@cardloom/web/package.json')), 'dist');
    return existsSync(join(folder, 'index.html')) ? folder : null;
  } catch {
    return null;
  }
}
