// Every move is made and unmade: the match is played to its end and taken back to its beginning.
import { playMatch } from '../driver.mjs';
import { create as createLine } from './cardloom.mjs';

export const create = (options) => createLine(options, true);

export function play(limit, seed, onMove) {
  const { m, n } = playMatch({ create }, limit, seed, onMove);
  while (m.line.unmake());
  return { n, root: m };
}
