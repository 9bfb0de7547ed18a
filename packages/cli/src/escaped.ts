import { inLine } from './terminal.ts';

/** A text within HTML or SVG, also between quotes. XML has no control characters at all. */
export const escaped = (text: string): string =>
  inLine(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
