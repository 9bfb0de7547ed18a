import { applyPatch, type Clock, type HostFrame } from '@cardloom/protocol';
import type { View } from 'cardloom';
import type { Entry } from './entry.ts';
import { Letter } from './outbox.ts';
import { sendLetter, type Table } from './table.ts';
import { showClock } from './timing.ts';
import type { Place } from './viewer.ts';

/**
 * How much later than it happens spectators see it: so many entries, so many milliseconds, or both.
 *
 * ```ts
 * const spectatorDelay: Delay = { ms: 60_000 };
 * ```
 */
export interface Delay {
  readonly steps?: number;
  readonly ms?: number;
}

/**
 * What spectators are told waits here until its time has come; nothing of it reaches them before, and whoever comes sees
 * the table as it was then. When the match is over nothing needs to wait.
 */
export interface Gallery {
  readonly delay: Delay;
  readonly waiting: Held[];
  /** What they see now. */
  shown: { readonly place: Place; readonly view: View; readonly clock: Clock | null };
}

interface Held {
  readonly seq: number;
  readonly letter: Letter;
  /** Since when it is stored, by the time of the table. */
  since: number | null;
}

/** Something that spectators are told: now, or later. */
export function tellSpectators(table: Table, letter: Letter): void {
  const { gallery, head } = table;
  if (gallery !== null) gallery.waiting.push({ seq: head, letter, since: null });
  else sendToSpectators(table, letter);
}

function sendToSpectators(table: Table, letter: Letter): void {
  for (const { id, player } of table.seats.connections) if (player === null) sendLetter(table, id, letter);
}

/** Players are told now, spectators in their time. */
export function tellAll(table: Table, frame: HostFrame): void {
  const letter = Letter.of(frame);
  for (const { id, player } of table.seats.connections) if (player !== null) sendLetter(table, id, letter);
  tellSpectators(table, letter);
}

/** Spectators are told what is due. */
export function letGo(table: Table): void {
  const { gallery, watch, stored } = table;
  if (gallery === null) return;
  const { waiting, delay } = gallery;
  const isAll = table.match.isOver && stored === table.head;
  for (const held of waiting) if (held.seq <= stored) held.since ??= watch.time;
  while (waiting.length > 0) {
    const [{ seq, since, letter }] = waiting;
    const isDue = since !== null && since + (delay.ms ?? 0) <= watch.time && isFarBack(table, seq, delay);
    if (!isAll && !isDue) return;
    waiting.shift();
    if (letter.type === 'step') show(table, gallery, letter.frame);
    sendToSpectators(table, letter);
  }
}

function show(table: Table, gallery: Gallery, frame: HostFrame): void {
  if (frame.type !== 'step') return;
  const { view, clock } = gallery.shown;
  gallery.shown = {
    place: { seq: frame.seq, chain: frame.chain },
    view: applyPatch(view, frame.patch, table.game.initial),
    clock: frame.clock ?? clock,
  };
}

/** When the next of it may be told, unless it has to wait for more to happen. */
export function galleryDue(table: Table): number | null {
  const { gallery } = table;
  const next = gallery?.waiting[0];
  if (gallery === null || next === undefined || next.since === null) return null;
  return isFarBack(table, next.seq, gallery.delay) ? next.since + (gallery.delay.ms ?? 0) : null;
}

/** Whether enough has happened since. How clocks stand is nothing that happens: spectators would catch up by waiting. */
function isFarBack({ stored, stands }: Table, seq: number, { steps = 0 }: Delay): boolean {
  if (stored - seq < steps) return false;
  return stored - seq - stands.filter((stand) => stand > seq && stand <= stored).length >= steps;
}

/** Of so many entries spectators are shown what came of them when a table is loaded; the rest waits once more. */
export function alreadyShown(log: readonly Entry[], { steps = 0, ms = 0 }: Delay): number {
  const last = log.at(-1)?.at ?? 0;
  const young = ms === 0 ? -1 : log.findIndex(({ at }) => at > last - ms);
  return Math.min(farBack(log, steps), young < 0 ? log.length : young);
}

/** So many entries there are before the last so many in which something happened. */
function farBack(log: readonly Entry[], steps: number): number {
  let count = log.length;
  for (let left = steps; left > 0 && count > 0; count--) if (log[count - 1].did.type !== 'stand') left--;
  return count;
}

/** From here on spectators are told later. */
export function openGallery(table: Table, delay: Delay): void {
  const { match, viewers, head } = table;
  const viewer = viewers.get(null);
  if (viewer === undefined) return;
  viewer.begin(match, head);
  viewer.watchers++;
  table.gallery = {
    delay,
    waiting: [],
    shown: { place: viewer.here, view: match.view(null), clock: showClock(table) },
  };
}
