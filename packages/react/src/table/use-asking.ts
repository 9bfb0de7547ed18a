import type { Client } from '@cardloom/client';
import type { Presentation, TableRecord } from '@cardloom/parts/present';
import type { Json } from 'cardloom';
import { useState } from 'react';
import type { BarButton } from '../prompt/prompt-bar.tsx';
import type { About, Asking } from './asking.ts';
import { inSheet } from './in-sheet.ts';
import type { Places } from './places.ts';
import { useKeys } from './use-keys.ts';
import type { Outlook } from './use-outlook.ts';
import type { Reasons } from './use-reasons.ts';
import type { Sheet } from './use-sheet.ts';
import { whyThere, whyThereButton } from './why-there.ts';
import { yieldButtons } from './yielding.ts';

interface Parts<G> {
  readonly client: Client<G>;
  readonly presentation: Presentation;
  readonly table: TableRecord;
  readonly places: Places;
  readonly reasons: Reasons;
  readonly outlook: Outlook;
  readonly sheet: Sheet;
  /** The card that is shown in full. */
  readonly shown: number | null;
  /** Closes the log where it lies over the table. */
  readonly closeLog: (() => void) | undefined;
}

/** What the bar says and offers once all around it is known: what will come of it, why places are closed, the opened card, keys. */
export function useAsking<G>(asked: Asking, about: About, parts: Parts<G>): Asking {
  const { prompting, view, names } = about;
  const { client, presentation, table, places, reasons, outlook, sheet, shown, closeLog } = parts;
  const { prompt, walk } = prompting;
  const [wondersAt, setWondersAt] = useState('');
  const step = `${prompt.n} ${walk.answers.length}`;
  const against = (option: Json) => reasons.against(walk, option);
  const there = wondersAt === step ? whyThere({ places, table, view, names, against }) : '';
  // what is only pointed at must not change the bar, or everything moves under whoever points
  const coming = outlook.isAboutToBe ? outlook.text : '';
  const isClosed = places.closed.all.length > 0;
  const why = (): void => {
    for (const option of places.closed.all) reasons.askAgainst(walk, option);
    setWondersAt(step);
    if (!isClosed && shown !== null) reasons.ask(shown);
  };
  const buttons = [
    ...yieldButtons(client, presentation, view, prompting),
    ...(sheet.isChosen ? inSheet(asked.buttons, about, sheet.close) : asked.buttons),
    ...(isClosed ? [whyThereButton(why)] : []),
  ];
  const space = buttons.find(({ hotkey }) => hotkey === 'Space');
  const enter = asked.go ?? buttons.find(({ hotkey }) => hotkey === 'Enter');
  const only = buttons.find(({ look }) => look === 'go');
  useKeys({
    // what lies on top goes first
    Escape: closeLog ?? (sheet.shown === null ? prompting.back : sheet.close),
    Enter: pressOf(enter ?? only),
    ' ': pressOf(space ?? only ?? enter),
    w: why,
    u: client.state.seat === null ? undefined : () => void client.table('undo').catch(() => undefined),
  });
  return { ...asked, hint: there || coming || asked.hint, buttons };
}

const pressOf = (button: BarButton | undefined): (() => void) | undefined =>
  button?.isDisabled === true ? undefined : button?.press;
