import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import type { TableMenu } from './table-menu.tsx';

const load = () => import('./table-menu.tsx');
const Loaded = lazy(async () => ({ default: (await load()).TableMenu }));

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
