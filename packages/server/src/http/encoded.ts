import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Page } from './pages.ts';

/** A page on its way: smaller, if whoever asked can read that. */
export interface Encoded {
  readonly body: Buffer;
  readonly encoding: 'br' | 'gzip' | null;
}

const inGzip = promisify(gzip);
const inBrotli = promisify(brotliCompress);

/** What is not packed already. */
const isPlain = ({ type }: Page): boolean => /^text\/|json|svg/.test(type);
/** Below this a packet is as good as another. */
const LEAST = 1024;
/** Nearly as small as can be, in a tenth of the time. */
const QUALITY = 9;

/** Packs pages when they are first asked for, and keeps what came out. */
export function encoder(): (page: Page, accepted: string | undefined) => Promise<Encoded> {
  const packed = new Map<string, WeakMap<Page, Promise<Buffer>>>([
    ['br', new WeakMap()],
    ['gzip', new WeakMap()],
  ]);
  const pack = (page: Page, encoding: 'br' | 'gzip'): Promise<Buffer> => {
    const known = packed.get(encoding)?.get(page);
    if (known !== undefined) return known;
    const made =
      encoding === 'br'
        ? inBrotli(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
        : inGzip(page.body, { level: QUALITY });
    packed.get(encoding)?.set(page, made);
    return made;
  };
  return async (page, accepted) => {
    const encoding = page.body.length < LEAST || !isPlain(page) ? null : preferred(accepted);
    return encoding === null ? { body: page.body, encoding } : { body: await pack(page, encoding), encoding };
  };
}

/** The better of those that are accepted; `gzip;q=0` is not. */
function preferred(accepted = ''): 'br' | 'gzip' | null {
  const names = accepted
    .split(',')
    .map((one) => one.trim().split(';'))
    .filter(([, quality = '']) => !/^\s*q=0(\.0*)?\s*$/.test(quality))
    .map(([name]) => name.trim().toLowerCase());
  return names.includes('br') ? 'br' : names.includes('gzip') ? 'gzip' : null;
}
