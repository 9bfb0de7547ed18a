type Fields = Readonly<Record<string, unknown>>;

/**
 * The same content as `now`, in the objects of `before` wherever they say the same: whoever compares by identity sees what has
 * changed. Records of a table are made anew at every step, and most of them are about what nobody touched.
 */
export function shared<T>(before: T | undefined, now: T): T {
  if (Object.is(before, now)) return now;
  if (Array.isArray(before) && Array.isArray(now)) return sharedList(before, now) as T;
  return isRecord(before) && isRecord(now) ? (sharedFields(before, now) as T) : now;
}

/** Without lists of keys: this looks at every field of every card at every step. */
function sharedFields(before: Fields, now: Fields): Fields {
  let isSame = true;
  let made: Record<string, unknown> | null = null;
  for (const key in now) {
    const value = shared(before[key], now[key]);
    if (!Object.is(value, before[key]) || !(key in before)) isSame = false;
    if (made === null && Object.is(value, now[key])) continue;
    made ??= { ...now };
    made[key] = value;
  }
  for (const key in before) if (!(key in now)) isSame = false;
  return isSame ? before : (made ?? now);
}

/** Cards are known by their numbers wherever they lie in a list; all else by its place. */
function sharedList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  let known: Map<unknown, unknown> | null = null;
  const partner = (value: unknown, i: number): unknown => {
    const beside = before[i];
    const id = idOf(value);
    if (id === undefined || idOf(beside) === id) return beside;
    known ??= new Map(before.map((one) => [idOf(one), one]));
    return known.get(id);
  };
  let isSame = now.length === before.length;
  const made = now.map((value, i) => {
    const one = shared(partner(value, i), value);
    if (!Object.is(one, before[i])) isSame = false;
    return one;
  });
  return isSame ? before : made;
}

const idOf = (value: unknown): unknown => (isRecord(value) ? value.id : undefined);

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
