import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import type { Arrows } from './arrows.tsx';
import type { Ghosts } from './ghosts.tsx';
import type { Inspected } from './inspected.tsx';
import { Part } from './part.tsx';
import type { PileDialog } from './pile-dialog.tsx';
import type { TableMenu } from './table-menu.tsx';

const load = () => import('./later-parts.ts');
const Loaded = lazy(async () => ({ default: (await load()).TableMenu }));
const LoadedCard = lazy(async () => ({ default: (await load()).Inspected }));
const LoadedArrows = lazy(async () => ({ default: (await load()).Arrows }));
const LoadedGhosts = lazy(async () => ({ default: (await load()).Ghosts }));
const LoadedPile = lazy(async () => ({ default: (await load()).PileDialog }));

/** Milliseconds after which a table is there, and has time for what it will need. */
const AFTERWARDS = 600;

/** The menu of a table, which comes once the table is there, or with the first question that needs it. */
export function LaterMenu(props: ComponentProps<typeof TableMenu>) {
  const { moves, loose, go } = props.asking;
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), AFTERWARDS);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{(moves.length + loose.length > 0 || go !== null) && <Loaded {...props} />}</Suspense>;
}

/** Arrows, which come with the menu: what they say is said by the cards as well. */
export const LaterArrows = (props: ComponentProps<typeof Arrows>) => (
  <Suspense>{props.aims.length > 0 && <LoadedArrows {...props} />}</Suspense>
);

/** Cards where they would lie, which come with the menu. */
export const LaterGhosts = (props: ComponentProps<typeof Ghosts>) => (
  <Suspense>{props.ghosts.length > 0 && <LoadedGhosts {...props} />}</Suspense>
);

/** A pile that was opened, which comes with the menu. */
export const LaterPile = (props: ComponentProps<typeof PileDialog>) => (
  <Part what="This pile" on={props.pile}>
    <Suspense>
      <LoadedPile {...props} />
    </Suspense>
  </Part>
);

/** A card in full, which comes with the menu. */
export const LaterCard = (props: ComponentProps<typeof Inspected>) => (
  <Part what="This card" on={props.card}>
    <Suspense>
      <LoadedCard {...props} />
    </Suspense>
  </Part>
);
