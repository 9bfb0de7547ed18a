/**
 * React hooks and a table for any Cardloom game.
 * @module @cardloom/react
 */

export { art, artUrl, type Motif, motifOf } from './art/art.ts';
export { toneColour } from './art/tone.ts';
export { Card, type CardProps, type CardState } from './card/card.tsx';
export { Avatar } from './card/card-art.tsx';
export { CardFace } from './card/card-face.tsx';
export { Chip } from './card/chip.tsx';
export { type Area, cardWidth, type Line } from './layout/card-width.ts';
export { type Phase, phasesOf } from './layout/phases-of.ts';
export { onceReachable } from './once-reachable.ts';
export { type BarButton, PromptBar } from './prompt/prompt-bar.tsx';
export { type Prompting, usePrompt } from './prompt/use-prompt.ts';
export type { FaceProps, LaneNamesProps, Skin } from './skin.ts';
export { Boundary, BrokenPart } from './table/boundary.tsx';
export { GettingReady } from './table/getting-ready.tsx';
export { Hand } from './table/hand.tsx';
export { Log } from './table/log.tsx';
export { Phases } from './table/phases.tsx';
export { Table, type TableProps } from './table/table.tsx';
export { type TableUi, TableUiProvider, useTableUi } from './table/ui.tsx';
export { useKeys } from './table/use-keys.ts';
export { useTold } from './table/use-told.ts';
export { useMatch } from './use-match.ts';
