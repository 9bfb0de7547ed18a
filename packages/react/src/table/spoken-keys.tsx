import type { Client } from '@cardloom/client';
import type { TableRecord } from '@cardloom/parts/present';
import { useState } from 'react';
import { clocksSaid, handSaid, lastSaid, zonesSaid } from './spoken.ts';
import type { Telling } from './told.ts';
import { useTableUi } from './ui.tsx';
import { useKeys } from './use-keys.ts';

export interface SpokenKeysProps {
  readonly client: { readonly state: Pick<Client['state'], 'clock' | 'clockAt'>; now(): number };
  readonly telling: Telling;
  readonly table: TableRecord;
  nameOf(player: string): string;
}

/** Keys that read out what others see at a glance: the last thing that happened, clocks, what lies where, the hand. */
export function SpokenKeys({ client, telling, table, nameOf }: SpokenKeysProps) {
  const { say } = useTableUi();
  const [said, setSaid] = useState({ text: '', isOdd: false });
  const speak = (text: string): void => setSaid(({ isOdd }) => ({ text, isOdd: !isOdd }));
  useKeys({
    l: () => speak(lastSaid(telling.told)),
    c: () => speak(clocksSaid(client.state.clock, client.now() - client.state.clockAt, nameOf)),
    z: () => speak(zonesSaid(table, nameOf)),
    h: () => speak(handSaid(table, say)),
  });
  return (
    <p className="cl-sr" role="status" data-spoken>
      {said.text}
      {/* the same words again are no news to a screen reader */}
      {said.isOdd && '\u00a0'}
    </p>
  );
}
