import type { Place } from '@cardloom/parts/present';
import type { Json, Naming } from 'cardloom';
import type { Walk } from '../prompt/walk.ts';
import type { Aim } from './aims.ts';

/** What the viewer has chosen on the way to an action, as arrows from the card it is done with. */
export function choicesOf(
  { subject, answers, asked, draft }: Walk,
  placeOf: (option: Json) => Place | number | undefined,
): Aim[] {
  const isAssigning = asked !== null && asked !== 'ask' && asked.kind === 'assignment';
  return [
    ...answers.flatMap(({ value, of }) => aimsAt(subject, value, of, placeOf)),
    ...(isAssigning ? assignedAims(draft) : []),
  ];
}

function aimsAt(
  from: number | null,
  value: Json,
  of: Naming,
  placeOf: (option: Json) => Place | number | undefined,
): readonly Aim[] {
  if (isRecord(value)) return assignedAims(value);
  if (from === null) return [];
  const place = placeOf(value);
  if (place !== undefined) return [{ from, to: place, kind: 'mine' }];
  const all: readonly Json[] = Array.isArray(value) ? value : [value];
  return AIMED.has(of) ? all.filter(isTarget).flatMap((to) => (to === from ? [] : [{ from, to, kind: 'mine' }])) : [];
}

const AIMED: ReadonlySet<Naming> = new Set(['card', 'target', 'player']);

/** Who attacks or blocks whom. */
const assignedAims = (given: Json): Aim[] =>
  !isRecord(given)
    ? []
    : Object.entries(given).flatMap(([item, to]) => {
        const from = Number(item);
        return Number.isInteger(from) && isTarget(to) ? [{ from, to, kind: 'mine' }] : [];
      });

const isTarget = (value: Json): value is number | string => typeof value === 'number' || typeof value === 'string';
const isRecord = (value: Json): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
