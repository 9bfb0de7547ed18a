import { type ComponentProps, type ComponentType, createElement, lazy, Suspense, useEffect, useState } from 'react';
import { onceReachable } from '../once-reachable.ts';
import type { Arrows } from './arrows.tsx';
import type { Band } from './band.tsx';
import type { Clash } from './clash.tsx';
import type { FlipProps } from './flip.tsx';
import type { Ghosts } from './ghosts.tsx';
import type { Inspected } from './inspected.tsx';
import type { LogOfProps } from './log.tsx';
import { Part } from './part.tsx';
import type { PileDialog } from './pile-dialog.tsx';
import type { SpokenKeysProps } from './spoken-keys.tsx';
import type { Stack } from './stack.tsx';
import type { TableMenu } from './table-menu.tsx';

type Parts = typeof import('./later-parts.ts');

let there: Parts | null = null;
/** What comes once a table is there. */
export const laterParts = async (): Promise<Parts> => {
  there ??= await onceReachable(() => import('./later-parts.ts'));
  return there;
};

/** What comes with the others. Once they are there it is drawn at once: what is lazy is not to be seen for some frames. */
function later<P extends object>(pick: (parts: Parts) => ComponentType<P>): ComponentType<P> {
  const Lazy: ComponentType<P> = lazy(async () => ({ default: pick(await laterParts()) }));
  return function Later(props) {
    const [shown] = useState(() => (there === null ? Lazy : pick(there)));
    return <Suspense>{createElement(shown, props)}</Suspense>;
  };
}

const Menu = later<ComponentProps<typeof TableMenu>>((parts) => parts.TableMenu);
const Card = later<ComponentProps<typeof Inspected>>((parts) => parts.Inspected);
const Aims = later<ComponentProps<typeof Arrows>>((parts) => parts.Arrows);
const Shadows = later<ComponentProps<typeof Ghosts>>((parts) => parts.Ghosts);
const Strip = later<ComponentProps<typeof Band>>((parts) => parts.Band);
const Pile = later<ComponentProps<typeof PileDialog>>((parts) => parts.PileDialog);

/** A fight, which comes with the menu: nobody fights before that. */
export const LaterClash = later<ComponentProps<typeof Clash>>((parts) => parts.Clash);

/** What waits to happen, which comes with the menu: nothing does before somebody has acted. */
export const LaterStack = later<ComponentProps<typeof Stack>>((parts) => parts.Stack);

/** Milliseconds after which a table is there, and has time for what it will need. */
export const AFTERWARDS = 600;

interface LaterLogProps extends LogOfProps {
  /** It is read at this moment. */
  readonly isOpen: boolean;
}

/** All that comes later, as soon as there is time for it. */
function useLaterParts(isNow = false): Parts | null {
  const [parts, setParts] = useState(there);
  useEffect(() => {
    if (parts !== null) return;
    const timer = setTimeout(() => laterParts().then(setParts, () => undefined), isNow ? 0 : AFTERWARDS);
    return () => clearTimeout(timer);
  }, [parts, isNow]);
  return parts;
}

/** Cards move to their places, once somebody may have read which those are. */
export function LaterFlip(props: FlipProps) {
  const parts = useLaterParts();
  return parts === null ? null : <parts.Flip {...props} />;
}

/** What is read out on demand. */
export function LaterSpokenKeys(props: SpokenKeysProps) {
  const parts = useLaterParts();
  return parts === null ? null : <parts.SpokenKeys {...props} />;
}

/** What happened: in the beginning nothing did. */
export function LaterLog({ isOpen, ...props }: LaterLogProps) {
  const parts = useLaterParts(isOpen);
  if (parts !== null) return <parts.LogOf {...props} />;
  return (
    <section className="cl-log" aria-label="What happened">
      <h2>What happened</h2>
    </section>
  );
}

/** The menu of a table, which comes with the first question that needs it. */
export function LaterMenu(props: ComponentProps<typeof TableMenu>) {
  const { moves, loose, go } = props.asking;
  return moves.length + loose.length > 0 || go !== null ? <Menu {...props} /> : null;
}

/** Arrows, which come with the menu: what they say is said by the cards as well. */
export const LaterArrows = (props: ComponentProps<typeof Arrows>) =>
  props.aims.length > 0 ? <Aims {...props} /> : null;

/** What goes on, above the question of a small screen; it comes with the menu. */
export const LaterBand = ({ blocks }: ComponentProps<typeof Band>) =>
  blocks.some((block) => (block.kind === 'stack' ? block.cards.length > 0 : block.kind === 'clash')) ? (
    <Strip blocks={blocks} />
  ) : null;

/** Cards where they would lie, which come with the menu. */
export const LaterGhosts = (props: ComponentProps<typeof Ghosts>) =>
  props.ghosts.length > 0 ? <Shadows {...props} /> : null;

/** A pile that was opened, which comes with the menu. */
export const LaterPile = (props: ComponentProps<typeof PileDialog>) => (
  <Part what="This pile" on={props.pile}>
    <Pile {...props} />
  </Part>
);

/** A card in full, which comes with the menu. */
export const LaterCard = (props: ComponentProps<typeof Inspected>) => (
  <Part what="This card" on={props.card}>
    <Card {...props} />
  </Part>
);
