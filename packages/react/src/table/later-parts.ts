/** What a table needs only once somebody does something: it comes in one piece, after the table. */
export { Arrows } from './arrows.tsx';
export { Band } from './band.tsx';
export { Clash } from './clash.tsx';
export { drag } from './drag.ts';
export { Flip } from './flip.tsx';
export { forecastOf } from './forecast.ts';
export { Ghosts } from './ghosts.tsx';
export { Inspected } from './inspected.tsx';
export { keptFocus } from './kept-focus.ts';
export { LogOf } from './log.tsx';
export { longPress } from './long-press.ts';
export { PileDialog } from './pile-dialog.tsx';
export { SpokenKeys } from './spoken-keys.tsx';
export { Stack } from './stack.tsx';
export { TableMenu } from './table-menu.tsx';
