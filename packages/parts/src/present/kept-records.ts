import type { View } from 'cardloom';
import type { AboutCard, Presentation } from './description.ts';
import type { KnownCard } from './reading.ts';
import type { ShownCard } from './record.ts';

/**
 * Most cards are as they were a step before, and so is what a game shows of them: views share what has not changed, and `card` of a
 * presentation is a pure function. So what is shown is kept with the parts of the view it was made from, and made anew only where the
 * card, its place or one of those parts is another.
 */
interface Kept {
  readonly shown: ShownCard;
  readonly zone: string;
  readonly player: string | null;
  readonly facts: unknown;
  readonly parts: readonly (readonly [name: keyof View, value: unknown])[];
}

type Make = NonNullable<Presentation['card']>;

const kept = new WeakMap<Make, WeakMap<KnownCard, Kept>>();

/** What is shown of a card: what was shown before, if `make` would make the same of it, else what `show` gives. */
export function keptShown(make: Make, about: AboutCard, show: (about: AboutCard) => ShownCard): ShownCard {
  const { card, view, zone, player, facts } = about;
  const records = kept.get(make) ?? new WeakMap<KnownCard, Kept>();
  const before = records.get(card);
  if (before?.zone === zone && before.player === player && before.facts === facts && isOf(before, view)) {
    return before.shown;
  }
  const watched = watchedOf(view);
  const outside = watched.read;
  watched.read = new Set();
  const shown = show({ ...about, view: watched.view });
  const parts = [...watched.read].map((name) => [name, view[name]] as const);
  for (const name of outside) watched.read.add(name);
  records.set(card, { shown, zone, player, facts, parts });
  kept.set(make, records);
  return shown;
}

const isOf = ({ parts }: Kept, view: View): boolean => parts.every(([name, value]) => view[name] === value);

/** A view that notes which of its parts are read. */
interface Watched {
  readonly view: View;
  read: Set<keyof View>;
}

const watchedViews = new WeakMap<View, Watched>();

function watchedOf(view: View): Watched {
  const known = watchedViews.get(view);
  if (known !== undefined) return known;
  const parts = Object.keys(view) as (keyof View)[];
  const get = (name: keyof View) => (): unknown => {
    watched.read.add(name);
    return view[name];
  };
  const watching = Object.defineProperties(
    { ...view },
    Object.fromEntries(parts.map((name) => [name, { enumerable: true, get: get(name) }])),
  );
  const watched: Watched = { view: watching, read: new Set() };
  watchedViews.set(view, watched);
  // asked for with itself, it is the same
  watchedViews.set(watching, watched);
  return watched;
}
