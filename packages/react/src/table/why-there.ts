import { type Names, plain, reasonInShort, type TableRecord } from '@cardloom/parts/present';
import type { Json, Reason, View } from 'cardloom';
import type { BarButton } from '../prompt/prompt-bar.tsx';
import type { Places } from './places.ts';

interface About {
  readonly places: Places;
  readonly table: TableRecord;
  readonly view: View;
  readonly names: Names;
  against(option: Json): readonly Reason[] | undefined;
}

/** Why places are not open, as far as it is known: `1, 4: It is taken. 3: It is closed to new units.` */
export function whyThere({ places, table, view, names, against }: About): string {
  const said = new Map<string, string[]>();
  for (const option of places.closed.all) {
    const reasons = against(option);
    if (reasons === undefined) continue;
    const text = reasons.length === 0 ? 'Nothing could come after it.' : plain(reasonInShort(reasons, view, names));
    said.set(text, [...(said.get(text) ?? []), nameOf(option, places, table, names)]);
  }
  return [...said].map(([text, where]) => `${where.join(', ')}: ${text}`).join(' ');
}

/** What the place is called between the players, or its number among its like. */
function nameOf(option: Json, places: Places, { sides, lanes }: TableRecord, names: Names): string {
  const place = places.placeOf(option);
  if (typeof place === 'number') return names.card(place);
  for (const { blocks } of sides) {
    for (const block of blocks) {
      const at = block.kind === 'cells' ? block.cells.findIndex(({ zone }) => zone === place?.zone) : -1;
      if (at >= 0) return lanes[at]?.name ?? String(at + 1);
    }
  }
  return String(place?.zone);
}

export const whyThereButton = (press: () => void): BarButton => ({
  key: 'why',
  label: 'Why not there?',
  look: 'quiet',
  hotkey: 'w',
  press,
});
