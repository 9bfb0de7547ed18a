import type { Client } from '@cardloom/client';
import type { TableRecord } from '@cardloom/parts/present';
import { useEffect, useState } from 'react';
import { onceReachable } from '../once-reachable.ts';
import type { Telling } from './told.ts';
import { useTableUi } from './ui.tsx';
import { useKeys } from './use-keys.ts';

interface SpokenKeysProps<G> {
  readonly client: Client<G>;
  readonly telling: Telling;
  readonly table: TableRecord;
  nameOf(player: string): string;
}

const load = () => onceReachable(() => import('./spoken.ts'));
/** Milliseconds after which a table is there, and has time for what may be asked of it. */
const AFTERWARDS = 600;

/** Keys that read out what others see at a glance: the last thing that happened, clocks, what lies where, the hand. */
export function SpokenKeys<G>({ client, telling, table, nameOf }: SpokenKeysProps<G>) {
  const { say } = useTableUi();
  const [said, setSaid] = useState({ text: '', isOdd: false });
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), AFTERWARDS);
    return () => clearTimeout(timer);
  }, []);
  const speak = (what: (spoken: Awaited<ReturnType<typeof load>>) => string): void => {
    const tell = (text: string): void => setSaid(({ isOdd }) => ({ text, isOdd: !isOdd }));
    load().then(
      (spoken) => tell(what(spoken)),
      () => undefined,
    );
  };
  useKeys({
    l: () => speak(({ lastSaid }) => lastSaid(telling.told)),
    c: () => speak(({ clocksSaid }) => clocksSaid(client.state.clock, client.now() - client.state.clockAt, nameOf)),
    z: () => speak(({ zonesSaid }) => zonesSaid(table, nameOf)),
    h: () => speak(({ handSaid }) => handSaid(table, say)),
  });
  return (
    <p className="cl-sr" role="status" data-spoken>
      {said.text}
      {/* the same words again are no news to a screen reader */}
      {said.isOdd && '\u00a0'}
    </p>
  );
}
