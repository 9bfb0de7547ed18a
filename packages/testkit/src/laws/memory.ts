import type { Position } from './position.ts';

/** Every card in exactly one zone, links that agree, and an index of triggers that equals a scan. */
export function checkMemory({ match, recorder }: Position): void {
  for (const { kind, detail } of match.inspect()) {
    if (kind === 'zone') recorder.found('zones', 'zoneMismatches', detail);
    else recorder.found('index', 'indexMismatches', detail);
  }
}
