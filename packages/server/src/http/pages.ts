import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, sep } from 'node:path';

/** A file that is served. */
export interface Page {
  readonly body: Buffer;
  readonly type: string;
  /** Whether its name changes with what stands in it. */
  readonly isHashed: boolean;
}

/** The files below a folder, by their path; only those that were there at the start are ever served. */
export function pagesIn(folder: string): ReadonlyMap<string, Page> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => statSync(join(folder, file)).isFile() && Object.hasOwn(TYPES, extname(file)))
    .map((file): [string, Page] => [
      `/${file.split(sep).join('/')}`,
      {
        body: readFileSync(join(folder, file)),
        type: TYPES[extname(file)],
        isHashed: /[-.][\w-]{8,}\.\w+$/.test(file),
      },
    ]);
  return new Map(pages);
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Where there is no table to look at yet. */
export const PLAIN_PAGE: Page = {
  type: 'text/html; charset=utf-8',
  isHashed: false,
  body: Buffer.from(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Cardloom</title>
<style>body { font: 1.1rem/1.5 system-ui; max-width: 34em; margin: 4em auto; padding: 0 1em }</style>
<h1>Cardloom</h1>
<p>This server is running. The table will be here once <code>@cardloom/web</code> is built.</p>
<p>Until then there are <a href="/api/games">the games</a> and <a href="/api/matches">the open matches</a> as JSON,
and <code>npx cardloom play</code> in a terminal.</p>
</html>
`),
};
