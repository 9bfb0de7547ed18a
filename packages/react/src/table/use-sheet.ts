import { useCallback, useState } from 'react';

/** What a small screen shows of a card: `isRead` where somebody wants to read it, whatever is asked meanwhile. */
interface Sheet {
  readonly card: number;
  readonly prompt: number;
  readonly isRead: boolean;
}

/** The card that is opened on a small screen; whatever is done closes it, and `prompt` is another one then. */
export function useSheet(prompt: number) {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const setOpened = useCallback(
    (card: number | null, isRead = false) => setSheet(card === null ? null : { card, prompt, isRead }),
    [prompt],
  );
  const now = sheet !== null && sheet.prompt === prompt ? sheet : null;
  return { opened: now?.card ?? null, isRead: now?.isRead === true, setOpened };
}
