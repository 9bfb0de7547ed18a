import type { Rule } from '../definition/node.ts';
import type { Box } from '../world/boxes.ts';
import type { CardHandle } from '../world/handles.ts';

/** A registered modifier with what its names stand for. */
export interface ActiveModifier {
  readonly modifies: string;
  readonly rule: Rule;
  readonly source: CardHandle;
}

/** The modifiers of a match, made ready again whenever they have changed. */
export class ActiveModifiers {
  /** The newest of those they were made from. */
  newest: Box | null = null;
  list: readonly ActiveModifier[] = [];
}
