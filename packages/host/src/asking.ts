import type { ClientFrame } from '@cardloom/protocol';
import { preview } from './preview.ts';
import { refuse, send, type Table } from './table.ts';

/** What players ask without changing anything. */
export function ask(
  table: Table,
  to: string,
  player: string,
  { id, prompt, move, args = {} }: ClientFrame & { readonly type: 'ask' },
): void {
  if (isStale(table, player, prompt)) {
    movedOn(table, to, player, id);
    return;
  }
  const asked = table.match.promptAfter({ player, move, args });
  if (asked.ok) send(table, to, { type: 'choice', id, asks: asked.asks });
  else refuse(table, to, id, asked.error.code, asked.error.message, asked.error.path);
}

/** What an action would lead to. */
export function showPreview(
  table: Table,
  to: string,
  player: string,
  { id, prompt, move, args = {} }: ClientFrame & { readonly type: 'preview' },
): void {
  if (isStale(table, player, prompt)) {
    movedOn(table, to, player, id);
    return;
  }
  const shown = preview(table.match, { player, move, args });
  if (!shown.ok) {
    refuse(table, to, id, shown.error.code, shown.error.message, shown.error.path);
    return;
  }
  const { events, isAll, patch } = shown;
  send(table, to, { type: 'previewed', id, events, isAll, ...(patch === undefined ? {} : { patch }) });
}

/** Whether this is not the prompt that the seat has to answer now. */
export const isStale = ({ viewers }: Table, player: string, prompt: number): boolean =>
  viewers.get(player)?.promptNumber !== prompt;

export function movedOn(table: Table, to: string, player: string, id: string): void {
  const prompt = table.viewers.get(player)?.prompt;
  send(table, to, {
    type: 'no',
    id,
    code: 'moved-on',
    message: 'The match has moved on.',
    path: 'prompt',
    ...(prompt === undefined ? {} : { prompt }),
  });
}
